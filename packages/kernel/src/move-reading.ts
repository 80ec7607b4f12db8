/**
 * Reads what all games' untrusted moves have in common: an object with a verb, and perhaps a cell. Only inside
 * `attempt`.
 */
import type { At } from './choices.ts'
import { listed, readFields, readInteger, readList, shown } from './reading.ts'
import { refuse } from './result.ts'

/** How many fields of a move that is none are told. */
const MOST_FOUND = 4
const FARTHEST = 1_000_000
/** Higher than the number of seats at any table. */
const HIGHEST_SEAT = 99

/** Which of a game's verbs the move has. Does not check that it is legal. */
export function readVerb<Verb extends string>(move: unknown, verbs: readonly Verb[]): Verb {
  if (move === null || typeof move !== 'object' || Array.isArray(move))
    refuse('not-an-object', `a move is an object, not ${shown(move)}`)
  const verb = verbs.find((candidate) => Object.hasOwn(move as object, candidate))
  if (verb !== undefined) return verb
  const found = Object.keys(move as object).map(shown)
  const has = found.length === 0 ? 'none' : listed(found, MOST_FOUND)
  return refuse('unknown-move', `a move has one of the fields ${verbs.join(', ')}; this has ${has}`)
}

/** A cell: x grows east, y grows south. */
export function readAt(value: unknown): At {
  const list = readList(value, 'at', 2)
  if (list.length !== 2) refuse('not-a-cell', 'expected two numbers, x and y', { where: 'at' })
  return [readInteger(list[0], 'at[0]', -FARTHEST, FARTHEST), readInteger(list[1], 'at[1]', -FARTHEST, FARTHEST)]
}

/** Chance's first move, where a setup lets it pick the starting seat. The rules check that the seat exists. */
export const readStarts = (move: unknown): { readonly starts: number } => ({
  starts: readInteger(readFields(move, 'move', ['starts']).starts, 'starts', 0, HIGHEST_SEAT),
})

/** A move that is only a verb. */
export function readBare<Verb extends string>(move: unknown, verb: Verb): { readonly [key in Verb]: true } {
  if (readFields(move, 'move', [verb])[verb] !== true)
    refuse('not-allowed', `this is written {"${verb}":true}`, { where: verb })
  return { [verb]: true } as { readonly [key in Verb]: true }
}
