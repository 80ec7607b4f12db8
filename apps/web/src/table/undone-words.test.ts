import { describe, expect, it, vi } from 'vitest'

vi.mock('../kit/sounds.ts', () => ({ sounds: {} }))
vi.mock('../kit/messages.svelte.ts', () => ({
  say: (key: string, { name, what }: { name: string; what: string }) => `${key}: ${name}: ${what}`,
}))
const { undoneWords } = await import('./undone-words.ts')

const speech = {
  storyLine: (_: unknown, names: readonly string[], { seat }: { seat: number | null }) => `${names[seat ?? 0]} plays.`,
}
const names = ['blue', 'red']
const taken = (hasMore: boolean) => ({
  by: 1,
  own: [{ by: 1, happenings: [{ kind: 'placed', seat: 1, points: 0, clause: 'X-1' }] }],
  hasMore,
})
const words = (what: ReturnType<typeof taken> | null, ...mine: readonly number[]): string =>
  undoneWords(speech as never, {} as never, names, what as never, mine)

describe('what somebody undid', () => {
  it('is told to everybody else, with what it was', () => {
    expect(words(taken(false), 0)).toBe('back.done: red: red plays.')
    expect(words(taken(true), 0)).toBe('back.done.more: red: red plays.')
    expect(words(taken(false)), 'whoever watches').toBe('back.done: red: red plays.')
  })

  it('is not told to whoever did it, nor where nothing was undone', () => {
    expect(words(taken(false), 1)).toBe('')
    expect(words(null, 0)).toBe('')
  })
})
