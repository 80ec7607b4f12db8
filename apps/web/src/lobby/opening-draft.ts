/** A table that is being thought up: what the form holds, and the opening that comes of it. */

import type { SetupField, SetupForm } from '@bastide/kernel'
import type { ClockPlan, Colour, Opening, Pattern, SeatPlan } from '@bastide/table'
import { COLOURS, fieldsInPlay, LONGEST_NAME, PATTERNS } from '@bastide/wire'

export type Options = { readonly [key: string]: string | number }

export interface SeatDraft {
  /** Tells seats apart while they change places. */
  readonly key: number
  /** Empty where the seat is called by who sits there. */
  readonly name: string
  readonly colour: Colour
  /** A bot's id, or null for a person. */
  readonly bot: string | null
}

export interface ClockDraft {
  readonly kind: ClockPlan['kind']
  /** For the whole game, and what each move adds. */
  readonly minutes: number
  readonly increment: number
  /** For each move. */
  readonly seconds: number
}

export interface Draft {
  readonly game: string
  readonly edition: string
  readonly modules: readonly string[]
  /** Only what is not as the edition has it. */
  readonly options: Options
  readonly seats: readonly SeatDraft[]
  readonly clock: ClockDraft
  /** Null as long as nobody has chosen: see `aidsOf`. */
  readonly aids: readonly string[] | null
}

/** What seats are called that nobody has named. */
export interface SeatWords {
  /** The reader, who takes the first seat that is no bot's. */
  readonly you: string
  player(number: number): string
  bot(id: string): string
}

export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60] as const
export const SECONDS = [15, 30, 60, 120, 180, 300, 600] as const

export const patternOf = (colour: Colour): Pattern => PATTERNS[COLOURS.indexOf(colour)] as Pattern

const DEFAULT_CLOCK: ClockDraft = { kind: 'none', minutes: 20, increment: 10, seconds: 60 }
/** In the order in which seats are given them: the first two are easily told apart by everybody. */
const COLOUR_ORDER: readonly Colour[] = ['blue', 'red', 'gold', 'green', 'black', 'rose']

/** The bot that a seat is given first: one that plays well enough for most. */
export const defaultBot = (bots: readonly string[]): string | null =>
  bots.find((bot) => bot === 'journeyman') ?? bots[0] ?? null

/** A person against a bot, by the latest edition. */
export function firstDraft(game: string, form: SetupForm, bot: string | null): Draft {
  const one: SeatDraft = { key: 1, name: '', colour: 'blue', bot: null }
  const other: SeatDraft = { key: 2, name: '', colour: 'red', bot }
  return {
    game,
    edition: form.editions.at(-1) ?? '',
    modules: [],
    options: {},
    seats: [one, other],
    clock: DEFAULT_CLOCK,
    aids: null,
  }
}

export const setSetup = (
  draft: Draft,
  setup: { readonly edition: string; readonly modules?: readonly string[] },
): Draft => ({
  ...draft,
  edition: setup.edition,
  modules: setup.modules ?? [],
  options: {},
})

export const isSetup = (
  draft: Draft,
  setup: { readonly edition: string; readonly modules?: readonly string[] },
): boolean =>
  draft.edition === setup.edition &&
  [...draft.modules].sort().join() === [...(setup.modules ?? [])].sort().join() &&
  Object.keys(draft.options).length === 0

/** Another edition has other usual options: what was chosen stays only where it is still not the usual. */
export const setEdition = (draft: Draft, form: SetupForm, edition: string): Draft =>
  withoutDefaults({ ...draft, edition }, form)

/** A module that is taken out takes its options with it. */
export function toggleModule(draft: Draft, form: SetupForm, module: string): Draft {
  const modules = form.modules.filter((one) => (one === module) !== draft.modules.includes(one))
  return withoutDefaults({ ...draft, modules }, form)
}

export const setOption = (draft: Draft, form: SetupForm, key: string, value: string | number): Draft =>
  withoutDefaults({ ...draft, options: { ...draft.options, [key]: value } }, form)

/** The options of what is played, in the game's order: the base game's are those of no module that can be left out. */
export const fieldsOf = (draft: Draft, form: SetupForm): readonly SetupField[] => fieldsInPlay(form, draft.modules)

export const optionOf = (draft: Draft, field: SetupField): string | number =>
  draft.options[field.key] ?? field.defaults[draft.edition] ?? ''

function withoutDefaults(draft: Draft, form: SetupForm): Draft {
  const kept = fieldsOf(draft, form).flatMap((field) => {
    const value = draft.options[field.key]
    return value === undefined || value === field.defaults[draft.edition] ? [] : [[field.key, value] as const]
  })
  return { ...draft, options: Object.fromEntries(kept) }
}

export const warningsOf = (draft: Draft, form: SetupForm): readonly string[] => [
  ...new Set(
    (form.warnings ?? [])
      .filter(({ modules }) => modules.every((one) => draft.modules.includes(one)))
      .map(({ clause }) => clause),
  ),
]

export function addSeat(draft: Draft, form: SetupForm, bot: string | null): Draft {
  const colour = COLOUR_ORDER.find((one) => draft.seats.every((seat) => seat.colour !== one))
  if (colour === undefined || draft.seats.length >= form.seats[1]) return draft
  const key = Math.max(0, ...draft.seats.map((seat) => seat.key)) + 1
  return { ...draft, seats: [...draft.seats, { key, name: '', colour, bot }] }
}

/** Who was to begin, by the option for it, may be gone: then the setup's own way holds. */
export function removeSeat(draft: Draft, form: SetupForm, key: number): Draft {
  if (draft.seats.length <= form.seats[0]) return draft
  const seats = draft.seats.filter((seat) => seat.key !== key)
  const gone = form.fields.filter(
    ({ range, key: option }) => range === 'seats' && Number(draft.options[option]) >= seats.length,
  )
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([option]) => gone.every((field) => field.key !== option)),
  )
  return { ...draft, seats, options }
}

export function moveSeat(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = draft.seats.findIndex((seat) => seat.key === key)
  const seats = [...draft.seats]
  const [moved] = seats.splice(from, 1)
  if (moved === undefined || from + by < 0) return draft
  seats.splice(from + by, 0, moved)
  return { ...draft, seats }
}

/** A colour that another seat has is exchanged with it. */
export function changeSeat(draft: Draft, key: number, change: Partial<Omit<SeatDraft, 'key'>>): Draft {
  const before = draft.seats.find((seat) => seat.key === key)
  const seats = draft.seats.map((seat) => {
    if (seat.key === key) return { ...seat, ...change }
    return before !== undefined && seat.colour === change.colour ? { ...seat, colour: before.colour } : seat
  })
  return { ...draft, seats }
}

/** What seats are called: by their own names, and else by who sits there; a name that is taken gets a number. */
export function namesOf(seats: readonly SeatDraft[], words: SeatWords): readonly string[] {
  const taken = new Set(seats.map(({ name }) => name.trim().toLowerCase()))
  const you = seats.find(({ bot }) => bot === null)?.key
  return seats.map(({ key, name, bot }, i) => {
    if (name.trim() !== '') return name.trim()
    const wished = bot === null ? (key === you ? words.you : words.player(i + 1)) : words.bot(bot)
    const free = freeName(wished.slice(0, LONGEST_NAME - 2), taken)
    taken.add(free.toLowerCase())
    return free
  })
}

function freeName(wished: string, taken: ReadonlySet<string>): string {
  let name = wished
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wished} ${number}`
  return name
}

/** Alone with bots everything helps; among people what helps is agreed on first. */
export function aidsOf({ aids, seats }: Draft, form: SetupForm): readonly string[] {
  const known = form.aids ?? []
  if (aids !== null) return known.filter((aid) => aids.includes(aid))
  return seats.filter(({ bot }) => bot === null).length <= 1 ? known : []
}

function clockOf({ kind, minutes, increment, seconds }: ClockDraft): ClockPlan {
  if (kind === 'none') return { kind }
  return kind === 'game' ? { kind, ms: minutes * 60_000, increment: increment * 1_000 } : { kind, ms: seconds * 1_000 }
}

export function openingOf(draft: Draft, form: SetupForm, words: SeatWords): Opening {
  const names = namesOf(draft.seats, words)
  const setup = {
    edition: draft.edition,
    ...(draft.modules.length === 0 ? {} : { modules: draft.modules }),
    ...(Object.keys(draft.options).length === 0 ? {} : { options: draft.options }),
  }
  const seats = draft.seats.map(({ colour, bot }, i): SeatPlan => {
    const player = bot === null ? ({ kind: 'human' } as const) : ({ kind: 'bot', bot } as const)
    return { name: names[i] as string, colour, pattern: patternOf(colour), player }
  })
  return { game: draft.game, setup, seats, clock: clockOf(draft.clock), aids: aidsOf(draft, form) }
}
