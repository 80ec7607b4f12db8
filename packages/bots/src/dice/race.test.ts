import { describe, expect, test } from 'vitest'
import { Race } from './race.ts'
import { newStakes, stakeRace } from './stakes.ts'
import type { Turn } from './turn.ts'
import type { TurnShares } from './turn-shares.ts'
import { USUAL_TURNS } from './usual-turns.ts'

/** Every turn completes a city of so many dice with this probability, and nothing otherwise. */
const oneCity = (dice: number, share: number): TurnShares => ({
  city: Array.from({ length: 10 }, (_, size) => (size === dice ? share : size === 0 ? 1 - share : 0)),
  knight: 0,
  catapults: 0,
})

describe('the race', () => {
  test('is the known one where a single city decides', () => {
    const share = 0.3
    const race = new Race(3, [oneCity(4, share)])
    race.clear()
    race.meet(3, 0, 0)
    // The other is first: the seat wins if the other misses and it hits, or if both miss and it wins then.
    const expected = ((1 - share) * share) / (1 - (1 - share) ** 2)
    expect(race.chance(3, 0, 0)).toBeCloseTo(expected, 9)
    race.meet(3, 0, 0)
    expect(race.chance(3, 0, 0)).toBeCloseTo(((1 - share) ** 2 * share) / (1 - (1 - share) ** 3), 9)
  })

  test('a knight doubles one turn, and no more', () => {
    const race = new Race(6, [oneCity(4, 0.5)])
    const chanceAgainst = (otherNeed: number, need: number, knight: number): number => {
      race.clear()
      race.meet(otherNeed, 0, 0)
      return race.chance(need, knight, 0)
    }
    // The other has a turn, hit or missed. Then three points, doubled, are enough; after a miss the knight is gone.
    const missed = 0.5 * chanceAgainst(6, 6, 0) + 0.5 * chanceAgainst(3, 6, 0)
    expect(chanceAgainst(6, 6, 1)).toBeCloseTo(0.5 + 0.5 * missed, 9)
  })

  test('fewer points to go, fewer dice of the others and a knight help', () => {
    const race = new Race(42, USUAL_TURNS)
    const chanceAgainst = (otherNeed: number, otherFewer: number, need: number, knight: number): number => {
      race.clear()
      race.meet(otherNeed, 0, otherFewer)
      return race.chance(need, knight, 0)
    }
    const even = chanceAgainst(42, 0, 42, 0)
    expect(even).toBeGreaterThan(0.35)
    expect(even).toBeLessThan(0.5)
    expect(chanceAgainst(42, 0, 30, 0)).toBeGreaterThan(even)
    expect(chanceAgainst(30, 0, 42, 0)).toBeLessThan(even)
    expect(chanceAgainst(42, 1, 42, 0)).toBeGreaterThan(even)
    expect(chanceAgainst(42, 0, 42, 1)).toBeGreaterThan(even)
    expect(chanceAgainst(42, 0, 0, 0)).toBe(1)
  })
})

test('the stakes are chances: they rise with the city, and reach 1 where it wins', () => {
  const stakes = newStakes()
  const turn: Turn = {
    ...{ cells: [], shapes: [], loose: new Uint8Array(4), looseCities: 0, knights: 0, kept: 0, throwsLeft: 2 },
    ...{ mayWin: false, isDoubled: true, scores: [10, 22, 30], hasKnight: [true, false, false] },
  }
  stakeRace(stakes, new Race(42, USUAL_TURNS), turn, 1, 42)
  for (let dice = 1; dice < 10; dice++)
    expect(stakes.city[dice]).toBeGreaterThanOrEqual(stakes.city[dice - 1] as number)
  // Twice ten points are enough, twice six are not.
  expect(stakes.city[6]).toBe(1)
  expect(stakes.city[5]).toBeLessThan(1)
  expect(stakes.knight).toBeGreaterThan(stakes.city[0] as number)
})

test('a knight that stays takes a die from the others', () => {
  const stakes = newStakes()
  const turn: Turn = {
    ...{ cells: [], shapes: [], loose: new Uint8Array(4), looseCities: 0, knights: 0, kept: 0, throwsLeft: 2 },
    ...{ mayWin: false, isDoubled: false, scores: [20, 22], hasKnight: [false, false] },
  }
  const race = new Race(42, USUAL_TURNS)
  stakeRace(stakes, race, turn, 0, 42)
  race.clear()
  race.meet(20, 0, 1)
  expect(stakes.knight).toBeCloseTo(race.chance(22, 1, 0), 12)
  race.clear()
  race.meet(20, 0, 0)
  expect(stakes.city[0]).toBeCloseTo(race.chance(22, 0, 0), 12)
})
