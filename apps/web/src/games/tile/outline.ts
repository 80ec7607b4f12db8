/** The outer rim of the land: tiles are cardboard, and their corners are round where no other tile lies beside them. */
import { keyOf, TILE } from './layout.ts'
import type { At } from './shown.ts'

/** The radius of a corner. */
export const ROUNDING = 4.5

/** Clockwise from the north-west: the two neighbours without which a corner is an outer one. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

export type Corners = readonly [number, number, number, number]

/** The radius of each corner of a tile, clockwise from the north-west. */
export function cornersOf([x, y]: At, isTaken: (key: string) => boolean): Corners {
  const [a, b, c, d] = CORNERS.map(([dx, dy]) =>
    isTaken(keyOf([x + dx, y])) || isTaken(keyOf([x, y + dy])) ? 0 : ROUNDING,
  ) as [number, number, number, number]
  return [a, b, c, d]
}

/** For CSS: cuts a tile's outer corners off. None for most tiles, since each costs the browser a little. */
export function clipOf(corners: Corners): string | undefined {
  return corners.some((radius) => radius > 0)
    ? `inset(0 round ${corners.map((radius) => `${radius}px`).join(' ')})`
    : undefined
}

/** All tiles as one path. */
export function outlineOf(cells: readonly At[]): string {
  const taken = new Set(cells.map(keyOf))
  return cells
    .map((at) => {
      const [a, b, c, d] = cornersOf(at, (key) => taken.has(key))
      const arc = (radius: number, dx: number, dy: number): string =>
        radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`
      return (
        `M${at[0] * TILE + a} ${at[1] * TILE}h${TILE - a - b}${arc(b, 1, 1)}v${TILE - b - c}${arc(c, -1, 1)}` +
        `h${c + d - TILE}${arc(d, -1, -1)}v${d + a - TILE}${arc(a, 1, -1)}z`
      )
    })
    .join('')
}
