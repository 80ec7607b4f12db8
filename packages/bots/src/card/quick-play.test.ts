import { type CardRules, cardGame } from '@bastide/card-game'
import { CHANCE, demand, Knowledge, Options, type Position, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../card-game/scenarios/scenario.ts'
import { gamesToPlay, trialRules } from '../../../card-game/scenarios/trials.ts'
import { HABITS, QuickPlay } from './quick-play.ts'

/** Plays a game among quick players, and looks at each decision. */
function play(rules: CardRules, seed: number, look: (p: Position, seat: number, knowledge: Knowledge) => number): void {
  const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
  for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
    const action = by < 0 ? rules.sample(p, by, random) : look(p, by, knowledge)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action)
  }
}

/** The decision of seat 0, as a move, after ten cards in the rows, two hands and some moves. */
function decided(opening: string, hands: readonly [string, string], moves: string): unknown {
  const cards = hands.map((hand) => hand.split(' '))
  const deals = cards[0]?.map((card, i) => `${cards[1]?.[i]}>1 ${card}>0`).join(' ')
  const { rules, p } = scenario(2, `${opening} ${deals} ${moves}`)
  return rules.toMove(p, new QuickPlay(rules, { ...HABITS, whim: 0, claimWhim: 0 }).decide(p, 0, new Random(1)))
}

const OPENING = 'y1 y1 y1 r1 r1 r1 b1 b1 g1 g1'

describe('quick play', () => {
  test('takes one of its options, whatever the setup', () => {
    const options = new Options()
    const games = gamesToPlay(4, 16)
    for (let seed = 1; seed <= games; seed++) {
      const rules = trialRules(seed)
      const [players, luck] = [new QuickPlay(rules), new Random(seed)]
      play(rules, seed, (p, seat) => {
        const action = players.decide(p, seat, luck)
        rules.options(p, seat, options)
        expect(options.has(action)).toBe(true)
        return action
      })
    }
  })

  test('decides the same in all worlds that look alike to its seat', () => {
    const rules = demand(cardGame.compose({}, 3))
    const players = new QuickPlay(rules)
    let moves = 0
    play(rules, 4, (p, seat, knowledge) => {
      const chosen = players.decide(p, seat, new Random(++moves))
      for (const seed of [1, 2])
        expect(players.decide(knowledge.guess(p, seat, new Random(seed)), seat, new Random(moves))).toBe(chosen)
      return chosen
    })
  })

  test('claims a stretch that is worth it, and no other', () => {
    const hands = ['b2 b2 b2 yA rA gA', 'rB gB bB yB r2 y2'] as const
    expect(decided('g3 g3 g3 g2 g2 g2 g2 g2 y1 y1', hands, '(r2)@g')).toEqual({ claim: 'green' })
    expect(decided(OPENING, hands, '(r2)@g')).toMatchObject({ down: true })
  })

  test('who alone may still claim fills one row, and claims last', () => {
    const hands = ['b2 b2 b3 y1 r1 gA', 'rB gB bB yB r2 y2'] as const
    expect(decided(OPENING, hands, '+y')).toMatchObject({ on: 'blue', down: true })
    expect(decided(OPENING, hands, '+y (y1)@b (rB)@y')).toMatchObject({ on: 'blue' })
    const rest = '+y (y1)@b (rB)@y b2@b gB@g b2@b bB@b b3@b yB@y r1@r r2@r gA@g y2@y'
    expect(decided(OPENING, hands, rest)).toEqual({ claim: 'blue' })
  })

  test('who has claimed gives a rival as little as possible', () => {
    const hands = ['b3 b2 r1 yA rA gA', 'rB gB bB yB r2 y2'] as const
    const opening = 'b3 b3 b2 b2 b2 y1 y1 y1 g1 g1'
    const move = decided(opening, hands, '(r2)@r +y rB@r')
    expect(move).not.toMatchObject({ on: 'blue' })
  })
})
