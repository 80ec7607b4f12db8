/**
 * A random player: plays whole games and prints the results.
 *
 * npm run example examples/random-player.ts [GAMES]
 */
import { NOBODY, Random } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

const games = Number(process.argv[2] ?? 1000)
if (!Number.isSafeInteger(games) || games < 1) {
  console.error(`GAMES is a whole number from 1 on, not '${process.argv[2]}'`)
  process.exit(2)
}
const seats = 2

// A setup is untrusted data: `compose` accepts it, or says what is wrong with it.
const composed = tileGame.compose({ edition: '2016' }, seats)
if (!composed.ok) throw new Error(composed.reason)
const rules = composed.value

const random = new Random(1)
const points = new Array<number>(seats).fill(0)
const began = performance.now()
for (let game = 0; game < games; game++) {
  const p = rules.start()
  // Chance is awaited like a seat: it draws the tiles. Here the same line plays for it as for everyone else.
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) rules.apply(p, by, rules.sample(p, by, random))
  for (let seat = 0; seat < seats; seat++) points[seat] = (points[seat] as number) + rules.score(p, seat)
}
const seconds = (performance.now() - began) / 1000

console.log(
  `${games} games between ${seats} random players in ${seconds.toFixed(2)} s, ${Math.round(games / seconds)} a second`,
)
for (let seat = 0; seat < seats; seat++)
  console.log(`seat ${seat}: ${((points[seat] as number) / games).toFixed(2)} points a game`)
