import { CHANCE, demand, digest, makeRecord, Random, READER, recordFor, replay } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim, rulesOf, scenario } from '../scenarios/scenario.ts'
import type { Move } from './index.ts'

describe('a view', () => {
  test('shows each row as stretches, with who claimed them and who laid each card', () => {
    const { rows } = beforeLastClaim({ seats: 3, rows: { green: 'g1 (rA) +2 g2 +0 gA' } }).view(1)
    expect(rows[2]).toEqual({
      row: 'green',
      stretches: [
        {
          cards: [
            { card: 'green/person-1', lies: 'up', by: null },
            { card: 'red/animal', lies: 'down', by: 1 },
          ],
          seat: 2,
        },
        { cards: [{ card: 'green/person-2', lies: 'up', by: null }], seat: 0 },
        { cards: [{ card: 'green/animal', lies: 'up', by: null }], seat: null },
      ],
    })
    expect(rows.map(({ row }) => row)).toEqual(['yellow', 'red', 'green', 'blue'])
    expect(rows[0]?.stretches).toEqual([{ cards: [], seat: null }])
  })

  test('shows a seat that there is not what a watcher sees', () => {
    const game = beforeLastClaim({ seats: 5, rows: { green: 'g1 (rA) +2 g2 +0 gA', red: '+1 +3' } })
    expect(game.view(5)).toEqual(game.view(-3))
    expect(game.view(99)).toEqual(game.view(-3))
  })

  test('shows a reader of the whole record every hand and every hidden card', () => {
    const game = beforeLastClaim({ seats: 3, rows: { green: 'g1 (rA) +2 g2 +0 gA' } })
    const { rows, hand, hands, choices } = game.view(READER)
    expect(rows[2]?.stretches[0]?.cards[1]).toEqual({ card: 'red/animal', lies: 'down', by: 1 })
    expect([hand, hands?.length, choices]).toEqual([null, 3, []])
    expect('hands' in game.view(-3)).toBe(false)
    expect('hands' in game.view(0)).toBe(false)
  })

  test('has the choices of the awaited seat for that seat, and for nobody else', () => {
    const game = scenario(
      2,
      'y1 y1 y1 y1 y1 y1 y1 y1 r1 r1 gA>1 rA>0 g1>1 r2>0 g1>1 r2>0 g1>1 r2>0 g1>1 r2>0 g1>1 r2>0',
    )
    expect(game.view(0).choices).toEqual([])
    expect(game.view(-3).choices).toEqual([])
    const [choice] = game.view(1).choices
    expect(
      choice?.kind === 'spots' && choice.spots.map(({ figure, on, down }) => `${figure} ${on}${down ? ' down' : ''}`),
    ).toEqual([
      ...['green/person-1', 'green/animal'].flatMap((card) =>
        ['yellow', 'red', 'green', 'blue'].map((row) => `${card} ${row} down`),
      ),
      ...['yellow', 'red', 'green', 'blue'].map((row) => `follower ${row}`),
    ])
    expect(choice?.kind === 'spots' && choice.spots[0]?.move).toEqual({
      play: 'green/person-1',
      on: 'yellow',
      down: true,
    })
  })

  test('says what is being settled, and marks what was turned up and kept', () => {
    const game = beforeLastClaim({ rows: { green: '(rA) (jA) gA', blue: '+1' } }).play('+g ^rA')
    expect(game.view().rows[2]?.stretches[0]?.cards.map(({ lies }) => lies)).toEqual(['turned', 'down', 'up'])
    game.play('^jA =keep')
    expect(game.view().rows[2]?.stretches[0]?.cards.map(({ lies }) => lies)).toEqual(['kept', 'turned', 'up'])
    expect(game.view().settling).toEqual({ row: 'green', seat: 0, card: 'animal-joker', jokers: 0 })
    expect(game.play('=keep').view().settling).toEqual({ row: 'green', seat: 0, card: 'animal-joker', jokers: 1 })
  })
})

describe('a record', () => {
  test('of a game that goes on holds for a seat only what that seat knows, and leads to its digest', () => {
    const rules = rulesOf(3)
    const random = new Random(3)
    const p = rules.start()
    const moves: Move[] = []
    for (let by = rules.awaited(p); moves.length < 60 && by >= CHANCE; by = rules.awaited(p)) {
      const action = rules.sample(p, by, random)
      moves.push(rules.toMove(p, action))
      rules.apply(p, by, action)
    }
    const known = demand(recordFor(rules, makeRecord(rules, ['red', 'green', 'blue'], moves, p), 1))
    const { position, stopped } = replay(rules, known.moves)
    expect([stopped, digest(rules, position)]).toEqual([undefined, known.digest])
    expect(rules.view(position, 1)).toEqual(rules.view(p, 1))
    for (const move of known.moves as readonly { deal?: string; to?: number }[])
      if (move.to !== undefined) expect(move.deal === '?').toBe(move.to !== 1)
  })
})
