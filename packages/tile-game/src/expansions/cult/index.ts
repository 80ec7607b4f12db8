/** Cult Places & Heretics: centres like monasteries, which challenge a monastery beside them. */
import type { Module } from '../../module.ts'
import { challenging } from './challenging.ts'
import { cultPlace } from './cult-places.ts'
import { keepingApart } from './keeping-apart.ts'
import { SIXTH, tiles } from './tiles.ts'

export const cult: Module = {
  id: 'cult',
  // CULT-6: everything else on the tiles works as on any other.
  tiles,
  copies: (_, options) =>
    Object.fromEntries(
      tiles.filter(({ id }) => id !== SIXTH || options?.['cult-tiles'] !== 5).map(({ id }) => [id, 1]),
    ),
  fields: [
    { key: 'cult-tiles', module: 'cult', clause: 'CULT-1', choices: [5, 6], defaults: { '2000': 5, '2016': 5 } },
  ],
  // CULT-1, CULT-5
  kinds: () => [cultPlace],
  hooks: (table) => ({
    // CULT-2
    mayPlace: keepingApart(table),
    // CULT-3, CULT-4, CULT-7
    afterCompleted: challenging(table),
  }),
}
