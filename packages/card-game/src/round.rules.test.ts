/** The clauses about a round: what is played, where it goes, and who wins it. */
import { NO_ACTION } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim, type Scenario, scenario } from '../scenarios/scenario.ts'

/** Ten cards that lie in yellow and red, out of the way. */
const OPENING = 'y1 y1 y1 y1 y1 y1 y1 y1 r1 r1'

/** Three seats, with seat 0 as dealer, and their hands, dealt in the order written. */
function dealt(hands: readonly [string, string, string]): Scenario {
  const cards = hands.map((hand) => hand.split(' '))
  const deals = Array.from({ length: 5 }, (_, i) => [1, 2, 0].map((seat) => `${cards[seat]?.[i]}>${seat}`).join(' '))
  return scenario(3, `${OPENING} ${deals.join(' ')}`)
}

const usual = (): Scenario => dealt(['rA rB r2 jA g1', 'gA gB g2 jB b1', 'bA bB b2 D y2'])

describe('a turn', () => {
  test('CARD-6 the one to the dealer’s left begins, and it goes on clockwise', () => {
    const game = usual()
    const awaited = [game.view().awaited]
    for (const move of ['(gA)@g', '(bA)@b', '(rA)@r', '+b', 'b2@b', 'r2@r'])
      awaited.push(game.play(move).view().awaited)
    expect(awaited).toEqual([1, 2, 0, 1, 2, 0, 1])
  })

  test('CARD-6 on turn a seat plays one card of its hand or places its follower, and may not pass', () => {
    const game = usual()
    expect(game.refused('(rA)@r')).toBe('not-in-hand CARD-6')
    expect(game.refused('=keep')).toBe('not-now CARD-6')
    expect(game.refusedMove({ play: 'green/animal', on: 'green', down: true, by: 2 })).toBe('wrong-seat CARD-6')
    expect(game.rules.pass(game.p)).toBe(NO_ACTION)
    expect(game.play('(gA)@g').view(1).hand).toEqual([
      'green/person-2',
      'green/building',
      'blue/person-1',
      'building-joker',
    ])
    expect(
      game
        .play('+y')
        .view()
        .seats.map(({ hand, claimed }) => [hand, claimed]),
    ).toEqual([
      [5, false],
      [4, false],
      [5, true],
    ])
  })

  test('CARD-6 in a round everybody plays all cards, and places the follower one time', () => {
    const game = usual()
    const turns = [0, 0, 0]
    const claims = [0, 0, 0]
    while (game.view().step === 'play') {
      const seat = game.view().awaited as number
      const [choice] = game.view(seat).choices
      const spots = choice?.kind === 'spots' ? choice.spots : []
      const { move } = spots[(turns[seat] as number) % spots.length] as { move: object }
      turns[seat] = (turns[seat] as number) + 1
      if ('claim' in move) claims[seat] = (claims[seat] as number) + 1
      game.move(move)
    }
    expect([turns, claims]).toEqual([
      [6, 6, 6],
      [1, 1, 1],
    ])
  })

  test('CARD-7 the first card of a round lies face down in a row of one’s choice, and only its player knows it', () => {
    const game = usual()
    expect(game.refused('gA@g')).toBe('face-down CARD-7')
    for (const row of ['y', 'r', 'g', 'b']) expect(game.refused(`(gA)@${row}`)).toBe('accepted')
    game.play('(gA)@b')
    expect([game.row('blue', 1), game.row('blue', 0), game.row('blue')]).toEqual(['(green/animal)', '(down)', '(down)'])
    const played = { play: 'green/animal', on: 'blue', down: true } as const
    expect([0, 1, 2, -3].map((viewer) => game.rules.redact(played, 1, viewer))).toEqual([
      { ...played, play: '?' },
      played,
      { ...played, play: '?' },
      { ...played, play: '?' },
    ])
  })

  test('CARD-7 a claim before the first card leaves it the first', () => {
    const game = usual().play('+y (bA)@b (rA)@r')
    expect(game.refused('gA@g')).toBe('face-down CARD-7')
    expect(game.refused('(gA)@r')).toBe('accepted')
  })

  test('CARD-7 later cards lie open, each in its colour’s row', () => {
    const game = usual().play('(gA)@g (bA)@b (rA)@r')
    expect(game.refused('(g2)@g')).toBe('face-up CARD-7')
    expect(game.refused('g2@b')).toBe('wrong-row CARD-7')
    expect(game.play('g2@g').row('green')).toBe('(down) green/person-2')
  })

  test('CARD-7 what has no colour fits in all rows, open or not', () => {
    const game = dealt(['rA rB r2 jA g1', 'gA gB g2 jB b1', 'bA bB F D y2']).play('(gA)@g (bA)@b (rA)@r')
    for (const row of ['y', 'r', 'g', 'b']) expect(game.refused(`jB@${row}`)).toBe('accepted')
    game.play('jB@y')
    for (const card of ['D', 'F'])
      for (const row of ['y', 'r', 'g', 'b']) expect(game.refused(`${card}@${row}`)).toBe('accepted')
    game.play('D@y')
    for (const row of ['y', 'r', 'g', 'b']) expect(game.refused(`jA@${row}`)).toBe('accepted')
    expect(game.play('jA@y').row('yellow')).toMatch(/building-joker dragon animal-joker$/)
  })

  test('CARD-8 a card is added at the right end of its row, after a follower that stands there', () => {
    const game = usual().play('(gA)@g +g (rA)@g g2@g')
    expect(game.row('green')).toBe('(down) +2 (down) green/person-2')
  })
})

describe('the large follower', () => {
  test('CARD-9 it may stand in each row, and wins the cards back to the follower before it', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 g2 +1 g3' } }).play('+g')
    expect(game.awards).toEqual(['1: 6 by CARD-12', '0: 3 by CARD-12'])
    const other = beforeLastClaim({ rows: { green: 'g1 g2 +1', blue: 'b1 b1 b1' } })
    for (const row of ['y', 'r', 'g', 'b']) expect(other.refused(`+${row}`)).toBe('accepted')
    expect(other.play('+b').scores).toEqual([9, 6])
  })

  test('CARD-9 it wins what lay there from the beginning, and from earlier rounds', () => {
    const game = usual()
    game.play('(gA)@g (bA)@b (rA)@r g2@g b2@b r2@r gB@g bB@b rB@r jB@b D@b jA@b b1@b y2@y g1@g')
    expect(game.view().seats.map(({ hand }) => hand)).toEqual([0, 0, 0])
    game.play('+y +y +y ')
    expect(game.told.filter(({ kind }) => kind === 'won').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 9],
      [2, 0],
      [0, 0],
    ])
    expect(game.scores).toEqual([0, (8 * 1 + 2) * 9, 0])
  })

  test('CARD-9 it stays for the round, and is placed but once', () => {
    const game = usual().play('+g (bA)@b (rA)@r')
    expect(game.refused('+b')).toBe('has-claimed CARD-9')
    expect(game.row('green')).toBe('+1')
  })

  test('CARD-9 with no cards left it must be placed', () => {
    const game = usual().play('(gA)@g (bA)@b (rA)@r g2@g b2@b r2@r gB@g bB@b rB@r jB@b D@b jA@b b1@b y2@y g1@g')
    expect(game.refused('g2@g')).toBe('no-cards CARD-9')
    const [choice] = game.view(1).choices
    expect(choice?.kind === 'spots' && choice.spots.map(({ figure }) => figure)).toEqual([
      'follower',
      'follower',
      'follower',
      'follower',
    ])
  })

  test('CARD-9 one may claim a stretch without cards, which yields nothing', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 +1' }, animals: [{ red: 3 }] }).play('+g')
    expect(game.scores).toEqual([0, 1])
    expect(game.story).toContain('Red wins nothing from the green row.')
    expect(beforeLastClaim({ rows: { green: 'g1 +1' } }).play('+r').scores).toEqual([0, 1])
  })

  test('CARD-10 the last to place it deals the next round', () => {
    const game = dealt(['rA rB r2 jA g1', 'gA gB g2 jB b1', 'bA bB b2 D y2'])
    game.play('+y +y (rA)@r (gA)@g (bA)@b +y g2@g b2@b r2@r gB@g bB@b rB@r jB@b D@b jA@b b1@b y2@y g1@g')
    expect(game.view()).toMatchObject({ round: 2, dealer: 0, step: 'deal' })
    const other = dealt(['rA rB r2 jA g1', 'gA gB g2 jB b1', 'bA bB b2 D y2'])
    other.play('+y +y +y (gA)@g (bA)@b (rA)@r g2@g b2@b r2@r gB@g bB@b rB@r jB@b D@b jA@b b1@b y2@y g1@g')
    expect(other.view().dealer).toBe(0)
    expect(
      beforeLastClaim({ seats: 3, rows: { green: '+0', blue: '+2' } })
        .play('+r')
        .view(),
    ).toMatchObject({ dealer: 1, round: 2 })
    expect(
      beforeLastClaim({ seats: 3, rows: { green: '+0', blue: '+2' } })
        .play('+r')
        .refused('rA>2'),
    ).toBe('accepted')
  })
})
