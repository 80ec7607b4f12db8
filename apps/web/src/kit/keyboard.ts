/** Keyboard navigation: from the chosen cell or spot to the next one in a direction. */

type Cell = readonly [number, number]

const DIRECTIONS: { readonly [key: string]: Cell } = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

export const directionOf = (key: string): Cell | null => DIRECTIONS[key] ?? null

/** The nearest place in a direction, where a sideways distance counts double; null if there is none. */
export function nearest<T>(places: readonly T[], where: (place: T) => Cell, from: Cell, [dx, dy]: Cell): T | null {
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const [x, y] = where(place)
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (along <= 0) continue
    if (along + 2 * aside < least) {
      least = along + 2 * aside
      best = place
    }
  }
  return best
}

/** Whether the target handles keys itself. */
export function isForAField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [contenteditable]') !== null
}
