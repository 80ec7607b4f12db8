/** Reads the paths of pictures back, for the tests of games. It shares no code with what draws them. */
export type Point = readonly [number, number]

/** The letters of a path, each with its numbers. */
export const stepsOf = (d: string): readonly { readonly letter: string; readonly numbers: readonly number[] }[] =>
  [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter = '', rest = '']) => ({
    letter,
    numbers: (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }))

/** The points of a quadratic curve, without its first. */
export function quadratic(from: Point, by: Point, to: Point): readonly Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const t = (i + 1) / 8
    const at = (k: 0 | 1) => (1 - t) * (1 - t) * from[k] + 2 * t * (1 - t) * by[k] + t * t * to[k]
    return [at(0), at(1)]
  })
}

export const isWithin = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
