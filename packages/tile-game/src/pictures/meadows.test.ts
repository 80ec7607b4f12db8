import { Hand, type Point } from '@bastide/drawing'
import { describe, expect, test } from 'vitest'
import { outlinesOf } from '../../scenarios/outlines.ts'
import { drawMeadows } from './meadows.ts'
import { DETAILS } from './module.ts'
import { FIELD } from './palette.ts'

/** Where the outlines of a colour cross a line of the grid: x or y at that value. */
function crossings(picture: string, colour: string, axis: 0 | 1, value: number): readonly number[] {
  const path = new RegExp(`<path d="([^"]+)" fill="${colour}"/>`).exec(picture)?.[1] ?? ''
  const found = outlinesOf(path).flatMap((outline) =>
    outline.flatMap((from, i) => {
      const to = outline[(i + 1) % outline.length] as Point
      if (from[axis] > value === to[axis] > value) return []
      const share = (value - from[axis]) / (to[axis] - from[axis])
      return [from[(1 - axis) as 0 | 1] + (to[(1 - axis) as 0 | 1] - from[(1 - axis) as 0 | 1]) * share]
    }),
  )
  return found.map((at) => Math.round(at)).sort((one, other) => one - other)
}

describe('meadows', () => {
  test('cross every border at the same points, whatever the seed, so that no seam shows', () => {
    for (const colour of [FIELD.light, FIELD.deep])
      for (const axis of [0, 1] as const) {
        const seen = new Set<string>()
        for (let seed = 0; seed < 40; seed++)
          for (const detail of DETAILS) {
            const { picture } = drawMeadows({ hand: new Hand(seed), detail, isComplete: false })
            for (const border of [0, 100]) seen.add(crossings(picture, colour, axis, border).join())
          }
        expect([...seen], `${colour} along ${axis}`).toHaveLength(1)
        expect([...seen][0]?.split(',')).toHaveLength(2)
      }
  })

  test('lie alike at every detail', () => {
    const pathAt = (detail: (typeof DETAILS)[number]): string | undefined =>
      new RegExp(`<path d="([^"]+)" fill="${FIELD.light}"/>`).exec(
        drawMeadows({ hand: new Hand(7), detail, isComplete: false }).picture,
      )?.[1]
    expect(pathAt(0)).toBeDefined()
    expect(pathAt(0)).toBe(pathAt(2))
  })

  test('offer lines for hedges that lie inside the tile', () => {
    const { banks } = drawMeadows({ hand: new Hand(3), detail: 1, isComplete: false })
    expect(banks.length).toBeGreaterThan(1)
    for (const [x, y] of banks.flat()) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0)
  })
})
