/** Reads pictures back, for tests: whether markup is well formed, and which points lie inside a path. */
type Point = readonly [number, number]

const TAG = /^<(\/?)([a-z]+)((?: [a-z-]+="[^"<>&]*")*)(\/?)>$/i

/** What is wrong with a piece of markup, or null. */
export function faultIn(markup: string): string | null {
  const open: string[] = []
  for (const piece of markup.split(/(<[^>]*>)/)) {
    if (!piece.startsWith('<')) {
      if (/[<>&]/.test(piece)) return `loose text "${piece.slice(0, 40)}"`
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

interface Walk {
  x: number
  y: number
  controlX: number
  controlY: number
}

function quadratic(from: Point, by: Point, to: Point): readonly Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const t = (i + 1) / 8
    const at = (k: 0 | 1) => (1 - t) * (1 - t) * from[k] + 2 * t * (1 - t) * by[k] + t * t * to[k]
    return [at(0), at(1)]
  })
}

function step(letter: string, n: readonly number[], at: Walk, shape: Point[]): void {
  const [a = 0, b = 0, c = 0, d = 0] = n
  const from: Point = [at.x, at.y]
  if (letter === 'l') {
    at.x += a
    at.y += b
    shape.push([at.x, at.y])
    return
  }
  const by: Point = letter === 'q' ? [at.x + a, at.y + b] : [2 * at.x - at.controlX, 2 * at.y - at.controlY]
  const to: Point = letter === 'q' ? [at.x + c, at.y + d] : [at.x + a, at.y + b]
  shape.push(...quadratic(from, by, to))
  at.x = to[0]
  at.y = to[1]
  at.controlX = by[0]
  at.controlY = by[1]
}

/** The outlines of a path of moves, lines and curves: everything our pen writes for shapes. */
export function outlinesOf(d: string): readonly (readonly Point[])[] {
  const outlines: Point[][] = []
  const at: Walk = { x: 0, y: 0, controlX: 0, controlY: 0 }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (letter === 'M') {
      at.x = numbers[0] as number
      at.y = numbers[1] as number
      outlines.push([[at.x, at.y]])
      continue
    }
    if (letter === 'z') continue
    const size = { l: 2, t: 2, q: 4 }[letter]
    if (size === undefined || numbers.length % size !== 0) throw new Error(`cannot read ${letter}${rest}`)
    for (let i = 0; i < numbers.length; i += size)
      step(letter, numbers.slice(i, i + size), at, outlines[outlines.length - 1] as Point[])
  }
  return outlines
}

const isWithin = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** Whether a point lies inside one of a path's outlines. */
export const isInPath = (point: Point, d: string): boolean => outlinesOf(d).some((outline) => isWithin(point, outline))
