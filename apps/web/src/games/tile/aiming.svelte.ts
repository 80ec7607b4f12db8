/**
 * How the tile in hand is turned, and where it is aimed at before anything is chosen: the cell nearest to the mouse, or
 * to the tile that is dragged out of the hand.
 */
import {
  allTurnsOf,
  type CellsChoice,
  type Chosen,
  cellsOf,
  nextTurn,
  turnsIn,
  turnToward,
} from '../../playing/choosing.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { keyOf, TILE } from './layout.ts'
import type { At } from './shown.ts'

/** How far from the middle of a cell one may point at it, in board units. */
const REACH = 105
/** One notch of most wheels is 100 pixels, or three lines. */
const NOTCH = 60
/** A new push of the wheel, after a pause, begins at nothing. */
const PAUSE_MS = 250
/** Smooth wheels send a lot at once: nobody can follow more turns than this. */
const TURN_MS = 110

export interface Ghost {
  readonly at: At
  readonly turn: number
}

export class Aiming {
  /** How the user has turned the tile; null as long as they have not. */
  turned = $state<number | null>(null)
  /** The legal cell that is aimed at. */
  cell = $state.raw<At | null>(null)
  #wheeled = 0
  #wheeledAt = 0
  #turnedAt = 0

  /** How the tile lies in hand. */
  turnInHand(choice: CellsChoice | null, chosen: Chosen | null): number {
    if (chosen?.kind === 'cell') return chosen.turn
    return choice === null ? (this.turned ?? 0) : turnToward(allTurnsOf(choice), this.turned ?? 0)
  }

  /** How the tile would lie where it is aimed at. */
  ghostOf(choice: CellsChoice | null): Ghost | null {
    const turns = choice === null || this.cell === null ? [] : turnsIn(choice, this.cell)
    return this.cell === null || turns.length === 0
      ? null
      : { at: this.cell, turn: turnToward(turns, this.turned ?? 0) }
  }

  /** Aims at the cell that is nearest to a point of the board; at none, if that is far from all of them. */
  aimAt(choice: CellsChoice | null, point: readonly [number, number] | null): At | null {
    let nearest: At | null = null
    let least = REACH
    if (point !== null)
      for (const { at } of choice?.cells ?? []) {
        const far = Math.hypot((at[0] + 0.5) * TILE - point[0], (at[1] + 0.5) * TILE - point[1])
        if (far >= least) continue
        least = far
        nearest = at
      }
    if ((nearest === null) !== (this.cell === null) || nearest?.join() !== this.cell?.join()) this.cell = nearest
    return nearest
  }

  /** Turns the tile to the next way it fits: where it is chosen or aimed at, otherwise anywhere. */
  turn(model: TableModel, by: 1 | -1): void {
    const choice = cellsOf(model.choices)
    if (choice === null) return
    if (model.chosen?.kind === 'cell') {
      model.turnChosen(by)
      this.turned = model.chosen.turn
      return
    }
    const ghost = this.ghostOf(choice)
    const turns = ghost === null ? allTurnsOf(choice) : turnsIn(choice, ghost.at)
    this.turned = nextTurn(turns, ghost?.turn ?? this.turnInHand(choice, null), by)
  }

  /** A tap on a cell. What is seen there, as a ghost or in hand, is what is meant. */
  tap(model: TableModel, at: At): void {
    const choice = cellsOf(model.choices)
    const ghost = this.ghostOf(choice)
    const { chosen } = model
    const isChosen = chosen?.kind === 'cell' && keyOf(chosen.at) === keyOf(at)
    const isAimed = ghost !== null && keyOf(ghost.at) === keyOf(at)
    model.tapCell(at, undefined, isChosen ? chosen.turn : isAimed ? ghost.turn : this.turnInHand(choice, null))
    if (isChosen && model.chosen?.kind === 'cell') this.turned = model.chosen.turn
  }

  /** Turns the tile by the wheel, one step a notch, over a cell where it can be turned. Pinching always zooms. */
  wheel(model: TableModel, at: At | null, event: WheelEvent): boolean {
    const choice = cellsOf(model.choices)
    const isHere = choice !== null && at !== null && turnsIn(choice, at).length > 1
    const isElsewhere = model.chosen?.kind === 'cell' && at !== null && keyOf(model.chosen.at) !== keyOf(at)
    if (!isHere || isElsewhere || event.ctrlKey) return false
    this.wheelInHand(model, event)
    return true
  }

  wheelInHand(model: TableModel, { deltaY, deltaMode, timeStamp }: WheelEvent): void {
    const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 24 : deltaY
    if (timeStamp - this.#wheeledAt > PAUSE_MS || pixels * this.#wheeled < 0) this.#wheeled = 0
    this.#wheeledAt = timeStamp
    this.#wheeled += pixels
    if (Math.abs(this.#wheeled) < NOTCH || timeStamp - this.#turnedAt < TURN_MS) return
    this.turn(model, this.#wheeled > 0 ? 1 : -1)
    this.#wheeled = 0
    this.#turnedAt = timeStamp
  }

  /** Another tile is in hand. */
  restart(): void {
    this.turned = null
    this.cell = null
  }
}
