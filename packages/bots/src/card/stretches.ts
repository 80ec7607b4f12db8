/** What the open stretches are worth to whoever would claim them, as one seat sees them, with some cards more. */
import {
  ANIMAL,
  CARDS,
  COLOUR_OF,
  COLOURS,
  FREE_ANIMAL,
  type Glance,
  NUMBER_OF,
  PERSON,
  SORT_OF,
  WONDER,
} from '@bastide/card-game'
import type { Seat } from '@bastide/kernel'

export interface Prices {
  /** What a building is worth on average, once the chests are opened. */
  readonly building: number
  /** What a card is worth that lies face down: many are misplaced there, for ten points. */
  readonly hidden: number
  /** What an animal adds to later ones, for each round that is left. */
  readonly animalLater: number
}

const ROWS = COLOURS.length
const KINDS = CARDS.length
const TEN = 10
/** An animal joker of a seat without animals. */
const LONELY = 3
/** In place of a kind: no card more. */
export const NO_CARD = -1

export class Stretches {
  private readonly glance: Glance
  private readonly prices: Prices
  /** By number: what so many animals of a kind are worth. All animals and jokers are fewer. */
  private readonly animalPoints: Float64Array
  // What is counted for the stretch at hand.
  private persons = 0
  private sum = 0
  private tens = 0
  private animals = 0
  private jokers = 0
  private buildings = 0

  constructor(glance: Glance, prices: Prices) {
    this.glance = glance
    this.prices = prices
    this.animalPoints = Float64Array.from({ length: KINDS }, (_, count) => glance.worthOfAnimals(count))
  }

  /** To a seat, with a card more or with none. */
  worth(seat: Seat, row: number, kind: number, isDown: boolean): number {
    this.begin(row)
    if (kind !== NO_CARD) this.add(row, kind, 1, isDown)
    return this.total(seat, row)
  }

  /** To a seat, with all cards of the viewer's hand that may go there face up. */
  worthWithHand(seat: Seat, row: number): number {
    const { hand } = this.glance
    this.begin(row)
    for (let kind = 0; kind < KINDS; kind++) {
      const copies = hand[kind] as number
      const colour = COLOUR_OF[kind] as number
      if (copies > 0 && (colour === row || colour === ROWS)) this.add(row, kind, copies, false)
    }
    return this.total(seat, row)
  }

  /** What one more animal of a colour brings to a seat, now and later. */
  worthOfAnimal(seat: Seat, colour: number): number {
    const { glance, prices, animalPoints } = this
    const had = glance.animals[seat * ROWS + colour] as number
    return (animalPoints[had + 1] as number) + prices.animalLater * glance.roundsLeft
  }

  private begin(row: number): void {
    const { glance } = this
    this.persons = glance.persons[row] as number
    this.sum = glance.sums[row] as number
    this.tens = glance.tens[row] as number
    this.animals = glance.ownAnimals[row] as number
    this.jokers = glance.freeAnimals[row] as number
    this.buildings = glance.buildings[row] as number
  }

  private add(row: number, kind: number, copies: number, isDown: boolean): void {
    const sort = SORT_OF[kind] as number
    if (sort === WONDER || (isDown && this.glance.isMisplaced(row, kind))) this.tens += copies
    else if (sort === PERSON) {
      this.persons += copies
      this.sum += copies * (NUMBER_OF[kind] as number)
    } else if (sort === ANIMAL) this.animals += copies
    else if (sort === FREE_ANIMAL) this.jokers += copies
    else this.buildings += copies
  }

  private total(seat: Seat, row: number): number {
    const { glance, prices, animals, jokers } = this
    const sure = this.sum * this.persons + TEN * this.tens + prices.building * this.buildings
    const worth = sure + prices.hidden * (glance.hidden[row] as number)
    const won = animals + jokers
    if (won === 0) return worth
    const had = glance.animals[seat * ROWS + row] as number
    // Jokers are taken to join the animals of their row, or to wait.
    const points = animals + had > 0 ? (this.animalPoints[had + won] as number) : LONELY * jokers
    return worth + points + prices.animalLater * glance.roundsLeft * won
  }
}
