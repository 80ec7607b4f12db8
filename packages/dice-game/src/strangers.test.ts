/**
 * Whatever strangers send in goes through a few doors. Here they send anything: JSON of any form, and good setups, records, moves and
 * notation in which a field is missing, a type is changed, two values are swapped. A door says yes, or no and why; it never throws.
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
import { trialSetup } from '../oracle/trials.ts'
import { type DiceRules, diceGame, FACES, fromNotation, type Move, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
/** The same strangers every time, unless others are asked for. */
const seed = Number(process.env.BASTIDE_SEED ?? 42)
const check = <T>(given: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void =>
  fc.assert(fc.property(given, holds), { seed, numRuns: quick ? Math.ceil(runs / 5) : runs })

const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

/** A door's answer: accepted, or refused in a short line that can be printed. Gives what was accepted. */
function answer<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value
  expect(result.code).toMatch(/^[a-z-]+$/)
  expect(result.reason).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{3,500}$/u)
  if (result.where !== undefined) expect(result.where).toMatch(/^.{2,100}$/)
  if (result.clause !== undefined) expect(result.clause).toMatch(/^DICE-\d+$/)
  return undefined
}

const words = fc.constantFrom(
  ...['options', 'faces', 'seats', 'moves', 'setup', 'target', 'starts', 'forced', 'random', 'yes', 'no', 'at', 'turn', 'by', 'name', 'digest', 'result'],
  ...['place', 'keep', 'throw', 'again', 'stop', 'end', ...FACES, 'N E S W', 'ES', 'NN', '__proto__', 'constructor', 'toString', 'length', '', '\u001b[2J\n'],
)
const numbers = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(-0, 0.5, 42, 200, 201, 65_536, 1_000_001, 2 ** 31, 2 ** 53, 1e21, -1e300))
const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: fc.oneof(words, numbers, fc.constantFrom<Json>(null, true, false), fc.string({ unit: 'binary', maxLength: 12 })) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 6 }) },
    // Not `fc.dictionary`: it would not take `__proto__` for a key as JSON does.
    {
      weight: 2,
      arbitrary: fc.array(fc.tuple(fc.oneof(words, fc.string({ maxLength: 4 })), tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    },
  ),
})).value

interface Edit {
  readonly at: number
  readonly other: number
  readonly how: number
  readonly stray: Json
}
const edits = fc.array(fc.record({ at: fc.nat(), other: fc.nat(), how: fc.nat(4), stray: anything }), { minLength: 1, maxLength: 3 })

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

/** One more entry, or one more field; `__proto__` is a field like others in JSON. */
function addTo(holder: Holder, key: string, value: Json): void {
  if (Array.isArray(holder)) holder.push(value)
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** A good document with a few faults in it. */
function spoilt(good: Json, list: readonly Edit[]): Json {
  const root: Holder = { document: JSON.parse(JSON.stringify(good)) as Json }
  for (const { at, other, how, stray } of list) {
    const places = placesIn(root)
    if (places.length === 0) break
    const [holder, key] = places[at % places.length] as readonly [Holder, string]
    const [otherHolder, otherKey] = places[other % places.length] as readonly [Holder, string]
    const copy = JSON.parse(JSON.stringify(otherHolder[otherKey])) as Json
    if (how === 0) Reflect.deleteProperty(holder, key)
    else if (how === 1) holder[key] = stray
    else if (how === 2) holder[key] = copy
    else if (how === 3) addTo(holder, typeof stray === 'string' ? stray : 'more', copy)
    else [holder[key], otherHolder[otherKey]] = [copy, JSON.parse(JSON.stringify(holder[key])) as Json]
  }
  return root.document ?? null
}

interface PlayedGame {
  readonly rules: DiceRules
  readonly game: GameRecord
}
const played = new Map<number, PlayedGame>()

/** A whole game, with other options and dice for other seeds; a few of them do for all. */
function gameOf(number: number): PlayedGame {
  const known = played.get(number)
  if (known !== undefined) return known
  // Other targets than trials mostly have: these games are short.
  const { setup, seats } = trialSetup(number, 3)
  const composed = diceGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const p = rules.start()
  const moves: Json[] = []
  playRandomly(rules, p, new Random(number), (_, action) => moves.push(rules.toMove(p, action) as unknown as Json))
  const whole = { rules, game: makeRecord(rules, setup as unknown as Json, COLOURS.slice(0, seats), moves, p) }
  played.set(number, whole)
  return whole
}

/** A game that is some moves old. */
function positionIn(number: number, moves: number): { readonly rules: DiceRules; readonly p: Position; readonly next: Json } {
  const { rules, game } = gameOf(number)
  const count = moves % (game.moves.length + 1)
  return { rules, p: replay(rules, game.moves.slice(0, count)).position, next: game.moves[count] ?? { stop: true } }
}

/** The door for moves: what it takes is one of the options, and nothing has changed by asking. */
function offer(rules: DiceRules, p: Position, move: unknown): void {
  const options = new Options()
  const before = digest(rules, p)
  if (rules.awaited(p) !== NOBODY) rules.options(p, rules.awaited(p), options)
  for (const action of [answer(actionOf(rules, p, move)), answer(rules.toAction(p, move))]) if (action !== undefined) expect(options.has(action)).toBe(true)
  expect(digest(rules, p)).toBe(before)
}

/** The doors for records, one after the other, as far as they open. */
function open(value: unknown, text: string): void {
  const record = answer(readRecord(value))
  expect(answer(parseRecord(text)) === undefined).toBe(record === undefined)
  const rules = record && answer(rulesOf([diceGame], record))
  if (record === undefined || rules === undefined) return
  const { stopped, played: count, position } = replay(rules, record.moves)
  if (stopped !== undefined) answer(stopped)
  expect(count).toBeLessThanOrEqual(record.moves.length)
  expect(digest(rules, position)).toMatch(/^[0-9a-f]{64}$/)
}

const seats = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, numbers, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY))

describe('a setup', () => {
  test('that was spoilt is refused, or is a game that can be played', () => {
    check(fc.tuple(fc.nat(60), edits, seats), 250, ([number, list, count]) => {
      const rules = answer(diceGame.compose(spoilt(trialSetup(number).setup as unknown as Json, list), count))
      if (rules === undefined) return
      const p = rules.start()
      playRandomly(rules, p, new Random(number), undefined, undefined, 300)
      expect(digest(rules, p)).toMatch(/^[0-9a-f]{64}$/)
    })
  })

  test('whose faces are letters in any order is refused, or is a game that can be played', () => {
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

  test('that is anything else is refused', () => {
    check(fc.tuple(anything, seats), 800, ([setup, count]) => {
      answer(diceGame.compose(setup, count))
    })
  })
})

describe('a record', () => {
  test('that was spoilt is refused, or replays as far as its moves are legal', () => {
    check(fc.tuple(fc.nat(9), edits), 100, ([number, list]) => {
      const value = spoilt(gameOf(number).game as unknown as Json, list)
      open(value, JSON.stringify(value))
    })
  })

  test('of a good game replays to its end', () => {
    for (const number of [1, 2, 3]) {
      const { game } = gameOf(number)
      open(game, JSON.stringify(game))
      expect(replay(gameOf(number).rules, game.moves).stopped).toBeUndefined()
    }
  })
})

describe('a move', () => {
  test('that was spoilt is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(9), fc.nat(999), edits), 300, ([number, moves, list]) => {
      const { rules, p, next } = positionIn(number, moves)
      offer(rules, p, spoilt(next, list))
    })
  })

  test('of another time, or anything else, is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(9), fc.nat(999), fc.nat(999), anything), 200, ([number, moves, other, value]) => {
      const { rules, p } = positionIn(number, moves)
      const { moves: all } = gameOf(number).game
      offer(rules, p, value)
      offer(rules, p, all[other % all.length])
    })
  })

  test('with a throw that no dice can show is refused in words', () => {
    const { rules } = gameOf(1)
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

  test('that is not written as it should be is refused', () => {
    const { rules, p } = positionIn(1, 1)
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

  test('after the end, or by the wrong seat, is refused with a clause', () => {
    const { rules, game } = gameOf(1)
    const over = positionIn(1, game.moves.length)
    expect(rules.awaited(over.p)).toBe(NOBODY)
    for (const move of [...game.moves.slice(0, 20), { stop: true }, { throw: { NE: 9 }, by: 0 }])
      expect(actionOf(rules, over.p, move)).toMatchObject({ ok: false, code: 'game-over', clause: 'DICE-12' })
    const p = rules.start()
    expect(actionOf(rules, p, { throw: { NE: 9 }, by: 0 })).toMatchObject({ ok: false, code: 'wrong-seat', clause: 'DICE-9' })
    rules.apply(p, -1, answer(actionOf(rules, p, { throw: { NE: 9 } })) as number)
    const [mine, other] = [rules.awaited(p), 1 - rules.awaited(p)]
    expect(actionOf(rules, p, { stop: true, by: mine }).ok).toBe(true)
    expect(actionOf(rules, p, { stop: true, by: other })).toMatchObject({ ok: false, code: 'wrong-seat', clause: 'DICE-9' })
  })
})

describe('notation', () => {
  test('of a game, with anything in between, is refused or read', () => {
    const token = fc.oneof(
      words,
      fc.constantFrom('1.', '2.', '*0', 'NE@0,0/0', '+knight', 'NE:9', 'NE:1,N-E:8', '\n', '\r', '@', ':'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    check(fc.tuple(fc.nat(9), fc.nat(), fc.nat(12), fc.array(token, { maxLength: 4 })), 300, ([number, at, drop, put]) => {
      const text = toNotation(gameOf(number).game.moves as unknown as readonly Move[])
      const where = at % text.length
      const moves = answer(fromNotation(text.slice(0, where) + put.join(' ') + text.slice(where + drop)))
      if (moves === undefined) return
      const { stopped } = replay(gameOf(number).rules, moves)
      if (stopped !== undefined) answer(stopped)
    })
  })

  test('that is anything else is refused or read', () => {
    check(fc.oneof(anything, fc.string({ unit: 'binary' })), 500, (value) => {
      answer(fromNotation(value))
    })
  })
})
