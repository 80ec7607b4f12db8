/** What the aids say about choices, in the order in which they help. */
import type { Chance, Move, Prospect, View } from '@bastide/dice-game/words'
import type { Chosen } from '../../playing/choosing.ts'
import { type At, keyOf } from './fitting.ts'

export function withoutProspects(view: View): View {
  const { prospects: _, closings: __, ...rest } = view
  return rest
}

export const percentOf = ({ ways, of }: Chance): number => {
  const percent = (ways / of) * 100
  // What may happen is never said to be impossible, and what may fail never to be certain.
  if (ways > 0 && percent < 1) return 1
  return ways < of && percent > 99 ? 99 : Math.round(percent)
}

type Placing = Extract<Move, { readonly place: string }>

const isPlacing = (move: Move): move is Placing => 'place' in move

const share = ({ chance }: Prospect): number => (chance == null ? 0 : chance.ways / chance.of)

/** What is safe comes first, then what is possible, then what is likely. */
const better = (one: Prospect, other: Prospect): number =>
  other.sure - one.sure || (other.most ?? 0) - (one.most ?? 0) || share(other) - share(one)

/** For each die in each cell only the best way to turn it. */
export function sortedProspects({ prospects = [] }: Pick<View, 'prospects'>): readonly Prospect[] {
  const kept = new Map<string, Prospect>()
  for (const prospect of [...prospects].sort(better)) {
    const { move } = prospect
    const key = isPlacing(move) ? `${move.place} ${keyOf(move.at)}` : JSON.stringify(move)
    if (!kept.has(key)) kept.set(key, prospect)
  }
  return [...kept.values()]
}

/** Choices that promise the same: a die in one place or in several, or anything else that can be done. */
export type Hint = readonly [Prospect, ...Prospect[]]

/** Places that promise the same for a die are one hint, so that a few lines say it all. */
export function hintsOf(view: Pick<View, 'prospects'>): readonly Hint[] {
  const hints = new Map<string, Hint>()
  for (const prospect of sortedProspects(view)) {
    const { move, ...promised } = prospect
    const key = JSON.stringify([isPlacing(move) ? move.place : move, promised])
    hints.set(key, [...(hints.get(key) ?? []), prospect] as unknown as Hint)
  }
  return [...hints.values()]
}

/** The places that a hint speaks of. */
export const cellsOfHint = (hint: Hint): readonly At[] => hint.flatMap(({ move }) => (isPlacing(move) ? [move.at] : []))

export const prospectOf = ({ prospects = [] }: Pick<View, 'prospects'>, verb: string): Prospect | null =>
  prospects.find(({ move }) => verb in move) ?? null

/** Of a die that lies in a cell but is not built yet. */
export function chosenProspect({ prospects = [] }: Pick<View, 'prospects'>, chosen: Chosen | null): Prospect | null {
  if (chosen?.kind !== 'cell') return null
  const { of, at, turn } = chosen
  const isIt = (move: Move): boolean =>
    isPlacing(move) && move.place === of && keyOf(move.at) === keyOf(at) && move.turn === turn
  return prospects.find(({ move }) => isIt(move)) ?? null
}

/**
 * The most that a die could still lead to in each cell, turned in the best way. Where all cells promise the same, that
 * helps nobody to choose, and there is nothing.
 */
export function mostByCell({ prospects = [] }: Pick<View, 'prospects'>, face: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { move, most } of prospects) {
    if (most === undefined || !isPlacing(move) || move.place !== face) continue
    found.set(keyOf(move.at), Math.max(most, found.get(keyOf(move.at)) ?? 0))
  }
  return new Set(found.values()).size > 1 ? found : new Map()
}
