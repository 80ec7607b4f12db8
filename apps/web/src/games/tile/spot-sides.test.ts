import { spotShapes, TILES } from '@bastide/tile-game/pictures'
import { describe, expect, it } from 'vitest'
import { type Lying, sidesOf } from './spot-sides.ts'

const at = (words: string, x: number, y: number): Lying => ({ words, point: [x, y] })

describe('spots that read alike are told by their sides', () => {
  it('two beside each other, above each other, and at opposite corners', () => {
    expect(sidesOf([at('field', 20, 50), at('field', 80, 55)])).toEqual(['left', 'right'])
    expect(sidesOf([at('field', 48, 20), at('field', 50, 80)])).toEqual(['top', 'bottom'])
    expect(sidesOf([at('field', 80, 20), at('field', 20, 80)])).toEqual(['top-right', 'bottom-left'])
  })

  it('three at a junction', () => {
    expect(sidesOf([at('road', 50, 20), at('road', 20, 70), at('road', 80, 70)])).toEqual([
      'top',
      'bottom-left',
      'bottom-right',
    ])
  })

  it('seen from the middle of their tile, where they are not told apart from each other', () => {
    const on = (x: number, y: number): Lying => ({ ...at('field', x, y), on: [0, 0] })
    const lying = [on(15, 55), on(5, 95), on(25, 5)]
    expect(sidesOf(lying.map(({ on: _, ...one }) => one))).toEqual([null, null, 'top'])
    expect(sidesOf(lying)).toEqual(['left', 'bottom-left', 'top-left'])
  })

  it('but not those whose words differ, nor those that sides cannot tell apart', () => {
    expect(sidesOf([at('road', 20, 50), at('field', 80, 50)])).toEqual([null, null])
    expect(sidesOf([at('road', 10, 50), at('road', 20, 50), at('road', 90, 50)])).toEqual([null, null, 'right'])
  })
})

it('tells the parts of one kind apart on every tile', () => {
  const untold = [...TILES.keys()].filter((tile) => {
    // However it is turned, its sides turn with it.
    const parts = spotShapes(tile, 0).map(({ kind, point }) => ({ words: kind, point }))
    const isAlike = (one: Lying): boolean => parts.filter(({ words }) => words === one.words).length > 1
    const sides = sidesOf(parts)
    return parts.some((part, i) => isAlike(part) && sides[i] === null)
  })
  expect(untold).toEqual([])
})
