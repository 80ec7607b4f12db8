/** Untrusted input at the boundary of the card game: the shared tests, with its own words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, testBoundary } from '../../kernel/boundary/boundary-tests.ts'
import { trialSetup } from '../scenarios/trials.ts'
import { CARDS, type CardRules, cardGame } from './index.ts'

const games = testBoundary({
  game: cardGame,
  words: [
    ...['dealer', 'face-down-jokers', 'nine-animals', 'misplaced', 'ordinary', 'edition', 'modules'],
    ...['deal', 'to', 'put', 'play', 'on', 'down', 'claim', 'turn-up', 'choose', 'assign', 'cash', 'keep', 'pass'],
    ...[...CARDS, '?', 'yellow', 'red', 'green', 'blue'],
  ],
  numbers: [19, 30, 31, 130],
  setups: fc.nat(200).map((number) => trialSetup(number).setup),
  trial: trialSetup,
  tokens: ['rA', '(rA)@g', '+g', '^jA', '=keep', '~r'],
  endClause: 'CARD-18',
  // Others receive a deal without the card; such a move is accepted at any time.
  isRedactedOnly: (move) => (move as { deal?: unknown } | null)?.deal === '?',
})

test('a setup may leave out everything', () => {
  for (const setup of [{}, { options: {} }]) {
    const rules = answer(cardGame.compose(setup, 2)) as CardRules
    expect(rules.view(rules.start(), 0).options).toEqual({
      dealer: 0,
      'face-down-jokers': 'misplaced',
      'nine-animals': 19,
    })
  }
})

test('a setup is refused where it says what the game does not know', () => {
  const wrong: readonly (readonly [unknown, number, string, string])[] = [
    [null, 2, 'not-an-object', 'setup'],
    [[], 2, 'not-an-object', 'setup'],
    [{ edition: '2009' }, 2, 'unknown-field', 'setup'],
    [{ options: [] }, 2, 'not-an-object', 'setup.options'],
    [{ options: { starts: 0 } }, 2, 'unknown-field', 'setup.options'],
    [{ options: { dealer: 2 } }, 2, 'out-of-range', 'setup.options.dealer'],
    [{ options: { dealer: -1 } }, 2, 'out-of-range', 'setup.options.dealer'],
    [{ options: { dealer: 'youngest' } }, 2, 'not-allowed', 'setup.options.dealer'],
    [{ options: { dealer: null } }, 2, 'not-an-integer', 'setup.options.dealer'],
    [{ options: { 'face-down-jokers': 1 } }, 2, 'not-allowed', 'setup.options.face-down-jokers'],
    [{ options: { 'nine-animals': 18 } }, 2, 'out-of-range', 'setup.options.nine-animals'],
    [{ options: { 'nine-animals': 31 } }, 2, 'out-of-range', 'setup.options.nine-animals'],
    [{ options: { 'nine-animals': '19' } }, 2, 'not-an-integer', 'setup.options.nine-animals'],
    [{}, 1, 'out-of-range', 'seats'],
    [{}, 6, 'out-of-range', 'seats'],
    [{}, 2.5, 'not-an-integer', 'seats'],
  ]
  for (const [setup, count, code, where] of wrong)
    expect(cardGame.compose(setup, count), JSON.stringify(setup)).toMatchObject({ ok: false, code, where })
})

test('a move of a card that is not known is refused where the hand is known', () => {
  const { rules, game } = games.whole(3)
  const at = game.moves.findIndex((move) => (move as { down?: true }).down)
  const { p } = games.after(3, at)
  expect(rules.toAction(p, { ...(game.moves[at] as object), play: '?' })).toMatchObject({
    ok: false,
    code: 'not-in-hand',
    clause: 'CARD-6',
  })
})
