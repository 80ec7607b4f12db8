/**
 * Ratings from a round robin: the Bradley-Terry model, in Elo. A lead of 400 means ten points to one. All ratings are
 * fitted at once, so that those who never met can be compared, too.
 */
import type { Interval } from './intervals.ts'

/** What one got against another: a win is a point, a tie half. */
export interface Met {
  readonly one: number
  readonly other: number
  readonly games: number
  readonly points: number
}

export interface Rating {
  readonly elo: number
  readonly interval: Interval
}

const PER_ELO = Math.LN10 / 400
const Z = 1.959963984540054
/**
 * Every two that met are taken to have tied this many games more. Otherwise whoever lost every game would be
 * infinitely weak.
 */
const TIES_BEFORE = 1

const MOST_ROUNDS = 200
const CLOSE_ENOUGH = 1e-9

/** The expected share of one against another, from strengths on the natural scale. */
const expected = (lead: number): number => 1 / (1 + Math.exp(-lead))

interface Slope {
  readonly gradient: number[]
  /** How sharply the likelihood bends: its inverse is the covariance of the strengths. */
  readonly bend: number[][]
}

function slopeAt(strengths: readonly number[], mets: readonly Met[]): Slope {
  const gradient = strengths.map(() => 0)
  const bend = strengths.map(() => strengths.map(() => 0))
  const add = (row: number, column: number, what: number): void => {
    const line = bend[row] as number[]
    line[column] = (line[column] as number) + what
  }
  for (const { one, other, games, points } of mets) {
    const share = expected((strengths[one] as number) - (strengths[other] as number))
    const played = games + TIES_BEFORE
    const more = points + TIES_BEFORE / 2 - played * share
    gradient[one] = (gradient[one] as number) + more
    gradient[other] = (gradient[other] as number) - more
    const sharpness = played * share * (1 - share)
    add(one, one, sharpness)
    add(other, other, sharpness)
    add(one, other, -sharpness)
    add(other, one, -sharpness)
  }
  return { gradient, bend }
}

/** Solves a system of equations by elimination. It is as small as there are players. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  for (let at = 0; at < size; at++) {
    let best = at
    for (let row = at + 1; row < size; row++)
      if (Math.abs(rows[row]?.[at] as number) > Math.abs(rows[best]?.[at] as number)) best = row
    const pivot = rows[best] as number[]
    rows[best] = rows[at] as number[]
    rows[at] = pivot
    if (Math.abs(pivot[at] as number) < 1e-12) throw new Error('some players never met, not even by way of others')
    for (let row = 0; row < size; row++) {
      const line = rows[row] as number[]
      const factor = row === at ? 0 : (line[at] as number) / (pivot[at] as number)
      if (factor !== 0) for (let i = at; i <= size; i++) line[i] = (line[i] as number) - factor * (pivot[i] as number)
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number))
}

/** Without one player, whose strength is given. */
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)

/**
 * The ratings of all players; `anchor` is rated `at`, and others by their lead. An interval is that of the lead over
 * the anchor, from the bend of the likelihood, as if all games were independent.
 */
export function fitLadder(players: number, mets: readonly Met[], anchor: number, at: number): readonly Rating[] {
  const strengths = new Array<number>(players).fill(0)
  const others = without([...strengths.keys()], anchor)
  const reduced = (): { readonly gradient: number[]; readonly bend: number[][] } => {
    const { gradient, bend } = slopeAt(strengths, mets)
    return { gradient: without(gradient, anchor), bend: without(bend, anchor).map((row) => without(row, anchor)) }
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { gradient, bend } = reduced()
    const step = solve(bend, gradient)
    // A whole step may overshoot where somebody lost nearly everything.
    const longest = Math.max(0, ...step.map(Math.abs))
    const scale = longest > 1 ? 1 / longest : 1
    for (const [i, player] of others.entries())
      strengths[player] = (strengths[player] as number) + scale * (step[i] as number)
    if (longest < CLOSE_ENOUGH) break
  }
  const { bend } = reduced()
  const deviationOf = (index: number): number => {
    const unit = others.map((_, i) => (i === index ? 1 : 0))
    return Math.sqrt(solve(bend, unit)[index] as number)
  }
  return strengths.map((strength, player) => {
    const elo = at + strength / PER_ELO
    const spread = player === anchor ? 0 : (Z * deviationOf(others.indexOf(player))) / PER_ELO
    return { elo, interval: { low: elo - spread, high: elo + spread } }
  })
}
