/** The moves of the dice game as JSON: what is stored and what is sent. */
import { type At, readFields, readInteger, readList, readObject, readText, refuse, shown } from '@bastide/kernel'
import { DICE } from './faces.ts'
import type { FaceCounts } from './happening.ts'

export type Move =
  | { readonly starts: number }
  | { readonly throw: FaceCounts }
  | { readonly place: string; readonly at: At; readonly turn: number }
  | { readonly keep: string }
  | { readonly again: true }
  | { readonly stop: true }
  | { readonly end: true }

const VERBS = ['starts', 'throw', 'place', 'keep', 'again', 'stop', 'end'] as const
export type Verb = (typeof VERBS)[number]

const LONGEST_NAME = 20
const FARTHEST = 1_000_000
/** More than there are faces on a die. */
const MOST_NAMED = 12

export const verbOf = (move: Move): Verb => VERBS.find((verb) => verb in move) as Verb

function readAt(value: unknown): At {
  const list = readList(value, 'at', 2)
  if (list.length !== 2) refuse('not-a-cell', 'expected two numbers, x and y', { where: 'at' })
  return [readInteger(list[0], 'at[0]', -FARTHEST, FARTHEST), readInteger(list[1], 'at[1]', -FARTHEST, FARTHEST)]
}

function readCounts(value: unknown): FaceCounts {
  const fields = readObject(value, 'throw')
  const faces = Object.keys(fields)
  if (faces.length > MOST_NAMED) refuse('too-long', `${faces.length} faces, at most ${MOST_NAMED} are read`, { where: 'throw' })
  // Whatever a stranger calls a face, it is only a key here.
  const counts: { [face: string]: number } = Object.create(null)
  for (const face of faces) {
    if (face.length > LONGEST_NAME) refuse('unknown-face', `no die shows ${shown(face)}`, { where: 'throw', clause: 'DICE-1' })
    counts[face] = readInteger(fields[face], 'throw', 1, DICE)
  }
  return counts
}

function readTrue<V extends Verb>(value: unknown, verb: V): { readonly [key in V]: true } {
  if (readFields(value, 'move', [verb])[verb] !== true) refuse('not-allowed', `this is written {"${verb}":true}`, { where: verb })
  return { [verb]: true } as { readonly [key in V]: true }
}

/** Reads a stranger's move; refuses what has the wrong form. Whether it is legal is another question. */
export function readMove(value: unknown): Move {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) refuse('not-an-object', `a move is an object, not ${shown(value)}`)
  const verb = VERBS.find((candidate) => Object.hasOwn(value as object, candidate))
  switch (verb) {
    case 'starts':
      return { starts: readInteger(readFields(value, 'move', ['starts']).starts, 'starts', 0, 99) }
    case 'throw':
      return { throw: readCounts(readFields(value, 'move', ['throw']).throw) }
    case 'place': {
      const fields = readFields(value, 'move', ['place', 'at', 'turn'])
      return { place: readText(fields.place, 'place', LONGEST_NAME), at: readAt(fields.at), turn: readInteger(fields.turn, 'turn', 0, 3) }
    }
    case 'keep':
      return { keep: readText(readFields(value, 'move', ['keep']).keep, 'keep', LONGEST_NAME) }
    case 'again':
      return readTrue(value, 'again')
    case 'stop':
      return readTrue(value, 'stop')
    case 'end':
      return readTrue(value, 'end')
    default:
      return refuse('unknown-move', `a move is one of ${VERBS.join(', ')}`)
  }
}
