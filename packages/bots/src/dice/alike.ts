/**
 * A fingerprint of a layout that is the same wherever it lies and however it is turned, and whether or not it is
 * mirrored where the dice have a mirror image for each face. Layouts that are alike have the same future.
 */
import { DICE, type DiceSet } from '@bastide/dice-game'
import { type DiceLayout, WIDTH } from './dice-layout.ts'

const LOOKS = 8
/** Six faces, turned in four ways. */
const SHAPE_BITS = 5
const SIDES = [0, 1, 2, 3] as const

/** The shape that looks like this one in a mirror that swaps east and west, or -1. */
function mirrored({ faces, cities, partAt }: DiceSet, shape: number): number {
  const lookAt = (one: number, side: number): number => partAt[one * 4 + side] as number
  const joins = (one: number, side: number, other: number): boolean => lookAt(one, side) === lookAt(one, other)
  const isMirror = (other: number): boolean =>
    SIDES.every((a) =>
      SIDES.every((b) => {
        const [x, y] = [(4 - a) & 3, (4 - b) & 3]
        // 255 is no city: there, both must be bare.
        return (lookAt(shape, a) === 255) === (lookAt(other, x) === 255) && joins(shape, a, b) === joins(other, x, y)
      }),
    )
  const shapes = Array.from({ length: cities * 4 }, (_, other) => other)
  return shapes.find((other) => faces[other >> 2]?.copies === faces[shape >> 2]?.copies && isMirror(other)) ?? -1
}

/** Scatters the bits of a number. */
const scatter = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return mixed ^ (mixed >>> 15)
}

type Offsets = readonly Uint8Array[]

export class Fingerprint {
  /** By shape: how it looks in each of the eight ways to look at a layout. */
  private readonly looks: Int16Array
  private readonly ways: number
  /** By place and look: what a die adds to each of the two fingerprints. */
  private readonly one: Int32Array
  private readonly other: Int32Array
  second = 0
  /** How far each die lies from the western, eastern, northern and southern edge of the layout. */
  private readonly fromWest = new Uint8Array(DICE)
  private readonly fromEast = new Uint8Array(DICE)
  private readonly fromNorth = new Uint8Array(DICE)
  private readonly fromSouth = new Uint8Array(DICE)
  /** By way, turned by quarters and mirrored from the fifth on: which of these are its columns and its rows. */
  private readonly columns: Offsets
  private readonly rows: Offsets

  constructor(set: DiceSet) {
    const shapes = Array.from({ length: set.cities * 4 }, (_, shape) => shape)
    const inMirror = shapes.map((shape) => mirrored(set, shape))
    this.ways = inMirror.includes(-1) ? LOOKS / 2 : LOOKS
    const turned = (shape: number, by: number): number => {
      const face = shape >> 2
      return face * 4 + (set.sameRotation[face * 4 + ((shape + by) & 3)] as number)
    }
    this.looks = Int16Array.from(
      shapes.flatMap((shape) =>
        Array.from({ length: LOOKS }, (_, way) =>
          way < 4 ? turned(shape, way) : turned(Math.max(0, inMirror[shape] as number), way),
        ),
      ),
    )
    this.one = Int32Array.from({ length: (DICE * DICE) << SHAPE_BITS }, (_, i) => scatter(i))
    this.other = this.one.map((value) => scatter(value ^ 0x5bd1e995))
    const { fromWest, fromEast, fromNorth, fromSouth } = this
    this.columns = [fromWest, fromSouth, fromEast, fromNorth, fromEast, fromSouth, fromWest, fromNorth]
    this.rows = [fromNorth, fromWest, fromSouth, fromEast, fromNorth, fromEast, fromSouth, fromWest]
  }

  /** Also leaves another in `second`. */
  of(layout: DiceLayout): number {
    this.measure(layout)
    let least = 0x7fff_ffff
    let second = 0
    for (let way = 0; way < this.ways; way++) {
      const print = this.seen(layout, way)
      if (print > least || (print === least && this.second > second)) continue
      least = print
      second = this.second
    }
    this.second = second
    return least
  }

  private measure({ cells, count }: DiceLayout): void {
    let west = WIDTH
    let north = WIDTH
    let east = 0
    let south = 0
    for (let row = 0; row < count; row++) {
      const cell = cells[row] as number
      const y = (cell / WIDTH) | 0
      const x = cell - y * WIDTH
      if (x < west) west = x
      if (x > east) east = x
      if (y < north) north = y
      if (y > south) south = y
    }
    for (let row = 0; row < count; row++) {
      const cell = cells[row] as number
      const y = (cell / WIDTH) | 0
      const x = cell - y * WIDTH
      this.fromWest[row] = x - west
      this.fromEast[row] = east - x
      this.fromNorth[row] = y - north
      this.fromSouth[row] = south - y
    }
  }

  /** A sum over the dice, so that the order in which they were built makes no difference. */
  private seen({ shapes, count }: DiceLayout, way: number): number {
    const { one, other, looks } = this
    const columns = this.columns[way] as Uint8Array
    const rows = this.rows[way] as Uint8Array
    let sum = 0
    let second = 0
    for (let row = 0; row < count; row++) {
      const place = (rows[row] as number) * DICE + (columns[row] as number)
      const at = (place << SHAPE_BITS) | (looks[(shapes[row] as number) * LOOKS + way] as number)
      sum = (sum + (one[at] as number)) | 0
      second = (second + (other[at] as number)) | 0
    }
    this.second = second
    return sum
  }
}
