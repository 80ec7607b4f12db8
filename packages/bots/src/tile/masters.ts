/** Masters of the tile game play promising turns on for a few turns, and judge what has become of them. */
import type { TileRules } from '@bastide/tile-game'
import type { Bot } from '../bot.ts'
import { searchingBot } from '../search/searching-bot.ts'
import { TileTurnJudge } from './judging-turns.ts'
import { LEARNED } from './learned.ts'
import type { Coefficient, Weighing } from './weighing.ts'

interface Rank {
  readonly id: string
  readonly milliseconds: number
  readonly outcomes: number
  readonly width: number
}

const MASTER: Rank = { id: 'master', milliseconds: 300, outcomes: 100_000, width: 16 }
const GRANDMASTER: Rank = { id: 'grandmaster', milliseconds: 1000, outcomes: 400_000, width: 16 }

interface Style {
  readonly name: string
  readonly weighing: Weighing
  readonly envy: number
  readonly envyInTheEnd: number
}

const times = (factor: number, [atTheEnd, earlier]: Coefficient): Coefficient => [factor * atTheEnd, factor * earlier]

/** In turns of seats: how far promising lines are played on, and when they are judged. */
const LOOKS = [2, 4]
/** In points: what a lead changes by while every seat has a turn. */
const SWING = 5

const BALANCED: Style = { name: '', weighing: LEARNED, envy: 0.7, envyInTheEnd: 1 }
/** They like and dislike the same things as journeymen of their style. */
const STYLES: readonly Style[] = [
  BALANCED,
  {
    ...BALANCED,
    name: '-builder',
    weighing: { ...LEARNED, completing: times(1.5, LEARNED.completing), feeding: times(0.3, LEARNED.feeding) },
  },
  {
    ...BALANCED,
    name: '-farmer',
    weighing: { ...LEARNED, feeding: times(1.8, LEARNED.feeding), farming: times(0.6, LEARNED.farming) },
  },
  { ...BALANCED, name: '-raider', envy: 1.5, envyInTheEnd: 1.5 },
]

const ranked = (rank: Rank, { name, weighing, envy, envyInTheEnd }: Style): Bot =>
  searchingBot({
    id: `${rank.id}${name}`,
    game: 'tile',
    manner: { width: rank.width, looks: LOOKS, envy, envyInTheEnd, swing: SWING },
    milliseconds: rank.milliseconds,
    outcomes: rank.outcomes,
    judgeFor: (rules) => new TileTurnJudge(rules as TileRules, weighing),
    isGoingOn: (rules, p) => !(rules as TileRules).isPlacing(p),
  })

export const tileMasters: readonly Bot[] = [MASTER, GRANDMASTER].flatMap((rank) =>
  STYLES.map((style) => ranked(rank, style)),
)
