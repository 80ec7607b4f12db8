import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endFor, linkFor } from './chains.ts'
import { playFairly } from './fair-playing.ts'
import { Refused } from './refused.ts'

const PLAY = { table: 's1', seen: 4, command: { do: 'play', by: 1, move: 'x' }, key: 'first' } as const
const refuse = (code: string): never => {
  throw new Refused({ ok: false, code, reason: code })
}
const fair = (end: string | null) => () => ({ table: 's1', commitment: '', ends: [null, end], draws: 2 }) as never

let keys = 0
const newKey = (): string => `key ${++keys}`

describe('a move at a table with fair draws', () => {
  beforeEach(() => {
    keys = 0
  })

  it('goes without a link, unless it is asked for', async () => {
    const send = vi.fn(() => Promise.resolve(5))
    expect(await playFairly(send, PLAY, fair(endFor('s1', 1)), newKey)).toBe(5)
    expect(send.mock.calls).toEqual([[PLAY]])
  })

  it('brings the link with the number of the draw, once the server asks', async () => {
    const sent: unknown[] = []
    const send = (asked: object): Promise<number> =>
      Promise.resolve().then(() => {
        sent.push(asked)
        return sent.length === 1 ? refuse('link-missing') : 5
      })
    expect(await playFairly(send, PLAY, fair(endFor('s1', 1)), newKey)).toBe(5)
    expect(sent[1]).toMatchObject({ seen: 4, key: 'key 1', command: { move: 'x', link: linkFor('s1', 1, 2) } })
  })

  it('of another device follows a chain of its own', async () => {
    const sent: { seen: number; command: object }[] = []
    const send = (asked: { seen: number; command: object }): Promise<number> =>
      Promise.resolve().then(() => {
        sent.push(asked)
        return sent.length === 1 ? refuse('link-missing') : asked.seen + 1
      })
    expect(await playFairly(send as never, PLAY, fair('another'), newKey)).toBe(6)
    expect(sent.slice(1).map(({ seen, command }) => ({ seen, command }))).toEqual([
      { seen: 4, command: { do: 'commit', by: 1, end: endFor('s1', 1) } },
      { seen: 5, command: PLAY.command },
    ])
  })

  it('adds nothing where this chain was used before', async () => {
    const sent: { command: object }[] = []
    const send = (asked: { seen: number; command: object }): Promise<number> =>
      Promise.resolve().then(() => {
        sent.push(asked)
        if (sent.length === 1) refuse('link-missing')
        return sent.length === 2 ? refuse('chain-known') : asked.seen + 1
      })
    await playFairly(send as never, PLAY, fair('another'), newKey)
    expect(sent[2]?.command).toEqual({ do: 'commit', by: 1, end: null })
  })

  it('another refusal stays what it is', async () => {
    const send = (): Promise<number> => Promise.resolve().then(() => refuse('stale'))
    await expect(playFairly(send, PLAY, fair(null), newKey)).rejects.toThrow('stale')
  })

  it('chains of two seats, and of two tables, have nothing in common', () => {
    expect(new Set([endFor('s1', 0), endFor('s1', 1), endFor('s2', 0)]).size).toBe(3)
  })
})
