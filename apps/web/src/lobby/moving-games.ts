/** A game moves by its record: what it leaves stays as it was. */
import type { TableSummary } from '@bastide/wire'
import { rememberCopy } from '../kit/copies.ts'
import { host, isOnline, server } from '../kit/host.svelte.ts'

type SeatPlan = Pick<TableSummary['seats'][number], 'name' | 'colour' | 'pattern' | 'player'>

const planOf = ({ name, colour, pattern, player }: SeatPlan): SeatPlan => ({ name, colour, pattern, player })

/** From the server to this device, or the other way. Gives the table where it is now. */
export async function moveGame({ table, seats }: TableSummary): Promise<string> {
  const record = await host.ask('record', { table })
  if (!isOnline(table)) return (await server()).ask('keep', { record, seats: seats.map(planOf) })
  const copy = await host.ask('keep', { record })
  rememberCopy(copy, table)
  return copy
}
