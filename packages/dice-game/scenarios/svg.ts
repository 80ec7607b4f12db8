/** Reads pictures back, for tests: whether markup is well formed, and which points lie inside a path. */
type Point = readonly [number, number]

const TAG = /^<(\/?)([a-z]+)((?: [a-z-]+="[^"<>&]*")*)(\/?)>$/i

/** What is wrong with a piece of markup, or null. */
export function faultIn(markup: string): string | null {
  const open: string[] = []
  for (const piece of markup.split(/(<[^>]*>)/)) {
    if (!piece.startsWith('<')) {
      if (piece !== '') return `loose text "${piece.slice(0, 40)}"`
      continue
    }
    const tag = TAG.exec(piece)
    if (tag === null) return `no tag: ${piece.slice(0, 80)}`
    const [, closes, name = '', attributes = '', isEmpty] = tag
    const names = [...attributes.matchAll(/ ([a-z-]+)=/gi)].map((match) => match[1])
    if (new Set(names).size < names.length) return `an attribute twice: ${piece.slice(0, 80)}`
    if (closes === '/' && open.pop() !== name) return `${piece} closes nothing`
    if (closes !== '/' && isEmpty !== '/') open.push(name)
  }
  return open.length === 0 ? null : `${open.join()} is never closed`
}

/** The corner that an arc goes round, for arcs of a quarter turn clockwise, is left out: its chord is close enough. */
function bent(from: Point, by: Point, to: Point): readonly Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const t = (i + 1) / 8
    const at = (k: 0 | 1) => (1 - t) * (1 - t) * from[k] + 2 * t * (1 - t) * by[k] + t * t * to[k]
    return [at(0), at(1)]
  })
}

/** The outline of one shape whose path has moves, lines, curves and the arcs of corners, all absolute. */
export function outlineOf(d: string): readonly Point[] {
  const outline: Point[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number) as [number, number, number, number]
    if (letter === 'M' || letter === 'L') outline.push([n[0], n[1]])
    else if (letter === 'Q') outline.push(...bent(outline[outline.length - 1] as Point, [n[0], n[1]], [n[2], n[3]]))
    else if (letter === 'A') outline.push([n[5 as 0], n[6 as 0]])
    else if (letter !== 'z') throw new Error(`cannot read ${letter}${rest}`)
  }
  return outline
}

export const isWithin = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
