import { demand } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromNotation, type Move, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined

const read = (text: string): readonly Move[] => demand(fromNotation(text))

describe('the notation', () => {
  test('writes a line a turn', () => {
    const moves: readonly Move[] = [
      { starts: 1 },
      { draw: 'base/D' },
      { place: 'base/D', at: [1, -2], turn: 1 },
      { deploy: 'follower', on: 'city:N' },
      { draw: 'base/C' },
      { draw: 'other/two-caps' },
      { place: 'other/two-caps', at: [0, 1], turn: 0 },
      { pass: true },
      { choose: 'B' },
      { take: 'follower', on: 'city:N', at: [1, -2] },
      { deploy: 'prior', on: 'monastery', at: [0, 1] },
    ]
    const text = '1. *1 D 1,-2/1 +city:N\n2. C other/two-caps 0,1/0 . =B -city:N@1,-2 +prior=monastery@0,1\n'
    expect(toNotation(moves)).toBe(text)
    expect(read(text)).toEqual(moves)
    expect(toNotation([])).toBe('')
    expect(read('')).toEqual([])
  })

  test('may be typed with other white space and other line ends', () => {
    expect(read('\r\n  1.   D\t1,0/0  .  \r\n\r\n2. U -1,0/0 .')).toEqual(read('1. D 1,0/0 .\n2. U -1,0/0 .\n'))
  })

  test('is refused where it is wrong, with the line', () => {
    const wrong: readonly (readonly [string, string, string])[] = [
      ['D 1,0/0 .', 'out-of-order', 'line 1'],
      ['1. D 1,0/0 .\n3. U 0,1/0 .', 'out-of-order', 'line 2'],
      ['1. D 1,0/0 .\n\n1. U 0,1/0 .', 'out-of-order', 'line 3'],
      ['1. 1,0/0', 'nothing-drawn', 'line 1'],
      ['1. D 1,0/0 -city:N', 'no-cell', 'line 1'],
      ['1. D 1,0/0 +city:N@1', 'not-a-cell', 'line 1'],
      ['1. D 1,0/0 +city:N@1,0,0', 'not-a-cell', 'line 1'],
      ['1. D 1,0/4', 'unknown-token', 'line 1'],
      ['1. D 12345678,0/0', 'unknown-token', 'line 1'],
      ['1. D 1,0', 'unknown-token', 'line 1'],
      ['1. D 1.5,0/0', 'unknown-token', 'line 1'],
      ['1. D 1,0/0 +City:N', 'unknown-token', 'line 1'],
      ['1. D 1,0/0 =', 'unknown-token', 'line 1'],
      ['1. *100', 'unknown-token', 'line 1'],
      [`1. ${'D'.repeat(61)}`, 'unknown-token', 'line 1'],
      ['1. a/b/c', 'unknown-token', 'line 1'],
      ['1. \u001b[31m', 'unknown-token', 'line 1'],
    ]
    for (const [text, code, where] of wrong)
      expect(fromNotation(text), JSON.stringify(text)).toMatchObject({ ok: false, code, where })
  })

  test('is read to its end, however it tries to keep its reader busy', { timeout: 20_000 }, () => {
    const long = 190_000
    const texts = [
      `1. +${'a'.repeat(long)}!`,
      `1. +${'a-'.repeat(long / 2)}=${'a-'.repeat(long / 2)}:`,
      `1. ${'a'.repeat(long)}/${'a'.repeat(long)}/`,
      `1. ${'1'.repeat(long)},${'1'.repeat(long)}`,
      `1. ${'-'.repeat(long)}`,
      `1. +a@${'1'.repeat(long)}`,
      `1.${'\t'.repeat(2 * long)}x`,
      '1. x\n'.repeat(long / 5),
    ]
    for (const text of texts) {
      const result = fromNotation(text)
      expect(result.ok ? 'read' : result.reason).not.toBe('')
    }
  })

  test('reads back any moves of the right form', () => {
    const at = fc.tuple(fc.integer({ min: -126, max: 126 }), fc.integer({ min: -126, max: 126 }))
    const word = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,4})?$/)
    const tileName = fc
      .tuple(fc.constantFrom('base', 'other-set'), fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,8}$/))
      .map((parts) => parts.join('/'))
    const spot = fc.tuple(word, fc.constantFrom('', ':N', ':ENE', ':2')).map((parts) => parts.join(''))
    const turn = fc
      .tuple(tileName, at, fc.nat(3))
      .map(([tile, place, turned]): readonly Move[] => [{ draw: tile }, { place: tile, at: place, turn: turned }])
    const after: fc.Arbitrary<Move> = fc.oneof(
      fc.record({ deploy: word, on: spot }),
      fc.record({ deploy: word, on: spot, at }),
      fc.record({ take: word, on: spot, at }),
      fc.record({ choose: fc.stringMatching(/^[A-Za-z0-9-]{1,9}$/) }),
      fc.constant<Move>({ pass: true }),
    )
    const game = fc
      .array(fc.tuple(turn, fc.array(after, { maxLength: 3 })), { maxLength: 8 })
      .map((turns) => turns.flatMap(([one, more]) => [...one, ...more]))
    fc.assert(
      fc.property(game, (moves) => {
        expect(read(toNotation(moves))).toEqual(moves)
      }),
      { seed: 4, numRuns: quick ? 50 : 300 },
    )
  })
})
