/**
 * The table as numbers, for players who weigh it: what lies in the open stretches as one seat sees them, what that seat
 * holds, and what everybody has won. Nothing here tells what the seat may not know: other hands, and cards that others
 * laid face down, are only counted. Make one object per rules and look again and again: a look allocates nothing.
 */
import type { Action, Position, Seat } from '@bastide/kernel'
import { worthOfAnimals } from './cards/animal-points.ts'
import {
  ANIMAL_JOKER,
  COLOURS,
  colourOf,
  DRAGON,
  FAIRY,
  isAnimal,
  isBuilding,
  KINDS,
  numberOf,
  UNKNOWN,
} from './cards/card.ts'
import { readChest } from './cards/chest.ts'
import { animals, dealerNow, handCards, handSize, hasClaimed, ROWS, roundNow } from './cards/columns.ts'
import { DOWN, firstFollower, isFollower, kindOn, lengthOf, lyingOf, rowToSettle, seatOn, wordAt } from './cards/row.ts'
import { Series } from './cards/series.ts'
import type { CardRules } from './compose.ts'
import { ROUNDS } from './setup.ts'
import { nextChoice } from './turn/choosing.ts'
import { ASSIGN, CHOOSE, stepNumber } from './turn/decision.ts'
import { CLAIM, ROW_BITS } from './turn/playing.ts'

/** What a kind of card is to whoever wins it. A wonder is the dragon or the fairy; what is free is a joker. */
export const PERSON = 0
export const ANIMAL = 1
export const BUILDING = 2
export const WONDER = 3
export const FREE_ANIMAL = 4
export const FREE_BUILDING = 5

const sortOfKind = (kind: number): number => {
  if (numberOf(kind) > 0) return PERSON
  if (isAnimal(kind)) return ANIMAL
  if (isBuilding(kind)) return BUILDING
  if (kind === DRAGON || kind === FAIRY) return WONDER
  return kind === ANIMAL_JOKER ? FREE_ANIMAL : FREE_BUILDING
}

/** By kind: its sort (the numbers above), its colour (`COLOURS.length` if it has none), and the number on a person. */
export const SORT_OF: Uint8Array = Uint8Array.from({ length: KINDS }, (_, kind) => sortOfKind(kind))
export const COLOUR_OF: Uint8Array = Uint8Array.from({ length: KINDS }, (_, kind) => colourOf(kind))
export const NUMBER_OF: Uint8Array = Uint8Array.from({ length: KINDS }, (_, kind) => numberOf(kind))

/** The action that claims in a row, and the one that plays a card there. */
export const claimIn = (row: number): Action => CLAIM | row
export const playIn = (kind: number, row: number): Action => (kind << ROW_BITS) | row

function raise(counts: Float64Array, row: number, by: number): void {
  counts[row] = (counts[row] as number) + by
}

export class Glance {
  /** By row: the number of persons in the open stretch that are not misplaced, and the sum of their numbers. */
  readonly persons = new Float64Array(ROWS)
  readonly sums = new Float64Array(ROWS)
  /** By row: cards that bring ten points for certain. */
  readonly tens = new Float64Array(ROWS)
  /** By row: animals of its colour, animal jokers, and buildings with their jokers. */
  readonly ownAnimals = new Float64Array(ROWS)
  readonly freeAnimals = new Float64Array(ROWS)
  readonly buildings = new Float64Array(ROWS)
  /** By row: face-down cards of which the seat knows nothing. */
  readonly hidden = new Float64Array(ROWS)
  /** By kind: the cards in the seat's hand. */
  readonly hand = new Uint8Array(KINDS)
  /** By seat: the number of cards in hand, and whether the follower was placed. */
  readonly cards: Uint8Array
  readonly claimed: Uint8Array
  /** By seat and colour: the animals that it owns. */
  readonly animals: Uint8Array
  /** How many rounds follow this one. */
  roundsLeft = 0
  /** Who plays first in this round. */
  first: Seat = 0
  /** How many cards each is dealt in a round. */
  readonly dealt: number
  private readonly seats: number
  private readonly rounds: number
  private readonly areJokersMisplaced: boolean
  private readonly nineAnimals: number
  private readonly series = new Series()

  constructor(rules: CardRules) {
    const { options } = rules.setup as { readonly options: { readonly [key: string]: string | number } }
    const { cards, rounds } = ROUNDS[rules.seats] as { readonly cards: number; readonly rounds: number }
    this.areJokersMisplaced = options['face-down-jokers'] === 'misplaced'
    this.nineAnimals = options['nine-animals'] as number
    this.seats = rules.seats
    this.dealt = cards
    this.rounds = rounds
    this.cards = new Uint8Array(rules.seats)
    this.claimed = new Uint8Array(rules.seats)
    this.animals = new Uint8Array(rules.seats * COLOURS.length)
  }

  isChoosing(p: Position): boolean {
    return stepNumber(p) === CHOOSE
  }

  isAssigning(p: Position): boolean {
    return stepNumber(p) === ASSIGN
  }

  /** The kind of the misplaced card that is to be cashed or kept. */
  misplacedKind(p: Position): number {
    const row = rowToSettle(p)
    return kindOn(wordAt(p, row, nextChoice(p, row, firstFollower(p, row), this.areJokersMisplaced)))
  }

  /** CARD-13: what a number of animals of one kind is worth. */
  worthOfAnimals(count: number): number {
    return worthOfAnimals(count, this.nineAnimals)
  }

  /** CARD-19: what a seat's chest gives as it is. */
  worthOfChest(p: Position, seat: Seat): number {
    return readChest(this.series, p, seat).points()
  }

  /** Looks at everything, with the eyes of a seat. */
  look(p: Position, viewer: Seat): void {
    this.lookAtRows(p, viewer)
    this.lookAtHands(p, viewer)
    this.lookAtSeats(p)
  }

  /** Looks only at what everybody has won, and at the round. */
  lookAtSeats(p: Position): void {
    for (let i = 0; i < this.animals.length; i++) this.animals[i] = animals.get(p, i)
    this.roundsLeft = this.rounds - roundNow.get(p, 0)
    this.first = dealerNow.get(p, 0) % this.seats
  }

  private lookAtHands(p: Position, viewer: Seat): void {
    for (let kind = 0; kind < KINDS; kind++) this.hand[kind] = handCards.get(p, viewer * KINDS + kind)
    for (let seat = 0; seat < this.seats; seat++) {
      this.cards[seat] = handSize.get(p, seat)
      this.claimed[seat] = hasClaimed.get(p, seat)
    }
  }

  private lookAtRows(p: Position, viewer: Seat): void {
    for (let row = 0; row < ROWS; row++) {
      this.clear(row)
      for (let at = lengthOf(p, row) - 1; at >= 0; at--) {
        const word = wordAt(p, row, at)
        if (isFollower(word)) break
        this.count(row, word, viewer)
      }
    }
  }

  private clear(row: number): void {
    this.persons[row] = 0
    this.sums[row] = 0
    this.tens[row] = 0
    this.ownAnimals[row] = 0
    this.freeAnimals[row] = 0
    this.buildings[row] = 0
    this.hidden[row] = 0
  }

  private count(row: number, word: number, viewer: Seat): void {
    const kind = kindOn(word)
    const isDown = lyingOf(word) === DOWN
    if (kind === UNKNOWN || (isDown && seatOn(word) !== viewer)) raise(this.hidden, row, 1)
    else this.add(row, kind, isDown)
  }

  private add(row: number, kind: number, isDown: boolean): void {
    const sort = SORT_OF[kind] as number
    if (sort === WONDER || (isDown && this.isMisplaced(row, kind))) raise(this.tens, row, 1)
    else if (sort === PERSON) {
      raise(this.persons, row, 1)
      raise(this.sums, row, NUMBER_OF[kind] as number)
    } else if (sort === ANIMAL) raise(this.ownAnimals, row, 1)
    else if (sort === FREE_ANIMAL) raise(this.freeAnimals, row, 1)
    else raise(this.buildings, row, 1)
  }

  /** Whether a card that lies face down in a row is misplaced there (CARD-17). */
  isMisplaced(row: number, kind: number): boolean {
    const sort = SORT_OF[kind] as number
    if (sort === WONDER) return false
    const colour = COLOUR_OF[kind] as number
    return colour === COLOURS.length ? this.areJokersMisplaced : colour !== row
  }
}
