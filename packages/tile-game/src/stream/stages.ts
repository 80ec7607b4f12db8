/**
 * The bag in stages. Tiles of a stream are drawn and laid before all others: first those that come first, then the
 * others shuffled, then those that come last, then the ordinary bag. A tile that fits nowhere waits aside until another
 * is laid (RIVER-6).
 */
import type { Column, Layout, Position } from '@bastide/kernel'
import { activeSeat, copiesLeft, pileLeft } from '../board/columns.ts'
import type { Tile } from '../board/tile.ts'
import type { TileTables } from '../board/tile-tables.ts'
import type { TileNarrator } from '../happening.ts'
import type { Copies, ToCome } from '../module.ts'
import { stream } from './kind.ts'

/** What a module brings to the stream besides its tiles: which of them are drawn before and after the others. */
export interface StreamPart {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const FIRST = 0
const MIDDLE = 1
const LAST = 2
const ORDINARY = 3

/** Whether a tile is part of the stream. */
export const flows = (tile: Tile): boolean => tile.segments.some(({ kind }) => kind === stream.id)

export interface Stages {
  /** Puts the first stage into the bag. */
  begin(p: Position): void
  /** Whether tiles are drawn from the ordinary bag. */
  isOver(p: Position): boolean
  /** Whether the rules of the stream's course are lifted for this draw (RIVER-6). */
  isLifted(p: Position): boolean
  setAside(p: Position, kind: number, tell?: TileNarrator): void
  /** After a tile is laid: what waited goes back, and an empty bag is filled from the next stage. */
  goOn(p: Position): void
  /** What waits aside, and the stages to come, in order. */
  toCome(p: Position): ToCome
  facts(p: Position): { readonly aside: Copies; readonly later: Copies; readonly lifted: boolean }
}

function stageOfTile(parts: readonly StreamPart[], tile: Tile): number {
  if (!flows(tile)) return ORDINARY
  if (parts.some(({ first }) => first.includes(tile.id))) return FIRST
  return parts.some(({ last }) => last.includes(tile.id)) ? LAST : MIDDLE
}

/** How many of each tile, by id, without zeros. */
function counted(tables: TileTables, counts: (kind: number) => number): Copies {
  const entries = tables.faces.map(({ id }, kind) => [id, counts(kind)] as const).filter(([, count]) => count > 0)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Puts the tiles of a stage into the bag. */
function loading(stageOf: Uint8Array, copies: Uint8Array, stage: Column) {
  return (p: Position, number: number): void => {
    let left = pileLeft.get(p, 0)
    for (let kind = 0; kind < copies.length; kind++) {
      if (stageOf[kind] !== number) continue
      copiesLeft.set(p, kind, copies[kind] as number)
      left += copies[kind] as number
    }
    pileLeft.set(p, 0, left)
    stage.set(p, 0, number)
  }
}

/** `fitsIfLifted` says whether a kind of tile fits somewhere once the rules of the course are lifted. */
export function composeStages(
  tables: TileTables,
  layout: Layout,
  parts: readonly StreamPart[],
  bag: Copies,
  fitsIfLifted: (p: Position, kind: number) => boolean,
): Stages {
  const stageOf = Uint8Array.from(tables.faces, (tile) => stageOfTile(parts, tile))
  const copies = Uint8Array.from(tables.faces, ({ id }) => bag[id] ?? 0)
  const stage: Column = layout.column('stream.stage', 1)
  const lifted: Column = layout.column('stream.lifted', 1)
  const aside: Column = layout.column('stream.aside', tables.faces.length)

  const load = loading(stageOf, copies, stage)

  /** Fills the bag from the first stage, starting at a number, that has tiles. */
  const loadFrom = (p: Position, number: number): void => {
    for (let at = number; at <= ORDINARY && pileLeft.get(p, 0) === 0; at++) load(p, at)
  }

  const takeBack = (p: Position): void => {
    for (let kind = 0; kind < copies.length; kind++) {
      const waiting = aside.get(p, kind)
      if (waiting === 0) continue
      copiesLeft.set(p, kind, copiesLeft.get(p, kind) + waiting)
      pileLeft.set(p, 0, pileLeft.get(p, 0) + waiting)
      aside.set(p, kind, 0)
    }
  }

  const anyFitsIfLifted = (p: Position): boolean => {
    for (let kind = 0; kind < copies.length; kind++) if (aside.get(p, kind) !== 0 && fitsIfLifted(p, kind)) return true
    return false
  }

  /** The stream stays open: what waits, and the stages to come, leave the game, and the ordinary bag follows. */
  const abandon = (p: Position, tell?: TileNarrator): void => {
    for (let kind = 0; kind < copies.length; kind++) if (aside.get(p, kind) !== 0) aside.set(p, kind, 0)
    lifted.set(p, 0, 0)
    tell?.({ kind: 'abandoned', seat: activeSeat.get(p, 0), points: 0, clause: 'RIVER-6', feature: null })
    load(p, ORDINARY)
  }

  const idOf = (kind: number): string => (tables.faces[kind] as Tile).id
  const asideNow = (p: Position): Copies => counted(tables, (kind) => aside.get(p, kind))
  const ofStage = (number: number): Copies =>
    counted(tables, (kind) => (stageOf[kind] === number ? (copies[kind] as number) : 0))

  return {
    begin: (p) => loadFrom(p, FIRST),
    isOver: (p) => stage.get(p, 0) === ORDINARY,
    isLifted: (p) => lifted.get(p, 0) !== 0,
    setAside(p, kind, tell) {
      aside.set(p, kind, aside.get(p, kind) + 1)
      tell?.({
        kind: 'set-aside',
        seat: activeSeat.get(p, 0),
        points: 0,
        clause: 'RIVER-6',
        feature: null,
        tile: idOf(kind),
      })
      if (pileLeft.get(p, 0) !== 0) return
      // Once lifted, the rule is not lifted again: whatever still forbids all of them, the draw must end.
      if (lifted.get(p, 0) !== 0 || !anyFitsIfLifted(p)) abandon(p, tell)
      else {
        takeBack(p)
        lifted.set(p, 0, 1)
        tell?.({ kind: 'lifted', seat: activeSeat.get(p, 0), points: 0, clause: 'RIVER-6', feature: null })
      }
    },
    goOn(p) {
      takeBack(p)
      if (lifted.get(p, 0) !== 0) lifted.set(p, 0, 0)
      if (pileLeft.get(p, 0) === 0) loadFrom(p, stage.get(p, 0) + 1)
    },
    toCome: (p) => ({
      aside: asideNow(p),
      later: [MIDDLE, LAST, ORDINARY].filter((number) => number > stage.get(p, 0)).map(ofStage),
    }),
    facts: (p) => ({
      aside: asideNow(p),
      later: counted(tables, (kind) => ((stageOf[kind] as number) > stage.get(p, 0) ? (copies[kind] as number) : 0)),
      lifted: lifted.get(p, 0) !== 0,
    }),
  }
}
