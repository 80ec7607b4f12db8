import { CHANCE, playRandomly, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { gamesToPlay, trialSetup } from '../scenarios/trials.ts'
import { cardGame } from '../src/index.ts'
import { bestSplit, Oracle } from './oracle.ts'

const COLOURS = ['yellow', 'red', 'green', 'blue']
const count = (list: readonly string[], one: string): number => list.filter((other) => other === one).length

/** The oracle's table in the format of the engine's facts. */
function oracleFacts({ rows, holdings }: Oracle) {
  return {
    rows: COLOURS.map((row) => rows[row]?.map((place) => ('follower' in place ? place.follower : place.card))),
    scores: holdings.map(({ points }) => points),
    animals: holdings.map(({ animals }) => COLOURS.map((colour) => count(animals, colour))),
    waiting: holdings.map(({ waiting }) => waiting),
    chests: holdings.map(({ buildings }) =>
      [...COLOURS.map((colour) => `${colour}/building`), 'building-joker'].map((card) => count(buildings, card)),
    ),
  }
}

type EngineFacts = Omit<ReturnType<typeof oracleFacts>, 'rows'> & {
  readonly rows: readonly (readonly (number | readonly [string])[])[]
  readonly round: number
}

const engineFacts = ({ rows, scores, animals, waiting, chests }: EngineFacts) => ({
  rows: rows.map((row) => row.map((place) => (typeof place === 'number' ? place : place[0]))),
  scores,
  animals,
  waiting,
  chests,
})

/** Plays one game alongside the oracle. Returns the number of rounds compared. */
function compareGame(seed: number): number {
  const { setup, seats } = trialSetup(seed)
  const composed = cardGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const p = rules.start()
  const oracle = new Oracle(seats, setup.options as never)
  const random = new Random(seed)
  let compared = 0
  for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    let ends = ''
    oracle.hear(by, rules.toMove(p, action) as never)
    rules.apply(p, by, action, ({ kind, round }) => {
      if (kind === 'over' || (kind === 'round' && round !== 1)) ends = kind
    })
    if (ends === '') continue
    oracle.endRound()
    if (ends === 'over') oracle.endGame()
    expect(engineFacts(rules.facts(p) as unknown as EngineFacts), `seed ${seed}, after ${compared} rounds`).toEqual(
      oracleFacts(oracle),
    )
    compared++
  }
  return compared
}

describe('the engine and the oracle', () => {
  test('agree after every round of random games', { timeout: 7_200_000 }, () => {
    const games = gamesToPlay(6, 120)
    let rounds = 0
    for (let seed = 1; seed <= games; seed++) rounds += compareGame(seed)
    expect(rounds).toBeGreaterThanOrEqual(6 * games)
  })

  test('meet jokers that wait, cards that are cashed, and more than eight animals', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const { setup, seats } = trialSetup(seed)
      const composed = cardGame.compose(setup, seats)
      if (!composed.ok) throw new Error(composed.reason)
      playRandomly(composed.value, composed.value.start(), new Random(seed), undefined, (happening) =>
        seen.add(`${happening.kind} ${happening.clause}`),
      )
    }
    for (const clause of ['CARD-12', 'CARD-13', 'CARD-14', 'CARD-16', 'CARD-17', 'CARD-19'])
      expect(seen).toContain(`score ${clause}`)
    expect(seen).toContain('assigned CARD-14')
  })
})

describe('the oracle', () => {
  test('finds the split that people would', () => {
    expect(bestSplit([3, 3, 3, 2], 0)).toBe(30 + 30 + 15)
    expect(bestSplit([2, 2, 3, 4], 0)).toBe(65)
    expect(bestSplit([5, 0, 0, 0], 0)).toBe(0)
    expect(bestSplit([0, 0, 0, 0], 4)).toBe(30)
  })
})
