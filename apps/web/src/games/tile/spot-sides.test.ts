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
