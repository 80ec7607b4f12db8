/**
 * Whatever strangers send in goes through a few doors: setups, moves, records, notation. A door says yes, or no and why; it never throws. Here they
 * send anything, and good things with a fault in them.
 */
import {
  actionOf,
  digest,
  type GameRecord,
  type Json,
  makeRecord,
  NOBODY,
  Options,
  type Position,
  parseRecord,
  playRandomly,
  Random,
  type Result,
  readRecord,
  replay,
  rulesOf,
} from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../scenarios/trials.ts'
import { CARDS, type CardRules, cardGame, fromNotation, type Move, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
/** The same strangers every time, unless others are asked for. */
const seed = Number(process.env.BASTIDE_SEED ?? 2009)
const check = <T>(given: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void =>
  fc.assert(fc.property(given, holds), { seed, numRuns: quick ? Math.ceil(runs / 5) : runs })

/** A door's answer: accepted, or refused in a short line that can be printed. Gives what was accepted. */
function answer<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value
  expect(result.code).toMatch(/^[a-z-]+$/)
  expect(result.reason).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{3,500}$/u)
  if (result.where !== undefined) expect(result.where).toMatch(/^.{2,100}$/)
  if (result.clause !== undefined) expect(result.clause).toMatch(/^CARD-\d+$/)
  return undefined
}

const words = fc.constantFrom(
  ...['options', 'dealer', 'face-down-jokers', 'nine-animals', 'random', 'misplaced', 'ordinary', 'edition', 'modules', 'seats', 'moves', 'setup', 'by'],
  ...['starts', 'deal', 'to', 'put', 'play', 'on', 'down', 'claim', 'turn-up', 'choose', 'assign', 'cash', 'keep', 'pass', 'result', 'digest'],
  ...[...CARDS, '?', 'yellow', 'red', 'green', 'blue', '__proto__', 'constructor', 'toString', 'length', '', '\u001b[2J\n'],
)
const numbers = fc.oneof(fc.integer({ min: -3, max: 31 }), fc.constantFrom(-0, 0.5, 130, 65_536, 2 ** 31, 2 ** 53, 1e21, -1e300))
const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: fc.oneof(words, numbers, fc.constantFrom<Json>(null, true, false), fc.string({ unit: 'binary', maxLength: 12 })) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc.array(fc.tuple(fc.oneof(words, fc.string({ maxLength: 4 })), tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    },
  ),
})).value

interface Edit {
  readonly at: number
  readonly how: number
  readonly stray: Json
}
const edits = fc.array(fc.record({ at: fc.nat(), how: fc.nat(3), stray: anything }), { minLength: 1, maxLength: 3 })

type Holder = { [key: string]: Json }

/** Every place in a document where a value stands: what holds it, and under which key. */
function placesIn(value: Json, found: (readonly [Holder, string])[] = []): (readonly [Holder, string])[] {
  if (value === null || typeof value !== 'object') return found
  for (const key of Object.keys(value)) {
    found.push([value as Holder, key])
    placesIn((value as Holder)[key] as Json, found)
  }
  return found
}

/** A good document with a few faults in it: a field is missing, has another value or another type, or there is one more. */
function spoilt(good: Json, list: readonly Edit[]): Json {
  const root: Holder = { document: JSON.parse(JSON.stringify(good)) as Json }
  for (const { at, how, stray } of list) {
    const places = placesIn(root)
    if (places.length === 0) break
    const [holder, key] = places[at % places.length] as readonly [Holder, string]
    if (how === 0) Reflect.deleteProperty(holder, key)
    else if (how === 1) holder[key] = stray
    else if (how === 2) holder[key] = typeof holder[key] === 'number' ? String(holder[key]) : [holder[key] as Json]
    else if (Array.isArray(holder)) holder.push(stray)
    else Object.defineProperty(holder, typeof stray === 'string' ? stray : 'more', { value: 1, enumerable: true, configurable: true, writable: true })
  }
  return root.document ?? null
}

interface PlayedGame {
  readonly rules: CardRules
  readonly game: GameRecord
}
const played = new Map<number, PlayedGame>()

/** A whole game; a few of them do for all. */
function gameOf(number: number): PlayedGame {
  const known = played.get(number)
  if (known !== undefined) return known
  const { setup, seats } = trialSetup(number)
  const rules = answer(cardGame.compose(setup, seats)) as CardRules
  const p = rules.start()
  const moves: Json[] = []
  playRandomly(rules, p, new Random(number), (_, action) => moves.push(rules.toMove(p, action) as unknown as Json))
  const whole = { rules, game: makeRecord(rules, setup, ['gold', 'red', 'green', 'blue', 'black'].slice(0, seats), moves, p) }
  played.set(number, whole)
  return whole
}

/** A game that is some moves old. */
function positionIn(number: number, moves: number): { readonly rules: CardRules; readonly p: Position; readonly next: Json } {
  const { rules, game } = gameOf(number)
  const count = moves % (game.moves.length + 1)
  return { rules, p: replay(rules, game.moves.slice(0, count)).position, next: game.moves[count] ?? { claim: 'red' } }
}

/** Others are told of a deal without the card: such a move is taken at any time, and is nobody's option. */
const isTold = (move: unknown): boolean => (move as { deal?: unknown } | null)?.deal === '?'

/** The door for moves: what it takes is one of the options, and nothing has changed by asking. */
function offer(rules: CardRules, p: Position, move: unknown): void {
  const options = new Options()
  const before = digest(rules, p)
  if (rules.awaited(p) !== NOBODY) rules.options(p, rules.awaited(p), options)
  for (const action of [answer(actionOf(rules, p, move)), answer(rules.toAction(p, move))])
    if (action !== undefined && !isTold(move)) expect(options.has(action)).toBe(true)
  expect(digest(rules, p)).toBe(before)
}

const seats = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, numbers, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY))

describe('a setup', () => {
  test('may leave out everything', () => {
    for (const setup of [{}, { options: {} }]) {
      const rules = answer(cardGame.compose(setup, 2)) as CardRules
      expect(rules.view(rules.start(), 0).options).toEqual({ dealer: 0, 'face-down-jokers': 'misplaced', 'nine-animals': 19 })
    }
  })

  test('is refused where it says what the game does not know', () => {
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
    for (const [setup, count, code, where] of wrong) expect(cardGame.compose(setup, count), JSON.stringify(setup)).toMatchObject({ ok: false, code, where })
  })

  test('that was spoilt, or is anything else, is refused or can be played', () => {
    const good = fc.nat(200).map((number) => trialSetup(number).setup as unknown as Json)
    check(fc.tuple(good, edits, anything, seats), 300, ([setup, list, other, count]) => {
      answer(cardGame.compose(other, count))
      const rules = answer(cardGame.compose(spoilt(setup, list), count))
      if (rules !== undefined) expect(playRandomly(rules, rules.start(), new Random(list.length))).toBe(true)
    })
  })
})

describe('a record', () => {
  test('that was spoilt, or is anything else, is refused or replays as far as its moves are legal', () => {
    check(fc.tuple(fc.nat(7), edits, anything), 120, ([number, list, other]) => {
      for (const value of [spoilt(gameOf(number).game as unknown as Json, list), other]) {
        const record = answer(readRecord(value))
        expect(answer(parseRecord(JSON.stringify(value))) === undefined).toBe(record === undefined)
        const rules = record && answer(rulesOf([cardGame], record))
        if (record === undefined || rules === undefined) continue
        const { stopped, position } = replay(rules, record.moves)
        if (stopped !== undefined) answer(stopped)
        expect(digest(rules, position)).toMatch(/^[0-9a-f]{64}$/)
      }
    })
  })
})

describe('a move', () => {
  test('that was spoilt is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(7), fc.nat(999), edits), 300, ([number, moves, list]) => {
      const { rules, p, next } = positionIn(number, moves)
      offer(rules, p, spoilt(next, list))
    })
  })

  test('of another time, or anything else, is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(7), fc.nat(999), fc.nat(999), anything), 200, ([number, moves, other, value]) => {
      const { rules, p } = positionIn(number, moves)
      const { moves: all } = gameOf(number).game
      offer(rules, p, value)
      offer(rules, p, all[other % all.length])
    })
  })

  test('after the end is refused with the clause that ends the game', () => {
    const { moves } = gameOf(0).game
    const { rules, p } = positionIn(0, moves.length)
    expect(rules.awaited(p)).toBe(NOBODY)
    for (const move of [...moves.slice(0, 20), { deal: '?', to: 0 }])
      expect(actionOf(rules, p, move)).toMatchObject({ ok: false, code: 'game-over', clause: 'CARD-18' })
  })

  test('of a card that is not known is refused to whoever knows the hand', () => {
    const { rules, game } = gameOf(3)
    const at = game.moves.findIndex((move) => (move as { down?: true }).down)
    const { p } = positionIn(3, at)
    expect(rules.toAction(p, { ...(game.moves[at] as object), play: '?' })).toMatchObject({ ok: false, code: 'not-in-hand', clause: 'CARD-6' })
  })
})

describe('notation', () => {
  test('with anything in between is refused or read', () => {
    const token = fc.oneof(
      words,
      fc.constantFrom('1.', '2.', '*0', 'rA', '(rA)@g', '+g', '^jA', '=keep', '~r', '@', '\n', '\r'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    check(fc.tuple(fc.nat(7), fc.nat(), fc.nat(12), fc.array(token, { maxLength: 4 }), anything), 300, ([number, at, drop, put, other]) => {
      answer(fromNotation(other))
      const text = toNotation(gameOf(number).game.moves as unknown as readonly Move[])
      const where = at % text.length
      const moves = answer(fromNotation(text.slice(0, where) + put.join(' ') + text.slice(where + drop)))
      if (moves === undefined) return
      const { stopped } = replay(gameOf(number).rules, moves)
      if (stopped !== undefined) answer(stopped)
    })
  })
})
