import { describe, expect, test } from 'vitest'
import { HALVES, SIDES } from './board/side.ts'
import type { Tile } from './board/tile.ts'
import { EDITIONS, MODULES, tileGame } from './index.ts'
import { spring } from './stream/kind.ts'

const [base] = MODULES
const allTiles = MODULES.flatMap(({ tiles }) => tiles)
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** What a tile gets wrong about one of its sides, or null. */
function faultOnSide({ edges, segments }: Tile, side: number): string | null {
  const through = segments.filter(({ sides }) => sides.includes(side)).map(({ kind }) => kind)
  if (through.length > 1) return `${through.join(' and ')} both touch ${SIDES[side]}`
  const kind = through[0]
  const letter = edges[side]
  // A module's own letter stands for its own kind.
  const isRight =
    kind === 'city'
      ? letter === 'C'
      : kind === 'road'
        ? letter === 'R'
        : kind === undefined
          ? letter === 'F'
          : !'CRF'.includes(letter as string)
  return isRight ? null : `${letter} on ${SIDES[side]}, where there is ${kind ?? 'nothing'}`
}

/**
 * How many fields and city sides cover a half-side. A half-side that meets only its own kind, by a small letter, may be
 * uncovered.
 */
function coverOf({ edges, segments }: Tile, half: number): number {
  if ((edges[half >> 1] as string) >= 'a') return 1
  return segments.filter(
    ({ kind, sides, halves }) =>
      (kind === 'field' && halves.includes(half)) || (kind === 'city' && sides.includes(half >> 1)),
  ).length
}

/**
 * Whether sides meet only their own kind, as their small letters say: the inside of something that lies there from the
 * start.
 */
const isInside = (edges: string, sides: readonly number[]): boolean =>
  sides.every((side) => (edges[side] as string) >= 'a')

describe('the base game', () => {
  test('has 72 tiles in each edition: one lies at the start, 71 are drawn', () => {
    for (const edition of EDITIONS) {
      expect(sum(Object.values(base?.copies(edition) ?? {}))).toBe(72)
      const composed = tileGame.compose({ edition }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const { tiles, pile } = composed.value.view(composed.value.start(), -3)
      expect([tiles.length, pile.left, sum(Object.values(pile.tiles ?? {}))]).toEqual([1, 71, 71])
    }
  })

  test('has the same tiles in each edition, but for what is drawn on some of them', () => {
    const counted = (edition: string): { readonly [letter: string]: number } => {
      const counts: { [letter: string]: number } = {}
      for (const [id, copies] of Object.entries(base?.copies(edition) ?? {})) {
        const letter = id.replace(/-.*$/, '')
        counts[letter] = (counts[letter] ?? 0) + copies
      }
      return counts
    }
    expect(Object.keys(counted('2000'))).toHaveLength(24)
    expect(counted('2016')).toEqual(counted('2000'))
  })
})

describe('every tile', () => {
  test('has an id of its own that begins with its module', () => {
    // Two modules may have the same tile in their boxes; it is then one tile. The spring is named after one of its two.
    expect(new Set(allTiles.map(({ id }) => id)).size).toBe(new Set(allTiles).size)
    for (const { id, tiles } of MODULES) {
      for (const one of tiles) if (one !== spring) expect(one.id).toMatch(new RegExp(`^${id}/[A-Za-z0-9-]+$`))
    }
  })

  test('has four edges that say what lies there', () => {
    for (const one of allTiles) {
      expect(one.edges, one.id).toHaveLength(4)
      expect(
        [0, 1, 2, 3].flatMap((side) => faultOnSide(one, side) ?? []),
        one.id,
      ).toEqual([])
    }
  })

  test('is covered all around: each half-side by one field or by one city', () => {
    for (const one of allTiles)
      expect(Object.fromEntries(HALVES.map((name, half) => [name, coverOf(one, half)])), one.id).toEqual(EACH_HALF_ONCE)
  })

  test('has fields on half-sides only, and everything else on sides or in the middle', () => {
    for (const { id, segments } of allTiles)
      for (const { kind, sides, halves } of segments) {
        expect(kind === 'field' ? sides : halves, `${id} ${kind}`).toEqual([])
        // A field may be enclosed by its tile's own cities.
        if (['city', 'road'].includes(kind)) expect(sides.length + halves.length, `${id} ${kind}`).toBeGreaterThan(0)
      }
  })

  test('has pennants in cities only', () => {
    for (const { id, segments } of allTiles)
      for (const { kind, pennants } of segments) if (kind !== 'city') expect(pennants, `${id} ${kind}`).toBe(0)
  })

  test('has fields beside cities of its own, each named once, and nothing else beside anything', () => {
    for (const { id, edges, segments } of allTiles)
      for (const { kind, beside } of segments) {
        expect(
          beside.map((other) => segments[other]?.kind),
          id,
        ).toEqual(
          beside.map((other) => (isInside(edges, segments[other]?.sides ?? []) ? segments[other]?.kind : 'city')),
        )
        expect(new Set(beside).size, id).toBe(beside.length)
        if (kind !== 'field') expect(beside, id).toEqual([])
      }
  })

  test('lets a field lie beside every city of which it covers the next half-side', () => {
    // A field that covers the half-side just before or after a city's side runs along that city's wall.
    for (const { id, segments } of allTiles)
      segments.forEach(({ kind, sides }, city) => {
        if (kind !== 'city') return
        for (const half of sides.flatMap((side) => [(2 * side + 7) % 8, (2 * side + 2) % 8])) {
          const field = segments.find((one) => one.kind === 'field' && one.halves.includes(half))
          if (field !== undefined) expect(field.beside, `${id}: field ${HALVES[half]}`).toContain(city)
        }
      })
  })
})

const EACH_HALF_ONCE = Object.fromEntries(HALVES.map((name) => [name, 1]))

describe('the copies', () => {
  test('are of faces that there are, at least one of each', () => {
    for (const { id, tiles, copies } of MODULES) {
      const faces = tiles.map((one) => one.id)
      for (const edition of EDITIONS) {
        for (const [name, count] of Object.entries(copies(edition))) {
          expect(faces, `${id} in ${edition}`).toContain(name)
          expect(Number.isInteger(count) && count > 0, name).toBe(true)
        }
      }
    }
  })

  test('hold every face in some edition, but for those that only ever lie at the start', () => {
    for (const { tiles, copies, start } of MODULES) {
      const laid = (edition: string) => (start?.(edition) ?? []).map(({ tile }) => tile)
      const somewhere = new Set(EDITIONS.flatMap((edition) => [...Object.keys(copies(edition)), ...laid(edition)]))
      expect(tiles.filter((one) => !somewhere.has(one.id)).map((one) => one.id)).toEqual([])
    }
  })

  test('of an edition that there is not are none', () => {
    expect(base?.copies('1999')).toEqual({})
  })
})
