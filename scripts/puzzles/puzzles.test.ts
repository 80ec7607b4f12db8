/** Every stored puzzle is what it says: its game can be played, and its turns are worth exactly what it lists. */
import { existsSync, readFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import { type AnyRules, type Game, type Json, NOBODY, Random, replay } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Puzzle, readPuzzle, valueOfWorth } from '../../apps/web/src/puzzles/puzzle.ts'
import { turnKey } from '../../apps/web/src/puzzles/turn-key.ts'
import type { Built } from '../../packages/dice-game/oracle/flood-fill.ts'
import { mostWith, throwsOf } from '../../packages/dice-game/oracle/foreseeing.ts'
import { rotating } from '../../packages/kernel/sampling/rotating.ts'
import { fractionText } from './fraction.ts'
import { puzzleFile } from './places.ts'
import { worldsOf } from './securing.ts'
import { weigh } from './worth.ts'

const PUZZLES: readonly Puzzle[] = GAMES.flatMap(({ id }) => {
  const stored: readonly unknown[] = existsSync(puzzleFile(id)) ? JSON.parse(readFileSync(puzzleFile(id), 'utf8')) : []
  return stored.map((one) => {
    const read = readPuzzle(one)
    if (!read.ok) throw new Error(`${read.where}: ${read.reason}`)
    return read.value
  })
})

interface Opened {
  readonly game: Game
  readonly rules: AnyRules
  readonly moves: readonly Json[]
}

function opened(puzzle: Puzzle): Opened {
  const game = GAMES.find(({ id }) => id === puzzle.game) as Game
  const composed = game.compose(puzzle.setup, puzzle.seats.length)
  const moves = game.speech.fromNotation(puzzle.moves)
  if (!composed.ok || !moves.ok) throw new Error(`${puzzle.id} cannot be played`)
  return { game, rules: composed.value, moves: moves.value as readonly Json[] }
}

const turnsListed = ({ turns }: Puzzle): ReadonlyMap<string, string> =>
  new Map(turns.flatMap(([worth, listed]) => listed.map((turn) => [turnKey(turn), worth] as const)))

const ofGoal = (...goals: readonly string[]): Puzzle[] => PUZZLES.filter(({ goal }) => goals.includes(goal))
/** How many are calculated anew each day. */
const SHARE = 4

describe('the stored puzzles', () => {
  test('are at least sixty, of all games and all grades, each with its own id and position', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60)
    for (const { id } of GAMES) expect(PUZZLES.filter(({ game }) => game === id).length, id).toBeGreaterThanOrEqual(12)
    for (const grade of [1, 2, 3]) expect(PUZZLES.filter((one) => one.grade === grade).length).toBeGreaterThan(5)
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length)
    expect(new Set(PUZZLES.map(({ game, moves }) => game + moves)).size).toBe(PUZZLES.length)
  })

  test('are never trivial: at least six other turns, and the best clearly better', () => {
    for (const { id, turns } of PUZZLES) {
      const [, best] = turns[0] as Puzzle['turns'][number]
      const others = turns.slice(1).reduce((sum, [, listed]) => sum + listed.length, 0)
      expect(others, id).toBeGreaterThanOrEqual(6)
      expect(best.length / (others + best.length), id).toBeLessThan(0.2)
    }
  })

  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s begins where its seat is to move',
    (_, puzzle) => {
      const { rules, moves } = opened(puzzle)
      const { position, stopped } = replay(rules, moves)
      expect(stopped).toBeUndefined()
      expect(rules.awaited(position)).toBe(puzzle.seat)
    },
  )

  test.each(rotating(PUZZLES, SHARE).map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s lists every turn with exactly what it is worth',
    (_, puzzle) => {
      const { game, rules, moves } = opened(puzzle)
      const weighed = weigh(rules, moves, puzzle.goal, (turn) => game.speech.toNotation(turn as never))
      const found = new Map(weighed.map(({ words, worth }) => [turnKey(words), fractionText(worth)]))
      expect(found).toEqual(turnsListed(puzzle))
    },
  )
})

describe('what a turn is worth, by a second way', () => {
  test('with the last turn of a game: the scores that its moves lead to', () => {
    for (const puzzle of ofGoal('lead', 'win')) {
      const { game, rules } = opened(puzzle)
      for (const [worth, listed] of puzzle.turns)
        for (const turn of listed) {
          const moves = game.speech.fromNotation(`${puzzle.moves.trimEnd()} ${turn}`)
          const { position, stopped } = replay(rules, moves.ok ? moves.value : [])
          expect(stopped).toBeUndefined()
          // Others may still have to decide how they leave: then it is not the moves of this turn alone.
          if (rules.awaited(position) !== NOBODY) continue
          const lead = rules.score(position, puzzle.seat) - rules.score(position, 1 - puzzle.seat)
          expect(String(lead), `${puzzle.id} ${turn}`).toBe(worth)
        }
    }
  })

  test('with dice: every single throw is tried, and built from in every way, by the words of the rules', () => {
    const again = ofGoal('average-points').flatMap((puzzle) => {
      const [worth, [turn = '']] = puzzle.turns[0] as Puzzle['turns'][number]
      const { rules, moves } = opened(puzzle)
      const dice = diceOf(rules, moves)
      // With more dice, trying everything would take hours.
      return turn === 'again' && dice.loose <= 2 ? [{ id: puzzle.id, worth: valueOfWorth(worth), ...dice }] : []
    })
    expect(again.length).toBeGreaterThan(0)
    for (const { id, worth, built, loose, isDoubled } of rotating(again)) {
      const throws = throwsOf(SIDES, loose)
      const sum = throws.reduce((points, thrown) => points + pointsOf(mostWith(built, thrown)), 0)
      expect((sum * (isDoubled ? 2 : 1)) / throws.length, id).toBeCloseTo(worth, 9)
    }
  })

  test('with secrets: no world is forgotten, and the real one is among them', () => {
    for (const puzzle of rotating(ofGoal('sure-lead'), SHARE)) {
      const { rules, moves } = opened(puzzle)
      const worlds = worldsOf(rules, moves, puzzle.seat, 1000)
      const known = new Set(worlds.map(({ words }) => String(words)))
      expect(known.has(String(replay(rules, moves).position.words)), puzzle.id).toBe(true)
      const redacted = rules.start()
      replay(rules, moves, undefined, (_, by, index) => {
        const move = rules.redact(moves[index], by, puzzle.seat)
        const action = rules.toAction(redacted, move)
        if (action.ok) rules.apply(redacted, by, action.value)
      })
      const random = new Random(7)
      for (let i = 0; i < 400; i++) expect(known.has(String(rules.determinize(redacted, random).words))).toBe(true)
    }
  })
})

const SIDES = ['NEW', 'NE', 'N E', 'N S', 'knight', 'catapult']
const POINTS = [0, 0, 0, 1, 3, 6, 10, 15, 21, 28]
const pointsOf = (dice: number): number => POINTS[dice] as number

interface ShownDice {
  readonly built: readonly { readonly die: string; readonly at: Built['at']; readonly turn: number }[]
  readonly loose: { readonly [face: string]: number }
  readonly doubled?: boolean
}

function diceOf(rules: AnyRules, moves: readonly Json[]) {
  const { position } = replay(rules, moves)
  const view = rules.view(position, rules.awaited(position), []) as ShownDice
  const built = view.built.map(({ die, at, turn }): Built => ({ face: die, at, turn }))
  const loose = Object.values(view.loose).reduce((sum, count) => sum + count, 0)
  return { built, loose, isDoubled: view.doubled === true }
}
