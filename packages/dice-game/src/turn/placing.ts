/**
 * Builds a loose city die (DICE-6): its face, a cell and a rotation. The first die has only one placement: in the
 * middle, unrotated.
 */
import { type Action, listed, type Options, type Position, refuse, shown } from '@bastide/kernel'
import { builtCount, cellWord, looseDice } from '../columns.ts'
import { cellAt, MIDDLE, whereCell } from '../dice/cell.ts'
import { bitNumber, countBits, type DiceSet, NEEDS } from '../dice/dice-set.ts'
import { findFrontier, frontierCells, frontierNeeds, needAt } from '../dice/frontier.ts'
import type { Move } from '../move.ts'

// A cell is never 0, so a placement is greater than any other action of a seat.
const placement = (cell: number, face: number, rotation: number): Action => (cell << 5) | (face << 2) | rotation
export const cellOf = (placed: Action): number => placed >> 5
export const shapeOf = (placed: Action): number => placed & 31
export const faceOf = (placed: Action): number => (placed & 31) >> 2

/** The loose city faces, a bit each. */
function looseCities({ cities }: DiceSet, p: Position): number {
  let faces = 0
  for (let face = 0; face < cities; face++) if (looseDice.get(p, face) !== 0) faces |= 1 << face
  return faces
}

/** The number of placements. Also finds the frontier, for `nthPlacement`. */
export function countPlacements(set: DiceSet, p: Position): number {
  const loose = looseCities(set, p)
  if (loose === 0) return 0
  if (builtCount.get(p, 0) === 0) return countBits(loose)
  const found = findFrontier(set, p)
  let count = 0
  for (let i = 0; i < found; i++) count += set.ways[loose * NEEDS + (frontierNeeds[i] as number)] as number
  return count
}

/** The n-th of the placements just counted. */
export function nthPlacement(set: DiceSet, p: Position, n: number): Action {
  const loose = looseCities(set, p)
  if (builtCount.get(p, 0) === 0) return placement(MIDDLE, bitNumber(loose, n), 0)
  let left = n
  let i = 0
  for (let ways = set.ways[loose * NEEDS + (frontierNeeds[0] as number)] as number; left >= ways; ) {
    left -= ways
    ways = set.ways[loose * NEEDS + (frontierNeeds[++i] as number)] as number
  }
  const need = frontierNeeds[i] as number
  for (let face = 0; ; face++) {
    if ((loose & (1 << face)) === 0) continue
    const fits = set.fits[face * NEEDS + need] as number
    const ways = countBits(fits)
    if (left < ways) return placement(frontierCells[i] as number, face, bitNumber(fits, left))
    left -= ways
  }
}

export function listPlacements(set: DiceSet, p: Position, out: Options): void {
  const loose = looseCities(set, p)
  if (loose === 0) return
  const isFirst = builtCount.get(p, 0) === 0
  const found = isFirst ? 0 : findFrontier(set, p)
  for (let face = 0; face < set.cities; face++) {
    if ((loose & (1 << face)) === 0) continue
    if (isFirst) out.add(placement(MIDDLE, face, 0))
    for (let i = 0; i < found; i++) {
      for (let fits = set.fits[face * NEEDS + (frontierNeeds[i] as number)] as number; fits !== 0; fits &= fits - 1)
        out.add(placement(frontierCells[i] as number, face, bitNumber(fits, 0)))
    }
  }
}

export const toPlacing = ({ faces }: DiceSet, placed: Action): Move => ({
  place: faces[faceOf(placed)]?.name as string,
  at: whereCell(cellOf(placed)),
  turn: placed & 3,
})

type Placing = Extract<Move, { readonly place: string }>

/** For refusals: the cities that loose dice show. */
function namesOfLoose({ faces, cities }: DiceSet, p: Position): string {
  const loose = faces.flatMap(({ name }, face) => (face < cities && looseDice.get(p, face) > 0 ? [name] : []))
  return loose.length === 0 ? 'no loose die shows a city' : `loose: ${listed(loose)}`
}

export function readPlacing(set: DiceSet, p: Position, { place, at, turn: asked }: Placing): Action {
  const face = set.faceNamed.get(place) ?? set.cities
  if (face >= set.cities)
    refuse('not-a-city', `no die shows a city ${shown(place)}; ${namesOfLoose(set, p)}`, {
      where: 'place',
      clause: 'DICE-4',
    })
  if (looseDice.get(p, face) === 0)
    refuse('not-loose', `no loose die shows ${place}; ${namesOfLoose(set, p)}`, { where: 'place', clause: 'DICE-4' })
  const cell = cellAt(at)
  const rotation = set.sameRotation[face * 4 + asked] as number
  if (builtCount.get(p, 0) === 0) {
    if (cell === MIDDLE && rotation === 0) return placement(cell, face, rotation)
    return refuse('not-the-middle', 'the first die lies at 0,0 and is not turned', { where: 'at', clause: 'DICE-6' })
  }
  if (cell >= 0 && cellWord.get(p, cell) !== 0)
    refuse('occupied', `a die lies at ${at.join(',')} already`, { where: 'at', clause: 'DICE-6' })
  const need = cell < 0 ? 0 : needAt(set, p, cell)
  if (need === 0) refuse('not-beside', `no die lies beside ${at.join(',')}`, { where: 'at', clause: 'DICE-6' })
  if (((set.fits[face * NEEDS + need] as number) & (1 << rotation)) === 0)
    refuse('no-match', `${place} turned ${asked} times does not match its neighbours at ${at.join(',')}`, {
      where: 'turn',
      clause: 'DICE-6',
    })
  return placement(cell, face, rotation)
}
