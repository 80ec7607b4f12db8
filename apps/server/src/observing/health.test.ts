import { expect, test } from 'vitest'
import { FRESH_MS, Health } from './health.ts'

const outcome = (look: Promise<void>): Promise<string> =>
  look.then(
    () => 'well',
    (thrown: Error) => thrown.message,
  )

test('HTTP-10 a write that fails is told, and so is one that succeeds again', async () => {
  let time = 0
  let isFull = false
  const write = () => (isFull ? Promise.reject(new Error('the disk is full')) : Promise.resolve())
  const health = new Health(write, () => time)
  expect(await outcome(health.look())).toBe('well')
  isFull = true
  time += FRESH_MS
  expect(await outcome(health.look())).toBe('the disk is full')
  isFull = false
  expect(await outcome(health.look()), 'the last try').toBe('the disk is full')
  time += FRESH_MS
  expect(await outcome(health.look())).toBe('well')
})

test('HTTP-10 however often it is asked, it writes every few seconds, and never twice at once', async () => {
  let time = 0
  let writes = 0
  const waiting: (() => void)[] = []
  const health = new Health(
    () => {
      writes++
      return new Promise<void>((resolve) => waiting.push(resolve))
    },
    () => time,
  )
  const first = health.look()
  time += 10 * FRESH_MS
  const second = health.look()
  expect(writes, 'while the first waits').toBe(1)
  waiting.pop()?.()
  await Promise.all([first, second])
  const third = health.look()
  expect(writes, 'the first took long').toBe(2)
  waiting.pop()?.()
  await third
  time += FRESH_MS - 1
  await health.look()
  expect(writes).toBe(2)
})
