import { spotShapes, TILES } from '@bastide/tile-game/pictures'
import { describe, expect, it } from 'vitest'
import { leastDistance } from './shown.ts'
import { DISC, FINGER, layOutSpots, type SpotPlace, scaleForSpots } from './spot-layout.ts'

/** The least pixels per unit at which figures are chosen, and the most that the board zooms to: by finger and mouse. */
const LIMITS = [
  [0.9, 2.6],
  [0.75, 1.6],
] as const

/** The places of all tiles, turned each way, where `figures` kinds of figures may go on all they could ever go on. */
const tilesFor = (figures: number): readonly { readonly name: string; readonly places: readonly SpotPlace[] }[] =>
  [...TILES.keys()].flatMap((tile) =>
    [0, 1, 2, 3].map((turn) => ({
      name: `${tile} turned ${turn}`,
      places: spotShapes(tile, turn)
        .filter(({ kind }) => kind !== 'stream')
        .flatMap(({ point }) => Array.from({ length: figures }, (): SpotPlace => ({ cell: [0, 0], point }))),
    })),
  )

describe.each(LIMITS)('spots of all tiles, from %f to %f pixels per unit', (least, most) => {
  it.each([1, 2, 3])('lie apart and near their tile with %i figures for each place', (figures) => {
    for (const { name, places } of tilesFor(figures)) {
      const scale = Math.max(least, scaleForSpots(places, most))
      const middles = layOutSpots(places, scale).map(({ middle }) => middle)
      expect(leastDistance(middles) * scale, name).toBeGreaterThan(Math.max(DISC + 4, FINGER))
      for (const [x, y] of middles) {
        const outside = Math.max(-x, -y, x - 100, y - 100)
        expect(outside * scale, name).toBeLessThan(figures === 3 ? 1.5 * DISC : DISC)
      }
    }
  })

  it('lie on what they mean, or lead there', () => {
    for (const { name, places } of tilesFor(1)) {
      const scale = Math.max(least, scaleForSpots(places, most))
      for (const [i, { middle, means }] of layOutSpots(places, scale).entries()) {
        const { point } = places[i] as SpotPlace
        const far = Math.hypot(middle[0] - point[0], middle[1] - point[1]) * scale
        expect(means, name).toEqual(far > DISC / 2 ? point : null)
        expect(far, name).toBeLessThan(1.5 * DISC)
      }
    }
  })
})

describe('the scale for spots', () => {
  const at = (x: number, y: number): SpotPlace => ({ cell: [0, 0], point: [x, y] })

  it('grows with how close their places are, up to its limit', () => {
    expect(scaleForSpots([at(10, 50), at(90, 50)], 2)).toBeLessThan(0.75)
    expect(scaleForSpots([at(50, 50), at(80, 50)], 2)).toBeCloseTo(46 / 30)
    expect(scaleForSpots([at(50, 50), at(55, 50)], 2)).toBe(2)
  })

  it('has room for several figures for one place', () => {
    expect(scaleForSpots([at(10, 50), at(10, 50)], 2)).toBeLessThan(0.75)
    expect(scaleForSpots([at(50, 50), at(50, 50), at(90, 50)], 2)).toBeCloseTo((1.5 * 46) / 40)
  })

  it('has room for many figures on one tile', () => {
    const crowd = Array.from({ length: 9 }, () => at(50, 50))
    expect(scaleForSpots(crowd, 2)).toBeCloseTo(3 * 0.46)
    const scattered = crowd.map(({ point }, x): SpotPlace => ({ cell: [x, 0], point }))
    expect(scaleForSpots(scattered, 2)).toBeLessThan(0.75)
  })
})

it('discs keep within their own tile as long as there is room', () => {
  const [disc] = layOutSpots([{ cell: [2, -1], point: [10, 92] }], 1)
  expect(disc).toEqual({ middle: [220, -20], means: null })
})
