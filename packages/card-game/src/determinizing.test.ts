/** Guesses that are made out of guesses. What `determinize` itself must keep is in `laws.test.ts`. */
import { CHANCE, copyOf, isSame, Knowledge, type Position, Random, type Seat } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { gamesToPlay, trialRules } from '../scenarios/trials.ts'
import type { CardRules } from './index.ts'

/** Plays random games, and looks now and then, whoever is awaited. */
function nowAndThen(look: (rules: CardRules, p: Position, knowledge: Knowledge, moves: number) => void): void {
  const games = gamesToPlay(2, 4)
  for (let seed = 1; seed <= games; seed++) {
    const rules = trialRules(seed)
    const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
    let moves = 0
    for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
      if (moves++ % 23 === seed % 23) look(rules, p, knowledge, moves)
      const action = rules.sample(p, by, random)
      knowledge.tell(p, by, action)
      rules.apply(p, by, action)
    }
  }
}

const again = (rules: CardRules, guess: Position, seat: Seat, seed: number): Position => {
  const other = copyOf(guess)
  rules.inventAgain(other, seat, new Random(seed))
  return other
}

describe('inventing again', () => {
  test('changes nothing that the seat sees', () => {
    nowAndThen((rules, p, knowledge, moves) => {
      for (let seat = 0; seat < rules.seats; seat++) {
        const guess = knowledge.guess(p, seat, new Random(moves))
        expect(rules.view(again(rules, guess, seat, moves), seat)).toEqual(rules.view(p, seat))
      }
    })
  })

  test('depends on what the seat knows, and not on what was guessed before', () => {
    let others = 0
    nowAndThen((rules, p, knowledge, moves) => {
      for (let seat = 0; seat < rules.seats; seat++) {
        const guesses = [1, 2].map((seed) => knowledge.guess(p, seat, new Random(seed)))
        const [one, other] = guesses.map((guess) => again(rules, guess, seat, moves)) as [Position, Position]
        expect(isSame(one, other)).toBe(true)
        if (!isSame(one, guesses[0] as Position)) others++
      }
    })
    expect(others).toBeGreaterThan(20)
  })

  test('keeps all cards: none is lost, and none is there twice', () => {
    nowAndThen((rules, p, knowledge, moves) => {
      const cards = (position: Position): readonly string[] => {
        const { rows, hands, unseen } = rules.facts(position) as {
          readonly rows: readonly (readonly unknown[])[]
          readonly hands: readonly (readonly string[])[]
          readonly unseen: { readonly [card: string]: number }
        }
        const pile = Object.entries(unseen).flatMap(([card, copies]) => new Array<string>(copies).fill(card))
        const lying = rows.flat().flatMap((one) => (Array.isArray(one) ? [String(one[0])] : []))
        return [...lying, ...hands.flat(), ...pile].sort()
      }
      const guess = knowledge.guess(p, 0, new Random(moves))
      expect(cards(again(rules, guess, 0, moves))).toEqual(cards(p))
    })
  })

  test('gives every card as often as a guess from what the seat knows', () => {
    const rules = trialRules(5)
    const [random, p, knowledge] = [new Random(5), rules.start(), new Knowledge(rules)]
    for (let moves = 0; moves < 60; moves++) {
      const by = rules.awaited(p)
      const action = rules.sample(p, by, random)
      knowledge.tell(p, by, action)
      rules.apply(p, by, action)
    }
    const personsOf = (guess: Position): number =>
      (rules.facts(guess) as { hands: string[][] }).hands[1]?.filter((card) => card.includes('person-1')).length ?? 0
    const times = 3000
    let [fresh, made] = [0, 0]
    const guess = copyOf(knowledge.guess(p, 0, random))
    for (let time = 0; time < times; time++) {
      fresh += personsOf(knowledge.guess(p, 0, random)) / times
      rules.inventAgain(guess, 0, random)
      made += personsOf(guess) / times
    }
    expect(fresh).toBeGreaterThan(0.2)
    expect(Math.abs(made - fresh)).toBeLessThan(0.1)
  })
})
