/** The geometry of the score chart. */

/** Round numbers from 0 to at least `most`, about as many as requested. */
export function roundTicks(most: number, about: number): readonly number[] {
  const rough = Math.max(1, most) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough) ?? rough)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, i) => i * step)
}

/**
 * Moves heights apart by as little as possible until each has space, keeping their order. All stay between `low` and
 * `high` if they fit.
 */
export function spreadHeights(heights: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = heights
    .map((_, i) => i)
    .sort((one, other) => (heights[one] as number) - (heights[other] as number) || one - other)
  const spread = [...heights]
  let free = low
  for (const i of order) {
    spread[i] = Math.max(spread[i] as number, free)
    free = (spread[i] as number) + gap
  }
  let roof = high
  for (const i of order.reverse()) {
    spread[i] = Math.min(spread[i] as number, roof)
    roof = (spread[i] as number) - gap
  }
  return spread
}

/** As tall as wanted, or taller where so many labels would not find room at the end. */
export const heightFor = (
  wanted: number,
  labels: number,
  { gap, around }: { readonly gap: number; readonly around: number },
): number => Math.max(wanted, around + (labels - 1) * gap)

/** A position's index among the points' positions: 2.5 is halfway between points 2 and 3. */
export function placeAmong(positions: readonly number[], position: number): number {
  const index = positions.filter((at) => at <= position).length - 1
  const from = positions[index]
  const to = positions[index + 1]
  return from === undefined || to === undefined ? Math.max(0, index) : index + (position - from) / (to - from)
}
