import { describe, expect, test } from 'vitest'
import { completedSpots, type Laid } from '../pictures.ts'

/** Reads `'base/E 0,0/2'`. */
const lay = (...texts: readonly string[]): readonly Laid[] =>
  texts.map((text) => {
    const [tile = '', where = ''] = text.split(' ')
    const [x = 0, y = 0, rotation = 0] = where.split(/[,/]/).map(Number)
    return { tile, at: [x, y], turn: rotation }
  })
const completed = (...texts: readonly string[]) => Object.fromEntries(completedSpots(lay(...texts)))

describe('what is completed', () => {
  test('is nothing on a single tile', () => {
    expect(completed('base/D 0,0/0')).toEqual({})
  })

  test('is a city whose walls are closed, on each of its tiles', () => {
    expect(completed('base/D 0,0/0', 'base/E 0,-1/2')).toEqual({ '0,0': ['city:N'], '0,-1': ['city:S'] })
    expect(completed('base/D 0,0/0', 'base/G 0,-1/1')).toEqual({})
  })

  test('is a road between two ends', () => {
    expect(completed('base/W 0,0/0', 'base/A 1,0/1')).toEqual({ '0,0': ['road:E'], '1,0': ['road:W'] })
  })

  test('is a road that runs in a ring', () => {
    expect(completed('base/V 0,0/3', 'base/V 1,0/0', 'base/V 1,1/1', 'base/V 0,1/2')).toEqual({
      '0,0': ['road:E'],
      '1,0': ['road:S'],
      '1,1': ['road:N'],
      '0,1': ['road:N'],
    })
  })

  test('is a monastery with all eight cells around it taken, and no field', () => {
    const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => `base/B ${x},${y}/0`))
    expect(completed(...around)).toEqual({ '0,0': ['monastery'] })
    expect(completed(...around.slice(1))).toEqual({})
  })

  test('knows nothing of tiles that do not exist', () => {
    expect(completed('base/none 0,0/0')).toEqual({})
  })
})
