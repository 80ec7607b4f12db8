/**
 * Writes short SVG paths: rounded to tenths, with relative steps because they are shorter than absolute coordinates.
 */
import { type Line, type Point, tenths } from '@bastide/drawing'

/** Two numbers in a row. A minus sign separates them as well as a space does. */
const pair = (x: number, y: number): string => (y < 0 ? tenths(x) + tenths(y) : `${tenths(x)} ${tenths(y)}`)

/** A point as it is written in paths. */
export const coords = ([x, y]: Point): string => pair(Math.round(x * 10), Math.round(y * 10))

class Pen {
  private d = ''
  private x = 0
  private y = 0
  private last = ''

  private go(letter: string, step: string): void {
    this.d += letter !== this.last ? letter + step : step.startsWith('-') ? step : ` ${step}`
    this.last = letter
  }

  /** In tenths, like everything passed to the pen. */
  move(x: number, y: number): void {
    this.d += `M${pair(x, y)}`
    this.last = 'M'
    this.x = x
    this.y = y
  }

  /** A curve bending at a point. */
  past(px: number, py: number, x: number, y: number): void {
    const dx = x - this.x
    this.go('q', pair(px - this.x, py - this.y) + (dx < 0 ? '' : ' ') + pair(dx, y - this.y))
    this.x = x
    this.y = y
  }

  /** Continues the curve smoothly. */
  on(x: number, y: number): void {
    this.go('t', pair(x - this.x, y - this.y))
    this.x = x
    this.y = y
  }

  get text(): string {
    return this.d
  }
}

const tenth = (value: number): number => Math.round(value * 10)

/** Straight from point to point. */
export function open(line: Line): string {
  let d = ''
  let lastX = 0
  let lastY = 0
  for (let i = 0; i < line.length; i++) {
    const x = tenth((line[i] as Point)[0])
    const y = tenth((line[i] as Point)[1])
    const step = pair(x - lastX, y - lastY)
    d += i === 0 ? `M${step}` : i === 1 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`
    lastX = x
    lastY = y
  }
  return d
}

export const closed = (line: Line): string => `${open(line)}z`

/**
 * Curves that bend at every point and touch the line between two points in its middle. Only the first control point is
 * written: each next one mirrors the last, and ends up in the right place if the middle is computed from where the last
 * one really came to lie.
 */
function smoothly(pen: Pen, bends: Line, end: Point): void {
  let cx = tenth((bends[0] as Point)[0])
  let cy = tenth((bends[0] as Point)[1])
  for (let i = 0; i < bends.length; i++) {
    const next = bends[i + 1]
    const x = next === undefined ? tenth(end[0]) : Math.round((cx + next[0] * 10) / 2)
    const y = next === undefined ? tenth(end[1]) : Math.round((cy + next[1] * 10) / 2)
    if (i === 0) pen.past(cx, cy, x, y)
    else pen.on(x, y)
    cx = 2 * x - cx
    cy = 2 * y - cy
  }
}

/** A smooth curve past every point, from the first to the last. */
export function curve(line: Line): string {
  if (line.length < 3) return open(line)
  const pen = new Pen()
  const [x, y] = line[0] as Point
  pen.move(tenth(x), tenth(y))
  smoothly(pen, line.slice(1, -1), line[line.length - 1] as Point)
  return pen.text
}

/** A smooth curve past every point and back to the first. */
export function blob(line: Line): string {
  const [ax, ay] = line[line.length - 1] as Point
  const [bx, by] = line[0] as Point
  const start: Point = [(ax + bx) / 2, (ay + by) / 2]
  const pen = new Pen()
  pen.move(tenth(start[0]), tenth(start[1]))
  smoothly(pen, line, start)
  return `${pen.text}z`
}

/** Dots, for a line with round ends. */
export const dots = (points: Line): string => points.map((point) => `M${coords(point)}h0`).join('')

/** A line reduced to that many points; from afar nobody misses the others. */
export const thinned = (line: Line, count: number): Line =>
  line.length <= count
    ? line
    : Array.from({ length: count }, (_, i) => line[Math.round((i * (line.length - 1)) / (count - 1))] as Point)
