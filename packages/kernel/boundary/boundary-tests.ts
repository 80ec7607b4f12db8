/**
 * Untrusted input arrives as setups, records, moves and notation. The boundary accepts it, or refuses it with a reason;
 * it never throws. These tests are the same for every game; each game adds its own words.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyRules,
  actionOf,
  digest,
  type Game,
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
} from '../src/index.ts'
import { corrupted, untrustedInput } from './untrusted-input.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
/** The same input every time, unless `BASTIDE_SEED` names another seed. */
const seed = Number(process.env.BASTIDE_SEED ?? 2016)

/** Checks a property on arbitrary input, with fewer runs in a quick test. */
export const check = <T>(given: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void =>
  fc.assert(fc.property(given, holds), { seed, numRuns: quick ? Math.ceil(runs / 5) : runs })

/** Checks the boundary's answer: accepted, or refused in one short printable line. Returns the accepted value. */
export function answer<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value
  expect(result.code).toMatch(/^[a-z-]+$/)
  expect(result.reason).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{3,500}$/u)
  if (result.where !== undefined) expect(result.where).toMatch(/^.{2,100}$/)
  if (result.clause !== undefined) expect(result.clause).toMatch(/^[A-Z]+-\d+$/)
  return undefined
}

export interface GameUnderTest {
  readonly game: Game
  /** Words that mean something in this game, and numbers at which its behaviour changes. */
  readonly words: readonly string[]
  readonly numbers: readonly number[]
  /** Setups that are valid, or nearly so. */
  readonly setups: fc.Arbitrary<unknown>
  /** A valid setup for each number. Its games are short. */
  trial(number: number): { readonly setup: unknown; readonly seats: number }
  /** Notation tokens. */
  readonly tokens: readonly string[]
  /** The clause that refuses every move once the game is over. */
  readonly endClause: string
  /**
   * Moves that exist only in redacted form, for viewers who may not see the original. They are accepted, but never
   * listed as options.
   */
  isRedactedOnly?(move: unknown): boolean
  /** Extra checks on a game composed from an arbitrary setup. */
  playsWell?(rules: AnyRules, seed: number): void
}

const COLOURS = ['gold', 'red', 'green', 'blue', 'black']
const TRIALS = 9
const MOST_OF_A_GAME = 3_000

/** Several games of a kind, each a few moves in. */
export class PlayedGames {
  readonly #tested: GameUnderTest
  readonly #played = new Map<number, { readonly rules: AnyRules; readonly game: GameRecord }>()

  constructor(tested: GameUnderTest) {
    this.#tested = tested
  }

  whole(number: number): { readonly rules: AnyRules; readonly game: GameRecord } {
    const known = this.#played.get(number)
    if (known !== undefined) return known
    const { setup, seats } = this.#tested.trial(number)
    const rules = answer(this.#tested.game.compose(setup, seats))
    if (rules === undefined) throw new Error(`${JSON.stringify(setup)} for ${seats} should be good`)
    const p = rules.start()
    const moves: Json[] = []
    playRandomly(rules, p, new Random(number), (_, action) => moves.push(rules.toMove(p, action)))
    const whole = { rules, game: makeRecord(rules, COLOURS.slice(0, seats), moves, p) }
    this.#played.set(number, whole)
    return whole
  }

  /**
   * The position after `moves` moves, or after the last one if the game is shorter; `next` is the move that followed.
   */
  after(number: number, moves: number): { readonly rules: AnyRules; readonly p: Position; readonly next: Json } {
    const { rules, game } = this.whole(number)
    const count = moves % (game.moves.length + 1)
    return {
      rules,
      p: replay(rules, game.moves.slice(0, count)).position,
      next: game.moves[count] ?? (game.moves.at(-1) as Json),
    }
  }
}

const seatsWith = (numbers: fc.Arbitrary<number>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
    numbers,
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  )

/** Calls every reader of records in turn, for as long as the input is accepted. */
function openRecord(game: Game, value: unknown): void {
  const record = answer(readRecord(value))
  expect(answer(parseRecord(JSON.stringify(value))) === undefined).toBe(record === undefined)
  const rules = record && answer(rulesOf([game], record))
  if (record === undefined || rules === undefined) return
  const { stopped, played, position } = replay(rules, record.moves)
  if (stopped !== undefined) answer(stopped)
  expect(played).toBeLessThanOrEqual(record.moves.length)
  expect(digest(rules, position)).toMatch(/^[0-9a-f]{64}$/)
}

/** Returns the games it played, for a game's own tests. */
export function testBoundary(tested: GameUnderTest): PlayedGames {
  const games = new PlayedGames(tested)
  testSetups(tested)
  testRecords(tested, games)
  testMoves(tested, games)
  testNotation(tested, games)
  return games
}

function testSetups({ game, words, numbers, setups, playsWell }: GameUnderTest): void {
  const input = untrustedInput(words, numbers)
  const seats = seatsWith(input.numbers)
  const play = (rules: AnyRules, from: number): void => {
    const p = rules.start()
    playRandomly(rules, p, new Random(from), undefined, undefined, MOST_OF_A_GAME)
    expect(digest(rules, p)).toMatch(/^[0-9a-f]{64}$/)
    playsWell?.(rules, from)
  }

  describe('a setup', () => {
    test('that is good, or nearly, is a game that can be played', () => {
      let accepted = 0
      check(fc.tuple(setups, seats, fc.nat(1000)), 80, ([setup, count, from]) => {
        const rules = answer(game.compose(setup, count))
        if (rules === undefined) return
        accepted++
        play(rules, from)
      })
      expect(accepted).toBeGreaterThan(quick ? 2 : 10)
    })

    test('that was corrupted is refused, or is a game that can be played', () => {
      check(fc.tuple(setups, input.edits, seats), 250, ([setup, list, count]) => {
        const rules = answer(game.compose(corrupted(setup, list), count))
        if (rules !== undefined && list.length === 1) play(rules, list[0]?.at ?? 0)
      })
    })

    test('that is anything else is refused, or can be begun', () => {
      check(fc.tuple(input.anything, seats), 800, ([setup, count]) => {
        answer(game.compose(setup, count))?.start()
      })
    })
  })
}

function testRecords({ game, words, numbers }: GameUnderTest, games: PlayedGames): void {
  const input = untrustedInput(words, numbers)

  describe('a record', () => {
    test('of a good game replays to its end', () => {
      for (const number of [1, 2, 3]) {
        const { rules, game: record } = games.whole(number)
        openRecord(game, record)
        expect(replay(rules, record.moves).stopped).toBeUndefined()
      }
    })

    test('that was corrupted is refused, or replays as far as its moves are legal', () => {
      check(fc.tuple(fc.nat(TRIALS), input.edits), 120, ([number, list]) =>
        openRecord(game, corrupted(games.whole(number).game, list)),
      )
    })

    test('that is anything else is refused', () => {
      check(input.anything, 400, (value) => openRecord(game, value))
    })

    test('with a wrong letter in it, or cut short, is refused or replays', () => {
      const put = fc.oneof(
        fc.constantFrom('', '"', '{', ']', ',', '-', '9', '\\', '\0'),
        fc.string({ unit: 'binary', maxLength: 2 }),
      )
      check(
        fc.tuple(fc.nat(TRIALS), fc.nat(), fc.nat(3), put, fc.boolean()),
        200,
        ([number, at, drop, letters, isCut]) => {
          const text = JSON.stringify(games.whole(number).game)
          const where = at % text.length
          const record = answer(
            parseRecord(isCut ? text.slice(0, where) : text.slice(0, where) + letters + text.slice(where + drop)),
          )
          const rules = record && answer(rulesOf([game], record))
          if (record !== undefined && rules !== undefined) replay(rules, record.moves)
        },
      )
    })

    test('of a million moves, or as deep as it is long, is refused and hangs nothing', { timeout: 30_000 }, () => {
      const { game: whole } = games.whole(1)
      expect(answer(readRecord({ ...whole, moves: new Array(1_000_000).fill(whole.moves[0]) }))).toBeUndefined()
      const deep = `${'[{"a":'.repeat(200_000)}1${'}]'.repeat(200_000)}`
      for (const field of ['setup', 'seats', 'moves']) {
        const record = answer(parseRecord(JSON.stringify({ ...whole, moves: [], [field]: '@' }).replace('"@"', deep)))
        const rules = record && answer(rulesOf([game], record))
        if (record !== undefined && rules !== undefined)
          expect(answer(replay(rules, record.moves).stopped ?? { ok: true, value: 'played' })).toBeUndefined()
      }
    })
  })
}

function testMoves(
  { words, numbers, endClause, isRedactedOnly = () => false }: GameUnderTest,
  games: PlayedGames,
): void {
  const input = untrustedInput(words, numbers)
  /** An accepted move must be one of the options, and asking must change nothing. */
  const offer = (rules: AnyRules, p: Position, move: unknown): void => {
    const options = new Options()
    const before = digest(rules, p)
    if (rules.awaited(p) !== NOBODY) rules.options(p, rules.awaited(p), options)
    for (const action of [answer(actionOf(rules, p, move)), answer(rules.toAction(p, move))])
      if (action !== undefined && !isRedactedOnly(move)) expect(options.has(action)).toBe(true)
    expect(digest(rules, p)).toBe(before)
  }

  describe('a move', () => {
    test('that was corrupted is refused, or is one of the options', () => {
      check(fc.tuple(fc.nat(TRIALS), fc.nat(999), input.edits), 250, ([number, moves, list]) => {
        const { rules, p, next } = games.after(number, moves)
        offer(rules, p, corrupted(next, list))
      })
    })

    test('of another time, or anything else, is refused, or is one of the options', () => {
      check(
        fc.tuple(fc.nat(TRIALS), fc.nat(999), fc.nat(999), input.anything),
        150,
        ([number, moves, other, value]) => {
          const { rules, p } = games.after(number, moves)
          const { moves: all } = games.whole(number).game
          offer(rules, p, value)
          offer(rules, p, all[other % all.length])
        },
      )
    })

    test('after the end is refused with the clause that ends the game', () => {
      for (const number of [0, 1]) {
        const { moves } = games.whole(number).game
        const { rules, p } = games.after(number, moves.length)
        expect(rules.awaited(p)).toBe(NOBODY)
        for (const move of [...moves.slice(0, 20), ...moves.slice(-20), { ...(moves[0] as object), by: 0 }])
          expect(actionOf(rules, p, move)).toMatchObject({ ok: false, code: 'game-over', clause: endClause })
        offer(rules, p, {})
      }
    })
  })
}

function testNotation({ game, words, numbers, tokens }: GameUnderTest, games: PlayedGames): void {
  const input = untrustedInput(words, numbers)
  const { toNotation, fromNotation } = game.speech

  describe('notation', () => {
    test('of a game, with anything in between, is refused or read', () => {
      const token = fc.oneof(
        input.words,
        fc.constantFrom(...tokens, '1.', '2.', '*0', '*99', '\n', '\r', '@'),
        fc.string({ unit: 'binary', maxLength: 6 }),
      )
      check(
        fc.tuple(fc.nat(TRIALS), fc.nat(), fc.nat(12), fc.array(token, { maxLength: 4 })),
        300,
        ([number, at, drop, put]) => {
          const { rules, game: record } = games.whole(number)
          const text = toNotation(record.moves)
          const where = at % text.length
          const moves = answer(fromNotation(text.slice(0, where) + put.join(' ') + text.slice(where + drop)))
          const stopped = moves && replay(rules, moves).stopped
          if (stopped !== undefined) answer(stopped)
        },
      )
    })

    test('that is anything else is refused or read', () => {
      check(fc.oneof(input.anything, fc.string({ unit: 'binary' })), 400, (value) => {
        answer(fromNotation(value))
      })
    })

    test('comes back as the same moves from whole games', () => {
      for (let number = 0; number <= (quick ? 3 : TRIALS); number++) {
        const { rules, game: record } = games.whole(number)
        const back = answer(fromNotation(toNotation(record.moves)))
        expect(back).toEqual(record.moves)
        expect(digest(rules, replay(rules, back ?? []).position)).toBe(record.digest)
      }
    })
  })
}
