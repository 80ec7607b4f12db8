/**
 * The tables that were set up last, saved in this browser: the last one, and the last one of each game. What is read is
 * untrusted: anything that no longer fits the form is dropped.
 */
import type { SetupField } from '@bastide/kernel'
import {
  attempt,
  COLOURS,
  type GameOffer,
  LONGEST_NAME,
  readFields,
  readList,
  readObject,
  readOneOf,
  readText,
  refuse,
} from '@bastide/wire'
import { type ClockDraft, type Draft, INCREMENTS, MINUTES, SECONDS, type SeatDraft } from './opening-draft.ts'
import { type Options, readEdition, setOption } from './setup-draft.ts'

const LAST = 'bastide-last-table'
const lastOf = (game: string): string => `${LAST}-${game}`
const MOST = 100

export function saveDraft(draft: Draft): void {
  try {
    for (const key of [LAST, lastOf(draft.game)]) localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is not available: the next table starts from the defaults.
  }
}

function savedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The last table of any of these games. */
export function lastDraft(offers: readonly GameOffer[]): Draft | null {
  const drafts = offers.map((offer) => readDraft(savedText(LAST), offer))
  return drafts.find((draft) => draft !== null) ?? null
}

/** The last table of this game. */
export const lastDraftOf = (offer: GameOffer): Draft | null => readDraft(savedText(lastOf(offer.id)), offer)

/** Null if there is none, or none that the form could have produced. */
export function readDraft(text: string | null, offer: GameOffer): Draft | null {
  const read = attempt(() => readWhole(parse(text), offer))
  return read.ok ? read.value : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function readWhole(value: unknown, { id, form, bots }: GameOffer): Draft {
  const fields = readFields(value, 'draft', ['game', 'edition', 'modules', 'options', 'seats', 'clock', 'aids'])
  const modules = readList(fields.modules, 'modules', MOST)
  const seats = readList(fields.seats, 'seats', form.seats[1]).map((seat, i) => readSeat(seat, i, bots))
  const colours = new Set(seats.map(({ colour }) => colour))
  if (seats.length < form.seats[0] || colours.size !== seats.length)
    refuse('bad-seats', 'too few seats, or two of one colour', { where: 'seats' })
  const draft: Draft = {
    game: readOneOf(fields.game, 'game', [id]),
    edition: readEdition(form, fields.edition),
    modules: form.modules.filter((one) => modules.includes(one)),
    options: {},
    seats,
    clock: readClock(fields.clock),
    aids: fields.aids === null ? null : readList(fields.aids, 'aids', MOST).map((aid) => readText(aid, 'aid', MOST)),
  }
  const options = readOptions(fields.options, form.fields, seats.length)
  return Object.entries(options).reduce((before, [key, option]) => setOption(before, form, key, option), draft)
}

function readSeat(value: unknown, i: number, bots: readonly string[]): SeatDraft {
  const fields = readFields(value, 'seat', ['key', 'name', 'colour', 'bot'])
  const name = readText(fields.name, 'name', LONGEST_NAME)
  return {
    key: i + 1,
    name,
    colour: readOneOf(fields.colour, 'colour', COLOURS),
    bot: fields.bot === null ? null : readOneOf(fields.bot as string, 'bot', bots),
  }
}

function readClock(value: unknown): ClockDraft {
  const { kind, minutes, increment, seconds } = readFields(value, 'clock', ['kind', 'minutes', 'increment', 'seconds'])
  return {
    kind: readOneOf(kind, 'kind', ['none', 'game', 'move']),
    minutes: readOneOf(minutes, 'minutes', MINUTES),
    increment: readOneOf(increment, 'increment', INCREMENTS),
    seconds: readOneOf(seconds, 'seconds', SECONDS),
  }
}

/** The options that the form accepts. */
function readOptions(value: unknown, fields: readonly SetupField[], seats: number): Options {
  const given = readObject(value, 'options')
  return Object.fromEntries(
    fields.flatMap((field) =>
      mayBe(field, given[field.key], seats) ? [[field.key, given[field.key] as string | number]] : [],
    ),
  )
}

function mayBe({ choices, range }: SetupField, value: unknown, seats: number): boolean {
  if (choices?.includes(value as string | number)) return true
  const [least, most] = range === 'seats' ? [0, seats - 1] : (range ?? [1, 0])
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
