import { describe, expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { isInPath, outlinesOf } from '../../scenarios/outlines.ts'
import { spotNamesOf } from '../board/spot-names.ts'
import { spotShapes, TILES } from '../pictures.ts'
import { KNOWN } from './land.ts'

const ROTATIONS = [0, 1, 2, 3]
const QUICK = process.env.BASTIDE_QUICK !== undefined
const everyRotation = [...TILES.values()].flatMap((tile) =>
  ROTATIONS.map((rotation) => ({ tile, turn: rotation, shapes: spotShapes(tile.id, rotation) })),
)

describe('the shapes of spots', () => {
  test('have the names that records write, in the order of the segments, and then the parts that are no segments', () => {
    for (const { tile, turn: rotation, shapes } of everyRotation) {
      const names = spotNamesOf(tile, rotation)
      const parts = tile.symbols.flatMap((symbol) => KNOWN.symbols[symbol]?.quarters ?? []).map(({ name }) => [name])
      expect(shapes.map((shape) => shape.names)).toEqual([...names, ...parts])
      expect(shapes.map((shape) => shape.name)).toEqual([...names, ...parts].map(([first]) => first))
      expect(shapes.slice(0, names.length).map((shape) => shape.kind)).toEqual(tile.segments.map(({ kind }) => kind))
    }
  })

  test('hold the point where a figure stands', () => {
    for (const { tile, turn: rotation, shapes } of everyRotation)
      for (const { name, point, path } of shapes)
        expect(isInPath(point, path), `${tile.id} turned ${rotation}: ${name} at ${point}`).toBe(true)
  })

  test('keep that point away from the border and from the points of all others', () => {
    for (const { tile, turn: rotation, shapes } of everyRotation)
      for (const [i, { name, point }] of shapes.entries()) {
        const [x, y] = point
        expect(Math.min(x, y, 100 - x, 100 - y), `${tile.id} turned ${rotation}: ${name}`).toBeGreaterThan(4)
        for (const other of shapes.slice(i + 1)) {
          if (other.kind === 'stream' || KNOWN.towns[shapes[i]?.kind ?? ''] !== undefined) continue
          const [dx, dy] = [other.point[0] - x, other.point[1] - y]
          expect(
            Math.sqrt(dx * dx + dy * dy),
            `${tile.id} turned ${rotation}: ${name} and ${other.name}`,
          ).toBeGreaterThan(7)
        }
      }
  })

  test('give a field none of the ground of towns', () => {
    for (const { tile, turn: rotation, shapes } of everyRotation)
      for (const field of shapes.filter(({ kind }) => kind === 'field'))
        for (const town of shapes.filter(({ kind }) => kind === 'city'))
          expect(isInPath(town.point, field.path), `${tile.id} turned ${rotation}: ${field.name}`).toBe(false)
  })

  test('cover the tile: hardly a point belongs to none of them', () => {
    const straight = everyRotation.filter(({ turn: rotation }) => rotation === 0)
    for (const { tile, shapes } of QUICK ? rotating(straight, 40) : straight) {
      const outlines = shapes.map(({ path }) => path)
      let bare = 0
      for (let x = 2.5; x < 100; x += 5)
        for (let y = 2.5; y < 100; y += 5) if (!outlines.some((path) => isInPath([x, y], path))) bare++
      // The green of a village belongs to nobody.
      expect(bare, tile.id).toBeLessThanOrEqual(24)
    }
  })

  test('rotate with the tile', () => {
    for (const tile of TILES.values()) {
      const [straight, rotated] = [0, 1].map((rotation) => spotShapes(tile.id, rotation))
      for (const [i, { kind, path }] of (straight ?? []).entries()) {
        if (i >= tile.segments.length || kind === 'field') continue
        const [[x, y] = [0, 0]] = outlinesOf(path)[0] ?? []
        const corner = (outlinesOf(rotated?.[i]?.path ?? '')[0] ?? []).map(
          ([px, py]) => Math.abs(px - (100 - y)) + Math.abs(py - x),
        )
        if (kind === 'city' || kind === 'road') expect(Math.min(...corner), `${tile.id}: ${kind}`).toBeLessThan(1)
      }
    }
  })
})
