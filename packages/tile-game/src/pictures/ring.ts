/**
 * Sixteen directions from a point, clockwise from the east, each of length 1. The packages use no sine, because its
 * values depend on the machine.
 */
import type { Line, Point } from '@bastide/drawing'

const [A, B, C] = [0.9239, Math.sqrt(0.5), 0.3827]

const QUARTER: Line = [
  [1, 0],
  [A, C],
  [B, B],
  [C, A],
]

export const RING: Line = [0, 1, 2, 3].flatMap((rotation) =>
  QUARTER.map(
    ([x, y]): Point =>
      (
        [
          [x, y],
          [-y, x],
          [-x, -y],
          [y, -x],
        ] as const
      )[rotation] as Point,
  ),
)
