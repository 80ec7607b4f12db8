/** The end of a turn, and the end of the game (BASE-22, BASE-23). */
import type { Position } from '@bastide/kernel'
import { activeSeat, pileLeft, tileJustLaid } from '../board/columns.ts'
import { kindOfNode } from '../board/feature.ts'
import { claimedRoots, findClaimed } from '../board/piece.ts'
import type { TileTables } from '../board/tile-tables.ts'
import type { TileNarrator } from '../happening.ts'
import { scoreFeature } from './scoring.ts'
import { type Step, silentStep } from './step.ts'

/**
 * At the end of a turn, with the tile just laid: the clause by which a module gives the same seat the next turn too, or
 * null.
 */
export type StaysOn = (p: Position) => string | null

/**
 * The turn passes clockwise to the next seat while there is a tile to draw. At the end it stays with the seat that had
 * the last.
 */
export const handingOn = (seats: number, stays: readonly StaysOn[]): Step =>
  silentStep('hand-on', (p, tell) => {
    let staysBy: string | null = null
    for (const staysOn of stays) staysBy = staysOn(p) ?? staysBy
    tileJustLaid.set(p, 0, 0)
    if (pileLeft.get(p, 0) === 0) return
    const seat = activeSeat.get(p, 0)
    if (staysBy === null) activeSeat.set(p, 0, (seat + 1) % seats)
    else tell?.({ kind: 'again', seat, points: 0, clause: staysBy, feature: null })
  })

/** A module's part of the final scoring. */
export interface FinalScore {
  (p: Position, tell?: TileNarrator): void
  /** Set where it pays every claimed feature's `outlook` to those with the most figures there, and nothing else. */
  readonly paysOutlook?: true
}

/** Figures went home when their feature was completed and scored, so whatever still holds a figure is unfinished. */
function scoreUnfinished(tables: TileTables, p: Position, seats: number, tell?: TileNarrator): void {
  const claimed = findClaimed(tables, p, seats)
  for (let kind = 0; kind < tables.kinds.length; kind++) {
    for (let i = 0; i < claimed; i++) {
      const root = claimedRoots[i] as number
      if (kindOfNode(tables, p, root) === kind) scoreFeature(tables, p, seats, root, false, tell)
    }
  }
}

/** First unfinished features, kind by kind; then the modules' own scoring, in their order. */
export const finalScoring = (tables: TileTables, seats: number, finalScores: readonly FinalScore[]): Step =>
  silentStep('final-score', (p, tell) => {
    scoreUnfinished(tables, p, seats, tell)
    for (const finalScore of finalScores) finalScore(p, tell)
    tell?.({ kind: 'over', seat: null, points: 0, clause: 'BASE-26', feature: null })
  })
