import { expect, test } from 'vitest'
import { stonesRules } from '../example/stones.ts'
import { NOBODY } from './contract.ts'
import { Knowledge } from './knowing.ts'
import { Random } from './random.ts'

test('each seat knows only what it has seen: its guess shows it the same as the real position, and hides the rest', () => {
  const rules = stonesRules()
  const random = new Random(4)
  const p = rules.start()
  const knowledge = new Knowledge(rules)
  const cards = new Set<string>()
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action)
    for (const seat of [0, 1]) expect(rules.view(knowledge.guess(p, seat, random), seat)).toEqual(rules.view(p, seat))
  }
  for (let i = 0; i < 60; i++) cards.add(JSON.stringify(rules.view(knowledge.guess(p, 0, random), 1).ownCard))
  // Seat 0 gets an invented card for seat 1, not the real one.
  expect(cards.size).toBeGreaterThan(1)
})
