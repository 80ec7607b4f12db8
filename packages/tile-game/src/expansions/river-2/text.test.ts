import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { LANGUAGES } from '../../text.ts'
import { MODULES } from '../order.ts'

/** In a game without any other expansion. */
const inPlay = MODULES.filter(({ id }) => ['base', 'river-2'].includes(id))
const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(inPlay, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

it('a tile without a place is set aside', () => {
  expect(told({ kind: 'set-aside', clause: 'RIVER-6', tile: 'river-2/curve' })).toEqual([
    'red can’t place a River II tile (bend) anywhere: it is set aside. (RIVER-6)',
    'red kan een tegel van Rivier II (bocht) nergens aanleggen en legt die tegel opzij. (RIVER-6)',
    'red kan ikke lægge en brik fra Flod II (sving) nogen steder: brikken lægges til side. (RIVER-6)',
  ])
})

it('a river that cannot go on stays open', () => {
  expect(told({ kind: 'lifted', clause: 'RIVER-6' })).toEqual([
    'No river tile fits, so for this draw it may bend and crowd as it likes. (RIVER-6)',
    'Geen enkele riviertegel past: voor deze trekking mag de rivier buigen en dringen zoals ze wil. (RIVER-6)',
    'Ingen flodbrik har plads: i denne trækning må floden bugte sig og klumpe sig, som den vil. (RIVER-6)',
  ])
  expect(told({ kind: 'abandoned', clause: 'RIVER-6' })).toEqual([
    'The river stays open: its remaining tiles don’t fit and leave the game. (RIVER-6)',
    'De rivier blijft open: de tegels die er nog van over zijn, passen nergens en gaan uit het spel. (RIVER-6)',
    'Floden bliver stående åben: de flodbrikker, der er tilbage, passer ingen steder og går ud af spillet. (RIVER-6)',
  ])
})

it('most farmers on the herd’s field are paid for the herd', () => {
  const field = { kind: 'field', cells: [[3, -1]] } as const
  const items = [{ of: 'cities', count: 2, each: 1 }]
  expect(told({ kind: 'score', clause: 'RIVER2-4', points: 2, feature: field, items })).toEqual([
    'red scores 2 for the pig herd: 2 cities. (RIVER2-4)',
    'red scoort 2 voor de varkenskudde: 2 steden. (RIVER2-4)',
    'red får 2 point for svineflokken: 2 byer. (RIVER2-4)',
  ])
})

it('the rules that all rivers share are explained without The River', () => {
  for (const language of LANGUAGES) {
    const { clauses } = textsFor(inPlay, language)
    expect(
      ['RIVER-2', 'RIVER-3', 'RIVER-4', 'RIVER-5', 'RIVER-6'].filter((clause) => clauses[clause] === undefined),
    ).toEqual([])
  }
})
