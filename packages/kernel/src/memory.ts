/**
 * The memory of a position: one block of 16-bit words, divided into named columns.
 *
 * Every write goes through a column, in one of two ways. `set` saves the old word in the journal, if the position keeps
 * one, so that `rewind` can restore it. `init` writes a row that no counter includes yet: nobody can have read it, so
 * there is nothing to restore, and the journal stays short. Reusing a freed row is not an `init`.
 *
 * The rules own the columns and pass the position to each call. So a position is nothing but words: a copy is one block
 * copy, and the engine's hot code sees the same few objects in every game.
 */
export interface ReadonlyWords {
  readonly [index: number]: number
  readonly length: number
}

/** What the rules compute from. Only this file writes to it. */
export interface Position {
  readonly words: ReadonlyWords
}

/**
 * A position in which everything unknown has been invented: what a bot may think with, never a table's real position.
 */
export type Guess = Position & { readonly invented: true }

/** A point in the journal that `rewind` goes back to. */
export type Mark = number

class Memory implements Position {
  readonly words: Uint16Array
  journal = new Int32Array(0)
  journalled = 0
  isJournalling = false

  constructor(size: number) {
    this.words = new Uint16Array(size)
  }
}

const FIRST_JOURNAL = 4096

function grow(memory: Memory): void {
  const journal = new Int32Array(Math.max(FIRST_JOURNAL, memory.journal.length * 2))
  journal.set(memory.journal)
  memory.journal = journal
}

/**
 * A journal entry holds the address in its upper half and the old word in its lower half, which limits the size of a
 * layout.
 */
const MOST_WORDS = 0x8000

/** Turns the journal on or off. While it is on, every `set` can be undone. */
export function journal(p: Position, on: boolean): void {
  const memory = p as Memory
  memory.isJournalling = on
  memory.journalled = 0
}

export function mark(p: Position): Mark {
  return (p as Memory).journalled
}

/** Restores every journalled word written since the mark, latest first. */
export function rewind(p: Position, to: Mark): void {
  const memory = p as Memory
  const { journal, words } = memory
  let at = memory.journalled
  while (at > to) {
    const entry = journal[--at] as number
    words[entry >>> 16] = entry & 0xffff
  }
  memory.journalled = to
}

/** Where the word lies that an entry of the journal saved. What was set since a mark are the entries from it on. */
export const changedAt = (p: Position, entry: Mark): number => ((p as Memory).journal[entry] as number) >>> 16

export function isSame(p: Position, other: Position): boolean {
  const { words } = p
  for (let at = 0; at < words.length; at++) if (words[at] !== other.words[at]) return false
  return true
}

/** Makes `p` equal to `from`. Marks taken in `p` earlier become invalid. */
export function copyFrom(p: Position, from: Position): void {
  const memory = p as Memory
  memory.words.set((from as Memory).words)
  memory.journalled = 0
}

export function copyOf(p: Position): Position {
  const copy = new Memory(p.words.length)
  copyFrom(copy, p)
  return copy
}

/** A named run of words. */
export class Column {
  readonly name: string
  readonly offset: number
  readonly length: number
  /** The column that counts its living rows, or null if all its words are always living. */
  readonly counter: Column | null

  constructor(name: string, offset: number, length: number, counter: Column | null) {
    this.name = name
    this.offset = offset
    this.length = length
    this.counter = counter
  }

  get(p: Position, row: number): number {
    return p.words[this.offset + row] as number
  }

  set(p: Position, row: number, word: number): void {
    const memory = p as Memory
    const at = this.offset + row
    if (memory.isJournalling) {
      if (memory.journalled === memory.journal.length) grow(memory)
      memory.journal[memory.journalled++] = (at << 16) | (memory.words[at] as number)
    }
    memory.words[at] = word
  }

  /** For a row at or above the counter. A `set` must then raise the counter past it. */
  init(p: Position, row: number, word: number): void {
    ;(p as Memory).words[this.offset + row] = word
  }

  /** The number of its living words. */
  living(p: Position): number {
    return this.counter === null ? this.length : this.counter.get(p, 0)
  }
}

/** Which columns a position has, and where. A game's own columns come first, then those of its modules. */
export class Layout {
  readonly columns: Column[]
  size: number

  constructor(before?: Layout) {
    this.columns = before === undefined ? [] : [...before.columns]
    this.size = before === undefined ? 0 : before.size
  }

  /** Adds a column. With a `counter`, only rows below that count are living. */
  column(name: string, length: number, counter: Column | null = null): Column {
    if (this.size + length > MOST_WORDS) throw new Error(`the column ${name} does not fit into a position`)
    const column = new Column(name, this.size, length, counter)
    this.columns.push(column)
    this.size += length
    return column
  }

  position(): Position {
    return new Memory(this.size)
  }
}
