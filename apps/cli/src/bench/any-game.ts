/** What `bastide bench` measures for any game: random play, with decisions sampled and with decisions listed. */
import { type AnyRules, copyFrom, MOST_MOVES, NOBODY, Options, Random, type Seat } from '@bastide/kernel'
import { BYTES_PER_WORD, rounded } from './figures.ts'
import type { Measured } from './measuring.ts'
import { copying, partOf, type Workload } from './workloads.ts'

/** A unit of work counts moves: games may be of any length. */
const MOVES = 20_000

/** Random games one after another. A turn is everything one seat decides before another seat must decide. */
function randomPlay(rules: AnyRules, seed: number, isListed: boolean): Workload {
  const random = new Random(seed)
  const options = new Options()
  const start = rules.start()
  const p = rules.start()
  let last: Seat = NOBODY
  let moves = 0
  return {
    unit: 'turns',
    work(tally) {
      for (let i = 0; i < MOVES; i++) {
        const by = rules.awaited(p)
        if (by === NOBODY || moves === MOST_MOVES) {
          if (by === NOBODY) tally.games++
          tally.addScores(rules, p)
          copyFrom(p, start)
          last = NOBODY
          moves = 0
          continue
        }
        if (by >= 0 && by !== last) {
          last = by
          tally.turns++
        }
        moves++
        tally.moves++
        if (isListed && by >= 0) {
          rules.options(p, by, options)
          rules.apply(p, by, options.action(random.below(options.length)))
        } else rules.apply(p, by, rules.sample(p, by, random))
      }
    },
  }
}

export function anyGameFigures(rules: AnyRules, seed: number, measureOne: (workload: Workload) => Measured) {
  const [sampled, listed, copy] = [
    randomPlay(rules, seed, false),
    randomPlay(rules, seed, true),
    copying(rules, seed),
  ].map(measureOne) as [Measured, Measured, Measured]
  const { tally } = sampled
  const spreads = {
    sampled: rounded(sampled.spread, 2),
    listed: rounded(listed.spread, 2),
    copy: rounded(copy.spread, 2),
  }
  const figures = {
    gamesPerSecond: Math.round(sampled.perSecond * partOf(tally.games, tally.turns)),
    turnsPerSecond: Math.round(sampled.perSecond),
    turnsPerSecondListed: Math.round(listed.perSecond),
    movesPerSecond: Math.round(sampled.perSecond * partOf(tally.moves, tally.turns)),
    turnsPerGame: rounded(partOf(tally.turns, tally.games), 2),
    movesPerGame: rounded(partOf(tally.moves, tally.games), 2),
    meanScore: rounded(tally.meanScore, 2),
    sdScore: rounded(tally.deviation, 2),
    copyMicroseconds: rounded(partOf(1e6, copy.perSecond), 2),
    bytesPerPosition: rules.layout.size * BYTES_PER_WORD,
    spread: Math.max(...Object.values(spreads)),
  }
  return { figures, spreads }
}
