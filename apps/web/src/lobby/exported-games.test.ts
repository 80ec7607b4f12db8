import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

class Refused extends Error {
  readonly refusal: object
  constructor(refusal: object) {
    super()
    this.refusal = refusal
  }
}
const kept = vi.hoisted(() => [] as unknown[])
vi.mock('../kit/host.svelte.ts', () => ({
  Refused,
  host: {
    ask: (_: string, { record }: { record: unknown }): void => {
      if (record === 'partial') throw new Refused({ code: 'partial-record', reason: '', where: 'moves' })
      if (record === 'bug') throw new Error('bug')
      kept.push(record)
    },
  },
}))
vi.mock('../kit/messages.svelte.ts', () => ({
  say: (key: string, { count }: { count?: number } = {}) => (count === undefined ? key : `${key} ${count}`),
}))

describe('a download of all games', () => {
  let exported: typeof import('./exported-games.ts')
  beforeEach(async () => {
    vi.resetModules()
    kept.length = 0
    exported = await import('./exported-games.ts')
  })
  afterAll(() => {
    vi.resetModules()
  })

  it('is told from a game and from anything else', () => {
    expect(exported.gamesInExport('{"me":{"name":"Red"},"games":[1,2]}')).toEqual([1, 2])
    for (const text of ['{"format":"bastide-game","games":[]}', '{"me":{},"games":{}}', 'null', '[]', '', '{'])
      expect(exported.gamesInExport(text), text).toBeNull()
  })

  it('is kept game by game, and says how many', async () => {
    expect(await exported.keepGames(['a', 'b'])).toBe('open.kept 2')
    expect(kept).toEqual(['a', 'b'])
  })

  it('says why one could not be kept, and keeps the others', async () => {
    expect(await exported.keepGames(['a', 'partial', 'b', 'partial'])).toBe(
      'open.kept 2 open.not-kept 2 trouble.partial',
    )
    expect(kept).toEqual(['a', 'b'])
  })

  it('does not take a fault for a refusal', async () => {
    await expect(exported.keepGames(['bug'])).rejects.toThrow('bug')
  })
})
