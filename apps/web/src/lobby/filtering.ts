/** Which of the saved games are shown. */
import type { TableSummary } from '@bastide/wire'

export const STATES = ['all', 'running', 'finished'] as const

export interface Filter {
  readonly state: (typeof STATES)[number]
  /** Null for every game. */
  readonly game: string | null
}

export const EVERY_GAME: Filter = { state: 'all', game: null }

export const passes = ({ state, game }: Filter, table: TableSummary): boolean =>
  (game === null || table.game === game) && (state === 'all' || table.finished === (state === 'finished'))
