import { DICE, diceGame } from '@bastide/dice-game'
import { demand } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { throwOdds } from './throw-odds.ts'

const oddsWith = (faces?: readonly string[]) =>
  throwOdds(demand(diceGame.compose(faces === undefined ? {} : { faces }, 2)).dice)

describe.each([
  ['the usual dice', undefined],
  ['dice without knights', ['NEW', 'NE', 'NE', 'N', 'N', 'catapult']],
  ['dice with cities only', ['NEW', 'NE', 'NS', 'N', 'N E', 'N S']],
])('the odds of %s', (_, faces) => {
  const { chance, hands, upTo, sizes, knights } = oddsWith(faces)

  test('add up to one, for any number of dice', () => {
    for (let dice = 0; dice <= DICE; dice++) {
      const sum = (chance[dice] as Float64Array).slice(0, upTo[dice]).reduce((all, one) => all + one, 0)
      expect(sum).toBeCloseTo(1, 12)
      const others = knights.slice(dice * (DICE + 1), (dice + 1) * (DICE + 1)).reduce((all, one) => all + one, 0)
      expect(others).toBeCloseTo(1, 12)
    }
  })

  test('name every hand once, smaller ones first', () => {
    expect(new Set(hands).size).toBe(hands.length)
    expect([...sizes]).toEqual([...sizes].sort((one, other) => one - other))
  })
})

test('one corner beside a die without a city comes in 4 of 36 throws; three knights are enough', () => {
  const { chance, hands, enough, catapult } = oddsWith()
  const corner = hands.indexOf(10)
  expect(chance[2]?.[corner]).toBeCloseTo((2 * 1 * 2) / 36, 12)
  // Of three dice without a city, each is a knight as often as a catapult.
  expect(enough[3 * 4]).toBeCloseTo(1 / 8, 12)
  expect(enough[1 * 4 + 2]).toBeCloseTo(1 / 2, 12)
  expect(enough[0 * 4 + 3]).toBe(1)
  expect(catapult).toBeCloseTo(1 / 6, 12)
})
