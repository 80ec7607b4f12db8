import { describe, expect, it } from 'vitest'
import { type At, cornerOf, fieldFor } from './fitting.ts'

const PHONE = [360, 300] as const
const line = (count: number): readonly At[] => Array.from({ length: count }, (_, x): At => [x, 0])

describe('the field of a layout', () => {
  it('has one large cell in the middle before anything is built', () => {
    const field = fieldFor([], [[0, 0]], PHONE, { most: 90 })
    expect(field).toMatchObject({ size: 90, width: 360, height: 300 })
    expect(cornerOf(field, [0, 0])).toEqual([135, 105])
  })

  it('shows nine dice in a line across a phone, 40 pixels each, without scrolling', () => {
    const field = fieldFor(line(9), [], PHONE, { most: 90 })
    expect(field).toMatchObject({ size: 40, width: 360 })
    expect(line(9).map((at) => cornerOf(field, at)[0])).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 320])
  })

  it('grows beyond the area where cells would be too small for a finger', () => {
    const ends: readonly At[] = [
      [-1, 0],
      [8, 0],
    ]
    expect(fieldFor(line(8), ends, PHONE, { most: 90 })).toMatchObject({ size: 40, width: 400, height: 300 })
  })

  it('keeps all cells inside, whatever is built', () => {
    for (let count = 1; count <= 9; count++) {
      const field = fieldFor(line(count), [], PHONE, { most: 90 })
      for (const at of line(count)) {
        const [x, y] = cornerOf(field, at)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + field.size).toBeLessThanOrEqual(field.width)
        expect(y + field.size).toBeLessThanOrEqual(field.height)
      }
    }
  })

  it('does not move when a die is built inside its border', () => {
    const corner: readonly At[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ]
    const whole: readonly At[] = [...corner, [1, 1]]
    expect(fieldFor(whole, [], PHONE, { most: 90 })).toEqual(fieldFor(corner, [[2, 0]], PHONE, { most: 90 }))
  })
})
