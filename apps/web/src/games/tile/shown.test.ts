import type { Spot, TileHappening, View } from '@bastide/tile-game/words'
import { describe, expect, it } from 'vitest'
import { cellsToLearn, distinctSpots, featureIn, laidSince, leastDistance, markedDead } from './shown.ts'

type Part = readonly [number, number, string]

const feature = (kind: string, tiles: number, parts: readonly Part[], owners: readonly number[] = []): object => ({
  kind,
  tiles,
  parts,
  owners,
  worth: { now: 3 },
})
const board = (...features: object[]): View => ({ features }) as unknown as View
const about = (kind: string, ...cells: readonly (readonly [number, number])[]): TileHappening =>
  ({ feature: { kind, cells } }) as unknown as TileHappening

describe('the feature that a happening is about', () => {
  const road = feature('road', 2, [
    [0, 0, 'road:E'],
    [1, 0, 'road:W'],
  ])
  const city = feature('city', 1, [[0, 0, 'city:N']])

  it('is the one of its kind on its tiles', () => {
    expect(featureIn(board(road, city), about('city', [0, 0]))).toBe(1)
    expect(featureIn(board(road, city), about('road', [0, 0], [1, 0]))).toBe(0)
  })

  it('is the grown feature if it has grown since', () => {
    expect(featureIn(board(city, road), about('road', [0, 0]))).toBe(1)
  })

  it('is the smaller of two that contain its tiles', () => {
    const longer = feature('city', 2, [
      [0, 0, 'city:S'],
      [0, 1, 'city:N'],
    ])
    expect(featureIn(board(longer, city), about('city', [0, 0]))).toBe(1)
  })

  it('is the one of whoever scores, of several on the same tiles', () => {
    const fields = [
      feature('field', 1, [[0, 0, 'field:NNW']], [0]),
      feature('field', 1, [[0, 0, 'field:SSE']], [1]),
      feature('field', 9, [[0, 0, 'field:ENE']], [2]),
    ]
    const score = (seat: number): TileHappening => ({ ...about('field', [0, 0]), seat, points: 3 })
    expect([0, 1, 2].map((seat) => featureIn(board(...fields), score(seat)))).toEqual([0, 1, 2])
  })

  it('is none if two of its kind cannot be told apart, or if it is gone', () => {
    expect(featureIn(board(city, feature('city', 1, [[0, 0, 'city:S']])), about('city', [0, 0]))).toBeNull()
    expect(featureIn(board(road), about('city', [0, 0]))).toBeNull()
    expect(featureIn(board(road), { feature: null } as unknown as TileHappening)).toBeNull()
  })
})

describe('what a learner is shown', () => {
  it('is the whole feature, however few of its tiles are named', () => {
    const road = feature('road', 3, [
      [0, 0, 'road:E'],
      [1, 0, 'road:W'],
      [2, 0, 'road:W'],
    ])
    expect(cellsToLearn(board(road), about('road', [1, 0]))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  it('has the empty cells around what lies alone', () => {
    const monastery = { ...feature('monastery', 1, [[1, 1, 'monastery']]), goesOn: 'alone' }
    const cells = cellsToLearn(board(monastery), about('monastery', [1, 1]))
    expect(cells).toHaveLength(9)
    expect(cells).toContainEqual([2, 2])
  })

  it('is the named cells, where there is no such feature', () => {
    expect(cellsToLearn(board(), about('city', [3, 4]))).toEqual([[3, 4]])
  })
})

describe('spots', () => {
  const spot = (on: string, feature: number | null, rest: Partial<Spot> = {}): Spot =>
    ({ figure: 'follower', at: [0, 0], on, role: 'farmer', feature, does: 'deploy', move: {}, ...rest }) as Spot

  it('are one for each field, even if a river runs through it', () => {
    const offered = distinctSpots([spot('city:N', 1), spot('field:NNW', 2), spot('field:SSE', 2)])
    expect(offered.map(({ index }) => index)).toEqual([0, 1])
  })

  it('are kept apart where the figure, the tile or the quarter differs', () => {
    const all = [
      spot('monastery', 1),
      spot('monastery', 1, { figure: 'other' }),
      spot('road:E', 2),
      spot('road:W', 2, { at: [1, 0] }),
      spot('castle', null),
      spot('market', null),
      spot('road:E', 3, { does: 'take' }),
      spot('road:E', 3, { does: 'take' }),
    ]
    expect(distinctSpots(all)).toHaveLength(all.length)
  })

  it('are measured by the two that are closest', () => {
    expect(leastDistance([[0, 0]])).toBe(Number.POSITIVE_INFINITY)
    expect(
      leastDistance([
        [0, 0],
        [100, 0],
        [100, 30],
      ]),
    ).toBe(30)
  })
})

describe('tiles of others', () => {
  const laid = (seat: number, x: number) => ({ by: seat, happenings: [{ kind: 'placed', seat, at: [x, 0] }] })
  const passed = (seat: number) => ({ by: seat, happenings: [{ kind: 'passed', seat }] })

  it('are those since one moved oneself, whatever that was', () => {
    const story = [laid(0, 1), passed(0), laid(1, 2), passed(1), laid(2, 3)] as never
    expect(laidSince(story, 0)).toEqual([
      { at: [2, 0], seat: 1 },
      { at: [3, 0], seat: 2 },
    ])
    expect(laidSince(story, 1)).toEqual([{ at: [3, 0], seat: 2 }])
    expect(laidSince(story, 2)).toEqual([])
  })

  it('are all of them before one’s first move', () => {
    expect(laidSince([laid(0, 1), laid(1, 2)] as never, 4)).toHaveLength(2)
    // Whoever only watches has no last move of their own.
    expect(laidSince([laid(0, 1), laid(1, 2)] as never, -3)).toHaveLength(1)
  })
})

describe('dead cells', () => {
  const tiles = [
    [0, 0],
    [1, 1],
  ].map((at) => ({ at })) as unknown as View['tiles']
  const dead = [
    [1, 0],
    [2, 1],
  ] as const
  const pile = (toCome: number): View['pile'] => ({ left: 0, toCome })

  it('are marked where two tiles or more lie beside them', () => {
    expect(markedDead({ tiles, dead, pile: pile(3) })).toEqual([[1, 0]])
  })

  it('are not marked after the last tile, nor without that aid', () => {
    expect(markedDead({ tiles, dead, pile: pile(0) })).toEqual([])
    expect(markedDead({ tiles, pile: pile(3) })).toEqual([])
  })
})
