import { NOBODY, type Position, Random, type Seat, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim } from '../../scenarios/scenario.ts'
import { gamesToPlay, trialRules } from '../../scenarios/trials.ts'
import { AIDS, aidsOn } from '../aids.ts'
import { COPIES } from '../cards/card.ts'
import { CARDS, type CardHappening, type CardRules, cardGame } from '../index.ts'

/** Plays a random game; `look` sees every position, the last one too. Returns what was told. */
function watched(rules: CardRules, seed: number, look: (p: Position) => void): readonly CardHappening[] {
  const [random, p] = [new Random(seed), rules.start()]
  const told: CardHappening[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    look(p)
    rules.apply(p, by, rules.sample(p, by, random), (happening) => told.push(happening))
  }
  look(p)
  return told
}

describe('aids', () => {
  test('are in the form, and are all on where nothing was agreed on', () => {
    const { rules, p } = beforeLastClaim({ rows: { red: '+1' } })
    expect(cardGame.form.aids).toEqual(AIDS)
    expect(rules.view(p, 0)).toEqual(rules.view(p, 0, AIDS))
    expect(aidsOn(['advice', 'stretch-worth', 'crystal-ball', 'unseen-cards'])).toEqual(AIDS)
  })

  test('are in a view only if they are on, and change nothing else in it', () => {
    const { rules, p } = beforeLastClaim({ rows: { red: '+1' } })
    const { unseen, worth, ...rest } = rules.view(p, 0)
    expect([unseen === undefined, worth === undefined]).toEqual([false, false])
    expect(rules.view(p, 0, [])).toEqual({ ...rest, aids: [] })
    expect(rules.view(p, 0, ['unseen-cards'])).toEqual({ ...rest, unseen, aids: ['unseen-cards'] })
    expect(rules.view(p, 0, ['stretch-worth'])).toEqual({ ...rest, worth, aids: ['stretch-worth'] })
    expect(rules.view(p, 0, ['advice']), 'it is asked for').toEqual({ ...rest, aids: ['advice'] })
  })
})

/** The card that a move shows to a viewer for the first time; null if it shows none. */
function revealed(rules: CardRules, p: Position, by: Seat, action: number, viewer: Seat): string | null {
  const move = rules.redact(rules.toMove(p, action), by, viewer)
  if ('deal' in move) return move.deal === '?' ? null : move.deal
  if ('play' in move) return by === viewer || move.down ? null : move.play
  if (!('turn-up' in move)) return null
  const { rows, settling } = rules.view(p, viewer)
  const cards = rows.find(({ row }) => row === settling?.row)?.stretches[0]?.cards
  return cards?.find(({ lies }) => lies === 'down')?.by === viewer ? null : move['turn-up']
}

describe('cards not seen', () => {
  test('are the box without every card that the viewer was shown', () => {
    for (let seed = 1; seed <= gamesToPlay(1, 4); seed++) {
      const rules = trialRules(seed)
      const [random, p] = [new Random(seed), rules.start()]
      const viewers = [0, rules.seats - 1, WATCHER]
      const unseen = viewers.map(
        () => new Map<string, number>(CARDS.map((card, kind) => [card, COPIES[kind] as number])),
      )
      for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
        const action = rules.sample(p, by, random)
        viewers.forEach((viewer, i) => {
          const left = unseen[i] as Map<string, number>
          expect(rules.view(p, viewer).unseen).toEqual({
            left: [...left.values()].reduce((sum, count) => sum + count, 0),
            cards: Object.fromEntries(left),
          })
          const card = revealed(rules, p, by, action, viewer)
          if (card !== null) left.set(card, (left.get(card) as number) - 1)
        })
        rules.apply(p, by, action)
      }
    }
  })
})

describe('what everybody sees of a seat', () => {
  test('has what one more animal of a kind would score, with waiting jokers', () => {
    const game = beforeLastClaim({ rows: { red: '+1' }, animals: [{ green: 3, blue: 8 }], waiting: [0, 2] })
    expect(game.view().seats.map(({ nextAnimal }) => Object.values(nextAnimal))).toEqual([
      [3, 3, 12, 19],
      [9, 9, 9, 9],
    ])
  })

  test('has the chest as series once the game is over, worth what CARD-19 paid, and not before', () => {
    let jokers = 0
    for (let seed = 1; seed <= gamesToPlay(4, 12); seed++) {
      const rules = trialRules(seed)
      let last: Position | null = null
      const told = watched(rules, seed, (p) => {
        for (const { series } of rules.view(p, WATCHER).seats) expect(series === null).toBe(rules.awaited(p) !== NOBODY)
        last = p
      })
      rules.view(last as unknown as Position, 0).seats.forEach(({ series, chest }, seat: Seat) => {
        const paid = told.find((one) => one.clause === 'CARD-19' && one.seat === seat)
        expect(series?.reduce((sum, { points }) => sum + points, 0)).toBe(paid?.points)
        const stored = told.filter((one) => one.kind === 'stored' && one.seat === seat).map(({ card }) => card)
        const shown = (series ?? []).flatMap(({ buildings }) => buildings)
        expect(shown).toHaveLength(chest)
        expect(shown.map(({ colour, joker }) => (joker ? 'building-joker' : `${colour}/building`)).sort()).toEqual(
          stored.sort(),
        )
        for (const { buildings } of series ?? [])
          expect(new Set(buildings.map(({ colour }) => colour)).size).toBe(buildings.length)
        jokers += shown.filter(({ joker }) => joker).length
      })
    }
    expect(jokers).toBeGreaterThan(5)
  })
})

describe('CARD-10: who deals next', () => {
  test('is in the view once one seat is left to claim, and is the dealer of the next round', () => {
    let known = 0
    for (let seed = 1; seed <= 8; seed++) {
      const rules = trialRules(seed)
      let expected: { round: number; dealer: Seat } | null = null
      watched(rules, seed, (p) => {
        const { round, rounds, dealer, nextDealer, lastClaim, seats } = rules.view(p, WATCHER)
        const claims = seats.filter(({ claimed }) => claimed).length
        if (expected !== null && expected.round < round) {
          expect([expected.round + 1, expected.dealer]).toEqual([round, dealer])
          expected = null
        }
        expect(nextDealer !== null).toBe(round < rounds && claims >= seats.length - 1)
        expect(lastClaim !== null).toBe(claims > 0)
        if (claims === seats.length && nextDealer !== null) expect(lastClaim).toBe(nextDealer)
        if (nextDealer !== null) {
          expected = { round, dealer: nextDealer }
          known++
        }
      })
    }
    expect(known).toBeGreaterThan(100)
  })
})
