/**
 * A stream: laid before everything else, tile after tile, from a spring. Modules bring its tiles; what they share is
 * here.
 */
import type { Json, Position } from '@bastide/kernel'
import { type Fitting, maySomewhere } from '../board/fitting.ts'
import type { Tile } from '../board/tile.ts'
import type { Copies, Hooks, TablePlan } from '../module.ts'
import { discarding } from '../turn/drawing.ts'
import { composeCourse } from './course.ts'
import { stream } from './kind.ts'
import { isRoomWide } from './room.ts'
import { composeStages, flows, type StreamPart } from './stages.ts'

/** How many ends a tile adds: a fork adds some. */
function endsAdded(tile: Tile): number {
  const sides = tile.segments.reduce((sum, segment) => sum + (segment.kind === stream.id ? segment.sides.length : 0), 0)
  return Math.max(0, sides - 2)
}

export interface Stream {
  readonly hooks: Hooks
  /** Finds the spring's open end, and fills the bag with the first stage. */
  begin(p: Position): void
}

export function composeStream({ setup, tables, layout }: TablePlan, parts: readonly StreamPart[], bag: Copies): Stream {
  const forks = tables.faces.reduce((sum, tile) => sum + endsAdded(tile) * (bag[tile.id] ?? 0), 0)
  const course = composeCourse(tables, layout, 1 + forks, isRoomWide(setup))
  const ifLifted = course.veto(() => true)
  const fittingIfLifted: Fitting = { tables, vetoes: tables.faces.map(() => [ifLifted]) }
  const stages = composeStages(tables, layout, parts, bag, (p, kind) => maySomewhere(fittingIfLifted, p, kind))
  const discard = discarding(tables)
  const endsNow = (p: Position): readonly Json[] =>
    course.ends(p).map(({ at, flow, bend }) => ({ at: [at[0], at[1]], flow, bend }))
  return {
    hooks: {
      mayPlace: { concerns: (kind) => flows(tables.faces[kind] as Tile), veto: course.veto(stages.isLifted) },
      unplaceable: (p, kind, tell) => (stages.isOver(p) ? discard(p, kind, tell) : stages.setAside(p, kind, tell)),
      afterPlaced(p, row) {
        if (stages.isOver(p)) return
        course.goOn(p, row)
        stages.goOn(p)
      },
      toCome: stages.toCome,
      facts: (p) => ({ ends: endsNow(p), ...stages.facts(p) }),
      shown(p, aids) {
        const { later, ...rest } = stages.facts(p)
        return { ends: endsNow(p), ...rest, ...(aids.includes('tiles-left') ? { later } : {}) }
      },
    },
    begin(p) {
      course.begin(p)
      stages.begin(p)
    },
  }
}
