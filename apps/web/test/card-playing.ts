/** Plays the card game through the page like a person: looks at what is offered, then taps or presses keys. */
import type { GameRecord } from '@bastide/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { awaitOffer } from './awaiting-offers.ts'
import { prependToWorker } from './browser.ts'
import type { SeededRandom } from './playing.ts'
import { paste } from './stored-games.ts'

export const DOES = ['item', 'row', 'answer', 'confirm', 'scene', 'curtain', 'over'] as const

/** What there is to do, and where on the page. */
export interface CardOffer {
  readonly does: (typeof DOES)[number]
  readonly x: number
  readonly y: number
}

/** What there is to do now. Runs in the page, so it must be self-contained. */
function findCardOffer(start: number): CardOffer | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const at = (does: CardOffer['does'], found: readonly Element[]): CardOffer | null => {
    const element = found[Math.floor(start * found.length)]
    if (element === undefined) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    // The left part of a card is never covered by the next one.
    return { does, x: left + (does === 'item' ? Math.min(14, width / 2) : width / 2), y: top + height / 2 }
  }
  if (all('.hand-place progress, .hand-place .after, .result').length > 0) return { does: 'over', x: 0, y: 0 }
  const curtain = all('[data-curtain] .primary')
  if (curtain.length > 0) return at('curtain', curtain)
  if (all('[data-go-on]').length > 0) return at('scene', all('[data-go-on]'))
  const confirm = all('[data-confirm]')
  if (confirm.length > 0) return confirm.some((one) => one.matches(':enabled')) ? at('confirm', confirm) : null
  return (
    at('answer', all('.names button')) ??
    at('row', all('button.choose')) ??
    at('item', all('[data-item]:not([aria-disabled="true"])'))
  )
}

export const nextCardOffer = (page: Page, random: SeededRandom): Promise<CardOffer> =>
  awaitOffer(page, findCardOffer, random.next())

/** A button that has just appeared is not pressed by mistake, so not at once. */
export const SEEN_MS = 700

/** Opens a card game from its record: a table, or a replay if it is over. */
export async function openCardGame(page: Page, record: GameRecord): Promise<void> {
  await paste(page, JSON.stringify(record))
  await page.waitForURL(/#\/(table|replay)\//)
  await page.waitForSelector('[data-row], .chests, [data-curtain]')
}

/** Bots play as soon as they have thought; the host's patience with them stays as it is. */
export const hurryBots = (context: BrowserContext): Promise<void> =>
  prependToWorker(context, 'const after = setTimeout; self.setTimeout = (run, ms) => after(run, ms < 1000 ? 5 : ms)')

/** Plays the only thing that is left to the first seat, and so ends the round. */
export async function endRound(page: Page): Promise<void> {
  await page.locator('[data-item]:not([aria-disabled="true"])').first().click()
  if ((await page.locator('[data-confirm]').count()) === 0) await page.locator('button.choose').first().click()
  await page.locator('[data-confirm]').click()
}
