/**
 * npm run bots:measure-dice -- [--player master] [--against journeyman] [--pairs 200] [--seed 1] [--seats 2]
 *   [--setup '{}'] [--report FILE]
 *
 * Measures a master of the dice game against the journeyman. A pair is two games with the seats swapped. At tables of
 * more than two, one master sits among journeymen, once in every seat. Prints the share of games won with a 95 %
 * interval, and how long the master thinks: about a decision, and about a turn, for which it has a limited time.
 */
import { type Bot, botFor } from '@bastide/bots'
import { diceGame, MOST_THROWS } from '@bastide/dice-game'
import { CHANCE, demand, MOST_MOVES, NOBODY, Random, standings, type Thinking } from '@bastide/kernel'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

const values = readArguments({
  pairs: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  seats: { type: 'string', default: '2' },
  setup: { type: 'string', default: '{}' },
  player: { type: 'string', default: 'master' },
  against: { type: 'string', default: 'journeyman' },
  report: { type: 'string' },
})
const pairs = readCount(values.pairs, 'pairs', 1)
const seed = readCount(values.seed, 'seed', 0)
const seats = readCount(values.seats, 'seats', 2)
const rules = demand(diceGame.compose(JSON.parse(values.setup), seats))
const own = botFor(diceGame.id, values.player) as Bot
const other = botFor(diceGame.id, values.against) as Bot

/** CPU milliseconds of the master: of each decision, and of all of one turn. */
const decisions: number[] = []
const turns: number[] = []

const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Whether the master in that seat wins. */
function play(seat: number, chance: Random, random: Random): boolean {
  const p = rules.start()
  for (let by = rules.awaited(p), moves = 0; by !== NOBODY && moves < MOST_MOVES; by = rules.awaited(p), moves++) {
    if (by === CHANCE) {
      if (rules.throwsLeft(p) === MOST_THROWS && turns.at(-1) !== 0) turns.push(0)
      rules.apply(p, by, rules.sample(p, by, chance))
      continue
    }
    const guess = rules.determinize(p, random)
    const before = spent()
    const { milliseconds, choose } = by === seat ? own : other
    const thinking: Thinking = milliseconds === 0 ? {} : { time: { milliseconds, now: spent } }
    const action = choose(rules, guess, by, random, thinking)
    if (by === seat) {
      decisions.push(spent() - before)
      turns.push((turns.pop() ?? 0) + spent() - before)
    }
    rules.apply(p, by, action)
  }
  return standings(rules, p)[0]?.seat === seat
}

/** Wilson's interval for 95 %. */
function interval(won: number, games: number): readonly [number, number] {
  const z = 1.96
  const share = won / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return [middle - half, middle + half]
}

const summary = (all: readonly number[]) => {
  const sorted = [...all].sort((one, two) => one - two)
  return {
    mean: Number((sorted.reduce((sum, one) => sum + one, 0) / sorted.length).toFixed(2)),
    most: Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(2)),
  }
}
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
let won = 0
let games = 0
for (let pair = 0; pair < pairs; pair++) {
  for (let seat = 0; seat < seats; seat++, games++)
    if (play(seat, new Random(seed * 1_000_003 + pair), new Random(seed * 7_000_003 + games))) won++
  if ((pair + 1) % 20 === 0) console.error(`after ${games} games: ${won} won`)
}
const share = won / games
const [low, high] = interval(won, games)
const millisecondsADecision = summary(decisions)
const millisecondsATurn = summary(turns.filter((one) => one > 0))
console.log(
  `${values.player} against ${values.against}: won ${won} of ${games}, ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`,
)
for (const [of, { mean, most }] of Object.entries({ decision: millisecondsADecision, turn: millisecondsATurn }))
  console.log(`a ${of}: ${mean} ms on average, 99 % within ${most} ms`)
if (values.report !== undefined)
  writeReport(values.report, {
    player: values.player,
    against: values.against,
    seed,
    pairs,
    seats,
    won,
    games,
    share,
    low,
    high,
    millisecondsADecision,
    millisecondsATurn,
  })
