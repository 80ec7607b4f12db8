/** What a field lies beside. */
import type { Position } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import { MOST_NODES, nodeNext, SEGMENTS, tileNode, tileShape } from './columns.ts'
import { isComplete, type Node, rootOf, segmentOfNode, tileOfNode } from './feature.ts'
import type { TileTables } from './tile-tables.ts'

// The completed cities that one field borders, each once. A city is marked with the number of the look that found it.
export const bordered = new Int32Array(MOST_NODES)
const foundIn = new Uint32Array(MOST_NODES)
let looks = 0

/** Fills `bordered` and says how many there are. */
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
