/**
 * A view: everything a client needs to draw the table and to act, as JSON. It has what everyone saw, what only the
 * viewer knows, and what the aids of the table derive from that.
 */
import { CHANCE, NOBODY, type Position, READER, type Seat } from '@bastide/kernel'
import { type Aid, aidsOn } from './aids.ts'
import { ANIMAL_JOKER, CARDS, COLOURS, type Colour, cardOf, UNKNOWN } from './cards/card.ts'
import { dealerNow, hasClaimed, lastClaimer, pendingCard, pileLeft, ROWS, roundNow } from './cards/columns.ts'
import {
  DOWN,
  firstFollower,
  isFollower,
  kindOn,
  LAID_BY_NOBODY,
  LYING,
  type Lying,
  lengthOf,
  lyingOf,
  rowToSettle,
  seatOn,
  wordAt,
} from './cards/row.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { CardRules } from './compose.ts'
import { handOf } from './facts.ts'
import { type ShownSeat, shownSeat } from './insight/seats.ts'
import { type ShownUnseen, unseenBy } from './insight/unseen.ts'
import { type Pricing, type StretchWorth, stretchWorths } from './insight/worth.ts'
import type { Setup } from './setup.ts'
import { jokersToAssign } from './turn/assigning.ts'
import { nextChoice } from './turn/choosing.ts'
import { ASSIGN, CHOOSE, STEPS, type StepName, stepNumber, TURN_UP } from './turn/decision.ts'
import type { TablePlan } from './turn/step.ts'

/** In place of a face-down card, for everyone except the seat that laid it and readers of a record that tells it. */
const FACE_DOWN = 'down'

export interface ShownCard {
  /** Its id, or `down`. */
  readonly card: string
  readonly lies: Lying
  /** The seat that laid it; null if it lay there before the first round. */
  readonly by: Seat | null
}

/** The cards between two followers, and whose follower ends them; null if nobody has claimed them yet. */
export interface ShownStretch {
  readonly cards: readonly ShownCard[]
  readonly seat: Seat | null
}

export interface ShownRow {
  readonly row: Colour
  /** From the board outwards. The last is unclaimed, and may be empty. */
  readonly stretches: readonly ShownStretch[]
}

/** What is being settled: the row, the winner of its stretch, and the question. */
export interface ShownSettling {
  readonly row: Colour
  readonly seat: Seat
  /** The card that the winner must cash or keep, or the joker to assign. */
  readonly card: string | null
  /** The number of jokers still to be assigned, including this one. */
  readonly jokers: number
}

export interface View {
  readonly game: string
  readonly options: { readonly [key: string]: string | number }
  readonly viewer: Seat | null
  /** The aids that are on. One adds nothing to a view: `advice` lets a page ask for it. */
  readonly aids: readonly Aid[]
  /** From 1; 0 before the first. */
  readonly round: number
  readonly rounds: number
  /** Null until chance has picked one. */
  readonly dealer: Seat | null
  /** Whose follower was the last to be placed in this round; null if none was. */
  readonly lastClaim: Seat | null
  /** Who deals the next round, as soon as it is clear. If that seat has claimed, its follower lies flat (CARD-10). */
  readonly nextDealer: Seat | null
  readonly pile: number
  /** From the top of the table to the bottom. */
  readonly rows: readonly ShownRow[]
  readonly seats: readonly ShownSeat[]
  /** The viewer's own hand; null for a watcher. */
  readonly hand: readonly string[] | null
  /** For a reader of the record: every seat's hand. A card that the record does not tell is `?`. */
  readonly hands?: readonly (readonly string[])[]
  /** The card for which the dealer is choosing a row. */
  readonly pending: string | null
  readonly settling: ShownSettling | null
  readonly step: StepName
  /** Who must decide: a seat, chance, or nobody when the game is over. */
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  /** What the awaited seat may do. */
  readonly choices: readonly Choice[]
  /** With `unseen-cards`: the cards that the viewer has not seen. */
  readonly unseen?: ShownUnseen
  /**
   * With `stretch-worth`, by row and stretch as in `rows`: what it pays its winner, or the viewer where it is open.
   * Null where it is open and the viewer cannot claim it in this round.
   */
  readonly worth?: readonly (readonly (StretchWorth | null)[])[]
}

function shownCard(word: number, viewer: Seat): ShownCard {
  const by = seatOn(word)
  const isHidden = kindOn(word) === UNKNOWN || (lyingOf(word) === DOWN && by !== viewer && viewer !== READER)
  return {
    card: isHidden ? FACE_DOWN : cardOf(kindOn(word)),
    lies: LYING[lyingOf(word)] as Lying,
    by: by === LAID_BY_NOBODY ? null : by,
  }
}

function shownRow(p: Position, row: number, viewer: Seat): ShownRow {
  const stretches: { cards: ShownCard[]; seat: Seat | null }[] = [{ cards: [], seat: null }]
  for (let at = 0; at < lengthOf(p, row); at++) {
    const word = wordAt(p, row, at)
    const stretch = stretches.at(-1) as { cards: ShownCard[]; seat: Seat | null }
    if (!isFollower(word)) stretch.cards.push(shownCard(word, viewer))
    else {
      stretch.seat = seatOn(word)
      stretches.push({ cards: [], seat: null })
    }
  }
  return { row: COLOURS[row] as Colour, stretches }
}

/** CARD-10: the last to place its follower deals the next round; that is clear once one seat is left to do so. */
function nextDealer(p: Position, seats: number, rounds: number): Seat | null {
  if (roundNow.get(p, 0) === rounds) return null
  const left = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasClaimed.get(p, seat) === 0)
  return left.length === 0 ? lastClaimer.get(p, 0) - 1 : left.length === 1 ? (left[0] as Seat) : null
}

/** What the aids that are on add. */
function helpsOf(
  pricing: Pricing,
  seats: number,
  p: Position,
  viewer: Seat,
  aids: readonly Aid[],
): Pick<View, 'unseen' | 'worth'> {
  const mayClaim = viewer >= 0 && hasClaimed.get(p, viewer) === 0
  return {
    ...(aids.includes('unseen-cards') ? { unseen: unseenBy(p, seats, viewer) } : {}),
    ...(aids.includes('stretch-worth') ? { worth: stretchWorths(pricing, p, viewer, mayClaim) } : {}),
  }
}

function shownSettling(p: Position, areJokersMisplaced: boolean): ShownSettling | null {
  const step = stepNumber(p)
  if (step !== TURN_UP && step !== CHOOSE && step !== ASSIGN) return null
  const row = rowToSettle(p)
  const end = firstFollower(p, row)
  const asked = step === CHOOSE ? kindOn(wordAt(p, row, nextChoice(p, row, end, areJokersMisplaced))) : ANIMAL_JOKER
  return {
    row: COLOURS[row] as Colour,
    seat: seatOn(wordAt(p, row, end)),
    card: step === TURN_UP ? null : (CARDS[asked] as string),
    jokers: step === ASSIGN ? jokersToAssign(p, row, end) : 0,
  }
}

export function viewOf(
  rules: CardRules,
  setup: Setup,
  plan: TablePlan,
  p: Position,
  viewer: Seat,
  agreed?: readonly string[],
): View {
  const awaited = rules.awaited(p)
  const aids = aidsOn(agreed)
  const { seats, rounds, areJokersMisplaced, nineAnimals } = plan
  return {
    game: rules.game,
    options: setup.options,
    viewer: viewer < 0 ? null : viewer,
    aids,
    round: roundNow.get(p, 0),
    rounds,
    dealer: dealerNow.get(p, 0) === 0 ? null : dealerNow.get(p, 0) - 1,
    lastClaim: lastClaimer.get(p, 0) === 0 ? null : lastClaimer.get(p, 0) - 1,
    nextDealer: nextDealer(p, seats, rounds),
    pile: pileLeft.get(p, 0),
    rows: Array.from({ length: ROWS }, (_, row) => shownRow(p, row, viewer)),
    seats: Array.from({ length: seats }, (_, seat) => shownSeat(p, seat, nineAnimals, awaited === NOBODY)),
    hand: viewer < 0 ? null : handOf(p, viewer),
    ...(viewer === READER ? { hands: Array.from({ length: seats }, (_, seat) => handOf(p, seat)) } : {}),
    pending: pendingCard.get(p, 0) === 0 ? null : (CARDS[pendingCard.get(p, 0) - 1] as string),
    settling: shownSettling(p, areJokersMisplaced),
    step: STEPS[stepNumber(p)] as StepName,
    awaited: awaited === CHANCE ? 'chance' : awaited === NOBODY ? null : awaited,
    over: awaited === NOBODY,
    choices: awaited >= 0 && awaited === viewer ? choicesOf(rules, p, awaited) : [],
    ...helpsOf(plan, seats, p, viewer, aids),
  }
}
