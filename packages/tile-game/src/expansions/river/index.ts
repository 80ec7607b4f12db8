/** The River: twelve tiles laid before all others, from the spring to the lake. */
import type { Module } from '../../module.ts'
import { startTileField } from '../../start-tile/option.ts'
import { spring } from '../../stream/kind.ts'
import { roomField } from '../../stream/room.ts'
import { copies, LAKE, tiles } from './tiles.ts'

export const river: Module = {
  id: 'river',
  tiles,
  copies: (edition) => copies[edition] ?? {},
  // RIVER-1: the spring takes the place of the start tile, which is in the bag unless the setup leaves it out. The lake
  // comes last.
  start: () => [{ tile: spring.id, at: [0, 0], turn: 0 }],
  fields: [startTileField('river', 'RIVER-1', 'bag'), roomField('river', 'RIVER-3', 'wide')],
  // RIVER-2, RIVER-3, RIVER-6: how the tiles continue, and what happens to those that cannot, is up to the stream
  // (src/stream). RIVER-4: nobody stands on it. RIVER-5: the tiles' fields end at it.
  stream: { first: [], last: [LAKE] },
}
