/**
 * How far a stream has come: a mark for each table, as text such as `s3fa.57.w.lq3x8z,s77b.3.0.lq3x90`. It is the id of
 * an event, and comes back when a page reconnects. What it says is checked nowhere else, so it must be harmless: a mark
 * that does not fit its table only means that the whole is told.
 */
import type { TableId } from '@bastide/wire'

const LONGEST = 4_000
const MOST_PARTS = 64
const PART = /^([a-z0-9-]{1,40})\.([a-z0-9.]{1,40})$/

export type Marks = ReadonlyMap<TableId, string>

const NO_MARKS: Marks = new Map()

export const writeCursor = (marks: Marks): string => [...marks].map(([table, mark]) => `${table}.${mark}`).join(',')

/** Reads a cursor that was sent back. One that was not made here says nothing, instead of a part of it. */
export function readCursor(text: string | null): Marks {
  if (text === null || text === '' || text.length > LONGEST) return NO_MARKS
  const marks = new Map<TableId, string>()
  const parts = text.split(',')
  if (parts.length > MOST_PARTS) return NO_MARKS
  for (const part of parts) {
    const found = PART.exec(part)
    if (found === null) return NO_MARKS
    const [, table, mark] = found as unknown as readonly [string, string, string]
    if (marks.has(table)) return NO_MARKS
    marks.set(table, mark)
  }
  return marks
}
