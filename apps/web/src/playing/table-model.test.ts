/** A table's page while scenes are shown. The host is a line on which the test speaks. */
import type { Notice, TableUpdate } from '@bastide/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from './scenes.ts'
import type { TableModel } from './table-model.svelte.ts'

const line = vi.hoisted(() => ({
  hear: (_: unknown): void => {},
  asked: [] as { readonly verb: string; readonly asked: object }[],
  first: null as unknown,
}))
vi.mock('../kit/host.svelte.ts', () => ({
  host: {
    ask: (verb: string, asked: object) => {
      line.asked.push({ verb, asked })
      return Promise.resolve(verb === 'watch' ? line.first : [])
    },
    listen: (hear: (notice: unknown) => void) => {
      line.hear = hear
      return () => {}
    },
    keepAlive: () => () => {},
    notSaved: null,
  },
  newKey: () => 'key',
  patiently: <T>(ask: () => Promise<T>) => ask(),
  Refused: class extends Error {},
}))
vi.mock('../kit/settings.svelte.ts', () => ({ settings: { values: { passes: false, speed: 'calm' } } }))
vi.mock('../kit/messages.svelte.ts', () => ({ say: (key: string) => key }))

const updateOf = (version: number, viewer = 0, running: number | null = null): TableUpdate =>
  ({
    table: 'a',
    version,
    viewer,
    mine: [0, 1],
    from: version === 1 ? 0 : version - 1,
    told: [{ by: 0, happenings: [] }],
    takeBack: null,
    setup: {},
    view: { moves: version, seats: [], awaited: viewer, finished: null, asked: null, clock: { running }, game: {} },
  }) as never

const scene = (stays: number | null): Scene => ({ view: {}, told: [], moves: 0, stays, goOn: 'hand.go-on' }) as never
const tell = async (update: TableUpdate): Promise<void> => {
  line.hear({ tell: 'update', update } satisfies Notice)
  for (let i = 0; i < 10; i++) await Promise.resolve()
}
const commands = (): readonly object[] => line.asked.flatMap(({ verb, asked }) => (verb === 'command' ? [asked] : []))

describe('while a scene is shown', () => {
  let Model: typeof TableModel
  let model: TableModel
  // Test files share their modules, and another one speaks on another line.
  beforeAll(async () => {
    vi.resetModules()
    Model = (await import('./table-model.svelte.ts')).TableModel
  })
  afterAll(() => {
    vi.resetModules()
  })
  beforeEach(async () => {
    line.asked = []
    line.first = updateOf(1)
    model = new Model('a')
    model.watch()
    for (let i = 0; i < 10; i++) await Promise.resolve()
    model.scenesOf = () => [scene(null)]
  })

  it('whoever was asked waits no longer once somebody has moved on elsewhere', async () => {
    await tell(updateOf(2))
    expect([model.scene?.stays, model.update?.version]).toEqual([null, 2])
    model.scenesOf = () => []
    await tell(updateOf(3))
    expect([model.scene, model.update?.version]).toEqual([null, 3])
  })

  it('the seat resigns that was asked, not the one whose turn has come', async () => {
    await tell(updateOf(2, 1))
    model.resign(0)
    expect(commands()).toMatchObject([{ seen: 2, command: { do: 'resign', by: 0 } }])
  })

  it('nothing is played in the position that is past', async () => {
    await tell(updateOf(2))
    model.answer(0, true)
    expect(commands()).toEqual([])
    model.goOn()
    for (let i = 0; i < 10; i++) await Promise.resolve()
    model.answer(0, true)
    expect(commands()).toHaveLength(1)
  })

  it('a running clock makes it short', async () => {
    model.scenesOf = () => [scene(5000)]
    await tell(updateOf(2, 0, 1))
    expect(model.scene?.stays).toBeLessThan(1000)
  })

  it('a fault in the scenes does not stop the game', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    model.scenesOf = () => {
      throw new Error('no scene')
    }
    await tell(updateOf(2))
    expect([model.scene, model.update?.version]).toEqual([null, 2])
    expect(report).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
