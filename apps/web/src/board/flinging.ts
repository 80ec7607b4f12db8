/** How fast a dragged board moves when it is let go of. */

/** Only the last moments count: whoever stops before letting go wants it to stay. */
const RECENT_MS = 90

interface Step {
  readonly at: number
  readonly dx: number
  readonly dy: number
}

export class Flinging {
  #steps: Step[] = []

  restart(): void {
    this.#steps = []
  }

  note(at: number, dx: number, dy: number): void {
    this.#steps = [...this.#steps.filter((step) => at - step.at < RECENT_MS), { at, dx, dy }]
  }

  /** In pixels a millisecond. */
  speedAt(now: number): readonly [number, number] {
    const recent = this.#steps.filter(({ at }) => now - at < RECENT_MS)
    const sum = (axis: 'dx' | 'dy'): number => recent.reduce((total, step) => total + step[axis], 0)
    return recent.length < 2 ? [0, 0] : [sum('dx') / RECENT_MS, sum('dy') / RECENT_MS]
  }
}
