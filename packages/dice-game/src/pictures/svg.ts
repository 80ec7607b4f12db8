/** Paths of dice, and the group that they belong in. */
import { type Line, num, type Point } from '@bastide/drawing'

export const coords = ([x, y]: Point): string => `${num(x)} ${num(y)}`

/** Straight from point to point, and back to the first. */
export const closed = (line: Line): string => `M${line.map(coords).join('L')}z`

/** The rest of a smooth curve past every point of a line, from its first to its last. */
export function onward(line: Line): string {
  const bends = line.slice(1, -1).map((bend, i): string => {
    const next = line[i + 2] as Point
    const end: Point = i === line.length - 3 ? next : [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2]
    return `Q${coords(bend)} ${coords(end)}`
  })
  return bends.join('')
}

export const curve = (line: Line): string => `M${coords(line[0] as Point)}${onward(line)}`

export const disc = ([x, y]: Point, r: number): string =>
  `M${coords([x - r, y])}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0z`

/** Elements belong in such a group: it sets no fill, round ends and round joins, so that they need not. */
export const inGroup = (inside: string): string =>
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`
