/** The clauses about the cards, and about what happens before the first round. */
import { CHANCE, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rulesOf, scenario } from '../scenarios/scenario.ts'
import { CARDS, storyLine, textsFor } from './index.ts'

/** What chance may deal at the start, with the number of each card. */
function box(): { readonly [card: string]: number } {
  const rules = rulesOf(2)
  const options = new Options()
  const p = rules.start()
  rules.options(p, CHANCE, options)
  return Object.fromEntries(
    Array.from({ length: options.length }, (_, i) => [
      (rules.toMove(p, options.action(i)) as { deal: string }).deal,
      options.weight(i),
    ]),
  )
}

describe('the cards', () => {
  test('CARD-1 each colour has 16 persons, 5 buildings and 9 animals, and ten cards have none: 130 in all', () => {
    const cards = box()
    for (const colour of ['yellow', 'red', 'green', 'blue'])
      expect(
        ['person-1', 'person-2', 'person-3', 'building', 'animal'].map((sort) => cards[`${colour}/${sort}`]),
      ).toEqual([8, 5, 3, 5, 9])
    expect(['dragon', 'fairy', 'animal-joker', 'building-joker'].map((card) => cards[card])).toEqual([1, 1, 4, 4])
    expect(Object.values(cards).reduce((sum, copies) => sum + copies, 0)).toBe(130)
    expect(Object.keys(cards)).toEqual(CARDS)
  })

  test('CARD-1 each card is as likely as any other, and none comes more often than it is there', () => {
    const rules = rulesOf(2)
    const random = new Random(1)
    const p = rules.start()
    const seen = new Map<number, number>()
    for (let i = 0; i < 13_000; i++) {
      const action = rules.sample(p, CHANCE, random)
      seen.set(action, (seen.get(action) ?? 0) + 1)
    }
    for (const [i, copies] of Object.values(box()).entries())
      expect(Math.abs((seen.get(i) ?? 0) - 100 * copies)).toBeLessThan(6 * Math.sqrt(100 * copies))
    const game = scenario(2, 'r3 r3 r3')
    expect(game.refused('r3')).toBe('none-left CARD-1')
    expect(game.refused('g3')).toBe('accepted')
    expect(game.refusedMove({ deal: 'pink/animal' })).toBe('unknown-card CARD-1')
  })

  test('CARD-2 chickens are yellow, sheep are red, pigs are green and horses are blue, and each colour has one kind', () => {
    const told = ['yellow', 'red', 'green', 'blue'].map((colour) =>
      storyLine(textsFor('en'), ['Red'], {
        kind: 'stored',
        seat: 0,
        points: 0,
        clause: 'CARD-2',
        card: `${colour}/animal`,
      }),
    )
    expect(told.map((line) => line.split(' ')[3])).toEqual(['chicken', 'sheep', 'pig', 'horse'])
    expect(CARDS.filter((card) => card.endsWith('/animal'))).toHaveLength(4)
    expect(CARDS.filter((card) => card.endsWith('/building'))).toHaveLength(4)
  })
})

describe('before the first round', () => {
  test('CARD-3 ten cards go face up to the rows of their colours, in the order in which they come', () => {
    const game = scenario(2, 'rA g1 r2 bB y3 rB b1 b1 yA')
    expect(game.view().awaited).toBe('chance')
    expect(game.view().step).toBe('open')
    game.play('gB')
    expect(['yellow', 'red', 'green', 'blue'].map((row) => game.row(row as 'red'))).toEqual([
      'yellow/person-3 yellow/animal',
      'red/animal red/person-2 red/building',
      'green/person-1 green/building',
      'blue/building blue/person-1 blue/person-1',
    ])
    expect(game.view()).toMatchObject({ step: 'deal', round: 1, pile: 120 })
  })

  test('CARD-3 for a card without colour the dealer chooses a row, as it is drawn', () => {
    const game = scenario(3, 'r1 jA', { dealer: 2 })
    expect(game.view(2)).toMatchObject({ step: 'put', awaited: 2, pending: 'animal-joker' })
    expect(game.view(2).choices).toEqual([
      { kind: 'names', names: ['yellow', 'red', 'green', 'blue'].map((name) => ({ name, move: { put: name } })) },
    ])
    expect(game.refused('g1')).toBe('not-now CARD-3')
    game.play('@g g2')
    expect(game.row('green')).toBe('animal-joker green/person-2')
    for (const token of ['D', 'F', 'jB']) expect(scenario(2, token).view().step).toBe('put')
    expect(game.refusedMove({ deal: 'red/animal', to: 0 })).toBe('not-to-a-seat CARD-3')
  })

  test.each([
    [2, 6, 10],
    [3, 5, 8],
    [4, 5, 6],
    [5, 4, 6],
  ])('CARD-4 %i players have %i cards in each of %i rounds, which is all there are', (seats, cards, rounds) => {
    const rules = rulesOf(seats)
    const random = new Random(seats)
    const p = rules.start()
    const dealt = new Map<string, number>()
    for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
      const action = rules.sample(p, by, random)
      const move = rules.toMove(p, action)
      const { round } = rules.view(p, 0)
      if ('deal' in move && move.to !== undefined)
        dealt.set(`${round}.${move.to}`, (dealt.get(`${round}.${move.to}`) ?? 0) + 1)
      rules.apply(p, by, action)
    }
    expect(dealt.size).toBe(seats * rounds)
    expect(new Set(dealt.values())).toEqual(new Set([cards]))
    expect(rules.view(p, 0)).toMatchObject({ over: true, pile: 0, round: rounds, rounds })
    expect(seats * cards * rounds).toBe(120)
  })

  test('CARD-4 cards are dealt one at a time, from the dealer’s left around the table', () => {
    const game = scenario(3, 'y1 y1 y1 y1 y1 y1 y1 y1 r1 r1', { dealer: 1 })
    game.play('rA>2 gA>0 bA>1 rB>2')
    expect(game.refused('yA>1')).toBe('wrong-seat CARD-4')
    expect(game.refusedMove({ deal: 'yellow/animal' })).toBe('wrong-seat CARD-4')
    expect([0, 1, 2].map((seat) => game.view(seat).hand)).toEqual([
      ['green/animal'],
      ['blue/animal'],
      ['red/building', 'red/animal'],
    ])
    expect(game.view(-3)).toMatchObject({ hand: null, seats: [{ hand: 1 }, { hand: 1 }, { hand: 2 }] })
  })

  test('CARD-5 each has a large follower to place, no points, nothing under the chest', () => {
    const { seats } = scenario(4).view()
    expect(seats).toHaveLength(4)
    for (const seat of seats)
      expect(seat).toEqual({
        score: 0,
        animals: { yellow: 0, red: 0, green: 0, blue: 0 },
        nextAnimal: { yellow: 3, red: 3, green: 3, blue: 3 },
        waiting: 0,
        chest: 0,
        series: null,
        hand: 0,
        claimed: false,
      })
    for (const count of [1, 6]) expect(() => rulesOf(count)).toThrow(`${count} is not between 2 and 5`)
  })

  test('CARD-5 the first dealer is the seat that the setup names, or chance says who', () => {
    expect(scenario(4).view().dealer).toBe(0)
    expect(scenario(4, '', { dealer: 3 }).view().dealer).toBe(3)
    const game = scenario(4, '', { dealer: 'random' })
    expect(game.view()).toMatchObject({ dealer: null, step: 'starts', awaited: 'chance' })
    expect(game.refused('*4')).toBe('no-such-seat CARD-5')
    expect(game.refused('rA')).toBe('not-now CARD-5')
    const random = new Random(1)
    const lots = new Set(Array.from({ length: 200 }, () => game.rules.sample(game.p, CHANCE, random)))
    expect([...lots].sort()).toEqual([0, 1, 2, 3])
    expect(game.play('*2').view()).toMatchObject({ dealer: 2, step: 'open' })
  })
})
