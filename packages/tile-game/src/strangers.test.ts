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
import { EDITIONS, fromNotation, MODULES, type Move, type TileRules, tileGame, toNotation } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
/** The same strangers every time, unless others are asked for. */
const seed = Number(process.env.BASTIDE_SEED ?? 2016)
const check = <T>(given: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void =>
  fc.assert(fc.property(given, holds), { seed, numRuns: quick ? Math.ceil(runs / 5) : runs })

const expansions = MODULES.slice(1).map(({ id }) => id)
const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

/** A door's answer: accepted, or refused in a short line that can be printed. Gives what was accepted. */
function answer<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value
  expect(result.code).toMatch(/^[a-z-]+$/)
  expect(result.reason).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{3,500}$/u)
  if (result.where !== undefined) expect(result.where).toMatch(/^.{2,100}$/)
  if (result.clause !== undefined) expect(result.clause).toMatch(/^[A-Z]+-\d+$/)
  return undefined
}

function composed(setup: unknown, seats: number): TileRules {
  const rules = answer(tileGame.compose(setup, seats))
  if (rules === undefined) throw new Error(`${JSON.stringify(setup)} for ${seats} should be good`)
  return rules
}

/** Plays a game to its end and looks at what must hold in any: it ends, its moves come back, its points are told, its record replays. */
function playToEnd(rules: TileRules, seed: number): void {
  const random = new Random(seed)
  const options = new Options()
  const p = rules.start()
  const moves: Json[] = []
  let points = 0
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    rules.options(p, by, options)
    expect(options.length).toBeGreaterThan(0)
    const action = rules.sample(p, by, random)
    const move = JSON.parse(JSON.stringify(rules.toMove(p, action))) as Json
    expect(options.has(action) && answer(actionOf(rules, p, move))).toBe(action)
    moves.push(move)
    expect(moves.length).toBeLessThan(5_000)
    rules.apply(p, by, action, (happening) => {
      points += happening.points
    })
  }
  const { seats, pile, tiles } = rules.view(p, 0)
  expect(pile.left).toBe(0)
  expect(tiles.length).toBeLessThanOrEqual(126)
  expect(seats.reduce((sum, { score }) => sum + score, 0)).toBe(points)
  const again = replay(rules, moves)
  expect([again.stopped, digest(rules, again.position)]).toEqual([undefined, digest(rules, p)])
}

// What strangers send: anything, with a liking for words that mean something here.

const words = fc.constantFrom(
  ...[
    'edition',
    'modules',
    'options',
    'pile',
    'start',
    'seats',
    'moves',
    'setup',
    'format',
    'tile',
    'at',
    'turn',
    'by',
    'place',
    'draw',
    'deploy',
    'take',
    'on',
  ],
  ...[
    'choose',
    'pass',
    'starts',
    'name',
    'result',
    'digest',
    'score',
    'farmers',
    'followers',
    'small-city',
    'random',
    'none',
    'city-4',
    '2000',
    '2016',
    'base',
  ],
  ...[
    'base/D',
    'base/U-garden',
    'base/Z',
    'follower',
    'city:N',
    'field:NNW',
    'monastery',
    'A',
    '__proto__',
    'constructor',
    'toString',
    'length',
    '',
    '\u001b[2J\n',
  ],
  ...expansions,
)
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 8 }),
  fc.constantFrom(-0, 0.5, 126, 127, 128, -128, 16_384, 65_536, 1_000_001, 2 ** 31, 2 ** 53, 1e21, -1e300),
)
const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: fc.oneof(words, numbers, fc.constantFrom<Json>(null, true, false), fc.string({ unit: 'binary', maxLength: 12 })) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
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
const edits = fc.array(fc.record({ at: fc.nat(), other: fc.nat(), how: fc.nat(5), stray: anything }), { minLength: 1, maxLength: 3 })

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

const otherType = (value: Json): Json =>
  typeof value === 'number'
    ? String(value)
    : typeof value === 'string'
      ? Number(value) || 0
      : Array.isArray(value)
        ? { ...value }
        : value === null
          ? 0
          : [value]

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
    else if (how === 2) holder[key] = otherType(holder[key] as Json)
    else if (how === 3) holder[key] = copy
    else if (how === 4) addTo(holder, typeof stray === 'string' ? stray : 'more', copy)
    else [holder[key], otherHolder[otherKey]] = [copy, JSON.parse(JSON.stringify(holder[key])) as Json]
  }
  return root.document ?? null
}

// What is good, drawn from the game's own form.

const option = ({ key, choices = [], range }: (typeof tileGame.form.fields)[number]) =>
  fc
    .option(
      fc.oneof(
        ...(choices.length === 0 ? [] : [{ weight: 12, arbitrary: fc.constantFrom(...choices) }]),
        ...(range === undefined ? [] : [{ weight: 12, arbitrary: fc.integer(range === 'seats' ? { min: 0, max: 1 } : { min: range[0], max: range[1] }) }]),
        { weight: 1, arbitrary: fc.constantFrom(0, 1) },
      ),
    )
    .map((value): readonly (readonly [string, string | number])[] => (value === null ? [] : [[key, value]]))

const optionsOf = (modules: readonly string[]) =>
  fc
    .tuple(...tileGame.form.fields.filter(({ module }) => module === MODULES[0]?.id || modules.includes(module)).map(option))
    .map((entries) => Object.fromEntries(entries.flat()))

/** What lies on the table after some turns of a random game can lie there at the start of another. */
function layoutAfter(edition: string, moves: number, seed: number) {
  const rules = composed({ edition }, 2)
  const random = new Random(seed)
  const p = rules.start()
  for (let i = 0; i < moves; i++) rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
  return rules.view(p, 0).tiles
}

const pileOf = (edition: string) => {
  const ids = Object.keys(MODULES[0]?.copies(edition) ?? {})
  return fc.dictionary(fc.constantFrom(...ids), fc.nat(9), { maxKeys: 6 })
}

/** Nearly always good: an option may have a value that its field does not allow. */
const setups = fc.tuple(fc.constantFrom(...EDITIONS), fc.subarray(expansions)).chain(([edition, modules]) => {
  const bringsStart = MODULES.slice(1).some((one) => modules.includes(one.id) && one.start !== undefined)
  const start = fc.tuple(fc.nat(60), fc.nat(1000)).map(([moves, seed]) => layoutAfter(edition, moves, seed))
  return fc.record(
    { edition: fc.constant(edition), modules: fc.constant(modules), options: optionsOf(modules), pile: pileOf(edition), ...(bringsStart ? {} : { start }) },
    { requiredKeys: ['edition', 'modules'] },
  )
}) as unknown as fc.Arbitrary<Json>

interface PlayedGame {
  readonly rules: TileRules
  readonly game: GameRecord
}
const played = new Map<number, PlayedGame>()

/** A whole game with all modules; a few of them do for all. */
function gameOf(seed: number): PlayedGame {
  const known = played.get(seed)
  if (known !== undefined) return known
  const setup = { edition: EDITIONS[seed % EDITIONS.length] as string, modules: expansions }
  const names = COLOURS.slice(0, 1 + (seed % 5))
  const rules = composed(setup, names.length)
  const p = rules.start()
  const moves: Json[] = []
  playRandomly(rules, p, new Random(seed), (_, action) => moves.push(rules.toMove(p, action) as unknown as Json))
  const whole = { rules, game: makeRecord(rules, setup, names, moves, p) }
  played.set(seed, whole)
  return whole
}

/** A game that is some moves old. */
function positionIn(seed: number, moves: number): { readonly rules: TileRules; readonly p: Position; readonly next: Json } {
  const { rules, game } = gameOf(seed)
  const count = moves % (game.moves.length + 1)
  return { rules, p: replay(rules, game.moves.slice(0, count)).position, next: game.moves[count] ?? { pass: true } }
}

/** The door for moves: what it takes is one of the options, and nothing has changed by asking. */
function offer(rules: TileRules, p: Position, move: unknown): void {
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
  const rules = record && answer(rulesOf([tileGame], record))
  if (record === undefined || rules === undefined) return
  const { stopped, played, position } = replay(rules, record.moves)
  if (stopped !== undefined) answer(stopped)
  expect(played).toBeLessThanOrEqual(record.moves.length)
  expect(digest(rules, position)).toMatch(/^[0-9a-f]{64}$/)
}

const seats = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) }, numbers, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY))

describe('a setup', () => {
  test('that is good, or nearly, is a game that can be played to its end', () => {
    let accepted = 0
    check(fc.tuple(setups, seats, fc.nat(1000)), 120, ([setup, count, seed]) => {
      const rules = answer(tileGame.compose(setup, count))
      if (rules === undefined) return
      accepted++
      playToEnd(rules, seed)
    })
    expect(accepted).toBeGreaterThan(quick ? 3 : 15)
  })

  test('that was spoilt is refused, or is a game that can be played', () => {
    check(fc.tuple(setups, edits, seats), 300, ([setup, list, count]) => {
      const rules = answer(tileGame.compose(spoilt(setup, list), count))
      if (rules !== undefined && list.length === 1) playToEnd(rules, list[0]?.at ?? 0)
    })
  })

  test('that is anything else is refused', () => {
    check(fc.tuple(anything, seats), 1000, ([setup, count]) => {
      answer(tileGame.compose(setup, count))
    })
  })
})

describe('a record', () => {
  test('that was spoilt is refused, or replays as far as its moves are legal', () => {
    check(fc.tuple(fc.nat(9), edits), 150, ([seed, list]) => {
      const value = spoilt(gameOf(seed).game as unknown as Json, list)
      open(value, JSON.stringify(value))
    })
  })

  test('that is anything else is refused', () => {
    check(anything, 600, (value) => open(value, JSON.stringify(value)))
  })

  test('with a wrong letter in it, or cut short, is refused or replays', () => {
    const slip = fc.record({
      at: fc.nat(),
      drop: fc.nat(3),
      put: fc.oneof(fc.constantFrom('', '"', '{', ']', ',', '-', '9', '\\', '\0'), fc.string({ unit: 'binary', maxLength: 2 })),
    })
    check(fc.tuple(fc.nat(9), slip, fc.boolean()), 300, ([seed, { at, drop, put }, cut]) => {
      const text = JSON.stringify(gameOf(seed).game)
      const where = at % text.length
      const record = answer(parseRecord(cut ? text.slice(0, where) : text.slice(0, where) + put + text.slice(where + drop)))
      const rules = record && answer(rulesOf([tileGame], record))
      if (record !== undefined && rules !== undefined) replay(rules, record.moves)
    })
  })

  test('of a million moves, or as deep as it is long, is refused and hangs nothing', { timeout: 30_000 }, () => {
    const { game } = gameOf(1)
    const many = { ...game, moves: new Array(1_000_000).fill({ pass: true }) }
    expect(answer(readRecord(many))).toBeUndefined()
    const deep = `${'[{"a":'.repeat(200_000)}1${'}]'.repeat(200_000)}`
    for (const field of ['setup', 'seats', 'moves']) {
      const text = JSON.stringify({ ...game, moves: [], [field]: '@' }).replace('"@"', deep)
      const record = answer(parseRecord(text))
      const rules = record && answer(rulesOf([tileGame], record))
      if (record !== undefined && rules !== undefined) expect(answer(replay(rules, record.moves).stopped ?? { ok: true, value: 'played' })).toBeUndefined()
    }
  })
})

describe('a move', () => {
  test('that was spoilt is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(9), fc.nat(999), edits), 600, ([seed, moves, list]) => {
      const { rules, p, next } = positionIn(seed, moves)
      offer(rules, p, spoilt(next, list))
    })
  })

  test('of another time, or anything else, is refused, or is one of the options', () => {
    check(fc.tuple(fc.nat(9), fc.nat(999), fc.nat(999), anything), 400, ([seed, moves, other, value]) => {
      const { rules, p } = positionIn(seed, moves)
      const { moves: all } = gameOf(seed).game
      offer(rules, p, value)
      offer(rules, p, all[other % all.length])
    })
  })

  test('after the end is refused with the clause that ends the game', () => {
    for (const seed of [0, 1]) {
      const { moves } = gameOf(seed).game
      const { rules, p } = positionIn(seed, moves.length)
      expect(rules.awaited(p)).toBe(NOBODY)
      for (const move of [...moves.slice(0, 20), { pass: true }, { draw: 'base/U', by: 0 }])
        expect(actionOf(rules, p, move)).toMatchObject({ ok: false, code: 'game-over', clause: 'BASE-22' })
      expect(rules.toAction(p, { pass: true })).toMatchObject({ ok: false, code: 'game-over', clause: 'BASE-22' })
      offer(rules, p, {})
    }
  })

  test('by the wrong seat, or drawn a second time, is refused with a clause', () => {
    const rules = composed({ edition: '2016' }, 3)
    const p = rules.start()
    expect(actionOf(rules, p, { draw: 'base/U', by: 0 })).toMatchObject({ ok: false, code: 'wrong-seat', where: 'by', clause: 'BASE-3' })
    const draw = answer(actionOf(rules, p, { draw: 'base/U' }))
    rules.apply(p, -1, draw as number)
    expect(actionOf(rules, p, { draw: 'base/U' })).toMatchObject({ ok: false, code: 'not-now', clause: 'BASE-4' })
    const place = { place: 'base/U', at: [1, 0], turn: 0 }
    expect(actionOf(rules, p, { ...place, by: 0 }).ok).toBe(true)
    for (const by of [1, 2]) expect(actionOf(rules, p, { ...place, by })).toMatchObject({ ok: false, code: 'wrong-seat', where: 'by', clause: 'BASE-3' })
    expect(actionOf(rules, p, { ...place, by: 3 })).toMatchObject({ ok: false, code: 'out-of-range', where: 'by' })
  })
})

describe('notation', () => {
  test('of a game, with anything in between, is refused or read', () => {
    const token = fc.oneof(
      words,
      fc.constantFrom('1.', '2.', '.', '*0', '*99', '1,0/0', '+city:N', '-road:E@1,0', '=A', '+a=b:C@-1,-1', '\n', '\r', '/', '@'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    check(fc.tuple(fc.nat(9), fc.nat(), fc.nat(12), fc.array(token, { maxLength: 4 })), 500, ([seed, at, drop, put]) => {
      const text = toNotation(gameOf(seed).game.moves as unknown as readonly Move[])
      const where = at % text.length
      const moves = answer(fromNotation(text.slice(0, where) + put.join(' ') + text.slice(where + drop)))
      if (moves === undefined) return
      const { stopped } = replay(gameOf(seed).rules, moves)
      if (stopped !== undefined) answer(stopped)
    })
  })

  test('that is anything else is refused or read', () => {
    check(fc.oneof(anything, fc.string({ unit: 'binary' })), 500, (value) => {
      answer(fromNotation(value))
    })
  })
})
