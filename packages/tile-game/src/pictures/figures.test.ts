import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../drawing/reading-back/markup.ts'
import { MODULES } from '../expansions/order.ts'
import { drawFigure, drawToken, TILES } from '../pictures.ts'
import { SILHOUETTES, TOKENS } from './land.ts'

const look = { colour: '#C03A2B', pattern: 'M0-1L1 0 0 1-1 0z', figure: 'follower' }
const nobody = drawFigure('nobody', look)

describe('figures', () => {
  test('have a silhouette for each role, no two alike', () => {
    const roles = ['knight', 'thief', 'monk', 'farmer', ...Object.keys(SILHOUETTES)]
    const drawn = [...new Set(roles)].map((role) => drawFigure(role, look))
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn).not.toContain(nobody)
  })

  test('of an unknown role stand as any follower', () => {
    expect(drawFigure('someone', look)).toBe(nobody)
    expect(nobody).toContain(look.colour)
  })

  test('that have a silhouette of their own keep it in every role', () => {
    for (const own of Object.keys(SILHOUETTES))
      expect(drawFigure('monk', { ...look, figure: own })).toBe(drawFigure(own, { ...look, figure: own }))
    expect(drawFigure('monk', look)).not.toBe(drawFigure('knight', look))
  })

  test('are told apart by colour, and by pattern alone', () => {
    expect(drawFigure('knight', { ...look, colour: '#808080' })).not.toBe(drawFigure('knight', look))
    expect(drawFigure('knight', { ...look, pattern: 'M-1 0h2' })).not.toBe(drawFigure('knight', look))
  })

  test('and tokens are well formed', () => {
    const drawn = [
      ...Object.keys(SILHOUETTES).map((role) => drawFigure(role, look)),
      ...[...Object.keys(TOKENS), 'none'].map(drawToken),
      nobody,
    ]
    for (const picture of drawn) {
      expect(faultIn(picture)).toBeNull()
      expect(picture).not.toMatch(/NaN|undefined| id=|href|url\(/)
    }
  })

  test('unknown tokens are plain discs', () => {
    for (const token of Object.keys(TOKENS)) expect(drawToken(token)).not.toBe(drawToken('none'))
    expect(drawToken('none')).toContain('<circle')
  })
})

describe('the tiles that can be drawn', () => {
  test('are those of all modules', () => {
    expect([...TILES.keys()].sort()).toEqual(
      [...new Set(MODULES.flatMap(({ tiles }) => tiles.map(({ id }) => id)))].sort(),
    )
  })
})
