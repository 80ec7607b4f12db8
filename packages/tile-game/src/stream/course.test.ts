import { Layout, type Position } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { cellAt } from '../board/cell.ts'
import { core } from '../board/columns.ts'
import type { Ban } from '../board/fitting.ts'
import { layTile } from '../board/laying.ts'
import { tile } from '../board/tile.ts'
import { compileTileTables } from '../board/tile-tables.ts'
import { layStart } from '../start.ts'
import { composeCourse } from './course.ts'
import { spring, stream } from './kind.ts'

const tables = compileTileTables(
  {
    tiles: [
      spring,
      tile('straight', 'FWFW', 'stream E W'),
      tile('curve', 'FFWW', 'stream S W'),
      tile('fork', 'WWFW', 'stream N E W'),
      tile('mouth', 'FFFW', 'stream W'),
      tile('stone', 'FFFF'),
    ],
    kinds: [stream],
    figures: [],
  },
  2,
)
const kindOf = (name: string): number => tables.kindOfTile.get(name) as number

/** Reads `'curve 1,0/0'`. */
function read(text: string) {
  const [name = '', where = ''] = text.split(' ')
  const [x, y, rotation] = where.split(/[,/]/).map(Number) as [number, number, number]
  return { name, x, y, turn: rotation }
}

/** A spring at 0,0 that flows east, and what else is laid at once. */
const flowing = (...start: readonly string[]) => flowingIn('wide', start)

function flowingIn(room: 'printed' | 'wide', start: readonly string[] = []) {
  const layout = new Layout(core)
  const course = composeCourse(tables, layout, 3, room === 'wide')
  const p: Position = layout.position()
  let isLifted = false
  const veto = course.veto(() => isLifted)
  const laid = ['river/spring 0,0/0', ...start]
    .map(read)
    .map(({ name, x, y, turn: rotation }) => ({ tile: name, at: [x, y] as const, turn: rotation }))
  layStart(tables, p, laid)
  course.begin(p)
  const lay = (text: string): number => {
    const { name, x, y, turn: rotation } = read(text)
    return layTile(tables, p, cellAt(x, y), kindOf(name) * 4 + rotation)
  }
  return {
    /** Lays tiles of the stream, one after another. */
    go(...texts: readonly string[]) {
      for (const text of texts) course.goOn(p, lay(text))
      return this
    },
    /** Lays something in its way. */
    block(x: number, y: number) {
      lay(`stone ${x},${y}/0`)
      return this
    },
    lift() {
      isLifted = true
      return this
    },
    /** The clause that forbids laying a tile, or null. */
    forbids(text: string): string | null {
      return this.ban(text)?.clause ?? null
    },
    ban(text: string): Ban | null {
      const { name, x, y, turn: rotation } = read(text)
      return veto(p, kindOf(name), cellAt(x, y), rotation)
    },
    get ends(): readonly string[] {
      return course.ends(p).map(({ at, flow, bend }) => `${at} ${flow} ${bend}`)
    },
  }
}

describe('open ends', () => {
  test('begin at the spring and move on with every tile', () => {
    const course = flowing()
    expect(course.ends).toEqual(['1,0 E none'])
    expect(course.go('straight 1,0/0').ends).toEqual(['2,0 E none'])
    expect(course.go('curve 2,0/0').ends).toEqual(['2,1 S right'])
    expect(course.go('curve 2,1/2').ends).toEqual(['3,1 E left'])
    expect(course.go('straight 3,1/0').ends).toEqual(['4,1 E none'])
    expect(course.go('curve 4,1/1').ends).toEqual(['4,0 N left'])
    expect(course.go('mouth 4,0/3').ends).toEqual([])
  })

  test('RIVER2-2 bend at a fork for each arm as that arm leaves it', () => {
    expect(flowing().go('fork 1,0/0').ends).toEqual(['1,-1 N left', '2,0 E none'])
    expect(flowing().go('fork 1,0/2').ends).toEqual(['2,0 E none', '1,1 S right'])
    expect(flowing().go('fork 1,0/3').ends).toEqual(['1,-1 N left', '1,1 S right'])
  })

  test('are told in reading order, and the others stay when one is closed', () => {
    const course = flowing().go('fork 1,0/3', 'fork 1,-1/1')
    expect(course.ends).toEqual(['1,-2 N none', '2,-1 E right', '1,1 S right'])
    expect(course.go('mouth 1,-2/3').ends).toEqual(['2,-1 E right', '1,1 S right'])
    expect(course.go('mouth 1,1/1').ends).toEqual(['2,-1 E right'])
    expect(course.go('mouth 2,-1/0').ends).toEqual([])
  })

  test('of what lies at the start are only those with nothing before them', () => {
    expect(flowing('straight 1,0/0', 'curve 2,0/0').ends).toEqual(['2,1 S none'])
  })
})

describe('what goes on from an end', () => {
  test('RIVER-2 lies on the cell that the end leads to', () => {
    const course = flowing()
    expect(course.forbids('straight 1,0/0')).toBeNull()
    for (const where of ['0,1/0', '0,-1/0', '-1,0/1', '2,0/0'])
      expect(course.forbids(`straight ${where}`)).toBe('RIVER-2')
  })

  test('RIVER-3 has room ahead: the cell it leads to, those to both sides, and the three beyond are empty', () => {
    const exits: readonly (readonly [string, number, number])[] = [
      ['straight 1,0/0', 1, 0],
      ['curve 1,0/0', 0, 1],
      ['curve 1,0/1', 0, -1],
    ]
    for (const [text, dx, dy] of exits) {
      expect(flowing().forbids(text)).toBeNull()
      for (const ahead of [1, 2]) {
        for (const side of [-1, 0, 1]) {
          const [x, y] = [1 + ahead * dx + side * dy, ahead * dy + side * dx]
          expect(flowing().block(x, y).forbids(text), `${text} with ${x},${y} blocked`).toBe('RIVER-3')
        }
      }
      for (const side of [-1, 0, 1]) {
        const [x, y] = [1 + 3 * dx + side * dy, 3 * dy + side * dx]
        expect(flowing().block(x, y).forbids(text), `${text} with ${x},${y} blocked`).toBeNull()
      }
    }
  })

  test('RIVER-3 of a fork both arms need room, and a mouth needs none', () => {
    expect(flowing().forbids('fork 1,0/0')).toBeNull()
    expect(flowing().block(1, -2).forbids('fork 1,0/0')).toBe('RIVER-3')
    expect(flowing().block(3, 0).forbids('fork 1,0/0')).toBe('RIVER-3')
    expect(flowing().block(1, 1).forbids('fork 1,0/0')).toBeNull()
    expect(flowing().block(2, 0).block(1, -1).block(1, 1).forbids('mouth 1,0/0')).toBeNull()
  })

  test('RIVER-3 does not bend the same way as the tile just before it', () => {
    const course = flowing().go('curve 1,0/0')
    expect([course.forbids('curve 1,1/1'), course.forbids('curve 1,1/2'), course.forbids('straight 1,1/1')]).toEqual([
      'RIVER-3',
      null,
      null,
    ])
    course.go('straight 1,1/1')
    expect([course.forbids('curve 1,2/1'), course.forbids('curve 1,2/2')]).toEqual([null, null])
  })
})

describe('with room as printed', () => {
  test('RIVER2-2 the cell ahead is all that must be empty; those beside and beyond it may be taken', () => {
    const exits: readonly (readonly [string, number, number])[] = [
      ['straight 1,0/0', 1, 0],
      ['curve 1,0/0', 0, 1],
      ['curve 1,0/1', 0, -1],
    ]
    for (const [text, dx, dy] of exits) {
      const ahead = flowingIn('printed').block(1 + dx, dy)
      expect(ahead.forbids(text)).toBe('RIVER-3')
      const crowded = flowingIn('printed')
      for (const [rank, side] of [
        [1, -1],
        [1, 1],
        [2, -1],
        [2, 0],
        [2, 1],
      ] as const)
        crowded.block(1 + rank * dx + side * dy, rank * dy + side * dx)
      expect(crowded.forbids(text), text).toBeNull()
    }
  })

  test('RIVER2-2 an arm may not lead where the other does, and may go anywhere beside it', () => {
    const course = flowingIn('printed').go('fork 1,0/0')
    expect(course.ends).toEqual(['1,-1 N left', '2,0 E none'])
    expect([course.forbids('curve 2,0/1'), course.forbids('curve 1,-1/3')]).toEqual([null, null])
    course.go('curve 2,0/1')
    expect(course.ends).toEqual(['1,-1 N left', '2,-1 N left'])
    expect([course.forbids('curve 1,-1/3'), course.forbids('straight 1,-1/1')]).toEqual(['RIVER-3', null])
  })

  test('RIVER2-2 RIVER-3 a bend to the same side twice running is a U-turn all the same', () => {
    const course = flowingIn('printed').go('curve 1,0/0')
    expect([course.forbids('curve 1,1/1'), course.forbids('curve 1,1/2')]).toEqual(['RIVER-3', null])
    expect(course.lift().forbids('curve 1,1/1')).toBeNull()
  })
})

describe('why a tile may not lie at an end', () => {
  const why = (course: ReturnType<typeof flowing>, text: string): string | undefined => course.ban(text)?.reason

  test('RIVER-2 it is no end', () => {
    expect(why(flowing(), 'straight 0,1/0')).toBe('no end of the river leads to that cell')
  })

  test('RIVER-3 it is the bend, to the side that it is', () => {
    expect(why(flowing().go('curve 1,0/0'), 'curve 1,1/1')).toMatch(/^it would bend to the right,/)
    expect(why(flowing().go('curve 1,0/1'), 'curve 1,-1/0')).toMatch(/^it would bend to the left,/)
  })

  test('RIVER-3 it is the room, ahead, beside or beyond', () => {
    for (const [x, y] of [
      [2, 0],
      [2, 1],
      [2, -1],
      [3, 0],
    ] as const)
      expect(why(flowing().block(x, y), 'straight 1,0/0')).toMatch(/^it has no room/)
    expect(why(flowingIn('printed').block(2, 0), 'straight 1,0/0')).toMatch(/^it has no room/)
  })

  test('RIVER-3 RIVER2-2 it is the other arm, ahead or beside', () => {
    expect(why(flowing().go('fork 1,0/0'), 'curve 2,0/1')).toMatch(/the other arm$/)
    expect(why(flowingIn('printed').go('fork 1,0/0', 'curve 2,0/1'), 'curve 1,-1/3')).toMatch(/the other arm$/)
  })

  test('RIVER-6 once lifted, it is a tile or the other arm', () => {
    expect(why(flowing().block(2, 0).lift(), 'straight 1,0/0')).toBe('a tile lies where the river would go on')
    const arms = flowingIn('printed').go('fork 1,0/0', 'curve 2,0/1').lift()
    expect(why(arms, 'curve 1,-1/3')).toBe('the other arm goes on where the river would')
  })
})

describe('two arms', () => {
  // Arms to the north and the south of a fork, which turn east and then towards each other.
  const north = ['straight 1,-1/1', 'curve 1,-2/3', 'straight 2,-2/0', 'curve 3,-2/0']
  const south = ['straight 1,1/1', 'curve 1,2/2', 'straight 2,2/0', 'curve 3,2/1']

  test('RIVER2-2 RIVER-3 keep off the cells that the other leads to, ahead, beside and beyond', () => {
    const course = flowing().go('fork 1,0/3', ...north, ...south)
    expect(course.ends).toEqual(['3,-1 S right', '3,1 N left'])
    // Two cells ahead is the one that the other arm leads to.
    expect(course.forbids('straight 3,-1/1')).toBe('RIVER-3')
    expect(course.forbids('straight 3,1/1')).toBe('RIVER-3')
    expect(course.forbids('curve 3,-1/2')).toBeNull()
    // Beside the cell ahead.
    const beside = flowing().go('fork 1,0/0')
    expect(beside.ends).toEqual(['1,-1 N left', '2,0 E none'])
    expect(beside.forbids('curve 2,0/1')).toBe('RIVER-3')
    expect(beside.forbids('curve 1,-1/3')).toBe('RIVER-3')
    expect(beside.forbids('curve 2,0/0')).toBeNull()
  })

  test('RIVER2-2 RIVER-6 do not meet even where the rule is lifted: no two ends lead to one cell', () => {
    const course = flowing()
      .go('fork 1,0/3', ...north, ...south)
      .lift()
    expect(course.forbids('straight 3,-1/1')).toBeNull()
    course.go('straight 3,-1/1')
    expect(course.ends).toEqual(['3,0 S none', '3,1 N left'])
    expect([course.forbids('straight 3,0/1'), course.forbids('straight 3,1/1')]).toEqual(['RIVER-6', 'RIVER-6'])
    expect([course.forbids('curve 3,0/1'), course.forbids('curve 3,0/2'), course.forbids('mouth 3,0/1')]).toEqual([
      null,
      null,
      null,
    ])
    expect(course.forbids('fork 3,0/1')).toBe('RIVER-6')
  })

  test('RIVER-6 once lifted, bends and room do not matter, but the cell ahead must be empty', () => {
    const bent = flowing().go('curve 1,0/0').lift()
    expect(bent.forbids('curve 1,1/1')).toBeNull()
    expect(bent.block(0, 1).forbids('curve 1,1/1')).toBe('RIVER-6')
    const narrow = flowing().block(2, -1).block(2, 1).block(3, 0).lift()
    expect(narrow.forbids('straight 1,0/0')).toBeNull()
    expect(narrow.forbids('straight 0,1/0')).toBe('RIVER-2')
  })
})
