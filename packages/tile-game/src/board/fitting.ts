/**
 * Where a tile may be laid: where it fits, minus what modules forbid. No module restricts most kinds of tile, and for
 * those the frontier's own loops do the work. A restricted kind is tried cell by cell.
 */
import type { Options, Position, Random } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import type { Cell } from './cell.ts'
import { frontierCell, frontierCount } from './columns.ts'
import { fitsSomewhere, fittingRotations, listPlacements, placement, samplePlacement } from './frontier.ts'
import type { Rotation } from './side.ts'
import type { TileTables } from './tile-tables.ts'

/** What forbids a placement that fits. A constant, as vetoes are asked while playing, which allocates nothing. */
export interface Ban {
  readonly clause: string
  /** Which of the things that the clause forbids it is. */
  readonly reason: string
}

/** Returns what forbids a placement that fits, or null. */
export type Veto = (p: Position, kind: number, cell: Cell, rotation: Rotation) => Ban | null

export interface Fitting {
  readonly tables: TileTables
  /** By kind of tile: what may forbid its placements, or null if nothing does. */
  readonly vetoes: readonly (readonly Veto[] | null)[]
}

/** What forbids a placement that fits, or null. */
export function forbiddenBy(
  { vetoes }: Fitting,
  p: Position,
  kind: number,
  cell: Cell,
  rotation: Rotation,
): Ban | null {
  const ofKind = vetoes[kind] as readonly Veto[] | null
  if (ofKind === null) return null
  for (const veto of ofKind) {
    const ban = veto(p, kind, cell, rotation)
    if (ban !== null) return ban
  }
  return null
}

/** A bit for each different rotation in which the kind of tile may be laid on a frontier row. */
export function legalRotations(fitting: Fitting, p: Position, kind: number, row: number): number {
  let legal = fittingRotations(fitting.tables, p, kind, row)
  if (fitting.vetoes[kind] === null) return legal
  const cell = frontierCell.get(p, row)
  for (let rotations = legal; rotations !== 0; rotations &= rotations - 1) {
    const rotation = lowestBit(rotations)
    if (forbiddenBy(fitting, p, kind, cell, rotation) !== null) legal ^= 1 << rotation
  }
  return legal
}

export function maySomewhere(fitting: Fitting, p: Position, kind: number): boolean {
  if (fitting.vetoes[kind] === null) return fitsSomewhere(fitting.tables, p, kind)
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--)
    if (legalRotations(fitting, p, kind, row) !== 0) return true
  return false
}

/** Lists every legal placement of the kind of tile. */
export function listLegal(fitting: Fitting, p: Position, kind: number, out: Options): void {
  if (fitting.vetoes[kind] === null) {
    listPlacements(fitting.tables, p, kind, out)
    return
  }
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--) {
    for (let rotations = legalRotations(fitting, p, kind, row); rotations !== 0; rotations &= rotations - 1)
      out.add(placement(frontierCell.get(p, row), lowestBit(rotations)))
  }
}

/**
 * Blind guesses before looking at all cells. Most kinds are forbidden on few cells, but stream tiles on all but a few.
 */
const TRIES = 12

/** Picks one legal placement, all equally likely. There must be one. */
export function sampleLegal(fitting: Fitting, p: Position, kind: number, random: Random): number {
  const { tables } = fitting
  if (fitting.vetoes[kind] === null) return samplePlacement(tables, p, kind, random)
  const rows = frontierCount.get(p, 0)
  const rotations = tables.differentRotations[kind] as number
  for (let tries = 0; tries < TRIES; tries++) {
    const row = random.below(rows)
    const rotation = random.below(rotations)
    const cell = frontierCell.get(p, row)
    if (
      (fittingRotations(tables, p, kind, row) & (1 << rotation)) !== 0 &&
      forbiddenBy(fitting, p, kind, cell, rotation) === null
    )
      return placement(cell, rotation)
  }
  // Reservoir sampling: the nth placement seen replaces the kept one with probability 1/n.
  let kept = -1
  let seen = 0
  for (let row = rows - 1; row >= 0; row--) {
    for (let legal = legalRotations(fitting, p, kind, row); legal !== 0; legal &= legal - 1) {
      if (random.below(++seen) === 0) kept = placement(frontierCell.get(p, row), lowestBit(legal))
    }
  }
  return kept
}
