/**
 * Reads untrusted requests to a server, and describes them: `ASKED` has the shape of everything that a page may send by
 * POST. Only the form is checked here. What a setup, a move or a record means is judged by those who know the game.
 */
import { attempt, demand, type Result, readName, readObject, readOneOf } from '@bastide/kernel'
import {
  COLOURS,
  type Command,
  LONGEST_CLOCK,
  LONGEST_NAME,
  MOST_SEATS,
  type Opening,
  readCommand,
  SHORTEST_CLOCK,
} from '@bastide/table'
import type { HostVerb, Request, ReviewSource } from './messages.ts'
import { type AskingOnline, type OnlineRequest, type OnlineVerb, WATCHED_BY } from './online.ts'
import { readRequest } from './reading.ts'
import {
  anyJson,
  fields,
  formed,
  kinds,
  listOf,
  oneOf,
  orNull,
  REQUEST,
  type Shape,
  text,
  unread,
  whole,
  yesNo,
} from './shapes.ts'

const LONGEST_ID = 40
const LONGEST_OPTION = 60
const LARGEST_SETUP = 8_000
const MOST_AIDS = 50
const MOST_VERSIONS = 1_000_000
const MOST_POSITIONS = 10_000
/** How much later watchers may see a game at most: a quarter of an hour. */
export const LONGEST_DELAY = 15 * 60 * 1_000
/** With the hyphens and blanks that somebody may type in between. */
const LONGEST_CODE = 20
/** The first character is the letter of a server's tables or a digit; longer than any id that is given out. */
const id = formed(/^[a-z0-9-]+$/, 'small letters, digits and hyphens', LONGEST_ID)
const hash = formed(/^[0-9a-f]{64}$/, '64 hexadecimal digits', 64)
const invite = formed(/^[0-9a-f]{32}$/, '32 hexadecimal digits', 32)
const seat = whole(0, MOST_SEATS - 1)
const time = whole(SHORTEST_CLOCK, LONGEST_CLOCK)
const version = whole(0, MOST_VERSIONS)

const name: Shape<string> = {
  read: (value, where) => readName(value, where, LONGEST_NAME),
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_NAME, description: 'a name that can be seen' },
}

const terms = fields({
  game: text(LONGEST_OPTION),
  setup: anyJson(LARGEST_SETUP, 'the setup, as the game reads it'),
  clock: kinds('kind', { none: {}, game: { ms: time, increment: whole(0, LONGEST_CLOCK) }, move: { ms: time } }),
  aids: listOf(text(LONGEST_OPTION), 0, MOST_AIDS),
  watchedBy: oneOf(WATCHED_BY),
  delay: whole(0, LONGEST_DELAY),
  standIn: orNull(text(LONGEST_OPTION)),
  isListed: yesNo,
})
const seats = listOf(kinds('kind', { anybody: {}, invited: {}, bot: { bot: text(LONGEST_OPTION) } }), 1, MOST_SEATS)

const gatheringCommand = kinds('do', {
  sit: { seat },
  stand: { seat },
  colour: { seat, colour: oneOf(COLOURS) },
  ready: { seat, end: orNull(hash) },
  'not-ready': { seat },
  reveal: { seat, link: hash },
  'send-away': { seat },
  change: { terms, seats },
  dissolve: {},
})

/** By verb, what is sent with it. */
export const ONLINE_VERBS: { readonly [V in OnlineVerb]: Shape<AskingOnline[V]['ask']> } = {
  me: fields({}),
  hello: fields({ name }),
  rename: fields({ name }),
  'device-code': fields({}),
  'use-code': fields({ code: text(LONGEST_CODE) }),
  'forget-me': fields({}),
  export: fields({}),
  'my-tables': fields({}),
  'open-tables': fields({}),
  gather: fields({ terms, seats }),
  enter: fields({ table: id }, { invite }),
  invitation: fields({ table: id }, { invite }),
  gathering: fields({ table: id }),
  'at-gathering': fields({ table: id, seen: version, command: gatheringCommand }, { key: id }),
  'play-anyone': fields({ game: text(LONGEST_OPTION) }),
  rematch: fields({ table: id }),
}

/** What a server answers of the things that are asked of any host. Tables are watched by a stream. */
export type ServedVerb = Exclude<HostVerb, 'watch' | 'leave' | 'tables' | 'open' | 'check'>

const command: Shape<Command> = {
  read: (value) => demand(readCommand(value)),
  schema: {
    type: 'object',
    properties: { do: { type: 'string' }, by: seat.schema },
    required: ['do'],
    description: 'a command to the table; a move is as the game writes it in its records',
  },
}
const record = unread('a record of a game')
const source: Shape<ReviewSource> = {
  read: (value, where) =>
    Object.hasOwn(readObject(value, where), 'table')
      ? fields({ table: id }).read(value, where)
      : (fields({ record }).read(value, where) as ReviewSource),
  schema: { oneOf: [fields({ table: id }).schema, fields({ record }).schema] },
}
const plans = unread('who sits where, as in the opening of a table') as Shape<Opening['seats']>

export const SERVED_VERBS: { readonly [V in ServedVerb]: Shape<Omit<Request<V>, 'ask'>> } = {
  games: fields({}),
  command: fields({ table: id, seen: version, command }, { key: id }),
  record: fields({ table: id }),
  keep: fields({ record }, { seats: plans }) as Shape<Omit<Request<'keep'>, 'ask'>>,
  forget: fields({ table: id }),
  passed: fields({ table: id, from: whole(0, MOST_POSITIONS), to: whole(0, MOST_POSITIONS) }),
  advice: fields({ table: id, by: seat, seen: version }),
  review: fields({ source }),
  'review-at': fields({ source, position: whole(0, MOST_POSITIONS) }),
}

/** Everything that a page may send by POST, and its shape. */
export const ASKED = { ...ONLINE_VERBS, ...SERVED_VERBS }
const VERBS = Object.keys(ASKED) as readonly (keyof typeof ASKED)[]

/** Reads a request, or says what is wrong with it. Never throws. */
export function readAsked(value: unknown): Result<OnlineRequest | Request<ServedVerb>> {
  const ask = attempt(() => readOneOf(readObject(value, REQUEST).ask, 'ask', VERBS))
  if (!ask.ok) return ask
  // The worker in a browser reads these too, and must not read them otherwise.
  if (ask.value in SERVED_VERBS) return readRequest(value) as Result<Request<ServedVerb>>
  return attempt(() => {
    const { ask: verb, ...sent } = readObject(value, REQUEST)
    return { ask: verb, ...ASKED[ask.value].read(sent, REQUEST) } as OnlineRequest
  })
}
