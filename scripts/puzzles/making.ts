/** Makes a puzzle of a position, if it is one. */
import { type Goal, type Grade, PUZZLE_FORMAT, PUZZLE_VERSION, type Puzzle } from '../../apps/web/src/puzzles/puzzle.ts'
import { tokensOf } from '../../apps/web/src/puzzles/turn-key.ts'
import type { Candidate, PlayedGame } from './candidates.ts'
import { gradeOf, type Judged, judge } from './judging.ts'
import { listed } from './listing.ts'
import type { Notation } from './turns.ts'
import { type Weighed, weigh } from './worth.ts'

/** Between the best card and the next: so much is seen by most, or by everybody. */
const WIDE = 15
const TOO_WIDE = 60
/** A lead by which a game is decided: nobody thinks hard about it. */
const DECIDED = 40
/** Somebody who could score hardly anything else takes what there is. */
const LEAST_ELSE = 3
const COLOURS = ['red', 'blue']

export type Made = Omit<Puzzle, 'id' | 'source'>

/** Whether somebody who takes the most points at once finds the best turn. */
function isObvious({ rules }: PlayedGame, turns: readonly Weighed[], best: readonly Weighed[], seat: number): boolean {
  const gains = turns.map(({ p }) => rules.score(p, seat))
  const most = Math.max(...gains)
  return turns.every((turn, i) => gains[i] !== most || best.includes(turn))
}

const placesOf = (turns: readonly Weighed[]): number => new Set(turns.map(({ words }) => words.split(' ')[0])).size

/** What anybody sees at once: there is nothing else to take, or all the rest is far worse. */
function isPlain(goal: Goal, { best, next, gap }: Judged): boolean {
  if (goal === 'points') return next < LEAST_ELSE || placesOf(best) > 1
  if (goal === 'average-points') return next <= 0
  if (goal === 'build') return false
  const isDecided = Math.abs(next + gap) > DECIDED
  return isDecided || (goal === 'sure-lead' && gap > TOO_WIDE)
}

/** A win is a goal of its own where only the best turn brings it. */
const goalOf = (goal: Goal, { next, gap }: Judged): Goal =>
  goal === 'lead' && next <= 0 && next + gap > 0 ? 'win' : goal

/** Null if it makes no puzzle, or none of these grades. */
export function puzzleFrom(
  game: PlayedGame,
  { after, goal, gap, played }: Candidate,
  toNotation: Notation,
  grades: readonly Grade[],
): Made | null {
  const { rules, by } = game
  const moves = game.moves.slice(0, after)
  const seat = by[after] as number
  const turns = weigh(rules, moves, goal, toNotation)
  const judged = judge(turns, gap)
  if (judged === null || isPlain(goal, judged)) return null
  const isSimple =
    goal === 'points' ||
    goal === 'build' ||
    (goal === 'sure-lead' && judged.gap >= WIDE) ||
    isObvious(game, turns, judged.best, seat)
  const grade = gradeOf(judged.best, tokensOf(toNotation(played)).join(' '), isSimple)
  if (!grades.includes(grade)) return null
  return {
    format: PUZZLE_FORMAT,
    version: PUZZLE_VERSION,
    game: rules.game,
    setup: rules.setup,
    seats: COLOURS,
    moves: toNotation(moves),
    seat,
    goal: goalOf(goal, judged),
    grade,
    turns: listed(turns),
  }
}
