/**
 * npm run puzzles:find -- [--game tile] [--setup '2016'] [--goals points,lead] [--count 4] [--seed 1] [--seconds 60]
 *
 * Plays games of bots from seeds, looks for positions in which one turn is clearly better than all others by exact
 * calculation, and adds them to the game's puzzles. A game of bots gives one puzzle at most.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import { type Game, type Json } from '@bastide/kernel'
import { GOALS, type Goal, type Puzzle, PUZZLE_FORMAT, PUZZLE_VERSION, readPuzzle } from '../../apps/web/src/puzzles/puzzle.ts'
import { tokensOf } from '../../apps/web/src/puzzles/turn-key.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { CANDIDATES, type Candidate, type PlayedGame, playGame } from './candidates.ts'
import { fractionText, valueOf } from './fraction.ts'
import { gradeOf, type Judged, judge } from './judging.ts'
import { puzzleFile } from './places.ts'
import { TooLarge } from './turns.ts'
import { type Weighed, weigh } from './worth.ts'

const given = readArguments({
  game: { type: 'string', default: 'tile' },
  setup: { type: 'string', default: '' },
  goals: { type: 'string', default: GOALS.join() },
  count: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  grades: { type: 'string', default: '1,2,3' },
})
const game = GAMES.find(({ id }) => id === given.game) ?? refuse(`there is no game ${given.game}`)
const named =
  game.speech.namedSetups.find(({ name }) => given.setup === '' || name === given.setup) ??
  refuse(`there is no setup ${given.setup}`)
const goals = given.goals.split(',')
const grades = given.grades.split(',').map(Number)
const most = readCount(given.count, 'count', 1)
const seconds = readCount(given.seconds, 'seconds', 1)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** Between the best card and the next: so much is seen by most, or by everybody. */
const WIDE = 15
const TOO_WIDE = 60
/** A lead by which a game is decided. */
const DECIDED = 40

/** Best first, each worth with its turns. */
function listed(turns: readonly Weighed[]): Puzzle['turns'] {
  const byWorth = new Map<string, Weighed[]>()
  for (const turn of turns) {
    const worth = fractionText(turn.worth)
    const equals = byWorth.get(worth)
    if (equals === undefined) byWorth.set(worth, [turn])
    else equals.push(turn)
  }
  return [...byWorth]
    .sort(([, [one]], [, [other]]) => valueOf((other as Weighed).worth) - valueOf((one as Weighed).worth))
    .map(([worth, equals]) => [worth, equals.map(({ words }) => words)])
}

/** Whether somebody who takes the most points at once finds the best turn. */
function isObvious({ rules }: PlayedGame, turns: readonly Weighed[], best: readonly Weighed[], seat: number): boolean {
  const gains = turns.map(({ p }) => rules.score(p, seat))
  const most = Math.max(...gains)
  return turns.every((turn, i) => gains[i] !== most || best.includes(turn))
}

/** A win is a goal of its own where only the best turn brings it. */
const goalOf = (goal: Goal, best: number, next: number): Goal => (goal === 'lead' && best > 0 && next <= 0 ? 'win' : goal)

function puzzleFrom(played: PlayedGame, { after, goal, gap, played: chosen }: Candidate, seed: number): Omit<Puzzle, 'id'> | null {
  const { rules, by } = played
  const moves = played.moves.slice(0, after)
  const { toNotation } = game.speech as Game['speech']
  const turns = weigh(rules, moves, goal, toNotation)
  const judged = judge(turns, gap)
  if (judged === null) return null
  if (isPlain(goal, judged)) return null
  const most = valueOf((judged.best[0] as Weighed).worth)
  // Nobody thinks hard about a game that is decided.
  if (goal.includes('lead') && Math.abs(most) > DECIDED) return null
  const seat = by[after] as number
  const words = tokensOf(toNotation(chosen)).join(' ')
  const obvious = isObvious(played, turns, judged.best, seat)
  const isSimple = goal === 'points' || goal === 'build' || (goal === 'sure-lead' && judged.gap >= WIDE) || obvious
  const grade = gradeOf(judged.best, words, isSimple)
  if (!grades.includes(grade)) return null
  return {
    format: PUZZLE_FORMAT,
    version: PUZZLE_VERSION,
    game: rules.game,
    setup: rules.setup,
    seats: ['red', 'blue'],
    moves: toNotation(moves),
    seat,
    goal: goalOf(goal, most, judged.next),
    grade,
    turns: listed(turns),
    source: `bots, ${named.name}, seed ${seed}, ${commit}`,
  }
}

/** What anybody sees at once: there is nothing else to take, or all the rest is far worse. */
function isPlain(goal: Goal, { best, next, gap }: Judged): boolean {
  if (goal === 'points') return next < 3 || placesOf(best) > 1
  if (goal === 'build' || goal === 'average-points') return next <= 0
  return goal === 'sure-lead' && gap > TOO_WIDE
}

const placesOf = (turns: readonly Weighed[]): number => new Set(turns.map(({ words }) => words.split(' ')[0])).size

function firstPuzzle(seed: number, rules: PlayedGame['rules']): Omit<Puzzle, 'id'> | null {
  const played = playGame(rules, seed)
  const candidates = CANDIDATES[rules.game]?.(played) ?? []
  for (const candidate of candidates.filter(({ goal }) => goals.includes(goal))) {
    try {
      const puzzle = puzzleFrom(played, candidate, seed)
      if (puzzle !== null) return puzzle
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown
    }
  }
  return null
}

const file = puzzleFile(game.id)
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
const composed = game.compose(named.setup, 2)
if (!composed.ok) throw new Error(composed.reason)
const began = performance.now()
let [found, seed] = [0, readCount(given.seed, 'seed', 0)]
for (; found < most && performance.now() - began < seconds * 1000; seed++) {
  if (puzzles.some(({ source }) => source.includes(`, ${named.name}, seed ${seed},`))) continue
  const made = firstPuzzle(seed, composed.value)
  if (made === null) continue
  const puzzle = { format: made.format, version: made.version, id: `${game.id}-${puzzles.length + 1}`, ...made }
  const read = readPuzzle(puzzle)
  if (!read.ok) throw new Error(`${read.where}: ${read.reason}`)
  puzzles.push(puzzle)
  found++
  const [[best, solutions], [next]] = puzzle.turns as readonly [Puzzle['turns'][number], Puzzle['turns'][number]]
  const count = puzzle.turns.reduce((sum, [, equals]) => sum + equals.length, 0)
  console.log(`${puzzle.id} seed ${seed} ${puzzle.goal} grade ${puzzle.grade}: ${best} (${solutions.join(' | ')}) before ${next}, of ${count}`)
}
writeFileSync(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle as unknown as Json)).join(',\n')}\n]\n`)
console.log(`${found} puzzles of ${named.name} found up to seed ${seed - 1}, ${puzzles.length} in ${file}`)
