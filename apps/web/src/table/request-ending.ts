/** How a request to take back or to pause ended, for whoever asked. */
import type { Seat } from '@bastide/kernel'
import type { TableView } from '@bastide/table'

type TableRequest = NonNullable<TableView['asked']>

export type RequestEnding =
  /** It has happened, or does not matter any more. */
  | { readonly is: 'settled' }
  /** Nobody answered in time. */
  | { readonly is: 'lapsed' }
  /** Somebody declined; null where several had not answered. */
  | { readonly is: 'declined'; readonly by: Seat | null }

function isSettled(asked: TableRequest, { moves, paused, finished }: TableView): boolean {
  if (finished !== null) return true
  return asked.what === 'pause' ? (paused ?? null) !== null : moves <= asked.to
}

/** `asked` is as it was before it ended, and `view` what was seen next, at this time of the host. */
export function endingOf(asked: TableRequest, view: TableView, at: number): RequestEnding {
  if (isSettled(asked, view)) return { is: 'settled' }
  if (at >= asked.until) return { is: 'lapsed' }
  const [seat, ...others] = asked.waitingFor
  return { is: 'declined', by: seat === undefined || others.length > 0 ? null : seat }
}
