import { lookAt, type TableState } from '@bastide/table'
export function dueAt(state: TableState): number | null {
  if (state.opening.clock.kind === 'none') return null
  const { clock, seats } = lookAt(state, -3, state.at)
  const left = clock.running === null ? null : (seats[clock.running]?.clock ?? null)
  return left === null ? null : state.at + left
}
