/**
 * Crop Circles: whoever lays one chooses, for everyone, whether followers of one kind are joined by another or taken
 * away.
 */
import type { Column } from '@bastide/kernel'
import type { Module } from '../../module.ts'
import { answering } from './answering.ts'
import { CHOICES, choosing, UNDECIDED, unchosen } from './choosing.ts'
import { circlesOf } from './circle.ts'
import { tiles } from './tiles.ts'

export interface CircleState {
  /** By kind of tile: what its circle concerns. */
  readonly circles: Uint8Array
  /** What was chosen, while it is being carried out. */
  readonly choice: Column
  /** How many seats have had their turn to carry it out. */
  readonly answered: Column
}

export const cropCircles: Module = {
  id: 'crop-circles',
  tiles,
  // CROP-1: one of each is shuffled into the bag.
  copies: () => Object.fromEntries(tiles.map(({ id }) => [id, 1])),
  fields: [],
  hooks(table) {
    const state: CircleState = {
      circles: circlesOf(table.tables),
      choice: table.layout.column('crop-circles.choice', 1),
      answered: table.layout.column('crop-circles.answered', 1),
    }
    return {
      // CROP-1, CROP-9: after the turn's own scoring, in the last turn too.
      steps: [
        { slot: 'after-scoring', step: choosing(table, state) },
        { slot: 'after-scoring', step: answering(table, state) },
      ],
      unasked: unchosen(table, state),
      facts: (p) => {
        const chosen = state.choice.get(p, 0)
        return chosen === UNDECIDED
          ? null
          : { choice: CHOICES[chosen - 1] as string, answered: state.answered.get(p, 0) }
      },
    }
  },
}
