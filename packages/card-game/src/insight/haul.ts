/** The cards of a stretch, sorted by what they do for its winner. Those that the viewer does not know are counted. */
import type { Position, Seat } from '@bastide/kernel'
import { ANIMAL_JOKER, COLOURS, colourOf, DRAGON, FAIRY, isAnimal, numberOf, UNKNOWN } from '../cards/card.ts'
import { cardWord, DOWN, kindOn, lyingOf, seatOn, TURNED, wordAt } from '../cards/row.ts'
import { isMisplaced } from '../turn/choosing.ts'

export interface Haul {
  /** The numbers of persons that are not misplaced. */
  readonly numbers: number[]
  wonders: number
  misplacedPersons: number
  /** By colour: animals that are kept in any case, and misplaced ones that may be cashed. */
  readonly animals: number[]
  readonly misplacedAnimals: number[]
  jokers: number
  misplacedJokers: number
  /** Buildings and their jokers. */
  buildings: number
  misplacedBuildings: number
  hidden: number
}

function sort(haul: Haul, kind: number, misplaced: boolean): void {
  if (numberOf(kind) > 0) {
    if (misplaced) haul.misplacedPersons++
    else haul.numbers.push(numberOf(kind))
  } else if (kind === DRAGON || kind === FAIRY) haul.wonders++
  else if (isAnimal(kind)) {
    const animals = misplaced ? haul.misplacedAnimals : haul.animals
    animals[colourOf(kind)] = (animals[colourOf(kind)] as number) + 1
  } else if (kind === ANIMAL_JOKER) haul[misplaced ? 'misplacedJokers' : 'jokers']++
  else haul[misplaced ? 'misplacedBuildings' : 'buildings']++
}

/** The part of a row from one index up to another, with no follower in it. */
export function haulOf(
  p: Position,
  row: number,
  from: number,
  to: number,
  viewer: Seat,
  areJokersMisplaced: boolean,
): Haul {
  const haul: Haul = {
    numbers: [],
    wonders: 0,
    misplacedPersons: 0,
    animals: COLOURS.map(() => 0),
    misplacedAnimals: COLOURS.map(() => 0),
    jokers: 0,
    misplacedJokers: 0,
    buildings: 0,
    misplacedBuildings: 0,
    hidden: 0,
  }
  for (let at = from; at < to; at++) {
    const word = wordAt(p, row, at)
    const kind = kindOn(word)
    const isDown = lyingOf(word) === DOWN
    if (kind === UNKNOWN || (isDown && seatOn(word) !== viewer)) haul.hidden++
    // A face-down card that the viewer laid is judged as it will be once it is turned up.
    else sort(haul, kind, isMisplaced(isDown ? cardWord(kind, TURNED, viewer) : word, row, areJokersMisplaced))
  }
  return haul
}
