/** Where the label of a spot stands: beside its tile, within the board, and over no other spot. */
import { TILE } from './layout.ts'
import type { At } from './shown.ts'

/** What the label needs of a camera. */
interface Seeing {
  readonly width: number
  readonly height: number
  readonly scale: number
  toPixels(x: number, y: number): readonly [number, number]
}

export type LabelSide = 'right' | 'left' | 'below' | 'above'

/** As large as a label gets, and its distance from the tile, in pixels. */
const WIDTH = 240
const HEIGHT = 64
const GAP = 12
/** The least free space around a spot. */
const SPOT = 24

/** The label's side of the tile, and the point of the window that this side of the label touches. */
export function labelPlace(
  camera: Seeing,
  [cellX, cellY]: At,
  spots: readonly (readonly [number, number])[],
): { readonly side: LabelSide; readonly x: number; readonly y: number } {
  const [left, top] = camera.toPixels(cellX * TILE, cellY * TILE)
  const size = TILE * camera.scale
  const [middleX, middleY] = [left + size / 2, top + size / 2]
  const sides = [
    { side: 'right', x: left + size + GAP, y: middleY, boxX: left + size + GAP, boxY: middleY - HEIGHT / 2 },
    { side: 'left', x: left - GAP, y: middleY, boxX: left - GAP - WIDTH, boxY: middleY - HEIGHT / 2 },
    { side: 'below', x: middleX, y: top + size + GAP, boxX: middleX - WIDTH / 2, boxY: top + size + GAP },
    { side: 'above', x: middleX, y: top - GAP, boxX: middleX - WIDTH / 2, boxY: top - GAP - HEIGHT },
  ] as const
  const isInside = ({ boxX, boxY }: (typeof sides)[number]): boolean =>
    boxX >= 0 && boxY >= 0 && boxX + WIDTH <= camera.width && boxY + HEIGHT <= camera.height
  const isOverSpot = ({ boxX, boxY }: (typeof sides)[number]): boolean =>
    spots.some(([x, y]) => {
      const [spotX, spotY] = camera.toPixels(x, y)
      return spotX > boxX - SPOT && spotX < boxX + WIDTH + SPOT && spotY > boxY - SPOT && spotY < boxY + HEIGHT + SPOT
    })
  const { side, x, y } =
    sides.find((one) => isInside(one) && !isOverSpot(one)) ?? sides.find((one) => !isOverSpot(one)) ?? sides[0]
  return { side, x, y }
}
