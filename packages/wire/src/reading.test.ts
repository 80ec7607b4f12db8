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
      { ask: 'keep', record: '{}' },
      { ask: 'review', source: { table: 'a1' } },
      { ask: 'review-at', source: { record: {} }, position: 3 },
    ]) {
      expect(readRequest(request)).toEqual({ ok: true, value: request })
    }
  })

  it.each([
    [null, 'not-an-object'],
    [{ ask: 'everything' }, 'not-allowed'],
    [{ ask: 'games', more: 1 }, 'unknown-field'],
    [{ ask: 'watch' }, 'missing-field'],
    [{ ask: 'watch', table: '../a' }, 'not-allowed'],
    [{ ask: 'watch', table: 'a'.repeat(99) }, 'too-long'],
    [{ ask: 'command', table: 'a', seen: -1, command: { do: 'resign', by: 0 } }, 'out-of-range'],
    [{ ask: 'command', table: 'a', seen: 0, command: { do: 'win' } }, 'not-allowed'],
    [{ ask: 'review', source: {} }, 'missing-field'],
    [{ ask: 'review-at', source: { table: 'a' }, position: 1e9 }, 'out-of-range'],
  ])('%j is refused as %s', (request, code) => {
    expect(readRequest(request)).toMatchObject({ ok: false, code })
  })

  it('is accepted or refused whatever it is, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof readRequest(anything).ok).toBe('boolean')
        expect(typeof readRequest({ ask: 'command', table: 'a', seen: 0, command: anything }).ok).toBe('boolean')
      }),
    )
  })
})
