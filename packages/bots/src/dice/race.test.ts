import { WORTH } from '@bastide/dice-game'
import { Random } from '@bastide/kernel'
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
    const race = new Race(3, [oneCity(4, share)], 2)
    race.clear()
    race.meet(3, 0, 0)
    // The other is first: the seat wins if the other misses and it hits, or if both miss and it wins then.
    const expected = ((1 - share) * share) / (1 - (1 - share) ** 2)
    expect(race.chance(3, 0)).toBeCloseTo(expected, 9)
    race.meet(3, 0, 0)
    expect(race.chance(3, 0)).toBeCloseTo(((1 - share) ** 2 * share) / (1 - (1 - share) ** 3), 9)
  })

  test('a knight doubles one turn, and no more', () => {
    const race = new Race(6, [oneCity(4, 0.5)], 1)
    const chanceAgainst = (otherNeed: number, need: number, knight: number): number => {
      race.clear()
      race.meet(otherNeed, 0, 0)
      return race.chance(need, knight)
    }
    // The other has a turn, hit or missed. Then three points, doubled, are enough; after a miss the knight is gone.
    const missed = 0.5 * chanceAgainst(6, 6, 0) + 0.5 * chanceAgainst(3, 6, 0)
    expect(chanceAgainst(6, 6, 1)).toBeCloseTo(0.5 + 0.5 * missed, 9)
  })

  test('fewer points to go, fewer dice of the others and a knight help', () => {
    const race = new Race(42, USUAL_TURNS, 1)
    const chanceAgainst = (otherNeed: number, otherFewer: number, need: number, knight: number): number => {
      race.clear()
      race.meet(otherNeed, 0, otherFewer)
      return race.chance(need, knight)
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

/** One turn: what is left to win, and whether a knight stays. */
function play({ city, knight }: TurnShares, need: number, isDoubled: boolean, random: Random): [number, boolean] {
  let left = random.below(1_000_000) / 1_000_000 - knight
  if (left < 0) return [need, true]
  for (let dice = 0; dice < city.length; dice++) {
    left -= city[dice] as number
    if (left < 0) return [need - (WORTH[dice] as number) * (isDoubled ? 2 : 1), false]
  }
  return [need, false]
}

/** How often the first seat wins if the turn goes round from the second on, and knights take dice from others. */
function shareWon(needs: readonly number[], knights: readonly boolean[], games: number): number {
  const random = new Random(11)
  let won = 0
  for (let game = 0; game < games; game++) {
    const left = [...needs]
    const has = [...knights]
    for (let seat = 1 % left.length; ; seat = (seat + 1) % left.length) {
      const fewer = has.filter((knight, other) => knight && other !== seat).length
      const [rest, stays] = play(USUAL_TURNS[fewer] as TurnShares, left[seat] as number, has[seat] as boolean, random)
      left[seat] = rest
      has[seat] = stays
      if (rest > 0) continue
      if (seat === 0) won++
      break
    }
  }
  return won / games
}

/** The seats are not quite independent: whoever leaves a knight takes a die from all others. */
const NEAR = 0.025

describe.each([2, 3, 4, 5])('with %i seats', (seats) => {
  const needs = [14, 20, 12, 25, 17].slice(0, seats)
  const others = needs.map((need, seat) => (seat === 0 ? 42 : 42 - need))

  test.each([
    ['nobody has a knight', [false, false, false, false, false]],
    ['the last has a knight', Array.from({ length: 5 }, (_, seat) => seat === seats - 1)],
    ['the first of the others has a knight', [false, true, false, false, false]],
  ])('the chance to win is what games show if %s', (_, knights) => {
    const turn: Turn = {
      ...{ cells: [], shapes: [], loose: new Uint8Array(4), looseCities: 0, knights: 0, kept: 0, throwsLeft: 2 },
      ...{ mayWin: false, isDoubled: false, scores: [28, ...others.slice(1)], hasKnight: knights.slice(0, seats) },
    }
    const stakes = newStakes()
    stakeRace(stakes, new Race(42, USUAL_TURNS, seats - 1), turn, 0, 42)
    const games = 20_000
    expect(Math.abs((stakes.city[0] as number) - shareWon(needs, knights.slice(0, seats), games))).toBeLessThan(NEAR)
    const withKnight = [true, ...knights.slice(1, seats)]
    expect(Math.abs(stakes.knight - shareWon(needs, withKnight, games))).toBeLessThan(NEAR)
  })
})

test('the stakes are chances: they rise with the city, and reach 1 where it wins', () => {
  const stakes = newStakes()
  const turn: Turn = {
    ...{ cells: [], shapes: [], loose: new Uint8Array(4), looseCities: 0, knights: 0, kept: 0, throwsLeft: 2 },
    ...{ mayWin: false, isDoubled: true, scores: [10, 22, 30], hasKnight: [true, false, false] },
  }
  stakeRace(stakes, new Race(42, USUAL_TURNS, 1), turn, 1, 42)
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
  const race = new Race(42, USUAL_TURNS, 1)
  stakeRace(stakes, race, turn, 0, 42)
  race.clear()
  race.meet(20, 0, 1)
  expect(stakes.knight).toBeCloseTo(race.chance(22, 1), 12)
  race.clear()
  race.meet(20, 0, 0)
  expect(stakes.city[0]).toBeCloseTo(race.chance(22, 0), 12)
})
