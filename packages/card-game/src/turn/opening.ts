/** The cards laid in the rows before the first round (CARD-3). */
import { type Options, type Random, refuse } from '@bastide/kernel'
import { COLOURS, type Colour, cardOf, colourOf, NO_COLOUR } from '../cards/card.ts'
import { openingLeft, pendingCard, ROWS } from '../cards/columns.ts'
import { drawFromPile } from '../cards/hand.ts'
import { LAID_BY_NOBODY, layCard, UP } from '../cards/row.ts'
import type { Move } from '../move.ts'
import { listUnseen, readUnseen, sampleUnseen } from './drawing.ts'
import { refuseVerb, type Step } from './step.ts'

export const OPENING_CARDS = 10

/** Chance deals a card face up: it goes to the row of its colour, or waits for the dealer if it has none. */
export const opening: Step = {
  name: 'open',
  options(p, _, out: Options) {
    listUnseen(p, out)
  },
  sample: (p, _, random: Random) => sampleUnseen(p, random),
  apply(p, _, kind, tell) {
    const row = colourOf(kind)
    drawFromPile(p, kind)
    openingLeft.set(p, 0, openingLeft.get(p, 0) - 1)
    if (row === NO_COLOUR) pendingCard.set(p, 0, kind + 1)
    else layCard(p, row, kind, UP, LAID_BY_NOBODY)
    tell?.({
      kind: 'opened',
      seat: null,
      points: 0,
      clause: 'CARD-3',
      card: cardOf(kind),
      ...(row === NO_COLOUR ? {} : { row: COLOURS[row] as string }),
    })
  },
  toMove: (_, kind): Move => ({ deal: cardOf(kind) }),
  toAction(p, _, move) {
    if (!('deal' in move)) return refuseVerb(move, 'a card is to be dealt to the rows', 'CARD-3')
    if (move.to !== undefined)
      refuse('not-to-a-seat', 'the first ten cards are dealt to the rows', { where: 'to', clause: 'CARD-3' })
    return readUnseen(p, move.deal, 'deal')
  },
}

/** The dealer chooses a row for a card without a colour as it is drawn. */
export const putting: Step = {
  name: 'put',
  options(_, __, out: Options) {
    for (let row = 0; row < ROWS; row++) out.add(row)
  },
  sample: (_, __, random: Random) => random.below(ROWS),
  apply(p, dealer, row, tell) {
    const kind = pendingCard.get(p, 0) - 1
    pendingCard.set(p, 0, 0)
    layCard(p, row, kind, UP, LAID_BY_NOBODY)
    tell?.({ kind: 'put', seat: dealer, points: 0, clause: 'CARD-3', card: cardOf(kind), row: COLOURS[row] as string })
  },
  toMove: (_, row): Move => ({ put: COLOURS[row] as Colour }),
  toAction(_, __, move) {
    if (!('put' in move)) return refuseVerb(move, 'the dealer is to choose a row for the card', 'CARD-3')
    return COLOURS.indexOf(move.put)
  },
}
