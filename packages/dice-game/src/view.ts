/**
 * A view: everything a client needs to draw the table, to understand it and to act, as JSON. Nothing in this game is
 * hidden. What an aid shows is there only if the table agreed on it.
 */
import { type At, CHANCE, NOBODY, type Position, type Seat } from '@bastide/kernel'
import { type Aid, aidsOn } from './aids.ts'
import { type Choice, choicesOf } from './choices.ts'
import {
  activeSeat,
  builtShape,
  catapultsGone,
  countLoose,
  diceInHand,
  isDoubled,
  isWonByCatapults,
  knightBefore,
  knightsKept,
  throwsMade,
  turnsBegun,
  winnerOf,
} from './columns.ts'
import type { DiceRules } from './compose.ts'
import { type City, citiesOf } from './dice/city.ts'
import type { DiceSet } from './dice/dice-set.ts'
import { type Part, partName, rotatedPart } from './dice/face.ts'
import { MOST_THROWS, WORTH } from './faces.ts'
import { type BuiltFacts, builtDice, looseFaces, whereBuilt } from './facts.ts'
import type { FaceCounts } from './happening.ts'
import { type Closing, closingsOf } from './insight/closing.ts'
import { type Prospect, prospectsOf } from './insight/prospects.ts'
import { Sketch } from './insight/sketch.ts'
import type { Options } from './setup.ts'
import { worthNow } from './turn/scoring.ts'

export interface ShownCity {
  /** Its parts: the cell of each, and the edges it reaches as the die lies. */
  readonly parts: readonly { readonly at: At; readonly edges: string }[]
  /** The number of dice it is built of. */
  readonly dice: number
  readonly complete: boolean
  /** What a city of this size gives when complete, before doubling. */
  readonly worth: number
}

export interface View {
  readonly game: string
  readonly options: Options
  /** What the dice show, city faces first: the parts of each, and on how many of the six sides it appears. */
  readonly faces: readonly { readonly face: string; readonly parts: readonly string[]; readonly copies: number }[]
  readonly viewer: Seat | null
  /** The aids that are on. One adds nothing to a view: `advice` lets a page ask for it. */
  readonly aids: readonly Aid[]
  /** The number of the turn, from 1; once the game is over, of the last; 0 before the first. */
  readonly turn: number
  /** Points, and whether a knight kept from its last turn lies in front of the seat. */
  readonly seats: readonly { readonly score: number; readonly knight: boolean }[]
  /** The dice of this turn: built, loose, knights kept, catapults passed on, in hand to be thrown. */
  readonly built: readonly BuiltFacts[]
  readonly loose: FaceCounts
  readonly kept: number
  readonly catapults: number
  readonly hand: number
  /** Throws made in this turn, and how many are left. */
  readonly throws: number
  readonly throwsLeft: number
  readonly doubled: boolean
  /** What has been built, in building order. */
  readonly cities: readonly ShownCity[]
  /** What stopping would give now, doubled if the turn is. */
  readonly worth: number
  readonly step: string
  /** Whose turn it is. */
  readonly active: Seat
  /** Who must decide: a seat, chance, or nobody when the game is over. */
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  readonly winner: Seat | null
  /** The clause that decided the game. */
  readonly wonBy: 'DICE-12' | 'DICE-13' | null
  /** What the awaited seat may do. */
  readonly choices: readonly Choice[]
  /** With any aid, for the awaited seat: what each of its choices leads to. */
  readonly prospects?: readonly Prospect[]
  /** With `odds`, while a throw can follow in this turn: what would complete each open city. */
  readonly closings?: readonly Closing[]
}

function shownCity({ faces }: DiceSet, p: Position, { parts, size, isComplete }: City): ShownCity {
  const edgesOf = (row: number, part: number): string => {
    const shape = builtShape.get(p, row)
    return partName(rotatedPart(faces[shape >> 2]?.parts[part] as Part, shape & 3))
  }
  return {
    parts: parts.map(({ row, part }) => ({ at: whereBuilt(p, row), edges: edgesOf(row, part) })),
    dice: size,
    complete: isComplete,
    worth: WORTH[size] as number,
  }
}

/** What the aids that are on add. */
function helpsOf(
  rules: DiceRules,
  p: Position,
  viewer: Seat,
  aids: readonly Aid[],
): Pick<View, 'prospects' | 'closings'> {
  const awaited = rules.awaited(p)
  // Those of the next throw: in hand already, or loose until the seat decides.
  const thrown = awaited === CHANCE ? diceInHand.get(p, 0) : countLoose(p)
  const hasThrow = awaited !== NOBODY && throwsMade.get(p, 0) < MOST_THROWS && thrown > 0
  return {
    ...(aids.some((aid) => aid !== 'advice') && awaited >= 0 && awaited === viewer
      ? { prospects: prospectsOf(rules, p, awaited, aids) }
      : {}),
    ...(aids.includes('odds') && hasThrow ? { closings: closingsOf(new Sketch(rules.dice, p), thrown) } : {}),
  }
}

/** What a view is made for. */
export interface Looking {
  readonly viewer: Seat
  readonly step: string
  /** The aids that the table agreed on; all if it agreed on nothing. */
  readonly agreed?: readonly string[] | undefined
}

export function viewOf(rules: DiceRules, options: Options, p: Position, { viewer, step, agreed }: Looking): View {
  const { dice } = rules
  const awaited = rules.awaited(p)
  const aids = aidsOn(agreed)
  return {
    game: rules.game,
    options,
    faces: dice.faces.map(({ name, parts, copies }) => ({ face: name, parts: parts.map(partName), copies })),
    viewer: viewer < 0 ? null : viewer,
    aids,
    turn: turnsBegun.get(p, 0),
    seats: Array.from({ length: rules.seats }, (_, seat) => ({
      score: rules.score(p, seat),
      knight: knightBefore.get(p, seat) === 1,
    })),
    built: builtDice(dice, p),
    loose: looseFaces(dice, p),
    kept: knightsKept.get(p, 0),
    catapults: catapultsGone.get(p, 0),
    hand: diceInHand.get(p, 0),
    throws: throwsMade.get(p, 0),
    throwsLeft: MOST_THROWS - throwsMade.get(p, 0),
    doubled: isDoubled.get(p, 0) === 1,
    cities: citiesOf(dice, p).map((city) => shownCity(dice, p, city)),
    worth: worthNow(dice, p),
    step,
    active: activeSeat.get(p, 0),
    awaited: awaited === CHANCE ? 'chance' : awaited === NOBODY ? null : awaited,
    over: awaited === NOBODY,
    winner: winnerOf(p),
    wonBy: winnerOf(p) === null ? null : isWonByCatapults(p) ? 'DICE-13' : 'DICE-12',
    choices: awaited >= 0 && awaited === viewer ? choicesOf(rules, p, awaited) : [],
    ...helpsOf(rules, p, viewer, aids),
  }
}
