import { describe, expect, test } from 'vitest'
import { stonesRules } from '../example/stones.ts'
import { CHANCE, NO_ACTION, NOBODY } from './contract.ts'
import { sha256 } from './digest.ts'
import { canonical } from './json.ts'
import { copyOf, type Position } from './memory.ts'
import { Options } from './options.ts'
import { digest, playRandomly, resignedAction, standings } from './playing.ts'
import { Random } from './random.ts'

const rules = stonesRules()

/** Two seats that each hold a card of 1; the first is to move. */
function dealt(): Position {
  const p = rules.start()
  rules.apply(p, CHANCE, 0)
  rules.apply(p, CHANCE, 0)
  return p
}

describe('a digest', () => {
  test('is taken of the facts, with the name of the game and the version of the shape', () => {
    const p = dealt()
    expect(digest(rules, p)).toBe(sha256(canonical({ version: 1, game: 'stones', facts: rules.facts(p) })))
  })

  test('is the same for the same facts and another for others', () => {
    const p = dealt()
    const copy = copyOf(p)
    expect(digest(rules, copy)).toBe(digest(rules, p))
    rules.apply(copy, 0, 1)
    expect(digest(rules, copy)).not.toBe(digest(rules, p))
  })
})

describe('a random game', () => {
  test('ends, with every move one of the options and handed on before it is made', () => {
    const p = rules.start()
    const options = new Options()
    const seats: number[] = []
    let told = 0
    playRandomly(
      rules,
      p,
      new Random(4),
      (by, action) => {
        expect(rules.awaited(p)).toBe(by)
        rules.options(p, by, options)
        expect(options.has(action)).toBe(true)
        seats.push(by)
      },
      ({ points }) => {
        told += points
      },
    )
    expect(rules.awaited(p)).toBe(NOBODY)
    expect(seats.slice(0, 4)).toEqual([CHANCE, CHANCE, 0, 1])
    expect(told).toBe(rules.score(p, 0) + rules.score(p, 1))
  })

  test('is the same for the same seed', () => {
    const games = [5, 5, 6].map((seed) => {
      const made: number[] = []
      playRandomly(rules, rules.start(), new Random(seed), (_, action) => made.push(action))
      return made.join()
    })
    expect(games[0]).toBe(games[1])
    expect(games[0]).not.toBe(games[2])
  })
})

describe('a seat that has resigned', () => {
  test('passes where it may, and takes the first option where it may not', () => {
    const p = dealt()
    expect(resignedAction(rules, p)).toBe(0)
    rules.apply(p, 0, 0)
    rules.apply(p, 1, 2)
    expect(rules.pass(p)).toBe(NO_ACTION)
    expect(resignedAction(rules, p)).toBe(1)
  })

  test('owes nothing while chance is awaited, or when the game is over', () => {
    const p = rules.start()
    expect(resignedAction(rules, p)).toBe(NO_ACTION)
    playRandomly(rules, p, new Random(1))
    expect(resignedAction(rules, p)).toBe(NO_ACTION)
  })
})

describe('the standings', () => {
  const scored = (...scores: readonly number[]) => ({
    ...rules,
    seats: scores.length,
    score: (_: Position, seat: number) => scores[seat] as number,
  })

  test('go from the most points to the fewest', () => {
    expect(standings(scored(3, 9, 5), rules.start())).toEqual([
      { seat: 1, score: 9, place: 1 },
      { seat: 2, score: 5, place: 2 },
      { seat: 0, score: 3, place: 3 },
    ])
  })

  test('share a place for equal points, and leave the next one free', () => {
    expect(standings(scored(2, 7, 7, 0), rules.start()).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
    expect(standings(scored(0, 0, 0), rules.start()).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ])
  })

  test('go by merit where a game has one: a tie is broken, and who wins whatever the score comes first', () => {
    const won = { ...scored(7, 9, 7), merit: (_: Position, seat: number) => [71, 90, 70][seat] as number }
    expect(standings(won, rules.start()).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
  })

  test('put those who have left after all others, and these among each other by merit', () => {
    expect(
      standings(scored(9, 2, 5, 5), rules.start(), (seat) => seat !== 1).map(({ seat, place }) => [seat, place]),
    ).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ])
    const ranked = { ...scored(9, 9, 9), merit: (_: Position, seat: number) => [1, 2, 3][seat] as number }
    expect(standings(ranked, rules.start(), (seat) => seat === 2).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
  })
})

test('a random game that takes too long is given up as unfinished', () => {
  const p = rules.start()
  expect(playRandomly(rules, p, new Random(1), undefined, undefined, 5)).toBe(false)
  expect(rules.awaited(p)).not.toBe(NOBODY)
  expect(playRandomly(rules, p, new Random(1))).toBe(true)
})
