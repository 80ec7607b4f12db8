/**
 * The dice of a setup, compiled into tables once. A *shape* is a face in one rotation: `face * 4 + rotation`. The
 * *need* of an empty cell says what its four neighbours require of a die there: one base-3 digit per side, where 0 is
 * no die, 1 no city on that side, and 2 city.
 */
import { CATAPULT, KNIGHT } from '../faces.ts'
import { EDGES, type Face, lookOf, rotatedPart } from './face.ts'

export const MOST_FACES = 6
export const NEEDS = 81
const DIGITS = [1, 3, 9, 27] as const
export const NO_PART = 255

export interface DiceSet {
  /** City faces first. */
  readonly faces: readonly Face[]
  /** The number of city faces. */
  readonly cities: number
  /** The indices of the other faces, or -1 where the dice have none. */
  readonly knight: number
  readonly catapult: number
  readonly faceNamed: ReadonlyMap<string, number>
  /** The face on each of the six sides of a die. */
  readonly sides: Uint8Array
  /** By shape: the first rotation in which the face looks the same. */
  readonly sameRotation: Uint8Array
  /** By shape and side, `shape * 4 + side`: the part of a city there, or `NO_PART`. */
  readonly partAt: Uint8Array
  /** By shape and side: what a die requires of its neighbour there, as a term of the neighbour's need. */
  readonly asks: Uint8Array
  /**
   * By city face and need, `face * NEEDS + need`: a bit for each rotation that fits and looks different from the
   * earlier ones.
   */
  readonly fits: Uint8Array
  /** By set of city faces (a bit each) and need: the number of rotations that fit, over all of them. */
  readonly ways: Uint8Array
}

export const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The index of the n-th set bit. */
export const bitNumber = (bits: number, n: number): number => {
  let left = bits
  for (let i = 0; i < n; i++) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

/** The part of a face that reaches a side in a rotation. */
const partOn = ({ parts }: Face, rotation: number, side: number): number => {
  const part = parts.findIndex((one) => rotatedPart(one, rotation) & (1 << side))
  return part < 0 ? NO_PART : part
}

const isCityOn = (face: Face, rotation: number, side: number): boolean => partOn(face, rotation, side) !== NO_PART

/** Whether a face in this rotation meets the requirements of each neighbour (DICE-6). */
const meets = (face: Face, rotation: number, need: number): boolean =>
  DIGITS.every((digit, side) => {
    const asked = Math.floor(need / digit) % 3
    return asked === 0 || (asked === 2) === isCityOn(face, rotation, side)
  })

const byShape = (faces: readonly Face[], entry: (face: Face, rotation: number) => readonly number[]): Uint8Array =>
  Uint8Array.from(faces.flatMap((face) => EDGES.flatMap((_, rotation) => entry(face, rotation))))

const firstAlike = ({ parts }: Face, rotation: number): number =>
  EDGES.findIndex((_, other) => lookOf(parts, other) === lookOf(parts, rotation))

function fitsOf(faces: readonly Face[]): Uint8Array {
  const turns = (face: Face, need: number): number =>
    EDGES.reduce(
      (bits, _, rotation) =>
        firstAlike(face, rotation) === rotation && meets(face, rotation, need) ? bits | (1 << rotation) : bits,
      0,
    )
  return Uint8Array.from(faces.flatMap((face) => Array.from({ length: NEEDS }, (_, need) => turns(face, need))))
}

function waysOf(fits: Uint8Array, cities: number): Uint8Array {
  const ways = new Uint8Array(NEEDS << cities)
  for (let set = 0; set < 1 << cities; set++) {
    for (let face = 0; face < cities; face++) {
      if ((set & (1 << face)) === 0) continue
      for (let need = 0; need < NEEDS; need++)
        ways[set * NEEDS + need] = (ways[set * NEEDS + need] as number) + countBits(fits[face * NEEDS + need] as number)
    }
  }
  return ways
}

export function compileDice(read: readonly Face[]): DiceSet {
  const isCity = ({ parts }: Face): boolean => parts.length > 0
  const faces = [...read.filter(isCity), ...read.filter((face) => !isCity(face))]
  const cities = read.filter(isCity).length
  const faceNamed = new Map(faces.map(({ name }, face) => [name, face]))
  const fits = fitsOf(faces.slice(0, cities))
  return {
    faces,
    cities,
    knight: faceNamed.get(KNIGHT) ?? -1,
    catapult: faceNamed.get(CATAPULT) ?? -1,
    faceNamed,
    sides: Uint8Array.from(faces.flatMap(({ copies }, face) => Array.from({ length: copies }, () => face))),
    sameRotation: byShape(faces, (face, rotation) => [firstAlike(face, rotation)]),
    partAt: byShape(faces, (face, rotation) => EDGES.map((_, side) => partOn(face, rotation, side))),
    asks: byShape(faces, (face, rotation) =>
      EDGES.map((_, side) => (isCityOn(face, rotation, side) ? 2 : 1) * (DIGITS[(side + 2) & 3] as number)),
    ),
    fits,
    ways: waysOf(fits, cities),
  }
}
