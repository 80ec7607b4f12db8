/**
 * What the judge of turns adds up, and how much of it. Everything is a sum of parts with a coefficient each, so that
 * coefficients can be learned from games: `npm run bots:tune`.
 */
import type { Weights } from './weights.ts'

/** What it is at the end of the game, and what is added while many tiles are to come. */
export type Coefficient = readonly [atTheEnd: number, earlier: number]

export interface Weighing {
  /** With at least this many tiles to come for each seat it is early; with fewer, less and less. */
  readonly horizon: number
  /** The share of its draws that a seat can spare for one gap: the larger, the likelier the gap is filled. */
  readonly pace: number
  /** By how many figures are in supply; beyond the end as the last. Only while tiles are to come. */
  readonly supply: readonly number[]
  /** A figure that waits in an area, as a fraction of the next one in supply. */
  readonly waits: number
  /** For whoever has most figures on a feature: points still to come once it is completed, by how likely that is. */
  readonly completing: Coefficient
  /** A gap filled on the way, and one around a centre, by how likely that is. */
  readonly growing: Coefficient
  readonly around: Coefficient
  /** An open feature that a field borders, by how likely it is to be completed; and the field itself. */
  readonly feeding: Coefficient
  readonly field: Coefficient
  /** For everybody who stands there: a figure, one that may come home by how likely that is, and one in a field. */
  readonly standing: Coefficient
  readonly back: Coefficient
  readonly farming: Coefficient
}

const MOST_FIGURES = 16

/** How a journeyman weighs. */
export function weighingOf(weights: Weights): Weighing {
  const supply = [0]
  for (let next = weights.figure; supply.length < MOST_FIGURES; next *= weights.spare)
    supply.push((supply.at(-1) as number) + next)
  return {
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
  }
}
