/**
 * Plays random games and tells whether Node collected garbage meanwhile. Run by a8-nothing-allocated.mjs with --expose-gc. What it needs
 * for itself it allocates before the games that count.
 */
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { type AnyRules, copyFrom, NOBODY, Options, type Position, Random, refusalText } from '@bastide/kernel'
import { NAMED_SETUPS, tileGame } from '@bastide/tile-game'

const SEATS = 2
const SEED = 8
/** Games of the plain setup; and of each named one, so that what the modules add is seen too. */
const PLAIN = { warmUp: 3_000, games: 20_000 }
const NAMED = { warmUp: 1_500, games: 3_000 }

const options = new Options()
const random = new Random(SEED)
/** Told at the end, so that reading the scores is not done for nothing. */
let points = 0

function rulesFor(setup: unknown): AnyRules {
  const composed = tileGame.compose(setup, SEATS)
  if (!composed.ok) throw new Error(refusalText(composed))
  return composed.value
}

/** Gives how many moves were made. */
function playGames(rules: AnyRules, start: Position, p: Position, count: number): number {
  let moves = 0
  for (let game = 0; game < count; game++) {
    copyFrom(p, start)
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      options.clear()
      rules.options(p, by, options)
      if (options.length > 0) moves++
      rules.apply(p, by, rules.sample(p, by, random))
    }
    for (let seat = 0; seat < rules.seats; seat++) points += rules.score(p, seat)
  }
  return moves
}

/** When each collection began. */
const collections: number[] = []
const observer = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) collections.push(entry.startTime)
})
observer.observe({ entryTypes: ['gc'] })
/** Entries are handed over between turns of the event loop. */
const untilToldOf = () => new Promise((resolve) => setTimeout(resolve, 50))

async function measure(name: string, setup: unknown, { warmUp, games }: typeof PLAIN) {
  const rules = rulesFor(setup)
  const start = rules.start()
  const p = rules.start()
  playGames(rules, start, p, warmUp)
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc')
  const seen = collections.length
  globalThis.gc()
  await untilToldOf()
  if (collections.length === seen) throw new Error('the collection just asked for went unseen: this would see no other either')
  points = 0
  const began = performance.now()
  const moves = playGames(rules, start, p, games)
  const ended = performance.now()
  await untilToldOf()
  return { name, games, moves, points, seconds: (ended - began) / 1000, collections: collections.filter((at) => at >= began && at <= ended).length }
}

const measured = [await measure('plain', { edition: '2016' }, PLAIN)]
for (const { name, setup } of NAMED_SETUPS) measured.push(await measure(name, setup, NAMED))
console.log(JSON.stringify(measured))
