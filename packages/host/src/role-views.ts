/**
 * What the roles at a table see, made once for each version however many follow it. A role is a viewer and the seats
 * held: two who have the same role see the same, and are sent the same bytes.
 */
import type { Seat } from '@bastide/kernel'
import { hasLeft, lookAt, type TableState, type TableView, takeBackFor } from '@bastide/table'
import { changesBetween, type KnownChanges, type TableChange, type TableUpdate } from '@bastide/wire'
import type { KeptTable } from './kept-table.ts'

export interface Role {
  readonly viewer: Seat
  readonly held: readonly Seat[]
}

/** Where somebody is in what they were told: a version, and the role in which they were told it. */
export interface Place {
  readonly version: number
  readonly role: Role
}

/** What does not depend on when it is sent, and to whom of those with the same role. */
type Seen = Omit<TableUpdate, 'at' | 'from' | 'told'>

const nameOf = ({ viewer, held }: Role): string => `${viewer}:${held.join()}`

export class RoleViews {
  readonly #kept: KeptTable
  #version = 0
  /** By role: at the present version, and at the one before it that somebody was told. */
  #seen = new Map<string, Seen>()
  #before = new Map<string, Seen>()
  /** The JSON of the game's own part, which is by far the largest. */
  readonly #games = new Map<string, string>()
  readonly #changes = new Map<string, string>()
  /** What roles see alike is the same objects, and has changed alike. */
  readonly #knownChanges: KnownChanges = new Map()

  constructor(kept: KeptTable) {
    this.#kept = kept
  }

  /** The table as a role sees it now, with the story from a move on. */
  update(role: Role, from: number, now: number): TableUpdate {
    const seen = this.#look(role)
    const { viewer, ...others } = seen
    const told = this.#kept.storyFor(viewer).slice(from)
    return { ...others, viewer, at: now, view: viewAt(seen.view, now), from, told }
  }

  /** The same as the JSON of a notice. */
  wholeText(role: Role, from: number, now: number): string {
    const update = this.update(role, from, now)
    const { game: _, ...view } = update.view
    const text = JSON.stringify({ tell: 'update', update: { ...update, view: undefined } })
    const name = nameOf(role)
    const game = this.#games.get(name) ?? JSON.stringify(update.view.game)
    this.#games.set(name, game)
    return `${text.slice(0, -2)},"view":${JSON.stringify(view).slice(0, -1)},"game":${game}}}}`
  }

  /**
   * The JSON of a notice with what changed since somebody was told; null if they need the whole. It is the same for
   * everybody who comes from this place, since they have heard the same part of the story.
   */
  changeText(place: Place, role: Role, from: number, now: number): string | null {
    const seen = this.#look(role)
    const before = this.#before.get(nameOf(place.role))
    if (before?.version !== place.version) return null
    const name = `${nameOf(place.role)}>${nameOf(role)}`
    const known = this.#changes.get(name)
    if (known !== undefined) return known
    const change: TableChange = {
      table: seen.table,
      since: before.version,
      version: seen.version,
      changes: changesBetween(withoutTimes(before) as never, this.update(role, from, now) as never, this.#knownChanges),
    }
    const text = JSON.stringify({ tell: 'change', change })
    this.#changes.set(name, text)
    return text
  }

  /** Somebody knows what this role sees now, so that they can be told what changes. */
  prepare(role: Role): void {
    this.#look(role)
  }

  /** Everybody who could be told was told: what only led there is let go of. */
  settle(): void {
    this.#before.clear()
    this.#letGo()
  }

  #look(role: Role): Seen {
    const { state, id } = this.#kept
    if (state.version !== this.#version) this.#turnTo(state.version)
    const { viewer, held } = role
    const name = nameOf(role)
    const known = this.#seen.get(name)
    if (known !== undefined) return known
    const [another] = this.#seen.values()
    const view = lookAt(state, viewer, state.at, another?.view)
    const takeBack = takeBackAmong(state, held)
    const seen: Seen = {
      table: id,
      version: state.version,
      viewer,
      mine: held,
      view,
      takeBack,
      setup: state.rules.setup,
    }
    this.#seen.set(name, seen)
    return seen
  }

  /** Forgets what was seen: the table was rewritten. */
  forget(): void {
    this.#turnTo(0)
    this.#before = new Map()
  }

  #turnTo(version: number): void {
    this.#version = version
    this.#before = this.#seen
    this.#seen = new Map()
    this.#letGo()
  }

  /** Texts and changes that only this version needs. */
  #letGo(): void {
    this.#games.clear()
    this.#changes.clear()
    this.#knownChanges.clear()
  }
}

/** A view at a later time: only the running clock has moved. */
function viewAt(view: TableView, now: number): TableView {
  const { running, since } = view.clock
  if (running === null || since === null || now <= since) return view
  const gone = now - since
  const seats = view.seats.map((seat, i) =>
    i === running && seat.clock !== null ? { ...seat, clock: Math.max(0, seat.clock - gone) } : seat,
  )
  return { ...view, seats, clock: { ...view.clock, since: now } }
}

/** Whoever was told this may have been told so at any time, so each change has to name every time anew. */
function withoutTimes(seen: Seen): unknown {
  const { clock, seats, ...view } = seen.view
  if (clock.plan.kind === 'none') return seen
  return {
    ...seen,
    view: {
      ...view,
      clock: { plan: clock.plan, running: clock.running },
      seats: seats.map(({ clock: _, ...seat }) => seat),
    },
  }
}

/** At one screen, the person who moved last may take back, not the one to move next. */
function takeBackAmong(state: TableState, held: readonly Seat[]): TableUpdate['takeBack'] {
  // Those who have left take nothing back: the moves since were made for them.
  const people = state.movers.filter(
    (mover): mover is Seat => mover !== 'chance' && held.includes(mover) && !hasLeft(state, mover),
  )
  const by = people.at(-1)
  const how = by === undefined ? null : takeBackFor(state, by)
  return by === undefined || how === null ? null : { by, how }
}
