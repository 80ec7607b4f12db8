/** Where things are on the screen, in window pixels. */
import type { Point } from './flights.svelte.ts'

export const middleOfBox = ({ left, top, width, height }: DOMRect): Point => [left + width / 2, top + height / 2]

const middleAt = (selector: string): Point | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box === undefined ? null : middleOfBox(box)
}

/** Where the score of a seat is, or null if it is not shown. */
export const scorePoint = (seat: number): Point | null => middleAt(`[data-seat="${seat}"] .score`)

/** Where the badge of a seat is, or null if it is not shown. */
export const badgePoint = (seat: number): Point | null => middleAt(`[data-seat="${seat}"] .badge`)
