import { demand, digest, playRandomly, Random, replay } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../oracle/trials.ts'
import { diceGame, fromNotation, type Move, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined

const read = (text: string): readonly Move[] => demand(fromNotation(text))

describe('the notation', () => {
  test('writes a line a turn', () => {
    const moves: readonly Move[] = [
      { starts: 1 },
      { throw: { NEW: 2, 'N E': 1, knight: 5, catapult: 1 } },
      { place: 'NEW', at: [0, 0], turn: 0 },
      { keep: 'knight' },
      { again: true },
      { throw: { NEW: 1, knight: 4, 'N S': 1 } },
      { place: 'N S', at: [-1, 0], turn: 1 },
      { stop: true },
      { throw: { catapult: 8 } },
      { throw: { knight: 9 } },
      { end: true },
    ]
    const text = [
      '1. *1 NEW:2,N-E:1,knight:5,catapult:1 NEW@0,0/0 +knight again NEW:1,knight:4,N-S:1 N-S@-1,0/1 stop',
      '2. catapult:8',
      '3. knight:9 end',
      '',
    ].join('\n')
    expect(toNotation(moves)).toBe(text)
    expect(read(text)).toEqual(moves)
    expect(toNotation([])).toBe('')
    expect(read('')).toEqual([])
  })

  test('comes back as the same moves from whole games, which replay to the same end', () => {
    for (let seed = 1; seed <= (quick ? 3 : 12); seed++) {
      const { setup, seats } = trialSetup(seed)
      const composed = diceGame.compose(setup, seats)
      if (!composed.ok) throw new Error(composed.reason)
      const rules = composed.value
      const p = rules.start()
      const moves: Move[] = []
      playRandomly(rules, p, new Random(seed), (_, action) => moves.push(rules.toMove(p, action)))
      const text = toNotation(moves)
      const back = read(text)
      expect(back).toEqual(moves)
      expect(text.split('\n').length - 1).toBe(rules.view(p, 0).turn)
      const { stopped, position } = replay(rules, back)
      expect([stopped, digest(rules, position)]).toEqual([undefined, digest(rules, p)])
    }
  })

  test('may be typed with other white space and other line ends', () => {
    expect(read('\r\n  1.   NE:9\t NE@0,0/0  stop  \r\n\r\n2. NE:9 stop')).toEqual(
      read('1. NE:9 NE@0,0/0 stop\n2. NE:9 stop\n'),
    )
  })

  test('is refused where it is wrong, with the line', () => {
    const wrong: readonly (readonly [string, string, string])[] = [
      ['NE:9 stop', 'out-of-order', 'line 1'],
      ['1. NE:9 stop\n3. NE:9', 'out-of-order', 'line 2'],
      ['1. NE:9 stop\n\n1. NE:9', 'out-of-order', 'line 3'],
      ['1. NE:0', 'unknown-token', 'line 1'],
      ['1. NE:10', 'unknown-token', 'line 1'],
      ['1. NE', 'unknown-token', 'line 1'],
      ['1. NE:3,', 'unknown-token', 'line 1'],
      ['1. NE:3,NE:2', 'twice', 'line 1'],
      ['1. NE:3,constructor:1,__proto__:1', 'unknown-token', 'line 1'],
      ['1. NE@0,0', 'unknown-token', 'line 1'],
      ['1. NE@0,0/4', 'unknown-token', 'line 1'],
      ['1. NE@0.5,0/0', 'unknown-token', 'line 1'],
      ['1. @0,0/0', 'unknown-token', 'line 1'],
      ['1. +', 'unknown-token', 'line 1'],
      ['1. *100', 'unknown-token', 'line 1'],
      ['1. toString', 'unknown-token', 'line 1'],
      ['1. Stop', 'unknown-token', 'line 1'],
      ['1. \u001b[31m', 'unknown-token', 'line 1'],
    ]
    for (const [text, code, where] of wrong)
      expect(fromNotation(text), JSON.stringify(text)).toMatchObject({ ok: false, code, where })
  })

  test('is read to its end, however it tries to keep its reader busy', { timeout: 20_000 }, () => {
    const long = 400_000
    for (const text of [
      `1. ${'A'.repeat(long)}`,
      `1. ${'A-'.repeat(long / 2)}:1`,
      `1. ${'NE:1,'.repeat(long / 5)}`,
      `1. N@${'1'.repeat(long)}`,
      `1.${'\t'.repeat(2 * long)}x`,
    ]) {
      const result = fromNotation(text)
      expect(result.ok ? 'read' : result.reason).not.toBe('')
    }
  })

  test('reads back any moves of the right form', () => {
    const face = fc.constantFrom('NEW', 'NE', 'N E', 'N S', 'N E S W', 'NESW', 'knight', 'catapult')
    const count = fc.integer({ min: 1, max: 9 })
    const coordinate = fc.integer({ min: -9, max: 9 })
    const thrown = fc
      .uniqueArray(fc.tuple(face, count), { minLength: 1, maxLength: 6, selector: ([name]) => name })
      .map((counts) => ({ throw: Object.fromEntries(counts) }))
    const move: fc.Arbitrary<Move> = fc.oneof(
      thrown,
      fc.record({ place: face, at: fc.tuple(coordinate, coordinate), turn: fc.nat(3) }),
      fc.record({ keep: face }),
      fc.record({ starts: fc.nat(99) }),
      fc.constantFrom<Move>({ again: true }, { stop: true }, { end: true }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        expect(read(toNotation(moves))).toEqual(moves)
      }),
      { seed: 4, numRuns: quick ? 50 : 300 },
    )
  })
})
