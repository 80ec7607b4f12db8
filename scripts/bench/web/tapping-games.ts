/** Taps in the hands of games other than the tile game, from the tap to the next frame. One line for each game. */
import type { Browser, Page } from 'playwright-core'
import { SIZES, settled } from '../../../apps/web/test/browser.ts'
import { cardGameAt } from '../../../apps/web/test/card-games.ts'
import { openCardGame } from '../../../apps/web/test/card-playing.ts'
import { tap } from './tapping.ts'
import { traced } from './tracing.ts'

interface TappedGame {
  readonly name: string
  /** Opens a table at which the user has something to choose. */
  open(page: Page): Promise<void>
  /** What is tapped, in turn. */
  readonly taps: string
}

export const TAPPED_GAMES: readonly TappedGame[] = [
  {
    name: 'card',
    open: (page) =>
      openCardGame(
        page,
        cardGameAt({
          seats: ['gold', '*red', '*green'],
          stopAt: ({ round, step, seats }, by) => by === 0 && round === 5 && step === 'play' && seats[0]?.hand === 5,
        }),
      ),
    taps: '[data-item]',
  },
]

const TAPS = 40

/** Milliseconds of each tap, and the CPU time of the page's tasks meanwhile. */
export async function gameTapTimes(
  browser: Browser,
  address: string,
  { open, taps }: TappedGame,
): Promise<{ readonly times: readonly number[]; readonly tasks: readonly number[] }> {
  const context = await browser.newContext({ ...SIZES.phone })
  try {
    const page = await context.newPage()
    await page.goto(`${address}/#/games`)
    await settled(page)
    await open(page)
    await page.waitForSelector(taps)
    await settled(page, 1500)
    const times: number[] = []
    const { tasks } = await traced(page, async () => {
      for (let i = 0; i < TAPS; i++) {
        const all = await page.locator(taps).all()
        const box = await all[i % all.length]?.boundingBox()
        if (box == null) throw new Error(`nothing to tap: ${taps}`)
        const took = await tap(page, { x: box.x + 14, y: box.y + box.height / 2 })
        // The first compiles what the others run.
        if (took !== null && i > 0) times.push(took)
        await page.waitForTimeout(120)
      }
    })
    return { times, tasks: tasks.map(({ worked }) => worked) }
  } finally {
    await context.close()
  }
}
