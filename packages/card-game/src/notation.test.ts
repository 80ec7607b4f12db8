import { demand } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARDS, COLOURS, fromNotation, type Move, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined

const read = (text: string): readonly Move[] => demand(fromNotation(text))

describe('the notation', () => {
  test('has a line for what is dealt, for what a round plays, and for how it is settled', () => {
    const moves: readonly Move[] = [
      { starts: 1 },
      { deal: 'red/animal' },
      { deal: 'building-joker' },
      { put: 'green' },
      { deal: 'blue/person-2', to: 1 },
      { deal: '?', to: 0 },
      { play: 'blue/person-2', on: 'red', down: true },
      { play: '?', on: 'blue', down: true },
      { play: 'yellow/building', on: 'yellow' },
      { claim: 'red' },
      { 'turn-up': 'blue/person-2' },
      { choose: 'keep' },
      { choose: 'cash' },
      { assign: 'green' },
      { deal: 'dragon', to: 1 },
    ]
    const text = '1. *1 rA jB @g\n2. b2>1 ?>0\n3. (b2)@r (?)@b yB@y +r\n4. ^b2 =keep =cash ~g\n5. D>1\n'
    expect(toNotation(moves)).toBe(text)
    expect(read(text)).toEqual(moves)
    expect(toNotation([])).toBe('')
    expect(read('')).toEqual([])
  })

  test('has its own name for every card', () => {
    const names = CARDS.map((card) => toNotation([{ deal: card }]))
    expect(new Set(names).size).toBe(CARDS.length)
    expect(names.flatMap((name) => read(name))).toEqual(CARDS.map((deal) => ({ deal })))
  })

  test('may be typed with other white space and other line ends', () => {
    expect(read('\r\n  1.   rA\t@g  \r\n\r\n2. D>0')).toEqual(read('1. rA @g\n2. D>0\n'))
  })

  test('is refused where it is wrong, with the line', () => {
    const wrong: readonly (readonly [string, string, string])[] = [
      ['rA @g', 'out-of-order', 'line 1'],
      ['1. rA\n3. gA', 'out-of-order', 'line 2'],
      ['1. xA', 'unknown-card', 'line 1'],
      ['1. r4', 'unknown-card', 'line 1'],
      ['1. r', 'unknown-card', 'line 1'],
      ['1. rA@x', 'unknown-row', 'line 1'],
      ['1. +x', 'unknown-row', 'line 1'],
      ['1. (rA)', 'unknown-token', 'line 1'],
      ['1. rA>', 'unknown-token', 'line 1'],
      ['1. rA>100', 'unknown-token', 'line 1'],
      ['1. =sell', 'unknown-token', 'line 1'],
      ['1. *100', 'unknown-token', 'line 1'],
      ['1. red/animal', 'unknown-token', 'line 1'],
      ['1. \u001b[31m', 'unknown-token', 'line 1'],
    ]
    for (const [text, code, where] of wrong)
      expect(fromNotation(text), JSON.stringify(text)).toMatchObject({ ok: false, code, where })
  })

  test('reads back any moves of the right form', () => {
    const card = fc.constantFrom<string>(...CARDS, '?')
    const row = fc.constantFrom(...COLOURS)
    const move: fc.Arbitrary<Move> = fc.oneof(
      fc.record({ starts: fc.nat(99) }),
      fc.record({ deal: card }),
      fc.record({ deal: card, to: fc.nat(99) }),
      fc.record({ put: row }),
      fc.record({ play: card, on: row }),
      fc.record({ play: card, on: row, down: fc.constant(true as const) }),
      fc.record({ claim: row }),
      fc.record({ 'turn-up': card }),
      fc.record({ choose: fc.constantFrom('cash' as const, 'keep' as const) }),
      fc.record({ assign: row }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        expect(read(toNotation(moves))).toEqual(moves)
      }),
      { seed: 4, numRuns: quick ? 50 : 300 },
    )
  })
})
