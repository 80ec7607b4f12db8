import { describe, expect, test } from 'vitest'
import { MODULES } from '../expansions/order.ts'
import { EDITIONS, tileGame } from '../index.ts'
import { MOST_FIGURES } from './columns.ts'
import type { FeatureKind } from './kind.ts'
import { type Tile, tile } from './tile.ts'
import { compileTileTables, differentRotation, type TileTables } from './tile-tables.ts'

function tablesOf(setup: object): TileTables {
  const composed = tileGame.compose({ modules: MODULES.slice(1).map(({ id }) => id), ...setup }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value.tables
}
const everyEdition = EDITIONS.map((edition) => tablesOf({ edition }))

const roles = {}
const kinds: readonly FeatureKind[] = [
  { id: 'road', goesOn: 'sides', roles, complete: () => '' },
  { id: 'city', goesOn: 'sides', roles, complete: () => '' },
  { id: 'monastery', goesOn: 'alone', roles, complete: () => '' },
  { id: 'field', goesOn: 'halves', roles },
]
const figures = [
  { id: 'small', perSeat: 7 },
  { id: 'large', perSeat: 1 },
]

/**
 * What lies on a rotated tile, half-side by half-side: the letter of its edge, and the first half-side that it is
 * joined to.
 */
function picture({ edges, segments }: Tile, rotation: number): string {
  const segmentAt = (half: number): number =>
    segments.findIndex(({ sides, halves }) => sides.includes(half >> 1) || halves.includes(half))
  const unrotated = Array.from({ length: 8 }, (_, half) => (half - 2 * rotation + 8) % 8)
  const seen = unrotated.map((half) => `${segments[segmentAt(half)]?.kind}${segments[segmentAt(half)]?.pennants}`)
  const joined = unrotated.map((half) => unrotated.findIndex((other) => segmentAt(other) === segmentAt(half)))
  const roads = [0, 1, 2, 3].map((side) =>
    segments.findIndex(({ kind, sides }) => kind === 'road' && sides.includes((side - rotation + 4) % 4)),
  )
  const roadsJoined = roads.map((road) => (road < 0 ? '-' : roads.indexOf(road)))
  return [unrotated.map((half) => edges[half >> 1]), seen, joined, roadsJoined].join('|')
}

describe('the rotations of a tile', () => {
  test('are told apart exactly where it looks different on the table', () => {
    for (const tables of everyEdition) {
      tables.faces.forEach((face, kind) => {
        const pictures = [0, 1, 2, 3].map((rotation) => picture(face, rotation))
        expect(tables.differentRotations[kind], face.id).toBe(new Set(pictures).size)
        // The rotation that stands for another shows the same.
        for (let rotation = 0; rotation < 4; rotation++)
          expect(pictures[differentRotation(tables, kind, rotation)], face.id).toBe(pictures[rotation])
      })
    }
  })

  test('are one for B, C and X, two for what is the same upside down, and else four', () => {
    const tables = tablesOf({ edition: '2000' })
    const rotations = (letter: string): number =>
      tables.differentRotations[tables.kindOfTile.get(`base/${letter}`) as number] as number
    expect(Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((letter) => [letter, rotations(letter)]))).toEqual({
      ...Object.fromEntries([...'ADEIJKLMNOPQRSTVW'].map((letter) => [letter, 4])),
      ...Object.fromEntries([...'FGHU'].map((letter) => [letter, 2])),
      ...Object.fromEntries([...'BCX'].map((letter) => [letter, 1])),
    })
  })
})

describe('the table of what fits', () => {
  test('says for every need and tile the same as looking at its four sides', () => {
    const tables = tablesOf({ edition: '2016' })
    const letters = [...new Set(tables.faces.flatMap(({ edges }) => [...edges]))].sort()
    const radix = letters.length + 1
    expect(tables.needs).toBe(radix ** 4)
    const wrong: string[] = []
    tables.faces.forEach(({ id, edges }, kind) => {
      for (let need = 0; need < tables.needs; need++) {
        const asked = [0, 1, 2, 3].map((side) => [' ', ...letters][Math.floor(need / radix ** side) % radix])
        const fits = [0, 1, 2, 3]
          .slice(0, tables.differentRotations[kind])
          .filter((rotation) =>
            asked.every((letter, side) => letter === ' ' || letter === edges[(side - rotation + 4) % 4]),
          )
        const bits = fits.reduce((sum, rotation) => sum | (1 << rotation), 0)
        // Asked so often that an `expect` for each would take most of the time.
        if (tables.fits[kind * tables.needs + need] !== bits) wrong.push(`${id} ${asked}`)
      }
    })
    expect(wrong).toEqual([])
  })
})

describe('compiling', () => {
  test('leaves out what no kind in play knows, and keeps fields beside the right cities', () => {
    const tables = compileTileTables(
      {
        tiles: [tile('set/x', 'CFFC', 'garden', 'city N', 'other', 'city W', 'field ENE ESE SSE SSW, beside N W')],
        kinds,
        figures,
      },
      2,
    )
    expect(tables.faces[0]?.segments.map(({ kind, beside }) => [kind, beside])).toEqual([
      ['city', []],
      ['city', []],
      ['field', [0, 1]],
    ])
    expect(tables.segmentBeside[2]).toBe(0b11)
    expect(tables.segmentCount[0]).toBe(3)
  })

  test('gives each seat a row for each of its figures', () => {
    const tables = compileTileTables({ tiles: [], kinds, figures }, 2)
    expect([tables.rowsPerSeat, [...tables.figureRow], [...tables.rowFigure]]).toEqual([
      8,
      [0, 7],
      [0, 0, 0, 0, 0, 0, 0, 1],
    ])
  })

  test('does not take a tile that the tables cannot hold', () => {
    const roads = ['road N', 'road E', 'road S', 'road W']
    const fields = ['field NNW', 'field NNE', 'field ENE', 'field ESE', 'field SSE']
    expect(() => compileTileTables({ tiles: [tile('set/x', 'RRRR', ...roads, ...fields)], kinds, figures }, 2)).toThrow(
      'set/x has too many segments',
    )
    expect(() =>
      compileTileTables({ tiles: [tile('set/x', 'FFFF', 'monastery', 'monastery')], kinds, figures }, 2),
    ).toThrow('set/x has two places in its middle')
    expect(() =>
      compileTileTables({ tiles: Array.from({ length: 129 }, (_, i) => tile(`set/${i}`, 'FFFF')), kinds, figures }, 2),
    ).toThrow('too many kinds of tile')
  })

  test('lets a figure bring its roles to kinds of others, and nobody onto a bare tile', () => {
    const lay = { id: 'lay', goesOn: 'alone', roles: { follower: 'brother' } } as const
    const guest = {
      id: 'guest',
      perSeat: 1,
      roleOn: (kind: FeatureKind) => (kind.goesOn === 'alone' ? 'visitor' : undefined),
    }
    const tiles = [tile('set/x', 'FFFF', 'lay', 'field NNW NNE'), tile('set/y', 'FFFF', 'lay')]
    const tables = compileTileTables(
      { tiles, kinds: [...kinds, lay], figures: [{ id: 'follower', perSeat: 7 }, guest], bare: { 'set/y': 'SET-1' } },
      2,
    )
    expect(tables.kinds.map(({ roles }) => roles.guest)).toEqual([
      ...kinds.map(({ goesOn }) => (goesOn === 'alone' ? 'visitor' : undefined)),
      'visitor',
    ])
    expect(tables.kinds.at(-1)?.roles).toEqual({ follower: 'brother', guest: 'visitor' })
    const standing = (kind: number) => [
      tables.standable[kind * MOST_FIGURES],
      tables.standable[kind * MOST_FIGURES + 1],
    ]
    expect([standing(0), standing(1)]).toEqual([
      [0b01, 0b01],
      [0, 0],
    ])
    expect(tables.bareBy).toEqual([null, 'SET-1'])
  })
})
