/** What is to be played: who meets whom, in which game, with which deals. Equal plans give equal games. */
import type { AnyRules, Game, Json } from '@bastide/kernel'
import { composeRules, gameOf } from '../setup.ts'
import { seedOf } from './seeds.ts'

export interface Plan {
  readonly game: string
  /** The whole setup. */
  readonly setup: Json
  /** Bots by their ids, and programs as `cmd:…`. */
  readonly players: readonly string[]
  /** Who plays together, by their numbers among the players; all meetings have as many seats. */
  readonly meetings: readonly (readonly number[])[]
  /** Whether each deal is played as often as there are seats, everybody once in every seat. */
  readonly changesSeats: boolean
  readonly seed: number
  /** A game with more moves is abandoned as unfinished. */
  readonly limit: number
  /** Milliseconds that a program may take for a decision. */
  readonly moveTime: number
}

/** The smallest part of a plan: one deal of one meeting, in all its shifts. */
export interface Unit {
  readonly meeting: number
  readonly deal: number
}

export const seatsOf = ({ meetings }: Plan): number => meetings[0]?.length ?? 0

/** How many games a deal has. */
export const gamesOf = (plan: Plan): number => (plan.changesSeats ? seatsOf(plan) : 1)

/** Who sits where, by number: with each shift everybody moves on by a seat. */
export function seatingOf(plan: Plan, meeting: number, shift: number): readonly number[] {
  const players = plan.meetings[meeting] as readonly number[]
  return players.map((_, seat) => players[(seat - shift + players.length) % players.length] as number)
}

/** Every meeting plays the same deals. */
export const dealNameOf = ({ seed }: Plan, deal: number): string => `arena ${seed} ${deal}`

/** The random numbers of a bot: another stream than the deal, and another one in each game and seat. */
export const botSeedOf = ({ seed }: Plan, { meeting, deal }: Unit, shift: number, seat: number): number =>
  seedOf('bot', seed, meeting, deal, shift, seat)

/**
 * The seed that a program is told. It does not depend on the plan's own, from which the draws are made: a program could
 * find that one by trying.
 */
export const programSeedOf = ({ meeting, deal }: Unit, shift: number, seat: number): number =>
  seedOf('program', meeting, deal, shift, seat)

export function rulesOfPlan(plan: Plan): { readonly game: Game; readonly rules: AnyRules } {
  const game = gameOf(plan.game)
  return { game, rules: composeRules(game, plan.setup, seatsOf(plan)) }
}

/** All units, deal by deal, so that all meetings get on alike. */
export function unitsOf(plan: Plan, deals: number): readonly Unit[] {
  return Array.from({ length: deals * plan.meetings.length }, (_, i) => ({
    meeting: i % plan.meetings.length,
    deal: Math.floor(i / plan.meetings.length),
  }))
}

/** Every two of so many players. `reach` limits how far apart they may be. */
export function everyTwo(players: number, reach = players): readonly (readonly number[])[] {
  const meetings: number[][] = []
  for (let one = 0; one < players; one++)
    for (let other = one + 1; other < players && other - one <= reach; other++) meetings.push([one, other])
  return meetings
}
