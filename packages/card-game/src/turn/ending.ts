/** The end of the game: scores what lies under the chests (CARD-18, CARD-19). */
import { NOBODY, type Position } from '@bastide/kernel'
import { SERIES_POINTS, Series } from '../cards/series.ts'
import type { CardNarrator } from '../happening.ts'
import { award } from './awarding.ts'
import { awaitDecision, OVER } from './decision.ts'

const series = new Series()

export function endGame(p: Position, seats: number, tell?: CardNarrator): void {
  tell?.({ kind: 'ending', seat: null, points: 0, clause: 'CARD-18' })
  for (let seat = 0; seat < seats; seat++) {
    const points = series.read(p, seat).points()
    award(p, seat, points)
    tell?.({
      kind: 'score',
      seat,
      points,
      clause: 'CARD-19',
      items: series.lengths().map((length) => SERIES_POINTS[length] as number),
    })
  }
  tell?.({ kind: 'over', seat: null, points: 0, clause: 'CARD-20' })
  awaitDecision(p, OVER, NOBODY)
}
