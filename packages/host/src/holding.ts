/** Who holds which seats of a table, and which viewer somebody is. */
import { type Seat, WATCHER } from '@bastide/kernel'
import { hasLeft, type Opening, type TableState } from '@bastide/table'
import type { Holders, Identity } from './store.ts'

/** Whoever opens a table holds all its human seats: several people at one screen, until others can join. */
export const openedBy = (owner: Identity, seats: Opening['seats']): Holders => ({
  owner,
  seats: seats.map(({ player }) => (player.kind === 'human' ? owner : null)),
})

export const seatsHeldBy = ({ seats }: Holders, who: Identity): readonly Seat[] =>
  seats.flatMap((holder, seat) => (holder === who ? [seat] : []))

/** Which viewer somebody is, and which of their seats had to decide when they last looked. */
export interface Eyes {
  readonly viewer: Seat
  readonly awaited: Seat | null
}
export const FIRST_LOOK: Eyes = { viewer: WATCHER, awaited: null }

/**
 * Which viewer somebody is now: with one seat of their own that seat, with none a watcher.
 *
 * With several seats, several people share a screen. If nothing is secret they see what the seat that must decide sees.
 * If something is, a seat's own things must not appear before that person holds the screen: once the decision passes to
 * another of these seats they see what everybody sees, until a seat is asked for.
 */
export function eyesNow(state: TableState, held: readonly Seat[], awaited: Seat | null, before: Eyes): Eyes {
  const [first, ...others] = held
  if (first === undefined) return { viewer: WATCHER, awaited: null }
  if (others.length === 0) return { viewer: first, awaited: null }
  // For a seat that has left a bot decides, and nobody takes the screen for it.
  const isOwn = awaited !== null && held.includes(awaited) && !hasLeft(state, awaited)
  const own = isOwn ? awaited : before.awaited
  if (state.rules.hasSecrets) {
    const isPassedOn = own !== before.awaited && own !== before.viewer
    return { viewer: isPassedOn ? WATCHER : before.viewer, awaited: own }
  }
  return { viewer: own ?? first, awaited: own }
}
