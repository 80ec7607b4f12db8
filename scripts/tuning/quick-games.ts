/** Games between players who take at first sight what a weighing likes best: thousands of them in a minute. */
import { CHANCE, NOBODY, type Position, Random } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { Lines } from '../../packages/bots/src/search/lines.ts'
import { TileTurnJudge } from '../../packages/bots/src/tile/judging-turns.ts'
import type { Weighing } from '../../packages/bots/src/tile/weighing.ts'

const composed = tileGame.compose({ edition: '2016' }, 2)
if (!composed.ok) throw new Error(composed.reason)
const rules: TileRules = composed.value

export interface Player {
  readonly weighing: Weighing
  /** How much a point of the other subtracts from a point of one's own. */
  readonly envy: number
}

const minded = ({ weighing, envy }: Player): Lines => new Lines(rules, new TileTurnJudge(rules, weighing), envy, 1)

/** The lead of the first seat at the end. */
function play(first: Lines, second: Lines, seed: number): number {
  const random = new Random(seed)
  const p: Position = rules.start()
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p))
    if (by === CHANCE) rules.apply(p, by, rules.sample(p, by, random))
    else {
      const lines = by === 0 ? first : second
      lines.find(p)
      lines.follow(p, 0)
    }
  return rules.score(p, 0) - rules.score(p, 1)
}

/** The leads of one player over another, in two games of each deal, with seats changed. */
export function* leadsOf(
  one: Player,
  other: Player,
  firstSeed: number,
  deals: number,
): Generator<readonly [number, number]> {
  const [mind, rival] = [minded(one), minded(other)]
  for (let deal = firstSeed; deal < firstSeed + deals; deal++) yield [play(mind, rival, deal), -play(rival, mind, deal)]
}
