/**
 * The largest city that a turn could still complete, if the dice that are left showed what is needed. A city is
 * complete once every cell is filled that its open edges lead to, so the search fills one such cell after another and
 * tries nothing else. It visits a limited number of layouts, and tells when it had to give up.
 */
import { type Cell, MIDDLE, STEPS } from '../dice/cell.ts'
import { bitNumber, countBits, NEEDS, NO_PART } from '../dice/dice-set.ts'
import type { Sketch, SketchedCity } from './sketch.ts'

/** What a search found: so many dice at least, and exactly so many unless it was cut short. */
export interface Reach {
  readonly dice: number
  readonly isExact: boolean
}

/** What a search has to work with. */
export interface Means {
  /** The number of dice that may still be built. */
  readonly left: number
  /** By city face: how many of them may show it. Of dice yet to be thrown any number may show any face. */
  readonly room: readonly number[]
  /** The dice of the largest city that is complete already. */
  readonly sure: number
  /** No city can have more dice. */
  readonly ceiling: number
}

/** The largest city without points (DICE-11): nobody asks how to reach it. */
const WORTHLESS = 2

/** Faces by the size of their largest part. A city that has dice to spare should grow by one cell at a time. */
const GROWING = [2, 3, 4, 1] as const
const ENDING = [1, 2, 3, 4] as const

export class ReachSearch {
  private readonly sketch: Sketch
  /** By city face: how many dice may still show it. */
  private room: number[] = []
  private readonly growing: readonly number[]
  private readonly ending: readonly number[]
  /** The cities that may still be completed. */
  private cities: readonly SketchedCity[] = []
  private best = 0
  private goal = 0
  private most = 0
  /** The number of layouts that the last search looked at. */
  visited = 0

  constructor(sketch: Sketch) {
    this.sketch = sketch
    const { faces, cities } = sketch.set
    const largest = faces.slice(0, cities).map(({ parts }) => Math.max(...parts.map(countBits)))
    const inOrder = (sizes: readonly number[]): readonly number[] =>
      sizes.flatMap((size) => largest.flatMap((one, face) => (one === size ? [face] : [])))
    this.growing = inOrder(GROWING)
    this.ending = inOrder(ENDING)
  }

  /** Looks at no more than so many layouts. */
  run({ room, left, sure, ceiling }: Means, most: number): Reach {
    this.room = [...room]
    this.best = Math.max(sure, WORTHLESS)
    this.visited = 0
    this.most = most
    this.cities = this.sketch.cities().filter((city) => city.open.length > 0 && city.open.length <= left)
    const bounds = this.cities.map(({ row, part }) => {
      this.sketch.follow(row, part)
      return Math.min(ceiling, this.bound(left))
    })
    const order = bounds.map((_, i) => i).sort((one, other) => (bounds[other] as number) - (bounds[one] as number))
    for (const i of order) {
      const { row, part } = this.cities[i] as SketchedCity
      this.goal = bounds[i] as number
      this.fill(row, part, left)
    }
    // A city not begun yet; first right beside the layout, then with dice in between that are not part of it.
    for (let between = 0; left - between > this.best; between++) {
      this.goal = Math.min(ceiling, left - between)
      if (this.goal <= this.best) break
      this.begin(left, between)
    }
    const isExact = this.visited < this.most || this.best >= Math.min(ceiling, Math.max(left, ...bounds))
    return { dice: this.best === WORTHLESS ? sure : this.best, isExact }
  }

  private get isOver(): boolean {
    return this.best >= this.goal || this.visited >= this.most
  }

  /**
   * The most dice that the city just followed could have in the end. Another city that joins it brings its dice, but
   * also its open edges, and the cells behind these take dice too.
   */
  private bound(left: number): number {
    const { sketch } = this
    let dice = sketch.dice
    for (const other of this.cities) {
      if ((other.dice & ~dice) === 0) continue
      let cells = sketch.openCount
      for (const cell of other.open) if (!sketch.isOpen(cell)) cells++
      if (cells <= left) dice |= other.dice
    }
    return countBits(dice) + left
  }

  /** Fills an open cell of a city in every way. */
  private fill(row: number, part: number, left: number): void {
    const { sketch } = this
    if (this.isOver) return
    this.visited++
    sketch.follow(row, part)
    if (sketch.openCount === 0) {
      this.best = Math.max(this.best, countBits(sketch.dice))
      return
    }
    if (sketch.openCount > left || this.bound(left) <= this.best) return
    const order = left > sketch.openCount ? this.growing : this.ending
    const cell = this.narrowest()
    if (cell < 0) return
    const need = sketch.needAt(cell)
    for (const face of order)
      if (this.room[face] !== 0) this.eachFit(cell, face, need, () => this.fill(row, part, left - 1))
  }

  /** Puts a face into a cell in every rotation that fits. */
  private eachFit(cell: Cell, face: number, need: number, then: () => void): void {
    const { sketch, room } = this
    for (let fits = sketch.set.fits[face * NEEDS + need] as number; fits !== 0 && !this.isOver; fits &= fits - 1) {
      sketch.put(cell, face * 4 + bitNumber(fits, 0))
      room[face] = (room[face] as number) - 1
      then()
      room[face] = (room[face] as number) + 1
      sketch.lift()
    }
  }

  /** The open cell of the city just followed that the fewest dice fit, or -1 if one of them fits none. */
  private narrowest(): Cell {
    const { sketch, room } = this
    let faces = 0
    for (let face = 0; face < room.length; face++) if (room[face] !== 0) faces |= 1 << face
    let cell = -1
    let fewest = Number.POSITIVE_INFINITY
    for (let i = 0; i < sketch.openCount; i++) {
      const ways = sketch.set.ways[faces * NEEDS + sketch.needAt(sketch.open[i] as number)] as number
      if (ways === 0) return -1
      if (ways >= fewest) continue
      fewest = ways
      cell = sketch.open[i] as number
    }
    return cell
  }

  /** Begins a city with one more die, `between` dice away from the layout. */
  private begin(left: number, between: number): void {
    const { sketch } = this
    const cells = sketch.count === 0 ? [MIDDLE] : sketch.frontier()
    for (const cell of cells)
      for (const face of this.growing)
        if (this.room[face] !== 0)
          this.eachFit(cell, face, sketch.needAt(cell), () => {
            this.visited++
            if (between > 0) this.begin(left - 1, between - 1)
            else this.beginFrom(cell, left - 1)
          })
  }

  /** The parts of the die just put down that touch no other die. */
  private beginFrom(cell: Cell, left: number): void {
    const { sketch } = this
    const row = sketch.count - 1
    let touched = 0
    let parts = 0
    for (let side = 0; side < 4; side++) {
      const part = sketch.partAt(row, side)
      if (part === NO_PART) continue
      parts |= 1 << part
      if (!sketch.isEmpty(cell + (STEPS[side] as number))) touched |= 1 << part
    }
    for (let part = 0; part < 4; part++) if ((parts & ~touched & (1 << part)) !== 0) this.fill(row, part, left)
  }
}
