import { WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../scenarios/scenario.ts'
import type { Worth } from './worth.ts'

function worthAt(game: Scenario, x: number, y: number, spot: string): Worth | null | undefined {
  return game.rules
    .view(game.p, WATCHER)
    .features.find(({ parts }) => parts.some((part) => part.join() === `${x},${y},${spot}`))?.worth
}

describe('what a feature is worth', () => {
  test('an open city gives a point for each tile and pennant, and twice as much once closed, with the tile that closes it', () => {
    const game = scenario({ more: ['U'] }, 'F 0,-1/1 .')
    expect(worthAt(game, 0, 0, 'city:N')).toEqual({
      now: 3,
      items: [
        { of: 'tiles', count: 2, each: 1 },
        { of: 'pennants', count: 1, each: 1 },
      ],
      closed: 8,
      tilesMore: 1,
      clause: 'BASE-23',
    })
  })

  test('a city of one tile cannot be closed without a second: it is promised what a city of two tiles gives', () => {
    expect(worthAt(scenario({ edition: '2000', more: ['U'] }, 'U 1,0/0 .'), 0, 0, 'city:N')).toMatchObject({
      now: 1,
      closed: 2,
    })
    expect(worthAt(scenario({ edition: '2016', more: ['U'] }, 'U 1,0/0 .'), 0, 0, 'city:N')).toMatchObject({
      now: 1,
      closed: 4,
    })
  })

  test('an open city of two tiles will not be a small one, whatever small cities are worth', () => {
    for (const edition of ['2000', '2016'] as const)
      expect(worthAt(scenario({ edition, more: ['U'] }, 'G 0,-1/1 .'), 0, 0, 'city:N')).toMatchObject({
        now: 2,
        closed: 6,
      })
  })

  test('open sides that face the same empty cell need one tile between them', () => {
    // A ring of city around (1,1): four of its open sides face that cell and none faces anything else.
    const ring = ['N 0,0/2', 'R 1,0/2', 'N 2,0/3', 'R 2,1/3', 'N 2,2/0', 'R 1,2/0', 'N 0,2/1', 'R 0,1/1']
    const game = scenario({ start: ring, more: ['U'] }, '')
    expect(game.rules.view(game.p, WATCHER).features.find(({ kind }) => kind === 'city')).toMatchObject({
      tiles: 8,
      open: 4,
      worth: { now: 8, closed: 18, tilesMore: 1 },
    })
  })

  test('a closed city of two tiles is told by the rule for small cities', () => {
    expect(worthAt(scenario({ edition: '2000', more: ['U'] }, 'E 0,-1/2 .'), 0, 0, 'city:N')).toMatchObject({
      now: 2,
      closed: 2,
      clause: 'BASE-14',
    })
    expect(worthAt(scenario({ edition: '2016', more: ['U'] }, 'E 0,-1/2 .'), 0, 0, 'city:N')).toMatchObject({
      now: 4,
      closed: 4,
      clause: 'BASE-13',
    })
  })

  test('what the tile just laid completed is worth what it will be scored', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2')
    expect(worthAt(game, 0, 0, 'city:N')).toMatchObject({ now: 4, closed: 4, clause: 'BASE-13' })
  })

  test('it says how many tiles complete a feature at least: one may close several of its sides', () => {
    const road = scenario({ more: ['U'] }, 'U 1,0/0 .')
    expect(worthAt(road, 0, 0, 'road:E')).toMatchObject({ tilesMore: 2 })
    expect(worthAt(road, 0, 0, 'city:N')).toMatchObject({ tilesMore: 1 })
  })

  test('a road gives a point a tile, closed or not, and its ends lie on tiles of their own', () => {
    expect(worthAt(scenario({ more: ['U'] }, 'U 1,0/0 .'), 0, 0, 'road:E')).toMatchObject({ now: 2, closed: 4 })
  })

  test('a monastery gives what lies around it, and 9 once all cells around are filled; telling so changes nothing', () => {
    const game = scenario({ more: ['U'] }, 'B 0,1/0 +monastery')
    const before = JSON.stringify(game.rules.facts(game.p))
    expect(worthAt(game, 0, 1, 'monastery')).toEqual({
      now: 2,
      items: [
        { of: 'tiles', count: 1, each: 1 },
        { of: 'neighbours', count: 1, each: 1 },
      ],
      closed: 9,
      tilesMore: 7,
      clause: 'BASE-23',
    })
    expect(worthAt(game, 0, 1, 'monastery')).toMatchObject({ now: 2 })
    expect(JSON.stringify(game.rules.facts(game.p))).toBe(before)
  })

  test.each([
    ['city-4', 4, 'BASE-24'],
    ['city-3', 3, 'BASE-28'],
    ['field-3', 3, 'BASE-25'],
  ])('by %s a field promises %i points for each completed city beside it', (farmers, points, clause) => {
    const game = scenario({ options: { farmers }, more: ['U'] }, 'E 0,-1/2 .')
    expect(worthAt(game, 0, 0, 'field:ENE')).toEqual({
      now: points,
      items: [{ of: 'cities', count: 1, each: points }],
      closed: null,
      tilesMore: 0,
      clause,
    })
    expect(worthAt(game, 0, 0, 'field:ESE')).toEqual({ now: 0, items: [], closed: null, tilesMore: 0, clause })
  })

  test('without farmers a field is worth nothing that could be told', () => {
    expect(worthAt(scenario({ options: { farmers: 'none' }, more: ['U'] }, 'E 0,-1/2 .'), 0, 0, 'field:ENE')).toBeNull()
  })
})
