import { actionOf, CHANCE, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { tileGame } from '../index.ts'
import { type Cell, cellAt, MOST_TILES } from './cell.ts'
import { cellWord, frontierCell, frontierCount, TILE, tileCell, tileCount } from './columns.ts'
import { type At, findCell, whereCell, whereTile } from './map.ts'

type Step = readonly [x: number, y: number]
const DIRECTIONS: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
/** Straight ahead, and stairs to each corner. */
const PATHS: readonly (readonly Step[])[] = [
  ...DIRECTIONS.map((step) => [step]),
  ...DIRECTIONS.map((step, i) => [step, DIRECTIONS[(i + 1) % 4] as Step]),
]

function rulesOf(setup: object) {
  const composed = tileGame.compose({ edition: '2000', ...setup }, 1)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

function cellsAlong(path: readonly Step[], count: number): readonly At[] {
  const cells: At[] = [[0, 0]]
  while (cells.length < count) {
    const [x, y] = cells.at(-1) as At
    const [dx, dy] = path[cells.length % path.length] as Step
    cells.push([x + dx, y + dy])
  }
  return cells
}

/** Crossroads fit each other everywhere, so any path can be laid. */
function laidAlong(path: readonly Step[], count: number, pile: number) {
  const start = cellsAlong(path, count).map((at) => ({ tile: 'base/X', at, turn: 0 }))
  const rules = rulesOf({ start, pile: { 'base/X': pile } })
  return { rules, p: rules.start(), cells: start.map(({ at }) => at) }
}

const inOrder = (cells: readonly At[]): readonly string[] => cells.map(String).sort()

/** The same cell of the ring under other coordinates: a whole lap away along either axis, or both. */
const aliasesOf = ([x, y]: At): readonly At[] => [
  [x + 128, y],
  [x - 128, y],
  [x, y + 128],
  [x, y - 128],
  [x + 128, y - 1],
  [x - 128, y + 1],
  [x + 16_384, y],
  [x, y - 65_536],
]

describe('coordinates on the ring', () => {
  test('are those where the tiles were laid, for the longest rows and stairs in every direction', () => {
    for (const path of PATHS) {
      const { rules, p, cells } = laidAlong(path, MOST_TILES, 0)
      expect(inOrder(rules.view(p, WATCHER, []).tiles.map(({ at }) => at))).toEqual(inOrder(cells))
      const taken = Array.from({ length: tileCount.get(p, 0) }, (_, row) => tileCell.get(p, row))
      const beside = Array.from({ length: frontierCount.get(p, 0) }, (_, row) => frontierCell.get(p, row))
      // No cell twice: neither laid and empty at once, nor reached from the other side of the ring.
      expect(new Set([...taken, ...beside]).size).toBe(taken.length + beside.length)
      const around = new Set(cells.flatMap(([x, y]) => DIRECTIONS.map(([dx, dy]) => `${x + dx},${y + dy}`)))
      for (const at of cells) around.delete(String(at))
      expect(inOrder(beside.map((cell) => whereCell(p, cell)))).toEqual([...around].sort())
    }
  })

  test('are the same whether a row was laid at the start or played', () => {
    for (const direction of DIRECTIONS) {
      const cells = cellsAlong([direction], MOST_TILES)
      const rules = rulesOf({ start: [{ tile: 'base/X', at: [0, 0], turn: 0 }], pile: { 'base/X': MOST_TILES - 1 } })
      const p = rules.start()
      for (const at of cells.slice(1)) {
        for (const move of [{ draw: 'base/X' }, { place: 'base/X', at, turn: 0 }, { pass: true }]) {
          const action = actionOf(rules, p, move)
          if (!action.ok) throw new Error(`${JSON.stringify(move)}: ${action.reason}`)
          rules.apply(p, rules.awaited(p), action.value)
        }
      }
      expect(rules.view(p, WATCHER, [])).toMatchObject({ over: true, pile: { left: 0 } })
      expect(inOrder(rules.view(p, WATCHER, []).tiles.map(({ at }) => at))).toEqual(inOrder(cells))
    }
  })

  test('find a laid tile and an empty cell beside one, and nothing under another name', () => {
    for (const path of PATHS) {
      const { p, cells } = laidAlong(path, MOST_TILES, 0)
      cells.forEach((at, row) => {
        const cell: Cell = findCell(p, at)
        expect(cell).toBe(cellAt(...at))
        expect(cellWord.get(p, cell)).toBeGreaterThanOrEqual(TILE)
        expect(whereTile(p, row)).toEqual(at)
        expect(aliasesOf(at).filter((alias) => findCell(p, alias) !== -1)).toEqual([])
      })
      for (let row = 0; row < frontierCount.get(p, 0); row++) {
        const at = whereCell(p, frontierCell.get(p, row))
        expect(findCell(p, at)).toBe(frontierCell.get(p, row))
        expect(aliasesOf(at).filter((alias) => findCell(p, alias) !== -1)).toEqual([])
      }
      for (const far of [
        [64, 64],
        [-90, 90],
        [1_000_000, 0],
        [0, -1_000_000],
        [127, 127],
      ] as const)
        expect(findCell(p, far)).toBe(-1)
    }
  })

  test('of a placement are refused a lap of the ring away, in a row that nearly goes around it', () => {
    for (const path of rotating(PATHS)) {
      const { rules, p } = laidAlong(path, MOST_TILES - 1, 1)
      rules.apply(p, CHANCE, 0)
      const cells = rules
        .view(p, 0, [])
        .choices.flatMap((choice) => (choice.kind === 'cells' ? choice.cells.map(({ at }) => at) : []))
      expect(cells.length).toBeGreaterThan(120)
      for (const at of cells) {
        expect(actionOf(rules, p, { place: 'base/X', at, turn: 0 }).ok, String(at)).toBe(true)
        const answers = aliasesOf(at).map((alias) => actionOf(rules, p, { place: 'base/X', at: alias, turn: 0 }))
        expect(
          answers.every((answer) => !answer.ok && answer.code === 'not-beside' && answer.clause === 'BASE-5'),
          String(at),
        ).toBe(true)
      }
    }
  })
})

describe('a cell far from the board', () => {
  test('lies nowhere', () => {
    const { p } = laidAlong([[1, 0]], 1, 0)
    expect(() => whereCell(p, cellAt(60, 60))).toThrow('far from the board')
  })
})
