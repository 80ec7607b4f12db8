/** Masters of the tile game play promising turns on for a few turns, and judge what has become of them. */
import type { TileRules } from '@bastide/tile-game'
import type { Bot } from '../bot.ts'
import type { Manner } from '../search/searching.ts'
import { searchingBot } from '../search/searching-bot.ts'
import { EVOLVED } from './evolved.ts'
import { TileTurnJudge } from './judging-turns.ts'
import { LEARNED } from './learned.ts'
import { type Coefficient, type FeatureWeighing, type Weighing, weighingFrom } from './weighing.ts'

interface Rank {
  readonly id: string
  readonly milliseconds: number
  readonly outcomes: number
  readonly weighing: Weighing
  readonly envy: number
  /** In points: whoever would not gain this by thinking on has thought enough. */
  readonly enough: number
}

/** Weighs roads, cities and centres alike. */
export const MASTER: Rank = {
  id: 'master',
  milliseconds: 300,
  outcomes: 100_000,
  weighing: weighingFrom(LEARNED),
  envy: 0.7,
  enough: 0.02,
}
/** Tells them apart, and who shares a feature or stands there in vain; knows that gaps can be spoiled. */
export const GRANDMASTER: Rank = {
  id: 'grandmaster',
  milliseconds: 1000,
  outcomes: 400_000,
  weighing: EVOLVED,
  envy: 0.8,
  enough: 0.005,
}

/** How many lines are played on; how far, in turns of seats, and when they are judged. */
const WIDTH = 16
const LOOKS = [2, 4]
/** In points: what a lead changes by while every seat has a turn. */
const SWING = 5
/** To a raider a point of the other counts for more than one of its own. */
const RAIDERS_ENVY = 1.5

const times = (factor: number, [atTheEnd, late, early]: Coefficient): Coefficient => [
  factor * atTheEnd,
  factor * late,
  factor * early,
]

const plus = (more: number, [atTheEnd, late, early]: Coefficient): Coefficient => [
  atTheEnd + more,
  late + more,
  early + more,
]

/** They like and dislike the same things as journeymen of their style. */
const STYLES: { readonly [name: string]: (rank: Rank) => Rank } = {
  '': (rank) => rank,
  '-builder': (rank) => weighingBy(rank, 0.5, 0.3, 1),
  '-farmer': (rank) => weighingBy(rank, 0, 1.8, 0.6),
  '-raider': (rank) => ({ ...rank, envy: RAIDERS_ENVY }),
}

/** With so much more for points of what is completed, and factors for what fields will border, and figures in them. */
function weighingBy(rank: Rank, completing: number, feeding: number, farming: number): Rank {
  const { roads, cities, fields } = rank.weighing
  const building = (sort: FeatureWeighing) => ({ ...sort, completing: plus(completing, sort.completing) })
  return {
    ...rank,
    weighing: {
      ...rank.weighing,
      roads: building(roads),
      cities: building(cities),
      fields: { ...fields, growing: times(feeding, fields.growing), standing: times(farming, fields.standing) },
    },
  }
}

export const mannerOf = ({ envy, enough }: Rank): Manner => ({
  width: WIDTH,
  looks: LOOKS,
  envy,
  envyInTheEnd: Math.max(1, envy),
  swing: SWING,
  enough,
})

const playing = (rank: Rank): Bot => {
  const { id, milliseconds, outcomes, weighing } = rank
  return searchingBot({
    id,
    game: 'tile',
    manner: mannerOf(rank),
    milliseconds,
    outcomes,
    judgeFor: (rules) => new TileTurnJudge(rules as TileRules, weighing),
    isGoingOn: (rules, p) => !(rules as TileRules).isPlacing(p),
  })
}

export const tileMasters: readonly Bot[] = [MASTER, GRANDMASTER].flatMap((rank) =>
  Object.entries(STYLES).map(([name, styled]) => playing({ ...styled(rank), id: `${rank.id}${name}` })),
)
