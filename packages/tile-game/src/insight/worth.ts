/** What features are worth as they lie, computed by the functions that score them. */
import { copyOf, type Position } from '@bastide/kernel'
import { RING, TO_SIDE } from '../board/cell.ts'
import { cellWord, LACKS, nodeExtent, nodeNext, TILE, tileCell, tileShape } from '../board/columns.ts'
import { isComplete, lacks, type Node, segmentOfNode, tileOfNode } from '../board/feature.ts'
import type { FeatureKind } from '../board/kind.ts'
import { Sum, type SumItem } from '../board/sum.ts'
import { PORTS, type TileTables } from '../board/tile-tables.ts'

export interface Worth {
  /**
   * What an owner gets for it as it lies: as completed if it is, otherwise as at the end. For a field it is what the
   * farmers' rule gives for the completed cities it borders. Where that rule goes city by city, it assumes that no
   * other field borders them; what each seat really gets is in the projection.
   */
  readonly now: number
  readonly items: readonly SumItem[]
  /**
   * The least it gives once completed, with one more tile on each cell that its open sides face. For a centre it is
   * exactly what it gives with all cells around it filled. Null if it is never completed.
   */
  readonly closed: number | null
  /** How many tiles complete it, if each of them helps as much as one can. */
  readonly tilesMore: number
  /** The clause that gives what it is worth now. */
  readonly clause: string
}

/** How many empty cells a feature's open sides face. One tile there may close several of them. */
function openCells(tables: TileTables, p: Position, root: Node): number {
  const cells = new Set<number>()
  let node = root
  do {
    const tile = tileOfNode(p, node)
    for (let side = 0; side < 4; side++) {
      if (tables.portSegment[tileShape.get(p, tile) * PORTS + side] !== segmentOfNode(p, node)) continue
      const beyond = (tileCell.get(p, tile) + (TO_SIDE[side] as number)) & RING
      if (cellWord.get(p, beyond) < TILE) cells.add(beyond)
    }
    node = nodeNext.get(p, node)
  } while (node !== root)
  return cells.size
}

/** Returns a function that says what the features of a position are worth, by kind and root. */
export function worthTeller(tables: TileTables, p: Position): (kind: FeatureKind, root: Node) => Worth | null {
  const sum = new Sum()
  let filled: Position | null = null

  /** The position with all cells around a centre filled. A centre knows those cells only by how many it lacks. */
  const withSurroundings = (centre: Node): Position => {
    filled ??= copyOf(p)
    nodeExtent.set(filled, centre, nodeExtent.get(filled, centre) & ~LACKS)
    return filled
  }

  const closedWorth = ({ goesOn, complete, closing }: FeatureKind, root: Node): number | null => {
    if (complete === undefined) return null
    sum.clear()
    if (isComplete(p, root)) complete(p, root, sum)
    else if (goesOn === 'alone') complete(withSurroundings(root), root, sum)
    else (closing ?? complete)(p, root, sum, openCells(tables, p, root))
    return sum.total
  }

  const tilesMore = ({ goesOn, complete }: FeatureKind, root: Node): number => {
    if (complete === undefined || isComplete(p, root)) return 0
    return goesOn === 'alone' ? lacks(p, root) : openCells(tables, p, root)
  }

  return (kind, root) => {
    const { complete, unfinished, outlook } = kind
    const worth = complete !== undefined && isComplete(p, root) ? complete : unfinished
    if (worth === undefined && outlook === undefined) return null
    const closed = closedWorth(kind, root)
    sum.clear()
    const clause = worth?.(p, root, sum) ?? outlook?.(tables, p, root, sum)
    return { now: sum.total, items: sum.items(), closed, tilesMore: tilesMore(kind, root), clause: clause as string }
  }
}
