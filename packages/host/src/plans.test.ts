import { describe, expect, test } from 'vitest'
import { Plans, type Thought } from './index.ts'

const about = (moves: readonly string[], seat = 0, bot = 'master'): Thought => ({
  game: '',
  setup: {},
  seats: 2,
  seat,
  bot,
  moves,
  seed: 1,
})

const planned = (): Plans => {
  const plans = new Plans()
  plans.keep('t', about(['a']), ['b', 'c', 'd'])
  return plans
}

describe('plans', () => {
  test('go on move by move, where the table came to what was expected', () => {
    const plans = planned()
    expect(plans.next('t', about(['a', 'b']))).toBe('c')
    expect(plans.next('t', about(['a', 'b', 'c']))).toBe('d')
    expect(plans.next('t', about(['a', 'b', 'c', 'd']))).toBeUndefined()
  })

  test('HOST-48 are nothing for another table, seat, bot or history', () => {
    expect(planned().next('u', about(['a', 'b']))).toBeUndefined()
    expect(planned().next('t', about(['a', 'b'], 1))).toBeUndefined()
    expect(planned().next('t', about(['a', 'b'], 0, 'journeyman'))).toBeUndefined()
    expect(planned().next('t', about(['a', 'x']))).toBeUndefined()
    expect(planned().next('t', about(['x', 'b']))).toBeUndefined()
    expect(planned().next('t', about(['a', 'b', 'c']))).toBeUndefined()
    expect(planned().next('t', about(['a']))).toBeUndefined()
  })

  test('are forgotten once something else came', () => {
    const plans = planned()
    plans.next('t', about(['a', 'x']))
    expect(plans.next('t', about(['a', 'b']))).toBeUndefined()
  })
})
