/**
 * A fingerprint of a layout that is the same wherever it lies and however it is turned, and whether or not it is
 * mirrored where the dice have a mirror image for each face. Layouts that are alike have the same future.
 */
import { DICE, type DiceSet } from '@bastide/dice-game'
import { type DiceLayout, WIDTH } from './dice-layout.ts'

const LOOKS = 8
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

export class Fingerprint {
  /** By shape: how it looks in each of the eight ways to look at a layout. */
  private readonly looks: Int16Array
  private readonly ways: number
  second = 0
  private readonly x = new Int8Array(DICE)
  private readonly y = new Int8Array(DICE)

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
  }

  /** Also leaves another in `second`. */
  of(layout: DiceLayout): number {
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

  /** A sum over the dice, so that the order in which they were built makes no difference. */
  private seen({ cells, shapes, count }: DiceLayout, way: number): number {
    let west = WIDTH
    let north = WIDTH
    for (let row = 0; row < count; row++) {
      const cell = cells[row] as number
      let x = (cell % WIDTH) - DICE
      let y = ((cell / WIDTH) | 0) - DICE
      if (way >= 4) x = -x
      for (let turn = way & 3; turn > 0; turn--) {
        const east = x
        x = -y
        y = east
      }
      this.x[row] = x
      this.y[row] = y
      if (x < west) west = x
      if (y < north) north = y
    }
    let sum = 0
    let other = 0
    for (let row = 0; row < count; row++) {
      const place = ((this.y[row] as number) - north) * WIDTH + (this.x[row] as number) - west
      const one = scatter((place << 5) | (this.looks[(shapes[row] as number) * LOOKS + way] as number))
      sum = (sum + one) | 0
      other = (other + scatter(one ^ 0x5bd1e995)) | 0
    }
    this.second = other
    return sum
  }
}
