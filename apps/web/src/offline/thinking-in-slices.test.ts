import type { BegunThought, Thinker, Thought } from '@bastide/host'
import { describe, expect, test } from 'vitest'
import { SlicedThinker } from './thinking-in-slices.ts'

const about = (seed: number): Thought => ({
  game: '',
  setup: {},
  seats: 2,
  seat: 0,
  bot: '',
  moves: [],
  seed,
})

/** Thinks for 100 moments of a millisecond, unless it is stopped. Whatever is to be heard is heard at rests. */
function thinking() {
  let time = 0
  const rests: number[] = []
  const heard: (() => void)[] = []
  const begun: number[] = []
  const thinker = {
    begin({ seed }: Thought, isStopped: () => boolean): BegunThought {
      begun.push(seed)
      let moments = 0
      return {
        goOn() {
          time++
          return !isStopped() && ++moments < 100
        },
        tried: () => [{ moves: [seed], times: moments, sum: 0 }],
      }
    },
  }
  const rest = (): Promise<void> => {
    rests.push(time)
    heard.shift()?.()
    return Promise.resolve()
  }
  return {
    sliced: new SlicedThinker(thinker as never as Thinker, () => time, rest),
    rests,
    heard,
    begun,
    now: () => time,
  }
}

describe('thinking in slices', () => {
  test('rests often, and thinks to the end', async () => {
    const { sliced, rests } = thinking()
    expect(await sliced.think(about(7), () => false)).toEqual([{ moves: [7], times: 100, sum: 0 }])
    expect(rests.every((at, i) => at - (rests[i - 1] ?? 0) <= 5)).toBe(true)
    expect(rests.length).toBeGreaterThan(15)
  })

  test('hears in between that it may stop, and then stops at once', async () => {
    const { sliced, heard, now } = thinking()
    let isStopped = false
    heard.push(
      () => {},
      () => {
        isStopped = true
      },
    )
    const [best] = await sliced.think(about(7), () => isStopped)
    expect([best?.moves, now() <= 10]).toEqual([[7], true])
  })

  test('thinks one thought after another', async () => {
    const { sliced, begun } = thinking()
    const first = sliced.think(about(1), () => false)
    const second = sliced.think(about(2), () => false)
    await first
    expect(begun).toEqual([1])
    await second
    expect(begun).toEqual([1, 2])
  })
})
