/** Small pictures, such as a position in a list. Whoever shows one fits it into the room there is. */
import type { Bounds } from './camera.ts'

const MARGIN = 0.04

/** What lies within the bounds, in the middle of a picture that is at least so wide and high. */
export function framed(markup: string, { left, top, right, bottom }: Bounds, least: number): string {
  const [width, height] = [right - left, bottom - top].map((size) => Math.max(least, size * (1 + 2 * MARGIN))) as [
    number,
    number,
  ]
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const box = [x, y, width, height].map((number) => number.toFixed(1)).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${markup}</svg>`
}

const WIDTH = 180
const HEIGHT = 120

/**
 * Things side by side, as a hand holds them, with a ribbon across them if it has something to say. Each is a square of
 * 100.
 */
export function fanned(things: readonly string[], ribbon = ''): string {
  const step = Math.min(78, 150 / Math.max(1, things.length - 1))
  const laid = things.map((thing, i) => {
    const off = i - (things.length - 1) / 2
    return `<g transform="translate(${off * step} ${Math.abs(off) * 7})rotate(${off * 9} 50 50)">${thing}</g>`
  })
  const half = ((things.length - 1) / 2) * step
  const scale = Math.min(0.86, (WIDTH - 12) / (2 * half + 116))
  const [x, y] = [WIDTH / 2 - 50 * scale, (HEIGHT - 112 * scale) / 2]
  const fan = `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})">${laid.join('')}</g>`
  const box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }
  return framed(fan + (ribbon === '' ? '' : drawRibbon(ribbon)), box, 0)
}

const drawRibbon = (text: string): string =>
  '<g stroke="#3A2E28" stroke-width="1.2" stroke-linejoin="round"><path d="M52 93l-9 4 6 7-6 7 16 1zM128 93l9 4-6 7 6 7-16 1z" fill="#D8C49C"/>' +
  '<path d="M54 90h72v20H54z" fill="#FBF6EA"/></g>' +
  `<text x="90" y="105.5" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700" font-size="15.5" fill="#3A2E28">${text}</text>`
