/** In which order the deals of a plan are played. */
import type { Plan, Unit } from './plan.ts'
import { unitsOf } from './plan.ts'

export interface Schedule {
  /** The next deal to play; null if there is none. */
  next(): Unit | null
  /** How much is done, from 0 to 1. */
  progress(): number
  done(unit: Unit): void
}

const keyOf = ({ meeting, deal }: Unit): string => `${meeting} ${deal}`

/** One of several machines plays every so manieth deal. Shards are counted from 1. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The units of a plan that this machine plays. */
export const unitsFor = (plan: Plan, deals: number, shard: Shard | null): readonly Unit[] =>
  unitsOf(plan, deals).filter((_, i) => shard === null || i % shard.of === shard.number - 1)

/** One deal after another. What a report has already is not played again. */
export function inOrder(units: readonly Unit[], played: readonly Unit[]): Schedule {
  const had = new Set(played.map(keyOf))
  const left = units.filter((unit) => !had.has(keyOf(unit)))
  let given = 0
  let done = units.length - left.length
  return {
    next: () => left[given++] ?? null,
    progress: () => (units.length === 0 ? 1 : done / units.length),
    done: () => {
      done++
    },
  }
}

const NONE = -1

interface Share {
  deal: number
  begun: number
  ended: number
  spent: number
}

/** More deals of a meeting than this would not make a rating noticeably surer. */
export const ENOUGH_DEALS = 500

/**
 * For so many milliseconds, every meeting for about as long as any other: quick players then play many games while slow
 * ones play few. A meeting that has had enough deals leaves its time to the others. `now` tells the time.
 */
export function forSoLong(plan: Plan, milliseconds: number, played: readonly Unit[], now: () => number): Schedule {
  const start = now()
  const had = new Set(played.map(keyOf))
  const shares = plan.meetings.map((): Share => ({ deal: 0, begun: 0, ended: 0, spent: 0 }))
  const dealsOf = plan.meetings.map((_, meeting) => played.filter((unit) => unit.meeting === meeting).length)
  const began = new Map<string, number>()
  /** What a meeting has taken, with a guess at what goes on. A meeting that nobody knows comes first. */
  const takenBy = ({ begun, ended, spent }: Share): number => {
    if (begun === 0) return -1
    return ended === 0 ? begun * milliseconds : (spent * begun) / ended
  }
  return {
    next() {
      if (now() - start >= milliseconds) return null
      let meeting = NONE
      let least = Number.POSITIVE_INFINITY
      for (const [i, one] of shares.entries()) {
        const taken = takenBy(one)
        if (taken >= least || (dealsOf[i] as number) >= ENOUGH_DEALS) continue
        meeting = i
        least = taken
      }
      if (meeting === NONE) return null
      const share = shares[meeting] as Share
      dealsOf[meeting] = (dealsOf[meeting] as number) + 1
      while (had.has(keyOf({ meeting, deal: share.deal }))) share.deal++
      share.begun++
      const unit = { meeting, deal: share.deal++ }
      began.set(keyOf(unit), now())
      return unit
    },
    progress: () => (dealsOf.every((deals) => deals >= ENOUGH_DEALS) ? 1 : Math.min(1, (now() - start) / milliseconds)),
    done(unit) {
      const share = shares[unit.meeting] as Share
      share.ended++
      share.spent += now() - (began.get(keyOf(unit)) ?? now())
    },
  }
}
