import { expect, test } from 'vitest'
import { once } from './once.ts'

test('two calls at once run the action once, and it can run again afterwards', async () => {
  let done = 0
  const act = once(async () => {
    await Promise.resolve()
    done++
  })
  await Promise.all([act(), act()])
  expect(done).toBe(1)
  await act()
  expect(done).toBe(2)
})

test('a failed action can be retried', async () => {
  let tried = 0
  const act = once(() => Promise.reject(new Error(`try ${++tried}`)))
  await expect(act()).rejects.toThrow('try 1')
  await expect(act()).rejects.toThrow('try 2')
})
