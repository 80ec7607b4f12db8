/** Linear regression with a penalty on large coefficients. Keeps sums only, so samples can be added for ever. */
export interface Sums {
  samples: number
  /** Of the products of every two parts, row by row; of parts with the target; of the target's square. */
  readonly products: number[]
  readonly withTarget: number[]
  targetSquared: number
}

export const noSums = (parts: number): Sums => ({
  samples: 0,
  products: new Array<number>(parts * parts).fill(0),
  withTarget: new Array<number>(parts).fill(0),
  targetSquared: 0,
})

export function addSample(sums: Sums, parts: readonly number[], target: number): void {
  sums.samples++
  sums.targetSquared += target * target
  for (const [row, part] of parts.entries()) {
    if (part === 0) continue
    sums.withTarget[row] = (sums.withTarget[row] as number) + part * target
    for (const [column, other] of parts.entries()) {
      const at = row * parts.length + column
      sums.products[at] = (sums.products[at] as number) + part * other
    }
  }
}

/** The coefficients that come closest. Solves the normal equations by elimination with pivots. */
export function closestTo({ products, withTarget }: Sums, penalty: number): readonly number[] {
  const size = withTarget.length
  const rows = withTarget.map((target, row) => {
    const own = products.slice(row * size, (row + 1) * size)
    own[row] = (own[row] as number) + penalty
    return [...own, target]
  })
  for (let at = 0; at < size; at++) {
    const pivot = rows.reduce(
      (best, row, i) => (i >= at && Math.abs(row[at] as number) > Math.abs(rows[best]?.[at] as number) ? i : best),
      at,
    )
    const [one, other] = [rows[at] as number[], rows[pivot] as number[]]
    rows[at] = other
    rows[pivot] = one
    for (const [i, row] of rows.entries()) {
      const factor = i === at ? 0 : (row[at] as number) / (other[at] as number)
      if (factor === 0) continue
      for (let column = at; column <= size; column++)
        row[column] = (row[column] as number) - factor * (other[column] as number)
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number))
}

/** The mean of the squares by which coefficients miss the samples. */
export function missed(
  { samples, products, withTarget, targetSquared }: Sums,
  coefficients: readonly number[],
): number {
  let sum = targetSquared
  for (const [row, one] of coefficients.entries()) {
    sum -= 2 * one * (withTarget[row] as number)
    for (const [column, other] of coefficients.entries())
      sum += one * other * (products[row * coefficients.length + column] as number)
  }
  return sum / samples
}
