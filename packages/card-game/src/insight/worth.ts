/** What a stretch pays its winner, as far as a viewer knows its cards. */
import type { Position, Seat } from '@bastide/kernel'
import { worthOfAnimals } from '../cards/animal-points.ts'
import { COLOURS } from '../cards/card.ts'
import { animals, joinedColours, ROWS, waitingJokers } from '../cards/columns.ts'
import { isFollower, lengthOf, rowToSettle, seatOn, wordAt } from '../cards/row.ts'
import { LONELY_JOKER, TEN } from '../cards/worth.ts'
import type { Sources } from '../sources.ts'
import { type Haul, haulOf } from './haul.ts'

export interface StretchWorth {
  /** To whom: the seat whose follower ends the stretch, or the viewer where it is still open. */
  readonly seat: Seat
  /**
   * What the cards that the viewer knows pay at the end of this round: the most of all the ways in which the winner may
   * cash or keep misplaced cards and assign jokers. A winner wins one stretch a round, so nothing else changes it.
   * Hidden cards can only add to it: if `hidden` is 0 it is exact, otherwise it is a lower bound. Buildings are not in
   * it: they pay at the end of the game. Of a stretch that is being settled, it is what is still to come.
   */
  readonly points: number
  /** The same points by where they come from: see `sourcesOf`. */
  readonly sources: Sources
  /** The numbers of the known persons that are not misplaced: their sum, times how many they are, is their points. */
  readonly persons: readonly number[]
  /** Known buildings and building jokers that would go under the chest, where all misplaced ones are cashed. */
  readonly buildings: number
  /** The number of cards in it that the viewer does not know. */
  readonly hidden: number
}

/** What the seat that wins a stretch has already. */
interface Owner {
  /** By colour. */
  readonly animals: readonly number[]
  readonly waiting: number
  /** A bit for each colour that a joker joined earlier in this settlement. */
  readonly joined: number
  /** What nine or more animals of a kind are worth. */
  readonly nine: number
}

/** CARD-13, CARD-14: the most that animals pay, with `jokers` that join kinds from `colour` on in any way. */
function bestJoining(owner: Owner, won: number[], jokers: number, colour: number): number {
  if (colour === COLOURS.length) return jokers === 0 ? 0 : Number.NEGATIVE_INFINITY
  const [had, gained] = [owner.animals[colour] as number, won[colour] as number]
  let best = Number.NEGATIVE_INFINITY
  for (let joining = had + gained > 0 ? jokers : 0; joining >= 0; joining--) {
    const scores = gained + joining > 0 || (owner.joined & (1 << colour)) !== 0
    const points = scores ? worthOfAnimals(had + gained + joining, owner.nine) : 0
    best = Math.max(best, points + bestJoining(owner, won, jokers - joining, colour + 1))
  }
  return best
}

interface Split {
  readonly animals: number
  readonly lonely: number
  readonly cashed: number
}

const pointsOf = ({ animals: ofAnimals, lonely, cashed }: Split): number => ofAnimals + lonely + cashed

function settled(owner: Owner, won: number[], jokers: number, cashed: number): Split {
  const ownsNone = won.every((count, colour) => count + (owner.animals[colour] as number) === 0)
  if (ownsNone) return { animals: 0, lonely: jokers * LONELY_JOKER, cashed: cashed * TEN }
  return { animals: bestJoining(owner, won, jokers + owner.waiting, 0), lonely: 0, cashed: cashed * TEN }
}

/** CARD-17: tries every number of misplaced animals and jokers to keep. Where it makes no difference, more are kept. */
function bestKeeping(owner: Owner, haul: Haul, won: number[], cashed: number, colour: number): Split {
  let best: Split | null = null
  const isLast = colour === COLOURS.length
  const misplaced = isLast ? haul.misplacedJokers : (haul.misplacedAnimals[colour] as number)
  for (let kept = misplaced; kept >= 0; kept--) {
    const more = cashed + misplaced - kept
    const split = isLast
      ? settled(owner, won, haul.jokers + kept, more)
      : bestKeeping(
          owner,
          haul,
          won.map((count, i) => (i === colour ? count + kept : count)),
          more,
          colour + 1,
        )
    if (best === null || pointsOf(split) > pointsOf(best)) best = split
  }
  return best as Split
}

function worthOfHaul(seat: Seat, owner: Owner, haul: Haul): StretchWorth {
  const { numbers, wonders, misplacedPersons, misplacedBuildings, buildings, hidden } = haul
  const best = bestKeeping(owner, haul, haul.animals, 0, 0)
  const sources = {
    persons: numbers.reduce((sum, number) => sum + number, 0) * numbers.length,
    animals: best.animals,
    jokers: best.lonely,
    'dragon-and-fairy': wonders * TEN,
    misplaced: best.cashed + (misplacedPersons + misplacedBuildings) * TEN,
  }
  return {
    seat,
    points: Object.values(sources).reduce((sum, points) => sum + points, 0),
    sources: Object.fromEntries(Object.entries(sources).filter(([, points]) => points > 0)),
    persons: numbers,
    buildings,
    hidden,
  }
}

/** The options of a setup that decide what cards are worth. */
export interface Pricing {
  readonly areJokersMisplaced: boolean
  readonly nineAnimals: number
}

/**
 * By row, and in it by stretch, as in the view. An open stretch is priced for the viewer; it is null for a watcher and
 * for a seat that cannot claim any more in this round.
 */
export function stretchWorths(
  { areJokersMisplaced, nineAnimals }: Pricing,
  p: Position,
  viewer: Seat,
  mayClaim: boolean,
): readonly (readonly (StretchWorth | null)[])[] {
  const worthOf = (row: number, from: number, to: number, seat: Seat): StretchWorth => {
    const owner: Owner = {
      animals: COLOURS.map((_, colour) => animals.get(p, seat * COLOURS.length + colour)),
      waiting: waitingJokers.get(p, seat),
      // Jokers join in the stretch that is being settled, the first of its row.
      joined: from === 0 && row === rowToSettle(p) ? joinedColours.get(p, 0) : 0,
      nine: nineAnimals,
    }
    return worthOfHaul(seat, owner, haulOf(p, row, from, to, viewer, areJokersMisplaced))
  }
  return Array.from({ length: ROWS }, (_, row) => {
    const worths: (StretchWorth | null)[] = []
    let from = 0
    for (let at = 0; at < lengthOf(p, row); at++) {
      if (!isFollower(wordAt(p, row, at))) continue
      worths.push(worthOf(row, from, at, seatOn(wordAt(p, row, at))))
      from = at + 1
    }
    return [...worths, mayClaim ? worthOf(row, from, lengthOf(p, row), viewer) : null]
  })
}
