import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { LANGUAGES } from '../../text.ts'
import { MODULES } from '../order.ts'
import { QUARTERS } from './quarters.ts'

/** In a game without any other expansion. */
const inPlay = MODULES.filter(({ id }) => ['base', 'count'].includes(id))
const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(inPlay, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

const city = { kind: 'city', cells: [[2, 1]] } as const
const field = { kind: 'field', cells: [[-3, 0]] } as const

it('a follower enters Carcassonne, or nobody does', () => {
  const entering = {
    kind: 'deployed',
    clause: 'COUNT-2',
    figure: 'follower',
    figures: 1,
    role: 'resident',
    at: [0, 0],
  } as const
  expect(told({ ...entering, spot: 'castle', choice: 'castle' })).toEqual([
    'red places 1 follower in Carcassonne, in the castle.',
    'red zet 1 horige in Carcassonne, bij het kasteel.',
    'red sætter 1 følgesvend i Carcassonne, ved slottet.',
  ])
  expect(told({ kind: 'passed', clause: 'COUNT-2' })).toEqual([
    'red places nobody in Carcassonne.',
    'red zet niemand in Carcassonne.',
    'red sætter ingen i Carcassonne.',
  ])
})

it('the count is moved, is left, or goes by himself', () => {
  expect(told({ kind: 'chosen', clause: 'COUNT-4', choice: 'smithy' })).toEqual([
    'red moves the count to the smithy.',
    'red verplaatst de graaf naar de smederij.',
    'red flytter greven til smedjen.',
  ])
  expect(told({ kind: 'passed', clause: 'COUNT-4' })).toEqual([
    'red leaves the count where he is.',
    'red laat de graaf staan waar hij staat.',
    'red lader greven blive, hvor han er.',
  ])
  expect(told({ kind: 'chosen', clause: 'COUNT-13', choice: 'market' })).toEqual([
    'The count goes to the market.',
    'De graaf gaat naar de markt.',
    'Greven går til markedet.',
  ])
})

it('followers leave Carcassonne for what was completed', () => {
  expect(
    told({
      kind: 'deployed',
      clause: 'COUNT-5',
      feature: city,
      figure: 'follower',
      role: 'knight',
      spot: 'city:N',
      at: [2, 1],
    }),
  ).toEqual([
    'red moves a knight from Carcassonne to the city at (2, 1).',
    'red verplaatst een ridder uit Carcassonne naar de stad op (2, 1).',
    'red flytter en ridder fra Carcassonne til byen på (2, 1).',
  ])
  expect(told({ kind: 'passed', clause: 'COUNT-5' })).toEqual([
    'red is done with moving figures out of Carcassonne.',
    'red is klaar met figuren uit Carcassonne te halen.',
    'red er færdig med at flytte figurer ud af Carcassonne.',
  ])
})

it('followers leave the market at the end', () => {
  expect(
    told({
      kind: 'deployed',
      clause: 'COUNT-7',
      feature: field,
      figure: 'follower',
      role: 'farmer',
      spot: 'field:ENE',
      at: [-3, 0],
    }),
  ).toEqual([
    'Before the final scoring red moves a farmer from Carcassonne to the field at (-3, 0).',
    'Vóór de eindtelling verplaatst red een boer uit Carcassonne naar de weide op (-3, 0).',
    'Før slutopgørelsen flytter red en bonde fra Carcassonne til marken på (-3, 0).',
  ])
  expect(told({ kind: 'passed', clause: 'COUNT-7' })).toEqual([
    'red is done: whoever is still in Carcassonne stays there.',
    'red is klaar: wie nog in Carcassonne staat, blijft daar.',
    'red er færdig: De figurer, der endnu er i Carcassonne, bliver der.',
  ])
})

it('farmers beside Carcassonne are paid for it by its name', () => {
  const items = [{ of: 'cities', count: 1, each: 4 }]
  const carcassonne = { kind: 'carcassonne', cells: [[-2, -1]] } as const
  expect(told({ kind: 'score', clause: 'BASE-24', points: 4, feature: field, serves: carcassonne, items })).toEqual([
    'red scores 4 for farmers beside Carcassonne at (-2, -1): 1 city × 4. (BASE-24)',
    'red scoort 4 voor boeren bij Carcassonne op (-2, -1): 1 stad × 4. (BASE-24)',
    'red får 4 point for bønder ved Carcassonne på (-2, -1): 1 by × 4. (BASE-24)',
  ])
})

it('every quarter has its words, and so has the role of whoever waits there', () => {
  const needed = [
    ...QUARTERS.flatMap((quarter) => [`choice.${quarter}`, `choice.${quarter}.says`]),
    'role.resident',
    'role.resident.name',
  ]
  for (const language of LANGUAGES) {
    const { words } = textsFor(inPlay, language)
    expect(needed.filter((key) => words[key] === undefined)).toEqual([])
  }
})
