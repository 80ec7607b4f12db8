/** The story: each happening as one sentence. */
import { counted, enumerated, fill, type GameText, wordFor } from '@bastide/kernel'
import { UNKNOWN_CARD } from './cards/card.ts'
import { SERIES_POINTS } from './cards/series-points.ts'
import type { CardHappening, DealtHand } from './happening.ts'

/** Series by their length, longest first: "2 series of four × 30 + 1 series of two × 5". Single buildings give none. */
function seriesText(texts: GameText, items: readonly number[]): string {
  const lengths = SERIES_POINTS.map((_, length) => length).reverse()
  return lengths
    .map((length) => ({ length, each: SERIES_POINTS[length] as number }))
    .map(({ length, each }) => ({ length, each, count: items.filter((item) => item === each).length }))
    .filter(({ each, count }) => each > 0 && count > 0)
    .map(({ length, each, count }) => `${counted(texts, `sum.series-${length}`, count)} × ${each}`)
    .join(' + ')
}

/** A score's sum, with what it counts: "(1+1+3) × 3 persons", "1 series of four × 30"; otherwise its numbers. */
export function sumText(
  texts: GameText,
  { items = [], times, clause }: Pick<CardHappening, 'items' | 'times' | 'clause'>,
): string {
  const counting = items.filter((item) => item > 0)
  const sum = counting.join('+') || '0'
  if (times !== undefined) return `${counting.length > 1 ? `(${sum})` : sum} × ${counted(texts, 'sum.persons', times)}`
  return clause === 'CARD-19' && counting.length > 0 ? seriesText(texts, items) : sum
}

/** "pig, 2 × red 1", or how many cards for those who do not know them. */
function handText(texts: GameText, cards: readonly string[]): string {
  const known = [...new Set(cards)].filter((card) => card !== UNKNOWN_CARD)
  const unknown = cards.filter((card) => card === UNKNOWN_CARD).length
  return [
    ...known.map((card) => {
      const count = cards.filter((one) => one === card).length
      return `${count === 1 ? '' : `${count} × `}${wordFor(texts, `card.${card}.name`)}`
    }),
    ...(unknown === 0 ? [] : [counted(texts, 'cards', unknown)]),
  ].join(', ')
}

/** "Red (pig, red 1), Blue (2 cards)" */
const handsText = (texts: GameText, names: readonly string[], hands: readonly DealtHand[]): string =>
  hands.map(({ seat, cards }) => `${names[seat]} (${handText(texts, cards)})`).join(', ')

/** What is special about a happening, which then has a sentence of its own. */
function specialOf({ kind, clause, down, row, count, points }: CardHappening): string | undefined {
  if (kind === 'played' && down) return 'played.down'
  if (kind === 'opened' && row === undefined) return 'opened.alone'
  if (kind === 'won' && count === 0) return 'won.nothing'
  return kind === 'score' && points === 0 ? `score.${clause}.nothing` : undefined
}

/** The sentence for what is special about it, for its clause, or else for its kind. */
function sentenceFor({ sentences }: GameText, happening: CardHappening): string {
  const { kind, clause } = happening
  const sentence = sentences[specialOf(happening) ?? `${kind}.${clause}`] ?? sentences[kind]
  if (sentence === undefined) throw new Error(`there is no sentence for ${kind}`)
  return sentence
}

/** Tells a happening in one sentence, in the language of the texts. Seat names are inserted as they are. */
export function storyLine(texts: GameText, names: readonly string[], happening: CardHappening): string {
  const { kind, seat, points, clause, card, row, round, count, hands, tied = [], total } = happening
  const nameOf = (one: number): string => names[one] as string
  return fill(sentenceFor(texts, happening), {
    seat: seat === null ? undefined : names[seat],
    points: String(points),
    clause,
    round: String(round),
    card: wordFor(texts, `card.${card}`),
    row: wordFor(texts, `row.${row}`),
    cards: kind === 'won' ? counted(texts, 'cards', count as number) : undefined,
    animals: clause === 'CARD-13' ? counted(texts, `card.${card}`, count as number) : undefined,
    sum: kind === 'score' ? sumText(texts, happening) : undefined,
    hands: hands && handsText(texts, names, hands),
    tied: enumerated(
      texts,
      tied.map((one) => nameOf(one.seat)),
    ),
    total: total === undefined ? undefined : counted(texts, 'sum.points', total),
    buildings: tied.map((one) => `${nameOf(one.seat)} ${one.buildings}`).join(', '),
  })
}
