/** Ink lines: uneven, but always in the same way for the same seed. Pictures use no ids, so that they can be mixed. */
import { Hand, hashOf, num } from '@bastide/drawing'
import { INK } from './palette.ts'

/** The same name draws the same lines. */
export const handFor = (name: string): Hand => new Hand(hashOf(name))

const WOBBLE = 0.5

/** A path of absolute commands as a hand draws it: each coordinate a little off. Arcs must not be in it. */
const uneven = (d: string, hand: Hand, most = WOBBLE): string =>
  d.replace(/-?\d*\.?\d+/g, (number) => `${num(Number(number) + hand.about(most))} `).replace(/ (?=[A-Z]|$)/g, '')

/** What is drawn with one movement: a path, its fill, and the width of its line. */
export type Stroke = readonly [d: string, fill: string, width?: number, line?: string]

const NO_FILL = 'none'
const USUAL_WIDTH = 1.3

/** A line without a fill. */
export const line = (d: string, width: number, colour = INK): Stroke => [d, NO_FILL, width, colour]
/** A fill without a line. */
export const wash = (d: string, fill: string): Stroke => [d, fill, 0]

export function drawStroke([d, fill, width = USUAL_WIDTH, colour = INK]: Stroke, hand: Hand): string {
  const lined = width === 0 ? '' : ` stroke="${colour}" stroke-width="${num(width)}"`
  return `<path d="${uneven(d, hand)}" fill="${fill}"${lined}/>`
}

/** The group that a picture's strokes belong in: their ends and corners are round. */
export const inGroup = (inside: string): string => `<g stroke-linejoin="round" stroke-linecap="round">${inside}</g>`

/** Strokes in order, around a point. */
export const drawStrokes = (strokes: readonly Stroke[], hand: Hand, x = 0, y = 0, scale = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}">${strokes
    .map((stroke) => drawStroke(stroke, hand))
    .join('')}</g>`

const ROUND = 0.552

/** An ellipse of four curves, which can be drawn unevenly. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  return [
    `M${num(x - rx)} ${num(y)}`,
    `C${num(x - rx)} ${num(y - ky)} ${num(x - kx)} ${num(y - ry)} ${num(x)} ${num(y - ry)}`,
    `C${num(x + kx)} ${num(y - ry)} ${num(x + rx)} ${num(y - ky)} ${num(x + rx)} ${num(y)}`,
    `C${num(x + rx)} ${num(y + ky)} ${num(x + kx)} ${num(y + ry)} ${num(x)} ${num(y + ry)}`,
    `C${num(x - kx)} ${num(y + ry)} ${num(x - rx)} ${num(y + ky)} ${num(x - rx)} ${num(y)}Z`,
  ].join('')
}

/** By the number of bumps: the cosine and sine of the angle between two. Engines may disagree on computed ones. */
const TURNS: { readonly [count: number]: readonly [cos: number, sin: number] } = {
  6: [0.5, 0.866],
  9: [0.766, 0.6428],
  11: [0.8413, 0.5406],
}
/** How far a bump's curve is pulled out of the straight line. */
const PULL = 1.4

/** A closed line of 6, 9 or 11 bumps around an ellipse: wool, foliage. */
export function bumps(x: number, y: number, rx: number, ry: number, count: 6 | 9 | 11): string {
  const [cos, sin] = TURNS[count] as readonly [number, number]
  const at = (h: number, v: number): string => `${num(x + h * rx)} ${num(y + v * ry)}`
  let [h, v] = [1, 0]
  let d = `M${at(h, v)}`
  for (let i = 0; i < count; i++) {
    const [nextH, nextV] = [h * cos - v * sin, h * sin + v * cos]
    d += `Q${at(((h + nextH) / 2) * PULL, ((v + nextV) / 2) * PULL)} ${at(nextH, nextV)}`
    h = nextH
    v = nextV
  }
  return `${d}Z`
}
