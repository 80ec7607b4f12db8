/**
 * Plays through the page like a person: looks at what is offered, then taps, clicks or presses a key. It knows no
 * rules.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitOffer } from './awaiting-offers.ts'

export const KINDS = ['cell', 'spot', 'name', 'pass'] as const
export type Kind = (typeof KINDS)[number]

/**
 * What there is to do: choose something, confirm the choice, or show more of the board; or nothing, because the game is
 * over.
 */
export interface Offer {
  readonly does: Kind | 'confirm' | 'fit' | 'over' | 'asked'
  /** Where to tap, in window pixels. */
  readonly x: number
  readonly y: number
  /** The number of choices of this kind. */
  readonly of: number
}

/** Reproducible pseudo-random numbers: games differ by what is drawn, not by how it is answered. */
export class SeededRandom {
  #state: number
  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return this.#state / 2 ** 32
  }
}

/** What there is to do now. Runs in the page, so it must be self-contained. */
function findOffer([start, taste]: readonly [number, number]): Offer | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const board = (): DOMRect | undefined => document.querySelector('.board .view')?.getBoundingClientRect()

  /** The centre of an element's visible part, if a tap there would reach it. */
  function pointOn(element: Element, within?: DOMRect): readonly [number, number] | null {
    const box = element.getBoundingClientRect()
    const left = Math.max(box.left, within?.left ?? 0)
    const right = Math.min(box.right, within?.right ?? innerWidth)
    const top = Math.max(box.top, within?.top ?? 0)
    const bottom = Math.min(box.bottom, within?.bottom ?? innerHeight)
    if (right - left < 4 || bottom - top < 4) return null
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const hit = document.elementFromPoint(x, y)
    return hit !== null && element.contains(hit) ? [x, y] : null
  }

  /** The first reachable element, starting at random: measuring all of them would be slow on a large board. */
  function offerOf(does: Offer['does'], elements: readonly Element[], within?: DOMRect): Offer | null {
    const begin = Math.floor(start * elements.length)
    for (const element of [...elements.slice(begin), ...elements.slice(0, begin)]) {
      const point = pointOn(element, within)
      if (point !== null) return { does, x: point[0], y: point[1], of: elements.length }
    }
    return null
  }

  if (document.querySelector('dialog[open]') !== null)
    return { does: document.querySelector('.result') === null ? 'asked' : 'over', x: 0, y: 0, of: 0 }
  if (document.querySelector('.hand-place progress, .hand-place .after') !== null)
    return { does: 'over', x: 0, y: 0, of: 0 }
  const confirm = document.querySelector('[data-confirm]')
  if (confirm !== null) return confirm.matches(':enabled') ? offerOf('confirm', [confirm]) : null
  const pass = all('[data-pass]')
  if (pass.some((button) => button.matches(':disabled'))) return null
  const area = board()
  const [cells, spots, names] = [all('[data-cell]'), all('[data-spot]'), all('.names button')]
  const kinds = [
    { does: 'cell', elements: cells, within: area },
    { does: 'spot', elements: spots, within: area },
    { does: 'name', elements: names, within: undefined },
    { does: 'pass', elements: pass, within: undefined },
  ] as const
  const offered = kinds.filter(({ elements }) => elements.length > 0)
  // Any of the kinds offered: always passing would leave the board empty.
  const first = offered[Math.floor(taste * offered.length)]
  if (first === undefined) return null
  for (const { does, elements, within } of [first, ...offered]) {
    const found = offerOf(does, elements, within)
    if (found !== null) return found
  }
  return offerOf('fit', all('.tools button').slice(-1))
}

export const nextOffer = (page: Page, random: SeededRandom): Promise<Offer> =>
  awaitOffer(page, findOffer, [random.next(), random.next()])

/** How a person carries out an offer. */
export type Act = (page: Page, offer: Offer, random: SeededRandom) => Promise<void>
/** Passes mostly by key, because a click would have to wait until it counts as intended. */
export const byMouse: Act = (page, { does, x, y }, random) =>
  does === 'pass' && random.next() < 0.8 ? page.keyboard.press('n') : page.mouse.click(x, y)
export const byTap: Act = async (page, { does, x, y }) => {
  await page.touchscreen.tap(x, y)
  // A tap is heard a moment later. It plays a figure at once: nothing else is tapped until then.
  if (does === 'spot') await page.waitForTimeout(50)
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

export const byKeys: Act = async ({ keyboard }, { does, of }, random) => {
  const arrow = (): Promise<void> => keyboard.press(ARROWS[Math.floor(random.next() * 4)] as string)
  if (does === 'cell') await arrow()
  if (does === 'spot') await keyboard.press(String(1 + Math.floor(random.next() * Math.min(9, of))))
  if (does === 'pass') await keyboard.press('n')
  if (does === 'fit') await keyboard.press('f')
  if (does !== 'confirm') return
  if (random.next() < 0.3) await keyboard.press('r')
  if (random.next() < 0.3) await arrow()
  await keyboard.press('Enter')
}

/** Carries out the next offer and returns it. */
export async function playOne(page: Page, random: SeededRandom, act: Act = byMouse): Promise<Offer> {
  const offer = await nextOffer(page, random)
  if (offer.does === 'asked') throw new Error('a window is open that asks something')
  if (offer.does !== 'over') await act(page, offer, random)
  return offer
}

/** Plays to the end and counts each kind of choice. */
export async function playToEnd(
  page: Page,
  random: SeededRandom,
  act: Act = byMouse,
): Promise<{ readonly [does in Offer['does']]?: number }> {
  const done: { [does in Offer['does']]?: number } = {}
  for (let i = 0; i < 3000; i++) {
    const { does } = await playOne(page, random, act)
    done[does] = (done[does] ?? 0) + 1
    if (does === 'over') return done
  }
  throw new Error(`the game does not end: ${JSON.stringify(done)}`)
}

/**
 * Plays until the condition holds at a decision: then nothing is pending, and nothing is chosen yet unless that was
 * intended.
 */
export async function playUntil(
  page: Page,
  condition: (page: Page) => Promise<boolean>,
  random: SeededRandom,
  act: Act = byMouse,
): Promise<void> {
  for (;;) {
    const offer = await nextOffer(page, random)
    if (offer.does === 'over') throw new Error('the game is over too early')
    if (await condition(page)) return
    await act(page, offer, random)
  }
}

export const hasTiles =
  (tiles: number) =>
  async (page: Page): Promise<boolean> =>
    (await tilesOn(page)) >= tiles
export const isToLay = async (page: Page): Promise<boolean> => (await page.locator('[data-cell]').count()) > 0
export const isToDeploy = async (page: Page): Promise<boolean> => (await page.locator('[data-spot]').count()) > 0

export const tilesOn = (page: Page): Promise<number> => page.locator('.board .tiles image').count()

/** The seats' scores, in the order of play. */
export const scoresOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-seat] .score')].map((score) => Number.parseInt(score.textContent ?? '', 10)),
  )

/** Steps through the final scoring to the result and returns the number of steps. */
export async function countToResult(page: Page): Promise<number> {
  const count = page.getByRole('region', { name: 'Final score' })
  await count.waitFor()
  let steps = 0
  for (; await count.getByRole('button', { name: 'Skip to result' }).isVisible(); steps++)
    await count.getByRole('button', { name: 'Next score' }).click()
  const result = page.getByRole('dialog', { name: 'Result' })
  // A button that has just come there is not pressed by mistake, so perhaps not at once.
  await expect
    .poll(async () => {
      const button = count.getByRole('button', { name: 'Show result' })
      // It may be gone by now, and the result on its way.
      if (!(await result.isVisible())) await button.click({ timeout: 1000 }).catch(() => {})
      return result.isVisible()
    })
    .toBe(true)
  return steps
}

/** The result as its dialog shows it: names and scores. */
export const resultOf = (page: Page): Promise<{ readonly [name: string]: number }> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.result ol > li')].map((line) => [
        line.querySelector('.name')?.textContent?.trim(),
        Number(line.querySelector('.score')?.textContent),
      ]),
    ),
  )

/** The seats' scores, by name. */
export const seatScores = (page: Page): Promise<{ readonly [name: string]: number }> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-seat]')].map((seat) => [
        seat.querySelector('.name')?.textContent?.trim(),
        Number.parseInt(seat.querySelector('.score')?.textContent ?? '', 10),
      ]),
    ),
  )

/** Everything that the table shows of the game, except pictures, which may still be loading. */
export const snapshotOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    tiles: [...document.querySelectorAll('.board .tiles image')].map(
      (tile) => `${tile.getAttribute('x')} ${tile.getAttribute('y')}`,
    ),
    seats: [...document.querySelectorAll('[data-seat]')].map(
      (seat) => `${seat.textContent} ${seat.getAttribute('aria-current')}`,
    ),
    step: document.querySelector('.step')?.textContent ?? '',
    hand: document.querySelector('.hand .tile img')?.getAttribute('alt') ?? null,
    choices: [...document.querySelectorAll('[data-cell], [data-spot], .names button, [data-pass]')].map(
      (choice) => choice.getAttribute('aria-label') ?? choice.textContent ?? '',
    ),
    figures: document.querySelectorAll('.board .figure').length,
  }))

/** In an opened seat of the form, chooses a person, or a bot by its level and its style. */
export async function seatPlayer(row: Locator, bot: string | null): Promise<void> {
  await row.getByRole('radio', { name: bot === null ? 'Human' : 'Bot', exact: true }).check()
  if (bot === null) return
  const [level = '', style = 'balanced'] = bot.split('-')
  await row.locator(`[data-level="${level}"] input`).check()
  const styles = row.getByRole('group', { name: 'Style' })
  if ((await styles.count()) > 0) await styles.getByRole('radio', { name: new RegExp(`^${style}$`, 'i') }).check()
}

/**
 * Sets up a table and opens it, whether or not its game has a page. A seat is a person's name, or a bot's id with a
 * star in front.
 */
export async function startTable(
  page: Page,
  game: string,
  setup: string,
  seats: readonly string[],
  hasAids = false,
): Promise<void> {
  await page.evaluate((address) => location.assign(address), `#/new/${game}`)
  const form = page.locator('form')
  await form.locator(`[data-game="${game}"] input:checked`).waitFor({ state: 'attached' })
  await form.locator('details').evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  // A usual setup has a card with a picture; all have one in the list, if there is a list.
  const named = form.locator('.choice, .picture-choice', {
    has: page.locator('b', { hasText: new RegExp(`^${setup}$`) }),
  })
  await named.last().click()
  const rows = form.locator('.seat')
  for (let i = await rows.count(); i > seats.length; i--)
    await rows
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
  for (let i = await rows.count(); i < seats.length; i++) await form.getByRole('button', { name: 'Add human' }).click()
  for (const [i, seat] of seats.entries()) {
    if (!(await rows.nth(i).locator('.editor').isVisible())) await rows.nth(i).locator('.who').click()
    await seatPlayer(rows.nth(i), seat.startsWith('*') ? seat.slice(1) : null)
    if (!seat.startsWith('*')) await rows.nth(i).locator('input.name').fill(seat)
  }
  if (hasAids)
    for (const aid of await form.locator('details fieldset').last().locator('input[type=checkbox]').all())
      await aid.check()
  await form.locator('.bar .primary:enabled').click()
  await page.waitForURL(/#\/table\//)
}

/** Sets up a table and waits until its board is there. */
export async function openTable(
  page: Page,
  setup: string,
  seats: readonly string[],
  hasAids = false,
  game = 'tile',
): Promise<void> {
  await startTable(page, game, setup, seats, hasAids)
  await page.waitForSelector(game === 'tile' ? '.board .tiles image' : '[data-seat]')
  expect(await page.locator('[data-seat]').count()).toBe(seats.length)
}
