import { describe, expect, it } from 'vitest'
import { type Bounds, type Frame, frameMost, frameMove, frameTurn, isWithin } from './framing.ts'

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
    expect(shown.scale).toBeGreaterThan(0.55)
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

  it('without bare table on one side while land is hidden on the other', () => {
    const shown = frame(START, land(30, 30), [place(-1, 0), place(0, -1), place(2, -1), place(30, 30)])
    expect(seen(shown).left).toBeGreaterThan(-130)
    const away = { ...shown, x: shown.x - 600 }
    expect(frame(away, land(30, 30), [place(-1, 0)]).x).toBe(shown.x)
  })

  it('where it was, if nearly as many places are in sight there', () => {
    const many = Array.from({ length: 9 }, (_, i) => place(10 + (i % 3), Math.floor(i / 3)))
    const shown = frame(START, land(30, 30), many)
    expect(frame(shown, land(30, 30), [...many, place(29, 30)])).toBe(shown)
  })

  it('so that no edge cuts a place that could be in sight', () => {
    const many = Array.from({ length: 9 }, (_, i) => place(13 + (i % 3), Math.floor(i / 3)))
    const shown = frame(START, land(30, 30), many)
    const right = seen(shown).right
    const cut = place(Math.floor(right / 100), 2)
    expect(isWithin(cut.bounds, seen(shown))).toBe(false)
    expect(isWithin(cut.bounds, seen(frame(shown, land(30, 30), [...many, cut])))).toBe(true)
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

it('shows a move that is out of sight with some room, and does not move for one that is in sight', () => {
  const from = frame(START, land(4, 4), [place(-1, 0)])
  const near = frameMove(WINDOW, from, land(4, 4), cell(4, 0), 100, 0.44)
  expect(near.scale).toBe(from.scale)
  expect(isWithin(cell(4, 0), seen(near))).toBe(true)
  expect(frameMove(WINDOW, near, land(4, 4), cell(4, 1), 100, 0.44)).toBe(near)
  const large = frameMove(WINDOW, from, land(9, 4), land(8, 1), 100, 0.44)
  expect(large.scale).toBeLessThan(from.scale)
  expect(isWithin(land(8, 1), seen(large))).toBe(true)
})

/** Rounds of a growing land: three tiles of others, then a turn of one's own. Counts what the camera does. */
function countRounds(window: { width: number; height: number }, legible: number, rounds: number) {
  const laid = new Map<string, readonly [number, number]>([['0,0', [0, 0]]])
  const around = ([x, y]: readonly [number, number]) =>
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const
  const empty = () => [...laid.values()].flatMap(around).filter((at) => !laid.has(at.join()))
  const whole = (): Bounds => {
    const [xs, ys] = [[...laid.values()].map(([x]) => x), [...laid.values()].map(([, y]) => y)]
    const [right, bottom] = [Math.max(...xs) + 1, Math.max(...ys) + 1]
    return { left: Math.min(...xs) * 100, top: Math.min(...ys) * 100, right: right * 100, bottom: bottom * 100 }
  }
  let state = 7
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return list[state % list.length] as T
  }
  let at: Frame = { x: 50, y: 50, scale: 1.3 }
  const counts = { moves: 0, scales: 0 }
  const go = (to: Frame): void => {
    if (to !== at && Math.hypot(to.x - at.x, to.y - at.y) > 0.5) counts.moves++
    if (Math.abs(to.scale / at.scale - 1) > 0.001) counts.scales++
    at = to
  }
  for (let round = 0; round < rounds; round++) {
    for (let bot = 0; bot < 4; bot++) {
      const cellLaid = pick(empty())
      laid.set(cellLaid.join(), cellLaid)
      if (bot < 3) go(frameMove(window, at, whole(), cell(...cellLaid), 100, legible))
    }
    const places = empty()
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) => place(x, y))
    const last = place(...([...laid.values()].at(-1) as [number, number]), 3)
    go(frameTurn(window, at, whole(), [...places, last], legible, 1.3))
  }
  return counts
}

describe('the camera rests', () => {
  it('on a desktop for most of a game against three', () => {
    const { moves, scales } = countRounds({ width: 940, height: 800 }, 0.34, 18)
    expect(moves).toBeLessThanOrEqual(14)
    expect(scales).toBeLessThanOrEqual(7)
  })

  it('on a phone for most moves, where little of the land is in sight', () => {
    const { moves, scales } = countRounds(WINDOW, 0.44, 18)
    expect(moves).toBeLessThanOrEqual(26)
    expect(scales).toBeLessThanOrEqual(4)
  })
})
