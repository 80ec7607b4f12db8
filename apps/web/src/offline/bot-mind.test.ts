import type { Thought } from '@bastide/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BotMind } from './bot-mind.ts'

/** A worker that does nothing but remember what it was told. */
class StillWorker {
  static made: StillWorker[] = []
  readonly told: Record<string, unknown>[] = []
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: () => void = () => {}
  isEnded = false

  constructor() {
    StillWorker.made.push(this)
  }

  postMessage(message: Record<string, unknown>): void {
    this.told.push(message)
  }

  terminate(): void {
    this.isEnded = true
  }
}

const THOUGHT: Thought = { game: '', setup: {}, seats: 2, seat: 0, bot: '', moves: [], seed: 1 }
const TRIED = [{ moves: ['a'], times: 1, sum: 0 }]
const never = new Promise<void>(() => {})

beforeEach(() => {
  StillWorker.made = []
  vi.stubGlobal('Worker', StillWorker)
})
afterEach(() => vi.unstubAllGlobals())

describe('a worker in which bots think', () => {
  test('answers each thought, and is told once it may stop', async () => {
    const mind = new BotMind()
    let stop = (): void => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const [first, second] = [mind.think(THOUGHT, stopped), mind.think(THOUGHT, stopped)]
    const [worker] = StillWorker.made as [StillWorker]
    worker.onmessage({ data: { id: 1, tried: TRIED } })
    expect(await first).toEqual(TRIED)
    stop()
    await stopped
    await Promise.resolve()
    // The first is answered, so there is nothing to stop.
    expect(worker.told).toEqual([{ id: 1, thought: THOUGHT }, { id: 2, thought: THOUGHT }, { stop: 2 }])
    worker.onmessage({ data: { id: 2, failed: 'no idea' } })
    await expect(second).rejects.toThrow('no idea')
  })

  test('shares a flag where the browser allows it', async () => {
    vi.stubGlobal('crossOriginIsolated', true)
    let stop = (): void => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    new BotMind().think(THOUGHT, stopped)
    const flag = StillWorker.made[0]?.told[0]?.stopped as Int32Array
    expect(flag[0]).toBe(0)
    stop()
    await stopped
    await Promise.resolve()
    expect(flag[0]).toBe(1)
  })

  test('fails with the worker, and starts another', async () => {
    const mind = new BotMind()
    const lost = mind.think(THOUGHT, never)
    StillWorker.made[0]?.onerror()
    await expect(lost).rejects.toThrow('the bots stopped')
    expect(StillWorker.made[0]?.isEnded).toBe(true)
    const next = mind.think(THOUGHT, never)
    StillWorker.made[1]?.onmessage({ data: { id: 2, tried: TRIED } })
    expect(await next).toEqual(TRIED)
  })
})
