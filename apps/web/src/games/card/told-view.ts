/**
 * A view carried on by what is told. One move may settle several stretches and begin the next round; the positions in
 * between were never sent, but the story says how each came about. A stretch that is being settled keeps all its cards
 * until it is done.
 */
import {
  type CardHappening,
  COLOURS,
  type Colour,
  type ShownCard,
  type ShownRow,
  type ShownSeat,
  type View,
  worthOfAnimals,
} from '@bastide/card-game/words'

const inRow = (view: View, row: string | undefined, change: (shown: ShownRow) => ShownRow): View => ({
  ...view,
  rows: view.rows.map((shown) => (shown.row === row ? change(shown) : shown)),
})

function atSeat(view: View, seat: number | null, change: (seat: ShownSeat) => Partial<ShownSeat>): View {
  const nine = Number(view.options['nine-animals'] ?? 0)
  const changed = (one: ShownSeat): ShownSeat => {
    const now = { ...one, ...change(one) }
    const next = COLOURS.map((colour) => [colour, worthOfAnimals(now.animals[colour] + 1 + now.waiting, nine)])
    return { ...now, nextAnimal: Object.fromEntries(next) }
  }
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? changed(one) : one)) }
}

const laid = (view: View, row: string | undefined, card: ShownCard): View =>
  inRow(view, row, (shown) => ({
    ...shown,
    stretches: shown.stretches.map((stretch, i, all) =>
      i === all.length - 1 ? { ...stretch, cards: [...stretch.cards, card] } : stretch,
    ),
  }))

/** One of the first cards: nobody played it. A card without a colour has no row yet. */
const opened = (view: View, { card = '', row }: CardHappening): View => laid(view, row, { card, lies: 'up', by: null })

function played(view: View, { seat, card, row, down }: CardHappening): View {
  const lying: ShownCard = {
    card: card === '?' || card === undefined ? 'down' : card,
    lies: down === true ? 'down' : 'up',
    by: seat,
  }
  const hand = view.hand === null || seat !== view.viewer ? view.hand : without(view.hand, lying.card)
  return { ...atSeat(laid(view, row, lying), seat, (one) => ({ hand: one.hand - 1 })), hand }
}

function without(hand: readonly string[], card: string): readonly string[] {
  const at = hand.indexOf(card)
  return hand.filter((_, i) => i !== at)
}

function claimed(view: View, { seat, row }: CardHappening): View {
  const standing = inRow(view, row, (shown) => ({
    ...shown,
    stretches: [
      ...shown.stretches.map((stretch, i, all) => (i === all.length - 1 ? { ...stretch, seat } : stretch)),
      { cards: [], seat: null },
    ],
  }))
  return { ...atSeat(standing, seat, () => ({ claimed: true })), lastClaim: seat }
}

/** Changes the first card of a row's first stretch for which that is right. */
function changeFirst(
  view: View,
  row: string | undefined,
  isIt: (card: ShownCard) => boolean,
  change: (card: ShownCard) => ShownCard,
): View {
  return inRow(view, row, (shown) => {
    const [first, ...others] = shown.stretches
    if (first === undefined) return shown
    const at = first.cards.findIndex(isIt)
    const cards = first.cards.map((card, i) => (i === at ? change(card) : card))
    return { ...shown, stretches: [{ ...first, cards }, ...others] }
  })
}

const colourOf = (card: string | undefined): Colour => COLOURS.find((one) => card?.startsWith(`${one}/`)) as Colour

function scored(view: View, { seat, points, clause, card, count }: CardHappening): View {
  return atSeat(view, seat, ({ score, animals, waiting }) => ({
    score: score + points,
    ...(clause === 'CARD-13' ? { animals: { ...animals, [colourOf(card)]: count ?? 0 } } : {}),
    ...(clause === 'CARD-14' ? { waiting: waiting + 1 } : {}),
  }))
}

function assigned(view: View, { seat, card }: CardHappening): View {
  return atSeat(view, seat, ({ animals, waiting }) => ({
    animals: { ...animals, [colourOf(card)]: animals[colourOf(card)] + 1 },
    // One that waited goes first.
    waiting: Math.max(0, waiting - 1),
  }))
}

/** All followers are free again. */
const freed = (view: View): View => ({
  ...view,
  seats: view.seats.map((one) => ({ ...one, claimed: false })),
  lastClaim: null,
  nextDealer: null,
})

const begun = (view: View, { seat, round }: CardHappening): View => ({
  ...freed(view),
  round: round ?? view.round,
  dealer: seat,
})

const FOLDS: { readonly [kind: string]: (view: View, happening: CardHappening) => View } = {
  opened,
  put: opened,
  played,
  claimed,
  score: scored,
  assigned,
  round: begun,
  ending: freed,
  won: (view, { row, seat }) => ({
    ...view,
    settling: { row: row as Colour, seat: seat as number, card: null, jokers: 0 },
  }),
  'turned-up': (view, { row, card }) =>
    changeFirst(
      view,
      row,
      ({ lies }) => lies === 'down',
      ({ by }) => ({ card: card as string, lies: 'turned', by }),
    ),
  kept: (view, { row, card }) =>
    changeFirst(
      view,
      row,
      (one) => one.lies === 'turned' && one.card === card,
      (one) => ({ ...one, lies: 'kept' }),
    ),
  stored: (view, { seat }) => atSeat(view, seat, ({ chest }) => ({ chest: chest + 1 })),
}

/** The view after something that happened. */
export const carriedOn = (view: View, happening: CardHappening): View =>
  FOLDS[happening.kind]?.(view, happening) ?? view

/** The stretch that was settled is done: its cards and its follower leave. */
export const afterStretch = (view: View): View => ({
  ...inRow(view, view.settling?.row, (shown) => ({ ...shown, stretches: shown.stretches.slice(1) })),
  settling: null,
})
