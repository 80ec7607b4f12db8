/**
 * npm run puzzles:find -- [--game tile] [--setup '2016'] [--goals points,lead] [--grades 2,3] [--many 4] [--seed 1]
 *   [--seconds 60] [--least-moves 1]
 *
 * Plays games of bots from seeds, looks for positions in which one turn is clearly better than all others by exact
 * calculation, and adds them to the game's puzzles. A game of bots gives one puzzle at most. `--least-moves` wants
 * solutions of so many moves.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import type { AnyRules, Json } from '@bastide/kernel'
import { GOALS, GRADES, type Puzzle, readPuzzle } from '../../apps/web/src/puzzles/puzzle.ts'
import { tokensOf } from '../../apps/web/src/puzzles/turn-key.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { CANDIDATES, playGame } from './candidates.ts'
import { fileText } from './listing.ts'
import { type Made, puzzleFrom } from './making.ts'
import { puzzleFile } from './places.ts'
import { TooLarge } from './turns.ts'

const given = readArguments({
  game: { type: 'string', default: 'tile' },
  setup: { type: 'string', default: '' },
  goals: { type: 'string', default: GOALS.join() },
  grades: { type: 'string', default: GRADES.join() },
  many: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  'least-moves': { type: 'string', default: '1' },
})
const game = GAMES.find(({ id }) => id === given.game) ?? refuse(`there is no game ${given.game}`)
const named =
  game.speech.namedSetups.find(({ name }) => given.setup === '' || name === given.setup) ??
  refuse(`there is no setup ${given.setup}`)
const goals = given.goals.split(',')
const grades = GRADES.filter((grade) => given.grades.split(',').includes(String(grade)))
const most = readCount(given.many, 'many', 1)
const seconds = readCount(given.seconds, 'seconds', 1)
const leastMoves = readCount(given['least-moves'], 'least-moves', 1)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

function firstPuzzle(rules: AnyRules, seed: number): Made | null {
  const played = playGame(rules, seed)
  const candidates = CANDIDATES[rules.game]?.(played) ?? []
  const toNotation = (moves: readonly Json[]): string => game.speech.toNotation(moves)
  for (const candidate of candidates.filter(({ goal }) => goals.includes(goal))) {
    try {
      const made = puzzleFrom(played, candidate, toNotation, grades)
      if (made !== null && isLong(made)) return made
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown
    }
  }
  return null
}

/** Whether every solution has as many moves as were asked for. */
const isLong = ({ turns }: Made): boolean => turns[0]?.[1].every((turn) => tokensOf(turn).length >= leastMoves) === true

function report({ id, goal, grade, turns }: Puzzle, seed: number): void {
  const [[best, solutions], [next]] = turns as readonly [Puzzle['turns'][number], Puzzle['turns'][number]]
  const count = turns.reduce((sum, [, equals]) => sum + equals.length, 0)
  console.log(
    `${id} seed ${seed} ${goal} grade ${grade}: ${best} before ${next}, of ${count}: ${solutions.join(' | ')}`,
  )
}

const file = puzzleFile(game.id)
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
const composed = game.compose(named.setup, 2)
if (!composed.ok) throw new Error(composed.reason)
const began = performance.now()
let [found, seed] = [0, readCount(given.seed, 'seed', 0)]
for (; found < most && performance.now() - began < seconds * 1000; seed++) {
  if (puzzles.some(({ source }) => source.includes(`, ${named.name}, seed ${seed},`))) continue
  const made = firstPuzzle(composed.value, seed)
  if (made === null) continue
  const { format, version, ...rest } = made
  const source = `bots, ${named.name}, seed ${seed}, ${commit}`
  const puzzle: Puzzle = { format, version, id: `${game.id}-${puzzles.length + 1}`, ...rest, source }
  const read = readPuzzle(puzzle)
  if (!read.ok) throw new Error(`${read.where}: ${read.reason}`)
  puzzles.push(puzzle)
  found++
  report(puzzle, seed)
}
writeFileSync(file, fileText(puzzles))
console.log(`${found} puzzles of ${named.name} found up to seed ${seed - 1}, ${puzzles.length} in ${file}`)
