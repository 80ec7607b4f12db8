/** How a layout of dice fits into an area: which cells are in sight, and how large they are. */

export type At = readonly [number, number]

export const keyOf = (at: At): string => at.join()

export interface Field {
  /** The size of a cell, in pixels. */
  readonly size: number
  /** Of the area that holds all cells: at least what was given. */
  readonly width: number
  readonly height: number
  /** The cell in the middle, which may be between two. */
  readonly middle: At
}

/** A finger finds a die of this size. One that is only looked at may be smaller. */
export const LEAST = 40
const LEAST_SEEN = 16
/** Below this size, cells that nobody needs are left out. */
const ROOMY = 48

interface Span {
  readonly middle: At
  readonly columns: number
  readonly rows: number
}

function spanOf(cells: readonly At[], margin: number): Span {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  return {
    middle: [(left + right) / 2, (top + bottom) / 2],
    columns: right - left + 1,
    rows: bottom - top + 1,
  }
}

/**
 * Shows the built dice with a cell around them, so that the board moves only when a die is built beyond them. Where
 * that gets too small, only the cells that may be used; and where even these do not fit, the area grows and scrolls.
 */
export function fieldFor(
  built: readonly At[],
  open: readonly At[],
  [width, height]: readonly [number, number],
  {
    most,
    zoom = 1,
    isSeenOnly = false,
  }: { readonly most: number; readonly zoom?: number; readonly isSeenOnly?: boolean },
): Field {
  const sizeFor = ({ columns, rows }: Span): number =>
    Math.min(most, Math.floor(width / columns), Math.floor(height / rows))
  const used: readonly At[] = built.length === 0 ? [[0, 0]] : built
  const around = spanOf(used, 1)
  const span = sizeFor(around) >= ROOMY ? around : spanOf([...used, ...open], 0)
  const size = Math.round(Math.max(isSeenOnly ? LEAST_SEEN : LEAST, sizeFor(span)) * zoom)
  return {
    size,
    width: Math.max(width, span.columns * size),
    height: Math.max(height, span.rows * size),
    middle: span.middle,
  }
}

/** Where a cell's corner is in the field, in pixels. */
export const cornerOf = ({ size, width, height, middle }: Field, [x, y]: At): readonly [number, number] => [
  Math.round(width / 2 + (x - middle[0] - 0.5) * size),
  Math.round(height / 2 + (y - middle[1] - 0.5) * size),
]
