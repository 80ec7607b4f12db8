/**
 * "What would the master do?" at a table that agreed on it: asks the host, and keeps the answer as long as it is about
 * what is to be decided. Nothing of it is played: a line only fills in the choice.
 */
import type { Json } from '@bastide/kernel'
import { ADVICE, type AdvisedLine, isSuchMove } from '@bastide/wire'
import { host, Refused } from '../kit/host.svelte.ts'
import { type Chosen, chosenFor, passOf } from './choosing.ts'
import type { TableModel } from './table-model.svelte.ts'

/** A line that can be taken up now. */
export interface OfferedLine {
  /** As it is numbered, from 1: the best first. */
  readonly number: number
  /** What is to be decided now, and what would follow. */
  readonly moves: readonly Json[]
  /** What it fills in; null if it is to pass. */
  readonly chosen: Chosen | null
  /** The points that it is expected to bring, in whole points. */
  readonly you: number
  readonly others: number
}

interface Given {
  /** How many moves had been made. */
  readonly moves: number
  readonly lines: readonly AdvisedLine[]
}

const isSame = (one: Json, other: object): boolean =>
  isSuchMove(one as never, other as never) && isSuchMove(other as never, one as never)

export class AskedAdvice {
  readonly #model: TableModel
  #given = $state.raw<Given | null>(null)
  /** What was played here since it was given. */
  #made = $state.raw<readonly object[]>([])
  /** The position that is asked about, by its number of moves; null if nobody waits for an answer. */
  #asked = $state<number | null>(null)
  /** A line that says to pass was taken up. */
  #isPassTaken = $state(false)
  /** The number of the line that was taken up last. */
  #taken = $state<number | null>(null)
  /** The number of the line that is pointed at. */
  pointed = $state<number | null>(null)

  constructor(model: TableModel) {
    this.#model = model
  }

  /** Whether the table agreed on it. Whoever learns has a coach. */
  readonly isAgreed = $derived.by(
    () => this.#model.coach === null && this.#model.view?.aids.includes(ADVICE) === true && this.#model.seat >= 0,
  )
  readonly mayAsk = $derived.by(() => this.isAgreed && this.#model.isAwaited && !this.#model.isBehind)
  readonly isAsking = $derived.by(() => this.#asked !== null && this.#asked === this.#model.update?.view.moves)
  /** Also once moves of a line have been made: what it says next. */
  readonly lines = $derived.by((): readonly OfferedLine[] => {
    const { choices, seat } = this.#model
    if (!this.mayAsk) return []
    return this.#toCome().flatMap(({ moves, brings, number }): readonly OfferedLine[] => {
      const [first] = moves
      const isFirst = (move: object): boolean => first !== undefined && isSame(first, move)
      const chosen = chosenFor(choices, isFirst)
      const pass = passOf(choices)
      if (chosen === null && !(pass !== null && isFirst(pass))) return []
      const others = brings.reduce((sum, points, of) => (of === seat ? sum : sum + points), 0)
      return [{ number, moves, chosen, you: Math.round(brings[seat] ?? 0), others: Math.round(others) }]
    })
  })

  /** Asks; or, if the answer is there, puts it away. */
  async ask(): Promise<void> {
    const { update, table, seat } = this.#model
    if (this.lines.length > 0) {
      this.#given = null
      return
    }
    if (update === null || !this.mayAsk || this.isAsking) return
    const { moves } = update.view
    this.#asked = moves
    try {
      const { lines } = await host.ask('advice', { table, by: seat, seen: update.version })
      // The game may have gone on: nobody wants to hear about what is past.
      if (!this.isAsking || !this.mayAsk) return
      this.#given = { moves, lines }
      this.#made = []
      this.#taken = null
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      if (this.isAsking && thrown.refusal.code !== 'stale') this.#model.refusal = thrown.refusal
    } finally {
      if (this.#asked === moves) this.#asked = null
    }
  }

  /** Fills in what a line says. It is played once it is confirmed. */
  take({ chosen, number }: OfferedLine): void {
    this.#taken = number
    this.#model.choose(chosen)
    this.#isPassTaken = chosen === null
  }

  /** Whether somebody has taken up to pass: it is then the button to press. */
  get isPassTaken(): boolean {
    return this.#isPassTaken && this.#model.chosen === null && this.lines.length > 0
  }

  /** Whether what is filled in is what a line says. Of lines that begin in the same way, the one that was taken up. */
  isTaken(line: OfferedLine): boolean {
    if (!this.#isFilledIn(line) || line.number === this.#taken) return this.#isFilledIn(line)
    return !this.lines.some((other) => other.number === this.#taken && this.#isFilledIn(other))
  }

  /** The line to look at: what is pointed at, else what was taken up, else the best. */
  get seen(): OfferedLine | undefined {
    const numbered = (wanted: number | null): OfferedLine | undefined =>
      this.lines.find(({ number }) => number === wanted)
    return numbered(this.pointed) ?? numbered(this.#taken) ?? this.lines[0]
  }

  #isFilledIn({ moves: [first], chosen }: OfferedLine): boolean {
    const { move } = this.#model
    if (chosen === null) return this.isPassTaken
    return move !== null && first !== undefined && isSame(first, move)
  }

  /** Another position is shown: what was said of one to which this does not lead, or from which, is forgotten. */
  moveOn(moves: number): void {
    this.#isPassTaken = false
    if (this.#given === null) return
    const { played } = this.#model
    const made = moves - this.#given.moves
    if (made >= 0 && made <= this.#made.length) this.#made = this.#made.slice(0, made)
    else if (made === this.#made.length + 1 && played?.after === moves - 1) this.#made = [...this.#made, played.move]
    else this.#given = null
  }

  /** The lines that begin with what was played since, with what is left of them, numbered as they were given. */
  #toCome(): readonly (AdvisedLine & { readonly number: number })[] {
    const made = this.#made
    return (this.#given?.lines ?? []).flatMap(({ moves, brings }, i) => {
      const isFollowed = made.every((move, nth) => moves[nth] !== undefined && isSame(moves[nth], move))
      return isFollowed && moves.length > made.length
        ? [{ moves: moves.slice(made.length), brings, number: i + 1 }]
        : []
    })
  }
}
