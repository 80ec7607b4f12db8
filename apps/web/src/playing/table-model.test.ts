/**
 * A table's page while scenes are shown, and while moves of bots are seen one after another. The host is a line on
 * which the test speaks.
 */
import type { Notice, TableUpdate } from '@bastide/wire'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PACES } from '../kit/pace.ts'
import type { Scene } from './scenes.ts'
import type { TableModel } from './table-model.svelte.ts'

const line = vi.hoisted(() => ({
  hear: (_: unknown): void => {},
  asked: [] as { readonly verb: string; readonly asked: object }[],
  first: null as unknown,
  /** While it is a list, answers to commands wait in it. */
  held: null as (() => void)[] | null,
  isOnline: false,
  hurried: [] as string[],
}))
vi.mock('../kit/host.svelte.ts', () => ({
  host: {
    ask: (verb: string, asked: object) => {
      line.asked.push({ verb, asked })
      if (verb === 'command' && line.held !== null)
        return new Promise<void>((resolve) => line.held?.push(() => resolve()))
      return Promise.resolve(verb === 'watch' ? line.first : [])
    },
    listen: (hear: (notice: unknown) => void) => {
      line.hear = hear
      return () => {}
    },
    keepAlive: () => () => {},
    hurry: (table: string) => line.hurried.push(table),
    notSaved: null,
  },
  isOnline: () => line.isOnline,
  newKey: () => 'key',
  patiently: <T>(ask: () => Promise<T>) => ask(),
  Refused: class extends Error {},
}))
const values = vi.hoisted(() => ({ passes: false, speed: 'calm' }))
vi.mock('../kit/settings.svelte.ts', () => ({ settings: { values } }))
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
    view: {
      moves: version,
      seats: [],
      awaited: viewer,
      finished: null,
      asked: null,
      paused: null,
      clock: { running },
      game: {},
    },
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

  it('a late answer does not free the page while a pass that followed is on its way', async () => {
    const held: (() => void)[] = []
    line.held = held
    values.passes = true
    model.scenesOf = () => []
    model.answer(0, true)
    const next = updateOf(2)
    const mayPass = { seats: [{ player: { kind: 'human' } }], game: { choices: [{ kind: 'pass', move: {} }] } }
    await tell({ ...next, view: { ...next.view, ...mayPass } } as never)
    expect(held).toHaveLength(2)
    const rest = async (): Promise<void> => {
      for (let i = 0; i < 10; i++) await Promise.resolve()
    }
    held[0]?.()
    await rest()
    expect(model.isBusy).toBe(true)
    held[1]?.()
    await rest()
    expect(model.isBusy).toBe(false)
    line.held = null
    values.passes = false
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

describe('while somebody asks for something', () => {
  let model: TableModel
  const choice = { kind: 'name', index: 0 } as const
  const people = [{ player: { kind: 'human' } }, { player: { kind: 'human' } }]
  const choices = [
    { kind: 'name', name: 'keep', move: {} },
    { kind: 'pass', move: {} },
  ]
  const asked = (by: number, ...waitingFor: readonly number[]) => ({
    what: 'take-back',
    to: 0,
    until: 9,
    by,
    waitingFor,
  })
  /** Nobody moves: what is asked comes and goes. */
  const still = (version: number, changed: object = {}): TableUpdate => {
    const update = updateOf(version)
    const view = { ...update.view, moves: 1, seats: people, game: { choices }, ...changed }
    return { ...update, mine: [0], from: version === 1 ? 0 : 1, told: version === 1 ? update.told : [], view } as never
  }

  beforeEach(async () => {
    vi.resetModules()
    line.asked = []
    line.first = still(1)
    const { TableModel: Model } = await import('./table-model.svelte.ts')
    model = new Model('a')
    model.watch()
    for (let i = 0; i < 10; i++) await Promise.resolve()
    model.choose(choice)
  })
  afterAll(() => {
    vi.resetModules()
  })

  it('what was chosen stays chosen, and may be played', async () => {
    await tell(still(2, { asked: asked(1, 0) }))
    expect([model.chosen, model.isAwaited]).toEqual([choice, true])
    await tell(still(3))
    expect(model.chosen).toEqual(choice)
  })

  it('whoever has agreed waits for the others', async () => {
    await tell(still(2, { asked: asked(1, 2) }))
    expect(model.isAwaited).toBe(false)
  })

  it('nobody says no by a pass that goes by itself', async () => {
    values.passes = true
    const onlyPass = { game: { choices: choices.slice(1) } }
    await tell(still(2, { ...onlyPass, asked: asked(1, 0) }))
    expect(commands()).toEqual([])
    await tell(still(3, onlyPass))
    expect(commands()).toHaveLength(1)
    values.passes = false
  })

  it('a move of somebody ends what was chosen', async () => {
    await tell(updateOf(2))
    expect(model.chosen).toBeNull()
  })
})

describe('moves of bots', () => {
  let model: TableModel
  /** Seat 1 is a bot. It moves, and then seat `awaited` is to decide. */
  const botMove = (version: number, awaited = 1, running: number | null = null): TableUpdate => {
    const update = updateOf(version, 0, running)
    const told = [{ by: version === 1 ? 0 : 1, happenings: [{ kind: 'placed', points: 0, seat: 1, clause: '' }] }]
    const seats = [{ player: { kind: 'human' } }, { player: { kind: 'bot' } }]
    return { ...update, mine: [0], told, view: { ...update.view, awaited, seats } } as never
  }
  const shown = (): number | undefined => model.update?.version
  const hear = async (update: TableUpdate): Promise<void> => {
    line.hear({ tell: 'update', update } satisfies Notice)
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeAll(() => {
    vi.resetModules()
  })
  afterAll(() => {
    vi.resetModules()
  })
  beforeEach(async () => {
    vi.useFakeTimers()
    values.speed = 'calm'
    line.asked = []
    line.first = botMove(1)
    const { TableModel: Model } = await import('./table-model.svelte.ts')
    model = new Model('a')
    model.watch()
    await vi.advanceTimersByTimeAsync(0)
    await hear(botMove(2))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are shown one after another, each once the last one was seen', async () => {
    await hear(botMove(3))
    await hear(botMove(4, 0))
    expect([shown(), model.isBehind, model.thinking]).toEqual([2, true, 1])
    await vi.advanceTimersByTimeAsync(PACES.calm.look)
    expect([shown(), model.isBehind]).toEqual([3, true])
    await vi.advanceTimersByTimeAsync(PACES.calm.look)
    expect([shown(), model.isBehind, model.story.length]).toEqual([4, false, 4])
  })

  it('wait for the points of the last one', async () => {
    let land = (): void => {}
    model.pacing.landed = () => new Promise((resolve) => (land = resolve))
    await hear(botMove(3))
    await vi.advanceTimersByTimeAsync(PACES.calm.look + 1000)
    expect(shown()).toBe(2)
    land()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe(3)
  })

  it('are there at once, if the player wants it so', async () => {
    values.speed = 'at-once'
    model.pacing.landed = () => new Promise(() => {})
    await hear(botMove(3))
    expect(shown()).toBe(3)
  })

  it('do not wait for a player who skips ahead', async () => {
    await hear(botMove(3))
    await hear(botMove(4))
    model.wantTurn()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown(), 'it is not their turn yet').toBe(2)
    model.confirm()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe(4)
    await hear(botMove(5))
    expect(shown(), 'what comes later is seen again').toBe(4)
    await hear(botMove(6, 0))
    expect(model.isTurnWaiting).toBe(true)
    model.wantTurn()
    await vi.advanceTimersByTimeAsync(0)
    expect([shown(), model.isTurnWaiting]).toEqual([6, false])
  })

  it('come at once from a bot that is told to play now, with those that are not shown yet', async () => {
    const hurry = (): readonly string[] => {
      line.hurried = []
      model.hurry()
      return line.hurried
    }
    expect([model.mayHurry, hurry()], 'it moves at once').toEqual([false, []])
    line.hear({ tell: 'thinking', table: 'a', seat: 1, ms: 1000 } satisfies Notice)
    expect(model.mayHurry).toBe(true)
    await hear(botMove(3))
    expect(shown()).toBe(2)
    expect(hurry()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe(3)
    await hear(botMove(4, 0))
    expect([model.isTurnWaiting, model.mayHurry], 'it has played').toEqual([true, false])
  })

  it('at a server’s table and in a lesson are nobody’s to hurry', () => {
    line.hear({ tell: 'thinking', table: 'a', seat: 1, ms: 1000 } satisfies Notice)
    line.isOnline = true
    expect(model.mayHurry).toBe(false)
    line.isOnline = false
    expect(model.mayHurry).toBe(true)
    model.coach = { isReading: false } as never
    expect(model.mayHurry).toBe(false)
  })

  it('take no time of a person: the newest position is shown as soon as their clock runs', async () => {
    await hear(botMove(3, 1, 1))
    expect(shown()).toBe(2)
    await hear(botMove(4, 0, 0))
    expect(shown()).toBe(4)
  })

  it('are not waited for in a hidden tab', async () => {
    await hear(botMove(3))
    model.isHidden = true
    model.skipAhead()
    await hear(botMove(4))
    await hear(botMove(5))
    expect(shown()).toBe(5)
  })

  it('never hold up a move of one’s own', async () => {
    const own = { ...botMove(3), told: [{ by: 0, happenings: [] }] } as never
    await hear(own)
    expect(shown()).toBe(3)
  })

  it('are all in the story of whoever resigns before they were shown', async () => {
    await hear(botMove(3))
    await hear(botMove(4, 0))
    model.resign(0)
    expect([shown(), model.story.length]).toEqual([4, 4])
  })
})
