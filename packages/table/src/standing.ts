import { type Standing, standings } from '@bastide/kernel'
import type { TableState } from './state.ts'

/** Who comes where: first those who have not resigned or run out of time, then those who have; among either, as the game places them. Equals share a place. */
export function standingsOf({ rules, position, resigned }: TableState): readonly Standing[] {
  const byMerit = standings(rules, position)
  const hasLeft = ({ seat }: Standing): boolean => resigned[seat] === true
  const isAhead = (one: Standing, other: Standing): boolean => (hasLeft(one) === hasLeft(other) ? one.place < other.place : !hasLeft(one))
  return byMerit
    .map((standing) => ({ ...standing, place: 1 + byMerit.filter((other) => isAhead(other, standing)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
