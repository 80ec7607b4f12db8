import { describe, expect, test } from 'vitest'
import { faultIn } from '../../scenarios/svg.ts'
import { MODULES } from '../expansions/order.ts'
import { drawFigure, drawPattern, drawShield, drawToken, FIGURE_COLOURS, PATTERN_NAMES, TILES } from '../pictures.ts'
import { SILHOUETTES, TOKENS } from './land.ts'

const look = { colour: FIGURE_COLOURS.red, pattern: 'cross', figure: 'follower' }
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
    expect(nobody).toContain(FIGURE_COLOURS.red)
  })

  test('that have a silhouette of their own keep it in every role', () => {
    for (const own of Object.keys(SILHOUETTES))
      expect(drawFigure('monk', { ...look, figure: own })).toBe(drawFigure(own, { ...look, figure: own }))
    expect(drawFigure('monk', look)).not.toBe(drawFigure('knight', look))
  })

  test('are told apart by colour, and by pattern alone', () => {
    expect(PATTERN_NAMES).toEqual(['roundel', 'cross', 'chevron', 'bend', 'saltire', 'lozenge'])
    expect(Object.keys(FIGURE_COLOURS)).toHaveLength(PATTERN_NAMES.length)
    expect(new Set(PATTERN_NAMES.map((pattern) => drawFigure('knight', { ...look, pattern }))).size).toBe(6)
    expect(new Set(PATTERN_NAMES.map((pattern) => drawShield('#808080', pattern))).size).toBe(6)
    expect(drawPattern('bend')).not.toBe(drawPattern('cross'))
  })

  test('and tokens are well formed', () => {
    const drawn = [
      ...Object.keys(SILHOUETTES).map((role) => drawFigure(role, look)),
      ...[...Object.keys(TOKENS), 'none'].map(drawToken),
      ...PATTERN_NAMES.map(drawPattern),
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
