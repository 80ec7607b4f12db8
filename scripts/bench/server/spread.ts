/** How figures are spread. */

/** The figure below which so much of them lies. */
export function at(part: number, figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const middle = (figures: readonly number[]): number => at(0.5, figures)
