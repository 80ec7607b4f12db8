import { CHANCE, demand, Knowledge, Options, type Position, Random, type Seat, WATCHER } from '@bastide/kernel'
import { checkLaws, LawBroken } from '@bastide/kernel/laws'
import { describe, expect, test } from 'vitest'
import { gamesToPlay, trialRules } from '../scenarios/trials.ts'
import { checkTwins } from '../scenarios/twins.ts'
import type { CardRules } from './index.ts'

const viewersOf = (rules: CardRules): readonly Seat[] => [
  ...Array.from({ length: rules.seats }, (_, seat) => seat),
  WATCHER,
]

/** The number of each card in the box. */
const BOX: { readonly [sort: string]: number } = {
  'person-1': 8,
  'person-2': 5,
  'person-3': 3,
  building: 5,
  animal: 9,
  dragon: 1,
  fairy: 1,
  'animal-joker': 4,
  'building-joker': 4,
}
const copiesOf = (card: string): number => BOX[card.split('/').at(-1) as string] as number

describe('the card game', () => {
  test('keeps the laws, over options and seats', { timeout: 7_200_000 }, () => {
    const games = gamesToPlay(2, 20)
    for (let seed = 1; seed <= games; seed++) checkLaws(trialRules(seed), seed)
  })

  test('deals with the copies that have not been dealt as weights', () => {
    for (const seed of [1, 2, 3, 4]) {
      const rules = trialRules(seed)
      const random = new Random(seed)
      const options = new Options()
      const p = rules.start()
      const dealt = new Map<string, number>()
      for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
        rules.options(p, by, options)
        const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
        if (by === CHANCE && moves.every((move) => 'deal' in move)) {
          moves.forEach((move, i) => {
            const { deal } = move as { deal: string }
            expect(options.weight(i)).toBe(copiesOf(deal) - (dealt.get(deal) ?? 0))
          })
          expect(options.totalWeight).toBe(rules.view(p, WATCHER).pile)
        }
        const action = rules.sample(p, by, random)
        const move = rules.toMove(p, action)
        if ('deal' in move) dealt.set(move.deal, (dealt.get(move.deal) ?? 0) + 1)
        rules.apply(p, by, action)
      }
      expect([...dealt.values()].reduce((sum, count) => sum + count, 0)).toBe(130)
    }
  })

  test('turns up, in the truth, the one card that lies there', () => {
    const rules = trialRules(5)
    const [random, options, p] = [new Random(5), new Options(), rules.start()]
    let turned = 0
    for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
      if (rules.view(p, WATCHER).step === 'turn-up') {
        rules.options(p, by, options)
        expect([options.length, options.weight(0)]).toEqual([1, 1])
        turned++
      }
      rules.apply(p, by, rules.sample(p, by, random))
    }
    expect(turned).toBeGreaterThan(5)
  })
})

/** Plays a random game, redacted for every viewer. `look` sees the real position before every move. */
function redactedGame(
  rules: CardRules,
  seed: number,
  look: (truth: Position, knowledge: Knowledge, redacted: readonly (readonly unknown[])[]) => void,
): void {
  const random = new Random(seed)
  const truth = rules.start()
  const knowledge = new Knowledge(rules)
  const redacted: unknown[][] = viewersOf(rules).map(() => [])
  for (let by = rules.awaited(truth); by >= CHANCE; by = rules.awaited(truth)) {
    look(truth, knowledge, redacted)
    const action = rules.sample(truth, by, random)
    knowledge.tell(truth, by, action)
    viewersOf(rules).forEach((viewer, i) => {
      redacted[i]?.push(JSON.parse(JSON.stringify(rules.redact(rules.toMove(truth, action), by, viewer))))
    })
    rules.apply(truth, by, action)
  }
}

/** Plays redacted moves. */
function folded(rules: CardRules, moves: readonly unknown[]): Position {
  const p = rules.start()
  for (const move of moves) rules.apply(p, rules.awaited(p), demand(rules.toAction(p, move)))
  return p
}

describe('honesty', () => {
  test('a seat’s log, folded and determinized, is the guess that is made for it in process', () => {
    const games = Math.min(gamesToPlay(2, 8), 400)
    for (let seed = 1; seed <= games; seed++) {
      const rules = trialRules(seed)
      let moves = 0
      redactedGame(rules, seed, (truth, knowledge, redacted) => {
        if (moves++ % 41 !== seed % 41) return
        for (let seat = 0; seat < rules.seats; seat++) {
          const guess = knowledge.guess(truth, seat, new Random(seed + moves))
          const other = rules.determinize(folded(rules, redacted[seat] as readonly unknown[]), new Random(seed + moves))
          expect(rules.facts(other)).toEqual(rules.facts(guess))
          expect(other.words).toEqual(guess.words)
        }
      })
    }
  })

  test('a guess is a whole game: all 130 cards are in it, and none is unknown', () => {
    for (const seed of [3, 4, 5, 6]) {
      const rules = trialRules(seed)
      let moves = 0
      redactedGame(rules, seed, (truth, knowledge) => {
        if (moves++ % 29 !== 0) return
        for (let seat = 0; seat < rules.seats; seat++) {
          const facts = rules.facts(knowledge.guess(truth, seat, new Random(moves))) as {
            hands: string[][]
            rows: unknown[][]
            unseen: { [card: string]: number }
          }
          const known = rules.facts(truth) as typeof facts
          expect(JSON.stringify(facts)).not.toContain('"?"')
          const sum = (counts: { [card: string]: number }): number =>
            Object.values(counts).reduce((all, count) => all + count, 0)
          expect(sum(facts.unseen)).toBe(sum(known.unseen))
          expect(facts.hands.map((hand) => hand.length)).toEqual(known.hands.map((hand) => hand.length))
          expect(facts.hands[seat]).toEqual(known.hands[seat])
        }
      })
    }
  })

  test('determinizing the real position is a copy', () => {
    const rules = trialRules(7)
    redactedGame(rules, 7, (truth) => {
      expect(rules.determinize(truth, new Random(1)).words).toEqual(truth.words)
    })
  })

  test('two games that differ only in what a viewer cannot know are the same to that viewer, to the letter', {
    timeout: 7_200_000,
  }, () => {
    const games = gamesToPlay(4, 20)
    let twins = 0
    for (let seed = 1; seed <= games; seed++) {
      const rules = trialRules(seed)
      for (const viewer of viewersOf(rules)) if (checkTwins(rules, seed, viewer, 20 + ((seed * 37) % 260))) twins++
    }
    expect(twins).toBeGreaterThan(2 * games)
  })
})

describe('a planted leak is caught', () => {
  const honest = trialRules(9)
  const leakingView: CardRules = {
    ...honest,
    view: (p, viewer) => ({ ...honest.view(p, viewer), hand: honest.view(p, 1).hand }),
  }
  const leakingRow: CardRules = {
    ...honest,
    view: (p, viewer) => ({ ...honest.view(p, viewer), rows: honest.view(p, 1).rows }),
  }
  const leakingPile: CardRules = {
    ...honest,
    view: (p, viewer) => ({
      ...honest.view(p, viewer),
      options: (honest.facts(p) as { unseen: { [card: string]: number } }).unseen,
    }),
  }
  const leakingAid = (aid: 'unseen' | 'worth'): CardRules => ({
    ...honest,
    view: (p, viewer) => ({ ...honest.view(p, viewer), [aid]: honest.view(p, 1)[aid] }),
  })
  const forgettingDeals: CardRules = {
    ...honest,
    redact: (move, by, viewer) => ('deal' in move ? move : honest.redact(move, by, viewer)),
  }
  const forgettingPlays: CardRules = {
    ...honest,
    redact: (move, by, viewer) => ('play' in move ? move : honest.redact(move, by, viewer)),
  }

  test.each([
    ['another’s hand', leakingView],
    ['what another laid face down', leakingRow],
    ['the pile', leakingPile],
    ['what another has not seen', leakingAid('unseen')],
    ['what a stretch pays, by what another knows', leakingAid('worth')],
  ])('a view that shows %s', (_, rules) => {
    expect(() => checkLaws(rules, 9)).toThrow(LawBroken)
  })

  test.each([
    ['what others are dealt', forgettingDeals],
    ['what others lay face down', forgettingPlays],
  ])('a log that tells %s', (_, rules) => {
    const tried = () => {
      for (let seed = 1; seed <= 20; seed++) checkTwins(rules, seed, 0, 60)
    }
    expect(tried).toThrow()
  })
})
