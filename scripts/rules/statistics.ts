/**
 * npm run statistics -- [--games 20000] [--joint-games 3000] [--seed 1] [--report FILE]
 *
 * Random play of the base game, edition 2016, two seats, in the two ways in which independent engines have measured it:
 * two-stage (a placement, then a follower or none) and joint (one of all placements with followers). An engine whose
 * figures differ has a fault, so this fails if one is outside what chance allows.
 */
import { copyFrom, journal, mark, NOBODY, Options, type Position, Random, rewind } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

/** The published figures, and how far a run of this size may deviate from them. */
const EXPECTED = {
  twoStageMean: { figure: 19.41, within: 0.2 },
  twoStageDeviation: { figure: 7.9, within: 0.2 },
  placementsPerTurn: { figure: 27.2, within: 0.15 },
  turnsPerGame: { figure: 70.98, within: 0.02 },
  jointMean: { figure: 18.57, within: 0.35 },
  jointMovesPerTurn: { figure: 40.35, within: 0.5 },
}

class Sample {
  private count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.sum / this.count
  }

  get deviation(): number {
    return Math.sqrt(this.squares / this.count - this.mean ** 2)
  }
}

const isPlacing = (rules: TileRules, p: Position): boolean => rules.awaited(p) >= 0 && rules.pass(p) < 0

function addScores(rules: TileRules, p: Position, scores: Sample): void {
  for (let seat = 0; seat < rules.seats; seat++) scores.add(rules.score(p, seat))
}

function twoStage(rules: TileRules, games: number, random: Random) {
  const [scores, placements, turns] = [new Sample(), new Sample(), new Sample()]
  const [start, p, options] = [rules.start(), rules.start(), new Options()]
  for (let game = 0; game < games; game++) {
    copyFrom(p, start)
    let turn = 0
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      if (isPlacing(rules, p)) {
        rules.options(p, by, options)
        placements.add(options.length)
        turn++
        rules.apply(p, by, options.action(random.below(options.length)))
      } else rules.apply(p, by, rules.sample(p, by, random))
    }
    turns.add(turn)
    addScores(rules, p, scores)
  }
  return { scores, placements, turns }
}

/** Every placement with every possible follower, or none, is one move. */
function joint(rules: TileRules, games: number, random: Random) {
  const [scores, moves] = [new Sample(), new Sample()]
  const [start, p, placements, followers] = [rules.start(), rules.start(), new Options(), new Options()]
  journal(p, true)
  for (let game = 0; game < games; game++) {
    copyFrom(p, start)
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      if (!isPlacing(rules, p)) {
        rules.apply(p, by, rules.sample(p, by, random))
        continue
      }
      rules.options(p, by, placements)
      const pairs: (readonly [number, number])[] = []
      for (let i = 0; i < placements.length; i++) {
        const here = mark(p)
        rules.apply(p, by, placements.action(i))
        rules.options(p, by, followers)
        for (let j = 0; j < followers.length; j++) pairs.push([placements.action(i), followers.action(j)])
        rewind(p, here)
      }
      moves.add(pairs.length)
      const [placement, follower] = pairs[random.below(pairs.length)] as readonly [number, number]
      rules.apply(p, by, placement)
      rules.apply(p, by, follower)
    }
    addScores(rules, p, scores)
  }
  return { scores, moves }
}

const values = readArguments({
  games: { type: 'string', default: '20000' },
  'joint-games': { type: 'string', default: '3000' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
})
const seed = readCount(values.seed, 'seed', 0)
const games = readCount(values.games, 'games', 1)
const jointGames = readCount(values['joint-games'], 'joint-games', 1)
const composed = tileGame.compose({ edition: '2016' }, 2)
if (!composed.ok) throw new Error(composed.reason)
const random = new Random(seed)
const two = twoStage(composed.value, games, random)
const all = joint(composed.value, jointGames, random)
const measured = {
  twoStageMean: two.scores.mean,
  twoStageDeviation: two.scores.deviation,
  placementsPerTurn: two.placements.mean,
  turnsPerGame: two.turns.mean,
  jointMean: all.scores.mean,
  jointMovesPerTurn: all.moves.mean,
}
let outside = 0
for (const [name, { figure, within }] of Object.entries(EXPECTED)) {
  const found = measured[name as keyof typeof EXPECTED]
  const isRight = Math.abs(found - figure) <= within
  if (!isRight) outside++
  console.log(
    `${name.padEnd(20)} ${found.toFixed(3).padStart(8)}   expected ${figure} ± ${within}${isRight ? '' : '   OUTSIDE'}`,
  )
}
if (values.report !== undefined) writeReport(values.report, { seed, games, jointGames, measured, expected: EXPECTED })
console.log(
  outside === 0 ? 'random play has the expected statistics' : `${outside} figures lie outside what chance allows`,
)
process.exitCode = outside === 0 ? 0 : 1
