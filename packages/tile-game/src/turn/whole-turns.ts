/**
 * Whole turns: a placement and the deployment after it as one action, for players who choose both together. Listed
 * without laying a tile, by predicting where figures could stand.
 */
import { type Action, Options, type Position, type Seat } from '@bastide/kernel'
import { lowestBit } from '../board/bits.ts'
import { CELLS } from '../board/cell.ts'
import { cellWord, frontierCell, frontierCount, SEGMENTS, TILE, tileInHand } from '../board/columns.ts'
import { type Fitting, legalRotations } from '../board/fitting.ts'
import { lookAround, openAround } from '../board/foreseeing.ts'
import { placement } from '../board/frontier.ts'
import { hasAnyFigure } from '../board/piece.ts'
import { type DeployExtra, PASS } from './deploying.ts'

/** The deployment is in the lower bits, the placement above, each as the steps `place` and `deploy` know it. */
const DEPLOYMENT_BITS = 8

export const wholeTurn = (placed: Action, deployed: Action): Action => (placed << DEPLOYMENT_BITS) | deployed
export const placementOf = (whole: Action): Action => whole >> DEPLOYMENT_BITS
export const deploymentOf = (whole: Action): Action => whole & ((1 << DEPLOYMENT_BITS) - 1)

/**
 * Lists every placement of the tile in hand with every deployment that could follow, passing included. Nothing without
 * a tile in hand.
 */
export function listWholeTurns(
  fitting: Fitting,
  extra: DeployExtra | null,
  p: Position,
  seat: Seat,
  out: Options,
): void {
  const { tables } = fitting
  out.clear()
  const kind = tileInHand.get(p, 0) - 1
  if (kind < 0) return
  // A seat with an empty supply, which is common, can only place, so its surroundings do not matter.
  const hasFigures = hasAnyFigure(tables, p, seat)
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--) {
    let rotations = legalRotations(fitting, p, kind, row)
    if (rotations === 0) continue
    const cell = frontierCell.get(p, row)
    if (hasFigures) lookAround(tables, p, cell)
    for (; rotations !== 0; rotations &= rotations - 1) {
      const rotation = lowestBit(rotations)
      const placed = placement(cell, rotation)
      out.add(wholeTurn(placed, PASS))
      for (let figure = 0; hasFigures && figure < tables.figures.length; figure++) {
        for (let open = openAround(tables, p, seat, figure, kind * 4 + rotation); open !== 0; open &= open - 1) {
          out.add(wholeTurn(placed, 1 + figure * SEGMENTS + lowestBit(open)))
        }
      }
      if (extra !== null && tables.idleBy[kind] === null) addExtra(extra, p, seat, placed, out)
    }
  }
}

const extras = new Options()

/** What a module lets the seat do instead of deploying, after this placement. */
function addExtra(extra: DeployExtra, p: Position, seat: Seat, placed: Action, out: Options): void {
  extras.clear()
  extra.list(p, seat, placed >> 2, extras)
  for (let i = 0; i < extras.length; i++) out.add(wholeTurn(placed, extras.action(i)))
}

/** Whether an arbitrary number is a placement of the tile in hand. */
function isPlacement(fitting: Fitting, p: Position, placed: Action): boolean {
  const kind = tileInHand.get(p, 0) - 1
  if (kind < 0 || !(placed >= 0 && placed < 4 * CELLS) || !Number.isInteger(placed)) return false
  const word = cellWord.get(p, placed >> 2)
  return word !== 0 && word < TILE && (legalRotations(fitting, p, kind, word - 1) & (1 << (placed & 3))) !== 0
}

/**
 * A bit for each segment of the tile in hand where the seat could put the figure after this placement. None if the
 * placement is illegal.
 */
export function spotsIfPlaced(fitting: Fitting, p: Position, seat: Seat, placed: Action, figure: number): number {
  const { tables } = fitting
  if (tables.figures[figure] === undefined || !isPlacement(fitting, p, placed)) return 0
  lookAround(tables, p, placed >> 2)
  return openAround(tables, p, seat, figure, (tileInHand.get(p, 0) - 1) * 4 + (placed & 3))
}
