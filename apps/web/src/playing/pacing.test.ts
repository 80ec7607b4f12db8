import type { Told } from '@bastide/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pacing } from './pacing.ts'

const toldOf = (by: number | 'chance', kind: string): Told =>
  ({ by, happenings: [{ kind, seat: 1, points: 0, clause: '' }] }) as never
const MOVE = toldOf(1, 'placed')

describe('pacing', () => {
  let pacing: Pacing
  let isSeen: boolean
  const wait = (most?: number): void => {
    isSeen = false
    pacing.seen(most).then(() => {
      isSeen = true
    })
  }
  const pass = async (ms: number): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(ms)
    return isSeen
  }
  beforeEach(() => {
    vi.useFakeTimers()
    pacing = new Pacing()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets a move be looked at for its time', async () => {
    pacing.shown([MOVE], 900)
    wait()
    expect(await pass(899)).toBe(false)
    expect(await pass(1)).toBe(true)
  })

  it('counts the time since it was shown, not since the next one came', async () => {
    pacing.shown([MOVE], 900)
    await pass(600)
    wait()
    expect(await pass(299)).toBe(false)
    expect(await pass(1)).toBe(true)
  })

  it('waits for points in the air, however long a look would be', async () => {
    let land = (): void => {}
    pacing.landed = () => new Promise((resolve) => (land = resolve))
    pacing.shown([MOVE], 100)
    wait()
    expect(await pass(2000)).toBe(false)
    land()
    expect(await pass(0)).toBe(true)
  })

  it('gives up on what never lands', async () => {
    pacing.landed = () => new Promise(() => {})
    wait()
    expect(await pass(60_000)).toBe(true)
  })

  it('has nothing to show of a draw or a pass', async () => {
    pacing.shown([toldOf('chance', 'drawn'), toldOf(1, 'passed')], 900)
    wait()
    expect(await pass(0)).toBe(true)
  })

  it('ends when the player skips, and the next wait is whole again', async () => {
    pacing.shown([MOVE], 900)
    wait()
    expect(await pass(100)).toBe(false)
    pacing.skip()
    expect(await pass(0)).toBe(true)
    pacing.shown([MOVE], 900)
    wait()
    expect(await pass(899)).toBe(false)
    expect(await pass(1)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes no longer than it may, and no time at all where a person’s clock runs', async () => {
    pacing.shown([MOVE], 900)
    wait(500)
    expect(await pass(500)).toBe(true)
    pacing.shown([MOVE], 900)
    wait(0)
    expect(await pass(0)).toBe(true)
  })
})
