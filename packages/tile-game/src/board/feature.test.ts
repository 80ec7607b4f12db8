import { copyOf, journal, mark, type Position, rewind } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { tileGame } from '../index.ts'
import { MOST_SEATS } from './columns.ts'
import {
  addClaims,
  claimsOf,
  isClaimed,
  isComplete,
  kindOfNode,
  lacks,
  mostClaims,
  pennantsOf,
  rootOf,
  tilesOf,
} from './feature.ts'
import { layTile } from './laying.ts'
import { type At, findCell } from './map.ts'
import { nodeAt } from './standing.ts'

/** Lays `['V 0,0/0', …]`, and finds features by a spot and a cell. */
function board(...laid: readonly string[]) {
  const start = laid.map((text) => {
    const [, letter, x, y, rotation] = /^(\w+) (-?\d+),(-?\d+)\/(\d)$/.exec(text) ?? []
    return { tile: `base/${letter}`, at: [Number(x), Number(y)], turn: Number(rotation) }
  })
  const composed = tileGame.compose({ edition: '2000', start, pile: { 'base/V': 1, 'base/C': 1 } }, 2)
  if (!composed.ok) throw new Error(`${composed.where}: ${composed.reason}`)
  const { tables } = composed.value
  const p = composed.value.start()
  const root = (on: string, at: At, q: Position = p): number => {
    const node = nodeAt(tables, q, { on, at })
    if (node < 0) throw new Error(`there is no ${on} at ${at}`)
    return rootOf(q, node)
  }
  return { tables, p, root }
}

describe('a road', () => {
  test('of four curves is a ring, complete, on four tiles', () => {
    const { p, root } = board('V 0,0/3', 'V 1,0/0', 'V 1,1/1', 'V 0,1/2')
    const ring = root('road:E', [0, 0])
    expect([root('road:S', [1, 0]), root('road:N', [1, 1]), root('road:E', [0, 1])]).toEqual([ring, ring, ring])
    expect([tilesOf(p, ring), lacks(p, ring), isComplete(p, ring)]).toEqual([4, 0, true])
  })

  test('lacks its open ends', () => {
    const { p, root } = board('U 0,0/0', 'U 1,0/0', 'W 2,0/0')
    const road = root('road:W', [0, 0])
    expect([tilesOf(p, road), lacks(p, road), isComplete(p, road)]).toEqual([3, 1, false])
    expect(root('road:E', [2, 0])).not.toBe(road)
  })
})

describe('a city', () => {
  test('counts a tile once however often it lies on it, and every pennant', () => {
    // The two caps of H are one city, joined around the corner by the five others.
    const { p, root } = board('C 0,0/0', 'C 1,0/0', 'R 1,1/1', 'H 0,1/0', 'C 0,2/0', 'C 1,2/0')
    const city = root('city:N', [0, 0])
    expect(root('city:N', [0, 1])).toBe(city)
    expect(root('city:S', [0, 1])).toBe(city)
    expect(tilesOf(p, city)).toBe(6)
    expect(pennantsOf(p, city)).toBe(4)
  })
})

describe('fields', () => {
  test('are joined half by half, on either side of a road', () => {
    const { p, root } = board('U 0,0/0', 'U 1,0/0')
    const north = root('field:NNW', [0, 0])
    const south = root('field:SSE', [0, 0])
    expect(north).not.toBe(south)
    expect(root('field:ENE', [1, 0])).toBe(north)
    expect(root('field:WSW', [1, 0])).toBe(south)
    expect([tilesOf(p, north), tilesOf(p, south)]).toEqual([2, 2])
  })

  test('go round the end of a road', () => {
    const { root } = board('U 0,0/0', 'A 1,0/1')
    expect(root('field:NNW', [0, 0])).toBe(root('field:SSE', [0, 0]))
  })
})

describe('claims', () => {
  test('are counted for each seat by itself, up to twelve', () => {
    const { p, root } = board('U 0,0/0')
    const road = root('road:E', [0, 0])
    expect([isClaimed(p, road), mostClaims(p, road)]).toEqual([false, 0])
    for (let seat = 0; seat < MOST_SEATS; seat++) for (let i = 0; i < 7 + seat; i++) addClaims(p, road, seat, 1)
    expect([0, 1, 2, 3, 4, 5].map((seat) => claimsOf(p, road, seat))).toEqual([7, 8, 9, 10, 11, 12])
    expect(mostClaims(p, road)).toBe(12)
    for (let i = 0; i < 12; i++) addClaims(p, road, 5, -1)
    expect([0, 1, 2, 3, 4, 5].map((seat) => claimsOf(p, road, seat))).toEqual([7, 8, 9, 10, 11, 0])
    expect(mostClaims(p, road)).toBe(11)
  })

  test('of a late seat alone are claims', () => {
    const { p, root } = board('U 0,0/0')
    addClaims(p, root('road:E', [0, 0]), 4, 1)
    expect(isClaimed(p, root('road:E', [0, 0]))).toBe(true)
  })

  test('are added up where features meet, and parted again when that is taken back', () => {
    const { tables, p, root } = board('U 0,0/1', 'B 1,0/0', 'U 2,0/1')
    const west = root('road:N', [0, 0])
    const east = root('road:N', [2, 0])
    addClaims(p, west, 0, 2)
    addClaims(p, east, 0, 1)
    addClaims(p, east, 4, 3)
    const before = copyOf(p)
    journal(p, true)
    const here = mark(p)
    const lay = (letter: string, at: At, rotation: number) =>
      layTile(tables, p, findCell(p, at), (tables.kindOfTile.get(`base/${letter}`) as number) * 4 + rotation)
    lay('V', [0, -1], 3)
    lay('V', [2, -1], 0)
    lay('U', [1, -1], 0)
    const road = root('road:N', [0, 0])
    expect(root('road:N', [2, 0])).toBe(road)
    expect([claimsOf(p, road, 0), claimsOf(p, road, 4), mostClaims(p, road), tilesOf(p, road)]).toEqual([3, 3, 3, 5])
    rewind(p, here)
    expect(root('road:N', [0, 0])).not.toBe(root('road:N', [2, 0]))
    for (const at of [
      [0, 0],
      [2, 0],
    ] as const) {
      const parted = root('road:N', at)
      expect([claimsOf(p, parted, 0), claimsOf(p, parted, 4), tilesOf(p, parted), lacks(p, parted)]).toEqual([
        claimsOf(before, root('road:N', at, before), 0),
        claimsOf(before, root('road:N', at, before), 4),
        1,
        2,
      ])
    }
  })
})

describe('a centre', () => {
  test('lacks the cells around it that are empty, however it came to lie there', () => {
    const around = ['-1,-1', '0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1', '1,1'].map((at) => `B ${at}/0`)
    for (const laid of [
      ['B 0,0/0', ...around],
      [...around, 'B 0,0/0'],
    ]) {
      const { tables, p, root } = board(...laid)
      expect([lacks(p, root('monastery', [0, 0])), isComplete(p, root('monastery', [0, 0]))]).toEqual([0, true])
      expect([lacks(p, root('monastery', [1, 1])), lacks(p, root('monastery', [0, 1]))]).toEqual([5, 3])
      expect(tables.kinds[kindOfNode(tables, p, root('monastery', [0, 0]))]?.id).toBe('monastery')
    }
  })
})
