import { describe, expect, test } from 'vitest'
import { type StonesMove, stonesRules } from '../example/stones.ts'
import { stonesSpeech } from '../example/stones-speech.ts'
import { type AnyRules, CHANCE, type Game, type Happening, NOBODY, type Seat, WATCHER } from './contract.ts'
import type { Json } from './json.ts'
import { digest, playRandomly, standings } from './playing.ts'
import { Random } from './random.ts'
import {
  actionOf,
  disputed,
  type GameRecord,
  makeRecord,
  parseRecord,
  readRecord,
  recordFor,
  replay,
  rulesOf,
} from './record.ts'
import { accept, demand, type Refusal, type Result, refusal } from './result.ts'

const rules = stonesRules()
const stones: Game = {
  id: 'stones',
  form: { editions: [], modules: [], seats: [2, 2], fields: [] },
  speech: stonesSpeech,
  compose: (setup, seats): Result<AnyRules> =>
    setup === null && seats === 2 ? accept(rules) : refusal('bad-setup', 'no such setup', { where: 'setup' }),
}

function randomGame(seed: number): GameRecord {
  const p = rules.start()
  const moves: StonesMove[] = []
  playRandomly(rules, p, new Random(seed), (_, action) => moves.push(rules.toMove(p, action)))
  return makeRecord(rules, ['Red', 'Blue'], moves as unknown as readonly Json[], p)
}

const plain: { readonly [field: string]: unknown } = {
  format: 'bastide-record',
  version: 2,
  game: 'stones',
  setup: null,
  seats: [{ name: 'Red' }, { name: 'Blue' }],
  moves: [],
}

function refused(result: Result<unknown>): Refusal {
  if (result.ok) throw new Error(`${JSON.stringify(result.value)} was not refused`)
  return result
}
const refusedRecord = (change: object): Refusal => refused(readRecord({ ...plain, ...change }))

describe('a record', () => {
  test('goes through JSON and comes back, and replays to its digest and result', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const record = randomGame(seed)
      const parsed = parseRecord(JSON.stringify(record))
      expect(parsed).toEqual(accept(record))
      const played = replay(rules, record.moves)
      expect(played.stopped).toBeUndefined()
      expect(played.played).toBe(record.moves.length)
      expect(digest(rules, played.position)).toBe(record.digest)
      expect(standings(rules, played.position)).toEqual(record.result)
    }
  })

  test('has a result only when the game is over, and a digest always', () => {
    const record = makeRecord(rules, ['Red', 'Blue'], [], rules.start())
    expect(record).toEqual({ ...plain, digest: digest(rules, rules.start()) })
    expect(randomGame(1).result).toHaveLength(2)
  })

  test('has all its fields, each of the right form', () => {
    expect(readRecord(plain)).toEqual(accept(plain))
    for (const field of Object.keys(plain)) {
      const { [field]: _, ...rest } = plain
      expect(refused(readRecord(rest)), field).toMatchObject({
        code: 'missing-field',
        reason: `the field "${field}" is missing`,
        where: 'record',
      })
    }
    expect(refusedRecord({ more: 1 })).toMatchObject({ code: 'unknown-field', where: 'record' })
    expect(refusedRecord({ format: 'other' })).toMatchObject({ code: 'not-allowed', where: 'format' })
    for (const version of [0, 3, '1', null])
      expect(refusedRecord({ version })).toMatchObject({ code: 'unknown-version', where: 'version' })
    expect(refusedRecord({ version: '1' }).reason).toContain('this is version "1" of the format')
    expect(refusedRecord({ version: 3 }).reason).toContain('reads versions 1 and 2')
    expect(refusedRecord({ game: 7 })).toMatchObject({ code: 'not-a-text', where: 'game' })
    expect(refusedRecord({ seats: {} })).toMatchObject({ code: 'not-a-list', where: 'seats' })
    expect(refusedRecord({ moves: 'none' })).toMatchObject({ code: 'not-a-list', where: 'moves' })
    for (const value of [null, [], 'x', 3, true])
      expect(refused(readRecord(value))).toMatchObject({ code: 'not-an-object', where: 'record' })
  })

  test('names its seats, each differently and with letters only', () => {
    const named = (...names: readonly unknown[]): Refusal => refusedRecord({ seats: names.map((name) => ({ name })) })
    for (const name of ['Red', 'RED', 'Red\ufe0f', 'Red\u3164', 'R\u0435d'])
      expect(named('Red', name), name).toMatchObject({ code: 'same-name', where: 'seats' })
    for (const name of ['\u3164', '\u2800', '\ufe0f'])
      expect(named('Red', name)).toMatchObject({ code: 'empty-name', where: 'seats[1].name' })
    expect(named('Red', '  ')).toMatchObject({ code: 'empty-name', where: 'seats[1].name' })
    for (const name of [' Red', 'Red ', '\u00a0Red', 'Red\u3000'])
      expect(named('Blue', name)).toMatchObject({ code: 'space-around-name', where: 'seats[1].name' })
    expect(named('x'.repeat(61))).toMatchObject({ code: 'too-long', where: 'seats[0].name' })
    expect(named('Red', 5)).toMatchObject({ code: 'not-a-text', where: 'seats[1].name' })
    for (const name of ['a\nb', '\u001b[31m', '\u202egnihton', 'zero\u200bwidth', 'line\u2028end'])
      expect(named(name)).toMatchObject({ code: 'control-character', where: 'seats[0].name' })
    expect(refusedRecord({ seats: [{ name: 'Red', age: 9 }] })).toMatchObject({
      code: 'unknown-field',
      where: 'seats[0]',
    })
    expect(refusedRecord({ seats: Array.from({ length: 9 }, (_, i) => ({ name: `seat ${i}` })) })).toMatchObject({
      code: 'too-long',
      where: 'seats',
    })
    for (const name of ['x'.repeat(60), '__proto__', 'Red of Bath'])
      expect(readRecord({ ...plain, seats: [{ name }] }).ok).toBe(true)
  })

  test('of version 1 stays one, and knows neither colours nor draws', () => {
    const first = { ...plain, version: 1 }
    expect(readRecord(first)).toEqual(accept(first))
    expect(refused(readRecord({ ...first, draws: [] }))).toMatchObject({ code: 'unknown-field', where: 'record' })
    const seats = [{ name: 'Red', colour: 'red' }, { name: 'Blue' }]
    expect(refused(readRecord({ ...first, seats }))).toMatchObject({ code: 'unknown-field', where: 'seats[0]' })
  })

  test('may say in which colours was played, each once', () => {
    const played = (...colours: readonly unknown[]) =>
      readRecord({ ...plain, seats: colours.map((colour, i) => ({ name: `seat ${i}`, colour })) })
    expect(demand(played('red', 'sky-blue')).seats.map(({ colour }) => colour)).toEqual(['red', 'sky-blue'])
    expect(refused(played('red', 'red'))).toMatchObject({ code: 'same-colour', where: 'seats' })
    for (const colour of ['', 'Red', '#ff0000', 'a b', '-red', '\u001b[31m'])
      expect(refused(played('blue', colour))).toMatchObject({ code: 'not-an-id', where: 'seats[1].colour' })
    expect(refused(played('r'.repeat(21)))).toMatchObject({ code: 'too-long', where: 'seats[0].colour' })
    expect(refused(played(7))).toMatchObject({ code: 'not-a-text', where: 'seats[0].colour' })
  })

  test('keeps what is said of draws as it is, as far as that is JSON of a bearable size', () => {
    const draws = { by: 'commitment', numbers: [1, 2, null], text: 'abc' }
    expect(demand(readRecord({ ...plain, draws })).draws).toEqual(draws)
    expect(refusedRecord({ draws: 'x'.repeat(1_000_001) })).toMatchObject({ code: 'too-large', where: 'draws' })
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)
    expect(refusedRecord({ draws: deep })).toMatchObject({ code: 'too-deep', where: 'draws' })
    expect(refusedRecord({ draws: () => {} })).toMatchObject({ code: 'not-json', where: 'draws' })
  })

  test('says its result and digest in the right form', () => {
    const standing = { seat: 0, score: 3, place: 1 }
    expect(readRecord({ ...plain, result: [standing], digest: 'ab'.repeat(32) }).ok).toBe(true)
    const wrong: readonly (readonly [object, string])[] = [
      [{ ...standing, seat: 2 }, 'result[0].seat'],
      [{ ...standing, seat: -1 }, 'result[0].seat'],
      [{ ...standing, score: -1 }, 'result[0].score'],
      [{ ...standing, score: 1.5 }, 'result[0].score'],
      [{ ...standing, place: 0 }, 'result[0].place'],
      [{ ...standing, place: 3 }, 'result[0].place'],
      [{ seat: 0, score: 3 }, 'result[0]'],
    ]
    for (const [one, where] of wrong) expect(refusedRecord({ result: [one] })).toMatchObject({ where })
    expect(refusedRecord({ result: [standing, standing, standing] })).toMatchObject({
      code: 'too-long',
      where: 'result',
    })
    expect(refusedRecord({ digest: 'AB'.repeat(32) })).toMatchObject({ code: 'not-a-digest', where: 'digest' })
    expect(refusedRecord({ digest: 'ab' })).toMatchObject({ code: 'not-a-digest', where: 'digest' })
    expect(refusedRecord({ digest: null })).toMatchObject({ code: 'not-a-text', where: 'digest' })
  })

  test('may begin with the mark of UTF-8', () => {
    expect(parseRecord(`\ufeff${JSON.stringify(plain)}`)).toEqual(accept(plain))
  })

  test('is not longer than 4,000,000 characters and 10,000 moves', () => {
    const text = JSON.stringify(plain)
    expect(parseRecord(text.padEnd(4_000_000)).ok).toBe(true)
    expect(refused(parseRecord(text.padEnd(4_000_001)))).toMatchObject({ code: 'too-long', where: 'record' })
    expect(readRecord({ ...plain, moves: new Array(10_000).fill({}) }).ok).toBe(true)
    expect(refusedRecord({ moves: new Array(10_001).fill({}) })).toMatchObject({ code: 'too-long', where: 'moves' })
    expect(refusedRecord({ moves: new Array(1_000_000).fill({}) })).toMatchObject({
      reason: '1000000 entries, at most 10000 are allowed',
    })
  })

  test('that is not JSON is told apart in one line, without what its text could do to a terminal', () => {
    for (const text of [
      '',
      '{',
      '{"a":1}}',
      '\u001b[2J',
      '{"a":\n\n\u009b}',
      '\ufeff',
      '\ufeff\ufeff{}',
      ' \ufeff{}',
      'NaN',
      "{'a':1}",
    ]) {
      const { code, reason, where } = refused(parseRecord(text))
      expect({ code, where }).toEqual({ code: 'not-json', where: 'record' })
      expect(reason).toMatch(/^not JSON: [^\p{Cc}\p{Cf}]+$/u)
    }
    for (const value of [undefined, null, 7, {}, ['{}']])
      expect(refused(parseRecord(value))).toMatchObject({ code: 'not-a-text', where: 'record' })
  })

  test('nested 200,000 deep costs no stack, wherever it is', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const text = (field: string): string => JSON.stringify({ ...plain, [field]: '@' }).replace('"@"', deep)
    expect(refused(parseRecord(deep)).code).toBe('not-an-object')
    for (const field of ['format', 'version', 'game', 'digest', 'result', 'more'])
      expect(refused(parseRecord(text(field))).reason, field).not.toBe('')
    const moves = parseRecord(text('moves'))
    expect(moves.ok && replay(rules, moves.value.moves).stopped?.code).toBe('not-an-object')
    const setup = parseRecord(text('setup'))
    expect(setup.ok && rulesOf([stones], setup.value)).toMatchObject({ code: 'bad-setup' })
  })
})

describe('the rules of a record', () => {
  const record = readRecord(plain)
  if (!record.ok) throw new Error(record.reason)

  test('are put together by its game', () => {
    expect(rulesOf([stones], record.value)).toEqual(accept(rules))
    expect(refused(rulesOf([stones], { ...record.value, setup: {} }))).toMatchObject({
      code: 'bad-setup',
      where: 'setup',
    })
  })

  test('are not known for an unknown game', () => {
    expect(refused(rulesOf([stones], { ...record.value, game: 'go' }))).toMatchObject({
      code: 'unknown-game',
      reason: 'unknown game "go"; known: stones',
      where: 'game',
    })
    for (const game of ['__proto__', 'constructor', ''])
      expect(refused(rulesOf([stones], { ...record.value, game })).code).toBe('unknown-game')
  })
})

describe('replaying', () => {
  const { moves } = randomGame(2)

  test('stops before the first move that is refused, and says how many were played', () => {
    for (const at of [0, 1, 2, moves.length - 1]) {
      const wrong = moves.map((move, i) => (i === at ? { take: 3 } : move))
      const { played, stopped, position } = replay(rules, wrong)
      expect({ played, ok: stopped?.ok }).toEqual({ played: at, ok: false })
      expect(rules.facts(position)).toEqual(rules.facts(replay(rules, moves.slice(0, at)).position))
    }
  })

  test('stops at a move after the end, however many follow', () => {
    const { played, stopped } = replay(rules, [...moves, ...new Array(1_000_000).fill({ pass: true })])
    expect([played, stopped?.ok]).toEqual([moves.length, false])
  })

  test('shows each position before its move, and tells what happens', () => {
    const seen: Seat[] = []
    const told: Happening[] = []
    const end = replay(
      rules,
      moves,
      (happening) => told.push(happening),
      (p, by, index) => {
        expect(rules.awaited(p)).toBe(by)
        expect(index).toBe(seen.length)
        seen.push(by)
      },
    ).position
    expect(seen).toHaveLength(moves.length)
    expect(seen.slice(0, 3)).toEqual([CHANCE, CHANCE, 0])
    expect(told.reduce((sum, { points }) => sum + points, 0)).toBe(rules.score(end, 0) + rules.score(end, 1))
  })
})

describe('what a record says of its end', () => {
  const whole = () => {
    const { moves } = randomGame(2)
    const replayed = replay(rules, moves)
    return { replayed, record: makeRecord(rules, ['red', 'blue'], moves, replayed.position) }
  }

  test('is believed where it follows from the moves, or is not said at all', () => {
    const { replayed, record } = whole()
    expect(disputed(record, replayed)).toBeNull()
    const { result: _, digest: __, ...silent } = record
    expect(disputed(silent, replayed)).toBeNull()
  })

  test('is disputed where the moves lead elsewhere, or not to an end', () => {
    const { replayed, record } = whole()
    const result = (record.result ?? []).map((one) => ({ ...one, score: one.score + 1 }))
    expect(disputed({ ...record, result }, replayed)).toMatchObject({ code: 'other-result', where: 'result' })
    expect(disputed({ ...record, digest: '0'.repeat(64) }, replayed)).toMatchObject({
      code: 'other-digest',
      where: 'digest',
    })
    const { digest: _, ...early } = record
    expect(disputed(early, replay(rules, record.moves.slice(0, 3)))).toMatchObject({
      code: 'not-over',
      where: 'result',
    })
  })
})

describe('who left a recorded game', () => {
  const begun = replay(rules, randomGame(2).moves.slice(0, 3))
  const moves = randomGame(2).moves.slice(0, 3)
  const recordWith = (left: GameRecord['left'], seats: GameRecord['seats'] = [{ name: 'red' }, { name: 'blue' }]) =>
    makeRecord(rules, seats, moves, begun.position, left)
  const resigned = { seat: 0, after: 3, why: 'resigned' } as const

  test('comes last, and ends a game that nobody is left in', () => {
    const record = recordWith([resigned])
    expect(record.result?.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(demand(parseRecord(JSON.stringify(record)))).toEqual(record)
    expect(disputed(record, begun)).toBeNull()
    expect(disputed({ ...record, left: [{ ...resigned, seat: 1 }] }, begun)).toMatchObject({ code: 'other-result' })
    const { left: _, ...silent } = record
    expect(disputed(silent, begun)).toMatchObject({ code: 'not-over', where: 'result' })
  })

  test('ends a game in which only bots are left, and a bot that leaves does so too where one person stays', () => {
    const bots = [{ name: 'red', bot: 'journeyman' }, { name: 'blue' }]
    expect(recordWith([{ ...resigned, seat: 1 }], bots).result?.[0]).toMatchObject({ seat: 0, place: 1 })
    expect(recordWith([resigned], bots).result?.[0]).toMatchObject({ seat: 1, place: 1 })
    expect(recordWith(undefined, bots).result).toBeUndefined()
  })

  test('has left for good: no moves follow', () => {
    expect(readRecord(recordWith([{ ...resigned, after: 2 }]))).toMatchObject({
      ok: false,
      code: 'deserted',
      where: 'left',
    })
  })

  test('left before it was over', () => {
    const whole = randomGame(2)
    const replayed = replay(rules, whole.moves)
    const { result: _, ...silent } = whole
    const leaving = (after: number) =>
      disputed({ ...silent, seats: [...silent.seats, { name: 'third' }], left: [{ ...resigned, after }] }, replayed)
    expect(leaving(whole.moves.length)).toMatchObject({ code: 'left-too-late', where: 'left' })
    expect(leaving(whole.moves.length - 1)).toBeNull()
  })

  test('is told once and in order, among the moves of the game', () => {
    const given = (left: unknown) => refusedRecord({ left })
    expect(given({})).toMatchObject({ code: 'not-a-list', where: 'left' })
    expect(given([{ ...resigned, after: 9999 }])).toMatchObject({ code: 'out-of-range', where: 'left[0].after' })
    expect(given([{ ...resigned, after: 0, seat: 2 }])).toMatchObject({ code: 'out-of-range', where: 'left[0].seat' })
    expect(given([{ ...resigned, after: 0, why: 'bored' }])).toMatchObject({
      code: 'not-allowed',
      where: 'left[0].why',
    })
    const twice = [
      { ...resigned, after: 0 },
      { ...resigned, after: 0 },
    ]
    expect(given(twice)).toMatchObject({ code: 'left-twice', where: 'left[1].seat' })
    const backwards = {
      moves: [{}, {}],
      left: [
        { ...resigned, after: 2 },
        { ...resigned, seat: 1, after: 1 },
      ],
    }
    expect(refusedRecord(backwards)).toMatchObject({ code: 'not-in-order', where: 'left[1].after' })
    expect(demand(readRecord({ ...plain, left: [] }))).not.toHaveProperty('left')
  })

  test('may have been played on for by a bot, in records that name it', () => {
    const left = [{ ...resigned, after: 0, bot: 'clever' }]
    const stays = { ...plain, seats: [{ name: 'red' }, { name: 'blue' }, { name: 'third' }], left }
    expect(demand(readRecord(stays)).left).toEqual(left)
    expect(readRecord({ ...stays, left: [{ ...left[0], bot: 'no id' }] })).toMatchObject({
      code: 'not-an-id',
      where: 'left[0].bot',
    })
    expect(readRecord({ ...stays, version: 1 })).toMatchObject({ code: 'unknown-field', where: 'left[0]' })
    expect(readRecord({ ...stays, version: 1, left: [{ ...resigned, after: 0 }] })).toMatchObject({ ok: true })
  })

  test('may know all of it where the game is over by that, as of any game that is over', () => {
    const record = recordWith([resigned])
    expect(demand(recordFor(rules, record, 1))).toEqual(record)
  })

  test('was a bot where its seat names one', () => {
    expect(
      demand(readRecord({ ...plain, seats: [{ name: 'red', bot: 'tile/journeyman' }, { name: 'blue' }] })).seats[0],
    ).toEqual({
      name: 'red',
      bot: 'tile/journeyman',
    })
    for (const bot of ['', '<b>', 'a b', '\u0000'])
      expect(refusedRecord({ seats: [{ name: 'red', bot }, { name: 'blue' }] })).toMatchObject({ code: 'not-an-id' })
  })
})

describe('an untrusted move', () => {
  const after = (count: number) => replay(rules, randomGame(2).moves.slice(0, count)).position

  test('may say by whom it is, and is refused by the turn clause where it is for another to decide', () => {
    const p = after(2)
    expect(actionOf(rules, p, { take: 1 })).toEqual(accept(1))
    expect(actionOf(rules, p, { take: 1, by: 0 })).toEqual(accept(1))
    expect(refused(actionOf(rules, p, { take: 1, by: 1 }))).toMatchObject({
      code: 'wrong-seat',
      reason: 'seat 1 cannot move: it is for seat 0 to decide',
      where: 'by',
      clause: 'STONES-1',
    })
    rules.apply(p, 0, 1)
    expect(actionOf(rules, p, { take: 1, by: 1 }).ok).toBe(true)
    expect(refused(actionOf(rules, p, { take: 1, by: 0 }))).toMatchObject({
      code: 'wrong-seat',
      reason: 'seat 0 cannot move: it is for seat 1 to decide',
    })
  })

  test('is not made in place of chance', () => {
    const deal = { deal: 1, to: 0 }
    expect(actionOf(rules, rules.start(), deal)).toEqual(accept(0))
    expect(refused(actionOf(rules, rules.start(), { ...deal, by: 0 }))).toMatchObject({
      code: 'wrong-seat',
      reason: expect.stringContaining('a chance move is due'),
    })
    expect(refused(actionOf(rules, rules.start(), { ...deal, by: -1 }))).toMatchObject({
      code: 'out-of-range',
      where: 'by',
    })
  })

  test('names a seat that there is', () => {
    for (const by of [2, -2, 0.5, '0', null, [0]])
      expect(refused(actionOf(rules, after(2), { take: 1, by }))).toMatchObject({ where: 'by' })
  })

  test('is an object', () => {
    for (const move of [null, undefined, 7, 'pass', [], [{ pass: true }]])
      expect(refused(actionOf(rules, after(2), move)).code).toBe('not-an-object')
  })

  test('is not made of what an object inherits', () => {
    expect(actionOf(rules, after(2), { pass: true }).ok).toBe(true)
    expect(actionOf(rules, after(2), JSON.parse('{"__proto__":{"pass":true}}')).ok).toBe(false)
    expect(actionOf(rules, after(2), Object.create({ pass: true })).ok).toBe(false)
  })

  test('is refused when the game is over, whoever makes it', () => {
    const p = replay(rules, randomGame(2).moves).position
    expect(rules.awaited(p)).toBe(NOBODY)
    for (const move of [{ pass: true }, { take: 1 }, { take: 1, by: 0 }, { take: 1, by: 1 }, { take: 1, by: 7 }]) {
      expect(refused(actionOf(rules, p, move))).toEqual(refused(rules.toAction(p, { take: 1 })))
    }
  })
})

describe('a record for one viewer', () => {
  const over = randomGame(5)
  const { result: _, ...unended } = over
  const begun: GameRecord = { ...unended, moves: over.moves.slice(0, 4) }

  test('of a game that goes on holds what that viewer was told, and a digest of that', () => {
    const own = demand(recordFor(rules, begun, 1))
    expect(own.moves[0]).toEqual({ deal: '?', to: 0 })
    expect(own.moves[1]).toEqual(begun.moves[1])
    expect(own.digest).toBe(digest(rules, replay(rules, own.moves).position))
    expect(own.digest).not.toBe(digest(rules, replay(rules, begun.moves).position))
    expect(JSON.stringify(demand(recordFor(rules, begun, WATCHER)))).not.toContain('"deal":1')
  })

  test('of a game that goes on says nothing of draws, which could tell what is still to come', () => {
    expect(demand(recordFor(rules, { ...begun, draws: ['secret'] }, 1))).not.toHaveProperty('draws')
    expect(demand(recordFor(rules, { ...over, draws: ['secret'] }, 1)).draws).toEqual(['secret'])
  })

  test('of a game that is over is the record itself', () => {
    expect(demand(recordFor(rules, over, 0))).toBe(over)
  })

  test('that cannot be played is refused', () => {
    expect(recordFor(rules, { ...begun, moves: [{ take: 2 }] }, 0)).toMatchObject({ ok: false, clause: 'STONES-1' })
  })
})
