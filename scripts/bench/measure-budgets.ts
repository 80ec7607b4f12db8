/**
 * npm run bots:budgets -- [--turns 120] [--bots master,grandmaster] [--seed 1] [--cpu] [--report FILE]
 *
 * How long bots of the tile game take for a whole turn, from what their seat was told to the last move of it, and how
 * long they go on after they were stopped. At a table of two, in the base game of 2016 and with all modules. Journeymen
 * play the games; the bot is asked about every third turn. Each turn is asked twice: as hosts do, who remember what was
 * decided for the whole turn, and anew for every decision. Fails if a turn takes over 10 % more than the bot has, or a
 * stop over 5 ms, in more than 1 % of the cases. Run nothing else meanwhile, or use --cpu: then the clock goes on only
 * while a processor works for this program, as if it had a core for itself.
 */
import { loadavg } from 'node:os'
import { botFor } from '@bastide/bots'
import { type BegunThought, Plans, Thinker, type Thought } from '@bastide/host'
import {
  type AnyRules,
  actionOf,
  type Chooser,
  copyOf,
  type Json,
  NOBODY,
  type Position,
  Random,
} from '@bastide/kernel'
import { MODULES, tileGame } from '@bastide/tile-game'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { at } from './server/spread.ts'

const MOST_OVER = 1.1
const MOST_AFTER_STOP_MS = 5
const EVERY = 3
const SETUPS = {
  base: { edition: '2016' },
  everything: { edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) },
}
const TABLE = 't'

const values = readArguments({
  turns: { type: 'string', default: '120' },
  bots: { type: 'string', default: 'master,grandmaster' },
  seed: { type: 'string', default: '1' },
  cpu: { type: 'boolean', default: false },
  report: { type: 'string' },
})

/** With the work of the threads that compile and clean up: rather too much than too little. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const now = values.cpu ? cpuTime : () => performance.now()
const journeyman = botFor(tileGame.id, 'journeyman') as Chooser
const thinker = new Thinker([tileGame], botFor, now)

interface Asked {
  readonly rules: AnyRules
  readonly p: Position
  readonly moves: readonly Json[]
  readonly thought: Omit<Thought, 'moves'>
}

const finished = (begun: BegunThought): readonly Json[] => {
  while (begun.goOn());
  return begun.tried()[0]?.moves ?? []
}

/** All decisions of the seat, until another is awaited: how long they took together. */
function turnTime({ rules, p: before, moves: told, thought }: Asked, plans: Plans | null): number {
  const p = copyOf(before)
  const moves = [...told]
  let spent = 0
  while (rules.awaited(p) === thought.seat) {
    const asked = { ...thought, moves: [...moves] }
    const began = now()
    let move = plans?.next(TABLE, asked)
    if (move === undefined) {
      const line = finished(thinker.begin(asked))
      plans?.keep(TABLE, asked, line)
      move = line[0] as Json
    }
    spent += now() - began
    const action = actionOf(rules, p, move)
    if (!action.ok) throw new Error(action.reason)
    rules.apply(p, thought.seat, action.value)
    moves.push(move)
  }
  return spent
}

/**
 * How long it takes to begin, and from a stop, somewhere in its time, to the answer; nothing if it was sure before.
 */
function stopTimes(
  { moves, thought }: Asked,
  milliseconds: number,
): { readonly begun: number; readonly after: number | null } {
  const began = now()
  let stopAt = Number.POSITIVE_INFINITY
  const thinking = thinker.begin({ ...thought, moves }, () => now() >= stopAt)
  const begun = now() - began
  stopAt = now() + milliseconds
  finished(thinking)
  const after = now() - stopAt
  return { begun, after: after < 0 ? null : after }
}

/** Plays games, and calls for every third turn of a seat. */
function* turns(rules: AnyRules, setup: Json, bot: string, seed: number): Generator<Asked> {
  for (let game = seed, turn = 0; ; game++) {
    const p = rules.start()
    const random = new Random(game)
    const moves: Json[] = []
    for (let by = rules.awaited(p), last = by; by !== NOBODY; last = by, by = rules.awaited(p)) {
      if (by >= 0 && by !== last && ++turn % EVERY === 0)
        yield { rules, p, moves, thought: { game: tileGame.id, setup, seats: 2, seat: by, bot, seed: turn } }
      const action =
        by < 0 ? rules.sample(p, by, random) : journeyman.choose(rules, rules.determinize(p, random), by, random)
      moves.push(rules.toMove(p, action) as Json)
      rules.apply(p, by, action)
    }
  }
}

const spreadOf = (times: readonly number[]) =>
  Object.fromEntries(
    (
      [
        ['middle', 0.5],
        ['in90', 0.9],
        ['in99', 0.99],
        ['most', 1],
      ] as const
    ).map(([name, part]) => [name, Number(at(part, times).toFixed(1))]),
  ) as { readonly [part in 'middle' | 'in90' | 'in99' | 'most']: number }

function measure(setup: Json, id: string, milliseconds: number, count: number, seed: number) {
  const composed = tileGame.compose(setup, 2)
  if (!composed.ok) throw new Error(composed.reason)
  const random = new Random(seed)
  const planned: number[] = []
  const anew: number[] = []
  const beginning: number[] = []
  const afterStop: number[] = []
  for (const asked of turns(composed.value as AnyRules, setup, id, seed)) {
    planned.push(turnTime(asked, new Plans()))
    anew.push(turnTime(asked, null))
    const { begun, after } = stopTimes(asked, random.below(milliseconds / 4))
    beginning.push(begun)
    if (after !== null) afterStop.push(after)
    if (planned.length === count) break
  }
  return {
    planned: spreadOf(planned),
    anew: spreadOf(anew),
    beginning: spreadOf(beginning),
    // Whoever was sure before its stop cannot be stopped.
    stops: afterStop.length,
    afterStop: afterStop.length === 0 ? null : spreadOf(afterStop),
  }
}

const count = readCount(values.turns, 'turns', 1)
const seed = readCount(values.seed, 'seed', 0)
const loadBefore = loadavg().map((load) => Number(load.toFixed(1)))
const figures: Record<string, unknown> = {}
let isHeld = true

const line = (what: string, { middle, in90, in99, most }: ReturnType<typeof spreadOf>, limit: number): void => {
  isHeld &&= in99 <= limit
  const held = in99 <= limit ? 'ok    ' : 'FAILED'
  const parts = [middle, in90, in99, most].map((time) => `${time.toFixed(1)} ms`.padStart(11)).join('')
  console.log(`${held} ${what.padEnd(48)}${parts}   99 % within ${limit} ms`)
}

console.log(`${' '.repeat(55)}${['middle', '90 %', '99 %', 'most'].map((part) => part.padStart(11)).join('')}`)
for (const id of values.bots.split(',')) {
  const { milliseconds = 0 } = botFor(tileGame.id, id) ?? refuse(`there is no bot '${id}' of the tile game`)
  if (milliseconds === 0) refuse(`the bot '${id}' answers at once`)
  // What is compiled for the first turns is not measured.
  measure(SETUPS.base, id, milliseconds, Math.ceil(3_000 / milliseconds), seed + 1_000)
  for (const [name, setup] of Object.entries(SETUPS)) {
    const measured = measure(setup, id, milliseconds, count, seed)
    line(`${id}, ${name}: a turn`, measured.planned, milliseconds * MOST_OVER)
    line('… with every decision of it thought about anew', measured.anew, milliseconds * MOST_OVER)
    line('… of it going through the moves and finding lines', measured.beginning, milliseconds)
    if (measured.afterStop === null) console.log('       … was always sure before it was stopped: take more --turns')
    else line(`… from a stop to the answer (${measured.stops} stops)`, measured.afterStop, MOST_AFTER_STOP_MS)
    figures[`${id} ${name}`] = { milliseconds, ...measured }
  }
}
const loadAfter = loadavg().map((load) => Number(load.toFixed(1)))
if (values.report !== undefined)
  writeReport(values.report, {
    seed,
    turns: count,
    clock: values.cpu ? 'CPU time' : 'wall clock',
    loadBefore,
    loadAfter,
    figures,
  })
process.exitCode = isHeld ? 0 : 1
