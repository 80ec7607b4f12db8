/**
 * Lays out a graph without circles in layers: whatever a node points to lies further down. Nodes are { id, width,
 * least?, side? }: `least` is the lowest layer for it, and nodes of a smaller `side` stand further left. An edge that
 * passes layers has a bend in each, so that it goes around what stands there.
 */
const GAP = 26
const BEND_GAP = 18
/** Between sides. */
const WALL = 60
const SWEEPS = 40
const ROUNDS = 200

/**
 * The edges that do not follow from others: A → C is left out if A → B → C. Between groups it is left out only if C is
 * what B imports itself, or if B is in the group of C: a way around through a third party explains nothing.
 */
export function reduced(edges, groupOf) {
  const next = new Map()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const nextOf = (id) => next.get(id) ?? []
  const isNear = (one, other) => groupOf(one) === groupOf(other)
  const leads = (from, to) => from === to || nextOf(from).some((one) => isNear(one, from) && leads(one, to))
  const leadsNextTo = (from, to) =>
    nextOf(from).some((one) => one === to || (isNear(one, from) && leadsNextTo(one, to)))
  const follows = ({ from, to }) =>
    nextOf(from).some(
      (one) => one !== to && (isNear(one, to) ? leads(one, to) : isNear(one, from) && leadsNextTo(one, to)),
    )
  return edges.filter((edge) => !follows(edge))
}

/** The layer of each node, from 0 at the bottom: above everything it points to. */
function layersOf(nodes, edges) {
  const layers = new Map()
  const find = (node, path = []) => {
    if (path.includes(node.id)) throw new Error(`a circle: ${[...path, node.id].join(' → ')}`)
    if (!layers.has(node.id)) {
      const below = edges.filter(({ from }) => from === node.id).map(({ to }) => nodes.find(({ id }) => id === to))
      const layer = Math.max(node.least ?? 0, ...below.map((one) => find(one, [...path, node.id]) + 1))
      layers.set(node.id, layer)
    }
    return layers.get(node.id)
  }
  for (const node of nodes) find(node)
  return layers
}

/** Adds bends to edges that pass layers. Returns rows of items from the bottom up, and links between neighbours. */
function withBends(nodes, edges) {
  const layers = layersOf(nodes, edges)
  const items = nodes.map((node) => ({ ...node, side: node.side ?? 0, layer: layers.get(node.id), isBend: false }))
  const byId = new Map(items.map((item) => [item.id, item]))
  const routes = edges.map((edge) => {
    const [above, below] = [byId.get(edge.from), byId.get(edge.to)]
    const bends = Array.from({ length: above.layer - below.layer - 1 }, (_, i) => {
      const layer = above.layer - 1 - i
      // Further down than its own kind an edge goes wherever there is room.
      const side = layer >= (above.least ?? 0) ? above.side : 0
      return { id: `${edge.from} ${edge.to} ${layer}`, width: 0, side, layer, isBend: true }
    })
    items.push(...bends)
    return { ...edge, items: [above, ...bends, below] }
  })
  const links = routes.flatMap(({ items: way }) => way.slice(1).map((below, i) => ({ above: way[i], below })))
  for (const item of items) {
    item.up = links.filter(({ below }) => below === item).map(({ above }) => above)
    item.down = links.filter(({ above }) => above === item).map(({ below }) => below)
  }
  const rows = Array.from({ length: Math.max(...items.map(({ layer }) => layer)) + 1 }, (_, layer) =>
    items.filter((item) => item.layer === layer),
  )
  return { rows, routes }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function crossings(rows) {
  const rank = new Map(rows.flatMap((row) => row.map((item, i) => [item, i])))
  let count = 0
  for (const row of rows) {
    const links = row.flatMap((item) => item.down.map((below) => [rank.get(item), rank.get(below)]))
    for (const [i, [a, b]] of links.entries())
      for (const [c, d] of links.slice(i + 1)) if ((a - c) * (b - d) < 0) count++
  }
  return count
}

/** Orders each row by the places of its neighbours, up and down in turn, and keeps the order with fewest crossings. */
function ordered(rows) {
  let best = rows
  let now = rows
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    const rank = new Map(now.flatMap((row) => row.map((item, i) => [item, (i + 0.5) / row.length])))
    now = (isDown ? now.toReversed() : now).map((row) => {
      const wish = (item) => {
        const neighbours = isDown ? item.up : item.down
        return neighbours.length === 0 ? rank.get(item) : mean(neighbours.map((one) => rank.get(one)))
      }
      const wishes = new Map(row.map((item) => [item, wish(item)]))
      const sorted = row.toSorted((one, other) => one.side - other.side || wishes.get(one) - wishes.get(other))
      for (const [i, item] of sorted.entries()) rank.set(item, (i + 0.5) / sorted.length)
      return sorted
    })
    if (isDown) now.reverse()
    if (sweep === 0 || crossings(now) < crossings(best)) best = now
  }
  return best
}

const apart = (left, right) => (left.width + right.width) / 2 + (left.isBend || right.isBend ? BEND_GAP : GAP)

/** Puts the items of a row as near to their wishes as their order and their widths allow: least squares. */
function settle(row, wishes) {
  let offset = 0
  const offsets = row.map((item, i) => {
    offset += i === 0 ? 0 : apart(row[i - 1], item)
    return offset
  })
  const groups = []
  for (const [i, item] of row.entries()) {
    let group = { sum: wishes.get(item) - offsets[i], count: 1 }
    while (groups.length > 0 && groups.at(-1).sum / groups.at(-1).count > group.sum / group.count) {
      const { sum, count } = groups.pop()
      group = { sum: sum + group.sum, count: count + group.count }
    }
    groups.push(group)
  }
  const places = groups.flatMap(({ sum, count }) => new Array(count).fill(sum / count))
  for (const [i, item] of row.entries()) item.x = places[i] + offsets[i]
}

/** Where those of another side may begin: right of all that the rows they share with the others hold. */
function wallOf(rows) {
  const shared = rows.slice(rows.findIndex((row) => row.some(({ side }) => side > 0)))
  return (
    Math.max(...shared.flat().map(({ side, x, width }) => (side === 0 ? x + width / 2 : Number.NEGATIVE_INFINITY))) +
    WALL
  )
}

/** Moves those of another side right, until none is beyond the wall. */
function keepOut(row, wall) {
  for (const [i, item] of row.entries()) {
    if (item.side === 0) continue
    const before = row[i - 1]
    item.x = Math.max(
      item.x,
      wall + item.width / 2,
      before === undefined ? Number.NEGATIVE_INFINITY : before.x + apart(before, item),
    )
  }
}

/** Gives every item its x: each wants to stand in the middle of its neighbours. */
function place(rows) {
  for (const row of rows) settle(row, new Map(row.map((item) => [item, 0])))
  for (let round = 0; round < ROUNDS; round++) {
    const wall = wallOf(rows)
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
      const wishes = row.map((item) => {
        const neighbours = [...item.up, ...item.down]
        const wish = neighbours.length === 0 ? item.x : mean(neighbours.map(({ x }) => x))
        return [item, item.side === 0 ? wish : Math.max(wish, wall + item.width / 2)]
      })
      settle(row, new Map(wishes))
      keepOut(row, wall)
    }
  }
}

/** Rows from the bottom up, whose items have an x, and for each edge the items it passes, from above. */
export function laidOut(nodes, edges) {
  const { rows, routes } = withBends(nodes, edges)
  const best = ordered(rows)
  place(best)
  return { rows: best, routes }
}
