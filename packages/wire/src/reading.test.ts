import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequest } from './reading.ts'

describe('a request', () => {
  it('is read as it was meant', () => {
    for (const request of [
      { ask: 'games' },
      { ask: 'tables' },
      { ask: 'open', opening: { game: 'stones' } },
      { ask: 'watch', table: 'a-1' },
      { ask: 'command', table: 'a1', seen: 4, command: { do: 'resign', by: 0 } },
      { ask: 'watch', table: 'a1', as: 0 },
      { ask: 'command', table: 'a1', seen: 4, command: { do: 'resign', by: 0 }, key: 'k-1' },
      { ask: 'keep', record: '{}' },
      { ask: 'passed', table: 'a1', from: 3, to: 7 },
      { ask: 'advice', table: 'a1', by: 1, seen: 12 },
      { ask: 'review', source: { table: 'a1' } },
      { ask: 'review-at', source: { record: {} }, position: 3 },
      { ask: 'script', record: {}, from: 2 },
    ]) {
      expect(readRequest(request)).toEqual({ ok: true, value: request })
    }
  })

  const resigning = { do: 'resign', by: 0 }
  const source = { table: 'a' }

  it.each([
    ['WIRE-1', null, 'not-an-object'],
    ['WIRE-1', { ask: 'everything' }, 'not-allowed'],
    ['WIRE-1', { ask: 'toString' }, 'not-allowed'],
    ['WIRE-2', { ask: 'games', more: 1 }, 'unknown-field'],
    ['WIRE-2', { ask: 'watch' }, 'missing-field'],
    ['WIRE-2', { ask: 'command', table: 'a', command: resigning }, 'missing-field'],
    ['WIRE-2', { ask: 'keep', record: '{}', aids: [] }, 'unknown-field'],
    ['WIRE-3', { ask: 'watch', table: '../a' }, 'not-allowed'],
    ['WIRE-3', { ask: 'watch', table: 'A' }, 'not-allowed'],
    ['WIRE-3', { ask: 'watch', table: '' }, 'not-allowed'],
    ['WIRE-3', { ask: 'watch', table: 7 }, 'not-a-text'],
    ['WIRE-3', { ask: 'watch', table: 'a'.repeat(41) }, 'too-long'],
    ['WIRE-3', { ask: 'command', table: 'a', seen: 0, command: resigning, key: 'K 1' }, 'not-allowed'],
    ['WIRE-3', { ask: 'command', table: 'a', seen: 0, command: resigning, key: {} }, 'not-a-text'],
    ['WIRE-4', { ask: 'watch', table: 'a', as: -1 }, 'out-of-range'],
    ['WIRE-4', { ask: 'watch', table: 'a', as: 6 }, 'out-of-range'],
    ['WIRE-4', { ask: 'command', table: 'a', seen: -1, command: resigning }, 'out-of-range'],
    ['WIRE-4', { ask: 'command', table: 'a', seen: 0.5, command: resigning }, 'not-an-integer'],
    ['WIRE-4', { ask: 'review-at', source, position: 1e9 }, 'out-of-range'],
    ['WIRE-4', { ask: 'review-at', source, position: '3' }, 'not-an-integer'],
    ['WIRE-4', { ask: 'script', record: {}, from: -1 }, 'out-of-range'],
    ['WIRE-4', { ask: 'passed', table: 'a', from: 4, to: 3 }, 'out-of-range'],
    ['WIRE-4', { ask: 'passed', table: 'a', from: 0, to: 201 }, 'out-of-range'],
    ['WIRE-4', { ask: 'advice', table: 'a', by: 9, seen: 0 }, 'out-of-range'],
    ['WIRE-4', { ask: 'advice', table: 'a', by: 0, seen: -1 }, 'out-of-range'],
    ['WIRE-5', { ask: 'command', table: 'a', seen: 0, command: { do: 'win' } }, 'not-allowed'],
    ['WIRE-5', { ask: 'command', table: 'a', seen: 0, command: { do: 'play', by: 9, move: {} } }, 'out-of-range'],
    ['WIRE-6', { ask: 'review', source: {} }, 'missing-field'],
    ['WIRE-6', { ask: 'review', source: { table: 'a', record: {} } }, 'unknown-field'],
  ])('%s %j is refused as %s', (_, request, code) => {
    expect(readRequest(request)).toMatchObject({ ok: false, code })
  })

  it('WIRE-7 is accepted or refused whatever it is, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof readRequest(anything).ok).toBe('boolean')
        expect(typeof readRequest({ ask: 'command', table: 'a', seen: 0, command: anything }).ok).toBe('boolean')
      }),
    )
  })
})
