/** What a machine can tell of whether everybody can use a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Axe {
  run(context: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** With all of the page in the window: what a bar at its edge covers for now can be scrolled to. */
async function inFullHeight<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const before = page.viewportSize()
  if (before === null) return run()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Room for such a bar, too.
  await page.setViewportSize({ width: before.width, height: Math.max(before.height, height + 200) })
  try {
    return await run()
  } finally {
    await page.setViewportSize(before)
  }
}

/** One line for each element at which a rule is broken: the rule, the element, and what would mend it. */
export async function barriers(page: Page): Promise<string[]> {
  // By the debugger: as a script of the page, the policy would rightly keep it out.
  await page.evaluate(axe.source)
  const { violations } = await inFullHeight(page, () =>
    page.evaluate(() =>
      (globalThis as unknown as { axe: Axe }).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
    ),
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
