/** Animal jokers (CARD-14): each becomes, permanently, an animal of a kind that the winner owns. */
import { type Options, type Position, type Random, refuse, type Seat } from '@bastide/kernel'
import { ANIMAL_JOKER, animalOf, CARDS, COLOURS, type Colour, colourOf, isAnimal } from '../cards/card.ts'
import { animals, joinedColours, waitingJokers } from '../cards/columns.ts'
import { firstFollower, kindOn, rowToSettle, seatOn, takeOut, wordAt } from '../cards/row.ts'
import { LONELY_JOKER } from '../cards/worth.ts'
import type { CardNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { award } from './awarding.ts'
import { refuseVerb, type Step } from './step.ts'

/** The index of a stretch's next animal joker, or -1. */
function nextJoker(p: Position, row: number, end: number): number {
  for (let at = 0; at < end; at++) if (kindOn(wordAt(p, row, at)) === ANIMAL_JOKER) return at
  return -1
}

/** The number of jokers the winner of a stretch must assign: those that waited, and those just won. */
export function jokersToAssign(p: Position, row: number, end: number): number {
  let jokers = waitingJokers.get(p, seatOn(wordAt(p, row, end)))
  for (let at = 0; at < end; at++) if (kindOn(wordAt(p, row, at)) === ANIMAL_JOKER) jokers++
  return jokers
}

/** A bit for each colour of which the winner owns an animal, including those in the stretch. */
export function ownedColours(p: Position, row: number, end: number): number {
  const seat = seatOn(wordAt(p, row, end))
  let owned = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (animals.get(p, seat * COLOURS.length + colour) > 0) owned |= 1 << colour
  for (let at = 0; at < end; at++) {
    const kind = kindOn(wordAt(p, row, at))
    if (isAnimal(kind)) owned |= 1 << colourOf(kind)
  }
  return owned
}

/** One joker joins a kind: a waiting one, or else the next of the stretch, which leaves the row. */
function assign(p: Position, row: number, end: number, colour: number, tell?: CardNarrator): void {
  const seat = seatOn(wordAt(p, row, end))
  const waiting = waitingJokers.get(p, seat)
  if (waiting > 0) waitingJokers.set(p, seat, waiting - 1)
  else takeOut(p, row, nextJoker(p, row, end), 1)
  const place = seat * COLOURS.length + colour
  animals.set(p, place, animals.get(p, place) + 1)
  joinedColours.set(p, 0, joinedColours.get(p, 0) | (1 << colour))
  tell?.({ kind: 'assigned', seat, points: 0, clause: 'CARD-14', card: CARDS[animalOf(colour)] as string })
}

/** If the winner owns only one kind, there is nothing to choose. */
export function assignAll(p: Position, row: number, colour: number, tell?: CardNarrator): void {
  for (let jokers = jokersToAssign(p, row, firstFollower(p, row)); jokers > 0; jokers--)
    assign(p, row, firstFollower(p, row), colour, tell)
}

/**
 * A winner who owns no animal is paid for each joker, which then waits for the first animal. Jokers already waiting
 * have been paid.
 */
export function letJokersWait(p: Position, row: number, tell?: CardNarrator): void {
  for (
    let end = firstFollower(p, row), at = nextJoker(p, row, end);
    at >= 0;
    end = firstFollower(p, row), at = nextJoker(p, row, end)
  ) {
    const seat = seatOn(wordAt(p, row, end))
    takeOut(p, row, at, 1)
    waitingJokers.set(p, seat, waitingJokers.get(p, seat) + 1)
    award(p, seat, LONELY_JOKER)
    tell?.({
      kind: 'score',
      seat,
      points: LONELY_JOKER,
      clause: 'CARD-14',
      card: CARDS[ANIMAL_JOKER] as string,
      items: [LONELY_JOKER],
    })
  }
}

const owned = (p: Position): number => {
  const row = rowToSettle(p)
  return ownedColours(p, row, firstFollower(p, row))
}

const countOf = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1)

/** The winner chooses which kind the next joker becomes. */
export const assigning: Step = {
  name: 'assign',
  options(p, _, out: Options) {
    const bits = owned(p)
    for (let colour = 0; colour < COLOURS.length; colour++) if (bits & (1 << colour)) out.add(colour)
  },
  sample(p, _, random: Random) {
    const bits = owned(p)
    let ticket = random.below(countOf(bits))
    let colour = 0
    for (; !(bits & (1 << colour)) || ticket > 0; colour++) if (bits & (1 << colour)) ticket--
    return colour
  },
  apply(p, _: Seat, colour, tell) {
    const row = rowToSettle(p)
    assign(p, row, firstFollower(p, row), colour, tell)
  },
  toMove: (_, colour): Move => ({ assign: COLOURS[colour] as Colour }),
  toAction(p, _, move) {
    if (!('assign' in move)) return refuseVerb(move, 'the winner is to say what the animal joker becomes', 'CARD-14')
    const colour = COLOURS.indexOf(move.assign)
    if (!(owned(p) & (1 << colour)))
      refuse('no-such-animal', 'a joker becomes an animal of a kind that its winner owns', {
        where: 'assign',
        clause: 'CARD-14',
      })
    return colour
  },
}
