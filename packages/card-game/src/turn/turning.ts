/** The order of a game: the first ten cards, then rounds of dealing, playing and settling, then the end. */
import { CHANCE, type Position } from '@bastide/kernel'
import {
  dealerNow,
  handSize,
  hasClaimed,
  lastClaimer,
  openingLeft,
  pendingCard,
  roundNow,
  turnSeat,
} from '../cards/columns.ts'
import { cardsHeld } from '../cards/hand.ts'
import type { CardNarrator, DealtHand } from '../happening.ts'
import { assigning } from './assigning.ts'
import { choosing } from './choosing.ts'
import { dealing } from './dealing.ts'
import { awaitDecision, DEAL, OPEN, PLAY, PUT, STARTS, stepNumber } from './decision.ts'
import { endGame } from './ending.ts'
import { opening, putting } from './opening.ts'
import { playing } from './playing.ts'
import { settle } from './settling.ts'
import { starting } from './starting.ts'
import { gameOver, type Step, type TablePlan } from './step.ts'
import { turningUp } from './turning-up.ts'

export interface Turning {
  /** By their index in `decision.ts`. */
  readonly steps: readonly Step[]
  /** Advances to the first decision of a game. */
  begin(p: Position): void
  /** Advances after an action to the next decision, or to the end of the game. */
  goOn(p: Position, tell?: CardNarrator): void
}

export function composeTurning(plan: TablePlan): Turning {
  const { seats, cards, rounds } = plan

  const dealerOf = (p: Position): number => dealerNow.get(p, 0) - 1

  const beginRound = (p: Position, tell?: CardNarrator): void => {
    const round = roundNow.get(p, 0) + 1
    roundNow.set(p, 0, round)
    turnSeat.set(p, 0, (dealerOf(p) + 1) % seats)
    tell?.({ kind: 'round', seat: dealerOf(p), points: 0, clause: 'CARD-4', round })
    awaitDecision(p, DEAL, CHANCE)
  }

  const afterOpening = (p: Position, tell?: CardNarrator): void => {
    if (pendingCard.get(p, 0) !== 0) awaitDecision(p, PUT, dealerOf(p))
    else if (openingLeft.get(p, 0) > 0) awaitDecision(p, OPEN, CHANCE)
    else beginRound(p, tell)
  }

  /** A round's deals are told together: one by one they would bury what the seats do. */
  const handsFrom = (p: Position, first: number): readonly DealtHand[] =>
    Array.from({ length: seats }, (_, i) => (first + i) % seats).map((seat) => ({ seat, cards: cardsHeld(p, seat) }))

  /** The dealer is dealt to last; then the seat to the dealer's left plays. */
  const afterDealing = (p: Position, tell?: CardNarrator): void => {
    if (handSize.get(p, dealerOf(p)) < cards) return
    tell?.({ kind: 'dealt', seat: null, points: 0, clause: 'CARD-4', hands: handsFrom(p, turnSeat.get(p, 0)) })
    awaitDecision(p, PLAY, turnSeat.get(p, 0))
  }

  /** CARD-10: the last to claim deals next, and all followers are free again. */
  const afterSettling = (p: Position, tell?: CardNarrator): void => {
    dealerNow.set(p, 0, lastClaimer.get(p, 0))
    lastClaimer.set(p, 0, 0)
    for (let seat = 0; seat < seats; seat++) hasClaimed.set(p, seat, 0)
    if (roundNow.get(p, 0) === rounds) endGame(p, seats, tell)
    else beginRound(p, tell)
  }

  const goOnSettling = (p: Position, begins: boolean, tell?: CardNarrator): void => {
    if (!settle(plan, p, begins, tell)) afterSettling(p, tell)
  }

  /** All seats have the same number of turns: the round is over when the next seat has none left (CARD-11). */
  const afterPlaying = (p: Position, tell?: CardNarrator): void => {
    const next = (turnSeat.get(p, 0) + 1) % seats
    turnSeat.set(p, 0, next)
    if (handSize.get(p, next) > 0 || hasClaimed.get(p, next) === 0) awaitDecision(p, PLAY, next)
    else goOnSettling(p, true, tell)
  }

  return {
    steps: [
      starting(seats),
      opening,
      putting,
      dealing(seats),
      playing(plan),
      turningUp,
      choosing(plan),
      assigning,
      gameOver,
    ],
    begin(p) {
      if (dealerNow.get(p, 0) === 0) awaitDecision(p, STARTS, CHANCE)
      else awaitDecision(p, OPEN, CHANCE)
    },
    goOn(p, tell) {
      const step = stepNumber(p)
      if (step <= PUT) afterOpening(p, tell)
      else if (step === DEAL) afterDealing(p, tell)
      else if (step === PLAY) afterPlaying(p, tell)
      else goOnSettling(p, false, tell)
    },
  }
}
