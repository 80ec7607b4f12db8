/** Untrusted input at the boundary of the dice game: the shared tests, with its own words. */
import { actionOf, playRandomly, Random } from '@bastide/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, check, testBoundary } from '../../kernel/boundary/boundary-tests.ts'
import { trialSetup } from '../oracle/trials.ts'
import { diceGame, FACES } from './index.ts'

/** The lowest target, for short games. */
const SOON = 3

const games = testBoundary({
  game: diceGame,
  words: [
    'faces',
    'target',
    'forced',
    'yes',
    'no',
    'place',
    'keep',
    'throw',
    'again',
    'stop',
    'end',
    ...FACES,
    'N E S W',
    'ES',
    'NN',
  ],
  numbers: [42, 200, 201],
  setups: fc.nat(60).map((number) => trialSetup(number).setup),
  trial: (number) => trialSetup(number, SOON),
  tokens: ['NE@0,0/0', '+knight', 'NE:9', 'NE:1,N-E:8', ':'],
  endClause: 'DICE-12',
})

test('a setup whose faces are letters in any order is refused, or is a game that can be played', () => {
  const face = fc.oneof(fc.constantFrom(...FACES), fc.stringMatching(/^[NESW ]{1,6}$/), fc.stringMatching(/^N?E?S?W?$/))
  let accepted = 0
  check(fc.array(face, { minLength: 5, maxLength: 7 }), 600, (faces) => {
    const rules = answer(diceGame.compose({ faces }, 2))
    if (rules === undefined) return
    accepted++
    playRandomly(rules, rules.start(), new Random(1), undefined, undefined, 100)
  })
  expect(accepted).toBeGreaterThan(0)
})

test('a move with a throw that no dice can show is refused in words', () => {
  const { rules } = games.whole(1)
  const refusals = [
    { throw: { NE: 8 } },
    { throw: { NE: 5, knight: 5 } },
    { throw: { NE: 10 } },
    { throw: { NE: 0, knight: 9 } },
    { throw: { NE: 4.5, knight: 4.5 } },
    { throw: { SW: 9 } },
    { throw: { '\u001b[2J': 9 } },
    { throw: {} },
    { throw: [9] },
    { throw: null },
    { throw: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`face ${i}`, 1])) },
    { throw: { [`N${' '.repeat(40)}`]: 9 } },
    { throw: { NE: 9 }, more: 1 },
    JSON.parse('{"throw":{"__proto__":9}}'),
  ].map((move) => {
    const result = rules.toAction(rules.start(), move)
    answer(result)
    return result.ok ? 'accepted' : result.code
  })
  expect(refusals).toEqual([
    ...['wrong-count', 'wrong-count', 'out-of-range', 'out-of-range', 'not-an-integer', 'unknown-face', 'unknown-face'],
    ...['wrong-count', 'not-an-object', 'not-an-object', 'too-long', 'unknown-face', 'unknown-field', 'unknown-face'],
  ])
})

test('a move that is not written as it should be is refused', () => {
  const { rules, p } = games.after(1, 1)
  expect(rules.awaited(p)).toBeGreaterThanOrEqual(0)
  const codes = [
    { stop: false },
    { again: 1 },
    { end: true, stop: true },
    { place: 'NE', at: [0], turn: 0 },
    { place: 'NE', at: [0, 0, 0], turn: 0 },
    { place: 'NE', at: [0, 0], turn: 4 },
    { place: 7, at: [0, 0], turn: 0 },
    { keep: null },
    { pass: true },
    'stop',
  ].map((move) => {
    const result = rules.toAction(p, move)
    answer(result)
    return result.ok ? 'accepted' : result.code
  })
  expect(codes).toEqual([
    ...['not-allowed', 'not-allowed', 'unknown-field', 'not-a-cell', 'too-long'],
    ...['out-of-range', 'not-a-text', 'not-a-text', 'unknown-move', 'not-an-object'],
  ])
})

test('a move by the wrong seat is refused with the clause of turns', () => {
  const { rules } = games.whole(1)
  const p = rules.start()
  expect(actionOf(rules, p, { throw: { NE: 9 }, by: 0 })).toMatchObject({
    ok: false,
    code: 'wrong-seat',
    clause: 'DICE-9',
  })
  rules.apply(p, -1, answer(actionOf(rules, p, { throw: { NE: 9 } })) as number)
  const [mine, other] = [rules.awaited(p), 1 - rules.awaited(p)]
  expect(actionOf(rules, p, { stop: true, by: mine }).ok).toBe(true)
  expect(actionOf(rules, p, { stop: true, by: other })).toMatchObject({
    ok: false,
    code: 'wrong-seat',
    clause: 'DICE-9',
  })
})
