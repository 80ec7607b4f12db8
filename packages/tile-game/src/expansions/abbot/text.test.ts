import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { MODULES } from '../order.ts'

/** In a game without any other expansion. */
const inPlay = MODULES.filter(({ id }) => ['base', 'abbot'].includes(id))
const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(inPlay, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

const garden = { kind: 'garden', cells: [[2, -1]] } as const
const monastery = { kind: 'monastery', cells: [[2, -1]] } as const

it('an abbot is told by his own name wherever he stands', () => {
  const abbot = { kind: 'deployed', clause: 'BASE-7', figure: 'abbot', at: [2, -1] } as const
  expect(told({ ...abbot, feature: garden, role: 'abbot', spot: 'garden' })).toEqual([
    'red places an abbot in a garden at (2, -1).',
    'red zet een abt in een tuin op (2, -1).',
    'red sætter en biskop i en have på (2, -1).',
  ])
  expect(told({ ...abbot, feature: monastery, role: 'monk', spot: 'monastery' })).toEqual([
    'red places an abbot in a monastery at (2, -1).',
    'red zet een abt in een klooster op (2, -1).',
    'red sætter en biskop i et kloster på (2, -1).',
  ])
})

it('an abbot is taken back, and scores what lies there', () => {
  expect(
    told({
      kind: 'taken',
      clause: 'ABBOT-4',
      feature: garden,
      figure: 'abbot',
      role: 'abbot',
      spot: 'garden',
      at: [2, -1],
    }),
  ).toEqual([
    'red recalls an abbot from the garden at (2, -1).',
    'red haalt een abt uit de tuin op (2, -1) terug.',
    'red tager en biskop hjem fra haven på (2, -1).',
  ])
  const items = [
    { of: 'tiles', count: 1, each: 1 },
    { of: 'neighbours', count: 4, each: 1 },
  ]
  expect(told({ kind: 'score', clause: 'ABBOT-4', points: 5, feature: garden, items })).toEqual([
    'red scores 5 for a garden: 1 tile + 4 neighbours. (ABBOT-4)',
    'red scoort 5 voor een tuin: 1 tegel + 4 buurtegels. (ABBOT-4)',
    'red får 5 point for en have: 1 brik + 4 nabobrikker. (ABBOT-4)',
  ])
})

it('abbots come home as abbots', () => {
  expect(told({ kind: 'returned', clause: 'BASE-17', feature: garden, figure: 'abbot', figures: 1 })).toEqual([
    'red takes back 1 abbot from the garden.',
    'red neemt 1 abt uit de tuin terug.',
    'red tager 1 biskop tilbage fra haven.',
  ])
  expect(told({ kind: 'returned', clause: 'BASE-17', feature: monastery, figure: 'abbot', figures: 2 })).toEqual([
    'red takes back 2 abbots from the monastery.',
    'red neemt 2 abten uit het klooster terug.',
    'red tager 2 biskopper tilbage fra klosteret.',
  ])
})

it('nobody scores for an empty garden', () => {
  expect(told({ kind: 'unclaimed', clause: 'BASE-20', seat: null, feature: garden })).toEqual([
    'Nobody scores for the garden at (2, -1), as nobody stands there. (BASE-20)',
    'Niemand scoort voor de tuin op (2, -1), want er staat niemand. (BASE-20)',
    'Ingen får point for haven på (2, -1), for der står ingen. (BASE-20)',
  ])
})
