/** How many games one guest may have running that they host. */
import { type Identity, Refused, type TableEntry } from '@bastide/host'
import { refusal } from '@bastide/kernel'
import { MOST_OPEN_TABLES } from './limits.ts'

/**
 * `entries` are all of somebody's tables; those that they only play at count for others. To wait would not help, so
 * nobody is told when to come back.
 */
export function refuseTooManyOpen(entries: readonly TableEntry[], who: Identity): void {
  const open = entries.filter(({ summary, holders }) => holders.owner === who && !summary.finished).length
  if (open >= MOST_OPEN_TABLES)
    throw new Refused(refusal('too-many-games', `${open} games that you host are not over: finish or resign one`))
}
