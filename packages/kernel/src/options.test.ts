import { describe, expect, test } from 'vitest'
import { Options } from './options.ts'

const listed = (options: Options): readonly (readonly number[])[] =>
  Array.from({ length: options.length }, (_, i) => [options.action(i), options.weight(i)])

describe('a list of options', () => {
  test('keeps actions in their order, with their weights', () => {
    const options = new Options()
    options.addWeighted(5, 1)
    options.addWeighted(-1, 3)
    options.addWeighted(70_000, 2)
    expect(listed(options)).toEqual([
      [5, 1],
      [-1, 3],
      [70_000, 2],
    ])
    expect(options.totalWeight).toBe(6)
  })

  test('weighs all alike where no weights were given, also after a list that had some', () => {
    const options = new Options()
    options.addWeighted(1, 9)
    options.clear()
    options.add(1)
    options.add(2)
    expect(listed(options)).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect([options.totalWeight, options.byWeight(0), options.byWeight(1)]).toEqual([2, 1, 2])
  })

  test('hands out room for long lists', () => {
    const options = new Options()
    options.add(7)
    const actions = options.room(3000)
    expect(actions.length).toBeGreaterThanOrEqual(3001)
    for (let i = 0; i < 3000; i++) actions[options.length++] = i
    expect([options.length, options.action(0), options.action(1), options.action(3000)]).toEqual([3001, 7, 0, 2999])
  })

  test('knows what is in it, and nothing that was in it before it was cleared', () => {
    const options = new Options()
    options.add(1)
    options.add(2)
    options.clear()
    options.add(3)
    expect([1, 2, 3].map((action) => options.has(action))).toEqual([false, false, true])
    expect([options.length, options.totalWeight]).toEqual([1, 1])
  })

  test('grows over its first size without losing any', () => {
    const options = new Options()
    for (let i = 0; i < 5000; i++) options.addWeighted(i * 3, (i % 4) + 1)
    expect(options.length).toBe(5000)
    expect(options.totalWeight).toBe(12_500)
    expect([0, 1023, 1024, 2048, 4999].map((i) => [options.action(i), options.weight(i)])).toEqual([
      [0, 1],
      [3069, 4],
      [3072, 1],
      [6144, 1],
      [14_997, 4],
    ])
    expect(options.has(14_997)).toBe(true)
    expect(options.has(1)).toBe(false)
  })

  test('gives each action as many tickets as it has weight', () => {
    const options = new Options()
    options.addWeighted(7, 2)
    options.addWeighted(8, 1)
    options.addWeighted(9, 3)
    expect([0, 1, 2, 3, 4, 5].map((ticket) => options.byWeight(ticket))).toEqual([7, 7, 8, 9, 9, 9])
  })
})
