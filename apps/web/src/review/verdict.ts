/** What a result means to whoever looks at it: who won, by how much, and what decided it. */
import type { Seat, Standing } from '@bastide/kernel'
import type { TableSummary } from '@bastide/wire'
import { wasPlayedHere } from '../kit/played-here.ts'
import type { Sources } from '../playing/game-page.ts'

export interface Verdict {
  /** The only person at this screen, if one plays there: the result is told to them. */
  readonly you: Standing | null
  readonly winners: readonly Standing[]
  /** How far the winner is ahead: of you, or else of the next. Null where points do not tell, or several share it. */
  readonly margin: number | null
  /** Who is compared with the winner. */
  readonly other: Standing | null
}

/** `people` are the seats of people at this screen; `byPoints` is false where the game ended early. */
export function verdictOf(standings: readonly Standing[], people: readonly Seat[], byPoints: boolean): Verdict {
  const you = people.length === 1 ? (standings.find(({ seat }) => seat === people[0]) ?? null) : null
  const winners = standings.filter(({ place }) => place === 1)
  const [winner] = winners
  const isBeaten = you !== null && you.place > 1
  const other =
    winners.length > 1 && !isBeaten ? null : isBeaten ? you : (standings.find(({ place }) => place > 1) ?? null)
  const ahead = winner === undefined || other === null ? 0 : winner.score - other.score
  // A game may be decided by something else than points, too.
  return { you, winners, other, margin: byPoints && ahead > 0 ? ahead : null }
}

export interface Decisive {
  readonly source: string
  /** The winner's points from it, and the other's. */
  readonly most: number
  readonly least: number
}

/** The source that brought the winner most more than the other. */
export function decisiveSource({ winners, other, margin }: Verdict, bySeat: readonly Sources[]): Decisive | null {
  const [winner, ...sharing] = winners
  // Where several won, each may have done so by something else.
  if (winner === undefined || sharing.length > 0 || other === null || margin === null) return null
  const [ahead, behind] = [bySeat[winner.seat] ?? {}, bySeat[other.seat] ?? {}]
  const [first] = Object.entries(ahead)
    .map(([source, most]) => ({ source, most, least: behind[source] ?? 0 }))
    .sort((one, another) => another.most - another.least - (one.most - one.least))
  return first === undefined || first.most <= first.least ? null : first
}

/**
 * The best score of somebody in the other games of the same setup that are kept here; null if there is none. A table
 * with one person is theirs, whatever they were called then.
 */
export function bestBefore(tables: readonly TableSummary[], id: string, name: string): number | null {
  const now = tables.find(({ table }) => table === id)
  if (now === undefined) return null
  const setup = JSON.stringify(now.setup)
  const scores = tables
    .filter((one) => one !== now && one.finished && wasPlayedHere(one))
    .filter((one) => one.game === now.game && JSON.stringify(one.setup) === setup)
    .flatMap(({ seats }) => {
      const people = seats.filter(({ player }) => player.kind === 'human')
      return people.filter((person) => people.length === 1 || person.name === name)
    })
    .map(({ score }) => score)
  return scores.length === 0 ? null : Math.max(...scores)
}
