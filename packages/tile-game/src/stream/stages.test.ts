import { Layout } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { copiesLeft, core, pileLeft } from '../board/columns.ts'
import { tile } from '../board/tile.ts'
import { compileTileTables } from '../board/tile-tables.ts'
import type { TileHappening } from '../happening.ts'
import { stream } from './kind.ts'
import { composeStages, flows, type StreamPart } from './stages.ts'

const tables = compileTileTables(
  {
    tiles: [
      tile('first', 'WWFW', 'stream N E W'),
      tile('a', 'FWFW', 'stream E W'),
      tile('b', 'FFWW', 'stream S W'),
      tile('last', 'FFFW', 'stream W'),
      tile('dry', 'FFFF'),
    ],
    kinds: [stream],
    figures: [],
  },
  2,
)
const kindOf = (id: string): number => tables.kindOfTile.get(id) as number

/** A bag, and the tiles that would fit if the rule were lifted. */
function staged(
  bag: { readonly [tile: string]: number },
  fitting: readonly string[] = [],
  parts: readonly StreamPart[] = [{ first: ['first'], last: ['last'] }],
) {
  const layout = new Layout(core)
  const stages = composeStages(tables, layout, parts, bag, (_, kind) =>
    fitting.includes(tables.faces[kind]?.id as string),
  )
  const p = layout.position()
  stages.begin(p)
  const told: TileHappening[] = []
  const takeOut = (id: string): void => {
    copiesLeft.set(p, kindOf(id), copiesLeft.get(p, kindOf(id)) - 1)
    pileLeft.set(p, 0, pileLeft.get(p, 0) - 1)
  }
  return {
    told,
    get bag() {
      const left = tables.faces
        .map(({ id }, kind) => [id, copiesLeft.get(p, kind)] as const)
        .filter(([, copies]) => copies > 0)
      expect(left.reduce((sum, [, copies]) => sum + copies, 0)).toBe(pileLeft.get(p, 0))
      return Object.fromEntries(left)
    },
    get facts() {
      return stages.facts(p)
    },
    get isOver() {
      return stages.isOver(p)
    },
    lay(id: string) {
      takeOut(id)
      stages.goOn(p)
      return this
    },
    setAside(id: string) {
      takeOut(id)
      stages.setAside(p, kindOf(id), (happening) => told.push(happening))
      return this
    },
  }
}

describe('the stages of a bag', () => {
  test('follow one another: first, the others of the stream, last, and what does not flow', () => {
    const stages = staged({ first: 1, a: 2, b: 1, last: 1, dry: 3 })
    expect([stages.bag, stages.facts.later, stages.isOver]).toEqual([
      { first: 1 },
      { a: 2, b: 1, dry: 3, last: 1 },
      false,
    ])
    expect([stages.lay('first').bag, stages.facts.later]).toEqual([
      { a: 2, b: 1 },
      { dry: 3, last: 1 },
    ])
    expect(stages.lay('a').lay('b').bag).toEqual({ a: 1 })
    expect([stages.lay('a').bag, stages.facts.later, stages.isOver]).toEqual([{ last: 1 }, { dry: 3 }, false])
    expect([stages.lay('last').bag, stages.facts.later, stages.isOver]).toEqual([{ dry: 3 }, {}, true])
  })

  test('are skipped where they have no tiles', () => {
    expect(staged({ a: 1, dry: 1 }).bag).toEqual({ a: 1 })
    expect(staged({ first: 1, dry: 1 }).lay('first').bag).toEqual({ dry: 1 })
    expect([staged({ dry: 1 }).bag, staged({ dry: 1 }).isOver]).toEqual([{ dry: 1 }, true])
    expect([staged({}).bag, staged({}).isOver]).toEqual([{}, true])
  })

  test('join what several modules put first and last', () => {
    const parts = [
      { first: ['a'], last: [] },
      { first: [], last: ['b'] },
    ]
    const stages = staged({ first: 1, a: 1, b: 1, last: 1 }, [], parts)
    expect([stages.bag, stages.lay('a').bag]).toEqual([{ a: 1 }, { first: 1, last: 1 }])
    expect(stages.lay('first').lay('last').bag).toEqual({ b: 1 })
  })

  test('take only tiles that flow', () => {
    expect(tables.faces.filter(flows).map(({ id }) => id)).toEqual(['first', 'a', 'b', 'last'])
  })
})

describe('tiles set aside', () => {
  test('RIVER-6 wait until another is laid, and keep the next stage away until they are laid', () => {
    const stages = staged({ a: 1, b: 1, last: 1 }).setAside('a')
    expect([stages.bag, stages.facts]).toEqual([{ b: 1 }, { aside: { a: 1 }, later: { last: 1 }, lifted: false }])
    expect([stages.lay('b').bag, stages.facts]).toEqual([{ a: 1 }, { aside: {}, later: { last: 1 }, lifted: false }])
    expect(stages.lay('a').bag).toEqual({ last: 1 })
    expect(stages.told).toMatchObject([{ kind: 'set-aside', tile: 'a', clause: 'RIVER-6' }])
  })

  test('RIVER-6 come back at once, under the lifted rule, when the bag is empty and one of them would fit so', () => {
    const stages = staged({ a: 2, b: 1 }, ['b']).setAside('a').setAside('b')
    expect(stages.facts).toMatchObject({ aside: { a: 1, b: 1 }, lifted: false })
    expect([stages.setAside('a').bag, stages.facts]).toEqual([
      { a: 2, b: 1 },
      { aside: {}, later: {}, lifted: true },
    ])
    expect([stages.setAside('a').facts, stages.bag]).toEqual([
      { aside: { a: 1 }, later: {}, lifted: true },
      { a: 1, b: 1 },
    ])
    expect([stages.lay('b').facts, stages.bag]).toEqual([{ aside: {}, later: {}, lifted: false }, { a: 2 }])
  })

  test('RIVER-6 leave the game with the stages to come when none of them would fit; the ordinary bag is next', () => {
    const stages = staged({ a: 2, b: 1, last: 1, dry: 2 }, ['last']).setAside('a').setAside('b').setAside('a')
    expect([stages.bag, stages.facts, stages.isOver]).toEqual([
      { dry: 2 },
      { aside: {}, later: {}, lifted: false },
      true,
    ])
    expect(stages.told.map(({ kind }) => kind)).toEqual(['set-aside', 'set-aside', 'set-aside', 'abandoned'])
  })

  test('RIVER-6 so does a last one', () => {
    const stages = staged({ last: 1, dry: 1 }).setAside('last')
    expect([stages.bag, stages.isOver]).toEqual([{ dry: 1 }, true])
  })
})
