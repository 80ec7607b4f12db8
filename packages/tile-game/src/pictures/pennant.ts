/** The pennant of a town: a shield with a tower on it, to be seen from afar. */
import { num, type Point } from '@bastide/drawing'
import type { Detail } from './module.ts'
import { AZURE, GOLD, INK, WHITE } from './palette.ts'

/** A shield around a point: flat on top, pointed below. */
const shieldPath = ([x, y]: Point, size: number): string => {
  const s = (value: number): string => num(value * size)
  return `M${num(x - size)} ${num(y - size)}h${s(2)}v${s(0.9)}c0 ${s(0.8)}-${s(0.6)} ${s(1.2)}-${s(1)} ${s(1.5)}c-${s(0.4)}-${s(0.3)}-${s(1)}-${s(0.7)}-${s(1)}-${s(1.5)}z`
}

const SIZES = [12, 9.6, 6.6] as const
export const PENNANT_CLEARANCE = [17, 13.6, 10] as const

export function drawPennant(at: Point, detail: Detail): string {
  const size = SIZES[detail]
  const [x, y] = at
  const s = (value: number): string => num(value * size)
  const tower = `M${num(x - size * 0.5)} ${num(y + size * 0.45)}v-${s(0.75)}h-${s(0.12)}v-${s(0.42)}h${s(0.26)}v${s(0.2)}h${s(0.2)}v-${s(0.2)}h${s(0.32)}v${s(0.2)}h${s(0.2)}v-${s(0.2)}h${s(0.26)}v${s(0.42)}h-${s(0.12)}v${s(0.75)}z`
  const path = shieldPath(at, size)
  return (
    `<path d="${path}" fill="${AZURE}" stroke="${INK}" stroke-width="${num(size * 0.42)}" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="${AZURE}" stroke="${WHITE}" stroke-width="${num(size * 0.2)}" stroke-linejoin="round"/>` +
    `<path d="${tower}" fill="${GOLD}"/>`
  )
}
