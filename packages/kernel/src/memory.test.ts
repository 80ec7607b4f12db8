import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Column, copyFrom, copyOf, journal, Layout, mark, type Position, rewind } from './memory.ts'

const wordsOf = (p: Position): readonly number[] =>
  Array.from({ length: p.words.length }, (_, i) => p.words[i] as number)

function table() {
  const layout = new Layout()
  const count = layout.column('counter', 1)
  const rows = layout.column('rows', 8, count)
  const flags = layout.column('flags', 4)
  return { layout, count, rows, flags, p: layout.position() }
}

describe('a layout', () => {
  test('lays its columns side by side, and a position is as long as all of them', () => {
    const { layout, count, rows, flags, p } = table()
    expect([count, rows, flags].map(({ offset, length }) => [offset, length])).toEqual([
      [0, 1],
      [1, 8],
      [9, 4],
    ])
    expect(layout.size).toBe(13)
    expect(wordsOf(p)).toEqual(new Array(13).fill(0))
  })

  test('goes on after another one without changing it', () => {
    const { layout } = table()
    const longer = new Layout(layout)
    expect(longer.column('more', 2).offset).toBe(13)
    expect(longer.columns.map(({ name }) => name)).toEqual(['counter', 'rows', 'flags', 'more'])
    expect([layout.columns.length, layout.size, longer.size]).toEqual([3, 13, 15])
  })

  test('holds 32,768 words and not one more, since a journal entry has 15 bits for the place', () => {
    const layout = new Layout()
    const last = layout.column('all', 0x8000)
    expect(() => layout.column('too much', 1)).toThrow('the column too much does not fit')
    expect(() => new Layout().column('too much', 0x8001)).toThrow('does not fit')
    const p = layout.position()
    journal(p, true)
    last.set(p, 0x7fff, 0xffff)
    last.set(p, 0x7fff, 1)
    rewind(p, 1)
    expect(last.get(p, 0x7fff)).toBe(0xffff)
    rewind(p, 0)
    expect(last.get(p, 0x7fff)).toBe(0)
  })
})

describe('a column', () => {
  test('writes within itself, and gives back what was written', () => {
    const { rows, p } = table()
    rows.set(p, 0, 7)
    rows.set(p, 7, 65_535)
    expect(wordsOf(p)).toEqual([0, 7, 0, 0, 0, 0, 0, 0, 65_535, 0, 0, 0, 0])
    expect([rows.get(p, 0), rows.get(p, 7)]).toEqual([7, 65_535])
  })

  test('lives as far as its counter says, or whole where it has none', () => {
    const { count, rows, flags, p } = table()
    expect([rows.living(p), flags.living(p)]).toEqual([0, 4])
    count.set(p, 0, 3)
    expect([rows.living(p), flags.living(p)]).toEqual([3, 4])
    expect(new Column('alone', 0, 5, null).living(p)).toBe(5)
  })
})

describe('the journal', () => {
  test('gives back every write since the mark, the latest first', () => {
    const { flags, p } = table()
    journal(p, true)
    flags.set(p, 0, 1)
    const here = mark(p)
    flags.set(p, 0, 2)
    flags.set(p, 0, 3)
    flags.set(p, 1, 9)
    rewind(p, here)
    expect([flags.get(p, 0), flags.get(p, 1)]).toEqual([1, 0])
    expect(mark(p)).toBe(here)
    rewind(p, 0)
    expect(flags.get(p, 0)).toBe(0)
  })

  test('does not know of `init`: the row is dead again when its counter is given back', () => {
    const { count, rows, p } = table()
    journal(p, true)
    const here = mark(p)
    rows.init(p, 0, 5)
    expect(mark(p)).toBe(here)
    count.set(p, 0, 1)
    rewind(p, here)
    expect([rows.living(p), rows.get(p, 0)]).toEqual([0, 5])
  })

  test('is not kept while the position does not journal, and starts empty when it does', () => {
    const { flags, p } = table()
    flags.set(p, 0, 1)
    expect(mark(p)).toBe(0)
    journal(p, true)
    flags.set(p, 0, 2)
    expect(mark(p)).toBe(1)
    journal(p, true)
    expect(mark(p)).toBe(0)
    rewind(p, 0)
    expect(flags.get(p, 0)).toBe(2)
    journal(p, false)
    flags.set(p, 0, 3)
    expect(mark(p)).toBe(0)
  })

  test('grows with what is written, and loses nothing when it does', () => {
    const { flags, p } = table()
    journal(p, true)
    for (let i = 1; i <= 20_000; i++) flags.set(p, i % 4, i)
    expect(mark(p)).toBe(20_000)
    // The last write to this row before the mark was number 12,000.
    rewind(p, 12_001)
    expect([0, 1, 2, 3].map((row) => flags.get(p, row))).toEqual([12_000, 12_001, 11_998, 11_999])
    rewind(p, 0)
    expect(wordsOf(p)).toEqual(new Array(13).fill(0))
  })

  test('takes any writes back to any mark', () => {
    const writes = fc.array(fc.record({ row: fc.nat(3), word: fc.nat(65_535) }), { maxLength: 60 })
    fc.assert(
      fc.property(writes, writes, (before, after) => {
        const { flags, p } = table()
        journal(p, true)
        for (const { row, word } of before) flags.set(p, row, word)
        const then = wordsOf(p)
        const here = mark(p)
        for (const { row, word } of after) flags.set(p, row, word)
        rewind(p, here)
        expect(wordsOf(p)).toEqual(then)
      }),
      { seed: 1 },
    )
  })
})

describe('a copy', () => {
  test('is equal and apart', () => {
    const { flags, p } = table()
    flags.set(p, 2, 8)
    const copy = copyOf(p)
    expect(wordsOf(copy)).toEqual(wordsOf(p))
    flags.set(copy, 2, 9)
    flags.set(p, 3, 1)
    expect([flags.get(p, 2), flags.get(copy, 2), flags.get(copy, 3)]).toEqual([8, 9, 0])
  })

  test('made into a position voids its marks, and leaves it journalling', () => {
    const { flags, p } = table()
    const other = copyOf(p)
    flags.set(other, 0, 4)
    journal(p, true)
    flags.set(p, 0, 1)
    copyFrom(p, other)
    expect([mark(p), flags.get(p, 0)]).toEqual([0, 4])
    flags.set(p, 0, 5)
    rewind(p, 0)
    expect(flags.get(p, 0)).toBe(4)
    expect(mark(copyOf(p))).toBe(0)
  })
})
