/** Masters of the tile game play promising turns on for a few turns, and judge what has become of them. */
import type { TileRules } from '@bastide/tile-game'
import type { Bot } from '../bot.ts'
import { searchingBot } from '../search/searching-bot.ts'
import { TileTurnJudge } from './judging-turns.ts'
import { weighingOf } from './weighing.ts'
import { BUILDER, FARMER, JOURNEYMAN, RAIDER, type Weights } from './weights.ts'

interface Rank {
  readonly id: string
  readonly milliseconds: number
  readonly outcomes: number
  readonly width: number
  readonly depth: number
}

const MASTER: Rank = { id: 'master', milliseconds: 300, outcomes: 100_000, width: 16, depth: 4 }
const GRANDMASTER: Rank = { id: 'grandmaster', milliseconds: 1000, outcomes: 400_000, width: 16, depth: 4 }

const ranked = ({ id, milliseconds, outcomes, width, depth }: Rank, style: string, weights: Weights): Bot =>
  searchingBot({
    id: style === '' ? id : `${id}-${style}`,
    game: 'tile',
    manner: { width, depth, envy: weights.envy, envyInTheEnd: 1 },
    milliseconds,
    outcomes,
    judgeFor: (rules) => new TileTurnJudge(rules as TileRules, weighingOf(weights)),
    isGoingOn: (rules, p) => !(rules as TileRules).isPlacing(p),
  })

export const tileMasters: readonly Bot[] = [MASTER, GRANDMASTER].flatMap((rank) => [
  ranked(rank, '', JOURNEYMAN),
  ranked(rank, 'builder', BUILDER),
  ranked(rank, 'farmer', FARMER),
  ranked(rank, 'raider', RAIDER),
])
