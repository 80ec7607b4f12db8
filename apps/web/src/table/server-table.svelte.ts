/** What a page has of a table that a server keeps, besides the game. Of another table it has nothing. */
import type { Seat } from '@bastide/kernel'
import { isOnline, server } from '../kit/host.svelte.ts'
import type { Attendance } from '../online/server-line.svelte.ts'
import { moveOf } from '../playing/choosing.ts'
import { keepChoice, keptChoice } from '../playing/kept-choice.ts'
import type { TableModel } from '../playing/table-model.svelte.ts'

export class ServerTable {
  readonly #model: TableModel
  #line = $state.raw<Awaited<ReturnType<typeof server>> | null>(null)
  readonly isReached = $derived(this.#line !== null)
  readonly attendance = $derived.by((): Attendance | undefined => this.#line?.attendance[this.#model.table])
  /** Whoever plays with others elsewhere is shown which seat is theirs. */
  readonly own = $derived.by((): readonly Seat[] => (this.#line === null ? [] : (this.#model.update?.mine ?? [])))
  #isChoiceBack = false

  constructor(model: TableModel) {
    this.#model = model
    if (isOnline(model.table))
      server().then((line) => {
        this.#line = line
      })
  }

  /** What is chosen outlives loading the page again, as when a new version is there. Called whenever that changes. */
  keepChoice(version: number): void {
    const { table, choices, chosen } = this.#model
    const kept = this.#isChoiceBack ? null : keptChoice(table, version)
    this.#isChoiceBack = true
    if (kept !== null && chosen === null && moveOf(choices, kept) !== null) this.#model.choose(kept)
    else keepChoice(table, version, chosen)
  }
}
