import type { TableSummary } from '@bastide/wire'

/** Whether anybody has moved at a table in this browser. A finished game that was imported may be anybody's. */
export const wasPlayedHere = ({ opened, touched }: TableSummary): boolean => touched > opened
