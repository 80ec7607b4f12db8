/**
 * What the judge of turns adds up, and how much of it. Everything is a sum of parts with a coefficient each, so that
 * coefficients can be found by playing: `npm run bots:tune`, `npm run bots:evolve`.
 */
import type { Weights } from './weights.ts'

/**
 * What it is at the end of the game, while some tiles are to come for each seat, and while there are many; in between
 * on the straight line.
 */
export type Coefficient = readonly [atTheEnd: number, late: number, early: number]

/** What is weighed of a claimed feature. */
export const FEATURE_PARTS = [
  // For whoever has most figures there: that it is held; the points still to come once it is completed, by how likely
  // that is; gaps that are filled on the way; how likely it is to be completed. Of a field: how many features beside it
  // are yet to be completed, by how likely that is, and how many are.
  'holding',
  'completing',
  'growing',
  'finishing',
  // For everybody who stands there: a figure, and one that may come home, by how likely that is.
  'standing',
  'back',
  // Where several seats stand: of what it is worth, what more or less it is to whoever shares the most figures, has the
  // most alone, or has fewer.
  'tied',
  'ahead',
  'behind',
  // The share of its draws that a seat can spare for one gap: the larger, the likelier the gap is filled. How much
  // less likely it is for each empty square beside it, where somebody may lay what does not go with it.
  'pace',
  'risk',
  // For whoever has most figures in a field: a side of it where no tile lies yet.
  'opening',
] as const
export type FeatureWeighing = { readonly [part in (typeof FEATURE_PARTS)[number]]: Coefficient }

/** The sorts of feature that are told apart: roads and the like, cities, what stands alone on its tile, and fields. */
export const SORTS = ['roads', 'cities', 'centres', 'fields'] as const
export type Sort = (typeof SORTS)[number]

export type Weighing = { readonly [sort in Sort]: FeatureWeighing } & {
  /** With so many tiles to come for each seat it is late, and with so many it is early. */
  readonly late: number
  readonly early: number
  /** By how many figures are in supply; beyond the end as the last. */
  readonly supply: readonly Coefficient[]
  /** A figure that waits in an area, as a fraction of the next one in supply. */
  readonly waits: number
}

/** What a part is at the end of the game, and what is added while many tiles are to come. */
export type Slope = readonly [atTheEnd: number, earlier: number]

/** A weighing that tells sorts of feature apart only as far as it must. */
export interface EvenWeighing {
  /** With at least this many tiles to come for each seat it is early; with fewer, less and less. */
  readonly horizon: number
  readonly pace: number
  /** By how many figures are in supply. Only while tiles are to come. */
  readonly supply: readonly number[]
  readonly waits: number
  readonly completing: Slope
  /** A gap filled on the way, and one around a centre. */
  readonly growing: Slope
  readonly around: Slope
  /** An open feature that a field borders, and the field itself. */
  readonly feeding: Slope
  readonly field: Slope
  /** A figure, one that may come home, and one in a field. */
  readonly standing: Slope
  readonly back: Slope
  readonly farming: Slope
}

const NOTHING: Coefficient = [0, 0, 0]
const always = (value: number): Coefficient => [value, value, value]
const NOT_WEIGHED = Object.fromEntries(FEATURE_PARTS.map((part) => [part, NOTHING])) as FeatureWeighing

/** The same, sort by sort. */
export function weighingFrom(even: EvenWeighing): Weighing {
  const along = ([atTheEnd, earlier]: Slope): Coefficient => [atTheEnd, atTheEnd + earlier, atTheEnd + earlier]
  const sides: FeatureWeighing = {
    ...NOT_WEIGHED,
    completing: along(even.completing),
    growing: along(even.growing),
    standing: along(even.standing),
    back: along(even.back),
    pace: always(even.pace),
  }
  return {
    late: even.horizon,
    early: 2 * even.horizon,
    waits: even.waits,
    supply: even.supply.map((worth) => [0, worth, worth]),
    roads: sides,
    cities: sides,
    centres: { ...sides, growing: along(even.around) },
    fields: {
      ...NOT_WEIGHED,
      holding: along(even.field),
      growing: along(even.feeding),
      standing: along(even.farming),
    },
  }
}

const MOST_FIGURES = 16

/** How a journeyman weighs. */
export function weighingOf(weights: Weights): Weighing {
  const supply = [0]
  for (let next = weights.figure; supply.length < MOST_FIGURES; next *= weights.spare)
    supply.push((supply.at(-1) as number) + next)
  return weighingFrom({
    horizon: weights.horizon,
    pace: weights.pace,
    supply,
    waits: weights.waits,
    completing: [weights.completing, 0],
    growing: [weights.growing, 0],
    around: [weights.around, 0],
    feeding: [weights.feeding, 0],
    field: [0, 0],
    standing: [0, 0],
    back: [0, weights.back],
    farming: [0, 0],
  })
}
