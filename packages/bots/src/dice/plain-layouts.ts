/**
 * Layouts of dice, for the plain solution: all that there are, each once, found by trying every die in every place.
 * Those that are the same when moved, turned or mirrored are one. Shares nothing with the solver but the dice.
 */
import { DICE, type DiceSet } from '@bastide/dice-game'

interface PlainLayout {
  /** Its dice, each as `cell * SHAPES + shape`; a shape is a face and a rotation, `face * 4 + rotation`. */
  readonly dice: readonly number[]
  /** The dice of its largest complete city. */
  readonly largest: number
  /** By face: the layouts with one more such die. */
  readonly next: (readonly number[] | undefined)[]
  /** By face: the largest complete city once one more such die may be built. */
  readonly most: (number | undefined)[]
}

/** Thrown where a position would take too long. */
export class TooLarge extends Error {}

/** There is room for every layout, and a margin around it. */
const GRID = DICE + 2
const SHAPES = 32
const BESIDE = [-GRID, 1, GRID, -1] as const
const NO_CITY = 255
const SIDES = [0, 1, 2, 3] as const

export class PlainLayouts {
  private readonly set: DiceSet
  private readonly layouts: PlainLayout[] = []
  private readonly ids = new Map<string, number>()
  /** By look: what each shape looks like in it. The first four are turned, the others are in a mirror, too. */
  private readonly looks: readonly (readonly number[])[]
  /** By cell: the shape that lies there, plus one. */
  private readonly grid = new Uint8Array(GRID * GRID)
  private readonly tried = new Uint8Array(GRID * GRID)
  private left: number

  /** `effort`: how many dice may be tried in places before it is given up. */
  constructor(set: DiceSet, effort: number) {
    this.set = set
    this.left = effort
    this.looks = looksOf(set)
  }

  /** The number by which a layout is known; its cells are given as `x` and `y`, wherever it lies. */
  idOf(dice: readonly { readonly x: number; readonly y: number; readonly shape: number }[]): number {
    const [west, north] = [Math.min(...dice.map(({ x }) => x)), Math.min(...dice.map(({ y }) => y))]
    return this.intern(dice.map(({ x, y, shape }) => ((y - north + 1) * GRID + x - west + 1) * SHAPES + shape))
  }

  largest(id: number): number {
    return this.at(id).largest
  }

  /** The layouts that one more die with that face makes of one. */
  next(id: number, face: number): readonly number[] {
    const { dice, next } = this.at(id)
    next[face] ??= [...new Set(this.placements(dice, face).map((die) => this.intern([...dice, die])))]
    return next[face] as readonly number[]
  }

  /** The largest complete city, if one more die with that face may be built. */
  mostWith(id: number, face: number): number {
    const { dice, largest, most } = this.at(id)
    const known = most[face]
    if (known !== undefined) return known
    let found = largest
    const placements = this.placements(dice, face)
    this.lay(dice)
    for (const die of placements) {
      this.grid[cellOf(die)] = (die % SHAPES) + 1
      found = Math.max(found, this.completeAt(die))
      this.grid[cellOf(die)] = 0
    }
    this.lift(dice)
    most[face] = found
    return found
  }

  private at(id: number): PlainLayout {
    return this.layouts[id] as PlainLayout
  }

  private intern(dice: readonly number[]): number {
    let least: readonly number[] = this.seen(dice, 0)
    for (let look = 1; look < this.looks.length; look++) {
      const seen = this.seen(dice, look)
      if (isLess(seen, least)) least = seen
    }
    const key = String.fromCharCode(...least)
    const known = this.ids.get(key)
    if (known !== undefined) return known
    this.lay(least)
    let largest = 0
    for (const die of least) largest = Math.max(largest, this.completeAt(die))
    this.lift(least)
    this.ids.set(key, this.layouts.length)
    return this.layouts.push({ dice: least, largest, next: [], most: [] }) - 1
  }

  /** A layout as it looks: moved into the corner, its dice in reading order. */
  private seen(dice: readonly number[], look: number): readonly number[] {
    const shapes = this.looks[look] as readonly number[]
    const cells = dice.map((die) => turned(cellOf(die), look))
    let [west, north] = [GRID, GRID]
    for (const cell of cells) {
      west = Math.min(west, cell % GRID)
      north = Math.min(north, Math.floor(cell / GRID))
    }
    const corner = (north - 1) * GRID + west - 1
    const seen: number[] = []
    for (let i = 0; i < dice.length; i++) {
      const code = ((cells[i] as number) - corner) * SHAPES + (shapes[(dice[i] as number) % SHAPES] as number)
      let at = i
      for (; at > 0 && (seen[at - 1] as number) > code; at--) seen[at] = seen[at - 1] as number
      seen[at] = code
    }
    return seen
  }

  private lay(dice: readonly number[]): void {
    for (const die of dice) this.grid[cellOf(die)] = (die % SHAPES) + 1
  }

  private lift(dice: readonly number[]): void {
    for (const die of dice) this.grid[cellOf(die)] = 0
  }

  private partOn(shape: number, side: number): number {
    return this.set.partAt[shape * 4 + side] as number
  }

  /** Every way to add a die with that face. */
  private placements(dice: readonly number[], face: number): readonly number[] {
    const { grid, tried } = this
    if (dice.length === 0) return [(GRID + 1) * SHAPES + face * 4]
    const found: number[] = []
    tried.fill(0)
    this.lay(dice)
    for (const die of dice)
      for (const step of BESIDE) {
        const cell = cellOf(die) + step
        if (grid[cell] !== 0 || tried[cell] === 1) continue
        tried[cell] = 1
        for (let shape = face * 4; shape < face * 4 + 4; shape++)
          if (this.set.sameRotation[shape] === (shape & 3) && this.fits(cell, shape)) found.push(cell * SHAPES + shape)
      }
    this.lift(dice)
    this.left -= found.length
    if (this.left < 0) throw new TooLarge()
    return found
  }

  /** Wherever two dice touch, both sides are city or neither is (DICE-6). */
  private fits(cell: number, shape: number): boolean {
    for (let side = 0; side < 4; side++) {
      const other = (this.grid[cell + (BESIDE[side] as number)] ?? 0) - 1
      if (other < 0) continue
      if ((this.partOn(shape, side) === NO_CITY) !== (this.partOn(other, (side + 2) & 3) === NO_CITY)) return false
    }
    return true
  }

  /** The dice of the largest complete city that this die is a part of (DICE-10). */
  private completeAt(die: number): number {
    let most = 0
    for (let side = 0; side < 4; side++) {
      const part = this.partOn(die % SHAPES, side)
      if (part !== NO_CITY) most = Math.max(most, this.flood(cellOf(die), part))
    }
    return most
  }

  /** The dice of a city; 0 if it is not complete. */
  private flood(from: number, fromPart: number): number {
    const found = [from * 4 + fromPart]
    for (const node of found) {
      const cell = node >> 2
      const part = node & 3
      const shape = (this.grid[cell] as number) - 1
      for (let side = 0; side < 4; side++) {
        if (this.partOn(shape, side) !== part) continue
        const beside = cell + (BESIDE[side] as number)
        const other = (this.grid[beside] ?? 0) - 1
        if (other < 0) return 0
        const reached = beside * 4 + this.partOn(other, (side + 2) & 3)
        if (!found.includes(reached)) found.push(reached)
      }
    }
    return new Set(found.map((node) => node >> 2)).size
  }
}

const cellOf = (die: number): number => Math.floor(die / SHAPES)

function isLess(one: readonly number[], other: readonly number[]): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return (one[at] ?? 0) < (other[at] ?? 0)
}

/** Where a cell comes to lie in a look. */
function turned(cell: number, look: number): number {
  let x = cell % GRID
  let y = Math.floor(cell / GRID)
  if (look >= SIDES.length) x = GRID - 1 - x
  for (let quarter = look % SIDES.length; quarter > 0; quarter--) [x, y] = [GRID - 1 - y, x]
  return y * GRID + x
}

/** The looks of shapes: turned, and in a mirror if every face looks the same there but for a rotation. */
function looksOf({ cities, sameRotation, partAt }: DiceSet): readonly (readonly number[])[] {
  const shapes = Array.from({ length: cities * 4 }, (_, shape) => shape)
  const turnedBy = (shape: number, quarters: number): number =>
    (shape & ~3) + (sameRotation[(shape & ~3) + ((shape + quarters) & 3)] as number)
  const isMirror = (shape: number, other: number): boolean =>
    SIDES.every((a) =>
      SIDES.every((b) => {
        const here = [partAt[shape * 4 + a], partAt[shape * 4 + b]]
        const there = [partAt[other * 4 + ((4 - a) & 3)], partAt[other * 4 + ((4 - b) & 3)]]
        return (here[0] === NO_CITY) === (there[0] === NO_CITY) && (here[0] === here[1]) === (there[0] === there[1])
      }),
    )
  const mirrored = shapes.map((shape) => SIDES.find((rotation) => isMirror(shape, (shape & ~3) + rotation)))
  const looks = SIDES.map((quarters) => shapes.map((shape) => turnedBy(shape, quarters)))
  if (mirrored.includes(undefined)) return looks
  const inMirror = shapes.map((shape, i) => (shape & ~3) + (mirrored[i] as number))
  return [...looks, ...SIDES.map((quarters) => inMirror.map((shape) => turnedBy(shape, quarters)))]
}
