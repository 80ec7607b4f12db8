import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { cardGameAt } from './card-games.ts'
import { hurryBots, nextCardOffer, openCardGame } from './card-playing.ts'
import { resultOf, SeededRandom, seatScores } from './playing.ts'

const pages = usePages()

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

test('by keyboard alone the last rounds are played, settled and counted', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await hurryBots(context)
    await go('#/games')
    const record = cardGameAt({
      seats: ['gold', '*red', '*green'],
      stopAt: ({ round, rounds, step, seats }, by) =>
        by === 0 && step === 'play' && round === rounds - 1 && seats[0]?.hand === 5,
    })
    await openCardGame(page, record)
    const random = new SeededRandom(6)
    const pressed = new Set<string>()
    const press = async (key: string): Promise<void> => {
      pressed.add(key)
      await page.keyboard.press(key)
    }
    for (let i = 0; i < 400; i++) {
      const { does } = await nextCardOffer(page, random)
      if (does === 'over') break
      if (does === 'item' && random.next() < 0.25) await press('f')
      else if (does === 'item') {
        await press('ArrowRight')
        await expect.poll(() => focused(page)).not.toBe('')
      } else if (does === 'row')
        await press(['ArrowUp', 'ArrowDown', ' ', '3'][Math.floor(random.next() * 4)] as string)
      else if (does === 'answer') await press(random.next() < 0.5 ? 'ArrowRight' : '1')
      else await press('Enter')
    }
    expect([...pressed].sort()).toEqual(expect.arrayContaining(['ArrowRight', 'Enter', 'f']))
    // The focus is on the way to the result.
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Result' }).waitFor()
    expect(await resultOf(page)).toEqual(await seatScores(page))
  }))

test('the keys of the game are listed, and P shows one’s own hidden cards and hides them again', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    const record = cardGameAt({
      seats: ['gold', '*red'],
      stopAt: ({ round, step, seats, rows, viewer }, by) =>
        by === 0 &&
        round === 2 &&
        step === 'play' &&
        (seats[0]?.hand ?? 0) === 4 &&
        rows.some(({ stretches }) =>
          stretches.some(({ cards }) => cards.some((one) => one.lies === 'down' && one.by === viewer)),
        ),
    })
    await openCardGame(page, record)
    await page.waitForSelector('.mine')
    const hidden = await page.locator('.mine').count()
    const backs = await page.locator('[data-row] [data-card="down"]').count()
    await page.keyboard.press('p')
    expect(await page.locator('.mine').count()).toBe(0)
    expect(await page.locator('[data-row] [data-card="down"]').count()).toBe(backs - hidden)
    await page.keyboard.press('p')
    expect(await page.locator('.mine').count()).toBe(hidden)
    // A mouse that rests on one of them shows that one.
    const [x = 0, y = 0] = await page.evaluate(() => {
      const { left, bottom } = document.querySelector('.mine')?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
      return [left + 3, bottom - 3]
    })
    await page.mouse.move(x, y)
    expect(await page.locator('[data-row] [data-card="down"]').count()).toBe(backs - 1)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(await keys.textContent()).toContain('peek at your face-down cards')
  }))
