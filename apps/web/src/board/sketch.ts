/** A small picture, such as a position in a list: what fits into it, and where. */
const WIDTH = 180
const HEIGHT = 120
const MARGIN = 6

export const sketchOf = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`

/** Something that is `width` × `height` from (`left`, `top`), as large as fits and in the middle. */
export function fitted(markup: string, left: number, top: number, width: number, height: number, most = 1): string {
  const scale = Math.min(most, (WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height)
  const [x, y] = [(WIDTH - width * scale) / 2 - left * scale, (HEIGHT - height * scale) / 2 - top * scale]
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})">${markup}</g>`
}

/** Things side by side like cards in a hand. Each is a square of 100. */
export function fanned(things: readonly string[]): string {
  const step = Math.min(78, 150 / Math.max(1, things.length - 1))
  const laid = things.map((thing, i) => {
    const off = i - (things.length - 1) / 2
    return `<g transform="translate(${off * step} ${Math.abs(off) * 7})rotate(${off * 9} 50 50)">${thing}</g>`
  })
  const half = ((things.length - 1) / 2) * step
  return fitted(laid.join(''), -half - 8, -8, 2 * half + 116, 124, 0.86)
}

/** A ribbon with a few letters across the foot of the picture. */
export const ribbon = (text: string): string =>
  '<g stroke="#3A2E28" stroke-width="1.2" stroke-linejoin="round"><path d="M52 93l-9 4 6 7-6 7 16 1zM128 93l9 4-6 7 6 7-16 1z" fill="#D8C49C"/>' +
  '<path d="M54 90h72v20H54z" fill="#FBF6EA"/></g>' +
  `<text x="90" y="105.5" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700" font-size="15.5" fill="#3A2E28">${text}</text>`
