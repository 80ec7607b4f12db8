/**
 * The best split of a chest's buildings into series (CARD-19).
 *
 * Every further building of a series adds more than the one before it, so long series are best: the first has one
 * building of each colour present, the second one of each colour left, and so on. A joker then gains most as the rarest
 * colour. `series.test.ts` compares every possible chest with all of its splits.
 */
import { COLOURS } from './card.ts'
import { SERIES_POINTS } from './series-points.ts'

/** Splits one chest at a time, and keeps nothing of the previous one. Needs no engine: `chest.ts` reads a position. */
export class Series {
  /** Buildings by colour; jokers join them. */
  readonly counts = new Uint8Array(COLOURS.length)

  of(counts: readonly number[], jokers: number): this {
    this.counts.set(counts)
    return this.join(jokers)
  }

  join(jokers: number): this {
    const { counts } = this
    for (let joker = 0; joker < jokers; joker++) {
      let fewest = 0
      for (let colour = 1; colour < COLOURS.length; colour++)
        if ((counts[colour] as number) < (counts[fewest] as number)) fewest = colour
      counts[fewest] = (counts[fewest] as number) + 1
    }
    return this
  }

  /** Whether the series with this index has a building of a colour, or a joker in its place. */
  has(series: number, colour: number): boolean {
    return (this.counts[colour] as number) > series
  }

  /** The number of buildings in the series with this index; 0 if there is none. */
  length(series: number): number {
    let length = 0
    for (let colour = 0; colour < COLOURS.length; colour++) if (this.has(series, colour)) length++
    return length
  }

  points(): number {
    let points = 0
    for (let series = 0, length = this.length(0); length > 0; length = this.length(++series))
      points += SERIES_POINTS[length] as number
    return points
  }

  lengths(): readonly number[] {
    const lengths: number[] = []
    for (let length = this.length(0); length > 0; length = this.length(lengths.length)) lengths.push(length)
    return lengths
  }
}
