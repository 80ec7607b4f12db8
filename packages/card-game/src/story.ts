/** The story: each happening as one sentence. */
import { counted, fill, type GameText, wordFor } from '@bastide/kernel'
import type { CardHappening } from './happening.ts'

/** A score's sum: `(1+1+3) × 3 = 15`, or `30+30+5+0 = 65`. */
export function sumText(
  texts: GameText,
  { items = [], times, points }: Pick<CardHappening, 'items' | 'times' | 'points'>,
): string {
  if (items.length === 0) return wordFor(texts, 'sum.nothing') ?? '0'
  const sum = items.join('+')
  if (times === undefined) return items.length === 1 ? sum : `${sum} = ${points}`
  return `${items.length === 1 ? sum : `(${sum})`} × ${times} = ${points}`
}

/**
 * The sentence for its clause, or else for its kind. A card laid face down has a sentence of its own, and so has one
 * that does not go to a row yet.
 */
function sentenceFor({ sentences }: GameText, { kind, clause, down, row, count }: CardHappening): string {
  const sort =
    kind === 'played' && down
      ? 'played.down'
      : kind === 'opened' && row === undefined
        ? 'opened.alone'
        : kind === 'won' && count === 0
          ? 'won.nothing'
          : kind
  const sentence = sentences[`${kind}.${clause}`] ?? sentences[sort]
  if (sentence === undefined) throw new Error(`there is no sentence for ${sort}`)
  return sentence
}

/** Tells a happening in one sentence, in the language of the texts. Seat names are inserted as they are. */
export function storyLine(texts: GameText, names: readonly string[], happening: CardHappening): string {
  const { kind, seat, points, clause, card, row, round, count } = happening
  return fill(sentenceFor(texts, happening), {
    seat: seat === null ? undefined : names[seat],
    points: String(points),
    clause,
    round: String(round),
    card: wordFor(texts, `card.${card}`),
    row: wordFor(texts, `row.${row}`),
    cards: kind === 'won' ? counted(texts, 'cards', count as number) : undefined,
    animals: clause === 'CARD-13' ? counted(texts, `card.${card}`, count as number) : undefined,
    sum: sumText(texts, happening),
  })
}
