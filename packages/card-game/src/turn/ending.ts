/** The end of the game: scores what lies under the chests (CARD-18, CARD-19). */
import { NOBODY, type Position } from '@bastide/kernel'
import { readChest } from '../cards/chest.ts'
import { scores } from '../cards/columns.ts'
import { Series } from '../cards/series.ts'
import { SERIES_POINTS } from '../cards/series-points.ts'
import { buildingsOf } from '../cards/worth.ts'
import type { CardNarrator } from '../happening.ts'
import { award } from './awarding.ts'
import { awaitDecision, OVER } from './decision.ts'

const series = new Series()

/** CARD-20: seats with equal points whose buildings differ. Where these are equal too, no rule decides. */
function tellTies(p: Position, seats: number, tell: CardNarrator): void {
  const everyone = Array.from({ length: seats }, (_, seat) => ({ seat, buildings: buildingsOf(p, seat) }))
  const totals = [...new Set(everyone.map(({ seat }) => scores.get(p, seat)))].sort((one, other) => other - one)
  for (const total of totals) {
    const tied = everyone
      .filter(({ seat }) => scores.get(p, seat) === total)
      .sort((one, other) => other.buildings - one.buildings)
    if (new Set(tied.map(({ buildings }) => buildings)).size > 1)
      tell({ kind: 'tied', seat: null, points: 0, clause: 'CARD-20', tied, total })
  }
}

export function endGame(p: Position, seats: number, tell?: CardNarrator): void {
  tell?.({ kind: 'ending', seat: null, points: 0, clause: 'CARD-18' })
  for (let seat = 0; seat < seats; seat++) {
    const points = readChest(series, p, seat).points()
    award(p, seat, points)
    tell?.({
      kind: 'score',
      seat,
      points,
      clause: 'CARD-19',
      items: series.lengths().map((length) => SERIES_POINTS[length] as number),
    })
  }
  if (tell !== undefined) tellTies(p, seats, tell)
  tell?.({ kind: 'over', seat: null, points: 0, clause: 'CARD-20' })
  awaitDecision(p, OVER, NOBODY)
}
