import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

/** Something that ends when it is told to. */
function task(name: string, log: string[]) {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = async (): Promise<string> => {
    log.push(`${name} begins`)
    await ended
    log.push(`${name} ends`)
    return name
  }
  return { run, end }
}

test('one thing begins when the one before has ended', async () => {
  const queue = new Queue()
  const log: string[] = []
  const [first, second] = [task('first', log), task('second', log)]
  const both = [queue.add(first.run), queue.add(second.run)]
  second.end()
  await Promise.resolve()
  expect(log).toEqual(['first begins'])
  first.end()
  expect(await Promise.all(both)).toEqual(['first', 'second'])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('one that fails tells who added it, and the next still runs', async () => {
  const queue = new Queue()
  const failed = queue.add(() => Promise.reject(new Error('no')))
  const next = queue.add(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('it is empty as long as nothing runs or waits', async () => {
  const queue = new Queue()
  expect(queue.isEmpty).toBe(true)
  const [first, second] = [queue.add(() => Promise.resolve()), queue.add(() => Promise.reject(new Error('no')))]
  await first
  expect(queue.isEmpty).toBe(false)
  await second.catch(() => {})
  expect(queue.isEmpty).toBe(true)
})
