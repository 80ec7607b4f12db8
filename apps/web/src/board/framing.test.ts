import { describe, expect, it } from 'vitest'
import { type Bounds, type Frame, frameMost, frameTurn, isWithin } from './framing.ts'

const WINDOW = { width: 390, height: 560 }
const cell = (x: number, y: number): Bounds => ({
  left: x * 100,
  top: y * 100,
  right: x * 100 + 100,
  bottom: y * 100 + 100,
})
const place = (x: number, y: number, weight = 1) => ({ bounds: cell(x, y), weight })
const START: Frame = { x: 0, y: 0, scale: 1.3 }
const land = (columns: number, rows: number): Bounds => ({ left: 0, top: 0, right: columns * 100, bottom: rows * 100 })

/** What a frame shows of the board. */
const seen = ({ x, y, scale }: Frame): Bounds => ({
  left: x - WINDOW.width / 2 / scale,
  top: y - WINDOW.height / 2 / scale,
  right: x + WINDOW.width / 2 / scale,
  bottom: y + WINDOW.height / 2 / scale,
})
const frame = (from: Frame, of: Bounds, places: readonly { bounds: Bounds; weight: number }[]): Frame =>
  frameTurn(WINDOW, from, of, places, 0.44, 1.3)

describe('a turn is framed', () => {
  it('with all land and all places, as large as they fit', () => {
    const shown = frame(START, land(4, 3), [place(-1, 0), place(4, 2)])
    expect(isWithin(cell(-1, 0), seen(shown))).toBe(true)
    expect(isWithin(cell(4, 2), seen(shown))).toBe(true)
    expect(isWithin(land(4, 3), seen(shown))).toBe(true)
    expect(shown.scale).toBeGreaterThan(0.6)
  })

  it('clear of the tools in the upper corners', () => {
    const { x, y, scale } = frame(START, land(3, 12), [place(0, -1)])
    const top = WINDOW.height / 2 + (-100 - y) * scale
    const left = WINDOW.width / 2 + (0 - x) * scale
    expect(top >= 59 || left >= 59).toBe(true)
  })

  it('without moving if all of it is in sight already', () => {
    const shown = frame(START, land(4, 3), [place(-1, 0)])
    expect(frame(shown, land(4, 3), [place(-1, 0), place(1, 3)])).toBe(shown)
  })

  it('where most places are, if tiles would get too small', () => {
    const many = [place(20, 1), place(21, 2), place(22, 3)]
    const shown = frame(START, land(30, 4), [place(-1, 0), ...many])
    expect(shown.scale).toBe(0.44)
    for (const { bounds } of many) expect(isWithin(bounds, seen(shown))).toBe(true)
    expect(isWithin(cell(-1, 0), seen(shown))).toBe(false)
  })

  it('with what matters more than the others', () => {
    const shown = frame(START, land(30, 4), [place(0, 0, 3), place(20, 1), place(21, 2)])
    expect(isWithin(cell(0, 0), seen(shown))).toBe(true)
  })
})

it('goes to as many places as fit at the same scale', () => {
  const { x, y, scale } = frameMost(WINDOW, { x: 0, y: 0, scale: 1 }, [cell(10, 0), cell(12, 0), cell(30, 0)])
  expect(scale).toBe(1)
  expect(isWithin(cell(10, 0), seen({ x, y, scale }))).toBe(true)
  expect(isWithin(cell(12, 0), seen({ x, y, scale }))).toBe(true)
})
