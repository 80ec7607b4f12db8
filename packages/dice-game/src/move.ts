/** The moves of the dice game as JSON, as stored and sent. */
import {
  type At,
  readAt,
  readBare,
  readFields,
  readInteger,
  readObject,
  readStarts,
  readText,
  readVerb,
  refuse,
  shown,
} from '@bastide/kernel'
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
/** More than the number of faces on a die. */
const MOST_NAMED = 12

export const verbOf = (move: Move): Verb => VERBS.find((verb) => verb in move) as Verb

function readCounts(value: unknown): FaceCounts {
  const fields = readObject(value, 'throw')
  const faces = Object.keys(fields)
  if (faces.length > MOST_NAMED)
    refuse('too-long', `${faces.length} faces, at most ${MOST_NAMED} are read`, { where: 'throw' })
  // A null prototype, so that any name untrusted input gives a face is just a key.
  const counts: { [face: string]: number } = Object.create(null)
  for (const face of faces) {
    if (face.length > LONGEST_NAME)
      refuse('unknown-face', `no die shows ${shown(face)}`, { where: 'throw', clause: 'DICE-1' })
    counts[face] = readInteger(fields[face], 'throw', 1, DICE)
  }
  return counts
}

/** Reads an untrusted move, and refuses one of the wrong form. Does not check that it is legal. */
export function readMove(value: unknown): Move {
  switch (readVerb(value, VERBS)) {
    case 'starts':
      return readStarts(value)
    case 'throw':
      return { throw: readCounts(readFields(value, 'move', ['throw']).throw) }
    case 'place': {
      const fields = readFields(value, 'move', ['place', 'at', 'turn'])
      return {
        place: readText(fields.place, 'place', LONGEST_NAME),
        at: readAt(fields.at),
        turn: readInteger(fields.turn, 'turn', 0, 3),
      }
    }
    case 'keep':
      return { keep: readText(readFields(value, 'move', ['keep']).keep, 'keep', LONGEST_NAME) }
    case 'again':
      return readBare(value, 'again')
    case 'stop':
      return readBare(value, 'stop')
    case 'end':
      return readBare(value, 'end')
  }
}
