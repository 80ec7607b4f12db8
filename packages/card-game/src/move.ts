/** The moves of the card game as JSON, as stored and sent. A card that the reader may not know is `?`. */
import { readFields, readInteger, readOneOf, readStarts, readText, readVerb, refuse } from '@bastide/kernel'
import { COLOURS, type Colour, UNKNOWN_CARD } from './cards/card.ts'

export type Move =
  | { readonly starts: number }
  | { readonly deal: string; readonly to?: number }
  | { readonly put: Colour }
  | { readonly play: string; readonly on: Colour; readonly down?: true }
  | { readonly claim: Colour }
  | { readonly 'turn-up': string }
  | { readonly choose: Fate }
  | { readonly assign: Colour }

/** CARD-17: what the winner may do with a misplaced card. */
export const FATES = ['cash', 'keep'] as const
export type Fate = (typeof FATES)[number]

const VERBS = ['starts', 'deal', 'put', 'play', 'claim', 'turn-up', 'choose', 'assign'] as const
export type Verb = (typeof VERBS)[number]

const LONGEST_NAME = 60

export const verbOf = (move: Move): Verb => VERBS.find((verb) => verb in move) as Verb

function readPlay(value: unknown): Move {
  const fields = readFields(value, 'move', ['play', 'on'], ['down'])
  const play = { play: readText(fields.play, 'play', LONGEST_NAME), on: readOneOf(fields.on, 'on', COLOURS) }
  if (fields.down === undefined) return play
  if (fields.down !== true)
    refuse('not-allowed', 'a card that goes face down is written with "down":true', { where: 'down' })
  return { ...play, down: true }
}

function readDeal(value: unknown): Move {
  const fields = readFields(value, 'move', ['deal'], ['to'])
  const deal = { deal: readText(fields.deal, 'deal', LONGEST_NAME) }
  return fields.to === undefined ? deal : { ...deal, to: readInteger(fields.to, 'to', 0, 99) }
}

/** Reads an untrusted move, and refuses one of the wrong form. Does not check that it is legal. */
export function readMove(value: unknown): Move {
  switch (readVerb(value, VERBS)) {
    case 'starts':
      return readStarts(value)
    case 'deal':
      return readDeal(value)
    case 'put':
      return { put: readOneOf(readFields(value, 'move', ['put']).put, 'put', COLOURS) }
    case 'play':
      return readPlay(value)
    case 'claim':
      return { claim: readOneOf(readFields(value, 'move', ['claim']).claim, 'claim', COLOURS) }
    case 'turn-up':
      return { 'turn-up': readText(readFields(value, 'move', ['turn-up'])['turn-up'], 'turn-up', LONGEST_NAME) }
    case 'choose':
      return { choose: readOneOf(readFields(value, 'move', ['choose']).choose, 'choose', FATES) }
    case 'assign':
      return { assign: readOneOf(readFields(value, 'move', ['assign']).assign, 'assign', COLOURS) }
  }
}

/** CARD-7, CARD-11: hides the cards dealt to others, and those they lay face down. */
export function redactMove(move: Move, by: number, viewer: number): Move {
  if ('deal' in move && move.to !== undefined && move.to !== viewer) return { deal: UNKNOWN_CARD, to: move.to }
  if ('play' in move && move.down && by !== viewer) return { play: UNKNOWN_CARD, on: move.on, down: true }
  return move
}
