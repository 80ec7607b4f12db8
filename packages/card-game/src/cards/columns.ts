/**
 * The words of a position. All of them together are 1.6 KB.
 *
 * A position is the truth of a table, or what one viewer was told of it. In the truth every card is known, and what is
 * unseen is the pile. To a viewer others' hands are numbers of cards, what they laid face down is `UNKNOWN`, and unseen
 * is all that he has not been shown.
 */
import { Layout } from '@bastide/kernel'
import { BOX, COLOURS, KINDS } from './card.ts'

const MOST_SEATS = 5
export const ROWS = COLOURS.length
/** All cards and all followers would fit into one row. */
export const LONGEST_ROW = BOX + MOST_SEATS
/** Under a chest: buildings of each colour, and jokers. */
export const CHEST = COLOURS.length + 1

export const layout = new Layout()

/** The step that is awaited, and by whom: see `turn/decision.ts`. */
export const decisionNow = layout.column('decision', 1)
/** By kind: how many have not been seen. */
export const unseen = layout.column('unseen', KINDS)
export const unseenLeft = layout.column('unseen.left', 1)
export const pileLeft = layout.column('pile', 1)

/** By seat and kind: the cards in hand that are known. */
export const handCards = layout.column('hand.cards', MOST_SEATS * KINDS)
/** By seat: how many besides are not known, and how many there are in all. */
export const handUnknown = layout.column('hand.unknown', MOST_SEATS)
export const handSize = layout.column('hand.size', MOST_SEATS)

export const rowLength = layout.column('row.length', ROWS)
/** By row, from the board outwards: cards and followers, see `row.ts`. */
export const rowPlace = layout.column('row.place', ROWS * LONGEST_ROW)

export const scores = layout.column('scores', MOST_SEATS)
/** By seat and colour: the animals before a player, jokers that became one of them included. */
export const animals = layout.column('animals', MOST_SEATS * COLOURS.length)
/** By seat: animal jokers that wait for a first animal (CARD-14). */
export const waitingJokers = layout.column('waiting', MOST_SEATS)
/** By seat: what lies under the chest. */
export const chests = layout.column('chests', MOST_SEATS * CHEST)

/** From 1; 0 while the first cards are dealt to the rows. */
export const roundNow = layout.column('round', 1)
/** A seat plus one: who deals this round; 0 while chance has not said. */
export const dealerNow = layout.column('dealer', 1)
/** Who is dealt to or plays next. */
export const turnSeat = layout.column('turn', 1)
/** By seat: whether the large follower stands in a row, or stood there in this round. */
export const hasClaimed = layout.column('claimed', MOST_SEATS)
/** A seat plus one: who was the last to claim in this round. */
export const lastClaimer = layout.column('claimed.last', 1)
/** Cards that are still to be dealt to the rows before the first round. */
export const openingLeft = layout.column('opening', 1)
/** A kind plus one: the card for which the dealer is choosing a row. */
export const pendingCard = layout.column('pending', 1)
/** While a stretch is settled: a bit for each colour whose animals a joker joined. */
export const joinedColours = layout.column('joined', 1)
