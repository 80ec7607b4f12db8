/**
 * The notation: a game for people to read and type. A line is what chance deals, what is played in a round, or how the
 * round is settled.
 *
 *   1. *0 rA jB @g       seat 0 deals first; a red animal goes to its row; the dealer puts a building joker in green
 *   2. b2>1 yB>0         a blue 2 is dealt to seat 1, a yellow building to seat 0
 *   3. (b2)@r yB@y +r    the blue 2 goes face down to red, the building face up to yellow; a follower claims red
 *   4. ^b2 =keep ~g      the blue 2 is turned up; a card is kept; a joker becomes a green animal
 *
 * After the letter of its colour, a person is its number, an animal A and a building B. Jokers are jA and jB, the
 * dragon D and the fairy F. It contains exactly what the moves contain, so writing and reading it needs no rules.
 */
import { type Result, readNotation, refuse, shown, writeNotation } from '@bastide/kernel'
import { CARDS, COLOURS, type Colour, UNKNOWN_CARD } from './cards/card.ts'
import type { Fate, Move } from './move.ts'

/** The token of each sort. */
const SHORT: { readonly [sort: string]: string } = {
  animal: 'A',
  building: 'B',
  'person-1': '1',
  'person-2': '2',
  'person-3': '3',
}
const SHORT_ALONE: { readonly [card: string]: string } = {
  dragon: 'D',
  fairy: 'F',
  'animal-joker': 'jA',
  'building-joker': 'jB',
  [UNKNOWN_CARD]: UNKNOWN_CARD,
}

const colourToken = (colour: Colour): string => colour[0] as string

function cardToken(card: string): string {
  const [colour = '', sort = ''] = card.split('/')
  return SHORT_ALONE[card] ?? `${colourToken(colour as Colour)}${SHORT[sort]}`
}

const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(COLOURS.map((colour) => [colourToken(colour), colour]))
const CARD_OF: ReadonlyMap<string, string> = new Map([...CARDS, UNKNOWN_CARD].map((card) => [cardToken(card), card]))

function tokenOf(move: Move): string {
  if ('starts' in move) return `*${move.starts}`
  if ('deal' in move) return cardToken(move.deal) + (move.to === undefined ? '' : `>${move.to}`)
  if ('put' in move) return `@${colourToken(move.put)}`
  if ('play' in move) return `${move.down ? `(${cardToken(move.play)})` : cardToken(move.play)}@${colourToken(move.on)}`
  if ('claim' in move) return `+${colourToken(move.claim)}`
  if ('turn-up' in move) return `^${cardToken(move['turn-up'])}`
  return 'choose' in move ? `=${move.choose}` : `~${colourToken(move.assign)}`
}

/** The kind of line a move belongs in. */
function lineOf(move: Move): 'opening' | 'dealing' | 'playing' | 'settling' {
  if ('deal' in move) return move.to === undefined ? 'opening' : 'dealing'
  if ('starts' in move || 'put' in move) return 'opening'
  return 'play' in move || 'claim' in move ? 'playing' : 'settling'
}

export const toNotation = (moves: readonly Move[]): string =>
  writeNotation(moves, tokenOf, (move, before) => lineOf(move) !== lineOf(before))

const CARD = '([a-zA-Z?][a-zA-Z0-9]?)'
const STARTS = /^\*(\d{1,2})$/
const DEAL = new RegExp(`^${CARD}(?:>(\\d{1,2}))?$`)
const PLAY = new RegExp(`^${CARD}@([a-z])$`)
const PLAY_DOWN = new RegExp(`^\\(${CARD}\\)@([a-z])$`)
const TURN_UP = new RegExp(`^\\^${CARD}$`)
const ROW = /^([@+~])([a-z])$/
const CHOICE = /^=(cash|keep)$/

function readCard(token: string, where: string): string {
  const card = CARD_OF.get(token)
  return card === undefined
    ? refuse('unknown-card', `there is no card ${shown(token)}`, { where, clause: 'CARD-1' })
    : card
}

function readColour(token: string, where: string): Colour {
  const colour = COLOUR_OF.get(token)
  return colour === undefined ? refuse('unknown-row', `there is no row ${shown(token)}`, { where }) : colour
}

function readToken(token: string, where: string): Move {
  const row = ROW.exec(token)
  if (row !== null) {
    const colour = readColour(row[2] as string, where)
    return row[1] === '@' ? { put: colour } : row[1] === '+' ? { claim: colour } : { assign: colour }
  }
  const [play, down] = [PLAY.exec(token), PLAY_DOWN.exec(token)]
  if (play !== null) return { play: readCard(play[1] as string, where), on: readColour(play[2] as string, where) }
  if (down !== null)
    return { play: readCard(down[1] as string, where), on: readColour(down[2] as string, where), down: true }
  const turnUp = TURN_UP.exec(token)
  if (turnUp !== null) return { 'turn-up': readCard(turnUp[1] as string, where) }
  const choice = CHOICE.exec(token)
  if (choice !== null) return { choose: choice[1] as Fate }
  const starts = STARTS.exec(token)
  if (starts !== null) return { starts: Number(starts[1]) }
  const deal = DEAL.exec(token)
  if (deal !== null)
    return { deal: readCard(deal[1] as string, where), ...(deal[2] === undefined ? {} : { to: Number(deal[2]) }) }
  return refuse('unknown-token', `cannot read ${shown(token)}`, { where })
}

/** Reads untrusted notation back into moves. Does not check that they are legal. */
export const fromNotation = (text: unknown): Result<readonly Move[]> => readNotation(text, readToken)
