/**
 * What a player of the tile game thinks things are worth, in points. Found by letting players with different weights
 * meet.
 */
export interface Weights {
  /** How much a point of the best other seat takes from one of one's own. */
  readonly envy: number
  /** The first figure in supply. */
  readonly figure: number
  /** Each further figure in supply, as a part of the one before. */
  readonly spare: number
  /** So many tiles to come for each seat, and figures are worth all they may be; with fewer, less. */
  readonly horizon: number
  /** A figure that comes home from what is completed. */
  readonly back: number
  /** A figure that waits in a place off the board, as a part of one in supply. */
  readonly waits: number
  /** The part of its draws that a seat has to spare for any one gap: the more, the likelier is it filled. */
  readonly pace: number
  /** Points still to come for what is completed, and for a gap that is filled on the way. */
  readonly completing: number
  readonly growing: number
  /** A gap that is filled around a place in the middle of a tile. */
  readonly around: number
  /** A feature that a field lies beside, once it is completed. */
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

/** Cities, and whatever else can be finished; fields hardly at all. */
export const BUILDER: Weights = { ...JOURNEYMAN, completing: 1.5, feeding: 0.4 }

/** Fields, early and many. */
export const FARMER: Weights = { ...JOURNEYMAN, feeding: 2.8 }

/** What others have: their points count for more than its own. */
export const RAIDER: Weights = { ...JOURNEYMAN, envy: 1.5 }
