import { type Standing, standings } from '@bastide/kernel'
import type { TableState } from './state.ts'

/** Who comes where: first those who have not resigned or run out of time, then those who have; among either, by score. Equals share a place. */
export function standingsOf({ rules, position, resigned }: TableState): readonly Standing[] {
  const byScore = standings(rules, position)
  const hasLeft = ({ seat }: Standing): boolean => resigned[seat] === true
  const isAhead = (one: Standing, other: Standing): boolean => (hasLeft(one) === hasLeft(other) ? one.score > other.score : !hasLeft(one))
  return byScore
    .map((standing) => ({ ...standing, place: 1 + byScore.filter((other) => isAhead(other, standing)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
