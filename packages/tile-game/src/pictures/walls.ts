/** Town walls: a walk on top with battlements, and below it the face that looks south, towards the viewer. */

import { distance, inked, type Line, type Point, plus, stroked } from '@bastide/drawing'
import { toBorder } from './clearance.ts'
import type { Brush, TownPicture } from './module.ts'
import { INK, STONE } from './palette.ts'
import { curve, thinned } from './pen.ts'
import type { Town, Wall } from './plan.ts'
import { along, leftOf, towards } from './shape.ts'
import { faded } from './svg.ts'
import { drawGate, drawTowers, flagFromAfar, gateFromAfar, type Tower } from './towers.ts'

const HEIGHT = 4.6
const POINTS = [5, 7, 9] as const

/** Extended beyond its ends, so that the border cuts it off. */
function lengthened(line: Line): Line {
  const first = line[0] as Point
  const last = line[line.length - 1] as Point
  return [
    plus(first, towards(line[1] as Point, first), 3),
    ...line,
    plus(last, towards(line[line.length - 2] as Point, last), 3),
  ]
}

/**
 * The parts of a wall that face north (behind the houses) or south (in front of them). The plan decides which, since
 * ink wobbles too much.
 */
function stretches(planned: Line, drawn: Line, isFront: boolean): readonly Line[] {
  const found: Point[][] = []
  let isOpen = false
  for (let i = 1; i < planned.length; i++) {
    const isOurs = leftOf(towards(planned[i - 1] as Point, planned[i] as Point))[1] >= 0 === isFront
    // The front parts start a little earlier and end a little later, to overlap the ends of the parts behind.
    if (isOurs && !isOpen) found.push(drawn.slice(Math.max(0, i - (isFront ? 2 : 1)), i))
    if (isOurs || (isOpen && isFront)) found[found.length - 1]?.push(drawn[i] as Point)
    isOpen = isOurs
  }
  return found
}

/** Lower towards the southern corners of the tile, because the next tile does not draw its foot. */
const heightAt = ([, y]: Point): number => Math.max(0, Math.min(HEIGHT, 100 - y))

function drawStretches(lines: readonly Line[], detail: Brush['detail']): string {
  const path = lines.map(curve).join('')
  // Where the wall turns away from the viewer, its face tapers to nothing.
  const turnsAway = (line: Line, i: number): boolean =>
    (i === 0 || i === line.length - 1) && toBorder(line[i] as Point) > 0
  const footOf = (line: Line): Line =>
    line.map((point, i): Point => [point[0], point[1] + (turnsAway(line, i) ? 0 : heightAt(point))])
  // Along the top, and back along the foot.
  const faces = lines.map((line) => `${curve(line)}${curve([...footOf(line)].reverse()).replace('M', 'L')}z`).join('')
  return (
    inked(faces, STONE.shade, 0.9) +
    (detail === 2 ? stroked(courses(lines), STONE.deep, 0.5, ' stroke-dasharray="2.2 1.6"') : '') +
    stroked(path, INK, 4.6) +
    stroked(path, STONE.shade, 3.2) +
    // Lit from the north-west, whichever way the wall runs.
    stroked(path, STONE.lit, 2, ' transform="translate(-.5-.5)"') +
    (detail === 2 ? stroked(path, STONE.deep, 2.8, ' stroke-dasharray=".7 2.1"') : '')
  )
}

/** Courses of stone halfway up the face. */
const courses = (lines: readonly Line[]): string =>
  lines
    .filter((line) => line.length > 4)
    .map((line) => curve(line.slice(1, -1).map(([x, y]): Point => [x, y + heightAt([x, y]) * 0.68])))
    .join('')

/** The shadow that all walls of a town cast to the south-east: into the town, or out on the fields. */
export function drawWallShadows(town: Town, detail: Brush['detail']): string {
  if (detail === 0) return ''
  const path = town.walls.map(({ line }) => curve(lengthened(thinned(line, POINTS[detail])))).join('')
  return stroked(path, INK, 5, `${faded(0.2)} transform="translate(2.6 3.4)"`)
}

/** Where towers stand, as shares of the wall's length. */
function towerShares({ gate, line }: Wall, detail: Brush['detail']): readonly number[] {
  const isLong = distance(line[0] as Point, line[line.length - 1] as Point) > 120
  if (isLong) return gate === 'none' && detail === 2 ? [0.18, 0.39, 0.61, 0.82] : [0.24, 0.76]
  return gate === 'none' && detail === 2 ? [0.22, 0.5, 0.78] : [0.23, 0.77]
}

/** The part of a town's walls behind its houses, or in front of them. */
export function drawWalls(
  town: Town,
  isFront: boolean,
  isRoofedFirst: boolean,
  { detail, hand, isComplete }: Brush,
  { towerRoof }: TownPicture,
): string {
  const planned = town.walls.map(({ line }) => thinned(line, POINTS[detail]))
  if (detail === 0) {
    if (!isFront) return ''
    const path = planned.map((line) => curve(lengthened(line))).join('')
    const flags = isComplete ? town.walls.map(({ line }) => flagFromAfar(along(line, 0.5).at)).join('') : ''
    const gates = town.walls.filter(({ gate }) => gate !== 'none').map(({ line }) => gateFromAfar(along(line, 0.5).at))
    return stroked(path, INK, 7) + stroked(path, STONE.ground, 3.6) + gates.join('') + flags
  }
  // A tower in a wall that runs north to south stands in front of both of its ends.
  const isHere = (way: Point): boolean => leftOf(way)[1] >= -0.5 === isFront
  const lines = planned.flatMap((line) => stretches(lengthened(line), lengthened(hand.wobble(line, 0.4)), isFront))
  const towers = town.walls.flatMap((wall, i) =>
    towerShares(wall, detail).flatMap((share): readonly Tower[] => {
      const { at, way } = along(wall.line, share)
      // Towers beside a gate or a corner alike, those between them otherwise.
      const isOuter = share < 0.3 || share > 0.7
      return isHere(way) ? [{ at, isRoofed: (isOuter === ((i & 1) === 0)) === isRoofedFirst }] : []
    }),
  )
  const gates = town.walls.map((wall) => {
    const { at, way } = along(wall.line, 0.5)
    return wall.gate !== 'none' && leftOf(way)[1] >= -0.3 === isFront
      ? drawGate(at, leftOf(way), wall.gate, towerRoof)
      : ''
  })
  return drawStretches(lines, detail) + drawTowers(towers, detail, towerRoof, isComplete) + gates.join('')
}
