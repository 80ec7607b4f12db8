/** An exact number: a whole one, or so many parts of a whole. */
export interface Fraction {
  readonly above: number
  readonly below: number
}

/** Floating-point numbers are exact enough to tell one part from the next. */
const CLOSE = 1e-4

/** The number of parts that a computed value stands for; `parts` is known to be enough. */
export function fractionOf(value: number, parts: number): Fraction {
  const above = Math.round(value * parts)
  if (!Number.isSafeInteger(above) || Math.abs(value * parts - above) > CLOSE)
    throw new Error(`${value} is no multiple of 1/${parts}`)
  let [a, b] = [Math.abs(above), parts]
  while (b !== 0) [a, b] = [b, a % b]
  return { above: above / a, below: parts / a }
}

export const sizeOf = ({ above, below }: Fraction): number => above / below

export const fractionText = ({ above, below }: Fraction): string => (below === 1 ? `${above}` : `${above}/${below}`)
