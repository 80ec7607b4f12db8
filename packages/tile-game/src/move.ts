/** The moves of the tile game as JSON, as they are stored and sent. docs/record-format.md describes them. */
import { readAt, readBare, readFields, readInteger, readStarts, readText, readVerb } from '@bastide/kernel'
import type { At } from './board/map.ts'

export type Move =
  | { readonly starts: number }
  | { readonly draw: string }
  | { readonly place: string; readonly at: At; readonly turn: number }
  | { readonly deploy: string; readonly on: string; readonly at?: At }
  | { readonly take: string; readonly on: string; readonly at: At }
  | { readonly choose: string }
  | { readonly pass: true }

const VERBS = ['starts', 'draw', 'place', 'deploy', 'take', 'choose', 'pass'] as const
export type Verb = (typeof VERBS)[number]

const LONGEST_NAME = 60

export const verbOf = (move: Move): Verb => VERBS.find((verb) => verb in move) as Verb

const readName = (fields: { readonly [key: string]: unknown }, key: string): string =>
  readText(fields[key], key, LONGEST_NAME)

/** Reads an untrusted move and refuses one of the wrong form. Does not check whether it is legal. */
export function readMove(value: unknown): Move {
  switch (readVerb(value, VERBS)) {
    case 'starts':
      return readStarts(value)
    case 'draw':
      return { draw: readName(readFields(value, 'move', ['draw']), 'draw') }
    case 'place': {
      const fields = readFields(value, 'move', ['place', 'at', 'turn'])
      return { place: readName(fields, 'place'), at: readAt(fields.at), turn: readInteger(fields.turn, 'turn', 0, 3) }
    }
    case 'deploy': {
      const fields = readFields(value, 'move', ['deploy', 'on'], ['at'])
      const deploy = { deploy: readName(fields, 'deploy'), on: readName(fields, 'on') }
      return fields.at === undefined ? deploy : { ...deploy, at: readAt(fields.at) }
    }
    case 'take': {
      const fields = readFields(value, 'move', ['take', 'on', 'at'])
      return { take: readName(fields, 'take'), on: readName(fields, 'on'), at: readAt(fields.at) }
    }
    case 'choose':
      return { choose: readName(readFields(value, 'move', ['choose']), 'choose') }
    case 'pass':
      return readBare(value, 'pass')
  }
}
