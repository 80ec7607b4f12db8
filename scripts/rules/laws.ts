/**
 * npm run laws -- --game ID [--games N | --turns N] [--set KEY=VALUE | KEY=LEAST-MOST …] [--seed N] [--report FILE]
 *
 * Checks the kernel's laws on random games of random setups: all numbers of seats, and all setup options. `--set` fixes
 * an option, or the range it is drawn from. Uses both cores of the machine. Stops at the first broken law, and prints
 * which one, in what setup and from which seed.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  fieldsInPlay,
  type Game,
  type Json,
  NOBODY,
  playRandomly,
  Random,
  type Seat,
  type SetupField,
} from '@bastide/kernel'
import { checkLaws, LAWS } from '@bastide/kernel/laws'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { inThread, THREADS } from '../running/sharing.ts'

type Fixed = ReadonlyMap<string, readonly [least: number, most: number] | string>

function readFixed(texts: readonly string[]): Fixed {
  return new Map(
    texts.map((text) => {
      const [, key = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? refuse(`--set takes KEY=VALUE, not '${text}'`)
      const range = /^(\d+)-(\d+)$/.exec(value) ?? /^(\d+)$/.exec(value)
      return [key, range === null ? value : ([Number(range[1]), Number(range[2] ?? range[1])] as const)]
    }),
  )
}

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  least + random.below(most - least + 1)

function drawnValue(
  { key, choices = [], range }: SetupField,
  seats: number,
  fixed: Fixed,
  random: Random,
): string | number {
  const given = fixed.get(key)
  if (typeof given === 'string') return given
  if (given !== undefined) return between(random, given)
  const numbers = range === 'seats' ? ([0, seats - 1] as const) : range
  const ways = choices.length + (numbers === undefined ? 0 : 1)
  const way = random.below(ways)
  return way < choices.length
    ? (choices[way] as string | number)
    : between(random, numbers as readonly [number, number])
}

interface Drawn {
  readonly setup: Json
  readonly seats: number
  readonly rules: AnyRules
}

function drawSetup(game: Game, fixed: Fixed, random: Random): Drawn {
  const seats = between(random, game.form.seats)
  const { namedSetups } = game.speech
  const named = namedSetups[random.below(namedSetups.length)]?.setup as { readonly modules?: readonly string[] }
  const inPlay = fieldsInPlay(game.form, named.modules ?? [])
  const setup = {
    ...named,
    options: Object.fromEntries(inPlay.map((field) => [field.key, drawnValue(field, seats, fixed, random)])),
  }
  const composed = game.compose(setup, seats)
  if (!composed.ok) throw new Error(`${JSON.stringify(setup)} is refused: ${composed.reason}`)
  return { setup, seats, rules: composed.value }
}

/** The number of turns in a random game: a turn is everything one seat decides before another must decide. */
function turnsOf(rules: AnyRules, seed: number): { readonly turns: number; readonly isOver: boolean } {
  let turns = 0
  let last: Seat = NOBODY
  const isOver = playRandomly(rules, rules.start(), new Random(seed), (by) => {
    if (by >= 0 && by !== last) turns++
    if (by >= 0) last = by
  })
  return { turns, isOver }
}

interface Share {
  readonly game: string
  readonly set: readonly string[]
  readonly first: number
  readonly stride: number
  /** Stops at this seed, or once enough turns have been played. */
  readonly end: number
  readonly turns: number
}

type Found = { games: number; unfinished: number; turns: number }

function holdToLaws({ game: id, set, first, stride, end, turns: most }: Share): Found {
  const game = gameOf(id)
  const fixed = readFixed(set)
  const found: Found = { games: 0, unfinished: 0, turns: 0 }
  for (let seed = first; seed < end && found.turns < most; seed += stride) {
    const { setup, seats, rules } = drawSetup(game, fixed, new Random(seed))
    try {
      checkLaws(rules, seed)
    } catch (thrown) {
      throw new Error(`seed ${seed}, ${JSON.stringify(setup)} for ${seats} seats: ${(thrown as Error).message}`, {
        cause: thrown,
      })
    }
    const { turns, isOver } = turnsOf(rules, seed)
    found.games++
    found.turns += turns
    if (!isOver) found.unfinished++
  }
  return found
}

const gameOf = (id: string | undefined): Game =>
  GAMES.find((game) => game.id === id) ?? refuse(`--game takes one of ${GAMES.map((game) => game.id).join(', ')}`)

async function main(): Promise<void> {
  const values = readArguments({
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    turns: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  })
  const game = gameOf(values.game)
  const unknown = [...readFixed(values.set).keys()].find((key) => !game.form.fields.some((field) => field.key === key))
  if (unknown !== undefined) refuse(`${game.id} has no option '${unknown}'`)
  const seed = readCount(values.seed, 'seed', 0)
  const end = values.turns === undefined ? seed + readCount(values.games, 'games', 1) : Number.MAX_SAFE_INTEGER
  const turns =
    values.turns === undefined ? Number.POSITIVE_INFINITY : Math.ceil(readCount(values.turns, 'turns', 1) / THREADS)
  const began = performance.now()
  const shares = Array.from(
    { length: THREADS },
    (_, i): Share => ({ game: game.id, set: values.set, first: seed + i, stride: THREADS, end, turns }),
  )
  const parts = await Promise.all(shares.map((share) => inThread<Share, Found>(import.meta.url, share)))
  const sum = (of: keyof Found): number => parts.reduce((total, part) => total + part[of], 0)
  const found: Found = { games: sum('games'), unfinished: sum('unfinished'), turns: sum('turns') }
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  console.log(
    `${game.id}: ${LAWS.length} laws hold in ${found.games} games of ${found.turns} turns (${found.unfinished} given up as unfinished), ${seconds} s`,
  )
  if (values.report !== undefined)
    writeReport(values.report, {
      game: game.id,
      seed,
      set: values.set,
      laws: LAWS.map(({ name }) => name),
      ...found,
      seconds,
    })
}

if (isMainThread) await main()
else parentPort?.postMessage(holdToLaws(workerData as Share))
