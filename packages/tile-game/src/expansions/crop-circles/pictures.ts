import { filled, inked, num, type Point, plus, stroked } from '@bastide/drawing'
import type { Brush, ModulePictures, Stamp } from '../../pictures/module.ts'
import { INK } from '../../pictures/palette.ts'
import { blob } from '../../pictures/pen.ts'
import { RING } from '../../pictures/ring.ts'
import { tiles } from './tiles.ts'

const WHEAT = '#E3C769'
const LAID = '#B08D3C'

/** The sign in the corn, by what it concerns: an ear of wheat, a tower, a winding road. */
const SIGNS: { readonly [kind: string]: string } = {
  field: 'M0 6V-5.5M0 3l-3-2.5M0 3l3-2.5M0 0l-3-2.5M0 0l3-2.5M0-3l-2.5-2.5M0-3l2.5-2.5',
  city: 'M-4 5.5v-8h-.8v-3h2v1.5h1.6v-1.5h2.4v1.5h1.6v-1.5h2v3H4v8zM-1 5.5V2h2v3.5',
  road: 'M-1 6c-5-3 6-4 2-7s-4-3-1-5.5',
}

/** Corn flattened in rings overnight, nobody knows by whom. */
const drawCircle =
  (sign: string): Stamp =>
  ([x, y]: Point, { detail, hand }: Brush): string => {
    const corn = blob(RING.map((way) => plus([x, y], way, 13 + (detail === 0 ? 0 : hand.about(0.9)))))
    const ring = (radius: number, width: number): string =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${LAID}" stroke-width="${num(width)}"/>`
    const stalks =
      detail === 2
        ? stroked(
            Array.from({ length: 46 }, () => plus([x, y], [hand.about(11.5), hand.about(11.5)]))
              .map(([sx, sy]) => `M${num(sx)} ${num(sy)}v-1.3`)
              .join(''),
            '#C9A94C',
            0.5,
          )
        : ''
    const satellites =
      detail === 0
        ? ''
        : filled(
            [2, 7, 13]
              .map((i) => RING[i] as Point)
              .map((way) => plus([x, y], way, 11.2))
              .map(([sx, sy]) => `M${num(sx - 1.4)} ${num(sy)}a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z`)
              .join(''),
            LAID,
          )
    const symbol = `<path d="${SIGNS[sign]}" transform="translate(${num(x)} ${num(y)})${detail === 0 ? 'scale(1.3)' : ''}" fill="none" stroke="${INK}" stroke-width="${detail === 0 ? 2 : 1.3}" stroke-linejoin="round" stroke-linecap="round"/>`
    return (
      inked(corn, WHEAT, detail === 0 ? 1.6 : 0.6) +
      stalks +
      ring(8.6, detail === 0 ? 2.4 : 1.5) +
      (detail === 0 ? '' : ring(10.6, 0.5)) +
      satellites +
      symbol
    )
  }

export const pictures: ModulePictures = {
  id: 'crop-circles',
  tiles,
  symbols: Object.fromEntries(
    Object.keys(SIGNS).map((sign) => [`crop-circle:${sign}`, { draw: drawCircle(sign), radius: 14 }]),
  ),
}
