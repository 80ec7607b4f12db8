/** A table being set up: the state of the form, and the opening it produces. */

import type { SetupForm } from '@bastide/kernel'
import type { ClockPlan, Colour, Opening, Pattern, Player, SeatPlan } from '@bastide/table'
import { COLOURS, LONGEST_NAME, PATTERNS } from '@bastide/wire'
import { type SetupDraft, setupOf, usualSetup, withSeats } from './setup-draft.ts'
import { OPPONENT_COLOUR, USUAL_OPPONENT } from './usual-opponent.ts'

export interface SeatDraft {
  /** Identifies the seat while seats are reordered. */
  readonly key: number
  /** Empty if the seat is named after who sits there. */
  readonly name: string
  readonly colour: Colour
  /** A bot's id, or null for a person. */
  readonly bot: string | null
}

export interface ClockDraft {
  readonly kind: ClockPlan['kind']
  /** Minutes for the whole game, and seconds added per move. */
  readonly minutes: number
  readonly increment: number
  /** Seconds per move. */
  readonly seconds: number
}

export interface Draft extends SetupDraft {
  readonly game: string
  readonly seats: readonly SeatDraft[]
  readonly clock: ClockDraft
  /** Null until somebody chooses: see `aidsOf`. */
  readonly aids: readonly string[] | null
}

/** The names of unnamed seats. */
export interface SeatWords {
  /** The user, who takes the first seat that is not a bot's. */
  readonly you: string
  player(number: number): string
  /** By the bot and the colour of its seat. */
  bot(id: string, colour: Colour): string
}

export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60] as const
export const SECONDS = [15, 30, 60, 120, 180, 300, 600] as const

export const patternOf = (colour: Colour): Pattern => PATTERNS[COLOURS.indexOf(colour)] as Pattern

export const playerOf = ({ bot }: Pick<SeatDraft, 'bot'>): Player =>
  bot === null ? { kind: 'human' } : { kind: 'bot', bot }

const DEFAULT_CLOCK: ClockDraft = { kind: 'none', minutes: 20, increment: 10, seconds: 60 }
/** The order in which seats get their colours: everyone can tell the first two apart. */
const COLOUR_ORDER: readonly Colour[] = ['blue', 'red', 'gold', 'green', 'black', 'rose']

/** The default bot. */
export const defaultBot = (bots: readonly string[]): string | null =>
  bots.find((bot) => bot === USUAL_OPPONENT) ?? bots[0] ?? null

/** One person against one bot, in the latest edition. */
export function firstDraft(game: string, form: SetupForm, bot: string | null): Draft {
  const one: SeatDraft = { key: 1, name: '', colour: 'blue', bot: null }
  const other: SeatDraft = { key: 2, name: '', colour: OPPONENT_COLOUR, bot }
  return { game, ...usualSetup(form), seats: [one, other], clock: DEFAULT_CLOCK, aids: null }
}

export function addSeat(draft: Draft, form: SetupForm, bot: string | null): Draft {
  const colour = COLOUR_ORDER.find((one) => draft.seats.every((seat) => seat.colour !== one))
  if (colour === undefined || draft.seats.length >= form.seats[1]) return draft
  const key = Math.max(0, ...draft.seats.map((seat) => seat.key)) + 1
  return { ...draft, seats: [...draft.seats, { key, name: '', colour, bot }] }
}

export function removeSeat(draft: Draft, form: SetupForm, key: number): Draft {
  if (draft.seats.length <= form.seats[0]) return draft
  const seats = draft.seats.filter((seat) => seat.key !== key)
  return withSeats({ ...draft, seats }, form, seats.length)
}

export function moveSeat(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = draft.seats.findIndex((seat) => seat.key === key)
  const seats = [...draft.seats]
  const [moved] = seats.splice(from, 1)
  if (moved === undefined || from + by < 0) return draft
  seats.splice(from + by, 0, moved)
  return { ...draft, seats }
}

/** If another seat has the new colour, the two seats swap colours. */
export function changeSeat(draft: Draft, key: number, change: Partial<Omit<SeatDraft, 'key'>>): Draft {
  const before = draft.seats.find((seat) => seat.key === key)
  const seats = draft.seats.map((seat) => {
    if (seat.key === key) return { ...seat, ...change }
    return before !== undefined && seat.colour === change.colour ? { ...seat, colour: before.colour } : seat
  })
  return { ...draft, seats }
}

/** The seats' names: as given, or after who sits there. A name that is taken gets a number. */
export function namesOf(seats: readonly SeatDraft[], words: SeatWords): readonly string[] {
  const taken = new Set(seats.map(({ name }) => name.trim().toLowerCase()))
  const you = seats.find(({ bot }) => bot === null)?.key
  return seats.map(({ key, name, bot, colour }, i) => {
    if (name.trim() !== '') return name.trim()
    const preferred = bot === null ? (key === you ? words.you : words.player(i + 1)) : words.bot(bot, colour)
    const free = freeName(preferred.slice(0, LONGEST_NAME - 2), taken)
    taken.add(free.toLowerCase())
    return free
  })
}

function freeName(preferred: string, taken: ReadonlySet<string>): string {
  let name = preferred
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${preferred} ${number}`
  return name
}

/** One person against bots gets all aids. Several people have to agree on them first. */
export function aidsOf({ aids, seats }: Draft, form: SetupForm): readonly string[] {
  const known = form.aids ?? []
  if (aids !== null) return known.filter((aid) => aids.includes(aid))
  return seats.filter(({ bot }) => bot === null).length <= 1 ? known : []
}

export function clockOf({ kind, minutes, increment, seconds }: ClockDraft): ClockPlan {
  if (kind === 'none') return { kind }
  return kind === 'game' ? { kind, ms: minutes * 60_000, increment: increment * 1_000 } : { kind, ms: seconds * 1_000 }
}

export function openingOf(draft: Draft, form: SetupForm, words: SeatWords): Opening {
  const names = namesOf(draft.seats, words)
  const seats = draft.seats.map(
    (seat, i): SeatPlan => ({
      name: names[i] as string,
      colour: seat.colour,
      pattern: patternOf(seat.colour),
      player: playerOf(seat),
    }),
  )
  return { game: draft.game, setup: setupOf(draft), seats, clock: clockOf(draft.clock), aids: aidsOf(draft, form) }
}
