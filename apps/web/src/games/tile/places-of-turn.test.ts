import { expect, it } from 'vitest'
import { frameTurn, isWithin } from '../../board/framing.ts'
import { spanOf } from './layout.ts'
import { placesOfTurn } from './places-of-turn.ts'
import type { At } from './shown.ts'

const PHONE = { width: 390, height: 560 }
/** All on one side of a long land; what was laid last is on the other. */
const MANY = Array.from({ length: 12 }, (_, i): At => [30, i])
const LAST: At = [0, 0]

it('on a phone the tile that was laid last is in sight, however many places are elsewhere', () => {
  const land = spanOf([LAST, [29, 11]])
  const { x, y, scale } = frameTurn(PHONE, { x: 2900, y: 600, scale: 1 }, land, placesOfTurn(MANY, LAST), 0.44, 1.3)
  const seen = {
    left: x - PHONE.width / 2 / scale,
    top: y - PHONE.height / 2 / scale,
    right: x + PHONE.width / 2 / scale,
    bottom: y + PHONE.height / 2 / scale,
  }
  expect(isWithin(spanOf([LAST]), seen)).toBe(true)
})

it('before anything was laid, only the places count', () => {
  expect(placesOfTurn([[1, 2]], null)).toEqual([{ bounds: spanOf([[1, 2]]), weight: 1 }])
})
