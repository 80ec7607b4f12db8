import { describe, expect, test } from 'vitest'
import { MODULES } from '../expansions/order.ts'
import { EDITIONS, type TileRules, tileGame } from '../index.ts'
import { HALVES, SIDES } from './side.ts'
import { findSpot, kindOfSpot, spotName } from './spot.ts'
import { spotNamesOf } from './spot-names.ts'
import { tile } from './tile.ts'

function allTables(): readonly TileRules['tables'][] {
  return EDITIONS.map((edition) => {
    const composed = tileGame.compose({ edition, modules: MODULES.slice(1).map(({ id }) => id) }, 2)
    if (!composed.ok) throw new Error(composed.reason)
    return composed.value.tables
  })
}

describe('the names of spots', () => {
  const junction = tile(
    'set/x',
    'CRRF',
    'city N',
    'road E S',
    'field ENE SSW WSW WNW, beside N',
    'field ESE SSE',
    'monastery',
  )

  test('are a kind and a side, a kind and a half-side, or a kind alone', () => {
    expect(spotNamesOf(junction, 0)).toEqual([
      ['city:N'],
      ['road:E', 'road:S'],
      ['field:ENE', 'field:SSW', 'field:WSW', 'field:WNW'],
      ['field:ESE', 'field:SSE'],
      ['monastery'],
    ])
  })

  test('rotate with the tile, and begin again in the north', () => {
    expect(spotNamesOf(junction, 1).map((names) => names[0])).toEqual([
      'city:E',
      'road:S',
      'field:NNW',
      'field:SSW',
      'monastery',
    ])
    expect(spotNamesOf(junction, 3)).toEqual([
      ['city:W'],
      ['road:N', 'road:E'],
      ['field:NNW', 'field:ESE', 'field:SSE', 'field:SSW'],
      ['field:NNE', 'field:ENE'],
      ['monastery'],
    ])
  })

  test('count the places in the middle where there are two alike', () => {
    expect(spotNamesOf(tile('set/x', 'FFFF', 'garden', 'monastery', 'garden'), 2)).toEqual([
      ['garden:1'],
      ['monastery'],
      ['garden:2'],
    ])
  })

  test('mean one segment each, on every tile in every rotation: any of its sides will do', () => {
    for (const tables of allTables()) {
      tables.faces.forEach(({ id, segments }, kind) => {
        for (let rotation = 0; rotation < 4; rotation++) {
          const shape = kind * 4 + rotation
          const all = (tables.spotNames[shape] ?? []).flat()
          expect(new Set(all).size, id).toBe(all.length)
          segments.forEach((segment, i) => {
            const ports = [
              ...segment.sides.map((side) => SIDES[(side + rotation) % 4]),
              ...segment.halves.map((half) => HALVES[(half + 2 * rotation) % 8]),
            ]
            for (const port of ports)
              expect(findSpot(tables, shape, `${segment.kind}:${port}`), `${id} ${segment.kind}:${port}`).toBe(i)
            expect(findSpot(tables, shape, spotName(tables, shape, i)), id).toBe(i)
            expect(tables.kinds[kindOfSpot(tables, shape, i)]?.id, id).toBe(segment.kind)
          })
        }
      })
    }
  })

  test('that mean nothing find nothing', () => {
    const [tables] = allTables()
    if (tables === undefined) throw new Error('there is no edition')
    const shape = (tables.kindOfTile.get('base/D') as number) * 4
    for (const name of [
      '',
      'city',
      'city:',
      'city:S',
      'city:n',
      'City:N',
      'road:N',
      'field:N',
      'garden',
      'toString',
      '__proto__',
      'x'.repeat(10_000),
    ])
      expect(findSpot(tables, shape, name), name).toBe(-1)
    expect(findSpot(tables, tables.faces.length * 4, 'city:N')).toBe(-1)
  })
})
