/**
 * The dice of a turn copied to where they can be tried out: put down, looked at, lifted again. Only aids use it; the
 * rules play on positions.
 */
import type { Position } from '@bastide/kernel'
import { builtCell, builtCount, builtShape } from '../columns.ts'
import { CELLS, type Cell, STEPS } from '../dice/cell.ts'
import type { DiceSet } from '../dice/dice-set.ts'
import { DICE } from '../faces.ts'

/** A city of the sketch. */
export interface SketchedCity {
  /** One of its parts: the row of its die, and the number of the part. */
  readonly row: number
  readonly part: number
  /** Its dice, a bit for each row. */
  readonly dice: number
  /** The empty cells that its open edges lead to, each once. */
  readonly open: readonly Cell[]
}

export class Sketch {
  readonly set: DiceSet
  /** The number of dice. */
  count = 0
  private readonly cells = new Uint16Array(DICE)
  private readonly shapes = new Uint8Array(DICE)
  /** By cell: 0, or the row of its die plus one. */
  private readonly rows = new Uint8Array(CELLS)

  // What `follow` found last.
  /** The dice of the city, a bit for each row. */
  dice = 0
  /** The cells that its open edges lead to. */
  readonly open = new Uint16Array(4 * DICE)
  openCount = 0

  private readonly seen = new Uint8Array(4 * DICE)
  private readonly waiting = new Uint8Array(4 * DICE)

  constructor(set: DiceSet, p: Position) {
    this.set = set
    for (let row = 0; row < builtCount.get(p, 0); row++) this.put(builtCell.get(p, row), builtShape.get(p, row))
  }

  put(cell: Cell, shape: number): void {
    this.cells[this.count] = cell
    this.shapes[this.count++] = shape
    this.rows[cell] = this.count
  }

  /** Takes back the last die. */
  lift(): void {
    this.rows[this.cells[--this.count] as number] = 0
  }

  cellOf(row: number): Cell {
    return this.cells[row] as number
  }

  /** The part of a die that reaches a side, or `NO_PART`. */
  partAt(row: number, side: number): number {
    return this.set.partAt[(this.shapes[row] as number) * 4 + side] as number
  }

  isEmpty(cell: Cell): boolean {
    return this.rows[cell] === 0
  }

  /** What its neighbours require of a die in an empty cell; 0 without neighbours. */
  needAt(cell: Cell): number {
    let need = 0
    for (let side = 0; side < 4; side++) {
      const row = (this.rows[cell + (STEPS[side] as number)] as number) - 1
      if (row >= 0) need += this.set.asks[(this.shapes[row] as number) * 4 + ((side + 2) & 3)] as number
    }
    return need
  }

  /** Follows the city of a part from die to die. The result is in `dice`, `open` and `openCount`. */
  follow(row: number, part: number): void {
    this.seen.fill(0)
    this.walk(row, part)
  }

  private walk(fromRow: number, fromPart: number): void {
    this.dice = 0
    this.openCount = 0
    let waiting = 0
    this.waiting[waiting++] = fromRow * 4 + fromPart
    this.seen[fromRow * 4 + fromPart] = 1
    while (waiting > 0) {
      const node = this.waiting[--waiting] as number
      const row = node >> 2
      this.dice |= 1 << row
      for (let side = 0; side < 4; side++) {
        if (this.partAt(row, side) !== (node & 3)) continue
        const cell = (this.cells[row] as number) + (STEPS[side] as number)
        const other = (this.rows[cell] as number) - 1
        if (other < 0) {
          this.addOpen(cell)
          continue
        }
        const next = other * 4 + this.partAt(other, (side + 2) & 3)
        if (this.seen[next] !== 0) continue
        this.seen[next] = 1
        this.waiting[waiting++] = next
      }
    }
  }

  private addOpen(cell: Cell): void {
    if (!this.isOpen(cell)) this.open[this.openCount++] = cell
  }

  /** Whether an open edge of the city that was followed last leads to a cell. */
  isOpen(cell: Cell): boolean {
    for (let i = 0; i < this.openCount; i++) if (this.open[i] === cell) return true
    return false
  }

  /** All cities, in the order in which they were begun. */
  cities(): readonly SketchedCity[] {
    const cities: SketchedCity[] = []
    this.seen.fill(0)
    for (let row = 0; row < this.count; row++)
      for (let part = 0; part < (this.set.faces[(this.shapes[row] as number) >> 2]?.parts.length as number); part++) {
        if (this.seen[row * 4 + part] !== 0) continue
        this.walk(row, part)
        cities.push({ row, part, dice: this.dice, open: Array.from(this.open.subarray(0, this.openCount)) })
      }
    return cities
  }

  /** The empty cells beside dice, each once. */
  frontier(): readonly Cell[] {
    const cells = new Set<Cell>()
    for (let row = 0; row < this.count; row++)
      for (const step of STEPS) {
        const cell = (this.cells[row] as number) + step
        if (this.isEmpty(cell)) cells.add(cell)
      }
    return [...cells]
  }
}
