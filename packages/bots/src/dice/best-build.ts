/** The largest city that can be completed with dice that lie loose, and how. */
import { DICE } from '@bastide/dice-game'
import { countBits, type DiceLayout, lowestBit, MIDDLE, NEEDS } from './dice-layout.ts'

/** The search gives up after so many layouts. */
const MOST_VISITED = 60_000
/** The largest city without points (DICE-11). */
const WORTHLESS = 2

export class BestBuild {
  /** The dice of the largest city found, or of one that is complete already. */
  size = 0
  /** The dice to add for it, in this order. */
  added = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)
  private readonly layout: DiceLayout
  private readonly room: Uint8Array
  private readonly nodes = new Uint8Array(4 * DICE)
  private readonly beside = new Uint16Array(4 * DICE)
  private base = 0
  private goal = 0
  private visited = 0

  constructor(layout: DiceLayout) {
    this.layout = layout
    this.room = new Uint8Array(layout.set.cities)
  }

  /** `loose` counts the loose dice of each city face. */
  search(loose: Uint8Array): void {
    const { layout } = this
    this.room.set(loose.subarray(0, this.room.length))
    let left = 0
    for (const count of this.room) left += count
    layout.survey()
    this.size = layout.largest
    this.added = 0
    this.base = layout.count
    this.visited = 0
    this.goal = layout.count + left
    const { cities } = layout
    this.nodes.set(layout.cityNode)
    for (let city = 0; city < cities; city++) this.fill(this.nodes[city] as number, left)
    this.goal = left
    this.begin(left)
  }

  private get isOver(): boolean {
    return this.size >= this.goal || this.visited >= MOST_VISITED
  }

  /** A city apart from all others. */
  private begin(left: number): void {
    const { layout, beside } = this
    if (left <= Math.max(WORTHLESS, this.size)) return
    beside[0] = MIDDLE
    const cells = layout.count === 0 ? 1 : layout.frontier(beside)
    for (let i = 0; i < cells; i++) this.beginAt(beside[i] as number, left)
  }

  private beginAt(cell: number, left: number): void {
    const { layout, room } = this
    const { set } = layout
    const need = layout.needAt(cell)
    for (let face = 0; face < set.cities; face++) {
      if (room[face] === 0) continue
      let fits = layout.count === 0 ? 1 : (set.fits[face * NEEDS + need] as number)
      for (; fits !== 0 && !this.isOver; fits &= fits - 1) {
        this.put(cell, face, lowestBit(fits))
        const first = (layout.count - 1) * 4
        const parts = set.faces[face]?.parts.length as number
        for (let part = 0; part < parts; part++) this.fill(first + part, left - 1)
        this.lift(face)
      }
    }
  }

  private put(cell: number, face: number, rotation: number): void {
    this.layout.put(cell, face * 4 + rotation)
    this.room[face] = (this.room[face] as number) - 1
  }

  private lift(face: number): void {
    this.layout.lift()
    this.room[face] = (this.room[face] as number) + 1
  }

  private fill(node: number, left: number): void {
    const { layout, room } = this
    const { set } = layout
    if (this.isOver) return
    this.visited++
    layout.follow(node)
    if (layout.openCount === 0) {
      this.note(countBits(layout.dice))
      return
    }
    if (layout.openCount > left || layout.count + left <= this.size) return
    const cell = layout.open[0] as number
    const need = layout.needAt(cell)
    for (let face = 0; face < set.cities; face++) {
      if (room[face] === 0) continue
      for (let fits = set.fits[face * NEEDS + need] as number; fits !== 0; fits &= fits - 1) {
        this.put(cell, face, lowestBit(fits))
        this.fill(node, left - 1)
        this.lift(face)
      }
    }
  }

  private note(size: number): void {
    const { layout } = this
    if (size <= Math.max(WORTHLESS, this.size)) return
    this.size = size
    this.added = layout.count - this.base
    for (let i = 0; i < this.added; i++) {
      this.cells[i] = layout.cells[this.base + i] as number
      this.shapes[i] = layout.shapes[this.base + i] as number
    }
  }
}
