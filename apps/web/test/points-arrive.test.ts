/** Points that fly: whoever scores sees all of them arrive, however fast the game is shown. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { SPEEDS, type Speed } from '../src/kit/pace.ts'
import { patience } from './adversity.ts'
import { prependToWorker, usePages } from './browser.ts'
import { openTable, scoresOf } from './playing.ts'

const pages = usePages()

/** What became of the flights so far, by seat. `cut` counts those that ended before they arrived. */
interface Flown {
  readonly begun: readonly number[]
  readonly arrived: readonly number[]
  readonly cut: number
}

const SEATS = ['gold', ...new Array(4).fill('*journeyman')]
const TIMES_FASTER = 10

/** Shortens every animation of a page and the time for which it shows a move, and watches the animations of points. */
function watchFlights([faster, seats]: readonly [number, number]): void {
  const flown = { begun: new Array(seats).fill(0), arrived: new Array(seats).fill(0), cut: 0 }
  const wait = setTimeout
  const shortened = (run: () => void, ms = 0): number =>
    wait(run, ms >= 300 && ms < 2000 ? ms / faster : ms) as unknown as number
  const { animate } = Element.prototype
  function watched(this: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const { duration, delay = 0 } = options
    const times = { duration: Number(duration) / faster, delay: delay / faster }
    const animation = animate.call(this, frames, { ...options, ...times })
    const { points, to } = this.dataset
    if (points === undefined) return animation
    flown.begun[Number(to)] += Number(points)
    animation.addEventListener('finish', () => {
      if (this.isConnected) flown.arrived[Number(to)] += Number(points)
      else flown.cut++
    })
    animation.addEventListener('cancel', () => flown.cut++)
    return animation
  }
  Object.assign(window, { setTimeout: shortened, flown })
  Object.assign(Element.prototype, { animate: watched })
}

const flownIn = (page: Page): Promise<Flown> => page.evaluate(() => (window as unknown as { flown: Flown }).flown)

async function prepare(context: BrowserContext, speed: Speed): Promise<void> {
  await context.addInitScript(watchFlights, [TIMES_FASTER, SEATS.length] as const)
  await context.addInitScript(
    (chosen) => localStorage.setItem('bastide-settings', JSON.stringify({ speed: chosen })),
    speed,
  )
  await prependToWorker(
    context,
    `const wait = setTimeout; self.setTimeout = (run, ms) => wait(run, ms / ${TIMES_FASTER})`,
  )
}

/** What the player is to do, once there is anything and it has been painted: nobody plays unseen. Runs in the page. */
function nextStep(): Promise<'choose' | 'confirm' | 'pass' | 'over'> {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  return new Promise((resolve) => {
    const look = (): void => {
      if (has('.hand-place progress')) resolve('over')
      else if (has('[data-confirm]:enabled')) resolve('confirm')
      else if (has('[data-cell]') && !has('[data-confirm]')) resolve('choose')
      else if (has('[data-pass]:enabled')) resolve('pass')
      else setTimeout(look, 20)
    }
    requestAnimationFrame(look)
  })
}

/** Lays tiles wherever they fit, and no figures: the bots are what matters. */
async function playToEnd(page: Page): Promise<void> {
  const keys = { choose: 'ArrowRight', confirm: 'Enter', pass: 'n' }
  for (let step = await page.evaluate(nextStep); step !== 'over'; step = await page.evaluate(nextStep))
    await page.keyboard.press(keys[step])
}

/** The final scoring plays by itself, up to the last score. */
const countToEnd = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Show result' }).waitFor({ timeout: patience(120_000) })

// A whole game with all its motion takes long: the speeds take turns.
for (const speed of rotating(SPEEDS))
  test(
    `no flight is cut off in a game against four bots that is shown ${speed}`,
    () =>
      pages.visit({ hasMotion: true }, async ({ page, context, go }) => {
        await prepare(context, speed)
        await go('#/new')
        await openTable(page, 'Base game, 2016', SEATS)
        await playToEnd(page)
        await countToEnd(page)
        await expect.poll(() => page.locator('.sky > *').count()).toBe(0)
        const { begun, arrived, cut } = await flownIn(page)
        expect(cut).toBe(0)
        expect(arrived).toEqual(begun)
        expect(Math.max(...arrived)).toBeGreaterThan(0)
        await expect.poll(() => scoresOf(page)).toEqual(arrived)
      }),
    patience(240_000),
  )
