/** What the cards of a stretch give its winner, once everything is turned up, chosen and assigned (CARD-21). */
import type { Position, Seat } from '@bastide/kernel'
import { worthOfAnimals } from '../cards/animal-points.ts'
import {
  animalOf,
  BUILDING_JOKER,
  CARDS,
  COLOURS,
  cardOf,
  colourOf,
  DRAGON,
  FAIRY,
  isAnimal,
  isBuilding,
  numberOf,
} from '../cards/card.ts'
import { animals, CHEST, chests, joinedColours } from '../cards/columns.ts'
import { firstFollower, kindOn, seatOn, wordAt } from '../cards/row.ts'
import { TEN } from '../cards/worth.ts'
import type { CardNarrator } from '../happening.ts'
import { award } from './awarding.ts'
import { isMisplaced } from './choosing.ts'
import type { TablePlan } from './step.ts'

type Plan = Pick<TablePlan, 'areJokersMisplaced' | 'nineAnimals'>

/** CARD-12: the sum of the numbers times their count; misplaced ones do not count. */
function scorePersons(
  { areJokersMisplaced }: Plan,
  p: Position,
  row: number,
  end: number,
  seat: Seat,
  tell?: CardNarrator,
): void {
  let sum = 0
  let count = 0
  for (let at = 0; at < end; at++) {
    const word = wordAt(p, row, at)
    if (numberOf(kindOn(word)) === 0 || isMisplaced(word, row, areJokersMisplaced)) continue
    sum += numberOf(kindOn(word))
    count++
  }
  if (count === 0) return
  award(p, seat, sum * count)
  tell?.({
    kind: 'score',
    seat,
    points: sum * count,
    clause: 'CARD-12',
    items: numbersOf(p, row, end, areJokersMisplaced),
    times: count,
  })
}

/** For the narrator. */
function numbersOf(p: Position, row: number, end: number, areJokersMisplaced: boolean): readonly number[] {
  const words = Array.from({ length: end }, (_, at) => wordAt(p, row, at)).filter(
    (word) => !isMisplaced(word, row, areJokersMisplaced),
  )
  return words.map((word) => numberOf(kindOn(word))).filter((number) => number > 0)
}

/** CARD-13: each kind of which a card was won, including jokers, scores all of its animals at once. */
function scoreAnimals(
  { nineAnimals }: Plan,
  p: Position,
  row: number,
  end: number,
  seat: Seat,
  tell?: CardNarrator,
): void {
  let won = joinedColours.get(p, 0)
  for (let at = 0; at < end; at++) {
    const kind = kindOn(wordAt(p, row, at))
    if (!isAnimal(kind)) continue
    const place = seat * COLOURS.length + colourOf(kind)
    animals.set(p, place, animals.get(p, place) + 1)
    won |= 1 << colourOf(kind)
  }
  joinedColours.set(p, 0, 0)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!(won & (1 << colour))) continue
    const count = animals.get(p, seat * COLOURS.length + colour)
    const points = worthOfAnimals(count, nineAnimals)
    award(p, seat, points)
    tell?.({
      kind: 'score',
      seat,
      points,
      clause: 'CARD-13',
      card: CARDS[animalOf(colour)] as string,
      count,
      items: [points],
    })
  }
}

/** CARD-16, CARD-17: a dragon, a fairy and misplaced persons give ten each. */
function scoreTens(
  { areJokersMisplaced }: Plan,
  p: Position,
  row: number,
  end: number,
  seat: Seat,
  tell?: CardNarrator,
): void {
  for (let at = 0; at < end; at++) {
    const word = wordAt(p, row, at)
    const kind = kindOn(word)
    const isWonder = kind === DRAGON || kind === FAIRY
    if (!isWonder && !(numberOf(kind) > 0 && isMisplaced(word, row, areJokersMisplaced))) continue
    award(p, seat, TEN)
    tell?.({
      kind: 'score',
      seat,
      points: TEN,
      clause: isWonder ? 'CARD-16' : 'CARD-17',
      card: cardOf(kind),
      row: COLOURS[row] as string,
      items: [TEN],
    })
  }
}

/** CARD-15: buildings and their jokers go under the chest. */
function storeBuildings(p: Position, row: number, end: number, seat: Seat, tell?: CardNarrator): void {
  for (let at = 0; at < end; at++) {
    const kind = kindOn(wordAt(p, row, at))
    if (!isBuilding(kind) && kind !== BUILDING_JOKER) continue
    // A joker has no colour; its index follows theirs.
    const place = seat * CHEST + colourOf(kind)
    chests.set(p, place, chests.get(p, place) + 1)
    tell?.({ kind: 'stored', seat, points: 0, clause: 'CARD-15', card: cardOf(kind) })
  }
}

export function scoreStretch(plan: Plan, p: Position, row: number, tell?: CardNarrator): void {
  const end = firstFollower(p, row)
  const seat = seatOn(wordAt(p, row, end))
  scorePersons(plan, p, row, end, seat, tell)
  scoreAnimals(plan, p, row, end, seat, tell)
  scoreTens(plan, p, row, end, seat, tell)
  storeBuildings(p, row, end, seat, tell)
}
