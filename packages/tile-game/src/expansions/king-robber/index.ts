/** King & Robber Baron: two markers, for the largest city and the longest road completed so far. */
import type { Position, Seat } from '@bastide/kernel'
import type { Module } from '../../module.ts'
import { MARKERS, type MarkerColumns, marking, POINTS } from './marking.ts'
import { paying } from './paying.ts'
import { recordHolder } from './record-holder.ts'
import { tiles } from './tiles.ts'

export const kingRobber: Module = {
  id: 'king-robber',
  // KING-5: a tile with two parts of one city counts once, as everywhere.
  tiles,
  copies: () => Object.fromEntries(tiles.map(({ id }) => [id, 1])),
  fields: [
    {
      key: 'king-robber-points',
      module: 'king-robber',
      clause: 'KING-2',
      choices: POINTS,
      defaults: { '2000': 'each', '2016': 'each' },
    },
  ],
  hooks(table) {
    const columns: MarkerColumns = {
      holder: table.layout.column('king-robber.holder', MARKERS.length),
      largest: table.layout.column('king-robber.largest', MARKERS.length),
    }
    const holderOf = (p: Position, marker: number): Seat | null =>
      columns.holder.get(p, marker) === 0 ? null : columns.holder.get(p, marker) - 1
    const cellsFor = recordHolder(table, columns)
    return {
      // KING-1, KING-3, KING-4, KING-8
      afterCompleted: marking(table, columns),
      // KING-2, KING-3, KING-6, KING-7
      finalScore: paying(table, columns),
      tokens: (p) =>
        MARKERS.map(({ name }, marker) => ({
          token: name,
          at: null,
          on: null,
          seat: holderOf(p, marker),
          cells: cellsFor(p, marker),
        })),
      facts: (p) => ({
        king: holderOf(p, 0),
        robber: holderOf(p, 1),
        city: columns.largest.get(p, 0),
        road: columns.largest.get(p, 1),
      }),
    }
  },
}
