import { describe, expect, test } from 'vitest'
import { COLOUR_CODES, COLOURS, PATTERN_PATHS, PATTERNS } from './seat-look.ts'

describe('seats', () => {
  test('are told apart by colour, and by pattern alone', () => {
    expect(PATTERNS).toHaveLength(COLOURS.length)
    expect(new Set(COLOURS.map((colour) => COLOUR_CODES[colour])).size).toBe(COLOURS.length)
    expect(new Set(PATTERNS.map((pattern) => PATTERN_PATHS[pattern])).size).toBe(PATTERNS.length)
  })

  test('have patterns that fit on a shield', () => {
    for (const pattern of PATTERNS) expect(PATTERN_PATHS[pattern]).toMatch(/^M[-\d. aAhvVLHz]+z$/)
  })
})
