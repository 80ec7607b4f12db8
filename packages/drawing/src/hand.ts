/** The hand that draws: uneven, but always in the same way for the same seed. */
import type { Line, Point } from './shape.ts'

export class Hand {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** At least 0 and below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** A number around 0. */
  about(most: number): number {
    return (this.next() + this.next() - 1) * most
  }

  maybe(odds: number): boolean {
    return this.next() < odds
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** A line as ink draws it. Its ends stay put, because there it meets the line of another picture. */
  wobble(line: Line, most: number): Line {
    return line.map(
      ([x, y], i): Point => (i === 0 || i === line.length - 1 ? [x, y] : [x + this.about(most), y + this.about(most)]),
    )
  }
}

/** A seed from a name (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A seed from a name and a number, mixed so that adjacent numbers do not look alike. */
export function seedFrom(name: string, number: number): number {
  const hash = Math.imul(hashOf(name) ^ (number + 0x9e37), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
