/** What arena and rate are asked on the command line, alike. */
import { availableParallelism } from 'node:os'
import { type Game, type Json, MOST_MOVES } from '@bastide/kernel'
import { Program } from '../bot-protocol/program.ts'
import { readCount } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'
import { composeRules, readSetupFile } from '../setup.ts'
import type { Plan } from './plan.ts'
import { commandOf } from './players.ts'
import { differenceOf, type Report } from './report.ts'

/** Options of both commands. */
export const SHARED_OPTIONS = {
  game: { type: 'string', default: 'tile' },
  edition: { type: 'string' },
  modules: { type: 'string' },
  setup: { type: 'string' },
  seed: { type: 'string' },
  limit: { type: 'string', default: String(MOST_MOVES) },
  threads: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean' },
  'move-time': { type: 'string', default: '5000' },
} as const

/** A setup from a file, or with the given edition and modules. A game without those has a single plain setup. */
export function readSetup(
  { form, speech }: Game,
  file: string | undefined,
  edition: string | undefined,
  modules: string | undefined,
): Json {
  if (file !== undefined && (edition ?? modules) !== undefined)
    throw new Misuse('--setup stands in place of --edition and --modules')
  if (file !== undefined) return readSetupFile(file)
  if (form.editions.length === 0 && (edition ?? modules) !== undefined)
    throw new Misuse('this game has no editions and no modules')
  if (form.editions.length === 0) return speech.namedSetups[0]?.setup ?? {}
  return { edition: edition ?? '2016', modules: modules === undefined || modules === '' ? [] : modules.split(',') }
}

const MOST_THREADS = 1_024
const LONGEST_MOVE_TIME = 86_400_000

interface SharedValues {
  readonly seed?: string | undefined
  readonly limit: string
  readonly threads?: string | undefined
  readonly 'move-time': string
}

export const readMoveTime = (values: SharedValues): number =>
  readCount(values['move-time'], 'move-time', 1, LONGEST_MOVE_TIME)

export const readLimit = (values: SharedValues): number => readCount(values.limit, 'limit', 1, MOST_MOVES)

/** Without a seed, that of the report to go on from, or another one each time. */
export const readSeed = ({ seed }: SharedValues, before: Report | null): number =>
  seed === undefined
    ? (before?.plan.seed ?? Date.now() % 1_000_000_000)
    : readCount(seed, 'seed', 0, Number.MAX_SAFE_INTEGER)

/** Fewer games are over before threads have started. */
const WORTH_THREADS = 10

/** All cores, unless there is little to do. */
export const readThreads = ({ threads }: SharedValues, games: number, deals: number): number => {
  if (threads !== undefined) return readCount(threads, 'threads', 1, MOST_THREADS)
  return games < WORTH_THREADS ? 1 : Math.min(availableParallelism(), deals)
}

/** The whole setup, with every option, so that the plan means the same wherever it is read. */
export const wholeSetup = (game: Game, setup: Json, seats: number): Json => composeRules(game, setup, seats).setup

/** A report is gone on from only if it is of the same match. */
export function expectSamePlan(file: string, before: Report | null, plan: Plan): void {
  const difference = before === null ? null : differenceOf(before.plan, plan)
  if (difference !== null)
    throw new Misuse(failure('other-plan', `${file} is the report of another match: another ${difference}`))
}

/** A program that cannot be started would lose every game; better to say so before the first. */
export async function expectPrograms(players: readonly string[]): Promise<void> {
  for (const player of new Set(players)) {
    const command = commandOf(player)
    if (command === null) continue
    const started = await Program.start(command)
    if (!('program' in started)) throw new Failed(failure(started.code, `${player} cannot play: ${started.reason}`))
    await started.program.close()
  }
}
