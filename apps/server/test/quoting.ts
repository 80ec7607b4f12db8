import { createHash } from 'node:crypto'
import type { TableEvent } from '@bastide/table'

/** How an event quotes the one before it, so that one that is missing or changed is noticed. */
export const quoteOf = (event: TableEvent | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(event ?? null))
    .digest('hex')
