/** The tiles still to come: in the bag, set aside, and in the stages that fill the bag later. */
import type { Position } from '@bastide/kernel'
import { copiesLeft, pileLeft } from '../board/columns.ts'
import type { TileTables } from '../board/tile-tables.ts'
import type { Copies } from '../module.ts'
import type { ViewSource } from '../view.ts'

export interface ShownPile {
  /** How many tiles are in the bag. */
  readonly left: number
  /** How many are still to come in all, including those set aside and those of later stages. */
  readonly toCome: number
  /** With `tiles-left`: how many of each are in the bag. */
  readonly tiles?: Copies
  /** With `tiles-left`: how many of each are set aside, or come into the bag later. */
  readonly later?: Copies
}

const inOrder = (entries: Iterable<readonly [string, number]>): Copies =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

/** How many of each tile are in the bag. */
export const tilesLeft = (tables: TileTables, p: Position): Copies =>
  inOrder(
    tables.faces.map((face, kind) => [face.id, copiesLeft.get(p, kind)] as const).filter(([, copies]) => copies > 0),
  )

function together(lists: readonly Copies[]): Copies {
  const sums = new Map<string, number>()
  for (const [id, copies] of lists.flatMap((list) => Object.entries(list))) sums.set(id, (sums.get(id) ?? 0) + copies)
  return inOrder(sums)
}

export const totalOf = (copies: Copies): number => Object.values(copies).reduce((sum, count) => sum + count, 0)

/** What is drawn from, part by part: first the bag, with what goes back into it; then each later stage. */
export function drawnFrom({ tables, allHooks }: ViewSource, p: Position): readonly Copies[] {
  const waiting = allHooks.flatMap(({ hooks }) => (hooks.toCome === undefined ? [] : [hooks.toCome(p)]))
  return [
    together([tilesLeft(tables, p), ...waiting.map(({ aside }) => aside)]),
    ...waiting.flatMap(({ later }) => later),
  ]
}

export function pileOf({ tables, allHooks }: ViewSource, p: Position, isCounted: boolean): ShownPile {
  const waiting = allHooks.flatMap(({ hooks }) => (hooks.toCome === undefined ? [] : [hooks.toCome(p)]))
  const later = together(waiting.flatMap((one) => [one.aside, ...one.later]))
  const left = pileLeft.get(p, 0)
  return { left, toCome: left + totalOf(later), ...(isCounted ? { tiles: tilesLeft(tables, p), later } : {}) }
}
