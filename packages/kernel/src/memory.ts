/**
 * The memory of a position: one block of 16-bit words, divided into named columns.
 *
 * Every write goes through a column, in one of two ways. `set` notes the old word in the journal while the position
 * journals, so that `rewind` can give it back. `init` writes a row that no counter has counted yet: nobody can have
 * read it, so there is nothing to give back, and the journal stays short. A row that is freed and used again is no
 * `init`.
 *
 * The rules own the columns and hand each the position it is to work on, so that a position is nothing but words: a
 * copy is one block copy, and the engine's hot half sees the same few objects in every game.
 */
export interface ReadonlyWords {
  readonly [index: number]: number
  readonly length: number
}

/** What the rules compute from. Only this file writes to it. */
export interface Position {
  readonly words: ReadonlyWords
}

/** A position in which everything unknown has been invented: what a bot may think with, never the truth of a table. */
export type Guess = Position & { readonly invented: true }

/** How far a journal had come; `rewind` goes back to it. */
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
 * A journal entry holds the place in its upper and the old word in its lower half; hence the limit on a layout's size.
 */
const MOST_WORDS = 0x8000

/** While a position journals, every `set` can be taken back. */
export function journal(p: Position, on: boolean): void {
  const memory = p as Memory
  memory.isJournalling = on
  memory.journalled = 0
}

export function mark(p: Position): Mark {
  return (p as Memory).journalled
}

/** Gives back every journalled word written since the mark, latest first. */
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

/** Makes `p` equal to `from`. Marks taken in `p` before are void. */
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

/** A run of words with a name. */
export class Column {
  readonly name: string
  readonly offset: number
  readonly length: number
  /** The counter of its living rows, or null where all of its words always live. */
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

  /** For a row at or above the counter, which must then be raised over it by a `set`. */
  init(p: Position, row: number, word: number): void {
    ;(p as Memory).words[this.offset + row] = word
  }

  /** How many of its words live. */
  living(p: Position): number {
    return this.counter === null ? this.length : this.counter.get(p, 0)
  }
}

/** Which columns a position has, and where. A game's own columns come first; those of its modules follow. */
export class Layout {
  readonly columns: Column[]
  size: number

  constructor(before?: Layout) {
    this.columns = before === undefined ? [] : [...before.columns]
    this.size = before === undefined ? 0 : before.size
  }

  /** Adds a column; with a `counter`, only its rows below that count live. */
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
