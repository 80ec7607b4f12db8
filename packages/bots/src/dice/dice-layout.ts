/**
 * Dice on a table of their own, where a bot tries them out: put down, looked at, lifted again. A *node* is a part of a
 * die that lies there, `row * 4 + part`. Nothing here allocates once it is made.
 */
import { DICE, type DiceSet } from '@bastide/dice-game'

/** No die is farther than eight cells from the first, and one more ring stays empty. */
export const WIDTH = 2 * DICE + 1
const CELLS = WIDTH * WIDTH
export const MIDDLE = DICE * WIDTH + DICE
/** The neighbours of a cell on its sides N, E, S, W. */
const BESIDE = Int8Array.of(-WIDTH, 1, WIDTH, -1)
/** The number of needs that a cell may have, as `DiceSet.fits` counts them. */
export const NEEDS = 81
const MOST_NODES = 4 * DICE

export const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

export class DiceLayout {
  readonly set: DiceSet
  /** The dice that lie, in building order. */
  count = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)

  // What `follow` found last: the dice of a city, a bit for each row, and the empty cells that it opens to, each once.
  dice = 0
  openCount = 0
  readonly open = new Uint16Array(MOST_NODES)

  // What `survey` found last: the dice of the largest complete city, and all open cities.
  largest = 0
  cities = 0
  readonly cityNode = new Uint8Array(MOST_NODES)
  readonly citySize = new Uint8Array(MOST_NODES)
  readonly cityOpen = new Uint8Array(MOST_NODES)

  /** By cell: the row of its die plus one, or 0. */
  private readonly rows = new Uint8Array(CELLS)
  private readonly partsOf: Uint8Array
  private readonly seen = new Int32Array(MOST_NODES)
  private readonly waiting = new Uint8Array(MOST_NODES)
  private round = 0

  constructor(set: DiceSet) {
    this.set = set
    this.partsOf = Uint8Array.from(set.faces, ({ parts }) => parts.length)
  }

  clear(): void {
    while (this.count > 0) this.lift()
  }

  put(cell: number, shape: number): void {
    this.cells[this.count] = cell
    this.shapes[this.count++] = shape
    this.rows[cell] = this.count
  }

  /** Takes back the last die. */
  lift(): void {
    this.rows[this.cells[--this.count] as number] = 0
  }

  isEmpty(cell: number): boolean {
    return this.rows[cell] === 0
  }

  /** What its neighbours require of a die in an empty cell; 0 without neighbours. */
  needAt(cell: number): number {
    let need = 0
    for (let side = 0; side < 4; side++) {
      const row = (this.rows[cell + (BESIDE[side] as number)] as number) - 1
      if (row >= 0) need += this.set.asks[(this.shapes[row] as number) * 4 + ((side + 2) & 3)] as number
    }
    return need
  }

  /** Follows a city from one of its nodes. */
  follow(node: number): void {
    this.round++
    this.walk(node)
  }

  /** Looks at all cities. */
  survey(): void {
    this.round++
    this.largest = 0
    this.cities = 0
    for (let row = 0; row < this.count; row++) {
      const parts = this.partsOf[(this.shapes[row] as number) >> 2] as number
      for (let node = row * 4; node < row * 4 + parts; node++) {
        if (this.seen[node] === this.round) continue
        this.walk(node)
        const size = countBits(this.dice)
        if (this.openCount === 0) {
          if (size > this.largest) this.largest = size
          continue
        }
        this.cityNode[this.cities] = node
        this.citySize[this.cities] = size
        this.cityOpen[this.cities++] = this.openCount
      }
    }
  }

  /** Lists the empty cells beside dice into `out`, each once. Returns how many there are. */
  frontier(out: Uint16Array): number {
    let found = 0
    for (let row = 0; row < this.count; row++)
      for (let side = 0; side < 4; side++) {
        const cell = (this.cells[row] as number) + (BESIDE[side] as number)
        if (!this.isEmpty(cell)) continue
        let known = 0
        while (known < found && out[known] !== cell) known++
        if (known === found) out[found++] = cell
      }
    return found
  }

  private walk(from: number): void {
    const { partAt } = this.set
    this.dice = 0
    this.openCount = 0
    this.waiting[0] = from
    this.seen[from] = this.round
    for (let waiting = 1; waiting > 0; ) {
      const node = this.waiting[--waiting] as number
      const row = node >> 2
      const first = (this.shapes[row] as number) * 4
      this.dice |= 1 << row
      for (let side = 0; side < 4; side++) {
        if (partAt[first + side] !== (node & 3)) continue
        const cell = (this.cells[row] as number) + (BESIDE[side] as number)
        const other = (this.rows[cell] as number) - 1
        if (other < 0) {
          this.addOpen(cell)
          continue
        }
        const next = other * 4 + (partAt[(this.shapes[other] as number) * 4 + ((side + 2) & 3)] as number)
        if (this.seen[next] === this.round) continue
        this.seen[next] = this.round
        this.waiting[waiting++] = next
      }
    }
  }

  private addOpen(cell: number): void {
    for (let i = 0; i < this.openCount; i++) if (this.open[i] === cell) return
    this.open[this.openCount++] = cell
  }
}
