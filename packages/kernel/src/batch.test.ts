import { describe, expect, test } from 'vitest'
import { stonesRules } from '../example/stones.ts'
import { Batch, chanceSeed } from './batch.ts'
import { type AnyRules, CHANCE, NOBODY } from './contract.ts'
import { checkLaws, LAWS } from './laws/index.ts'
import { Layout } from './memory.ts'
import { Random } from './random.ts'

const rules = stonesRules()

const TOSSED = 7
const DECIDED = 1

/**
 * Chance tosses a coin. Either the game ends at once with `TOSSED` points, or the only seat makes a decision worth
 * `DECIDED`.
 */
function tossRules(): AnyRules {
  const layout = new Layout()
  const stage = layout.column('stage', 1)
  const points = layout.column('points', 1)
  const AT_TOSS = 0
  const AT_DECISION = 1
  const AT_END = 2
  return {
    ...rules,
    seats: 1,
    layout,
    start: () => layout.position(),
    awaited: (p) => (stage.get(p, 0) === AT_TOSS ? CHANCE : stage.get(p, 0) === AT_DECISION ? 0 : NOBODY),
    options(_, by, out) {
      out.clear()
      out.add(0)
      if (by === CHANCE) out.add(1)
    },
    sample: (_, by, random) => (by === CHANCE ? random.below(2) : 0),
    apply(p, by, action) {
      const isOver = by === 0 || action === 1
      stage.set(p, 0, isOver ? AT_END : AT_DECISION)
      if (isOver) points.set(p, 0, by === CHANCE ? TOSSED : DECIDED)
    },
    score: (p) => points.get(p, 0),
  }
}

/** The first option of every game. The entry for a finished game is ignored. */
const firstOptions = (batch: Batch): Int32Array =>
  Int32Array.from({ length: batch.games }, (_, game) => batch.actions[game * batch.stride] as number)

const optionsOf = ({ actions, counts, stride }: Batch, game: number): readonly number[] =>
  Array.from(actions.subarray(game * stride, game * stride + (counts[game] as number)))

const scoresOf = ({ scores, seats }: Batch, game: number): readonly number[] =>
  Array.from(scores.subarray(game * seats, (game + 1) * seats))

describe('a batch', () => {
  test('begins after chance has played, and shows who must act and how', () => {
    const batch = new Batch(rules, 3, 1)
    expect([batch.games, batch.seats, batch.restarts]).toEqual([3, 2, false])
    expect(Array.from(batch.awaited)).toEqual([0, 0, 0])
    expect(Array.from(batch.over)).toEqual([0, 0, 0])
    expect(Array.from(batch.scores)).toEqual([0, 0, 0, 0, 0, 0])
    for (let game = 0; game < 3; game++) expect(optionsOf(batch, game)).toEqual([0, 1, 2])
  })

  test('carries out an action in each game', () => {
    const batch = new Batch(rules, 3, 1)
    batch.step(Int32Array.of(0, 1, 2))
    expect(Array.from(batch.awaited)).toEqual([1, 1, 1])
    expect([0, 1, 2].map((game) => scoresOf(batch, game))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    batch.step(Int32Array.of(1, 1, 1))
    expect([0, 1, 2].map((game) => optionsOf(batch, game))).toEqual([
      [1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ])
  })

  test('of the same seed is the same, and no two games of it or of another seed have the same chance', () => {
    const cards = (seed: number) => {
      const batch = new Batch(rules, 40, seed)
      return Array.from({ length: 40 }, (_, game) =>
        [0, 1].map((seat) => rules.view(batch.position(game), seat).ownCard).join(''),
      ).join()
    }
    expect(cards(1)).toBe(cards(1))
    expect(cards(1)).not.toBe(cards(2))
    const seeds = [0, 1, 2].flatMap((seed) => [0, 1, 2].map((game) => chanceSeed(seed, game)))
    expect(new Set([...seeds, 0, 1, 2].map((seed) => new Random(seed).word())).size).toBe(9 + 3)
  })

  test('leaves a game that is over as it is, whatever the step says, until it is reset', () => {
    const batch = new Batch(rules, 2, 3)
    while (batch.over[0] === 0) {
      // The first game hurries; the second passes and then takes one stone at a time.
      const step = firstOptions(batch)
      step[0] = optionsOf(batch, 0).at(-1) as number
      batch.step(step)
    }
    expect(Array.from(batch.over)).toEqual([1, 0])
    expect([batch.awaited[0], batch.counts[0], batch.finished[0]]).toEqual([NOBODY, 0, 1])
    const ended = scoresOf(batch, 0)
    expect(ended).toEqual([0, 1].map((seat) => rules.score(batch.position(0), seat)))
    expect(Array.from(batch.finalScores.subarray(0, 2))).toEqual(ended)
    batch.step(Int32Array.of(-77, optionsOf(batch, 1)[0] as number))
    expect(scoresOf(batch, 0)).toEqual(ended)
    expect([batch.over[0], batch.finished[0]]).toEqual([1, 1])
    batch.reset(0)
    expect([batch.over[0], batch.awaited[0], batch.finished[0]]).toEqual([0, 0, 1])
    expect(scoresOf(batch, 0)).toEqual([0, 0])
    expect(Array.from(batch.finalScores.subarray(0, 2))).toEqual(ended)
  })

  test('a reset with a seed begins the same game again', () => {
    const batch = new Batch(rules, 1, 5)
    const card = () => rules.view(batch.position(0), 0).ownCard
    const cards = Array.from({ length: 12 }, (_, seed) => {
      batch.reset(0, seed)
      return card()
    })
    const again = Array.from({ length: 12 }, (_, seed) => {
      batch.reset(0, seed)
      return card()
    })
    expect(again).toEqual(cards)
    expect(new Set(cards).size).toBeGreaterThan(1)
    expect(cards).toEqual(
      Array.from({ length: 12 }, (_, seed) => rules.view(new Batch(rules, 1, seed).position(0), 0).ownCard),
    )
  })

  test('that restarts shows the end once, and is in the next game already', () => {
    const batch = new Batch(rules, 2, 6, { restarts: true })
    let ends = 0
    for (let steps = 0; steps < 200; steps++) {
      batch.step(firstOptions(batch))
      expect(batch.awaited.every((seat) => seat >= 0)).toBe(true)
      for (let game = 0; game < 2; game++) {
        if (batch.over[game] === 0) continue
        ends++
        expect(scoresOf(batch, game)).toEqual([0, 0])
        const final = batch.finalScores.subarray(game * 2, game * 2 + 2)
        expect((final[0] as number) + (final[1] as number)).toBeGreaterThanOrEqual(9 + 2)
      }
    }
    expect(ends).toBeGreaterThan(20)
    expect((batch.finished[0] as number) + (batch.finished[1] as number)).toBe(ends)
  })

  test('of games in which nobody ever decides goes from end to end, one a step', () => {
    const decided: AnyRules = { ...rules, awaited: (p) => (rules.awaited(p) === CHANCE ? CHANCE : NOBODY) }
    const batch = new Batch(decided, 1, 1, { restarts: true })
    expect([batch.over[0], batch.finished[0]]).toEqual([1, 1])
    batch.step(Int32Array.of(0))
    expect([batch.over[0], batch.finished[0]]).toEqual([1, 2])
  })

  test('shows one end a step where chance alone ends a game at its start, and none twice', () => {
    const batch = new Batch(tossRules(), 1, 4, { restarts: true })
    const seen: number[] = []
    let decided = 0
    for (let steps = 0; steps < 400; steps++) {
      const before = batch.finished[0] as number
      if (batch.awaited[0] === 0) decided++
      else expect([batch.awaited[0], batch.counts[0]]).toEqual([NOBODY, 0])
      batch.step(Int32Array.of(0))
      // Every step either decides a game and ends it, or reports one that chance ended alone.
      expect([batch.over[0], (batch.finished[0] as number) - before]).toEqual([1, 1])
      seen.push(batch.finalScores[0] as number)
    }
    // The very first game may have ended by chance, and was reported when the batch began.
    expect(seen.filter((points) => points === DECIDED)).toHaveLength(decided)
    expect(seen.filter((points) => points === TOSSED)).toHaveLength(400 - decided)
    expect(decided).toBeGreaterThan(100)
    expect(decided).toBeLessThan(300)
  })

  test('that does not restart reports an end by chance alone, and starts again when it is reset', () => {
    const batch = new Batch(tossRules(), 40, 4)
    const tossed = batch.over.filter((over) => over === 1).length
    expect(tossed).toBeGreaterThan(5)
    expect(tossed).toBeLessThan(35)
    expect(Array.from(batch.finished)).toEqual(Array.from(batch.over))
    batch.step(new Int32Array(40))
    expect([...new Set(batch.over), ...new Set(batch.finished)]).toEqual([1, 1])
    const game = batch.finalScores.indexOf(DECIDED)
    for (let resets = 0; resets < 20; resets++) {
      const before = batch.finished[game] as number
      batch.reset(game)
      expect(batch.over[game]).toBe(batch.awaited[game] === NOBODY ? 1 : 0)
      expect(batch.finished[game]).toBe(before + (batch.over[game] as number))
    }
  })
})

describe('a batch refuses', () => {
  test('an action that is not among the options of its game, and then carries out none', () => {
    const batch = new Batch(rules, 3, 1)
    for (const action of [3, -1])
      expect(() => batch.step(Int32Array.of(1, 2, action))).toThrow(
        new RangeError(`game 2: ${action} is none of the 3 options of seat 0`),
      )
    expect(Array.from(batch.scores)).toEqual([0, 0, 0, 0, 0, 0])
    expect(Array.from(batch.awaited)).toEqual([0, 0, 0])
  })

  test('what another game left in the list', () => {
    const batch = new Batch(rules, 1, 1)
    for (const action of [0, 0]) batch.step(Int32Array.of(action))
    // Both have passed: two options remain, and the third word of the row is stale.
    expect(optionsOf(batch, 0)).toEqual([1, 2])
    expect(() => batch.step(Int32Array.of(0))).toThrow('game 0: 0 is none of the 2 options of seat 0')
  })

  test('a step of another length, games and seeds that cannot be, and games that it has not', () => {
    const batch = new Batch(rules, 2, 1)
    expect(() => batch.step(Int32Array.of(1))).toThrow(
      new RangeError('a step is an action for each of 2 games, not 1 actions'),
    )
    for (const games of [0, -1, 1.5, Number.NaN, 2 ** 16 + 1])
      expect(() => new Batch(rules, games, 1)).toThrow(RangeError)
    for (const seed of [-1, 0.5, 2 ** 32, Number.NaN]) {
      const refused = new RangeError(`a batch's seed is a whole number below 4294967296, not ${seed}`)
      expect(() => new Batch(rules, 1, seed)).toThrow(refused)
      expect(() => batch.reset(0, seed)).toThrow(refused)
    }
    for (const game of [-1, 2]) {
      expect(() => batch.reset(game)).toThrow(new RangeError(`there is no game ${game} in a batch of 2`))
      expect(() => batch.position(game)).toThrow(RangeError)
    }
  })
})

describe('the list of actions', () => {
  /** Gives the second seat a hundred more ways to take one stone: the stones taken are the action modulo ten. */
  const many: AnyRules = {
    ...rules,
    options(p, by, out) {
      rules.options(p, by, out)
      if (by === 1) for (let more = 1; more <= 100; more++) out.add(more * 10 + 1)
    },
    apply: (p, by, action, tell) => rules.apply(p, by, by === CHANCE ? action : action % 10, tell),
  }

  test('grows when a game has more of them than any before, and keeps what it holds', () => {
    const batch = new Batch(many, 3, 1)
    const before = batch.actions
    const narrow = batch.stride
    batch.reset(1)
    expect(batch.actions).toBe(before)
    batch.step(Int32Array.of(1, 1, 1))
    expect(batch.stride).toBeGreaterThan(narrow)
    expect(batch.actions).toHaveLength(3 * batch.stride)
    for (let game = 0; game < 3; game++) expect(optionsOf(batch, game)).toHaveLength(103)
    const wide = batch.actions
    batch.step(Int32Array.of(1001, 991, 0))
    batch.step(Int32Array.of(1, 1, 1))
    expect(batch.actions).toBe(wide)
  })
})

test('a law finds rules that keep state outside the position, so that their games interfere', () => {
  const law = LAWS.filter(({ name }) => name.startsWith('each game of a batch'))
  expect(law).toHaveLength(1)
  for (let seed = 1; seed <= 40; seed++) checkLaws(rules, seed, law)
  let moves = 0
  const forgetful: AnyRules = {
    ...rules,
    start: () => {
      moves = 0
      return rules.start()
    },
    apply(p, by, action, tell) {
      moves++
      rules.apply(p, by, action, tell)
    },
    score: (p, seat) => rules.score(p, seat) + moves,
  }
  expect(() => checkLaws(forgetful, 1, law)).toThrow(/in the batch, .* alone$/)
})
