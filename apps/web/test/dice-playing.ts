/** Plays the dice game through the page like a person: throws, builds, keeps, throws again and stops. */
import type { Page } from 'playwright-core'
import { awaitOffer } from './awaiting-offers.ts'
import type { SeededRandom } from './playing.ts'
import { paste } from './stored-games.ts'

interface Table {
  /** A person's name, or a bot's id with a star in front. */
  readonly seats: readonly string[]
  readonly target?: number
  readonly moves?: readonly object[]
}

export const recordOf = ({ seats, target = 42, moves = [] }: Table): string =>
  JSON.stringify({
    format: 'bastide-record',
    version: 2,
    game: 'dice',
    setup: { options: { target, starts: 0, forced: 'no' } },
    seats: seats.map((seat) => (seat.startsWith('*') ? { name: seat.slice(1), bot: seat.slice(1) } : { name: seat })),
    moves,
  })

export async function openDice(page: Page, table: Table): Promise<void> {
  await paste(page, recordOf(table))
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.cloth')
}

/** Four dice of the first throw close a city; three lie loose, and two catapults are gone. */
export const CLOSED: readonly object[] = [
  { throw: { NE: 4, 'N E': 1, 'N S': 2, catapult: 2 } },
  { place: 'NE', at: [0, 0], turn: 0 },
  { place: 'NE', at: [1, 0], turn: 3 },
  { place: 'NE', at: [0, -1], turn: 1 },
  { place: 'NE', at: [1, -1], turn: 2 },
]

export type Does = 'go-on' | 'confirm' | 'cell' | 'die' | 'name' | 'pass' | 'over'
export interface Offer {
  readonly does: Does
  readonly x: number
  readonly y: number
  /** Which of its kind: a name, or the number of a die. */
  readonly which: string
}

/** What there is to do now. Runs in the page, so it must be self-contained. */
function findOffer([start, taste]: readonly [number, number]): Offer | null {
  function offerOf(does: Does, selector: string, which: (element: Element, nth: number) => string): Offer | null {
    const found = [...document.querySelectorAll(selector)]
    const nth = Math.floor(start * found.length)
    const element = found[nth]
    if (element === undefined) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    return { does, x: left + width / 2, y: top + height / 2, which: which(element, nth) }
  }
  const nothing = (): string => ''
  if (document.querySelector('dialog[open] .result') !== null) return { does: 'over', x: 0, y: 0, which: '' }
  const goOn = offerOf('go-on', '[data-go-on]', nothing)
  if (goOn !== null) return goOn
  const confirm = offerOf('confirm', '[data-confirm]:enabled', nothing)
  if (confirm !== null) return confirm
  const cell = offerOf('cell', '[data-cell]', nothing)
  if (cell !== null) return cell
  const dice = [...document.querySelectorAll('.tray [data-die]')]
  const die = offerOf('die', '.tray [data-die]:enabled:not(.idle)', (one) => String(dice.indexOf(one) + 1))
  if (die !== null && taste < 0.7) return die
  const name = offerOf('name', '[data-name]:enabled', (one) => one.getAttribute('data-name') ?? '')
  if (name !== null && taste < 0.85) return name
  return offerOf('pass', '[data-pass]:enabled', nothing)
}

export type Act = (page: Page, offer: Offer) => Promise<void>

/** A button that has just appeared counts only after a moment. */
const GUARDED: readonly Does[] = ['go-on', 'name', 'pass']
const SEEING_MS = 650

export const byTap: Act = async (page, { does, x, y }) => {
  if (GUARDED.includes(does)) await page.waitForTimeout(SEEING_MS)
  await page.touchscreen.tap(x, y)
}

const NAME_KEYS: { readonly [name: string]: string } = { again: 't', keep: 'k', end: 'e' }

export const byKeys: Act = async ({ keyboard }, { does, which }) => {
  if (does === 'go-on') await keyboard.press('t')
  if (does === 'die') await keyboard.press(which)
  if (does === 'cell') await keyboard.press('ArrowDown')
  if (does === 'confirm') await keyboard.press('r')
  if (does === 'confirm') await keyboard.press('Enter')
  if (does === 'name') await keyboard.press(NAME_KEYS[which] ?? '')
  if (does === 'pass') await keyboard.press('n')
}

export async function playOne(page: Page, random: SeededRandom, act: Act): Promise<Offer> {
  const offer = await awaitOffer(page, findOffer, [random.next(), random.next()])
  if (offer.does !== 'over') await act(page, offer)
  // Whatever was pressed is answered before anybody looks again.
  await page.waitForTimeout(60)
  return offer
}

/** Plays to the end and counts what was done. */
export async function playToEnd(
  page: Page,
  random: SeededRandom,
  act: Act,
): Promise<{ readonly [does: string]: number }> {
  const done: { [does: string]: number } = {}
  for (let i = 0; i < 2000; i++) {
    const { does } = await playOne(page, random, act)
    done[does] = (done[does] ?? 0) + 1
    if (does === 'over') return done
  }
  throw new Error(`the game does not end: ${JSON.stringify(done)}`)
}
