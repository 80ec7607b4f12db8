import { CARDS, Glance } from '@bastide/card-game'
import { describe, expect, test } from 'vitest'
import { type BeforeLastClaim, beforeLastClaim } from '../../../card-game/scenarios/scenario.ts'
import { NO_CARD, Stretches } from './stretches.ts'

const PRICES = { building: 6, hidden: 9, animalLater: 0.5 }
const GREEN = 2

/** The stretches as seat 0 sees them in the last round, so that nothing comes later. */
function stretchesOf(game: BeforeLastClaim): Stretches {
  const { rules, p } = beforeLastClaim({ round: 10, ...game, rows: { red: '+1', ...game.rows } })
  const glance = new Glance(rules)
  glance.look(p, 0)
  return new Stretches(glance, PRICES)
}

const worthOf = (game: BeforeLastClaim): number => stretchesOf(game).worth(0, GREEN, NO_CARD, false)

describe('the worth of an open stretch', () => {
  test('is what the rules pay, with a price for buildings and hidden cards', () => {
    expect(worthOf({ rows: { green: 'g1 g1 g3' } })).toBe(15)
    expect(worthOf({ rows: { green: 'gA gA' }, animals: [{ green: 3 }] })).toBe(14)
    expect(worthOf({ rows: { green: 'jA jA' } })).toBe(6)
    expect(worthOf({ rows: { green: 'D F g1' } })).toBe(21)
    expect(worthOf({ rows: { green: 'gB jB' } })).toBe(12)
    expect(worthOf({ rows: { green: '(D) g1' } })).toBe(10)
  })

  test('counts what animals add later, for each round that is left', () => {
    expect(worthOf({ rows: { green: 'gA' }, round: 6 })).toBe(3 + 4 * 0.5)
  })

  test('is the same with a card more as with the card lying there', () => {
    const one = stretchesOf({ rows: { green: 'g2 gA' } })
    const withCard = (card: (typeof CARDS)[number], isDown: boolean): number =>
      one.worth(0, GREEN, CARDS.indexOf(card), isDown)
    expect(withCard('green/person-3', false)).toBe(worthOf({ rows: { green: 'g2 gA g3' } }))
    expect(withCard('dragon', false)).toBe(worthOf({ rows: { green: 'g2 gA D' } }))
    expect(withCard('green/animal', true)).toBe(worthOf({ rows: { green: 'g2 gA gA' } }))
    expect(withCard('red/animal', true)).toBe(2 + 3 + 10)
    expect(withCard('building-joker', true)).toBe(2 + 3 + 10)
    expect(one.worth(0, GREEN, NO_CARD, false)).toBe(5)
  })
})
