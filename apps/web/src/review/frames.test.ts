import { describe, expect, test } from 'vitest'
import { Frames } from './frames.ts'

/** A host that answers on command. */
function slowHost(last = 300) {
  const asked: number[] = []
  const waiting = new Map<number, { resolve: (view: string) => void; reject: (why: Error) => void }>()
  const arrived: number[] = []
  const failed: number[] = []
  const fetch = (position: number) => {
    asked.push(position)
    return new Promise<string>((resolve, reject) => waiting.set(position, { resolve, reject }))
  }
  const frames = new Frames<string>(
    last,
    fetch,
    (position) => arrived.push(position),
    (position) => failed.push(position),
  )
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const answer = async (position: number) => {
    waiting.get(position)?.resolve(`view ${position}`)
    await settle()
  }
  const refuse = async (position: number) => {
    waiting.get(position)?.reject(new Error('refused'))
    await settle()
  }
  return { frames, asked, arrived, failed, answer, refuse }
}

describe('frames', () => {
  test('are fetched for the current position first, then for what comes next', async () => {
    const { frames, asked, arrived, answer } = slowHost()
    frames.want(10)
    expect(asked).toEqual([10, 11])
    await answer(10)
    expect(arrived).toEqual([10])
    expect(frames.get(10)).toBe('view 10')
    expect(asked).toEqual([10, 11, 12])
  })

  test('are fetched backwards when going backwards', () => {
    const { frames, asked } = slowHost()
    frames.want(10, -1)
    expect(asked).toEqual([10, 9])
  })

  test('are not requested before the beginning or after the end', async () => {
    const { frames, asked, answer } = slowHost(3)
    frames.want(3)
    frames.want(0, -1)
    await answer(3)
    await answer(0)
    expect(asked.sort()).toEqual([0, 3])
  })

  test('that were skipped are not requested', async () => {
    const { frames, asked, answer } = slowHost()
    for (let position = 0; position < 100; position++) frames.want(position)
    await answer(0)
    await answer(1)
    expect(asked).toEqual([0, 1, 99, 100])
  })

  test('that arrive late are kept without a notification', async () => {
    const { frames, arrived, answer } = slowHost()
    frames.want(5)
    frames.want(50)
    await answer(5)
    expect(arrived).toEqual([])
    expect(frames.get(5)).toBe('view 5')
    await answer(50)
    expect(arrived).toEqual([50])
  })

  test('that are refused are reported once, and can be requested again', async () => {
    const { frames, asked, failed, refuse } = slowHost()
    frames.want(5)
    await refuse(5)
    expect(failed).toEqual([5])
    frames.want(5)
    expect(asked.filter((position) => position === 5)).toHaveLength(2)
  })

  test('are evicted farthest first', async () => {
    const { frames, answer } = slowHost()
    for (let position = 0; position < 200; position++) {
      frames.want(position)
      await answer(position)
    }
    expect(frames.get(0)).toBeUndefined()
    expect(frames.get(199)).toBe('view 199')
    expect(frames.get(150)).toBe('view 150')
  })

  test('of a closed game notify nobody', async () => {
    const { frames, asked, arrived, answer } = slowHost()
    frames.want(5)
    frames.close()
    await answer(5)
    expect(arrived).toEqual([])
    expect(asked).toEqual([5, 6])
  })
})
