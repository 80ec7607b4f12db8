/**
 * What is in the air between a board and its seats: points that were scored, what comes from its player to be laid,
 * figures that walk home. Each has a life of its own, and ends where it was going: a new one never cuts off another.
 */
import type { Pace } from './pace.ts'

/** In window pixels. */
export type Point = readonly [x: number, y: number]

interface Travelling {
  readonly seat: number
  readonly path: readonly Point[]
  readonly onland?: () => void
}

/** Points that rest where they were scored, then fly to a seat. */
export interface PointFlight extends Travelling {
  readonly what: 'points'
  readonly points: number
}

/** A picture that travels: what somebody lays on the board, or a figure that walks home from it. */
export interface PictureFlight extends Travelling {
  readonly what: 'lay' | 'walk'
  /** Its address. It may not be drawn yet, or be drawn better on the way. */
  readonly url: () => string | undefined
  /** Its width at the beginning and at the end. */
  readonly widths: readonly [number, number]
}

export type Flight = PointFlight | PictureFlight

/** A flight that has begun. */
export interface Aloft {
  readonly id: number
  readonly flight: Flight
  readonly ms: number
  /** Those of one move leave one after another. */
  readonly after: number
}

/** The time between two that leave together, as a share of the time of a flight. */
const STAGGER = 0.12

export class Flights {
  aloft = $state.raw<readonly Aloft[]>([])
  #next = 1
  #waiting: (() => void)[] = []

  /** Lets them fly. What has no time at this pace is there at once. */
  launch(flights: readonly Flight[], pace: Pace): void {
    const counts = { points: 0, lay: 0, walk: 0 }
    const begun = flights.flatMap((flight): readonly Aloft[] => {
      const ms = pace[flight.what]
      if (ms > 0) return [{ id: this.#next++, flight, ms, after: ms * STAGGER * counts[flight.what]++ }]
      flight.onland?.()
      return []
    })
    if (begun.length > 0) this.aloft = [...this.aloft, ...begun]
  }

  land(id: number): void {
    const landed = this.aloft.find((one) => one.id === id)
    if (landed === undefined) return
    this.aloft = this.aloft.filter((one) => one !== landed)
    landed.flight.onland?.()
    if (this.aloft.length === 0) this.#tell()
  }

  /** Lands everything at once: what is shown now has nothing to do with it. */
  clear(): void {
    for (const { id } of this.aloft) this.land(id)
  }

  /** The points on their way to a seat, which its score does not have yet. */
  pointsTo(seat: number): number {
    return this.aloft.reduce(
      (sum, { flight }) => sum + (flight.what === 'points' && flight.seat === seat ? flight.points : 0),
      0,
    )
  }

  /** Resolves once nothing is in the air. */
  landed(): Promise<void> {
    return this.aloft.length === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #tell(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
