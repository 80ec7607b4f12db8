/**
 * The notation: a game for people to read and type, one line per turn.
 *
 *   1. *1 NEW:2,N-E:1,knight:5,catapult:1 NEW@0,0/0 +knight again NEW:1,knight:4,N-S:1 NEW@0,-1/2 stop
 *
 * Seat 1 starts, and nine dice are thrown. One with a city on three sides is built at (0, 0), unrotated; a knight is
 * kept; the other six are thrown again; and so on. It contains exactly what the moves contain, so writing and reading
 * it needs no rules.
 */
import { type Result, readNotation, refuse, shown, writeNotation } from '@bastide/kernel'
import type { FaceCounts } from './happening.ts'
import type { Move } from './move.ts'

/** A city face separates its parts with spaces, but a space in a line separates moves. */
const faceToken = (face: string): string => face.replaceAll(' ', '-')
const faceNamed = (token: string): string => token.replaceAll('-', ' ')

function tokenOf(move: Move): string {
  if ('starts' in move) return `*${move.starts}`
  if ('throw' in move) {
    return Object.entries(move.throw)
      .map(([face, count]) => `${faceToken(face)}:${count}`)
      .join(',')
  }
  if ('place' in move) return `${faceToken(move.place)}@${move.at.join(',')}/${move.turn}`
  if ('keep' in move) return `+${faceToken(move.keep)}`
  return 'again' in move ? 'again' : 'stop' in move ? 'stop' : 'end'
}

// A throw begins a turn, unless the seat asked for it or it follows the choice of the starting seat.
const beginsTurn = (move: Move, before: Move): boolean =>
  'throw' in move && !('again' in before) && !('starts' in before)

export const toNotation = (moves: readonly Move[]): string => writeNotation(moves, tokenOf, beginsTurn)

const FACE = '[A-Za-z]{1,10}(?:-[A-Z]{1,4}){0,3}'
const COUNT = new RegExp(`^(${FACE}):([1-9])$`)
const PLACE = new RegExp(`^(${FACE})@(-?\\d{1,6}),(-?\\d{1,6})/([0-3])$`)
const KEEP = new RegExp(`^\\+(${FACE})$`)
const STARTS = /^\*(\d{1,2})$/
const WORDS: { readonly [word: string]: Move } = { again: { again: true }, stop: { stop: true }, end: { end: true } }
/** Longer tokens are never valid. */
const LONGEST_TOKEN = 200

function readCounts(token: string, where: string): FaceCounts {
  const counts: { [face: string]: number } = {}
  for (const one of token.split(',')) {
    const found = COUNT.exec(one)
    if (found === null) return refuse('unknown-token', `cannot read ${shown(one)} in ${shown(token)}`, { where })
    const face = faceNamed(found[1] as string)
    if (Object.hasOwn(counts, face)) refuse('twice', `${shown(face)} is counted twice in one throw`, { where })
    counts[face] = Number(found[2])
  }
  return counts
}

function readToken(token: string, where: string): Move {
  const word = Object.hasOwn(WORDS, token) ? WORDS[token] : undefined
  if (word !== undefined) return word
  if (token.length > LONGEST_TOKEN) return refuse('unknown-token', `cannot read ${shown(token)}`, { where })
  const place = PLACE.exec(token)
  if (place !== null)
    return { place: faceNamed(place[1] as string), at: [Number(place[2]), Number(place[3])], turn: Number(place[4]) }
  const keep = KEEP.exec(token)
  if (keep !== null) return { keep: faceNamed(keep[1] as string) }
  const starts = STARTS.exec(token)
  if (starts !== null) return { starts: Number(starts[1]) }
  return { throw: readCounts(token, where) }
}

/** Reads untrusted notation back into moves. Does not check that they are legal. */
export const fromNotation = (text: unknown): Result<readonly Move[]> => readNotation(text, readToken)
