import { distanceToLine, isInside, type Point, plus } from '@bastide/drawing'
import { describe, expect, test } from 'vitest'
import { TILES } from '../pictures.ts'
import { distanceToBounds, ROAD_HALF, STREAM_HALF } from './clearance.ts'
import { measuredPlanOf } from './land.ts'
import type { Plan } from './plan.ts'
import { CORNERS, INWARDS } from './shape.ts'

const ROTATIONS = [0, 1, 2, 3]

/** What lies at a point of a plan, as the letter of an edge. */
function letterAt(plan: Plan, point: Point): string {
  if (plan.towns.some(({ outlines }) => outlines.some((outline) => isInside(point, outline)))) return 'C'
  if (plan.roads.some(({ line }) => distanceToLine(point, line) < ROAD_HALF)) return 'R'
  if (plan.streams.some(({ line }) => distanceToLine(point, line) < STREAM_HALF)) return 'W'
  return 'F'
}

/**
 * A side, letter by letter as its neighbour sees it from outside: north and west from the west or north, as the map
 * lies.
 */
function sideOf(plan: Plan, side: number): string {
  const [nx, ny] = INWARDS[side] as Point
  const from = plus(CORNERS[side] as Point, [nx, ny], 0.02)
  const letters = Array.from({ length: 99 }, (_, i) => letterAt(plan, plus(from, [ny, -nx], i + 1)))
  return (side < 2 ? letters : letters.reverse()).join('')
}

describe('tiles that lie side by side', () => {
  test('meet: the same edge is the same line of ground on every tile, in every rotation and on every side', () => {
    const seen = new Map<string, Set<string>>()
    for (const { id, edges } of TILES.values())
      for (const rotation of ROTATIONS)
        for (const side of ROTATIONS) {
          const letter = edges[(side - rotation) & 3] as string
          if (letter === 'x') continue
          const lines = seen.get(letter) ?? new Set()
          seen.set(letter, lines.add(sideOf(measuredPlanOf(id, rotation).plan, side)))
        }
    for (const [letter, lines] of seen) expect([...lines], `edge ${letter}`).toHaveLength(1)
    expect([...(seen.get('C') ?? [])][0]).toBe('C'.repeat(99))
    expect([...(seen.get('F') ?? [])][0]).toBe('F'.repeat(99))
    expect([...(seen.get('R') ?? [])][0]).toMatch(/^F{45}R{9}F{45}$/)
    expect([...(seen.get('W') ?? [])][0]).toMatch(/^F{43}W{13}F{43}$/)
  })

  test('meet inside of a city of several tiles too: a side is all town, or up to its middle', () => {
    for (const { id, edges } of TILES.values())
      for (const side of ROTATIONS.filter((one) => edges[one] === 'x'))
        expect(sideOf(measuredPlanOf(id, 0).plan, side), id).toMatch(/^(C{99}|C{49,50}F{49,50}|F{49,50}C{49,50})$/)
  })
})

describe('fields', () => {
  /** The half-sides that can be reached from one another, found on a finer grid than the pictures use. */
  function fieldsOn(plan: Plan): readonly string[] {
    const isFree = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x <= 100 && y <= 100 && distanceToBounds([x, y], plan) > 0.2
    const starts: Point[] = [
      [25, 0],
      [75, 0],
      [100, 25],
      [100, 75],
      [75, 100],
      [25, 100],
      [0, 75],
      [0, 25],
    ]
    const owner = new Map<string, number>()
    const fields: number[][] = []
    for (const [half, [sx, sy]] of starts.entries()) {
      if (!isFree(sx, sy)) continue
      const known = owner.get(`${sx},${sy}`)
      if (known !== undefined) {
        fields[known]?.push(half)
        continue
      }
      fields.push([half])
      const waiting: Point[] = [[sx, sy]]
      while (waiting.length > 0) {
        const [x, y] = waiting.pop() as Point
        if (owner.has(`${x},${y}`) || !isFree(x, y)) continue
        owner.set(`${x},${y}`, fields.length - 1)
        waiting.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
      }
    }
    return fields.map((halves) => halves.sort().join()).sort()
  }

  test('are parted exactly as the tile says', () => {
    for (const tile of TILES.values()) {
      const written = tile.segments
        .filter(({ kind, halves }) => kind === 'field' && halves.length > 0)
        .map(({ halves }) => [...halves].sort().join())
      expect(fieldsOn(measuredPlanOf(tile.id, 0).plan), tile.id).toEqual(written.sort())
    }
  })

  test('have ground of their own, also where they touch no side', () => {
    for (const tile of TILES.values())
      for (const rotation of ROTATIONS) {
        const { fields } = measuredPlanOf(tile.id, rotation)
        for (const [i, { kind }] of tile.segments.entries())
          if (kind === 'field')
            expect(
              fields.filter((owner) => owner === i).length,
              `${tile.id} turned ${rotation}: segment ${i}`,
            ).toBeGreaterThan(12)
      }
  })
})

describe('towns', () => {
  test('that the tile keeps apart do not touch but in a corner', () => {
    for (const tile of TILES.values()) {
      const { towns } = measuredPlanOf(tile.id, 0).plan
      for (const [i, town] of towns.entries())
        for (const other of towns.slice(i + 1)) {
          if (town.bridge !== null || other.bridge !== null) continue
          for (const { line } of town.walls)
            for (const point of line.slice(3, -3))
              expect(Math.min(...other.walls.map((wall) => distanceToLine(point, wall.line))), tile.id).toBeGreaterThan(
                3,
              )
        }
    }
  })

  test('stay whole where the tile joins them', () => {
    for (const tile of TILES.values())
      for (const town of measuredPlanOf(tile.id, 0).plan.towns)
        expect(town.outlines.length === 1 || town.bridge !== null, tile.id).toBe(true)
  })
})
