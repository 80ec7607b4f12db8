/** The faces of a die, read from their names. A setup may define its own. */
import { readList, readText, refuse, shown } from '@bastide/kernel'
import { CATAPULT, KNIGHT } from '../faces.ts'

export const EDGES = ['N', 'E', 'S', 'W'] as const

/** The edges that a part of a city reaches, as bits: 1 is N, 2 is E, 4 is S, 8 is W. */
export type Part = number

export interface Face {
  readonly name: string
  /** The parts of a city face; knights and catapults have none. */
  readonly parts: readonly Part[]
  /** The number of sides of a die that show it. */
  readonly copies: number
}

const SIDES_OF_A_DIE = 6
const LONGEST_NAME = 20

/** The part after a number of clockwise quarter turns. */
export const rotatedPart = (part: Part, rotation: number): Part => ((part << rotation) | (part >> (4 - rotation))) & 15

export const partName = (part: Part): string => EDGES.filter((_, edge) => part & (1 << edge)).join('')

/** A key for how a face looks after a number of quarter turns: equal looks have equal keys. */
export const lookOf = (parts: readonly Part[], rotation: number): string =>
  parts
    .map((part) => rotatedPart(part, rotation))
    .sort((one, other) => one - other)
    .join()

/** A key that is equal for faces that are the same up to rotation. */
const kindOf = ({ name, parts }: Face): string =>
  parts.length === 0
    ? name
    : EDGES.map((_, rotation) => lookOf(parts, rotation))
        .sort()
        .join(' ')

function readParts(name: string, where: string): readonly Part[] {
  const wrong = (why: string): never =>
    refuse('not-a-face', `${shown(name)} is no face: ${why}`, { where, clause: 'DICE-1' })
  const parts = name.split(' ').map((letters) =>
    [...letters].reduce((part, letter) => {
      const edge = EDGES.indexOf(letter as (typeof EDGES)[number])
      return edge < 0 ? wrong(`${shown(letter)} is none of the edges N, E, S and W`) : part | (1 << edge)
    }, 0),
  )
  if (parts.includes(0)) wrong('a face is a knight, a catapult, or the parts of a city, with one space between them')
  const letters = name.replaceAll(' ', '')
  if (new Set(letters).size < letters.length) wrong('an edge is named twice')
  const inOrder = [...parts].sort((one, other) => (one & -one) - (other & -other)).map(partName)
  return inOrder.join(' ') === name ? parts : wrong(`in the order N E S W it is ${shown(inOrder.join(' '))}`)
}

function readFace(value: unknown, where: string): Face {
  const name = readText(value, where, LONGEST_NAME)
  return { name, parts: name === KNIGHT || name === CATAPULT ? [] : readParts(name, where), copies: 1 }
}

const edgesOf = (part: Part): number => partName(part).length
/** North-east, in any rotation. */
const isCorner = (part: Part): boolean => EDGES.some((_, rotation) => rotatedPart(3, rotation) === part)

/**
 * Points need a completed city of three dice or more. In reading order, its first die continues at most to the east and
 * the south, so one of its parts is a cap or a corner; and not all parts can be caps. This is also sufficient: four
 * corners make a city, and so do caps around any larger part.
 */
function demandCities(faces: readonly Face[]): void {
  const parts = faces.flatMap((face) => face.parts)
  if (parts.length === 0) refuse('no-city', 'no face shows a city', { where: 'setup.faces', clause: 'DICE-1' })
  if (!parts.some((part) => edgesOf(part) > 1) || !parts.some((part) => edgesOf(part) === 1 || isCorner(part)))
    refuse('no-city', 'with these faces no city of three dice can ever be completed', {
      where: 'setup.faces',
      clause: 'DICE-11',
    })
}

/**
 * Reads what the six sides of a die show. A face that appears on several sides, rotated or not, is one face, named as
 * it first appears.
 */
export function readFaces(value: unknown): readonly Face[] {
  const sides = readList(value, 'setup.faces', SIDES_OF_A_DIE).map((side, i) => readFace(side, `setup.faces[${i}]`))
  if (sides.length < SIDES_OF_A_DIE)
    refuse('too-few-faces', `a die has ${SIDES_OF_A_DIE} sides, not ${sides.length}`, {
      where: 'setup.faces',
      clause: 'DICE-1',
    })
  demandCities(sides)
  const faces = new Map<string, Face>()
  for (const side of sides) {
    const known = faces.get(kindOf(side))
    faces.set(kindOf(side), known === undefined ? side : { ...known, copies: known.copies + 1 })
  }
  return [...faces.values()]
}
