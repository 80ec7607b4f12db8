/** Another game at the same table: the same players and clock, and what the new game is played with. */
import type { GameOffer } from '@bastide/wire'
import { addSeat, type Draft, defaultBot, firstDraft } from './opening-draft.ts'
import { withSeats } from './setup-draft.ts'

/**
 * The draft for another game. `last` is the table that was last set up for that game, if there was one: its setup and
 * aids come back. A bot that does not play the game makes room for one that does, and too many players lose the last.
 */
export function changeGame(draft: Draft, { id, form, bots }: GameOffer, last: Draft | null): Draft {
  const usual = last ?? firstDraft(id, form, defaultBot(bots))
  const seats = draft.seats
    .slice(0, form.seats[1])
    .map((seat) => (seat.bot === null || bots.includes(seat.bot) ? seat : { ...seat, bot: defaultBot(bots) }))
  let changed: Draft = { ...usual, game: id, seats, clock: draft.clock }
  for (let i = seats.length; i < form.seats[0]; i++) changed = addSeat(changed, form, defaultBot(bots))
  return withSeats(changed, form, changed.seats.length)
}
