/** The edges of a part of a city behind which no die lies: there the city has to go on. */
import type { At } from '@bastide/kernel'

const BESIDE: { readonly [edge: string]: At } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export const openEdgesOf = (built: readonly { readonly at: At }[], [x, y]: At, edges: string): string =>
  [...edges]
    .filter((edge) => {
      const [dx, dy] = BESIDE[edge] as At
      return !built.some(({ at }) => at[0] === x + dx && at[1] === y + dy)
    })
    .join('')
