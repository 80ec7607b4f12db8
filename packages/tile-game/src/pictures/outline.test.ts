import { describe, expect, test } from 'vitest'
import { isInPath, outlinesOf } from '../../scenarios/outlines.ts'
import { outlineOf, type SpotShape, spotShapes, TILES } from '../pictures.ts'

type Cell = readonly [number, number]

const shapeOf = (tile: string, rotation: number, kind: string): SpotShape => {
  const found = spotShapes(tile, rotation).find((shape) => shape.kind === kind)
  if (found === undefined) throw new Error(`${tile} has no ${kind}`)
  return found
}
const laid =
  (...cells: readonly Cell[]) =>
  ([x, y]: Cell): boolean =>
    cells.some((cell) => cell[0] === x && cell[1] === y)

/** Whether a line runs along x = `at`. */
const runsAlong = (d: string, at: number): boolean =>
  outlinesOf(d).some((line) =>
    line.some(([x, y], i) => {
      const next = line[i + 1]
      return next !== undefined && Math.abs(x - at) < 0.3 && Math.abs(next[0] - at) < 0.3 && Math.abs(next[1] - y) > 1
    }),
  )

/** Negative if it runs anticlockwise. */
const areaOf = (line: readonly Cell[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] as Cell
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

describe('the outline of a feature', () => {
  // Two city caps that face each other across x = 100.
  const city = [
    { at: [0, 0], shape: shapeOf('base/E', 1, 'city') },
    { at: [1, 0], shape: shapeOf('base/E', 3, 'city') },
  ] as const

  test('has no edge where two of its tiles meet', () => {
    expect(runsAlong(outlineOf(city, laid([0, 0], [1, 0])).rim, 100)).toBe(false)
  })

  test('has no edge where a road or a stream leaves a tile, at whatever angle', () => {
    const around = laid([0, -1], [1, 0], [0, 1], [-1, 0], [0, 0])
    for (const tile of TILES.values())
      for (const shape of spotShapes(tile.id, 0).filter(({ kind }) => kind === 'road' || kind === 'stream')) {
        const ends = outlinesOf(outlineOf([{ at: [0, 0], shape }], around).rim).flatMap((line) => [
          line[0],
          line.at(-1),
        ])
        const onBorder = ends.filter((end) => end?.some((at) => Math.abs(Math.abs(at - 50) - 50) < 0.01))
        const sides = tile.segments.find((_, i) => spotShapes(tile.id, 0)[i] === shape)?.sides.length ?? 0
        // Both sides of the way end at each border.
        expect(onBorder.length, `${tile.id} ${shape.name}`).toBe(2 * sides)
      }
  })

  test('is closed where no tile lies yet', () => {
    expect(runsAlong(outlineOf(city.slice(0, 1), laid([0, 0])).rim, 100)).toBe(true)
  })

  test('goes around an area without a gap between its tiles', () => {
    const { area } = outlineOf(city, laid([0, 0], [1, 0]))
    for (const x of [96, 99.9, 100.1, 104]) expect(isInPath([x, 50], area), String(x)).toBe(true)
    expect(isInPath([20, 50], area)).toBe(false)
  })

  test('holds the spot of every segment, and leaves out what is not of it', () => {
    for (const tile of TILES.values()) {
      const shapes = spotShapes(tile.id, 0)
      for (const shape of shapes) {
        const { area } = outlineOf([{ at: [0, 0], shape }], laid([0, 0]))
        expect(isInPath(shape.point, area), `${tile.id} ${shape.name}`).toBe(true)
        for (const other of shapes)
          if (other !== shape && shape.kind === 'field' && other.kind === 'city')
            expect(isInPath(other.point, area), `${tile.id} ${shape.name} and ${other.name}`).toBe(false)
      }
    }
  })

  test('does not cross itself where parts of a segment overlap', () => {
    // A square with a strip that reaches into it: of the strip only what sticks out has an edge.
    const square = [
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 60],
    ] as const
    const strip = [
      [40, 20],
      [58, 20],
      [62, 20],
      [90, 20],
      [90, 40],
      [62, 40],
      [58, 40],
      [40, 40],
    ] as const
    const { rim, area } = outlineOf([{ at: [0, 0], shape: { outlines: [square, strip] } }], laid([0, 0]))
    const drawn = outlinesOf(rim).flat()
    expect(drawn.some(([x, y]) => x < 58 && y > 10 && y < 50 && x > 10)).toBe(false)
    expect(drawn.some(([x]) => x === 90)).toBe(true)
    expect(isInPath([50, 30], area)).toBe(true)
  })

  test('keeps the edge of a hole', () => {
    const square = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ] as const
    const hole = [
      [40, 40],
      [60, 40],
      [60, 60],
      [40, 60],
    ] as const
    const { rim, area } = outlineOf([{ at: [0, 0], shape: { outlines: [square, hole] } }], laid([0, 0]))
    const [outside = 0, inside = 0] = outlinesOf(area).map(areaOf)
    expect(outside * inside, 'they run in opposite directions, so that the hole is not filled').toBeLessThan(0)
    expect(outlinesOf(rim).flat()).toContainEqual([60, 60])
  })
})
