import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is asked for twice is done once, and can be asked for again when it is done', async () => {
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

test('what fails may be tried again', async () => {
  let tried = 0
  const act = once(() => Promise.reject(new Error(`try ${++tried}`)))
  await expect(act()).rejects.toThrow('try 1')
  await expect(act()).rejects.toThrow('try 2')
})
