/** What is asked while a stretch is settled: each answer with the points that it brings. */
import { type Colour, describeScore, type View, worthOfAnimals } from '@bastide/card-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'

export interface Answer {
  readonly name: string
  readonly words: string
  readonly says: string
  /** The card whose sign stands beside it. */
  readonly sign: string | null
  /** What the answer scores, where that can be said; null for what only counts at the end. */
  readonly points: number | null
}

const CASHED = 10

/** The colour of an animal's card. */
const animalColour = (card: string): Colour | null =>
  card.endsWith('/animal') ? (card.slice(0, -'/animal'.length) as Colour) : null

/**
 * How many animals of a colour the winner would have with one more: those it owns, and those of the stretch that it
 * keeps in any case.
 */
function animalsWith({ rows, seats, settling }: View, colour: Colour): number {
  const stretch = rows.find(({ row }) => row === settling?.row)?.stretches[0]?.cards ?? []
  const won = stretch.filter(
    ({ card, lies }) => card === `${colour}/animal` && (lies !== 'turned' || colour === settling?.row),
  ).length
  return (seats[settling?.seat ?? -1]?.animals[colour] ?? 0) + won + 1
}

const worthWith = (view: View, colour: Colour): number =>
  worthOfAnimals(animalsWith(view, colour), Number(view.options['nine-animals'] ?? 0))

/** "4 pigs" */
const counting = (texts: GameText, view: View, colour: Colour): string =>
  describeScore(texts, {
    kind: 'score',
    seat: null,
    points: 0,
    clause: 'CARD-13',
    card: `${colour}/animal`,
    count: animalsWith(view, colour),
  })

/** What becomes of a card that is kept and is no animal. */
const keptAs = (card: string): string => say(card === 'animal-joker' ? 'card.keep.joker' : 'card.keep.building')

function answerOf(texts: GameText, view: View, name: string): Answer {
  const colour = animalColour(name === 'keep' ? (view.settling?.card ?? '') : name)
  const points = colour !== null ? worthWith(view, colour) : name === 'cash' ? CASHED : null
  return {
    name,
    words: capital(texts.words[`choice.${name}`] ?? name),
    says: colour !== null ? counting(texts, view, colour) : name === 'keep' ? keptAs(view.settling?.card ?? '') : '',
    sign: name === 'cash' ? null : name === 'keep' ? (view.settling?.card ?? null) : name,
    points,
  }
}

/** The answers to the question that is asked, in the order of the choices. */
export const answersOf = (
  texts: GameText,
  view: View,
  names: readonly { readonly name: string }[],
): readonly Answer[] => names.map(({ name }) => answerOf(texts, view, name))
