/**
 * Plays random games and reports how much the heap grew, and whether Node collected garbage. As long as it did not,
 * everything allocated is still there, so even a few bytes per game show. Run by a8-nothing-allocated.mjs with
 * --expose-gc. It allocates what it needs itself before the games that count.
 */
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  Batch,
  copyFrom,
  type Game,
  MOST_MOVES,
  NOBODY,
  Options,
  type Position,
  Random,
  refusalText,
} from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'
import { rotating } from '../../packages/kernel/sampling/rotating.ts'

const SEATS = 2
const SEED = 8
/** Games of the plain setup, and of a named one of each game, every day another, to cover what the modules add. */
const PLAIN = { warmUp: 3_000, games: 20_000 }
const NAMED = { warmUp: 1_500, games: 3_000 }
/** Endless games are long, so only their beginning is played. */
const ENDLESS = { warmUp: 800, games: 1_600 }
const BEGINNING = 300
const LISTED = 50
const BATCH = 32
/**
 * The compiler keeps working for a while and uses the heap, so the quietest round counts: what games allocate shows in
 * every round.
 */
const ROUNDS = 8

const options = new Options()
const random = new Random(SEED)
/** Printed at the end, so that reading the scores is not optimised away. */
let points = 0

function rulesFor(game: Game, setup: unknown): AnyRules {
  const composed = game.compose(setup, SEATS)
  if (!composed.ok) throw new Error(refusalText(composed))
  return composed.value
}

const countsFor = (game: Game): typeof PLAIN =>
  rulesFor(game, game.speech.namedSetups[0]?.setup).isEndless ? ENDLESS : NAMED

/** Returns the number of moves made. */
function playGames(rules: AnyRules, start: Position, p: Position, count: number): number {
  let moves = 0
  for (let game = 0; game < count; game++) {
    copyFrom(p, start)
    const most = rules.isEndless ? BEGINNING : MOST_MOVES
    let made = 0
    for (let by = rules.awaited(p); by !== NOBODY && made < most; by = rules.awaited(p)) {
      made++
      options.clear()
      // A throw of dice has two thousand outcomes, so they are listed only now and then.
      if (by >= 0 || !rules.isEndless || made % LISTED === 0) rules.options(p, by, options)
      moves++
      rules.apply(p, by, rules.sample(p, by, random))
    }
    for (let seat = 0; seat < rules.seats; seat++) points += rules.score(p, seat)
  }
  return moves
}

/** The same in a batch, whose lists grew to their full size during the warm-up. */
function playBatch(batch: Batch, chosen: Int32Array, count: number): number {
  let moves = 0
  for (let ended = 0; ended < count; ) {
    for (let game = 0; game < batch.games; game++) {
      chosen[game] = batch.actions[game * batch.stride + random.below(batch.counts[game] as number)] as number
    }
    batch.step(chosen)
    moves += batch.games
    for (let game = 0; game < batch.games; game++) {
      if (batch.over[game] === 0) continue
      ended++
      for (let seat = 0; seat < batch.seats; seat++) points += batch.finalScores[game * batch.seats + seat] as number
    }
  }
  return moves
}

/** When each collection began. */
const collections: number[] = []
const observer = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) collections.push(entry.startTime)
})
observer.observe({ entryTypes: ['gc'] })
/** Entries are delivered between turns of the event loop. */
const untilToldOf = () => new Promise((resolve) => setTimeout(resolve, 50))

async function measure(name: string, { warmUp, games }: typeof PLAIN, play: (count: number) => number) {
  play(warmUp)
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc')
  const seen = collections.length
  globalThis.gc()
  await untilToldOf()
  if (collections.length === seen)
    throw new Error('the collection just asked for went unseen: this would see no other either')
  points = 0
  const grown = new Float64Array(ROUNDS)
  let moves = 0
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round++) {
    const before = getHeapStatistics().used_heap_size
    moves += play(games / ROUNDS)
    grown[round] = getHeapStatistics().used_heap_size - before
  }
  const ended = performance.now()
  await untilToldOf()
  const bytesPerGame = Math.min(...grown) / (games / ROUNDS)
  const collected = collections.filter((at) => at >= began && at <= ended).length
  return { name, games, moves, points, bytesPerGame, seconds: (ended - began) / 1000, collections: collected }
}

function gamesOf(game: Game, setup: unknown): (count: number) => number {
  const rules = rulesFor(game, setup)
  const start = rules.start()
  const p = rules.start()
  return (count) => playGames(rules, start, p, count)
}

function batchOf(setup: unknown): (count: number) => number {
  const batch = new Batch(rulesFor(tileGame, setup), BATCH, SEED, { restarts: true })
  const chosen = new Int32Array(BATCH)
  return (count) => playBatch(batch, chosen, count)
}

const measured = [
  await measure('plain', PLAIN, gamesOf(tileGame, { edition: '2016' })),
  await measure(`in a batch of ${BATCH}`, NAMED, batchOf({ edition: '2016' })),
]
for (const game of GAMES)
  for (const { name, setup } of rotating(game.speech.namedSetups))
    measured.push(await measure(name, countsFor(game), gamesOf(game, setup)))
console.log(JSON.stringify(measured))
