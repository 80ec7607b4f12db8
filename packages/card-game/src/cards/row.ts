/**
 * The rows: cards and followers as they lie, from the board outwards. Each is one word: a card with its state and the
 * seat that laid it, or a follower with its seat. A settled stretch is removed, so the first follower of a row always
 * ends the stretch that is settled next.
 */
import type { Position, Seat } from '@bastide/kernel'
import { LONGEST_ROW, ROWS, rowLength, rowPlace } from './columns.ts'

/**
 * How a card lies: face up; face down; turned up when it was won (CARD-11); or, where the winner had a choice, turned
 * up and kept (CARD-17).
 */
export const LYING = ['up', 'down', 'turned', 'kept'] as const
export type Lying = (typeof LYING)[number]
export const UP = 0
export const DOWN = 1
export const TURNED = 2
export const KEPT = 3

const KIND = 0x1f
const LYING_SHIFT = 5
const SEAT_SHIFT = 7
const FOLLOWER = 0x800
/** In place of a seat: the card was there before the first round. */
export const LAID_BY_NOBODY: Seat = -1

export const cardWord = (kind: number, lying: number, by: Seat): number =>
  kind | (lying << LYING_SHIFT) | ((by + 1) << SEAT_SHIFT)
const followerWord = (seat: Seat): number => FOLLOWER | ((seat + 1) << SEAT_SHIFT)

export const isFollower = (word: number): boolean => (word & FOLLOWER) !== 0
export const kindOn = (word: number): number => word & KIND
export const lyingOf = (word: number): number => (word >> LYING_SHIFT) & 3
/** The seat that laid the card, or whose follower it is. */
export const seatOn = (word: number): Seat => ((word >> SEAT_SHIFT) & 0xf) - 1

export const lengthOf = (p: Position, row: number): number => rowLength.get(p, row)
export const wordAt = (p: Position, row: number, at: number): number => rowPlace.get(p, row * LONGEST_ROW + at)

export function changeAt(p: Position, row: number, at: number, word: number): void {
  rowPlace.set(p, row * LONGEST_ROW + at, word)
}

/** CARD-8: always at the right end. */
function append(p: Position, row: number, word: number): void {
  const length = lengthOf(p, row)
  rowPlace.set(p, row * LONGEST_ROW + length, word)
  rowLength.set(p, row, length + 1)
}

export const layCard = (p: Position, row: number, kind: number, lying: number, by: Seat): void =>
  append(p, row, cardWord(kind, lying, by))
export const standFollower = (p: Position, row: number, seat: Seat): void => append(p, row, followerWord(seat))

/** Removes a run of entries from a row; the rest close up towards the board (CARD-11). Freed words are cleared. */
export function takeOut(p: Position, row: number, at: number, count: number): void {
  const length = lengthOf(p, row)
  const base = row * LONGEST_ROW
  for (let from = at + count; from < length; from++) rowPlace.set(p, base + from - count, rowPlace.get(p, base + from))
  for (let freed = length - count; freed < length; freed++) rowPlace.set(p, base + freed, 0)
  rowLength.set(p, row, length - count)
}

/** The index of a row's first follower, which is the length of the stretch before it; or -1. */
export function firstFollower(p: Position, row: number): number {
  const length = lengthOf(p, row)
  for (let at = 0; at < length; at++) if (isFollower(wordAt(p, row, at))) return at
  return -1
}

/** The row to settle next: the lowest on the table with a follower (CARD-11), or -1. */
export function rowToSettle(p: Position): number {
  for (let row = ROWS - 1; row >= 0; row--) if (firstFollower(p, row) >= 0) return row
  return -1
}
