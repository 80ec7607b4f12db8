import { CHANCE, Knowledge, Options, type Position, Random, type Seat } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim, rulesOf } from '../scenarios/scenario.ts'
import { gamesToPlay, trialRules } from '../scenarios/trials.ts'
import { CARDS, type CardRules, COLOURS, claimIn, Glance, playIn } from './index.ts'

/** Plays random games, and looks wherever a seat is to play a card or to claim. */
function wherePlayed(look: (rules: CardRules, p: Position, seat: Seat, knowledge: Knowledge) => void): void {
  const games = gamesToPlay(2, 4)
  for (let seed = 1; seed <= games; seed++) {
    const rules = trialRules(seed)
    const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
    for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
      if (rules.isPlaying(p)) look(rules, p, by, knowledge)
      const action = rules.sample(p, by, random)
      knowledge.tell(p, by, action)
      rules.apply(p, by, action)
    }
  }
}

const seenBy = (rules: CardRules, p: Position, seat: Seat): Glance => {
  const glance = new Glance(rules)
  glance.look(p, seat)
  return glance
}

describe('a glance', () => {
  test('counts what the view shows of open stretches, and of the hand', () => {
    wherePlayed((rules, p, seat) => {
      const { worth, hand, seats } = rules.view(p, seat)
      const glance = seenBy(rules, p, seat)
      expect(CARDS.flatMap((card, kind) => new Array(glance.hand[kind]).fill(card))).toEqual(hand)
      expect(Array.from(glance.cards)).toEqual(seats.map((one) => one.hand))
      expect(Array.from(glance.claimed)).toEqual(seats.map(({ claimed }) => (claimed ? 1 : 0)))
      if (seats[seat]?.claimed) return
      COLOURS.forEach((_, row) => {
        const open = worth?.[row]?.at(-1)
        expect(glance.persons[row]).toBe(open?.persons.length)
        expect(glance.sums[row]).toBe(open?.persons.reduce((sum, number) => sum + number, 0))
        expect(glance.buildings[row]).toBe(open?.buildings)
        expect(glance.hidden[row]).toBe(open?.hidden)
      })
    })
  })

  test('sees the same in the truth and in every guess', () => {
    wherePlayed((rules, p, seat, knowledge) => {
      expect(seenBy(rules, knowledge.guess(p, seat, new Random(1)), seat)).toEqual(seenBy(rules, p, seat))
    })
  })

  test('knows its own card that lies face down as what it will be', () => {
    const rows = { green: '(r1) (gA) (D) g2' }
    const { rules, p } = beforeLastClaim({ rows: { ...rows, red: '+0' } })
    const own = seenBy(rules, p, 1)
    expect([own.tens[2], own.ownAnimals[2], own.persons[2], own.hidden[2]]).toEqual([2, 1, 1, 0])
    const other = seenBy(rules, p, 0)
    expect([other.tens[2], other.ownAnimals[2], other.persons[2], other.hidden[2]]).toEqual([0, 0, 1, 3])
  })

  test('says whether a joker is misplaced face down, by the option', () => {
    const joker = CARDS.indexOf('animal-joker')
    for (const option of ['misplaced', 'ordinary']) {
      const rules = rulesOf(2, { 'face-down-jokers': option })
      expect(new Glance(rules).isMisplaced(0, joker)).toBe(option === 'misplaced')
    }
  })
})

describe('actions', () => {
  test('are those that the rules mean', () => {
    const options = new Options()
    wherePlayed((rules, p, seat) => {
      rules.options(p, seat, options)
      const made = COLOURS.flatMap((on, row) => [
        { action: claimIn(row), move: { claim: on } },
        ...CARDS.map((play, kind) => ({ action: playIn(kind, row), move: { play, on } })),
      ]).filter(({ action }) => options.has(action))
      expect(made.length).toBe(options.length)
      for (const { action, move } of made) expect(rules.toMove(p, action)).toMatchObject(move)
    })
  })
})
