import { expect, it } from 'vitest'
import { beyondEdges } from './edge-arrows.ts'

const SEEN = { left: 0, top: 0, right: 800, bottom: 1200 }
const cell = (x: number, y: number) => ({ left: x * 100, top: y * 100, right: x * 100 + 100, bottom: y * 100 + 100 })
const arrows = (...places: readonly ReturnType<typeof cell>[]) => beyondEdges(places, SEEN, 400, 600, 60)

it('points at nothing that is in sight', () => {
  expect(arrows(cell(0, 0), cell(7, 11))).toEqual([])
})

it('has one arrow for each side, at the height of what it points at', () => {
  const found = arrows(cell(9, 5), cell(12, 5), cell(3, -2))
  expect(found.map(({ side, places }) => [side, places.length])).toEqual([
    ['north', 1],
    ['east', 2],
  ])
  expect(found[0]).toMatchObject({ x: 175, y: 28 })
  expect(found[1]).toMatchObject({ x: 372, y: 275 })
})

it('keeps clear of the corners', () => {
  expect(arrows(cell(-5, -1))[0]).toMatchObject({ side: 'west', y: 88 })
  expect(arrows(cell(20, -3))[0]).toMatchObject({ side: 'east', y: 94 })
  expect(arrows(cell(9, 30))[0]).toMatchObject({ side: 'south', x: 312 })
})
