/**
 * How fast a game is shown. The host lets bots take their time, so that nobody else's clock pays for it; the page shows
 * each move until it has been seen.
 */
export const SPEEDS = ['calm', 'brisk', 'at-once'] as const
export type Speed = (typeof SPEEDS)[number]

/** All in milliseconds. */
export interface Pace {
  /** How long a bot's move takes at least. */
  readonly botMove: number
  /** How long a move is looked at before the next one of somebody else is shown. Points in the air take longer. */
  readonly look: number
  /** How long points fly, what is laid comes from its player, and a figure walks home; 0 if it does not. */
  readonly points: number
  readonly lay: number
  readonly walk: number
  /** How long each score of the final scoring is shown: its points arrive meanwhile. */
  readonly count: number
  /** How long scenes stay, as a share of their time; 0 leaves out those that would go by themselves. */
  readonly scenes: number
}

export const PACES: { readonly [speed in Speed]: Pace } = {
  calm: { botMove: 650, look: 900, points: 1500, lay: 500, walk: 1500, count: 1900, scenes: 1 },
  brisk: { botMove: 300, look: 400, points: 850, lay: 260, walk: 800, count: 1100, scenes: 0.5 },
  // Points still travel, but nothing waits for them.
  'at-once': { botMove: 0, look: 0, points: 650, lay: 0, walk: 0, count: 800, scenes: 0 },
}
