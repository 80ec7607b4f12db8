/** What of a hand is picked up, and the rows that it may go to. */
import type { Colour, View } from '@bastide/card-game/words'
import { type Chosen, isSameChoice, moveOf, namesOf, spotsOf } from '../../playing/choosing.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'

/** The large follower's name among the things that may go to a row. */
export const FOLLOWER = 'follower'

/** An item of the hand: the place of a card in it, or the follower. */
export type Item = number | typeof FOLLOWER

/** A row that something may go to, and what choosing it means. */
export interface Target {
  readonly row: Colour
  readonly choice: Chosen
  readonly isChosen: boolean
  readonly isDown: boolean
}

type Choosing = Pick<TableModel, 'choices' | 'chosen'>

/** The card or figure that an item is. */
export const figureOf = (hand: readonly string[], item: Item): string | undefined =>
  item === FOLLOWER ? FOLLOWER : hand[item]

const spotsIn = ({ choices }: Choosing) => spotsOf(choices as View['choices'])

/** The items that may be played now: equal cards each on their own, the follower last. */
export function itemsOf(model: Choosing, hand: readonly string[]): readonly Item[] {
  const figures = new Set(spotsIn(model).map(({ figure }) => figure))
  const cards = hand.flatMap((card, i) => (figures.has(card) ? [i] : []))
  return figures.has(FOLLOWER) ? [...cards, FOLLOWER] : cards
}

/** Where an item may go; nowhere if none is picked up. */
export function targetsOf(model: Choosing, figure: string | undefined): readonly Target[] {
  return spotsIn(model).flatMap(({ figure: one, on, down }, index): readonly Target[] => {
    const choice: Chosen = { kind: 'spot', index }
    if (one !== figure) return []
    return [{ row: on as Colour, choice, isChosen: isSameChoice(choice, model.chosen), isDown: down }]
  })
}

/** The rows among which the dealer chooses for a card without a colour. */
export function putTargets(model: Choosing, step: View['step']): readonly Target[] {
  if (step !== 'put') return []
  return namesOf(model.choices).map(({ name }, index): Target => {
    const choice: Chosen = { kind: 'name', index }
    return { row: name as Colour, choice, isChosen: isSameChoice(choice, model.chosen), isDown: false }
  })
}

/** The spot that is chosen, if it is one. */
export const chosenSpot = (model: Choosing) =>
  model.chosen?.kind === 'spot' && moveOf(model.choices, model.chosen) !== null
    ? spotsIn(model)[model.chosen.index]
    : undefined

/** Whether the next card of this hand has to lie face down. */
export const mustLieDown = (model: Choosing): boolean => spotsIn(model).some(({ down }) => down)

/** The hand that is shown; nobody's behind a curtain. */
export const handIn = ({ game }: Pick<TableModel, 'game'>): readonly string[] =>
  (game as unknown as View | null)?.hand ?? []
