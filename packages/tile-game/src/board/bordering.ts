/** The cities that border a field. */
import type { Position } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import { MOST_NODES, nodeNext, SEGMENTS, tileNode, tileShape } from './columns.ts'
import { isComplete, type Node, rootOf, segmentOfNode, tileOfNode } from './feature.ts'
import type { TileTables } from './tile-tables.ts'

// The completed cities that a field borders, each once. `foundIn` holds the number of the search that last found a
// city, so nothing needs clearing.
export const bordered = new Int32Array(MOST_NODES)
const foundIn = new Uint32Array(MOST_NODES)
let looks = 0

/** Fills `bordered` and returns how many cities it holds. */
export function findBordered(tables: TileTables, p: Position, root: Node): number {
  const look = ++looks
  let count = 0
  let node = root
  do {
    const tile = tileOfNode(p, node)
    let beside = tables.segmentBeside[(tileShape.get(p, tile) >> 2) * SEGMENTS + segmentOfNode(p, node)] as number
    for (; beside !== 0; beside &= beside - 1) {
      const cityRoot = rootOf(p, tileNode.get(p, tile) + lowestBit(beside))
      if (foundIn[cityRoot] === look || !isComplete(p, cityRoot)) continue
      foundIn[cityRoot] = look
      bordered[count++] = cityRoot
    }
    node = nodeNext.get(p, node)
  } while (node !== root)
  return count
}
