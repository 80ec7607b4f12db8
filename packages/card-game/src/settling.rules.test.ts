/** The clauses about the end of a round: the order of settling, and what the cards won are worth. */
import { describe, expect, test } from 'vitest'
import { beforeLastClaim } from '../scenarios/scenario.ts'

describe('settling', () => {
  test('CARD-11 rows are settled from the bottom: blue, green, red, yellow', () => {
    const game = beforeLastClaim({
      seats: 4,
      rows: { yellow: 'y1', red: 'r1 +1', green: 'g1 +2', blue: 'b1 +3' },
    }).play('+y')
    expect(game.told.filter(({ kind }) => kind === 'won').map(({ row, seat }) => [row, seat])).toEqual([
      ['blue', 3],
      ['green', 2],
      ['red', 1],
      ['yellow', 0],
    ])
  })

  test('CARD-11 the round is not settled before all have played and placed', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 +1' } })
    expect(game.view()).toMatchObject({ step: 'play', awaited: 0, settling: null })
    expect(game.scores).toEqual([0, 0])
  })

  test('CARD-11 cards that nobody won stay in their row in order, and close up to the board', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 +1 g2 (rA) g3', blue: 'b1 b2', red: 'r1' } }).play('+r')
    expect([game.row('green'), game.row('blue'), game.row('red'), game.row('yellow')]).toEqual([
      'green/person-2 (down) green/person-3',
      'blue/person-1 blue/person-2',
      '',
      '',
    ])
    expect(game.row('green', 1)).toBe('green/person-2 (red/animal) green/person-3')
  })

  test('CARD-11 what was won face down is turned up for all to see, the rest is not', () => {
    const game = beforeLastClaim({ rows: { green: '(gA) (g2) +1 (g3)' } }).play('+r')
    expect(game.view()).toMatchObject({ step: 'turn-up', awaited: 'chance', settling: { row: 'green', seat: 1 } })
    expect(game.refused('^g2')).toBe('another-card CARD-11')
    expect(game.refused('g2>0')).toBe('not-now CARD-11')
    game.play('^gA')
    expect(game.row('green')).toBe('green/animal (down) +1 (down)')
    game.play('^g2')
    expect(game.row('green')).toBe('(down)')
    expect(game.scores).toEqual([0, 2 + 3])
  })

  test('CARD-11 a follower that has won goes home, and can be placed again in the next round', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 +1' } }).play('+b')
    expect(game.view().seats.map(({ claimed }) => claimed)).toEqual([false, false])
    expect([game.row('green'), game.row('blue')]).toEqual(['', ''])
  })

  test('CARD-21 in a row the stretch next to the board comes first', () => {
    const game = beforeLastClaim({ seats: 3, rows: { green: '(gA) +2 (g1) +0 (rA)' } }).play('+g')
    expect(game.view().settling).toMatchObject({ seat: 2 })
    expect(game.play('^gA').view().settling).toMatchObject({ seat: 0 })
    expect(game.play('^g1').view().settling).toMatchObject({ seat: 1 })
    expect(game.play('^rA').view()).toMatchObject({ awaited: 1, step: 'choose' })
    expect(game.told.filter(({ kind }) => kind === 'won').map(({ seat }) => seat)).toEqual([2, 0, 1])
  })

  test('CARD-21 a winner turns up all, chooses, assigns, scores, and puts buildings away, in this order', () => {
    const game = beforeLastClaim({ rows: { green: '(rA) jA gA g1 gB (bB)', yellow: '+1' } }).play('+g')
    game.play('^rA ^bB =keep =cash ~r')
    expect(game.told.map(({ kind, clause }) => `${kind} ${clause}`).filter((one) => !/CARD-(4|10)$/.test(one))).toEqual(
      [
        'claimed CARD-9',
        'won CARD-9',
        'turned-up CARD-11',
        'turned-up CARD-11',
        'kept CARD-17',
        'score CARD-17',
        'assigned CARD-14',
        'score CARD-12',
        'score CARD-13',
        'score CARD-13',
        'stored CARD-15',
        'won CARD-9',
      ],
    )
  })
})

describe('persons and wonders', () => {
  test('CARD-12 the sum of the numbers times their number, and then they are gone', () => {
    const game = beforeLastClaim({ rows: { green: 'g1 g2 g2 g3', blue: '+1' } }).play('+g')
    expect(game.awards).toEqual(['0: 32 by CARD-12'])
    expect(game.story).toContain('Red scores 32: (1+2+2+3) × 4 people. (CARD-12)')
    expect(game.row('green')).toBe('')
  })

  test('CARD-12 a person that lay face down in its own row counts with the others', () => {
    expect(beforeLastClaim({ rows: { green: 'g1 (g3)', blue: '+1' } }).play('+g ^g3').scores).toEqual([8, 0])
  })

  test('CARD-16 dragon and fairy give ten each, wherever they lie', () => {
    const game = beforeLastClaim({ rows: { green: 'D g1 F', blue: '+1' } }).play('+g')
    expect(game.awards).toEqual(['0: 1 by CARD-12', '0: 10 by CARD-16', '0: 10 by CARD-16'])
    expect(beforeLastClaim({ rows: { green: '(D)', blue: '+1' } }).play('+g ^D').awards).toEqual(['0: 10 by CARD-16'])
  })
})

describe('animals', () => {
  test.each([
    [1, 3],
    [2, 6],
    [3, 9],
    [4, 12],
    [5, 14],
    [6, 16],
    [7, 18],
    [8, 19],
    [9, 19],
    [12, 19],
  ])('CARD-13 with %i of a kind, a card just won included, %i points', (count, points) => {
    const game = beforeLastClaim({ rows: { green: 'gA', blue: '+1' }, animals: [{ green: count - 1, red: 4 }] }).play(
      '+g',
    )
    expect(game.awards).toEqual([`0: ${points} by CARD-13`])
    expect(game.view().seats[0]?.animals).toEqual({ yellow: 0, red: 4, green: count, blue: 0 })
  })

  test('CARD-13 nine and more are worth what the table agreed on', () => {
    const worth = (count: number) =>
      beforeLastClaim({
        rows: { green: 'gA', blue: '+1' },
        animals: [{ green: count - 1 }],
        options: { 'nine-animals': 24 },
      }).play('+g').scores[0]
    expect([8, 9, 10, 13].map(worth)).toEqual([19, 24, 24, 24])
  })

  test('CARD-13 only kinds of which a card was won now score, each by itself', () => {
    const game = beforeLastClaim({
      rows: { green: 'gA gA', blue: 'bA +1' },
      animals: [{ green: 1, blue: 5 }, {}],
    }).play('+g')
    expect(game.awards).toEqual(['1: 3 by CARD-13', '0: 9 by CARD-13'])
  })

  test('CARD-14 a joker becomes a kind that the winner owns, and that kind scores once', () => {
    const game = beforeLastClaim({ rows: { green: 'jA jA', blue: '+1' }, animals: [{ red: 2 }] }).play('+g')
    expect(game.awards).toEqual(['0: 12 by CARD-13'])
    expect(game.view().seats[0]).toMatchObject({ animals: { red: 4, green: 0 }, waiting: 0 })
  })

  test('CARD-14 with several kinds, those just won included, each joker is assigned on its own', () => {
    const game = beforeLastClaim({ rows: { green: 'jA gA jA', blue: '+1' }, animals: [{ red: 2 }] }).play('+g')
    expect(game.view(0)).toMatchObject({ step: 'assign', awaited: 0, settling: { card: 'animal-joker', jokers: 2 } })
    expect(game.view(0).choices).toEqual([
      {
        kind: 'names',
        names: [
          { name: 'red/animal', move: { assign: 'red' } },
          { name: 'green/animal', move: { assign: 'green' } },
        ],
      },
    ])
    expect(game.refused('~b')).toBe('no-such-animal CARD-14')
    expect(game.refused('=keep')).toBe('not-now CARD-14')
    game.play('~r')
    expect(game.view(0)).toMatchObject({ step: 'assign', settling: { jokers: 1 } })
    game.play('~g')
    expect(game.awards).toEqual(['0: 9 by CARD-13', '0: 6 by CARD-13'])
    expect(game.view().seats[0]?.animals).toEqual({ yellow: 0, red: 3, green: 2, blue: 0 })
  })

  test('CARD-14 who owns no animal gets three for each joker, and it waits', () => {
    const game = beforeLastClaim({ rows: { green: 'jA g1 jA', blue: '+1' } }).play('+g')
    expect(game.awards).toEqual(['0: 3 by CARD-14', '0: 3 by CARD-14', '0: 1 by CARD-12'])
    expect(game.view().seats[0]).toMatchObject({ waiting: 2, animals: { yellow: 0, red: 0, green: 0, blue: 0 } })
  })

  test('CARD-14 a joker that waited joins the first animal that is kept, before scoring, and the three points stay', () => {
    const game = beforeLastClaim({ rows: { green: 'gA', blue: '+1' }, waiting: [2] }).play('+g')
    expect(game.awards).toEqual(['0: 9 by CARD-13'])
    expect(game.view().seats[0]).toMatchObject({ waiting: 0, animals: { green: 3 } })
    const both = beforeLastClaim({ rows: { green: 'gA (bA)', blue: '+1' }, waiting: [1] }).play('+g ^bA =keep')
    expect(both.view(0)).toMatchObject({ step: 'assign', settling: { jokers: 1 } })
    expect(both.play('~b').awards).toEqual(['0: 3 by CARD-13', '0: 6 by CARD-13'])
  })

  test('CARD-14 a joker that waits is paid but once, and an animal that is cashed does not end the waiting', () => {
    const game = beforeLastClaim({ rows: { green: '(bA) jA', blue: '+1' }, waiting: [1] }).play('+g ^bA =cash')
    expect(game.awards).toEqual(['0: 10 by CARD-17', '0: 3 by CARD-14'])
    expect(game.view().seats[0]?.waiting).toBe(2)
  })
})

describe('buildings', () => {
  test('CARD-15 buildings and their jokers go under the chest, which all see as a number', () => {
    const game = beforeLastClaim({ rows: { green: 'gB jB gB', blue: '+1' } }).play('+g')
    expect(game.view().seats.map(({ chest }) => chest)).toEqual([3, 0])
    expect(game.scores).toEqual([0, 0])
    expect(game.story).toContain('Red puts a green building under the chest.')
    expect(game.story).toContain('Red puts a building joker under the chest.')
    // Without aids: one of them counts what has been seen of each card, and who has it is not in a view either.
    for (const viewer of [0, 1, -3]) {
      const { worth: _, ...shown } = game.rules.view(game.p, viewer, ['stretch-worth'])
      expect(JSON.stringify(shown)).not.toContain('building')
    }
  })
})

describe('misplaced cards', () => {
  test('CARD-17 a misplaced person gives ten, and is none of the persons that are added up', () => {
    const game = beforeLastClaim({ rows: { green: 'g2 (r3) g1', blue: '+1' } }).play('+g ^r3')
    expect(game.awards).toEqual(['0: 6 by CARD-12', '0: 10 by CARD-17'])
  })

  test('CARD-17 for an animal or a building the winner chooses: ten points, or the card', () => {
    const misplaced = () => beforeLastClaim({ rows: { green: '(rA) (bB)', blue: '+1' } }).play('+g ^rA ^bB')
    expect(misplaced().view(0)).toMatchObject({
      step: 'choose',
      awaited: 0,
      settling: { card: 'red/animal', row: 'green' },
    })
    expect(misplaced().view(0).choices).toEqual([
      {
        kind: 'names',
        names: [
          { name: 'cash', move: { choose: 'cash' } },
          { name: 'keep', move: { choose: 'keep' } },
        ],
      },
    ])
    expect(misplaced().refused('~r')).toBe('not-now CARD-17')
    expect(misplaced().play('=cash').view(0)).toMatchObject({ settling: { card: 'blue/building' } })
    expect(misplaced().play('=cash =cash').view().seats[0]).toMatchObject({ score: 20, chest: 0, animals: { red: 0 } })
    expect(misplaced().play('=keep =cash').view().seats[0]).toMatchObject({ score: 13, chest: 0, animals: { red: 1 } })
    expect(misplaced().play('=keep =keep').view().seats[0]).toMatchObject({ score: 3, chest: 1, animals: { red: 1 } })
  })

  test('CARD-17 a card that lay face down in its own row is not misplaced', () => {
    const game = beforeLastClaim({ rows: { green: '(gA) (gB)', blue: '+1' } }).play('+g ^gA ^gB')
    expect(game.view()).toMatchObject({ step: 'deal', seats: [{ score: 3, chest: 1 }, {}] })
  })

  test('CARD-17 a joker that lay face down is misplaced', () => {
    const game = beforeLastClaim({ rows: { green: '(jA) (jB)', blue: '+1' } }).play('+g ^jA ^jB')
    expect(game.view(0)).toMatchObject({ step: 'choose', settling: { card: 'animal-joker' } })
    expect(game.play('=cash =keep').view().seats[0]).toMatchObject({ score: 10, waiting: 0, chest: 1 })
    expect(
      beforeLastClaim({ rows: { green: '(jA)', blue: '+1' } })
        .play('+g ^jA =keep')
        .view().seats[0],
    ).toMatchObject({ score: 3, waiting: 1 })
    expect(
      beforeLastClaim({ rows: { green: 'jA jB', blue: '+1' } })
        .play('+g')
        .view().seats[0],
    ).toMatchObject({ score: 3, waiting: 1, chest: 1 })
  })

  test('CARD-17 unless the table agreed that jokers are ordinary', () => {
    const options = { 'face-down-jokers': 'ordinary' }
    const game = beforeLastClaim({ options, rows: { green: '(jA) (jB) (rA)', blue: '+1' } }).play('+g ^jA ^jB ^rA')
    expect(game.view(0)).toMatchObject({ step: 'choose', settling: { card: 'red/animal' } })
    expect(game.play('=cash').view().seats[0]).toMatchObject({ score: 13, waiting: 1, chest: 1 })
  })

  test('CARD-17 dragon and fairy leave no choice', () => {
    const game = beforeLastClaim({ rows: { green: '(F)', blue: '+1' } }).play('+g ^F')
    expect(game.awards).toEqual(['0: 10 by CARD-16'])
  })
})
