/**
 * What a player of the tile game thinks things are worth, in points. Found by playing different weights against each
 * other.
 */
export interface Weights {
  /** How much a point of the best other seat subtracts from a point of one's own. */
  readonly envy: number
  /** The first figure in supply. */
  readonly figure: number
  /** Each further figure in supply, as a fraction of the one before. */
  readonly spare: number
  /** With at least this many tiles to come for each seat, figures have their full worth; with fewer, less. */
  readonly horizon: number
  /** A figure that comes home when a feature is completed. */
  readonly back: number
  /** A figure that waits in an area, as a fraction of one in supply. */
  readonly waits: number
  /** The share of its draws that a seat can spare for one gap: the larger, the likelier the gap is filled. */
  readonly pace: number
  /** Points still to come for a completed feature, and for a gap filled on the way. */
  readonly completing: number
  readonly growing: number
  /** A gap filled around a centre. */
  readonly around: number
  /** A feature that a field borders, once it is completed. */
  readonly feeding: number
}

export const JOURNEYMAN: Weights = {
  envy: 0.7,
  figure: 6,
  spare: 0.8,
  horizon: 4.5,
  back: 2.4,
  waits: 0.6,
  pace: 0.27,
  completing: 1,
  growing: 0.3,
  around: 0.33,
  feeding: 1.5,
}

/** Sees its own points only, and no more in a field than what it pays today. */
export const APPRENTICE: Weights = { ...JOURNEYMAN, envy: 0, completing: 0.7, growing: 0.1, around: 0.15, feeding: 0 }

/** Prefers cities, and whatever else can be finished, and hardly any fields. */
export const BUILDER: Weights = { ...JOURNEYMAN, completing: 1.5, feeding: 0.4 }

/** Prefers fields, early and many. */
export const FARMER: Weights = { ...JOURNEYMAN, feeding: 2.8 }

/** Goes for what others have: their points count for more than its own. */
export const RAIDER: Weights = { ...JOURNEYMAN, envy: 1.5 }
