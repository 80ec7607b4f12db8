/** What is measured: ways of using the engine, each as a function that does a piece of the work and counts it. */
import { copyFrom, mark, NOBODY, Options, type Position, Random, record, rewind } from '@bastide/kernel'
import { deploymentOf, placementOf, type TileRules } from '@bastide/tile-game'

/** Counts and sums over games. */
export class Tally {
  games = 0
  turns = 0
  options = 0
  made = 0
  copies = 0
  scores = 0
  scoreSum = 0
  scoreSquares = 0

  addScores(rules: TileRules, p: Position): void {
    for (let seat = 0; seat < rules.seats; seat++) {
      const score = rules.score(p, seat)
      this.scores++
      this.scoreSum += score
      this.scoreSquares += score * score
    }
  }

  get meanScore(): number {
    return this.scoreSum / this.scores
  }

  get deviation(): number {
    return Math.sqrt(this.scoreSquares / this.scores - this.meanScore ** 2)
  }
}

export interface Workload {
  /** What is counted: games, pairs made and unmade, copies. */
  readonly unit: 'games' | 'made' | 'copies'
  /** A piece of work that takes some milliseconds. */
  work(tally: Tally): void
}

const GAMES = 20

/** A game from a fresh copy of the start, chance and all but placements by `sample`; `place` does what the workload is about. */
function games(rules: TileRules, seed: number, isRecording: boolean, place: (p: Position, by: number, random: Random, tally: Tally) => void): Workload {
  const random = new Random(seed)
  const start = rules.start()
  const p = rules.start()
  record(p, isRecording)
  return {
    unit: 'games',
    work(tally) {
      for (let game = 0; game < GAMES; game++) {
        copyFrom(p, start)
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
          if (rules.isPlacing(p)) {
            tally.turns++
            place(p, by, random, tally)
          } else rules.apply(p, by, rules.sample(p, by, random))
        }
        tally.games++
        tally.addScores(rules, p)
      }
    },
  }
}

/** A placement by `sample`, then a figure or none. Nothing is counted but games, as a playout would. */
export function twoStage(rules: TileRules, seed: number): Workload {
  const random = new Random(seed)
  const start = rules.start()
  const p = rules.start()
  return {
    unit: 'games',
    work(tally) {
      for (let game = 0; game < GAMES; game++) {
        copyFrom(p, start)
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) rules.apply(p, by, rules.sample(p, by, random))
        tally.games++
        tally.addScores(rules, p)
      }
    },
  }
}

/** The same with every decision of a seat listed, and one of the list picked. */
export function twoStageListed(rules: TileRules, seed: number): Workload {
  const random = new Random(seed)
  const start = rules.start()
  const p = rules.start()
  const options = new Options()
  return {
    unit: 'games',
    work(tally) {
      for (let game = 0; game < GAMES; game++) {
        copyFrom(p, start)
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
          if (by < 0) {
            rules.apply(p, by, rules.sample(p, by, random))
            continue
          }
          rules.options(p, by, options)
          if (rules.isPlacing(p)) {
            tally.turns++
            tally.options += options.length
          }
          rules.apply(p, by, options.action(random.below(options.length)))
        }
        tally.games++
        tally.addScores(rules, p)
      }
    },
  }
}

/** Every placement with every deployment listed, and one of them picked. */
export function joint(rules: TileRules, seed: number): Workload {
  const whole = new Options()
  return games(rules, seed, false, (p, by, random, tally) => {
    rules.wholeTurns(p, whole)
    tally.options += whole.length
    const chosen = whole.action(random.below(whole.length))
    rules.apply(p, by, placementOf(chosen))
    rules.apply(p, by, deploymentOf(chosen))
  })
}

/** Before each placement: every placement made once, and each of its deployments made and unmade. */
export function makeAndUnmake(rules: TileRules, seed: number): Workload {
  const [placements, deployments] = [new Options(), new Options()]
  const playing = games(rules, seed, true, (p, by, random, tally) => {
    rules.options(p, by, placements)
    const here = mark(p)
    for (let i = 0; i < placements.length; i++) {
      rules.apply(p, by, placements.action(i))
      rules.options(p, by, deployments)
      const laid = mark(p)
      for (let j = 0; j < deployments.length; j++) {
        rules.apply(p, by, deployments.action(j))
        rewind(p, laid)
        tally.made++
      }
      rewind(p, here)
    }
    rules.apply(p, by, placements.action(random.below(placements.length)))
  })
  return { ...playing, unit: 'made' }
}

const COPIES = 2_000

/** Copies between positions in the middle of a game. */
export function copying(rules: TileRules, seed: number): Workload {
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
