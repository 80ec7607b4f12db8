/** The buildings under a chest, as series. */
import type { Position, Seat } from '@bastide/kernel'
import { COLOURS } from './card.ts'
import { CHEST, chests } from './columns.ts'
import type { Series } from './series.ts'

/** Reads a chest of a position into `series`, and returns it. */
export function readChest(series: Series, p: Position, seat: Seat): Series {
  for (let colour = 0; colour < COLOURS.length; colour++) series.counts[colour] = chests.get(p, seat * CHEST + colour)
  return series.join(chests.get(p, seat * CHEST + COLOURS.length))
}
