import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { MODULES } from '../order.ts'

/** In a game without any other expansion. */
const inPlay = MODULES.filter(({ id }) => ['base', 'cult'].includes(id))
const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(inPlay, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

const cultPlace = { kind: 'cult', cells: [[4, 0]] } as const

it('a heretic is put, and is paid for a cult place', () => {
  expect(
    told({ kind: 'deployed', clause: 'BASE-7', feature: cultPlace, figure: 'follower', role: 'heretic', at: [4, 0] }),
  ).toEqual(['red places a heretic at (4, 0).', 'red zet een ketter op (4, 0).', 'red sætter en kætter på (4, 0).'])
  const items = [
    { of: 'tiles', count: 1, each: 1 },
    { of: 'neighbours', count: 8, each: 1 },
  ]
  expect(told({ kind: 'score', clause: 'CULT-1', points: 9, feature: cultPlace, items })).toEqual([
    'red scores 9 for a cult place: 1 tile + 8 neighbours. (CULT-1)',
    'red scoort 9 voor een cultusplaats: 1 tegel + 8 buurtegels. (CULT-1)',
    'red får 9 point for et kultsted: 1 brik + 8 nabobrikker. (CULT-1)',
  ])
})

it('whoever is beaten goes home without points', () => {
  expect(told({ kind: 'returned', clause: 'CULT-4', feature: cultPlace, figure: 'follower', figures: 1 })).toEqual([
    'red loses the challenge and takes back 1 follower from the cult place without points. (CULT-4)',
    'red verliest de uitdaging en neemt 1 horige van de cultusplaats terug, zonder punten. (CULT-4)',
    'red taber udfordringen og tager 1 følgesvend tilbage fra kultstedet uden point. (CULT-4)',
  ])
})
