/** The picture of the game: dice that close a city, with a knight and a catapult beside them. */
import { num, type Point } from '@bastide/drawing'
import { drawFace, drawShadow, type Looks } from './die.ts'
import { TINTS } from './palette.ts'

interface Lying {
  readonly face: string
  readonly at: Point
  readonly rotation: number
  readonly looks?: Looks
}

const SIZE = 78
const LEFT = 14
const TOP = 26

const TINT = { tint: TINTS[0] } as const

/** Five dice: a city of all of them with a flag, and a cap that waits for more. */
const TOWN: readonly Lying[] = [
  { face: 'NE', at: [0, 0], rotation: 1, looks: { ES: TINT } },
  { face: 'NEW', at: [1, 0], rotation: 2, looks: { ESW: { ...TINT, hasFlag: true } } },
  { face: 'N E', at: [2, 0], rotation: 2, looks: { W: TINT, S: {} } },
  { face: 'NE', at: [0, 1], rotation: 0, looks: { NE: TINT } },
  { face: 'NE', at: [1, 1], rotation: 3, looks: { NW: TINT } },
]

/** Beside it, as they fell: the middle of each, and its angle. */
const FALLEN: readonly { readonly face: string; readonly at: Point; readonly angle: number }[] = [
  { face: 'knight', at: [307, 92], angle: 11 },
  { face: 'catapult', at: [232, 174], angle: -9 },
]

const placed = (at: Point, angle: number, inside: string): string =>
  `<g transform="translate(${num(at[0])} ${num(at[1])})rotate(${angle})scale(${SIZE / 100})translate(-50 -50)">${inside}</g>`

const middleOf = ([x, y]: Point): Point => [LEFT + (x + 0.5) * SIZE, TOP + (y + 0.5) * SIZE]

/** The contents of an `<svg viewBox="0 0 360 240">`. It has no ground of its own. */
export const drawDiceScene = (): string =>
  TOWN.map(({ at }) => placed(middleOf(at), 0, drawShadow())).join('') +
  TOWN.map(({ face, at, rotation, looks = {} }) =>
    placed(middleOf(at), 0, drawFace(face, { rotation, looks, seed: at[0] * 3 + at[1] })),
  ).join('') +
  FALLEN.map(({ face, at, angle }) => placed(at, angle, drawShadow() + drawFace(face))).join('')
