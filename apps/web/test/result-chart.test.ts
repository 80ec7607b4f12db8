/** The chart of a result, with long names and scores that are near each other. */
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { settled, usePages } from './browser.ts'
import { cardGameAt } from './card-games.ts'
import { openCardGame } from './card-playing.ts'

const pages = usePages()

const LONG = ['Wilhelmina of the Marshes', 'Bartholomew', 'Christophe', 'Maximilian II', 'Ann']

test.each(rotating(['phone', 'desktop'] as const))('on a %s the chart tells every line’s name in full', (size) =>
  pages.visit({ size }, async ({ page, go }) => {
    await go('#/games')
    await openCardGame(page, cardGameAt({ seats: LONG }))
    const table = page.url().match(/table\/(\w+)/)?.[1]
    await page.evaluate((to) => location.assign(to), `#/table/${table}`)
    const figure = page.locator('.result figure')
    await figure.waitFor()
    await settled(page)
    const { labels, right } = await figure.evaluate((chart) => ({
      labels: [...chart.querySelectorAll('text.label')].map((label) => label.getBoundingClientRect().toJSON()),
      right: chart.getBoundingClientRect().right,
    }))
    expect(labels).toHaveLength(LONG.length)
    const byHeight = [...labels].sort((one, other) => one.top - other.top)
    for (const [i, label] of byHeight.entries()) {
      expect(label.right).toBeLessThanOrEqual(right + 1)
      expect(label.top - (byHeight[i - 1]?.top ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(14)
    }
    // At the ends of the lines, or listed below them.
    const names = await figure.locator(size === 'phone' ? '.legend li' : 'text.label').allTextContents()
    for (const [i, name] of LONG.entries()) expect(names[i]).toContain(name)
  }),
)
