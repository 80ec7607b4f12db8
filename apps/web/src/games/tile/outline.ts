/** The outer rim of the land: tiles are cardboard, and their corners are round where no other tile lies beside them. */
import { keyOf, TILE } from './layout.ts'
import type { At } from './shown.ts'

/** The radius of a corner. */
export const ROUNDING = 4.5

type Step = readonly [dx: number, dy: number]

/** A side of a tile with nothing beyond it. The tile lies to the right of whoever walks along it. */
interface Side {
  readonly from: At
  readonly along: Step
}

/** Clockwise around a tile: from which of its corners a side runs, which way, and what lies beyond it. */
const AROUND: readonly (Side & { readonly beyond: Step })[] = [
  { from: [0, 0], along: [1, 0], beyond: [0, -1] },
  { from: [1, 0], along: [0, 1], beyond: [1, 0] },
  { from: [1, 1], along: [-1, 0], beyond: [0, 1] },
  { from: [0, 1], along: [0, -1], beyond: [-1, 0] },
]

const plus = ([x, y]: At, [dx, dy]: Step): At => [x + dx, y + dy]
const turnsRight = (from: Side, to: Side): boolean => from.along[0] * to.along[1] - from.along[1] * to.along[0] > 0

/** All tiles together: one line around each piece of land, and one around each hole in it. */
export function rimAround(cells: readonly At[]): string {
  const taken = new Set(cells.map(keyOf))
  const sides = cells.flatMap((at) =>
    AROUND.filter(({ beyond }) => !taken.has(keyOf(plus(at, beyond)))).map(
      ({ from, along }): Side => ({ from: plus(at, from), along }),
    ),
  )
  const byStart = new Map<string, Side[]>()
  for (const side of sides) byStart.set(keyOf(side.from), [...(byStart.get(keyOf(side.from)) ?? []), side])
  const after = (side: Side): Side => {
    const next = byStart.get(keyOf(plus(side.from, side.along))) as readonly Side[]
    // Where two tiles touch only at a corner there are two ways on. The line stays with its tile.
    return (next.find((other) => turnsRight(side, other)) ?? next[0]) as Side
  }

  const left = new Set(sides)
  let path = ''
  for (const first of left) {
    const line: Side[] = []
    for (let side = first; left.delete(side); side = after(side)) line.push(side)
    path += lineAlong(line)
  }
  return path
}

/** Corners that stick out are rounded; those that go in are not, as two tiles meet there. */
function lineAlong(line: readonly Side[]): string {
  const corners = line.flatMap((side, i) => {
    const before = line.at(i - 1) as Side
    const isStraight = before.along[0] === side.along[0] && before.along[1] === side.along[1]
    return isStraight ? [] : [{ ...side, before: before.along, radius: turnsRight(before, side) ? ROUNDING : 0 }]
  })
  return `${corners
    .map(({ from: [x, y], before, along, radius }, i) => {
      const [toX, toY] = [x * TILE - before[0] * radius, y * TILE - before[1] * radius]
      const [awayX, awayY] = [(before[0] + along[0]) * radius, (before[1] + along[1]) * radius]
      return `${i === 0 ? 'M' : 'L'}${toX} ${toY}${radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${awayX} ${awayY}`}`
    })
    .join('')}z`
}
