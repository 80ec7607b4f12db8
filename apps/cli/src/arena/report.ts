/**
 * A report: what was planned, what was played, and where. It is written while games are played and read to go on from,
 * or to be merged with those of other machines. So it is untrusted input, too.
 */
import {
  attempt,
  type Json,
  MOST_MOVES,
  type Result,
  readFields,
  readInteger,
  readJson,
  readList,
  readObject,
  readOneOf,
  readText,
  refuse,
  shown,
} from '@bastide/kernel'
import type { Plan, Unit } from './plan.ts'
import type { DealGame } from './playing-deals.ts'
import { readTimes, type Times } from './timing.ts'

const REPORT_FORMAT = 'bastide-arena'
const REPORT_VERSION = 1

/** One time that the command was run. */
export interface Run {
  /** Of the program; null outside of a clone. */
  readonly commit: string | null
  /** Whether the clone had changes that are in no commit. */
  readonly changed: boolean
  readonly date: string
  readonly machine: string
  readonly threads: number
  readonly shard: string | null
}

export interface StoredDeal extends Unit {
  readonly games: readonly DealGame[]
}

export interface Report {
  readonly plan: Plan
  readonly runs: readonly Run[]
  /** By player. */
  readonly times: readonly Times[]
  readonly deals: readonly StoredDeal[]
}

/** A deal a line, so that a long report can be looked through. `summary` is for readers, and not read again. */
export function reportText({ plan, runs, times, deals }: Report, summary: object): string {
  const head = { format: REPORT_FORMAT, version: REPORT_VERSION, plan, runs, summary, times }
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const each = deals.map((deal) => `    ${JSON.stringify(deal)}`)
  return `{\n${lines.join('')}  "deals": [\n${each.join(',\n')}\n  ]\n}\n`
}

const MOST_PLAYERS = 64
const MOST_SEATS = 8
const LONGEST_PLAYER = 1_000
const LONGEST_TEXT = 300
const LARGEST_SETUP = 100_000
const MOST_RUNS = 100_000
export const MOST_DEALS = 1_000_000
const MOST_UNITS = 10_000_000
const MOST_POINTS = 1_000_000
const LONGEST_MOVE_TIME = 86_400_000

function readBoolean(value: unknown, where: string): boolean {
  if (typeof value === 'boolean') return value
  return refuse('not-a-boolean', `expected true or false, found ${shown(value)}`, { where })
}

const readNumbers = (value: unknown, where: string, length: number, most: number): readonly number[] => {
  const list = readList(value, where, length).map((one, i) => readInteger(one, `${where}[${i}]`, 0, most))
  return list.length === length
    ? list
    : refuse('wrong-count', `expected ${length} entries, found ${list.length}`, { where })
}

const PLAN_FIELDS = ['game', 'setup', 'players', 'meetings', 'changesSeats', 'seed', 'limit', 'moveTime']

function readPlan(value: unknown): Plan {
  const fields = readFields(value, 'plan', PLAN_FIELDS)
  const players = readList(fields.players, 'plan.players', MOST_PLAYERS).map((one, i) =>
    readText(one, `plan.players[${i}]`, LONGEST_PLAYER),
  )
  const lists = readList(fields.meetings, 'plan.meetings', MOST_PLAYERS ** 2)
  const first = readList(lists[0], 'plan.meetings[0]', MOST_SEATS)
  if (first.length === 0) refuse('too-short', 'nobody plays', { where: 'plan.meetings[0]' })
  return {
    game: readText(fields.game, 'plan.game', LONGEST_TEXT),
    setup: readJson(fields.setup, 'plan.setup', LARGEST_SETUP),
    players,
    meetings: lists.map((one, i) => readNumbers(one, `plan.meetings[${i}]`, first.length, players.length - 1)),
    changesSeats: readBoolean(fields.changesSeats, 'plan.changesSeats'),
    seed: readInteger(fields.seed, 'plan.seed', 0, Number.MAX_SAFE_INTEGER),
    limit: readInteger(fields.limit, 'plan.limit', 1, MOST_MOVES),
    moveTime: readInteger(fields.moveTime, 'plan.moveTime', 1, LONGEST_MOVE_TIME),
  }
}

const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null => (value === null ? null : read(value))

function readRun(value: unknown, where: string): Run {
  const fields = readFields(value, where, ['commit', 'changed', 'date', 'machine', 'threads', 'shard'])
  const text = (key: string) => (one: unknown) => readText(one, `${where}.${key}`, LONGEST_TEXT)
  return {
    commit: orNull(fields.commit, text('commit')),
    changed: readBoolean(fields.changed, `${where}.changed`),
    date: text('date')(fields.date),
    machine: text('machine')(fields.machine),
    threads: readInteger(fields.threads, `${where}.threads`, 1, 10_000),
    shard: orNull(fields.shard, text('shard')),
  }
}

function readGame(value: unknown, where: string, players: readonly number[]): DealGame {
  const fields = readFields(value, where, ['seating', 'scores', 'places', 'faults'])
  const seats = players.length
  const seating = readNumbers(fields.seating, `${where}.seating`, seats, Number.MAX_SAFE_INTEGER)
  if ([...seating].sort().join() !== [...players].sort().join())
    refuse('other-players', 'others sit there than meet by the plan', { where: `${where}.seating` })
  const faults = readList(fields.faults, `${where}.faults`, seats).map((fault, i) => {
    const at = `${where}.faults[${i}]`
    const { seat, code, reason } = readFields(fault, at, ['seat', 'code', 'reason'])
    return {
      seat: readInteger(seat, `${at}.seat`, 0, seats - 1),
      code: readText(code, `${at}.code`, LONGEST_TEXT),
      reason: readText(reason, `${at}.reason`, LONGEST_PLAYER),
    }
  })
  return {
    seating,
    scores: readNumbers(fields.scores, `${where}.scores`, seats, MOST_POINTS),
    places: readNumbers(fields.places, `${where}.places`, seats, seats),
    faults,
  }
}

function readDeal(value: unknown, where: string, plan: Plan): StoredDeal {
  const fields = readFields(value, where, ['meeting', 'deal', 'games'])
  const meeting = readInteger(fields.meeting, `${where}.meeting`, 0, plan.meetings.length - 1)
  const players = plan.meetings[meeting] as readonly number[]
  const count = plan.changesSeats ? players.length : 1
  const games = readList(fields.games, `${where}.games`, count)
  if (games.length !== count) refuse('wrong-count', `a deal has ${count} games here`, { where: `${where}.games` })
  return {
    meeting,
    deal: readInteger(fields.deal, `${where}.deal`, 0, MOST_DEALS - 1),
    games: games.map((game, i) => readGame(game, `${where}.games[${i}]`, players)),
  }
}

const keyOf = ({ meeting, deal }: Unit): string => `${meeting} ${deal}`

function refuseTwice(deals: readonly Unit[]): void {
  const seen = new Set<string>()
  for (const unit of deals) {
    if (seen.has(keyOf(unit)))
      refuse('deal-twice', `deal ${unit.deal} of meeting ${unit.meeting} is there twice`, { where: 'deals' })
    seen.add(keyOf(unit))
  }
}

export const readReport = (value: unknown): Result<Report> =>
  attempt(() => {
    const { format, version } = readObject(value, 'report')
    readOneOf(format, 'format', [REPORT_FORMAT])
    readOneOf(version, 'version', [REPORT_VERSION])
    const fields = readFields(value, 'report', ['format', 'version', 'plan', 'runs', 'summary', 'times', 'deals'])
    const plan = readPlan(fields.plan)
    const times = readList(fields.times, 'times', MOST_PLAYERS)
    if (times.length !== plan.players.length)
      refuse('wrong-count', 'there are times for each player', { where: 'times' })
    const deals = readList(fields.deals, 'deals', MOST_UNITS).map((one, i) => readDeal(one, `deals[${i}]`, plan))
    refuseTwice(deals)
    return {
      plan,
      runs: readList(fields.runs, 'runs', MOST_RUNS).map((one, i) => readRun(one, `runs[${i}]`)),
      times: times.map((one, i) => readTimes(one, `times[${i}]`)),
      deals,
    }
  })

/** For refusals: which part of a plan is another. */
export function differenceOf(one: Plan, other: Plan): string | null {
  const [a, b] = [one, other] as unknown as readonly [{ [key: string]: Json }, { [key: string]: Json }]
  return PLAN_FIELDS.find((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key])) ?? null
}
