/**
 * What pages need to know of every module besides its texts, without its engine. In order of resolution, one line each.
 */
export interface SpeakingModule {
  readonly id: string
  /** What its clauses' numbers begin with. */
  readonly clauses: string
  /** The sources of points that it adds: see `sourcesOf`. */
  readonly gives?: readonly string[]
}

export const SPEAKING: readonly SpeakingModule[] = [
  { id: 'base', clauses: 'BASE', gives: ['city', 'road', 'field', 'monastery'] },
  { id: 'river', clauses: 'RIVER' },
  { id: 'river-2', clauses: 'RIVER2' },
  { id: 'abbot', clauses: 'ABBOT', gives: ['garden'] },
  { id: 'cult', clauses: 'CULT', gives: ['cult'] },
  { id: 'king-robber', clauses: 'KING', gives: ['king-robber'] },
  { id: 'count', clauses: 'COUNT' },
  { id: 'crop-circles', clauses: 'CROP' },
]
