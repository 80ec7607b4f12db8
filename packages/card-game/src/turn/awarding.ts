import type { Position, Seat } from '@bastide/kernel'
import { scores } from '../cards/columns.ts'

export function award(p: Position, seat: Seat, points: number): void {
  scores.set(p, seat, scores.get(p, seat) + points)
}
