/**
 * Which spots of a layout belong to completed features, so that they can be drawn as completed. A feature that
 * continues through sides is completed when none of them is open, a centre when all eight cells around it are taken.
 * Fields never are.
 */
import { opposite } from '../board/side.ts'
import { spotNamesOf } from '../board/spot-names.ts'
import { TILES } from './land.ts'

export interface Laid {
  readonly tile: string
  readonly at: readonly [number, number]
  readonly turn: number
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const keyOf = (x: number, y: number): string => `${x},${y}`

interface Node {
  readonly x: number
  readonly y: number
  readonly segment: number
}

/** By cell (`'1,-2'`): the written names of the completed spots there. */
export function completedSpots(layout: readonly Laid[]): ReadonlyMap<string, readonly string[]> {
  const cells = new Map(layout.map((laid) => [keyOf(...laid.at), laid]))
  const segmentsAt = (laid: Laid) => TILES.get(laid.tile)?.segments ?? []
  const sidesOf = (laid: Laid, segment: number): readonly number[] =>
    (segmentsAt(laid)[segment]?.sides ?? []).map((side) => (side + laid.turn) & 3)
  const done = new Map<string, string[]>()
  const seen = new Set<string>()

  /** All segments connected to this one, and whether none of their sides is open. */
  const follow = (start: Node): { readonly nodes: readonly Node[]; readonly isClosed: boolean } => {
    const nodes = [start]
    let isClosed = true
    for (const { x, y, segment } of nodes) {
      for (const side of sidesOf(cells.get(keyOf(x, y)) as Laid, segment)) {
        const [dx, dy] = STEPS[side] as readonly [number, number]
        const beyond = cells.get(keyOf(x + dx, y + dy))
        if (beyond === undefined) isClosed = false
        else {
          const next = segmentsAt(beyond).findIndex((_, i) => sidesOf(beyond, i).includes(opposite(side)))
          const name = `${keyOf(x + dx, y + dy)}/${next}`
          if (next >= 0 && !seen.has(name)) nodes.push({ x: x + dx, y: y + dy, segment: next })
          seen.add(name)
        }
      }
    }
    return { nodes, isClosed }
  }
  const isSurrounded = (x: number, y: number): boolean =>
    [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => cells.has(keyOf(x + dx, y + dy))))
  const finish = ({ x, y, segment }: Node): void => {
    const { tile, turn: rotation } = cells.get(keyOf(x, y)) as Laid
    const found = TILES.get(tile)
    const name = found === undefined ? undefined : spotNamesOf(found, rotation)[segment]?.[0]
    if (name !== undefined) done.set(keyOf(x, y), [...(done.get(keyOf(x, y)) ?? []), name])
  }

  for (const laid of layout) {
    const [x, y] = laid.at
    for (const [segment, { kind, sides }] of segmentsAt(laid).entries()) {
      if (kind === 'field' || seen.has(`${keyOf(x, y)}/${segment}`)) continue
      seen.add(`${keyOf(x, y)}/${segment}`)
      const { nodes, isClosed } =
        sides.length === 0 ? { nodes: [{ x, y, segment }], isClosed: isSurrounded(x, y) } : follow({ x, y, segment })
      if (isClosed) for (const node of nodes) finish(node)
    }
  }
  return done
}
