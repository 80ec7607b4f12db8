/** Figures. Colour and pattern each identify a seat on their own; the page hands in both. */
import { num } from '@bastide/drawing'
import { SILHOUETTES, TOKENS } from './land.ts'
import type { Silhouette } from './module.ts'
import { INK, WHITE } from './palette.ts'

export interface FigureLook {
  /** As in CSS. */
  readonly colour: string
  /** As an SVG path within a square of 2 × 2 around (0, 0). */
  readonly pattern: string
  /** The kind of figure. An abbot looks like an abbot wherever he stands. */
  readonly figure: string
}

/** The pattern around a point, in white with a thin line of ink, so that it reads on every colour and in grey. */
const charge = (pattern: string, x: number, y: number, size: number): string =>
  `<path d="${pattern}" transform="translate(${num(x)} ${num(y)})scale(${num(size)})" fill="${WHITE}" stroke="${INK}" stroke-width="${num(0.5 / size) === '0' ? '.1' : num(0.5 / size)}"/>`

const FOLLOWER: Silhouette = {
  body: 'M12 2.2c2 0 3.4 1.5 3.4 3.4 0 1.2-.6 2.2-1.4 2.8 2.6.6 4.2 2.4 4.4 5l.5 5.6c.1 1.6-.6 3-2.2 3H7.3c-1.6 0-2.3-1.4-2.2-3l.5-5.6c.2-2.6 1.8-4.4 4.4-5-.8-.6-1.4-1.6-1.4-2.8 0-1.9 1.4-3.4 3.4-3.4z',
  chest: [12, 15.4, 4.2],
  over: '',
}

export function drawFigure(role: string, { colour, pattern, figure }: FigureLook): string {
  const {
    body,
    chest,
    behind = '',
    over,
  } = (figure in SILHOUETTES ? SILHOUETTES[figure] : SILHOUETTES[role]) ?? FOLLOWER
  return (
    behind +
    `<path d="${body}" fill="${WHITE}" stroke="${WHITE}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${body}" fill="${colour}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>` +
    charge(pattern, ...chest) +
    over
  )
}

const DISC = `<circle cx="12" cy="12" r="9" fill="#D6CAB4" stroke="${WHITE}" stroke-width="3"/><circle cx="12" cy="12" r="9" fill="#D6CAB4" stroke="${INK}" stroke-width="1"/>`

export const drawToken = (token: string): string => TOKENS[token] ?? DISC
