/**
 * A turn: the seat plays a card or places the large follower (CARD-6). An action is a kind and a row, or `CLAIM` and a
 * row.
 */
import { type Action, type Options, type Position, type Random, refuse, type Seat } from '@bastide/kernel'
import {
  CARDS,
  COLOURS,
  type Colour,
  cardOf,
  colourOf,
  KINDS,
  NO_COLOUR,
  UNKNOWN,
  UNKNOWN_CARD,
} from '../cards/card.ts'
import { handSize, hasClaimed, lastClaimer, ROWS, turnSeat } from '../cards/columns.ts'
import { give, holds, mayHold } from '../cards/hand.ts'
import { DOWN, layCard, standFollower, UP } from '../cards/row.ts'
import type { CardNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { readKind } from './drawing.ts'
import { refuseVerb, type Step, type TablePlan } from './step.ts'

export const ROW_BITS = 2
const ROW = ROWS - 1
/** Greater than every kind, including the unknown one. */
export const CLAIM = (UNKNOWN + 1) << ROW_BITS

const mayClaim = (p: Position, seat: Seat): boolean => hasClaimed.get(p, seat) === 0

/** CARD-7: the number of rows a card may go to. A card played face down, or without a colour, may go to any. */
const rowsFor = (kind: number, isDown: boolean): number => (isDown || colourOf(kind) === NO_COLOUR ? ROWS : 1)

/** CARD-7: whether the next card of this hand is the first of the round. */
const isFirst = (p: Position, seat: Seat, cards: number): boolean => handSize.get(p, seat) === cards

/**
 * Whether a card can be played. Face up: any card the seat may hold. Face down: one it is known to hold, or the unknown
 * one.
 */
const isPlayable = (p: Position, seat: Seat, kind: number, isDown: boolean): boolean =>
  isDown ? holds(p, seat, kind) : kind !== UNKNOWN && mayHold(p, seat, kind)

function apply(cards: number, p: Position, seat: Seat, action: Action, tell?: CardNarrator): void {
  const row = action & ROW
  const kind = action >> ROW_BITS
  if (action >= CLAIM) {
    standFollower(p, row, seat)
    hasClaimed.set(p, seat, 1)
    lastClaimer.set(p, 0, seat + 1)
    tell?.({ kind: 'claimed', seat, points: 0, clause: 'CARD-9', row: COLOURS[row] as string })
    return
  }
  const isDown = isFirst(p, seat, cards)
  give(p, seat, kind)
  layCard(p, row, kind, isDown ? DOWN : UP, seat)
  tell?.({
    kind: 'played',
    seat,
    points: 0,
    clause: 'CARD-7',
    card: cardOf(kind),
    row: COLOURS[row] as string,
    ...(isDown ? { down: true } : {}),
  })
}

function readCard(p: Position, seat: Seat, card: string, isDown: boolean): number {
  const kind = card === UNKNOWN_CARD ? UNKNOWN : readKind(card, 'play')
  if (handSize.get(p, seat) === 0)
    refuse('no-cards', 'with no cards left, the follower must be placed', { where: 'play', clause: 'CARD-9' })
  if (!isPlayable(p, seat, kind, isDown))
    refuse('not-in-hand', `seat ${seat} has no such card in hand`, { where: 'play', clause: 'CARD-6' })
  return kind
}

function toAction(cards: number, p: Position, seat: Seat, move: Move): Action {
  if ('claim' in move) {
    if (!mayClaim(p, seat))
      refuse('has-claimed', 'the follower stands in a row until the round is over', {
        where: 'claim',
        clause: 'CARD-9',
      })
    return CLAIM | COLOURS.indexOf(move.claim)
  }
  if (!('play' in move)) return refuseVerb(move, 'a card is to be played, or the follower placed', 'CARD-6')
  const isDown = isFirst(p, seat, cards)
  const kind = readCard(p, seat, move.play, isDown)
  if (isDown && !move.down)
    refuse('face-down', 'the first card of a round goes face down: add "down":true', {
      where: 'down',
      clause: 'CARD-7',
    })
  if (!isDown && move.down)
    refuse('face-up', 'only the first card of a round goes face down', { where: 'down', clause: 'CARD-7' })
  const row = COLOURS.indexOf(move.on)
  if (rowsFor(kind, isDown) === 1 && row !== colourOf(kind))
    refuse('wrong-row', `face up, ${CARDS[kind]} goes to the row of its colour`, { where: 'on', clause: 'CARD-7' })
  return (kind << ROW_BITS) | row
}

export const playing = ({ cards }: TablePlan): Step => ({
  name: 'play',
  options(p, seat, out: Options) {
    const isDown = isFirst(p, seat, cards)
    for (let kind = 0; kind <= KINDS; kind++) {
      if (!isPlayable(p, seat, kind, isDown)) continue
      if (rowsFor(kind, isDown) === 1) out.add((kind << ROW_BITS) | colourOf(kind))
      else for (let row = 0; row < ROWS; row++) out.add((kind << ROW_BITS) | row)
    }
    if (mayClaim(p, seat)) for (let row = 0; row < ROWS; row++) out.add(CLAIM | row)
  },
  sample(p, seat, random: Random) {
    const isDown = isFirst(p, seat, cards)
    let count = mayClaim(p, seat) ? ROWS : 0
    for (let kind = 0; kind <= KINDS; kind++) if (isPlayable(p, seat, kind, isDown)) count += rowsFor(kind, isDown)
    let ticket = random.below(count)
    for (let kind = 0; kind <= KINDS; kind++) {
      if (!isPlayable(p, seat, kind, isDown)) continue
      const rows = rowsFor(kind, isDown)
      if (ticket < rows) return (kind << ROW_BITS) | (rows === 1 ? colourOf(kind) : ticket)
      ticket -= rows
    }
    return CLAIM | ticket
  },
  apply: (p, seat, action, tell) => apply(cards, p, seat, action, tell),
  toMove(p, action): Move {
    const on = COLOURS[action & ROW] as Colour
    if (action >= CLAIM) return { claim: on }
    const play = { play: cardOf(action >> ROW_BITS), on }
    return isFirst(p, turnSeat.get(p, 0), cards) ? { ...play, down: true } : play
  },
  toAction: (p, seat, move) => toAction(cards, p, seat, move),
})
