/** What somebody looks at on the cloth: the loose die that is picked, cells of the story, and what is said of them. */
import type { DiceHappening, Move, View } from '@bastide/dice-game/words'
import type { Happening } from '@bastide/kernel'
import type { Flight } from '../../kit/flights.svelte.ts'
import { cellsOf, namesOf } from '../../playing/choosing.ts'
import type { GameView, Look, Moved, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { looseDice } from './cities.ts'
import type { At } from './fitting.ts'
import { flightsOf } from './flights.ts'
import { pressKey } from './looking-keys.ts'

/** How far one can zoom. */
const ZOOMS = [0.5, 2.5] as const

export class Looking implements Look {
  /** The picked die, as its place among the loose ones. */
  picked = $state<number | null>(null)
  /** Where a die is dragged to, in window pixels. */
  dragged = $state.raw<At | null>(null)
  /** Cells that the story points at. */
  shownCells = $state.raw<readonly At[]>([])
  /** Those of the line of the log under the pointer. */
  markedCells = $state.raw<readonly At[]>([])
  zoomed = $state(1)
  spoken = $state('')

  /** What the picked die shows. */
  faceOf(view: View): string | null {
    return this.picked === null ? null : (looseDice(view)[this.picked] ?? null)
  }

  /** Picks a loose die. If there is only one thing to do with it, that is chosen, too. */
  pick(model: TableModel, view: View, nth: number): void {
    this.picked = nth
    const face = looseDice(view)[nth] ?? ''
    const cells = cellsOf(model.choices, face)?.cells ?? []
    const keep = namesOf(model.choices).findIndex(({ name }) => name === 'keep')
    model.choose(null)
    if (face === 'knight' && keep >= 0) model.choose({ kind: 'name', index: keep })
    else if (cells.length === 1 && cells[0] !== undefined) model.chooseCell(cells[0].at, face)
  }

  /** Picks the die that a move uses, if it uses one. */
  pickFor(view: View, move: Move): void {
    const face = 'place' in move ? move.place : 'keep' in move ? move.keep : ''
    const nth = looseDice(view).indexOf(face)
    this.picked = nth < 0 ? null : nth
  }

  drop(model: TableModel): void {
    this.picked = null
    this.dragged = null
    model.choose(null)
  }

  zoom(factor: number): void {
    this.zoomed = Math.min(ZOOMS[1], Math.max(ZOOMS[0], this.zoomed * factor))
  }

  show(view: GameView, happenings: readonly Happening[]): void {
    this.shownCells = this.#cellsOf(view, happenings)
  }

  mark(view: GameView, happenings: readonly Happening[]): void {
    this.markedCells = this.#cellsOf(view, happenings)
  }

  /** Where the dice were built that lie there still. */
  #cellsOf(view: GameView, happenings: readonly Happening[]): readonly At[] {
    const { built } = view as unknown as View
    return (happenings as readonly DiceHappening[]).flatMap(({ at, face, turn }) => {
      const lies = built.some((die) => die.at.join() === at?.join() && die.die === face && die.turn === turn)
      return at !== undefined && lies ? [at] : []
    })
  }

  /** The cloth always shows all dice. */
  follow(): void {}

  flightsOf({ happenings }: Moved, board: Element): readonly Flight[] {
    return flightsOf(happenings as readonly DiceHappening[], board)
  }

  press(event: KeyboardEvent, playing: Playing): boolean {
    return pressKey(event, this, playing)
  }

  forget(): void {
    this.picked = null
    this.dragged = null
    this.shownCells = []
    this.markedCells = []
  }

  rest(): void {
    this.forget()
  }
}
