/** The cards of the box (CARD-1): which there are, how many of each, and their ids. */

/** The colours of the boards, from the top of the table to the bottom. The rows next to them have the same names. */
export const COLOURS = ['yellow', 'red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

/** The cards of each colour, with the number of copies. */
const COLOURED = [
  { sort: 'person-1', copies: 8 },
  { sort: 'person-2', copies: 5 },
  { sort: 'person-3', copies: 3 },
  { sort: 'building', copies: 5 },
  { sort: 'animal', copies: 9 },
] as const

/** The cards without a colour. */
const COLOURLESS = [
  { sort: 'dragon', copies: 1 },
  { sort: 'fairy', copies: 1 },
  { sort: 'animal-joker', copies: 4 },
  { sort: 'building-joker', copies: 4 },
] as const

export type CardId = `${Colour}/${(typeof COLOURED)[number]['sort']}` | (typeof COLOURLESS)[number]['sort']

/** A kind of card is an index into this list. */
export const CARDS: readonly CardId[] = [
  ...COLOURS.flatMap((colour) => COLOURED.map(({ sort }) => `${colour}/${sort}` as const)),
  ...COLOURLESS.map(({ sort }) => sort),
]

export const COPIES = Uint8Array.from([
  ...COLOURS.flatMap(() => COLOURED.map(({ copies }) => copies)),
  ...COLOURLESS.map(({ copies }) => copies),
])

export const KINDS = CARDS.length
export const BOX: number = COPIES.reduce((sum, copies) => sum + copies, 0)

/** In place of a kind: a card that is not known. */
export const UNKNOWN: number = CARDS.length
/** Its id in moves and facts. */
export const UNKNOWN_CARD = '?'

const SORTS = COLOURED.length
/** Sorts within a colour; the persons come before these. */
const BUILDING = 3
const ANIMAL = 4

export const DRAGON = COLOURS.length * SORTS
export const FAIRY = DRAGON + 1
export const ANIMAL_JOKER = DRAGON + 2
export const BUILDING_JOKER = DRAGON + 3

/** In place of a colour: the card has none, and may go to any row. */
export const NO_COLOUR = COLOURS.length

/** The row that a card belongs to, or `NO_COLOUR`. */
export const colourOf = (kind: number): number => (kind < DRAGON ? (kind / SORTS) | 0 : NO_COLOUR)

const sortOf = (kind: number): number => (kind < DRAGON ? kind % SORTS : -1)

/** The number on a person; 0 for any other card. */
export const numberOf = (kind: number): number => (kind < DRAGON && sortOf(kind) < BUILDING ? sortOf(kind) + 1 : 0)
export const isAnimal = (kind: number): boolean => sortOf(kind) === ANIMAL
export const isBuilding = (kind: number): boolean => sortOf(kind) === BUILDING
export const isJoker = (kind: number): boolean => kind === ANIMAL_JOKER || kind === BUILDING_JOKER

/** The animal of a colour (CARD-2). */
export const animalOf = (colour: number): number => colour * SORTS + ANIMAL

export const cardOf = (kind: number): CardId | typeof UNKNOWN_CARD =>
  kind === UNKNOWN ? UNKNOWN_CARD : (CARDS[kind] as CardId)

const KIND_OF: ReadonlyMap<string, number> = new Map(CARDS.map((card, kind) => [card, kind]))
/** The kind with that id, or -1. */
export const kindNamed = (card: string): number => KIND_OF.get(card) ?? -1
