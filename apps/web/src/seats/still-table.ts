/** A table as the seat list expects it, for seats at which nobody plays: of a replay, or of something tried out. */
import type { TableView } from '@bastide/table'
import type { Review } from '@bastide/wire'

interface Left {
  readonly resigned: boolean
  readonly ranOut: boolean
}
const STILL_THERE: Left = { resigned: false, ranOut: false }

export const stillTable = (
  seats: Review['seats'],
  shown: Pick<TableView, 'awaited'> & Partial<Pick<TableView, 'moves' | 'left' | 'finished'>>,
  leftBy: (seat: number) => Left = () => STILL_THERE,
): TableView => ({
  version: 0,
  seats: seats.map((seat, i) => ({ ...seat, ...leftBy(i), clock: null })),
  clock: { plan: { kind: 'none' }, running: null, since: null },
  asked: null,
  paused: null,
  moves: 0,
  left: [],
  finished: null,
  aids: [],
  game: {},
  ...shown,
})
