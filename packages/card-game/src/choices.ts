/**
 * The choices of an awaited seat, in the kinds every client knows: spots for cards and the follower, names for
 * everything else.
 */
import { type ChoiceOf, Options, type Position, type Seat, type SpotOf } from '@bastide/kernel'
import type { CardRules } from './compose.ts'
import type { Move } from './move.ts'

/** A card or the follower, and the row it may go to. */
export interface Spot extends SpotOf<Move> {
  /** Whether the card would lie face down. */
  readonly down: boolean
}

export type Choice = ChoiceOf<Move, Spot>

/** The large follower's name among the things that may go to a row. */
const FOLLOWER = 'follower'

function spotOf(move: Move): readonly Spot[] {
  if ('play' in move) return [{ figure: move.play, on: move.on, down: move.down === true, move }]
  return 'claim' in move ? [{ figure: FOLLOWER, on: move.claim, down: false, move }] : []
}

/** The word for each is `choice.<name>`: a row, an animal, or what becomes of a card. */
function nameOf(move: Move): readonly { readonly name: string; readonly move: Move }[] {
  if ('put' in move) return [{ name: move.put, move }]
  if ('assign' in move) return [{ name: `${move.assign}/animal`, move }]
  return 'choose' in move ? [{ name: move.choose, move }] : []
}

export function choicesOf(rules: CardRules, p: Position, seat: Seat): readonly Choice[] {
  const options = new Options()
  rules.options(p, seat, options)
  const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
  const spots = moves.flatMap(spotOf)
  const names = moves.flatMap(nameOf)
  return [
    ...(spots.length > 0 ? [{ kind: 'spots', spots } as const] : []),
    ...(names.length > 0 ? [{ kind: 'names', names } as const] : []),
  ]
}
