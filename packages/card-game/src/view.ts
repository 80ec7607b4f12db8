/**
 * A view: everything a client needs to draw the table and to act, as JSON. It has what everyone saw, and what only the
 * viewer knows.
 */
import { CHANCE, NOBODY, type Position, type Seat } from '@bastide/kernel'
import { ANIMAL_JOKER, CARDS, COLOURS, type Colour, cardOf } from './cards/card.ts'
import {
  dealerNow,
  handSize,
  hasClaimed,
  pendingCard,
  pileLeft,
  ROWS,
  roundNow,
  scores,
  waitingJokers,
} from './cards/columns.ts'
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
import { buildingsOf } from './cards/worth.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { CardRules } from './compose.ts'
import { animalsOf, handOf } from './facts.ts'
import type { Setup } from './setup.ts'
import { jokersToAssign } from './turn/assigning.ts'
import { nextChoice } from './turn/choosing.ts'
import { ASSIGN, CHOOSE, STEPS, type StepName, stepNumber, TURN_UP } from './turn/decision.ts'

/** In place of a face-down card, for everyone except the seat that laid it. */
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

export interface ShownSeat {
  readonly score: number
  /** The number of animals of each colour in front of the player, including jokers. */
  readonly animals: { readonly [colour in Colour]: number }
  /** Animal jokers waiting for a first animal. */
  readonly waiting: number
  /** The number of cards under the chest. */
  readonly chest: number
  /** The number of cards in hand. */
  readonly hand: number
  /** Whether the large follower was placed in this round. */
  readonly claimed: boolean
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
  /** From 1; 0 before the first. */
  readonly round: number
  readonly rounds: number
  /** Null until chance has picked one. */
  readonly dealer: Seat | null
  readonly pile: number
  /** From the top of the table to the bottom. */
  readonly rows: readonly ShownRow[]
  readonly seats: readonly ShownSeat[]
  /** The viewer's own hand; null for a watcher. */
  readonly hand: readonly string[] | null
  /** The card for which the dealer is choosing a row. */
  readonly pending: string | null
  readonly settling: ShownSettling | null
  readonly step: StepName
  /** Who must decide: a seat, chance, or nobody when the game is over. */
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  /** What the awaited seat may do. */
  readonly choices: readonly Choice[]
}

function shownCard(word: number, viewer: Seat): ShownCard {
  const by = seatOn(word)
  const isHidden = lyingOf(word) === DOWN && by !== viewer
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

const shownSeat = (p: Position, seat: Seat): ShownSeat => ({
  score: scores.get(p, seat),
  animals: Object.fromEntries(
    animalsOf(p, seat).map((count, colour) => [COLOURS[colour], count]),
  ) as ShownSeat['animals'],
  waiting: waitingJokers.get(p, seat),
  chest: buildingsOf(p, seat),
  hand: handSize.get(p, seat),
  claimed: hasClaimed.get(p, seat) === 1,
})

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

export function viewOf(rules: CardRules, setup: Setup, rounds: number, p: Position, viewer: Seat): View {
  const awaited = rules.awaited(p)
  return {
    game: rules.game,
    options: setup.options,
    viewer: viewer < 0 ? null : viewer,
    round: roundNow.get(p, 0),
    rounds,
    dealer: dealerNow.get(p, 0) === 0 ? null : dealerNow.get(p, 0) - 1,
    pile: pileLeft.get(p, 0),
    rows: Array.from({ length: ROWS }, (_, row) => shownRow(p, row, viewer)),
    seats: Array.from({ length: rules.seats }, (_, seat) => shownSeat(p, seat)),
    hand: viewer < 0 ? null : handOf(p, viewer),
    pending: pendingCard.get(p, 0) === 0 ? null : (CARDS[pendingCard.get(p, 0) - 1] as string),
    settling: shownSettling(p, setup.options['face-down-jokers'] === 'misplaced'),
    step: STEPS[stepNumber(p)] as StepName,
    awaited: awaited === CHANCE ? 'chance' : awaited === NOBODY ? null : awaited,
    over: awaited === NOBODY,
    choices: awaited >= 0 && awaited === viewer ? choicesOf(rules, p, awaited) : [],
  }
}
