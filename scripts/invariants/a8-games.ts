/**
 * Plays random games on one position and tells whether Node collected garbage meanwhile. Run by a8-nothing-allocated.mjs with
 * --expose-gc. What it needs for itself it allocates before the games that count.
 */
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { copyFrom, NOBODY, Options, Random, refusalText } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

const WARM_UP = 3_000
const GAMES = 20_000
const SEED = 8

const composed = tileGame.compose({ edition: '2016' }, 2)
if (!composed.ok) throw new Error(refusalText(composed))
const rules = composed.value

const start = rules.start()
const p = rules.start()
const options = new Options()
const random = new Random(SEED)
let moves = 0
let points = 0

function playGames(count: number): void {
  for (let game = 0; game < count; game++) {
    copyFrom(p, start)
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      options.clear()
      rules.options(p, by, options)
      rules.apply(p, by, rules.sample(p, by, random))
      moves += options.length > 0 ? 1 : 0
    }
    for (let seat = 0; seat < rules.seats; seat++) points += rules.score(p, seat)
  }
}

/** When each collection began. */
const collections: number[] = []
const observer = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) collections.push(entry.startTime)
})
observer.observe({ entryTypes: ['gc'] })
/** Entries are handed over between turns of the event loop. */
const untilToldOf = () => new Promise((resolve) => setTimeout(resolve, 50))

playGames(WARM_UP)
if (globalThis.gc === undefined) throw new Error('run with --expose-gc')
globalThis.gc()
await untilToldOf()
if (collections.length === 0) throw new Error('the collection just asked for went unseen: this would see no other either')

moves = 0
points = 0
const before = process.memoryUsage().heapUsed
const began = performance.now()
playGames(GAMES)
const ended = performance.now()
const grown = process.memoryUsage().heapUsed - before
await untilToldOf()

const meanwhile = collections.filter((at) => at >= began && at <= ended)
console.log(JSON.stringify({ games: GAMES, moves, points, seconds: (ended - began) / 1000, grown, collections: meanwhile.length }))
