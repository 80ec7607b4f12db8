/** What the bots should reach: the share of first places of the first player of each match. */
import { MODULES } from '@bastide/tile-game'

export interface Goal {
  readonly name: string
  /** Arguments of `bastide arena` that say what is played. */
  readonly table: readonly string[]
  readonly players: readonly string[]
  readonly deals: number
  /** Nothing where the figure is only looked at. */
  readonly atLeast?: number
}

const TILES = ['--edition', '2016']
const EVERYTHING = [
  ...TILES,
  '--modules',
  MODULES.slice(1)
    .map(({ id }) => id)
    .join(),
]
const others = (count: number): readonly string[] => new Array<string>(count).fill('journeyman')

const pair = (first: string, second: string, atLeast?: number, table: readonly string[] = TILES): Goal => ({
  name: `${first.replace('@', '-at-')}-${second.replace('@', '-at-')}`,
  table,
  players: [first, second],
  deals: 200,
  ...(atLeast === undefined ? {} : { atLeast }),
})

/** Among journeymen: so many times the share that each of them would have. */
const among = (name: string, bot: string, seats: number, times: number, table: readonly string[]): Goal => ({
  name,
  table,
  players: [bot, ...others(seats - 1)],
  deals: Math.ceil(200 / seats),
  atLeast: times / seats,
})

export const GOALS: readonly Goal[] = [
  pair('apprentice', 'random', 0.95),
  pair('journeyman', 'apprentice', 0.85),
  pair('master', 'journeyman', 0.85),
  ...['builder', 'farmer', 'raider'].map((style) => ({ ...pair('master', `journeyman-${style}`, 0.8), deals: 100 })),
  pair('grandmaster', 'journeyman', 0.9),
  pair('grandmaster', 'master', 0.6),
  { ...pair('grandmaster@3s', 'grandmaster', 0.5), deals: 100 },
  among('grandmaster-of-three', 'grandmaster', 3, 1.8, TILES),
  among('grandmaster-of-four', 'grandmaster', 4, 1.8, TILES),
  among('grandmaster-of-five', 'grandmaster', 5, 1.8, TILES),
  among('grandmaster-river-abbot', 'grandmaster', 2, 1.8, [...TILES, '--modules', 'river,abbot']),
  among('grandmaster-everything', 'grandmaster', 2, 1.8, EVERYTHING),
  { ...pair('master', 'journeyman', 0.6, ['--game', 'dice']), name: 'dice-master-journeyman', deals: 100 },
  { ...pair('master', 'journeyman', 0.65, ['--game', 'card']), name: 'card-master-journeyman', deals: 100 },
  among('card-master-of-four', 'master', 4, 1.4, ['--game', 'card']),
]
