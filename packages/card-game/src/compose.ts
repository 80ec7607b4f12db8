/** Builds the rules of a setup, once. */
import {
  attempt,
  copyOf,
  demand,
  type Game,
  NO_ACTION,
  type Position,
  type Random,
  type Result,
  type Rules,
  type Seat,
  WATCHER,
} from '@bastide/kernel'
import { BOX, COPIES } from './cards/card.ts'
import { dealerNow, layout, openingLeft, pileLeft, roundNow, scores, unseen, unseenLeft } from './cards/columns.ts'
import { buildingsOf } from './cards/worth.ts'
import { determinizePosition, inventAgain } from './determinizing.ts'
import { factsOf } from './facts.ts'
import type { CardHappening } from './happening.ts'
import { type Move, readMove, redactMove } from './move.ts'
import { FORM, ROUNDS, readSetup, type Setup } from './setup.ts'
import { speech } from './speech.ts'
import { STORED_DEFAULTS } from './stored-defaults.ts'
import { awaitedBy, PLAY, stepNumber } from './turn/decision.ts'
import { OPENING_CARDS } from './turn/opening.ts'
import type { Step, TablePlan } from './turn/step.ts'
import { composeTurning } from './turn/turning.ts'
import { type View, viewOf } from './view.ts'

export interface CardRules extends Rules<Move, View, CardHappening> {
  /** The number of the round, from 1; 0 while the first cards are dealt to the rows. */
  round(p: Position): number
  /** The number of cards under a seat's chest. */
  chest(p: Position, seat: Seat): number
  /** Whether a card or the follower is awaited from a seat. */
  isPlaying(p: Position): boolean
  /** Makes another guess out of a guess of that seat, in place. */
  inventAgain(p: Position, seat: Seat, random: Random): void
}

export interface CardGame extends Game {
  compose(setup: unknown, seats: number): Result<CardRules>
}

export const cardGame: CardGame = {
  id: 'card',
  form: FORM,
  storedDefaults: STORED_DEFAULTS,
  speech,
  compose: (setup, seats) => attempt(() => composeRules(demand(readSetup(setup, seats)), seats)),
}

/** The position before anything is dealt: all cards in the pile, unseen. */
function originOf({ options }: Setup): Position {
  const origin = layout.position()
  COPIES.forEach((copies, kind) => {
    unseen.set(origin, kind, copies)
  })
  unseenLeft.set(origin, 0, BOX)
  pileLeft.set(origin, 0, BOX)
  openingLeft.set(origin, 0, OPENING_CARDS)
  if (typeof options.dealer === 'number') dealerNow.set(origin, 0, options.dealer + 1)
  return origin
}

/** More than the number of building cards, which break ties of the score (CARD-20). */
const ABOVE_BUILDINGS = 32

function composeRules(setup: Setup, seats: number): CardRules {
  const plan: TablePlan = {
    seats,
    ...(ROUNDS[seats] as { readonly cards: number; readonly rounds: number }),
    areJokersMisplaced: setup.options['face-down-jokers'] === 'misplaced',
    nineAnimals: setup.options['nine-animals'] as number,
  }
  const { steps, begin, goOn } = composeTurning(plan)
  const origin = originOf(setup)
  begin(origin)
  const stepOf = (p: Position): Step => steps[stepNumber(p)] as Step
  const rules: CardRules = {
    game: cardGame.id,
    seats,
    setup: { options: setup.options },
    layout,
    turnClause: () => 'CARD-6',
    hasSecrets: true,
    round: (p) => roundNow.get(p, 0),
    chest: buildingsOf,
    isPlaying: (p) => stepNumber(p) === PLAY,
    start: () => copyOf(origin),
    awaited: awaitedBy,
    options(p, by, out) {
      out.clear()
      stepOf(p).options(p, by, out)
    },
    sample: (p, by, random) => stepOf(p).sample(p, by, random),
    apply(p, by, action, tell) {
      stepOf(p).apply(p, by, action, tell)
      goOn(p, tell)
    },
    score: (p, seat) => scores.get(p, seat),
    merit: (p, seat) => scores.get(p, seat) * ABOVE_BUILDINGS + buildingsOf(p, seat),
    // Every turn is a card or the follower (CARD-6).
    pass: () => NO_ACTION,
    toMove: (p, action) => stepOf(p).toMove(p, action),
    toAction: (p, move) => attempt(() => stepOf(p).toAction(p, rules.awaited(p), readMove(move))),
    // A viewer without a seat is a watcher. Without this check it would read other words beyond the last seat's.
    view: (p, viewer, aids) => viewOf(rules, setup, plan, p, viewer < seats ? viewer : WATCHER, aids),
    facts: (p) => factsOf(p, seats),
    redact: redactMove,
    determinize: (p, random) => determinizePosition(p, seats, random),
    inventAgain: (p, seat, random) => inventAgain(p, seats, seat, random),
  }
  return rules
}
