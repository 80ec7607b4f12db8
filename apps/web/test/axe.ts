/** Automated accessibility checks. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './browser.ts'

interface Axe {
  run(context: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** Runs with the whole page in the window: whatever a bar at the edge covers can be scrolled to. */
async function inFullHeight<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const before = page.viewportSize()
  if (before === null) return run()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Leaves space for such a bar, too.
  await page.setViewportSize({ width: before.width, height: Math.max(before.height, height + 200) })
  try {
    return await run()
  } finally {
    await page.setViewportSize(before)
  }
}

/** One line per element that breaks a rule: the rule, the element, and how to fix it. */
export async function barriers(page: Page): Promise<string[]> {
  await settled(page)
  // Injected through the debugger, because the page's policy would rightly block a script. Once per page: it is long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await inFullHeight(page, () =>
    page.evaluate(() =>
      (globalThis as unknown as { axe: Axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Passes need no details.
        resultTypes: ['violations'],
      }),
    ),
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} (${help}) at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}

/** Checks both themes, starting with the current one, so that pages appear first in one theme or the other. */
export async function barriersInThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  const themeOf = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme)
  const themes = (await themeOf()) === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect.poll(themeOf).toBe(theme)
    found.push(...(await barriers(page)).map((barrier) => `${theme}: ${barrier}`))
  }
  return found
}
