/**
 * The second opinion, for tests: the rules again, slowly, on plain JSON, written from the clauses. It shares the dice
 * data with the core, but no code.
 */
import type { Json } from '@bastide/kernel'
import { CATAPULT, DICE, FACES, KNIGHT, WORTH } from '../src/faces.ts'
import type { Move } from '../src/move.ts'
import { type Built, citiesOf, edgeOf, type Xy } from './flood-fill.ts'

export interface OracleSetup {
  readonly options?: { readonly target?: number; readonly starts?: number | 'random'; readonly forced?: 'no' | 'yes' }
  readonly faces?: readonly string[]
}

export interface Oracle {
  readonly seats: number
  readonly target: number
  readonly isForced: boolean
  /** The names of the faces that differ under every rotation. */
  readonly faces: readonly string[]
  scores: number[]
  knights: boolean[]
  step: 'starts' | 'throw' | 'decide' | 'over'
  active: number
  hand: number
  throws: number
  loose: string[]
  kept: number
  catapults: number
  built: Built[]
  isDoubled: boolean
  winner: number | null
  isWonByCatapults: boolean
}

const SIDES: readonly Xy[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const look = (face: string, turn: number): string => SIDES.map((_, side) => edgeOf(face, turn, side)).join()
/** Which sides belong together, whatever the parts are called. */
const picture = (face: string, turn: number): string => {
  const edges = SIDES.map((_, side) => edgeOf(face, turn, side))
  return edges.map((edge) => (edge === null ? '-' : edges.indexOf(edge))).join('')
}
export const looksAlike = (face: string, turn: number, other: string, otherTurn: number): boolean =>
  picture(face, turn) === picture(other, otherTurn)
const isSame = (one: string, other: string): boolean =>
  one === other || (look(one, 0) !== look(KNIGHT, 0) && SIDES.some((_, turn) => looksAlike(one, 0, other, turn)))

/** Of equal faces, only the first. */
const differentFaces = (faces: readonly string[]): readonly string[] =>
  faces.filter((face, i) => faces.findIndex((other) => isSame(other, face)) === i)

export function startOracle(setup: OracleSetup, seats: number): Oracle {
  const { target = 42, starts = 0, forced = 'no' } = setup.options ?? {}
  const oracle: Oracle = {
    seats,
    target,
    isForced: forced === 'yes',
    faces: differentFaces(setup.faces ?? FACES),
    scores: Array.from({ length: seats }, () => 0),
    knights: Array.from({ length: seats }, () => false),
    step: 'starts',
    active: 0,
    hand: 0,
    throws: 0,
    loose: [],
    kept: 0,
    catapults: 0,
    built: [],
    isDoubled: false,
    winner: null,
    isWonByCatapults: false,
  }
  if (starts !== 'random') begin(oracle, starts)
  return oracle
}

/** DICE-8, DICE-9. */
function begin(oracle: Oracle, seat: number): void {
  const keptByOthers = oracle.knights.filter((has, other) => has && other !== seat).length
  const { scores, knights } = oracle
  Object.assign(oracle, { active: seat, hand: DICE - keptByOthers, isDoubled: knights[seat], step: 'throw', scores })
  Object.assign(oracle, { throws: 0, loose: [], kept: 0, catapults: 0, built: [] })
  knights[seat] = false
}

const next = (oracle: Oracle): void => begin(oracle, (oracle.active + 1) % oracle.seats)

function win(oracle: Oracle, byCatapults: boolean): void {
  Object.assign(oracle, { winner: oracle.active, isWonByCatapults: byCatapults, step: 'over' })
}

/** DICE-2, DICE-3, DICE-13, DICE-14. */
function throwDice(oracle: Oracle, counts: { readonly [face: string]: number }): void {
  const dice = Object.entries(counts).flatMap(([face, count]) => Array.from({ length: count }, () => face))
  if (dice.length !== oracle.hand || dice.some((face) => !oracle.faces.includes(face)))
    throw new Error('the oracle knows no such throw')
  oracle.throws++
  oracle.hand = 0
  oracle.loose = dice.filter((face) => face !== CATAPULT)
  oracle.catapults += dice.length - oracle.loose.length
  if (oracle.catapults === DICE) win(oracle, true)
  else if (oracle.loose.length + oracle.kept + oracle.built.length === 0) next(oracle)
  else oracle.step = 'decide'
}

export const worthOf = (oracle: Oracle): number => {
  const sizes = citiesOf(oracle.built).flatMap(({ isComplete, dice }) => (isComplete ? [dice] : []))
  return (WORTH[Math.max(0, ...sizes)] as number) * (oracle.isDoubled ? 2 : 1)
}

function count(oracle: Oracle): void {
  const score = (oracle.scores[oracle.active] as number) + worthOf(oracle)
  oracle.scores[oracle.active] = score
  if (score >= oracle.target) win(oracle, false)
  else next(oracle)
}

const takeLoose = (oracle: Oracle, face: string): void => {
  oracle.loose.splice(oracle.loose.indexOf(face), 1)
}

/** Carries out a legal move. */
export function playOracle(oracle: Oracle, move: Move): void {
  if ('starts' in move) begin(oracle, move.starts)
  else if ('throw' in move) throwDice(oracle, move.throw)
  else if ('place' in move) {
    takeLoose(oracle, move.place)
    oracle.built.push({ face: move.place, at: move.at, turn: move.turn })
  } else if ('keep' in move) {
    takeLoose(oracle, move.keep)
    oracle.kept++
  } else if ('again' in move) Object.assign(oracle, { hand: oracle.loose.length, loose: [], step: 'throw' })
  else if ('stop' in move) count(oracle)
  else {
    oracle.knights[oracle.active] = true
    next(oracle)
  }
}

/** DICE-6: next to a die, and all touching sides match. */
function mayLie(oracle: Oracle, face: string, at: Xy, turn: number): boolean {
  const dieAt = (x: number, y: number): Built | undefined =>
    oracle.built.find((one) => one.at[0] === x && one.at[1] === y)
  if (dieAt(at[0], at[1]) !== undefined) return false
  const touching = SIDES.map(([x, y], side) => ({ side, die: dieAt(at[0] + x, at[1] + y) })).filter(
    ({ die }) => die !== undefined,
  )
  return (
    touching.length > 0 &&
    touching.every(
      ({ side, die }) =>
        (edgeOf(face, turn, side) === null) ===
        (edgeOf((die as Built).face, (die as Built).turn, (side + 2) % 4) === null),
    )
  )
}

function placings(oracle: Oracle): readonly Move[] {
  const faces = oracle.faces.filter((face) => oracle.loose.includes(face) && face !== KNIGHT)
  if (oracle.built.length === 0) return faces.map((face) => ({ place: face, at: [0, 0], turn: 0 }))
  const near = Array.from({ length: 19 * 19 }, (_, i): Xy => [(i % 19) - 9, Math.floor(i / 19) - 9])
  const cells = near.filter(([x, y]) => oracle.built.some(({ at }) => Math.abs(at[0] - x) + Math.abs(at[1] - y) === 1))
  return faces.flatMap((face) =>
    cells.flatMap((at) =>
      [0, 1, 2, 3]
        .filter(
          (turn) =>
            ![0, 1, 2, 3].some((before) => before < turn && looksAlike(face, before, face, turn)) &&
            mayLie(oracle, face, at, turn),
        )
        .map((turn): Move => ({ place: face, at: [at[0], at[1]], turn })),
    ),
  )
}

/** Everything the active seat may do after a throw. */
export function decisions(oracle: Oracle): readonly Move[] {
  const placing = placings(oracle)
  const isLast = oracle.throws === 3
  return [
    ...placing,
    ...(oracle.loose.includes(KNIGHT) ? [{ keep: KNIGHT }] : []),
    ...(!isLast && oracle.loose.length > 0 ? [{ again: true } as const] : []),
    ...(oracle.isForced && isLast && placing.length > 0 ? [] : [{ stop: true } as const]),
    ...(oracle.kept >= 3 ? [{ end: true } as const] : []),
  ]
}

/** The facts the core must report for this position. */
export function oracleFacts(oracle: Oracle): Json {
  const { scores, knights, hand, throws, kept, catapults, active, winner, isWonByCatapults, isDoubled, step } = oracle
  const awaited = step === 'over' ? -2 : step === 'decide' ? active : -1
  const built = oracle.built.map(({ face, at, turn }) => [face, at[0], at[1], turn] as const)
  return {
    ...{
      scores,
      knights: knights.map(Number),
      hand,
      throws,
      kept,
      catapults,
      doubled: isDoubled,
      active,
      awaited,
      winner,
      catapultsWon: isWonByCatapults,
    },
    built: built.sort((one, other) => one[2] - other[2] || one[1] - other[1]),
    loose: Object.fromEntries(
      [...new Set(oracle.loose)].map((face) => [face, oracle.loose.filter((one) => one === face).length]),
    ),
    step: step === 'decide' && throws === 3 ? 'last' : step,
  }
}
