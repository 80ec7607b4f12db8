/** What is measured: ways of using the engine. Each is a function that does a unit of work and counts it. */
import {
  type AnyRules,
  copyFrom,
  journal,
  mark,
  NOBODY,
  Options,
  type Position,
  Random,
  rewind,
  type Seat,
} from '@bastide/kernel'
import { deploymentOf, placementOf, type TileRules } from '@bastide/tile-game'

/** A ratio, or 0 if the whole is 0: games without a turn have no options per turn, and that is not an error. */
export const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Counts and sums over games. */
export class Tally {
  games = 0
  turns = 0
  moves = 0
  options = 0
  made = 0
  copies = 0
  scores = 0
  scoreSum = 0
  scoreSquares = 0

  addTurn(options: number): void {
    this.turns++
    this.options += options
  }

  addScores(rules: AnyRules, p: Position): void {
    for (let seat = 0; seat < rules.seats; seat++) {
      const score = rules.score(p, seat)
      this.scores++
      this.scoreSum += score
      this.scoreSquares += score * score
    }
  }

  get meanScore(): number {
    return partOf(this.scoreSum, this.scores)
  }

  get deviation(): number {
    // With equal scores, rounding may make the difference slightly negative.
    return Math.sqrt(Math.max(0, partOf(this.scoreSquares, this.scores) - this.meanScore ** 2))
  }
}

export interface Workload {
  /** What is counted: games, turns, pairs made and unmade, copies. */
  readonly unit: 'games' | 'turns' | 'made' | 'copies'
  /** Does a unit of work, which takes a few milliseconds. */
  work(tally: Tally): void
}

/** Enough that reading the clock takes no measurable part of the time. */
const GAMES = 100

/** Games from fresh copies of the start; `decide` makes the next move, or several. */
function games(
  rules: TileRules,
  seed: number,
  isRecording: boolean,
  decide: (p: Position, by: Seat, random: Random, tally: Tally) => void,
): Workload {
  const random = new Random(seed)
  const start = rules.start()
  const p = rules.start()
  journal(p, isRecording)
  return {
    unit: 'games',
    work(tally) {
      for (let game = 0; game < GAMES; game++) {
        copyFrom(p, start)
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) decide(p, by, random, tally)
        tally.games++
        tally.addScores(rules, p)
      }
    },
  }
}

/** A placement by `sample`, then a figure or none. Only games are counted, as in a playout. */
export function twoStage(rules: TileRules, seed: number): Workload {
  return games(rules, seed, false, (p, by, random) => rules.apply(p, by, rules.sample(p, by, random)))
}

/** The same with every decision of a seat listed, and one picked from the list. */
export function twoStageListed(rules: TileRules, seed: number): Workload {
  const options = new Options()
  return games(rules, seed, false, (p, by, random, tally) => {
    if (by < 0) {
      rules.apply(p, by, rules.sample(p, by, random))
      return
    }
    rules.options(p, by, options)
    if (rules.isPlacing(p)) tally.addTurn(options.length)
    rules.apply(p, by, options.action(random.below(options.length)))
  })
}

/** Games in which only the choice of a placement matters; everything else is sampled. */
function placements(
  rules: TileRules,
  seed: number,
  isRecording: boolean,
  place: (p: Position, by: Seat, random: Random, tally: Tally) => void,
): Workload {
  return games(rules, seed, isRecording, (p, by, random, tally) => {
    if (rules.isPlacing(p)) place(p, by, random, tally)
    else rules.apply(p, by, rules.sample(p, by, random))
  })
}

/** Lists every placement with every deployment, and picks one. */
export function joint(rules: TileRules, seed: number): Workload {
  const whole = new Options()
  return placements(rules, seed, false, (p, by, random, tally) => {
    rules.wholeTurns(p, whole)
    tally.addTurn(whole.length)
    const chosen = whole.action(random.below(whole.length))
    rules.apply(p, by, placementOf(chosen))
    rules.apply(p, by, deploymentOf(chosen))
  })
}

/** Before each placement, makes every placement once, and makes and unmakes each of its deployments. */
export function makeAndUnmake(rules: TileRules, seed: number): Workload {
  const [places, deployments] = [new Options(), new Options()]
  const playing = placements(rules, seed, true, (p, by, random, tally) => {
    rules.options(p, by, places)
    const here = mark(p)
    for (let i = 0; i < places.length; i++) {
      rules.apply(p, by, places.action(i))
      rules.options(p, by, deployments)
      const laid = mark(p)
      for (let j = 0; j < deployments.length; j++) {
        rules.apply(p, by, deployments.action(j))
        rewind(p, laid)
        tally.made++
      }
      rewind(p, here)
    }
    rules.apply(p, by, places.action(random.below(places.length)))
  })
  return { ...playing, unit: 'made' }
}

const COPIES = 10_000

/** Copies between positions in mid-game. */
export function copying(rules: AnyRules, seed: number): Workload {
  const random = new Random(seed)
  const from = rules.start()
  for (let moves = 0; moves < 100 && rules.awaited(from) !== NOBODY; moves++)
    rules.apply(from, rules.awaited(from), rules.sample(from, rules.awaited(from), random))
  const into = Array.from({ length: 8 }, () => rules.start())
  return {
    unit: 'copies',
    work(tally) {
      for (let i = 0; i < COPIES; i++) copyFrom(into[i & 7] as Position, from)
      tally.copies += COPIES
    },
  }
}
