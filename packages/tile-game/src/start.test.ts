import { actionOf, type Refusal } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { MODULES, type TileHappening, type TileRules, tileGame } from './index.ts'
import type { Module } from './module.ts'
import { readSetup } from './setup.ts'

interface Laid {
  readonly tile: string
  readonly at: readonly [number, number]
  readonly turn: number
}

/** `laid('E 0,0/2')` */
function laid(text: string): Laid {
  const [, letter, x, y, rotation] = /^(\S+) (-?\d+),(-?\d+)\/(\d)$/.exec(text) ?? []
  return { tile: `base/${letter}`, at: [Number(x), Number(y)], turn: Number(rotation) }
}

const setupOf = (texts: readonly string[], more: object = {}) => ({
  edition: '2000',
  start: texts.map(laid),
  pile: {},
  ...more,
})

function rulesOf(setup: unknown): TileRules {
  const composed = tileGame.compose(setup, 2)
  if (!composed.ok) throw new Error(`${composed.where}: ${composed.reason}`)
  return composed.value
}

function refused(setup: unknown): Refusal {
  const composed = tileGame.compose(setup, 2)
  if (composed.ok) throw new Error(`${JSON.stringify(setup)} was not refused`)
  return composed
}

const tilesOf = (rules: TileRules) => rules.view(rules.start(), 0).tiles

describe('a start layout', () => {
  test('lies instead of the usual tile, in whatever order it is told', () => {
    const texts = ['U 1,0/0', 'V 0,1/2', 'W 0,0/0']
    for (const order of [texts, [...texts].reverse()]) {
      expect(tilesOf(rulesOf(setupOf(order)))).toEqual([laid('W 0,0/0'), laid('U 1,0/0'), laid('V 0,1/2')])
    }
  })

  test('comes out of the box where no pile is given', () => {
    const rules = rulesOf({ edition: '2000', start: [laid('C 0,0/0'), laid('D 0,1/0')] })
    const { left, tiles = {} } = rules.view(rules.start(), 0).pile
    // The usual start tile is in the bag, and these two are not.
    expect([left, tiles['base/C'], tiles['base/D']]).toEqual([70, undefined, 3])
  })

  test('may hold more of a tile than the box does', () => {
    const rules = rulesOf({ edition: '2000', start: [laid('C 0,0/0'), laid('C 0,1/0'), laid('C 1,0/0')] })
    expect(rules.view(rules.start(), 0).pile).toMatchObject({ left: 71 })
  })

  test('is written in the smallest of the turns that are the same', () => {
    expect(tilesOf(rulesOf(setupOf(['U 0,0/3', 'X 0,1/2', 'B 1,0/3'])))).toEqual([
      laid('U 0,0/1'),
      laid('B 1,0/0'),
      laid('X 0,1/0'),
    ])
  })

  test('may be as long as a game has tiles, and no longer', () => {
    const row = Array.from({ length: 127 }, (_, y) => `U 0,${y - 60}/1`)
    expect(tilesOf(rulesOf(setupOf(row.slice(0, 126))))).toHaveLength(126)
    expect(refused(setupOf(row))).toMatchObject({ code: 'too-long', where: 'setup.start' })
    expect(refused(setupOf(row.slice(0, 126), { pile: { 'base/U': 1 } }))).toMatchObject({
      code: 'too-many-tiles',
      where: 'setup',
    })
    expect(refused(setupOf(row.slice(0, 126), { pile: undefined }))).toMatchObject({
      code: 'too-many-tiles',
      where: 'setup',
    })
  })

  test('holds (0, 0)', () => {
    expect(refused(setupOf([]))).toMatchObject({ code: 'no-origin', where: 'setup.start', clause: 'BASE-1' })
    expect(refused(setupOf(['U 1,0/0']))).toMatchObject({ code: 'no-origin', where: 'setup.start', clause: 'BASE-1' })
  })

  test('has one tile a cell', () => {
    expect(refused(setupOf(['U 0,0/0', 'U 1,0/0', 'U 1,0/0']))).toMatchObject({
      code: 'occupied',
      where: 'setup.start[2]',
      clause: 'BASE-5',
    })
    const minus = [laid('U 0,0/0'), { tile: 'base/U', at: [-0, 0], turn: 0 }]
    expect(refused({ edition: '2000', start: minus })).toMatchObject({ code: 'occupied' })
  })

  test('hangs together by sides', () => {
    expect(refused(setupOf(['B 0,0/0', 'B 1,1/0']))).toMatchObject({
      code: 'not-connected',
      where: 'setup.start[1]',
      clause: 'BASE-5',
    })
    expect(refused(setupOf(['B 0,0/0', 'B 0,1/0', 'B 0,3/0']))).toMatchObject({
      code: 'not-connected',
      where: 'setup.start[2]',
      clause: 'BASE-5',
    })
    // The same cell of the ring, a lap away.
    expect(refused(setupOf(['B 0,0/0', 'B -126,0/0', 'B 126,0/0']))).toMatchObject({
      code: 'not-connected',
      clause: 'BASE-5',
    })
  })

  test('matches wherever two of its tiles meet', () => {
    expect(refused(setupOf(['D 0,0/0', 'C 0,1/0']))).toMatchObject({
      code: 'no-match',
      where: 'setup.start[1]',
      clause: 'BASE-5',
    })
    // Each fits the one before it; the last meets the first as well.
    expect(refused(setupOf(['V 0,0/3', 'V 1,0/0', 'V 1,1/1', 'B 0,1/0']))).toMatchObject({
      code: 'no-match',
      clause: 'BASE-5',
    })
    expect(tilesOf(rulesOf(setupOf(['V 0,0/3', 'V 1,0/0', 'V 1,1/1', 'V 0,1/2'])))).toHaveLength(4)
  })

  test('has the right form', () => {
    const one = laid('U 0,0/0')
    const wrong: readonly (readonly [unknown, string])[] = [
      [null, 'setup.start'],
      [{}, 'setup.start'],
      ['U 0,0/0', 'setup.start'],
      [[null], 'setup.start[0]'],
      [[{ ...one, by: 0 }], 'setup.start[0]'],
      [[one, { tile: 'base/U', at: [1, 0] }], 'setup.start[1]'],
      [[{ ...one, tile: 'base/Z' }], 'setup.start[0].tile'],
      [[{ ...one, tile: 7 }], 'setup.start[0].tile'],
      [[{ ...one, tile: 'base/U-garden' }], 'setup.start[0].tile'],
      [[{ ...one, tile: 'x'.repeat(1000) }], 'setup.start[0].tile'],
      [[{ ...one, at: [0] }], 'setup.start[0].at'],
      [[{ ...one, at: [0, 0, 0] }], 'setup.start[0].at'],
      [[{ ...one, at: '0,0' }], 'setup.start[0].at'],
      [[{ ...one, at: [0, 0.5] }], 'setup.start[0].at[1]'],
      [[{ ...one, at: ['0', 0] }], 'setup.start[0].at[0]'],
      [[{ ...one, at: [127, 0] }], 'setup.start[0].at[0]'],
      [[{ ...one, at: [0, -1e9] }], 'setup.start[0].at[1]'],
      [[{ ...one, turn: 4 }], 'setup.start[0].turn'],
      [[{ ...one, turn: -1 }], 'setup.start[0].turn'],
      [[{ ...one, turn: null }], 'setup.start[0].turn'],
    ]
    for (const [start, where] of wrong)
      expect(refused({ edition: '2000', start }), JSON.stringify(start).slice(0, 80)).toMatchObject({ where })
  })

  test('contains what a module brings', () => {
    const base = MODULES[0] as Module
    const bringing: Module = {
      ...base,
      id: 'bringing',
      fields: [],
      start: () => [{ tile: 'base/D', at: [0, 0], turn: 0 }],
    }
    const setup = setupOf(['U 0,0/0'])
    expect(readSetup([base, bringing], [], setup, 2).ok).toBe(true)
    expect(readSetup([base, bringing], [], { ...setup, modules: ['bringing'] }, 2)).toMatchObject({
      ok: false,
      code: 'start-taken',
      where: 'setup.start',
    })
    const turned = setupOf(['D 0,0/1'], { modules: ['bringing'] })
    expect(readSetup([base, bringing], [], turned, 2)).toMatchObject({ ok: false, code: 'start-taken' })
    const more = setupOf(['D 0,0/0', 'U 1,0/0'], { modules: ['bringing'] })
    expect(readSetup([base, bringing], [], more, 2).ok).toBe(true)
  })
})

describe('figures at the start', () => {
  type Standing = { readonly seat: number; readonly figure: string; readonly on: string }
  const knight = (seat: number, on = 'city:N'): Standing => ({ seat, figure: 'follower', on })
  /** A city that is open at the top, and whoever stands in it. */
  const open = (...figures: readonly unknown[]) => ({
    edition: '2016',
    start: [{ ...laid('D 0,0/0'), figures }],
    pile: { 'base/E': 1, 'base/U': 1 },
  })

  test('stand there from the beginning, out of the supply', () => {
    const rules = rulesOf(open(knight(0), knight(1), knight(1), { seat: 0, figure: 'follower', on: 'field:ESE' }))
    const { figures, seats } = rules.view(rules.start(), 0)
    expect(figures.map(({ seat, role }) => `${seat} ${role}`)).toEqual(['0 knight', '1 knight', '1 knight', '0 farmer'])
    expect(seats.map(({ supply }) => supply)).toEqual([{ follower: 5 }, { follower: 5 }])
    expect(rules.setup).toMatchObject({ start: [{ tile: 'base/D', figures: [knight(0), {}, {}, {}] }] })
  })

  test('own what they stand in, and come home when it is complete', () => {
    const rules = rulesOf(open(knight(0), knight(1), knight(1)))
    const p = rules.start()
    for (const move of [{ draw: 'base/E' }, { place: 'base/E', at: [0, -1], turn: 2 }, { pass: true }]) {
      const action = actionOf(rules, p, move)
      if (!action.ok) throw new Error(action.reason)
      rules.apply(p, rules.awaited(p), action.value)
    }
    const { figures, seats } = rules.view(p, 0)
    expect(figures).toEqual([])
    expect(seats.map(({ score }) => score)).toEqual([0, 4])
  })

  test.each([
    ['a figure that is not in the game', { ...knight(0), figure: 'wizard' }, 'unknown-figure', 'BASE-2'],
    ['a spot that the tile does not have', knight(0, 'city:S'), 'unknown-spot', 'BASE-7'],
    ['a seat that nobody has', knight(2), 'out-of-range', undefined],
    ['a field too many', { ...knight(0), at: [0, 0] }, 'unknown-field', undefined],
  ])('are not %s', (_, figure, code, clause) => {
    expect(refused(open(figure))).toMatchObject({ code, ...(clause === undefined ? {} : { clause }) })
  })

  test('are no more than a seat has', () => {
    const seven = Array.from({ length: 7 }, () => knight(0))
    expect(rulesOf(open(...seven)).view(rulesOf(open(...seven)).start(), 0).figures).toHaveLength(7)
    expect(refused(open(...seven, knight(0)))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9' })
  })

  test('do not stand on what is complete, nor in fields without farmers', () => {
    const city = { edition: '2016', start: [{ ...laid('E 0,0/0'), figures: [knight(0)] }, laid('E 0,-1/2')], pile: {} }
    expect(refused(city)).toMatchObject({ code: 'complete', clause: 'BASE-17', where: 'setup.start[0].figures[0].on' })
    const farmer = { ...open({ seat: 0, figure: 'follower', on: 'field:ESE' }), options: { farmers: 'none' } }
    expect(refused(farmer)).toMatchObject({ code: 'not-for-this-figure', clause: 'BASE-27' })
  })
})

describe('what is complete at the start', () => {
  /** A city of two caps, a ring of road, a monastery among eight tiles; and one tile to lay. */
  const CITY = ['E 0,0/0', 'E 0,-1/2']

  function play(rules: TileRules, moves: readonly unknown[]) {
    const p = rules.start()
    const told: TileHappening[] = []
    for (const move of moves) {
      const action = actionOf(rules, p, move)
      if (!action.ok) throw new Error(action.reason)
      rules.apply(p, rules.awaited(p), action.value, (happening) => told.push(happening))
    }
    return { view: rules.view(p, 0), told }
  }

  test('has scored nobody', () => {
    for (const texts of [CITY, ['V 0,0/3', 'V 1,0/0', 'V 1,1/1', 'V 0,1/2'], NINE_MONASTERIES]) {
      const { seats, figures, over } = play(rulesOf(setupOf(texts)), []).view
      expect([over, figures, ...seats.map(({ score }) => score)]).toEqual([true, [], 0, 0])
    }
  })

  test('is not told or scored later either, and feeds farmers at the end', () => {
    const rules = rulesOf(setupOf(CITY, { pile: { 'base/B': 1 } }))
    const { view, told } = play(rules, [
      { draw: 'base/B' },
      { place: 'base/B', at: [1, 0], turn: 0 },
      { deploy: 'follower', on: 'field:NNW' },
    ])
    expect(view.over).toBe(true)
    expect(told.filter(({ kind }) => kind === 'unclaimed')).toEqual([])
    expect(told.filter(({ kind }) => kind === 'score').map(({ points, clause }) => [points, clause])).toEqual([
      [4, 'BASE-24'],
    ])
    expect(view.seats.map(({ score }) => score)).toEqual([4, 0])
  })
})

const NINE_MONASTERIES = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => `B ${x},${y}/0`))
