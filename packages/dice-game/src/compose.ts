/**
 * Builds the rules of a setup once: faces become tables, steps become a list. Nothing is looked up by name during play.
 */
import {
  attempt,
  CHANCE,
  copyOf,
  demand,
  type Game,
  type Guess,
  NOBODY,
  type Position,
  type Result,
  type Rules,
} from '@bastide/kernel'
import {
  activeSeat,
  countLoose,
  isDoubled,
  isWonByCatapults,
  knightsKept,
  layout,
  looseDice,
  scores,
  stepNow,
  throwsMade,
  winnerOf,
} from './columns.ts'
import { surveyCities } from './dice/city.ts'
import { compileDice, type DiceSet } from './dice/dice-set.ts'
import { MOST_THROWS } from './faces.ts'
import { factsOf } from './facts.ts'
import type { DiceHappening } from './happening.ts'
import { type Move, readMove } from './move.ts'
import { form, readSetup, type Setup, wholeSetup } from './setup.ts'
import { speech } from './speech.ts'
import { STORED_DEFAULTS } from './stored-defaults.ts'
import { deciding } from './turn/deciding.ts'
import { starting } from './turn/starting.ts'
import { DECIDE, gameOver, OVER, type Step, stepName } from './turn/step.ts'
import { throwing } from './turn/throwing.ts'
import { beginTurn } from './turn/turning.ts'
import { type View, viewOf } from './view.ts'

export interface DiceRules extends Rules<Move, View, DiceHappening> {
  /** The compiled dice of this setup. */
  readonly dice: DiceSet
  /** A seat that reaches this many points wins. */
  readonly target: number
  /** Calls `look` for each city of this turn with its number of dice and of open edges. */
  survey(p: Position, look: (dice: number, open: number) => void): void
  /** The number of loose dice; and the number of knights among the loose and kept ones. */
  looseDice(p: Position): number
  knights(p: Position): number
  /** How often the seat may still throw in this turn. */
  throwsLeft(p: Position): number
  /** Whether this turn's points are doubled. */
  isDoubled(p: Position): boolean
}

export interface DiceGame extends Game {
  compose(setup: unknown, seats: number): Result<DiceRules>
}

export const diceGame: DiceGame = {
  id: 'dice',
  form,
  storedDefaults: STORED_DEFAULTS,
  speech,
  compose: (setup, seats) => attempt(() => composeRules(demand(readSetup(setup, seats)), seats)),
}

/** More than anyone can score. */
const CATAPULTS_MERIT = 1000

function startOf({ options }: Setup, seats: number): Position {
  const p = layout.position()
  // Otherwise the first step is `starts`.
  if (options.starts !== 'random') beginTurn(seats, p, options.starts)
  return p
}

function composeRules(setup: Setup, seats: number): DiceRules {
  const { options } = setup
  const dice = compileDice(setup.faces)
  const origin = startOf(setup, seats)
  const steps: readonly Step[] = [
    starting(seats),
    throwing(dice, seats),
    deciding({ set: dice, seats, target: options.target, isForced: options.forced === 'yes' }),
    gameOver,
  ]
  const stepOf = (p: Position): Step => steps[stepNow.get(p, 0)] as Step
  const rules: DiceRules = {
    game: diceGame.id,
    seats,
    setup: wholeSetup(setup),
    layout,
    turnClause: () => 'DICE-9',
    isEndless: true,
    dice,
    target: options.target,
    survey: (p, look) => surveyCities(dice, p, look),
    looseDice: countLoose,
    knights: (p) => knightsKept.get(p, 0) + (dice.knight < 0 ? 0 : looseDice.get(p, dice.knight)),
    throwsLeft: (p) => MOST_THROWS - throwsMade.get(p, 0),
    isDoubled: (p) => isDoubled.get(p, 0) === 1,
    start: () => copyOf(origin),
    awaited(p) {
      const step = stepNow.get(p, 0)
      return step === DECIDE ? activeSeat.get(p, 0) : step === OVER ? NOBODY : CHANCE
    },
    options(p, _, out) {
      out.clear()
      stepOf(p).options(p, out)
    },
    sample: (p, _, random) => stepOf(p).sample(p, random),
    apply: (p, by, action, tell) => stepOf(p).apply(p, by, action, tell),
    score: (p, seat) => scores.get(p, seat),
    merit: (p, seat) => scores.get(p, seat) + (isWonByCatapults(p) && winnerOf(p) === seat ? CATAPULTS_MERIT : 0),
    pass: (p) => stepOf(p).pass(p),
    toMove: (p, action) => stepOf(p).toMove(p, action),
    toAction: (p, move) => attempt(() => stepOf(p).toAction(p, readMove(move))),
    view: (p, viewer, agreed) => viewOf(rules, options, p, { viewer, step: stepName(p), agreed }),
    facts: (p) => factsOf(rules, p, stepName(p)),
    // Nothing in this game is hidden: no move is redacted, and a position has no unknowns.
    redact: (move) => move,
    determinize: (p) => copyOf(p) as Guess,
  }
  return rules
}
