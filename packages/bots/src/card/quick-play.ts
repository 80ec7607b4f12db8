/**
 * How a seat of the card game plays if it must decide at once: by its own hand and by what lies open. It never looks at
 * other hands, at cards that others laid face down, or at the pile.
 *
 * A follower wins what lies before it, and whoever claims last has all the others' cards to choose from. So nobody
 * claims before a stretch is worth it; and who alone may still claim puts all into one row, and claims with an empty
 * hand.
 */
import {
  ANIMAL,
  BUILDING,
  CARDS,
  CASH,
  type CardRules,
  COLOUR_OF,
  COLOURS,
  claimIn,
  FREE_BUILDING,
  Glance,
  KEEP,
  NUMBER_OF,
  playIn,
  SORT_OF,
} from '@bastide/card-game'
import { type Action, NO_ACTION, Options, type Position, type Random, type Seat } from '@bastide/kernel'
import { NO_CARD, type Prices, Stretches } from './stretches.ts'

export interface Habits extends Prices {
  /** What a stretch must be worth before it is claimed: with an empty hand, and more for each card in hand. */
  readonly claimAt: number
  readonly claimPerCard: number
  /** How far it may be from that, either way: nobody is the same at all times. */
  readonly claimWhim: number
  /** How much better a card may be, in points, and yet another be played. */
  readonly whim: number
}

export const HABITS: Habits = {
  claimAt: 17,
  claimPerCard: 5,
  claimWhim: 15,
  whim: 3,
  building: 6.5,
  hidden: 9,
  animalLater: 0.5,
}

const ROWS = COLOURS.length
const KINDS = CARDS.length
const TEN = 10
/** What is added to a row that is not the best one, as a share of what it would be worth in the best one. */
const ELSEWHERE = 0.1
const UNIT = 0x1_0000

export class QuickPlay {
  private readonly glance: Glance
  private readonly rules: CardRules
  private readonly habits: Habits
  private readonly stretches: Stretches
  /** By row: what its open stretch is worth to the seat, and to that rival who would have most of it. */
  private readonly mine = new Float64Array(ROWS)
  private readonly theirs = new Float64Array(ROWS)
  private readonly options = new Options()

  constructor(rules: CardRules, habits: Habits = HABITS) {
    this.rules = rules
    this.habits = habits
    this.glance = new Glance(rules)
    this.stretches = new Stretches(this.glance, habits)
  }

  decide(p: Position, seat: Seat, luck: Random): Action {
    const { glance } = this
    if (this.rules.isPlaying(p)) return this.play(p, seat, luck)
    if (glance.isChoosing(p)) return this.cashOrKeep(p, seat)
    if (glance.isAssigning(p)) return this.assign(p, seat)
    return this.rules.sample(p, seat, luck)
  }

  private play(p: Position, seat: Seat, luck: Random): Action {
    const { glance, mine, theirs, stretches, habits } = this
    glance.look(p, seat)
    const cards = glance.cards[seat] as number
    const isFirst = cards === glance.dealt
    const rivals = this.rivalsOf(seat)
    let best = 0
    for (let row = 0; row < ROWS; row++) {
      mine[row] = stretches.worth(seat, row, NO_CARD, false)
      theirs[row] = this.worthToRivals(seat, row, NO_CARD, false)
      if ((mine[row] as number) > (mine[best] as number)) best = row
    }
    if (glance.claimed[seat] === 1) return this.lay(seat, isFirst, luck)
    if (cards === 0) return claimIn(best)
    if (rivals === 0) return this.gather(seat, isFirst)
    const least = habits.claimAt + habits.claimPerCard * cards + habits.claimWhim * (2 * shareOf(luck) - 1)
    return (mine[best] as number) >= least ? claimIn(best) : this.lay(seat, isFirst, luck)
  }

  /** How many others may still claim. */
  private rivalsOf(seat: Seat): number {
    const { claimed } = this.glance
    let rivals = 0
    for (let other = 0; other < claimed.length; other++) if (other !== seat && claimed[other] === 0) rivals++
    return rivals
  }

  private worthToRivals(seat: Seat, row: number, kind: number, isDown: boolean): number {
    const { claimed } = this.glance
    let most = 0
    for (let other = 0; other < claimed.length; other++) {
      if (other === seat || claimed[other] === 1) continue
      const worth = this.stretches.worth(other, row, kind, isDown)
      if (worth > most) most = worth
    }
    return most
  }

  /** Nobody else can claim any more: all that fits goes into one row, which is claimed last. */
  private gather(seat: Seat, isDown: boolean): Action {
    const { hand } = this.glance
    let target = 0
    let most = Number.NEGATIVE_INFINITY
    for (let row = 0; row < ROWS; row++) {
      const worth = this.stretches.worthWithHand(seat, row)
      if (worth <= most) continue
      most = worth
      target = row
    }
    let chosen = 0
    let least = Number.POSITIVE_INFINITY
    for (let kind = 0; kind < KINDS; kind++) {
      if (hand[kind] === 0) continue
      const colour = COLOUR_OF[kind] as number
      const fits = colour === target || colour === ROWS
      // Face down, a card of another colour is worth ten. Face up it is lost, so it should be a small one.
      const loss = isDown === fits ? 1 + (NUMBER_OF[kind] as number) : 0
      if (loss >= least) continue
      least = loss
      chosen = kind
    }
    const colour = COLOUR_OF[chosen] as number
    return playIn(chosen, isDown || colour === ROWS ? target : colour)
  }

  /** Plays the card that helps rivals least. */
  private lay(seat: Seat, isDown: boolean, luck: Random): Action {
    const { hand } = this.glance
    let chosen = NO_ACTION
    let least = Number.POSITIVE_INFINITY
    for (let kind = 0; kind < KINDS; kind++) {
      if (hand[kind] === 0) continue
      const colour = COLOUR_OF[kind] as number
      const goesAnywhere = isDown || colour === ROWS
      const end = goesAnywhere ? ROWS : colour + 1
      for (let row = goesAnywhere ? 0 : colour; row < end; row++) {
        const harm = this.harmOf(seat, row, kind, isDown) + this.habits.whim * shareOf(luck)
        if (harm >= least) continue
        least = harm
        chosen = playIn(kind, row)
      }
    }
    return chosen
  }

  /** What the best stretch is worth to a rival, once the card lies there. */
  private harmOf(seat: Seat, row: number, kind: number, isDown: boolean): number {
    const { theirs } = this
    const there = this.worthToRivals(seat, row, kind, isDown)
    let most = there
    for (let other = 0; other < ROWS; other++)
      if (other !== row && (theirs[other] as number) > most) most = theirs[other] as number
    return most + ELSEWHERE * (there - (theirs[row] as number))
  }

  /** CARD-17: ten points now, unless the card brings more. */
  private cashOrKeep(p: Position, seat: Seat): Action {
    const { glance, habits } = this
    glance.lookAtSeats(p)
    const kind = glance.misplacedKind(p)
    const sort = SORT_OF[kind] as number
    if (sort === ANIMAL) return this.stretches.worthOfAnimal(seat, COLOUR_OF[kind] as number) > TEN ? KEEP : CASH
    return (sort === BUILDING || sort === FREE_BUILDING) && habits.building > TEN ? KEEP : CASH
  }

  /** CARD-14: a joker joins the animals that are most. */
  private assign(p: Position, seat: Seat): Action {
    const { glance, options } = this
    glance.lookAtSeats(p)
    this.rules.options(p, seat, options)
    let chosen = options.action(0)
    for (let i = 1; i < options.length; i++) {
      const colour = options.action(i)
      if ((glance.animals[seat * ROWS + colour] as number) > (glance.animals[seat * ROWS + chosen] as number))
        chosen = colour
    }
    return chosen
  }
}

/** From 0 up to but excluding 1. */
const shareOf = (luck: Random): number => luck.below(UNIT) / UNIT
