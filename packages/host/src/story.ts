/**
 * The story of a game as one viewer may hear it. Narrating the real position would name what is hidden, so each
 * viewer's story is folded from the moves as redacted for that viewer. There is nothing to filter out.
 */
import { applyRedacted, type Happening, type Json, type Position, replay, type Seat } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import type { Told } from '@bastide/wire'
import { redactedMoves, seatOf } from './redacting.ts'

export class ViewerStory {
  readonly #viewer: Seat
  #told: readonly Told[] = []
  /** What the viewer knows after the moves of `#told`; null if it must be folded again. */
  #known: Position | null = null

  constructor(viewer: Seat) {
    this.#viewer = viewer
  }

  /** Follows a table to its present move, and gives the whole story. */
  upTo({ rules, moves, movers }: TableState): readonly Told[] {
    const from = this.#told.length
    if (from >= moves.length) return this.#told
    const known = this.#known ?? this.#after(from, { rules, moves, movers })
    const told = moves.slice(from).map((move, i): Told => {
      const by = movers[from + i] as Told['by']
      const happenings: Happening[] = []
      applyRedacted(rules, known, seatOf(by), move as Json, this.#viewer, (happening) => happenings.push(happening))
      return { by, happenings }
    })
    this.#known = known
    this.#told = [...this.#told, ...told]
    return this.#told
  }

  /** Forgets the moves from this one on: they were taken back. A position cannot go back, so it is folded again. */
  cut(to: number): void {
    if (to >= this.#told.length) return
    this.#told = this.#told.slice(0, to)
    this.#known = null
  }

  #after(count: number, { rules, moves, movers }: Pick<TableState, 'rules' | 'moves' | 'movers'>): Position {
    return replay(rules, redactedMoves(rules, moves.slice(0, count), movers, this.#viewer)).position
  }
}
