/** Houses, seen from a hill in the south: the front, and above it the roof, lit from the west. */
import { inked, type Line, num, type Point, stroked } from '@bastide/drawing'
import type { Detail } from './module.ts'
import { INK, type Roof, TOWN } from './palette.ts'
import { closed, coords } from './pen.ts'
import { faded, Layers } from './svg.ts'

export interface House {
  /** The middle of its front, on the ground. */
  readonly at: Point
  readonly width: number
  readonly roof: Roof
  /** Whether the gable faces south, rather than the long side. */
  readonly isGable: boolean
}

/** The height of a house relative to its width. */
export const HOUSE_HEIGHT = 1.12

interface Faces {
  readonly front: Line
  readonly lit: Line
  readonly shaded: Line
}

// biome-ignore format: a face is one line
function gabled([x, y]: Point, w: number): Faces {
  const [half, eaves, ridge, back] = [w / 2, y - w * 0.36, y - w * 0.78, w * 0.34]
  const [left, right] = [x - half * 0.9, x + half * 0.9]
  return {
    front: [[left, y], [right, y], [right, eaves], [x, ridge], [left, eaves]],
    lit: [[x - half, eaves + w * 0.06], [x, ridge], [x, ridge - back], [x - half, eaves + w * 0.06 - back]],
    shaded: [[x + half, eaves + w * 0.06], [x, ridge], [x, ridge - back], [x + half, eaves + w * 0.06 - back]],
  }
}

/** The long side faces south: the eaves' slope is in half shade, and light falls over the ridge. */
// biome-ignore format: two corners a line
function broad([x, y]: Point, w: number): Faces {
  const [half, eaves, ridge] = [w / 2, y - w * 0.36, y - w * 0.82]
  return {
    front: [[x - half * 0.94, y], [x + half * 0.94, y], [x + half * 0.94, eaves], [x - half * 0.94, eaves]],
    lit: [
      [x - half * 0.9, ridge], [x + half * 0.9, ridge],
      [x + half * 0.8, ridge - w * 0.26], [x - half * 0.8, ridge - w * 0.26],
    ],
    shaded: [
      [x - half * 1.02, eaves + w * 0.05], [x + half * 1.02, eaves + w * 0.05],
      [x + half * 0.9, ridge], [x - half * 0.9, ridge],
    ],
  }
}

/** A broad stroke that shows from under the house in the south-east. */
const shadowOf = ({ at: [x, y], width: w }: House): string =>
  `M${coords([x, y - w * 0.14])}l${num(w * 0.74)} ${num(w * 0.12)}`

/** A door, and a window for a broad house. */
function openings({ at: [x, y], width: w, isGable }: House): string {
  const door = `M${coords([x - (isGable ? 0 : w * 0.2), y])}v-1.8`
  return isGable ? door : `${door}m${num(w * 0.4)}.8v-1`
}

/** From afar: a block with a roof. */
// biome-ignore format: two corners a line
function fromAfar(houses: readonly House[]): string {
  const walls = houses.map(({ at: [x, y], width: w }) => closed([
    [x - w * 0.42, y], [x + w * 0.42, y],
    [x + w * 0.42, y - w * 0.4], [x - w * 0.42, y - w * 0.4],
  ])).join('')
  const roofs = houses.map(({ at: [x, y], width: w }) => closed([
    [x - w * 0.52, y - w * 0.34], [x + w * 0.52, y - w * 0.34],
    [x + w * 0.2, y - w * 0.84], [x - w * 0.2, y - w * 0.84],
  ])).join('')
  return inked(walls, TOWN.plaster, 1.2) + inked(roofs, houses[0]?.roof[0] ?? '', 1.2)
}

/** Draws all of them at once, with northern houses behind southern ones. */
export function drawHouses(houses: readonly House[], detail: Detail): string {
  if (detail === 0) return fromAfar(houses)
  let fronts = ''
  const roofs = new Layers()
  for (const { at, width, roof, isGable } of houses) {
    const { front, lit, shaded } = isGable ? gabled(at, width) : broad(at, width)
    fronts += closed(front)
    roofs.add(roof[0], closed(lit))
    roofs.add(roof[1], closed(shaded))
  }
  const line = detail === 2 ? 0.5 : 0.7
  const doors = detail === 2 ? stroked(houses.map(openings).join(''), INK, 0.9) : ''
  const shadows =
    detail === 2 ? stroked(houses.map(shadowOf).join(''), INK, (houses[0]?.width ?? 0) * 0.46, faded(0.22)) : ''
  return shadows + inked(fronts, TOWN.plaster, line) + doors + roofs.draw((d, colour) => inked(d, colour, line))
}
