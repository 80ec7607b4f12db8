/**
 * The columns of a position, 1.6 KB in all.
 *
 * A position is either the real one or what one viewer knows. In the real one every card is known, and the unseen cards
 * are the pile. For a viewer, other hands are only counts, cards others laid face down are `UNKNOWN`, and unseen is
 * everything the viewer has not been shown.
 */
import { Layout } from '@bastide/kernel'
import { BOX, COLOURS, KINDS } from './card.ts'

const MOST_SEATS = 5
export const ROWS = COLOURS.length
/** Long enough for all cards and all followers in one row. */
export const LONGEST_ROW = BOX + MOST_SEATS
/** The size of a chest: buildings of each colour, and jokers. */
export const CHEST = COLOURS.length + 1

export const layout = new Layout()

/** The awaited step, and who decides it: see `turn/decision.ts`. */
export const decisionNow = layout.column('decision', 1)
/** By kind: the number not seen yet. */
export const unseen = layout.column('unseen', KINDS)
export const unseenLeft = layout.column('unseen.left', 1)
export const pileLeft = layout.column('pile', 1)

/** By seat and kind: the known cards in hand. */
export const handCards = layout.column('hand.cards', MOST_SEATS * KINDS)
/** By seat: the number of unknown cards in hand, and the total. */
export const handUnknown = layout.column('hand.unknown', MOST_SEATS)
export const handSize = layout.column('hand.size', MOST_SEATS)

export const rowLength = layout.column('row.length', ROWS)
/** By row, from the board outwards: cards and followers, see `row.ts`. */
export const rowPlace = layout.column('row.place', ROWS * LONGEST_ROW)

export const scores = layout.column('scores', MOST_SEATS)
/** By seat and colour: the animals in front of a player, including jokers that became one. */
export const animals = layout.column('animals', MOST_SEATS * COLOURS.length)
/** By seat: animal jokers waiting for a first animal (CARD-14). */
export const waitingJokers = layout.column('waiting', MOST_SEATS)
/** By seat: what lies under the chest. */
export const chests = layout.column('chests', MOST_SEATS * CHEST)

/** From 1; 0 while the first cards are dealt to the rows. */
export const roundNow = layout.column('round', 1)
/** The dealer of this round plus one; 0 until chance has picked one. */
export const dealerNow = layout.column('dealer', 1)
/** Who is dealt to or plays next. */
export const turnSeat = layout.column('turn', 1)
/** By seat: whether the large follower stands, or stood, in a row in this round. */
export const hasClaimed = layout.column('claimed', MOST_SEATS)
/** The last seat to claim in this round, plus one. */
export const lastClaimer = layout.column('claimed.last', 1)
/** Cards still to be dealt to the rows before the first round. */
export const openingLeft = layout.column('opening', 1)
/** The kind plus one of the card for which the dealer is choosing a row. */
export const pendingCard = layout.column('pending', 1)
/** While a stretch is settled: a bit for each colour whose animals a joker joined. */
export const joinedColours = layout.column('joined', 1)
