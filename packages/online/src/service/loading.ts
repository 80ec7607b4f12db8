/** What it costs to bring a table into memory that nobody used for a while: it is folded from its events. */
import { type Identity, Refused, type TableEntry } from '@bastide/host'
import { costOfLoading } from '../limits/costs.ts'
import type { Parts } from './parts.ts'

/** Charges it before anything is loaded. `paid` is what was charged for it before. */
export function chargeLoading(
  { host, limits }: Pick<Parts, 'host' | 'limits'>,
  { summary }: TableEntry,
  who: Identity,
  paid = 0,
): void {
  const cost = costOfLoading(summary.version ?? 0) - paid
  if (cost <= 0 || host.isLoaded(summary.table)) return
  const over = limits.guest(who, cost)
  if (over !== null) throw new Refused(over)
}
