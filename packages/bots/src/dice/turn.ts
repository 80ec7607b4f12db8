/** A turn as a bot thinks about it, read from a guess once for each decision. */
import { DICE, type DiceRules, type FaceCounts, KNIGHTS_TO_END, MOST_THROWS } from '@bastide/dice-game'
import type { Guess } from '@bastide/kernel'
import { MIDDLE, WIDTH } from './dice-layout.ts'

export interface Turn {
  /** The dice built, in any order. */
  readonly cells: readonly number[]
  readonly shapes: readonly number[]
  /** By city face: the loose dice that show it, and their sum. */
  readonly loose: Uint8Array
  readonly looseCities: number
  /** Knights that lie loose, and knights kept, of which no more than three matter. */
  readonly knights: number
  readonly kept: number
  readonly throwsLeft: number
  /** Whether nine catapults are still possible: no die has been built or kept so far. */
  readonly mayWin: boolean
  readonly isDoubled: boolean
  readonly scores: readonly number[]
  /** By seat: whether a knight lies in front of it. */
  readonly hasKnight: readonly boolean[]
}

/** The part of a position's facts that is needed here. */
interface Facts {
  readonly built: readonly (readonly [die: string, x: number, y: number, turn: number])[]
  readonly loose: FaceCounts
  readonly throws: number
  readonly kept: number
  readonly catapults: number
  readonly doubled: boolean
  readonly scores: readonly number[]
  readonly knights: readonly number[]
}

export function readTurn(rules: DiceRules, p: Guess): Turn {
  const { dice } = rules
  const facts = rules.facts(p) as Facts & ReturnType<DiceRules['facts']>
  const loose = Uint8Array.from({ length: dice.cities }, (_, face) => facts.loose[dice.faces[face]?.name ?? ''] ?? 0)
  const looseCities = loose.reduce((sum, count) => sum + count, 0)
  const knights = facts.loose[dice.faces[dice.knight]?.name ?? ''] ?? 0
  return {
    cells: facts.built.map(([, x, y]) => MIDDLE + y * WIDTH + x),
    shapes: facts.built.map(([die, , , turn]) => (dice.faceNamed.get(die) as number) * 4 + turn),
    loose,
    looseCities,
    knights,
    kept: Math.min(KNIGHTS_TO_END, facts.kept),
    throwsLeft: MOST_THROWS - facts.throws,
    mayWin: facts.built.length + facts.kept === 0 && facts.catapults + looseCities + knights === DICE,
    isDoubled: facts.doubled,
    scores: facts.scores,
    hasKnight: facts.knights.map((knight) => knight === 1),
  }
}
