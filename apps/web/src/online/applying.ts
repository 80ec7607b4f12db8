/** What a server says has changed, put into the update before it. */
import type { Json, Result } from '@bastide/kernel'
import { readChanged, type TableChange, type TableUpdate } from '@bastide/wire'

export const applyChange = (before: TableUpdate, { changes }: TableChange): Result<TableUpdate> =>
  readChanged(before as unknown as Json, changes) as Result<TableUpdate>
