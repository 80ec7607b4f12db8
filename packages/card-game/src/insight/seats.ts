/** What a view tells everybody about a seat. */
import type { Position, Seat } from '@bastide/kernel'
import { worthOfAnimals } from '../cards/animal-points.ts'
import { COLOURS, type Colour } from '../cards/card.ts'
import { readChest } from '../cards/chest.ts'
import { CHEST, chests, handSize, hasClaimed, scores, waitingJokers } from '../cards/columns.ts'
import { Series } from '../cards/series.ts'
import { SERIES_POINTS } from '../cards/series-points.ts'
import { buildingsOf } from '../cards/worth.ts'
import { animalsOf } from '../facts.ts'

/** A building of a series: its colour, and whether a joker stands for it. */
export interface ShownBuilding {
  readonly colour: Colour
  readonly joker: boolean
}

/** Buildings of different colours that score together (CARD-19). */
export interface ShownSeries {
  readonly buildings: readonly ShownBuilding[]
  readonly points: number
}

export interface ShownSeat {
  readonly score: number
  /** The number of animals of each colour in front of the player, including jokers. */
  readonly animals: { readonly [colour in Colour]: number }
  /** By colour: what the seat would score for that kind if it won one more of it. Waiting jokers would join it. */
  readonly nextAnimal: { readonly [colour in Colour]: number }
  /** Animal jokers waiting for a first animal. */
  readonly waiting: number
  /** The number of cards under the chest. */
  readonly chest: number
  /** Once the game is over, what lay under the chest, the longest series first; null before (CARD-15). */
  readonly series: readonly ShownSeries[] | null
  /** The number of cards in hand. */
  readonly hand: number
  /** Whether the large follower was placed in this round. */
  readonly claimed: boolean
}

const byColour = (counts: readonly number[]): { readonly [colour in Colour]: number } =>
  Object.fromEntries(COLOURS.map((colour, i) => [colour, counts[i]])) as { readonly [colour in Colour]: number }

/** A colour's own buildings are in the first series that have it; jokers stand for it in those that follow. */
function seriesOf(p: Position, seat: Seat): readonly ShownSeries[] {
  const split = readChest(new Series(), p, seat)
  return split.lengths().map((length, series) => ({
    buildings: COLOURS.flatMap((colour, i) =>
      split.has(series, i) ? [{ colour, joker: series >= chests.get(p, seat * CHEST + i) }] : [],
    ),
    points: SERIES_POINTS[length] as number,
  }))
}

export function shownSeat(p: Position, seat: Seat, nineAnimals: number, isOver: boolean): ShownSeat {
  const owned = animalsOf(p, seat)
  const waiting = waitingJokers.get(p, seat)
  return {
    score: scores.get(p, seat),
    animals: byColour(owned),
    nextAnimal: byColour(owned.map((count) => worthOfAnimals(count + 1 + waiting, nineAnimals))),
    waiting,
    chest: buildingsOf(p, seat),
    series: isOver ? seriesOf(p, seat) : null,
    hand: handSize.get(p, seat),
    claimed: hasClaimed.get(p, seat) === 1,
  }
}
