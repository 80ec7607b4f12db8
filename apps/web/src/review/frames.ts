/**
 * Fetches and caches the positions of a game. The current position comes first, then those likely to be viewed next. A
 * position that was skipped is not requested any more, so dragging the slider across a whole game requests a few
 * positions instead of all.
 */
const MOST_KEPT = 120
/** One for the current position, one for the next. */
const MOST_UNDER_WAY = 2
const AHEAD = 6

export class Frames<View> {
  readonly #fetch: (position: number) => Promise<View>
  readonly #arrived: (position: number) => void
  readonly #failed: (position: number, why: unknown) => void
  readonly #last: number
  readonly #kept = new Map<number, View>()
  readonly #underWay = new Set<number>()
  #wanted = 0
  #direction = 1
  #isClosed = false

  constructor(
    last: number,
    fetch: (position: number) => Promise<View>,
    arrived: (position: number) => void,
    failed: (position: number, why: unknown) => void,
  ) {
    this.#last = last
    this.#fetch = fetch
    this.#arrived = arrived
    this.#failed = failed
  }

  get(position: number): View | undefined {
    return this.#kept.get(position)
  }

  /** Moves to a position, going forwards or backwards. */
  want(position: number, direction = 1): void {
    this.#wanted = position
    this.#direction = direction
    this.#goOn()
  }

  /** Pending positions are no longer reported. */
  close(): void {
    this.#isClosed = true
  }

  #goOn(): void {
    if (this.#isClosed) return
    for (const position of this.#wishes()) {
      if (this.#underWay.size >= MOST_UNDER_WAY) return
      this.#ask(position)
    }
  }

  #wishes(): readonly number[] {
    const ahead = Array.from({ length: AHEAD + 1 }, (_, i) => this.#wanted + i * this.#direction)
    return ahead.filter(
      (position) =>
        position >= 0 && position <= this.#last && !this.#kept.has(position) && !this.#underWay.has(position),
    )
  }

  #ask(position: number): void {
    this.#underWay.add(position)
    this.#fetch(position)
      .then(
        (view) => this.#keep(position, view),
        (why) => {
          if (!this.#isClosed && position === this.#wanted) this.#failed(position, why)
          return false
        },
      )
      .then((isKept) => {
        this.#underWay.delete(position)
        if (isKept) this.#goOn()
      })
  }

  #keep(position: number, view: View): boolean {
    this.#kept.set(position, view)
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#farthest())
    if (!this.#isClosed && position === this.#wanted) this.#arrived(position)
    return !this.#isClosed
  }

  #farthest(): number {
    let farthest = this.#wanted
    for (const position of this.#kept.keys())
      if (Math.abs(position - this.#wanted) > Math.abs(farthest - this.#wanted)) farthest = position
    return farthest
  }
}
