/** Every feature on the table, for people: what belongs to it, who owns it, what it is worth. */
import type { Position, Seat } from '@bastide/kernel'
import { findBordered } from '../board/bordering.ts'
import { MOST_NODES, nodeCount, tileAt, tileShape } from '../board/columns.ts'
import {
  claimsOf,
  isClaimed,
  kindOfNode,
  lacks,
  mostClaims,
  type Node,
  pennantsOf,
  rootOf,
  segmentOfNode,
  tileOfNode,
  tilesOf,
} from '../board/feature.ts'
import type { FeatureKind } from '../board/kind.ts'
import { whereTile } from '../board/map.ts'
import { spotName } from '../board/spot.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { type Worth, worthTeller } from './worth.ts'

/** A segment of a feature: where its tile lies, and its name as the tile lies. */
export type Part = readonly [x: number, y: number, spot: string]

export interface ShownFeature {
  readonly kind: string
  /** How it continues from tile to tile: through sides, through half-sides, or not at all, as a centre. */
  readonly goesOn: FeatureKind['goesOn']
  /** Its segments, in reading order. */
  readonly parts: readonly Part[]
  /** How many tiles it covers. */
  readonly tiles: number
  readonly pennants: number
  /** What it lacks: open sides, or, for a centre, empty cells around. A field lacks nothing. */
  readonly open: number
  /** Whether it lacks nothing. A field is never complete. */
  readonly complete: boolean
  /** Who stands on it, by seat. */
  readonly claims: readonly { readonly seat: Seat; readonly figures: number }[]
  /** Who has the most figures on it: several in a tie, nobody if there are none. */
  readonly owners: readonly Seat[]
  /** Null if it is never scored. */
  readonly worth: Worth | null
  /** For a field: how many completed cities it borders. */
  readonly cities?: number
}

export interface FeatureList {
  /** In reading order of their first parts. */
  readonly features: readonly ShownFeature[]
  /** The index in that list of the feature that a node is part of. */
  indexOf(node: Node): number
}

/** By root: each feature's nodes in reading order. The features are in reading order of their first nodes. */
function nodesByRoot(p: Position): ReadonlyMap<Node, readonly Node[]> {
  // One number to sort by, first by tile and then by node, from which the node can be recovered.
  const keys = new Int32Array(nodeCount.get(p, 0))
  for (let node = 0; node < keys.length; node++) keys[node] = tileAt.get(p, tileOfNode(p, node)) * MOST_NODES + node
  const byRoot = new Map<Node, Node[]>()
  for (const key of keys.sort()) {
    const node = key % MOST_NODES
    const root = rootOf(p, node)
    const found = byRoot.get(root)
    if (found === undefined) byRoot.set(root, [node])
    else found.push(node)
  }
  return byRoot
}

function partOf(tables: TileTables, p: Position, node: Node): Part {
  const tile = tileOfNode(p, node)
  const [x, y] = whereTile(p, tile)
  return [x, y, spotName(tables, tileShape.get(p, tile), segmentOfNode(p, node))]
}

function claimsIn(p: Position, seats: number, root: Node): ShownFeature['claims'] {
  if (!isClaimed(p, root)) return []
  const everybody = Array.from({ length: seats }, (_, seat) => ({ seat, figures: claimsOf(p, root, seat) }))
  return everybody.filter(({ figures }) => figures > 0)
}

export function featuresOf(tables: TileTables, p: Position, seats: number): FeatureList {
  const worthOf = worthTeller(tables, p)
  const indices = new Map<Node, number>()
  const features: ShownFeature[] = []
  for (const [root, nodes] of nodesByRoot(p)) {
    const kind = tables.kinds[kindOfNode(tables, p, root)] as FeatureKind
    const { id, goesOn } = kind
    const claims = claimsIn(p, seats, root)
    const most = mostClaims(p, root)
    const open = lacks(p, root)
    indices.set(root, features.length)
    features.push({
      kind: id,
      goesOn,
      parts: nodes.map((node) => partOf(tables, p, node)),
      tiles: tilesOf(p, root),
      pennants: pennantsOf(p, root),
      open,
      complete: goesOn !== 'halves' && open === 0,
      claims,
      owners: claims.filter(({ figures }) => figures === most).map(({ seat }) => seat),
      worth: worthOf(kind, root),
      ...(goesOn === 'halves' ? { cities: findBordered(tables, p, root) } : {}),
    })
  }
  return { features, indexOf: (node) => indices.get(rootOf(p, node)) as number }
}
