/** This device's part in the draws of a table. */
import type { Seat } from '@bastide/kernel'
import type { TableUpdate } from '@bastide/wire'

/** The link that a move of this seat brings; null where the table has no fair draws. */
export const linkFor = (_update: TableUpdate, _seat: Seat): string | null => null
