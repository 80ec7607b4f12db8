/**
 * The course of a stream: its open ends, and where they may lead. A tile extends an end (RIVER-2), may not bend the
 * same way as the tile just before it, and needs room ahead (RIVER-3). Two arms never meet (RIVER2-2).
 */
import { type Column, type Layout, type Position, refuse } from '@bastide/kernel'
import { type Cell, RING, TO_SIDE } from '../board/cell.ts'
import { cellWord, TILE, tileCell, tileCount, tileShape } from '../board/columns.ts'
import type { Ban, Veto } from '../board/fitting.ts'
import { type At, whereCell } from '../board/map.ts'
import { SIDES, type SideIndex } from '../board/side.ts'
import { NO_SEGMENT, PORTS, type TileTables } from '../board/tile-tables.ts'
import { stream } from './kind.ts'

const BENDS = ['none', 'left', 'right'] as const
const NO_BEND = 0
const LEFT = 1
const RIGHT = 2

const NO_END: Ban = { clause: 'RIVER-2', reason: 'no end of the river leads to that cell' }
/** By bend. */
const BENDS_AGAIN: readonly Ban[] = BENDS.map((bend) => ({
  clause: 'RIVER-3',
  reason: `it would bend to the ${bend}, as the tile before it does`,
}))
const NO_ROOM: Ban = { clause: 'RIVER-3', reason: 'it has no room: a tile lies too close ahead' }
const OTHER_ARM: Ban = { clause: 'RIVER-3', reason: 'it comes too close to the other arm' }
const BLOCKED: Ban = { clause: 'RIVER-6', reason: 'a tile lies where the river would go on' }
const ARMS_MEET: Ban = { clause: 'RIVER-6', reason: 'the other arm goes on where the river would' }
/** In place of a cell. */
const NONE: Cell = -1

export interface EndFacts {
  /** The cell that it leads to. */
  readonly at: At
  readonly flow: string
  /** How the tile before it bends. */
  readonly bend: string
}

export interface Course {
  /** Finds the open ends of what lies at the start. */
  begin(p: Position): void
  readonly veto: (isLifted: (p: Position) => boolean) => Veto
  /** Updates the ends after a tile of the stream was laid, given by its row. */
  goOn(p: Position, row: number): void
  ends(p: Position): readonly EndFacts[]
}

const beyond = (cell: Cell, side: SideIndex): Cell => (cell + (TO_SIDE[side] as number)) & RING
const isEmpty = (p: Position, cell: Cell): boolean => cellWord.get(p, cell) < TILE

/** What forbids a tile that needs a cell which is not free: a tile lies there, or the other arm leads there. */
function banFor(p: Position, cell: Cell, lifted: boolean): Ban {
  if (isEmpty(p, cell)) return lifted ? ARMS_MEET : OTHER_ARM
  return lifted ? BLOCKED : NO_ROOM
}

/** How a stream bends that flows in one direction and leaves by a side. */
function bendOf(flow: SideIndex, exit: SideIndex): number {
  const quarter = (exit - flow) & 3
  return quarter === 1 ? RIGHT : quarter === 3 ? LEFT : NO_BEND
}

/** The open ends, as columns, and what is free around them. */
function composeEnds(layout: Layout, mostEnds: number) {
  const count: Column = layout.column('stream.ends', 1)
  /**
   * The cell that an end leads to, and in its lowest two bits the side towards which it flows. Rows move, so no write
   * is an `init`.
   */
  const end: Column = layout.column('stream.end', mostEnds)
  const bend: Column = layout.column('stream.bend', mostEnds)
  /** The end that leads to a cell, or -1. */
  const endAt = (p: Position, cell: Cell): number => {
    for (let i = count.get(p, 0) - 1; i >= 0; i--) if (end.get(p, i) >> 2 === cell) return i
    return -1
  }

  /** Whether a cell is empty and no other end leads to it. */
  const isFree = (p: Position, cell: Cell, own: number): boolean => {
    const other = endAt(p, cell)
    return isEmpty(p, cell) && (other < 0 || other === own)
  }

  /**
   * RIVER-3: the first that is taken of the cell ahead, those to its left and right, and the three beyond; or `NONE`.
   */
  const takenAhead = (p: Position, cell: Cell, exit: SideIndex, own: number): Cell => {
    for (let ahead = beyond(cell, exit), rank = 0; rank < 2; rank++, ahead = beyond(ahead, exit)) {
      const right = beyond(ahead, (exit + 1) & 3)
      const left = beyond(ahead, (exit + 3) & 3)
      if (!isFree(p, ahead, own)) return ahead
      if (!isFree(p, right, own)) return right
      if (!isFree(p, left, own)) return left
    }
    return NONE
  }

  const write = (p: Position, row: number, cell: Cell, flow: SideIndex, bent: number): void => {
    end.set(p, row, (cell << 2) | flow)
    bend.set(p, row, bent)
  }

  return { count, end, bend, endAt, isFree, takenAhead, write }
}

/**
 * `mostEnds` is how many there can be at once: one, and one more for each tile that forks. `isWide` says whether the
 * six cells of RIVER-3 must be free, or only the first.
 */
export function composeCourse(tables: TileTables, layout: Layout, mostEnds: number, isWide: boolean): Course {
  const { count, end, bend, endAt, isFree, takenAhead, write } = composeEnds(layout, mostEnds)
  const kind = tables.kinds.findIndex(({ id }) => id === stream.id)

  const flowsThrough = (shape: number, side: SideIndex): boolean => {
    const segment = tables.portSegment[shape * PORTS + side] as number
    return segment !== NO_SEGMENT && tables.segmentKind[(shape >> 2) * 8 + segment] === kind
  }

  return {
    begin(p) {
      for (let row = 0; row < tileCount.get(p, 0); row++) {
        for (let side = 0; side < 4; side++) {
          const cell = beyond(tileCell.get(p, row), side)
          if (!flowsThrough(tileShape.get(p, row), side) || !isEmpty(p, cell)) continue
          const ends = count.get(p, 0)
          if (ends === mostEnds)
            refuse('too-many-ends', `the river has more than ${mostEnds} open ends at the start`, {
              where: 'setup.start',
              clause: 'RIVER-2',
            })
          write(p, ends, cell, side, NO_BEND)
          count.set(p, 0, ends + 1)
        }
      }
    },
    veto: (isLifted) => (p, ofTile, cell, rotation) => {
      const own = endAt(p, cell)
      if (own < 0) return NO_END
      const flow = end.get(p, own) & 3
      const lifted = isLifted(p)
      for (let exit = 0; exit < 4; exit++) {
        if (exit === ((flow + 2) & 3) || !flowsThrough(ofTile * 4 + rotation, exit)) continue
        const next = beyond(cell, exit)
        if (!isFree(p, next, own)) return banFor(p, next, lifted)
        if (lifted) continue
        const bent = bendOf(flow, exit)
        if (bent !== NO_BEND && bent === bend.get(p, own)) return BENDS_AGAIN[bent] as Ban
        const taken = isWide ? takenAhead(p, cell, exit, own) : NONE
        if (taken !== NONE) return banFor(p, taken, false)
      }
      return null
    },
    goOn(p, row) {
      const cell = tileCell.get(p, row)
      const shape = tileShape.get(p, row)
      const own = endAt(p, cell)
      const flow = end.get(p, own) & 3
      let at = own
      for (let exit = 0; exit < 4; exit++) {
        if (exit === ((flow + 2) & 3) || !flowsThrough(shape, exit)) continue
        write(p, at, beyond(cell, exit), exit, bendOf(flow, exit))
        if (at !== own) count.set(p, 0, at + 1)
        at = count.get(p, 0)
      }
      if (at !== own) return
      const last = count.get(p, 0) - 1
      if (own !== last) write(p, own, end.get(p, last) >> 2, end.get(p, last) & 3, bend.get(p, last))
      count.set(p, 0, last)
    },
    ends: (p) =>
      Array.from({ length: count.get(p, 0) }, (_, i) => ({
        at: whereCell(p, end.get(p, i) >> 2),
        flow: SIDES[end.get(p, i) & 3] as string,
        bend: BENDS[bend.get(p, i)] as string,
      })).sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]),
  }
}
