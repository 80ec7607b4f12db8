/** What a report comes to: for each meeting what everybody won, by how much, and how sure that is. */
import { eloInterval, eloOf, type Interval, intervalOfMean, intervalOfShare, meanOf } from './intervals.ts'
import { fitLadder, type Met, type Rating } from './ladder.ts'
import { gamesOf, type Plan, seatsOf } from './plan.ts'
import type { DealGame } from './playing-deals.ts'
import type { Report, StoredDeal } from './report.ts'
import { type Hypotheses, SequentialTest, type Tested } from './sprt.ts'
import { meanTime, percentile } from './timing.ts'

/** With its 95 % interval. */
export interface Measured extends Interval {
  readonly value: number
}

export interface PlayerSummary {
  /** By number among the players. */
  readonly player: number
  readonly won: number
  /** Games in which it was first together with others. */
  readonly shared: number
  readonly lost: number
  readonly share: Measured
  /** Against the other, where two meet. */
  readonly elo: Measured | null
  /** Points and lead over the best other in games that were played to the end. */
  readonly points: Measured
  readonly margin: Measured
  /** Games that it lost by itself, with the reason of each kind that came first. */
  readonly faults: readonly { readonly code: string; readonly games: number; readonly reason: string }[]
}

export interface MeetingSummary {
  readonly meeting: number
  readonly deals: number
  readonly games: number
  readonly unfinished: number
  readonly players: readonly PlayerSummary[]
}

const isUnfinished = ({ places }: DealGame): boolean => places.includes(0)

/** What a seat got of a game: all for a win, a part if it was first with others. Nobody has won an unfinished game. */
function shareIn(game: DealGame, seat: number): number {
  if (isUnfinished(game)) return 1 / game.places.length
  const first = game.places.filter((place) => place === 1).length
  return game.places[seat] === 1 ? 1 / first : 0
}

/** What a player got of a deal. */
export function shareOfDeal({ games }: StoredDeal, player: number): number {
  return games.reduce((sum, game) => sum + shareIn(game, game.seating.indexOf(player)), 0) / games.length
}

const measured = (value: number, interval: Interval): Measured => ({ value, ...interval })

function faultsOf(games: readonly DealGame[], player: number): PlayerSummary['faults'] {
  const own = games.flatMap(({ seating, faults }) => faults.filter(({ seat }) => seating[seat] === player))
  const codes = [...new Set(own.map(({ code }) => code))]
  return codes.map((code) => {
    const such = own.filter((fault) => fault.code === code)
    return { code, games: such.length, reason: such[0]?.reason as string }
  })
}

/** Means per deal: games of one deal depend on each other. */
function meanPerDeal(deals: readonly StoredDeal[], valueIn: (game: DealGame) => number): Measured {
  const samples = deals.flatMap(({ games }) => {
    const whole = games.filter((game) => !isUnfinished(game) && game.faults.length === 0)
    return whole.length === 0 ? [] : [whole.reduce((sum, game) => sum + valueIn(game), 0) / whole.length]
  })
  const mean = meanOf(samples)
  return measured(mean.mean, intervalOfMean(mean))
}

function playerSummary(plan: Plan, deals: readonly StoredDeal[], player: number): PlayerSummary {
  const games = deals.flatMap((deal) => deal.games)
  const shares = games.map((game) => shareIn(game, game.seating.indexOf(player)))
  const ofDeals = deals.map((deal) => shareOfDeal(deal, player))
  const { mean } = meanOf(ofDeals)
  const interval = intervalOfShare(ofDeals, gamesOf(plan))
  const scoreIn = ({ seating, scores }: DealGame): number => scores[seating.indexOf(player)] as number
  const bestOther = ({ seating, scores }: DealGame): number =>
    Math.max(...scores.filter((_, seat) => seating[seat] !== player))
  return {
    player,
    won: shares.filter((share) => share === 1).length,
    shared: shares.filter((share) => share > 0 && share < 1).length,
    lost: shares.filter((share) => share === 0).length,
    share: measured(mean, interval),
    elo: seatsOf(plan) === 2 ? measured(eloOf(mean), eloInterval(interval)) : null,
    points: meanPerDeal(deals, scoreIn),
    margin:
      seatsOf(plan) < 2
        ? measured(0, { low: 0, high: 0 })
        : meanPerDeal(deals, (game) => scoreIn(game) - bestOther(game)),
    faults: faultsOf(games, player),
  }
}

export function summariesOf({ plan, deals }: Report): readonly MeetingSummary[] {
  return plan.meetings.map((players, meeting) => {
    const own = deals.filter((deal) => deal.meeting === meeting)
    const games = own.flatMap((deal) => deal.games)
    return {
      meeting,
      deals: own.length,
      games: games.length,
      unfinished: games.filter(isUnfinished).length,
      players: players.map((player) => playerSummary(plan, own, player)),
    }
  })
}

/** What two players met for. */
function metsOf({ plan, deals }: Report): readonly Met[] {
  return plan.meetings.flatMap(([one, other], meeting) => {
    const own = deals.filter((deal) => deal.meeting === meeting)
    const games = own.length * gamesOf(plan)
    const points = own.reduce((sum, deal) => sum + shareOfDeal(deal, one as number) * gamesOf(plan), 0)
    return games === 0 ? [] : [{ one: one as number, other: other as number, games, points }]
  })
}

/** Whose rating is given, and what it is. Without it the first player has that rating. */
export const ANCHOR = 'journeyman'
export const ANCHORED_AT = 1500

/** The ratings of all players of a round robin; null until all its meetings have begun. */
export function ladderOf(report: Report): readonly Rating[] | null {
  const { players, meetings } = report.plan
  const mets = metsOf(report)
  if (mets.length < meetings.length) return null
  return fitLadder(players.length, mets, Math.max(0, players.indexOf(ANCHOR)), ANCHORED_AT)
}

export interface TimeSummary {
  readonly moves: number
  /** In milliseconds. */
  readonly mean: number
  readonly percentile99: number
}

export const timesOf = ({ times }: Report): readonly TimeSummary[] =>
  times.map((one) => ({ moves: one.moves, mean: meanTime(one), percentile99: percentile(one, 0.99) }))

/** The test of the first player of the first meeting, over its deals in order. */
export function sprtOf({ plan, deals }: Report, hypotheses: Hypotheses): Tested {
  const test = new SequentialTest(hypotheses, gamesOf(plan))
  const first = plan.meetings[0]?.[0] as number
  for (const deal of [...deals].sort((one, other) => one.deal - other.deal))
    if (deal.meeting === 0) test.add(shareOfDeal(deal, first))
  return test.tested
}
