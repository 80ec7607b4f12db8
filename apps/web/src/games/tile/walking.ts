/**
 * The way of a figure that goes home: along the road or wherever it stood, then over the land to the tile that is
 * nearest to its player. Nobody walks over the bare table longer than they must.
 */
import { keyOf } from './layout.ts'
import type { At } from './shown.ts'

const NEIGHBOURS: readonly At[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** The cell nearest to a goal, given in cells; the first of several. */
function nearestTo(goal: At, cells: readonly At[]): At | undefined {
  const distances = cells.map(([x, y]) => Math.hypot(x - goal[0], y - goal[1]))
  return cells[distances.indexOf(Math.min(...distances))]
}

/** The shortest way between two cells over these cells, both included; empty if there is none. */
export function wayOver(cells: readonly At[], from: At, to: At): readonly At[] {
  const open = new Map(cells.map((cell) => [keyOf(cell), cell]))
  // Looked for from the end, so that the steps back lead forwards.
  const next = new Map<string, At | null>([[keyOf(to), null]])
  open.delete(keyOf(to))
  const reached: At[] = [to]
  for (const cell of reached) {
    if (keyOf(cell) === keyOf(from)) break
    for (const [dx, dy] of NEIGHBOURS) {
      const neighbour: At = [cell[0] + dx, cell[1] + dy]
      if (!open.delete(keyOf(neighbour))) continue
      next.set(keyOf(neighbour), cell)
      reached.push(neighbour)
    }
  }
  const way: At[] = []
  for (let cell: At | null | undefined = next.has(keyOf(from)) ? from : null; cell; cell = next.get(keyOf(cell)))
    way.push(cell)
  return way
}

/**
 * The cells that a figure walks over: on its feature as near to the goal as it leads, then over the land. The goal is
 * in cells, and may lie outside.
 */
export function wayHome(land: readonly At[], feature: readonly At[], from: At, goal: At): readonly At[] {
  const along = wayOver(feature, from, nearestTo(goal, feature) ?? from)
  const turn = along.at(-1) ?? from
  const across = wayOver(land, turn, nearestTo(goal, land) ?? turn)
  return [...(along.length > 0 ? along : [from]), ...across.slice(1)]
}
