/** What the awaited seat has chosen so far, by kind of choice. Nothing is played until it is confirmed. */
import type { CellsChoice, ChoiceOf, SpotOf } from '@bastide/kernel'
import { placing } from '@bastide/wire'

export type { CellsChoice }
export type Cell = readonly [number, number]
export type Chosen =
  /** Something to place, where it would lie, and how it is turned. */
  | { readonly kind: 'cell'; readonly of: string; readonly at: Cell; readonly turn: number }
  | { readonly kind: 'spot'; readonly index: number }
  | { readonly kind: 'name'; readonly index: number }

/** The choices of any game; a game that knows its own spots says so. */
type Choices<Spot extends SpotOf<object> = SpotOf<object>> = readonly ChoiceOf<object, Spot>[]

const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1]

/** Where something may lie; by default the first one, for games in which there is never more than one to place. */
export const cellsOf = (choices: Choices, of?: string): CellsChoice | null =>
  choices.find(
    (choice): choice is CellsChoice => choice.kind === 'cells' && (of === undefined || choice.tile === of),
  ) ?? null
export const spotsOf = <Spot extends SpotOf<object>>(choices: Choices<Spot>): readonly Spot[] =>
  choices.flatMap((choice) => (choice.kind === 'spots' ? choice.spots : []))
export const namesOf = (choices: Choices): readonly { readonly name: string; readonly move: object }[] =>
  choices.flatMap((choice) => (choice.kind === 'names' ? choice.names : []))
export const passOf = (choices: Choices): object | null =>
  choices.find((choice) => choice.kind === 'pass')?.move ?? null

/** Whether passing is the only option. */
export const isOnlyPass = (choices: Choices): boolean => choices.length === 1 && choices[0]?.kind === 'pass'

/** The orientation that fits if something is turned this way: as it is, or turned on clockwise until it fits. */
export const turnToward = (turns: readonly number[], wanted: number): number =>
  [0, 1, 2, 3].map((by) => (wanted + by) % 4).find((turn) => turns.includes(turn)) ?? wanted

/** The next of these orientations, clockwise or against it. */
export const nextTurn = (turns: readonly number[], from: number, by: 1 | -1): number =>
  [1, 2, 3].map((quarters) => (from + by * quarters + 4) % 4).find((turn) => turns.includes(turn)) ?? from

/** The orientations that fit in a cell. */
export const turnsIn = ({ cells }: CellsChoice, at: Cell): readonly number[] =>
  cells.find((one) => sameCell(one.at, at))?.turns ?? []

/** The first tap on a cell picks an orientation that fits, from `wanted` on; each further tap picks the next one. */
export function chooseCell(
  choices: Choices,
  chosen: Chosen | null,
  at: Cell,
  what?: string,
  wanted = 0,
): Chosen | null {
  const choice = cellsOf(choices, what)
  const turns = choice === null ? [] : turnsIn(choice, at)
  if (choice === null || turns.length === 0) return chosen
  const of = choice.tile
  const isChosen = chosen?.kind === 'cell' && chosen.of === of && sameCell(chosen.at, at)
  const turn = isChosen ? nextTurn(turns, chosen.turn, 1) : turnToward(turns, wanted)
  return { kind: 'cell', of, at, turn }
}

/**
 * What a tap on a cell means where nothing is confirmed: as it is shown, or the only way that fits. Null where that is
 * not clear: it has to be seen first.
 */
export function cellAsShown(choices: Choices, at: Cell, what?: string, shown?: number): Chosen | null {
  const choice = cellsOf(choices, what)
  const turns = choice === null ? [] : turnsIn(choice, at)
  const turn = turns.length === 1 ? turns[0] : turns.find((one) => one === shown)
  return choice === null || turn === undefined ? null : { kind: 'cell', of: choice.tile, at, turn }
}

/** The chosen cell, turned on. */
export function turnChosen(choices: Choices, chosen: Chosen | null, by: 1 | -1): Chosen | null {
  const choice = chosen?.kind === 'cell' ? cellsOf(choices, chosen.of) : null
  if (chosen?.kind !== 'cell' || choice === null) return chosen
  return { ...chosen, turn: nextTurn(turnsIn(choice, chosen.at), chosen.turn, by) }
}

export const isSameChoice = (one: Chosen, other: Chosen | null): boolean =>
  one.kind !== 'cell' && one.kind === other?.kind && one.index === other.index

/** The orientations that fit in the chosen cell. */
export const turnsAt = (choice: CellsChoice, chosen: Chosen | null): readonly number[] =>
  chosen?.kind === 'cell' ? turnsIn(choice, chosen.at) : []

/** The number of orientations that fit there. */
export function turnsOf(choices: Choices, chosen: Chosen | null): number {
  const cells = chosen?.kind === 'cell' ? cellsOf(choices, chosen.of) : null
  return cells === null ? 0 : turnsAt(cells, chosen).length
}

/** All orientations that fit somewhere. */
export const allTurnsOf = ({ cells }: CellsChoice): readonly number[] => [
  ...new Set(cells.flatMap(({ turns }) => turns)),
]

/** The chosen move; null if nothing is chosen, or the choice is no longer offered. */
export function moveOf(choices: Choices, chosen: Chosen | null): object | null {
  if (chosen === null) return null
  if (chosen.kind === 'spot') return spotsOf(choices)[chosen.index]?.move ?? null
  if (chosen.kind === 'name') return namesOf(choices)[chosen.index]?.move ?? null
  const cells = cellsOf(choices, chosen.of)
  const fits = cells?.cells.some(({ at, turns }) => sameCell(at, chosen.at) && turns.includes(chosen.turn)) === true
  return cells !== null && fits ? placing(cells, chosen.at, chosen.turn) : null
}

/** The first thing to choose whose move is wanted; null for a pass, or where there is none. */
export function chosenFor(choices: Choices, isWanted: (move: object) => boolean): Chosen | null {
  const ofKind = (kind: 'spot' | 'name', offered: readonly { readonly move: object }[]): readonly Chosen[] =>
    offered.map((_, index) => ({ kind, index }))
  const cells = choices.flatMap((choice) =>
    choice.kind === 'cells'
      ? choice.cells.flatMap(({ at, turns }) =>
          turns.map((turn): Chosen => ({ kind: 'cell', of: choice.tile, at, turn })),
        )
      : [],
  )
  const all = [...cells, ...ofKind('spot', spotsOf(choices)), ...ofKind('name', namesOf(choices))]
  return (
    all.find((chosen) => {
      const move = moveOf(choices, chosen)
      return move !== null && isWanted(move)
    }) ?? null
  )
}

/** Enter or space chooses an unchosen element. On a chosen one, the table confirms or rotates instead. */
export function chooseByKey(event: KeyboardEvent, isChosen: boolean, choose: () => void): void {
  if (isChosen || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  event.stopPropagation()
  choose()
}
