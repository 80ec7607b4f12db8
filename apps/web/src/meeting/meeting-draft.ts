/** A table for several people, being set up: the form of a table, and what is agreed on besides. */
import type { SetupForm } from '@bastide/kernel'
import { type KeptFor, type Terms, WATCHED_BY, type WatchedBy } from '@bastide/wire'
import { aidsOf, clockOf, type Draft, firstDraft } from '../lobby/opening-draft.ts'
import { draftOf, setupOf } from '../lobby/setup-draft.ts'

export { WATCHED_BY }

export interface MeetingDraft extends Draft {
  /** The keys of seats that are kept for anybody, not only for those who have the link. */
  readonly open: readonly number[]
  /** How many days for each move; null if the clock is another. */
  readonly days: number | null
  readonly watchedBy: WatchedBy
  readonly delay: number
  readonly standIn: string | null
  readonly isListed: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** How much later watchers see what happens. */
export const DELAYS = [0, MINUTE_MS, 5 * MINUTE_MS] as const

/** Two people, with what was played last. */
export function firstMeeting(game: string, form: SetupForm, before: Draft | null): MeetingDraft {
  const draft = before ?? firstDraft(game, form, null)
  const seats = firstDraft(game, form, null).seats
  return {
    ...draft,
    game,
    seats,
    aids: null,
    open: [],
    days: null,
    watchedBy: 'link',
    delay: 0,
    standIn: null,
    isListed: false,
  }
}

/** What is agreed on now, as the form shows it. */
export function meetingOf(form: SetupForm, terms: Terms, kept: readonly KeptFor[]): MeetingDraft {
  const { game, clock, aids, watchedBy, delay, standIn, isListed } = terms
  const base = firstMeeting(game, form, null)
  const isByDays = clock.kind === 'move' && clock.ms >= DAY_MS
  return {
    ...base,
    ...(draftOf(form, terms.setup) ?? {}),
    seats: kept.map((one, i) => ({
      key: i + 1,
      name: '',
      colour: base.seats[0]?.colour ?? 'blue',
      bot: one.kind === 'bot' ? one.bot : null,
    })),
    open: kept.flatMap((one, i) => (one.kind === 'anybody' ? [i + 1] : [])),
    days: isByDays ? Math.round(clock.ms / DAY_MS) : null,
    clock: isByDays
      ? base.clock
      : {
          kind: clock.kind,
          minutes: clock.kind === 'game' ? clock.ms / MINUTE_MS : base.clock.minutes,
          increment: clock.kind === 'game' ? clock.increment / 1000 : base.clock.increment,
          seconds: clock.kind === 'move' ? clock.ms / 1000 : base.clock.seconds,
        },
    aids,
    watchedBy,
    delay,
    standIn,
    isListed,
  }
}

export const termsOf = (draft: MeetingDraft, form: SetupForm): Terms => ({
  game: draft.game,
  setup: setupOf(draft),
  clock: draft.days === null ? clockOf(draft.clock) : { kind: 'move', ms: draft.days * DAY_MS },
  aids: aidsOf(draft, form),
  watchedBy: draft.watchedBy,
  delay: draft.watchedBy === 'nobody' ? 0 : draft.delay,
  standIn: draft.standIn,
  isListed: draft.isListed,
})

export const keptSeats = ({ seats, open }: MeetingDraft): readonly KeptFor[] =>
  seats.map(({ key, bot }) => {
    if (bot !== null) return { kind: 'bot', bot }
    return { kind: open.includes(key) ? 'anybody' : 'invited' }
  })

/** Keeps a seat for somebody else. */
export function keepFor(draft: MeetingDraft, key: number, kept: KeptFor): MeetingDraft {
  const others = draft.open.filter((one) => one !== key)
  const open = kept.kind === 'anybody' ? [...others, key] : others
  const bot = kept.kind === 'bot' ? kept.bot : null
  const seats = draft.seats.map((seat) => (seat.key === key ? { ...seat, bot } : seat))
  return { ...draft, seats, open }
}

/** A table on the list is for anybody: whoever finds it there has no link. */
export function listed(draft: MeetingDraft, isListed: boolean): MeetingDraft {
  const people = draft.seats.filter(({ bot }) => bot === null).map(({ key }) => key)
  return { ...draft, isListed, open: isListed ? people : [] }
}
