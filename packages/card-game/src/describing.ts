/** What lies on the table, in words, for people who hear a page rather than see it. Needs no engine. */
import { counted, enumerated, fill, type GameText, type Seat, wordFor } from '@bastide/kernel'
import { COLOURS } from './cards/card.ts'
import type { CardHappening } from './happening.ts'
import type { ShownSeat } from './insight/seats.ts'
import type { StretchWorth } from './insight/worth.ts'
import { sourceName } from './sources.ts'
import { sumText } from './story.ts'
import type { ShownCard, ShownRow, ShownStretch, View } from './view.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence of that key, filled in. */
function said(texts: GameText, key: string, values: { readonly [placeholder: string]: string }): string {
  const sentence = texts.sentences[key]
  if (sentence === undefined) throw new Error(`there is no sentence ${key}`)
  return fill(sentence, values)
}

const word = (texts: GameText, key: string): string => wordFor(texts, key) ?? key

/** "a red 2"; "a card face down (Gold)" with who laid it; for that one "a sheep, face down". */
export function describeCard(texts: GameText, names: readonly string[], { card, lies, by }: ShownCard): string {
  const name = word(texts, `card.${card}`)
  if (card === 'down') return by === null ? name : `${name} (${names[by]})`
  return lies === 'up' ? name : `${name}, ${word(texts, `lies.${lies}`)}`
}

/** "2 cards: a red 2, a sheep. Claimed by Gold." */
export function describeStretch(texts: GameText, names: readonly string[], { cards, seat }: ShownStretch): string {
  const lying = cards.map((card) => describeCard(texts, names, card)).join(', ')
  const counting = cards.length === 0 ? word(texts, 'cards.none') : `${counted(texts, 'cards', cards.length)}: ${lying}`
  const owner =
    seat === null ? said(texts, 'describe.open', {}) : said(texts, 'describe.claimed', { seat: names[seat] as string })
  return `${counting}. ${owner}`
}

/**
 * "The red row: 2 cards: a red 2, a sheep. Claimed by Gold. Then 1 card: the dragon. Not claimed yet." An open end
 * without cards is left out.
 */
export function describeRow(texts: GameText, names: readonly string[], { row, stretches }: ShownRow): string {
  const told = stretches.filter(({ cards, seat }) => cards.length > 0 || seat !== null)
  const title = capital(word(texts, `row.${row}`))
  if (told.length === 0) return `${title}: ${word(texts, 'cards.none')}.`
  const [first, ...others] = told.map((stretch) => describeStretch(texts, names, stretch))
  return [`${title}: ${first}`, ...others.map((other) => `${word(texts, 'describe.then')} ${other}`)].join(' ')
}

/** "Pays at least 15 points, with 1 card hidden. 2 buildings." */
export function describeWorth(texts: GameText, { points, hidden, buildings }: StretchWorth): string {
  const paid = { points: counted(texts, 'sum.points', points) }
  const pays =
    hidden === 0
      ? said(texts, 'describe.pays', paid)
      : said(texts, 'describe.pays.least', { ...paid, cards: counted(texts, 'cards', hidden) })
  return buildings === 0 ? pays : `${pays} ${counted(texts, 'sum.buildings', buildings)}.`
}

/** What a stretch's points add up from: "(1+1+3) × 3 persons" and 15, "animals, with those you own" and 9. */
export function describeSum(
  texts: GameText,
  { sources, persons }: StretchWorth,
): readonly { readonly words: string; readonly points: number }[] {
  const wordsOf = (source: string): string => {
    if (source === 'persons') return sumText(texts, { items: persons, times: persons.length, clause: 'CARD-12' })
    return source === 'animals' ? word(texts, 'describe.animals') : sourceName(texts, source)
  }
  return Object.entries(sources).map(([source, points]) => ({ words: wordsOf(source), points }))
}

/** What a score is for: "(2+3+1) × 3 persons", "4 pigs", "dragon". */
export function describeScore(texts: GameText, score: CardHappening): string {
  const { clause, card, count = 0 } = score
  if (clause === 'CARD-12' || clause === 'CARD-19') return sumText(texts, score)
  return clause === 'CARD-13' ? counted(texts, `card.${card}`, count) : word(texts, `card.${card}.name`)
}

/** "Gold: 12 points; 3 cards in hand; 2 pigs and 1 horse; 1 card under the chest; follower placed." */
export function describeSeat(texts: GameText, name: string, seat: ShownSeat): string {
  const animals = COLOURS.filter((colour) => seat.animals[colour] > 0).map((colour) =>
    counted(texts, `card.${colour}/animal`, seat.animals[colour]),
  )
  const items = (seat.series ?? []).map(({ points }) => points)
  const facts = [
    counted(texts, 'sum.points', seat.score),
    ...(seat.hand === 0 ? [] : [counted(texts, 'describe.hand', seat.hand)]),
    ...(animals.length === 0 ? [] : [enumerated(texts, animals)]),
    ...(seat.waiting === 0 ? [] : [counted(texts, 'describe.waiting', seat.waiting)]),
    ...(seat.chest === 0 ? [] : [counted(texts, 'describe.chest', seat.chest)]),
    ...(items.some((points) => points > 0) ? [sumText(texts, { items, clause: 'CARD-19' })] : []),
    ...(seat.claimed ? [word(texts, 'describe.placed')] : []),
  ]
  return `${name}: ${facts.join('; ')}.`
}

/** The round and who deals, before the first round what is being done. */
function progressLines(texts: GameText, names: readonly string[], view: View): readonly string[] {
  const { round, rounds, dealer, nextDealer, pile, over } = view
  const name = (seat: Seat): string => names[seat] as string
  if (over || round === 0 || dealer === null) return [`${word(texts, `step.${view.step}`)}.`]
  return [
    said(texts, 'describe.round', {
      round: String(round),
      rounds: String(rounds),
      seat: name(dealer),
      cards: counted(texts, 'cards', pile),
    }),
    ...(nextDealer === null ? [] : [said(texts, 'describe.next', { seat: name(nextDealer) })]),
  ]
}

/** The whole table, a line for each thing: how far it is, the rows from the top, and the seats. */
export const describeTable = (texts: GameText, names: readonly string[], view: View): readonly string[] => [
  ...progressLines(texts, names, view),
  ...view.rows.map((row) => describeRow(texts, names, row)),
  ...view.seats.map((seat, i) => describeSeat(texts, names[i] as string, seat)),
]
