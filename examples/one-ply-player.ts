/**
 * A player that looks one turn ahead: it tries each option, looks at the score, undoes it, and chooses the best. It
 * plays against a random player.
 *
 * npm run example examples/one-ply-player.ts [GAMES]
 */
import { type Action, journal, mark, NOBODY, Options, type Position, Random, rewind, type Seat } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'

const games = Number(process.argv[2] ?? 100)
if (!Number.isSafeInteger(games) || games < 1) {
  console.error(`GAMES is a whole number from 1 on, not '${process.argv[2]}'`)
  process.exit(2)
}

const composed = tileGame.compose({ edition: '2016' }, 2)
if (!composed.ok) throw new Error(composed.reason)

const random = new Random(1)
/** A list for each decision of a turn: the tile, the follower, and whatever modules ask. */
const lists = Array.from({ length: 8 }, () => new Options())

/**
 * The seat's lead after it has made all its decisions in the best way; `chosen` receives the first of those decisions.
 */
function bestLead(rules: TileRules, p: Position, seat: Seat, depth: number, chosen?: (action: Action) => void): number {
  const options = lists[depth]
  if (rules.awaited(p) !== seat || options === undefined) return rules.score(p, seat) - rules.score(p, 1 - seat)
  rules.options(p, seat, options)
  let best = Number.NEGATIVE_INFINITY
  let equals = 0
  for (let i = 0; i < options.length; i++) {
    const here = mark(p)
    rules.apply(p, seat, options.action(i))
    const lead = bestLead(rules, p, seat, depth + 1)
    rewind(p, here)
    if (lead > best) equals = 0
    best = Math.max(best, lead)
    // Breaks ties uniformly.
    if (lead === best && random.below(++equals) === 0) chosen?.(options.action(i))
  }
  return best
}

function choose(rules: TileRules, p: Position, seat: Seat): Action {
  let choice = 0
  bestLead(rules, p, seat, 0, (action) => {
    choice = action
  })
  return choice
}

/** Returns the points of both, with the player that looks ahead first. */
function play(rules: TileRules, looking: Seat): readonly [number, number] {
  const p = rules.start()
  // Only journalled writes can be undone.
  journal(p, true)
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    rules.apply(p, by, by === looking ? choose(rules, p, by) : rules.sample(p, by, random))
  }
  return [rules.score(p, looking), rules.score(p, 1 - looking)]
}

let points = 0
let against = 0
let won = 0
for (let game = 0; game < games; game++) {
  // Each starts half of the games.
  const [own, other] = play(composed.value, game % 2)
  points += own
  against += other
  if (own > other) won++
}
console.log(`one turn ahead: ${(points / games).toFixed(1)} points a game; at random: ${(against / games).toFixed(1)}`)
console.log(`one turn ahead won ${won} of ${games} games`)
