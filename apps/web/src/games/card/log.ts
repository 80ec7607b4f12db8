/** The card game's log in short: a line for each card played, each row claimed and each stretch settled. */
import type { CardHappening } from '@bastide/card-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import type { GameLog, Gist } from '../../playing/game-page.ts'
import Thumbnail from './card-thumbnail.svelte'

/** What begins a line; the rest of the round belongs to the line before it. */
const BEGINNINGS: readonly CardHappening['kind'][] = ['round', 'played', 'claimed', 'won']

function linesOf(round: readonly CardHappening[]): readonly (readonly CardHappening[])[] {
  const lines: CardHappening[][] = []
  for (const happening of round) {
    const line = lines.at(-1)
    if (line === undefined || BEGINNINGS.includes(happening.kind)) lines.push([happening])
    else line.push(happening)
  }
  return lines
}

function wordsOf(texts: GameText, { kind, card, row, down, count = 0 }: CardHappening): string | null {
  const cardName = texts.words[`card.${card}.name`] ?? texts.words[`card.${card}`] ?? ''
  const rowName = texts.words[`row.${row}`] ?? ''
  if (kind === 'played') return say(down ? 'log.played-down' : 'log.played', { card: cardName, row: rowName })
  if (kind === 'claimed') return say('log.claims', { row: rowName })
  return kind === 'won' ? say('log.won', { cards: count, row: rowName }) : null
}

function gistsOf(texts: GameText, line: readonly CardHappening[]): readonly Gist[] {
  const [first] = line
  if (first === undefined) return []
  const points = line.reduce((sum, one) => sum + one.points, 0)
  // At the end buildings are counted, each seat's in a line.
  const words = first.kind === 'score' && points > 0 ? texts.words['source.buildings'] : wordsOf(texts, first)
  return words === null || words === undefined ? [] : [{ seat: first.seat, words, points }]
}

export const log: GameLog = {
  linesOf: (round) => linesOf(round as readonly CardHappening[]),
  gistsOf: (texts, line) => gistsOf(texts, line as readonly CardHappening[]),
  Thumbnail,
}
