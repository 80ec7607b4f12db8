/**
 * What `npm run bots:evolve` turns: each knob moves some coefficients of a weighing together, since most of them matter
 * little alone. A turn by 1 is about as much as one can tell by playing.
 */
import {
  type Coefficient,
  FEATURE_PARTS,
  type FeatureWeighing,
  SORTS,
  type Sort,
  type Weighing,
} from '../../packages/bots/src/tile/weighing.ts'

type Part = (typeof FEATURE_PARTS)[number]

/** At the end of the game, late and early: how much of a turn. */
const ALWAYS: Coefficient = [1, 1, 1]
const AT_THE_END: Coefficient = [1, 0, 0]
const BEFORE: Coefficient = [0, 1, 1]
const EARLY: Coefficient = [0, 0, 1]

export interface Knob {
  readonly name: string
  readonly step: number
  readonly when: Coefficient
  /** Which coefficients of features; none if it is about figures in supply. */
  readonly sorts: readonly Sort[]
  readonly part: Part | 'supply'
  /** For supply: how much each number of figures is turned. */
  readonly figures: (figures: number) => number
}

const knob = (name: string, step: number, when: Coefficient, sorts: readonly Sort[], part: Part): Knob => ({
  name,
  step,
  when,
  sorts,
  part,
  figures: () => 0,
})

const supplyKnob = (name: string, step: number, when: Coefficient, figures: Knob['figures']): Knob => ({
  name,
  step,
  when,
  sorts: [],
  part: 'supply',
  figures,
})

const OPEN: readonly Sort[] = ['roads', 'cities', 'centres']
const USUAL: readonly Part[] = ['completing', 'growing', 'standing', 'back']
const OF_FIELDS: readonly Part[] = ['holding', 'growing', 'standing']
const CONTESTED: readonly Part[] = ['tied', 'ahead', 'behind']
const MOST_SUPPLY = 8
/** More figures than this are not missed. */
const MANY = 4

export const KNOBS: readonly Knob[] = [
  ...USUAL.flatMap((part) => [
    knob(`${part} at the end`, 0.5, AT_THE_END, OPEN, part),
    knob(`${part} before`, 0.4, BEFORE, OPEN, part),
    knob(`${part} early`, 0.4, EARLY, OPEN, part),
    knob(`${part} of roads`, 0.4, ALWAYS, ['roads'], part),
    knob(`${part} of centres`, 0.4, ALWAYS, ['centres'], part),
  ]),
  ...OPEN.flatMap((sort) => [
    knob(`finishing ${sort}`, 0.5, ALWAYS, [sort], 'finishing'),
    knob(`finishing ${sort} before`, 0.4, BEFORE, [sort], 'finishing'),
  ]),
  ...OF_FIELDS.flatMap((part) => [
    knob(`${part} of fields at the end`, 0.5, AT_THE_END, ['fields'], part),
    knob(`${part} of fields before`, 0.5, BEFORE, ['fields'], part),
    knob(`${part} of fields early`, 0.5, EARLY, ['fields'], part),
  ]),
  knob('finishing of fields', 0.5, ALWAYS, ['fields'], 'finishing'),
  ...(['roads', 'cities'] as const).map((sort) => knob(`holding ${sort}`, 0.4, ALWAYS, [sort], 'holding')),
  ...(['cities', 'fields'] as const).flatMap((sort) =>
    CONTESTED.map((part) => knob(`${part} in ${sort}`, 0.25, ALWAYS, [sort], part)),
  ),
  ...OPEN.flatMap((sort) => [
    knob(`pace of ${sort}`, 0.05, ALWAYS, [sort], 'pace'),
    knob(`risk of ${sort}`, 0.06, ALWAYS, [sort], 'risk'),
  ]),
  knob('pace at the end', 0.08, AT_THE_END, OPEN, 'pace'),
  knob('pace early', 0.05, EARLY, OPEN, 'pace'),
  knob('risk early', 0.05, EARLY, OPEN, 'risk'),
  knob('opening of fields before', 0.15, BEFORE, ['fields'], 'opening'),
  knob('opening of fields early', 0.15, EARLY, ['fields'], 'opening'),
  ...Array.from({ length: MOST_SUPPLY }, (_, many) =>
    supplyKnob(`supply of ${many}`, 0.6, BEFORE, (figures) => (figures === many ? 1 : 0)),
  ),
  supplyKnob('supply early', 0.4, EARLY, (figures) => Math.min(figures, MANY)),
]

const moved = (coefficient: Coefficient, by: number, when: Coefficient): Coefficient => [
  coefficient[0] + by * when[0],
  coefficient[1] + by * when[1],
  coefficient[2] + by * when[2],
]

function turnedOnce(weighing: Weighing, { step, when, sorts, part, figures }: Knob, turn: number): Weighing {
  const by = step * turn
  if (part === 'supply')
    return { ...weighing, supply: weighing.supply.map((worth, many) => moved(worth, by * figures(many), when)) }
  const changed = sorts.map((sort): [Sort, FeatureWeighing] => [
    sort,
    { ...weighing[sort], [part]: moved(weighing[sort][part], by, when) },
  ])
  return { ...weighing, ...Object.fromEntries(changed) }
}

/** The weighing with every knob turned by so much. */
export const turned = (weighing: Weighing, turns: readonly number[]): Weighing =>
  KNOBS.reduce((before, one, at) => turnedOnce(before, one, turns[at] as number), weighing)

/** To three digits, as it is stored. */
export function stored(weighing: Weighing): Weighing {
  const round = (coefficient: Coefficient): Coefficient => {
    const [atTheEnd, late, early] = coefficient.map((value) => Number(value.toFixed(3)) + 0) as [number, number, number]
    return [atTheEnd, late, early]
  }
  const sorts = SORTS.map((sort) => [
    sort,
    Object.fromEntries(FEATURE_PARTS.map((part) => [part, round(weighing[sort][part])])),
  ])
  return { ...weighing, supply: weighing.supply.map(round), ...Object.fromEntries(sorts) }
}
