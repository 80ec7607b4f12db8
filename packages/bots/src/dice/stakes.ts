/** What a turn is played for: what each end of it is worth to the seat, as points or as the chance to win. */
import { DICE, WORTH } from '@bastide/dice-game'
import type { Seat } from '@bastide/kernel'
import type { Race } from './race.ts'
import type { Turn } from './turn.ts'

export interface Stakes {
  /** By the dice of the largest complete city: what scoring it is worth. Never falls with the number of dice. */
  readonly city: Float64Array
  /** What ending with three knights is worth (DICE-7). */
  knight: number
  /** What nine catapults are worth (DICE-13). */
  catapults: number
}

export const newStakes = (): Stakes => ({ city: new Float64Array(DICE + 1), knight: 0, catapults: 0 })

/** Plays for points: a knight is worth so many, and nine catapults as many as it takes to win. */
export function stakePoints(stakes: Stakes, times: number, knight: number, target: number): void {
  for (let dice = 0; dice <= DICE; dice++) stakes.city[dice] = (WORTH[dice] as number) * times
  stakes.knight = knight
  stakes.catapults = target
}

/** Points beyond the target are worth nothing. */
export function stakePointsUpTo(stakes: Stakes, need: number, times: number, knight: number): void {
  stakePoints(stakes, times, Math.min(knight, need), need)
  for (let dice = 0; dice <= DICE; dice++) stakes.city[dice] = Math.min(need, stakes.city[dice] as number)
}

/** Plays for the chance to win. */
export function stakeRace(stakes: Stakes, race: Race, turn: Turn, seat: Seat, target: number): void {
  const need = target - (turn.scores[seat] as number)
  const times = turn.isDoubled ? 2 : 1
  meetOthers(race, turn, seat, target, 0)
  for (let dice = 0; dice <= DICE; dice++) stakes.city[dice] = race.chance(need - (WORTH[dice] as number) * times, 0)
  // The others throw a die less while a knight lies in front of this seat.
  meetOthers(race, turn, seat, target, 1)
  stakes.knight = race.chance(need, 1)
  stakes.catapults = 1
}

/** Their next turns, from the last to the first: a knight takes a die from every turn before that of its seat. */
function meetOthers(race: Race, { scores, hasKnight }: Turn, seat: Seat, target: number, ownKnight: number): void {
  race.clear()
  let fewer = ownKnight
  for (let distance = scores.length - 1; distance > 0; distance--) {
    const other = (seat + distance) % scores.length
    const knight = hasKnight[other] ? 1 : 0
    race.meet(target - (scores[other] as number), knight, fewer)
    fewer += knight
  }
}

/** Adds a share of the points that each end brings: a knight so many, and nine catapults what it takes to win. */
export function addPoints(stakes: Stakes, share: number, times: number, knight: number, target: number): void {
  for (let dice = 0; dice <= DICE; dice++)
    stakes.city[dice] = (stakes.city[dice] as number) + share * (WORTH[dice] as number) * times
  stakes.knight += share * knight
  stakes.catapults += share * target
}
