import { attempt } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Move, readMove, verbOf } from './move.ts'

const read = (value: unknown) => attempt(() => readMove(value))

const MOVES: readonly Move[] = [
  { starts: 0 },
  { draw: 'base/D' },
  { place: 'base/D', at: [-3, 12], turn: 3 },
  { deploy: 'follower', on: 'city:N' },
  { deploy: 'follower', on: 'city:N', at: [0, -1] },
  { take: 'follower', on: 'road:E', at: [1, 0] },
  { choose: 'A' },
  { pass: true },
]

describe('a move', () => {
  test('of each kind is read as it stands, and named by its verb', () => {
    for (const move of MOVES) {
      expect(read(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move })
      expect(verbOf(move)).toBe(Object.keys(move)[0])
    }
  })

  test('has all its fields and no others', () => {
    for (const move of MOVES) {
      const fields = Object.entries(move)
      expect(read({ ...move, more: 1 })).toMatchObject({ ok: false, code: 'unknown-field', where: 'move' })
      for (const [key] of fields.slice(1)) {
        const rest = Object.fromEntries(fields.filter(([other]) => other !== key))
        // A deploy on the tile just laid need not say where.
        if ('deploy' in move && key === 'at') continue
        expect(read(rest), `${JSON.stringify(move)} without ${key}`).toMatchObject({
          ok: false,
          code: 'missing-field',
          where: 'move',
        })
      }
    }
  })

  test('is not two at once', () => {
    for (const one of MOVES)
      for (const other of MOVES)
        if (verbOf(one) !== verbOf(other))
          expect(read({ ...one, ...other }), JSON.stringify({ ...one, ...other })).toMatchObject({ ok: false })
  })

  test('is an object with a verb of its own', () => {
    for (const value of [null, undefined, 7, 'pass', [], [{ pass: true }], true])
      expect(read(value)).toMatchObject({ ok: false, code: 'not-an-object' })
    for (const value of [
      {},
      { by: 0 },
      { Pass: true },
      { constructor: 1 },
      Object.create({ pass: true }),
      JSON.parse('{"__proto__":{"pass":true}}'),
    ])
      expect(read(value)).toMatchObject({ ok: false, code: 'unknown-move' })
  })

  test('has values of the right form', () => {
    const wrong: readonly (readonly [object, string])[] = [
      [{ starts: -1 }, 'starts'],
      [{ starts: 100 }, 'starts'],
      [{ starts: '0' }, 'starts'],
      [{ draw: 7 }, 'draw'],
      [{ draw: null }, 'draw'],
      [{ draw: 'x'.repeat(61) }, 'draw'],
      [{ place: {}, at: [0, 0], turn: 0 }, 'place'],
      [{ place: 'base/D', at: [0], turn: 0 }, 'at'],
      [{ place: 'base/D', at: [0, 0, 0], turn: 0 }, 'at'],
      [{ place: 'base/D', at: { 0: 0, 1: 0, length: 2 }, turn: 0 }, 'at'],
      [{ place: 'base/D', at: [0.5, 0], turn: 0 }, 'at[0]'],
      [{ place: 'base/D', at: [0, 1_000_001], turn: 0 }, 'at[1]'],
      [{ place: 'base/D', at: [-1e300, 0], turn: 0 }, 'at[0]'],
      [{ place: 'base/D', at: [null, 0], turn: 0 }, 'at[0]'],
      [{ place: 'base/D', at: [0, 0], turn: 4 }, 'turn'],
      [{ place: 'base/D', at: [0, 0], turn: -1 }, 'turn'],
      [{ place: 'base/D', at: [0, 0], turn: '1' }, 'turn'],
      [{ deploy: 'follower', on: 1 }, 'on'],
      [{ deploy: 'follower', on: 'city:N', at: null }, 'at'],
      [{ take: ['follower'], on: 'city:N', at: [0, 0] }, 'take'],
      [{ choose: 'x'.repeat(100_000) }, 'choose'],
      [{ pass: false }, 'pass'],
      [{ pass: 1 }, 'pass'],
    ]
    for (const [value, where] of wrong)
      expect(read(value), JSON.stringify(value).slice(0, 80)).toMatchObject({ ok: false, where })
  })
})
