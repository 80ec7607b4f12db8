/** What the master's lines come to at the card table: what goes to which row, or which answer is given. */
import type { Colour, Move, View } from '@bastide/card-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'
import type { OfferedLine } from '../../playing/asked-advice.svelte.ts'
import { namesOf } from '../../playing/choosing.ts'
import { FOLLOWER, type Item } from './hand-choice.ts'
import { type Answer, answersOf } from './questions.ts'

export interface AdvisedCard {
  readonly line: OfferedLine
  /** The card that would be played, or the follower; null for an answer. */
  readonly figure: string | null
  readonly isDown: boolean
  /** Where it would go; null for what becomes of a card that was won. */
  readonly row: Colour | null
}

export function advisedCard(line: OfferedLine): AdvisedCard {
  const [move] = line.moves as readonly Move[]
  const [figure, isDown, row] =
    move === undefined
      ? [null, false, null]
      : 'play' in move
        ? [move.play, move.down === true, move.on]
        : 'claim' in move
          ? [FOLLOWER, false, move.claim]
          : [null, false, 'put' in move ? move.put : null]
  return { line, figure, isDown, row }
}

/** The answer that a line gives; null if it plays something. */
export function advisedAnswer(texts: GameText, view: View, { chosen }: OfferedLine): Answer | null {
  if (chosen?.kind !== 'name') return null
  return answersOf(texts, view, namesOf(view.choices))[chosen.index] ?? null
}

/** What a line says, for those who do not see it. */
export function advisedWords(texts: GameText, view: View, { line, figure, isDown, row }: AdvisedCard): string {
  const rowName = texts.words[`row.${row}`] ?? ''
  if (figure === null) return row === null ? (advisedAnswer(texts, view, line)?.words ?? '') : capital(rowName)
  const card = (figure === FOLLOWER ? texts.words['figure.follower'] : texts.words[`card.${figure}`]) ?? figure
  return capital(say(isDown ? 'log.played-down' : 'card.to-row', { card, row: rowName }))
}

/** The numbers of the lines that play an item. Of equal cards the first is meant. */
export const numbersFor = (advised: readonly AdvisedCard[], hand: readonly string[], item: Item): readonly number[] =>
  advised.flatMap(({ line, figure }) => {
    const played = figure === FOLLOWER ? FOLLOWER : hand.indexOf(figure ?? '')
    return played === item ? [line.number] : []
  })
