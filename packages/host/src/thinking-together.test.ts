import { describe, expect, test } from 'vitest'
import { bestOf, type Thought, type TriedMoves, thoughtsFor } from './index.ts'

const tried = (moves: string, times: number, sum: number): TriedMoves => ({ moves: [...moves], times, sum })

describe('thinking together', () => {
  test('is about the same, each with random numbers of its own', () => {
    const thought: Thought = { game: '', setup: {}, seats: 2, seat: 0, bot: '', moves: ['a'], seed: 7 }
    expect(thoughtsFor(thought, 3)).toEqual([thought, { ...thought, seed: 8 }, { ...thought, seed: 9 }])
  })

  test('alone follows the order in which lines were found best', () => {
    expect(bestOf([[tried('a', 4, 1), tried('b', 3, 30)]])).toEqual(['a'])
    expect(bestOf([])).toEqual([])
  })

  test('takes the best on average of what was tried the most', () => {
    const one = [tried('ab', 10, 50), tried('c', 10, 49), tried('d', 2, 20)]
    const other = [tried('c', 10, 60), tried('ab', 10, 40), tried('d', 2, 20)]
    expect(bestOf([one, other])).toEqual(['c'])
  })

  test('leaves out what most gave up', () => {
    const one = [tried('a', 10, 50), tried('b', 10, 49)]
    const other = [tried('c', 10, 90), tried('b', 10, 51)]
    expect(bestOf([one, other])).toEqual(['b'])
  })

  test('leaves out what all gave up, however late', () => {
    const one = [tried('a', 10, 50), tried('b', 6, 36)]
    const other = [tried('a', 10, 50), tried('b', 7, 42)]
    expect(bestOf([one, other])).toEqual(['a'])
  })

  test('takes one that somebody tried to the end, even if all tried another more often', () => {
    const others = ['a', 'c', 'd'].map((first) => [tried(first, 10, 50), tried('b', 9, 40)])
    expect(bestOf(others)).toEqual(['a'])
  })

  test('compares what met the same luck: who gave up in bad luck is not better for that', () => {
    const lucky = [tried('a', 100, 600), tried('b', 100, 600)]
    const unlucky = [tried('a', 100, 0), tried('b', 60, -30)]
    expect(bestOf([lucky, unlucky])).toEqual(['a'])
  })

  test('takes the first where nobody had time to try anything', () => {
    expect(bestOf([[tried('a', 0, 0), tried('b', 0, 0)], [tried('a', 0, 0)]])).toEqual(['a'])
  })
})
