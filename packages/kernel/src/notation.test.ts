import { describe, expect, test } from 'vitest'
import { readNotation, writeNotation } from './notation.ts'
import { demand, refuse } from './result.ts'

/** Moves are words; a capitalised one begins a line. */
const read = (text: unknown) =>
  readNotation(text, (token, where) =>
    /^[a-z]+$/i.test(token) ? token : refuse('unknown-token', `cannot read ${token}`, { where }),
  )
const write = (moves: readonly string[]): string =>
  writeNotation(
    moves,
    (move) => move,
    (move) => move === move.toUpperCase(),
  )

describe('notation', () => {
  test('is numbered lines of tokens, and read back', () => {
    const moves = ['go', 'on', 'DRAW', 'lay', 'DRAW']
    expect(write(moves)).toBe('1. go on\n2. DRAW lay\n3. DRAW\n')
    expect(demand(read(write(moves)))).toEqual(moves)
    expect(write([])).toBe('')
    expect(demand(read('\n  1.  go \r\n\n2. on'))).toEqual(['go', 'on'])
  })

  test('counts its lines', () => {
    expect(read('1. go\n3. on')).toMatchObject({
      ok: false,
      code: 'out-of-order',
      where: 'line 2',
      reason: 'expected 2., found "3."',
    })
    expect(read('go')).toMatchObject({ ok: false, code: 'out-of-order', where: 'line 1' })
  })

  test('says in which line a token cannot be read', () => {
    expect(read('1. go\n2. on 7')).toMatchObject({ ok: false, code: 'unknown-token', where: 'line 2' })
  })

  test('is a text of at most a million characters and 10,000 moves', () => {
    for (const value of [null, undefined, 7, {}, ['1. go']])
      expect(read(value)).toMatchObject({ ok: false, code: 'not-a-text', where: 'notation' })
    expect(read(' '.repeat(1_000_001))).toMatchObject({ ok: false, code: 'too-long', where: 'notation' })
    expect(demand(read('\n'.repeat(1_000_000)))).toEqual([])
    expect(demand(read(`1.${' go'.repeat(10_000)}`))).toHaveLength(10_000)
    expect(read(`1.${' go'.repeat(10_001)}`)).toMatchObject({ ok: false, code: 'too-long', where: 'line 1' })
  })
})
