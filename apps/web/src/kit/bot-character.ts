/** The character that a bot is at a table. It follows from its seat, so that stored games need not name it. */
import { type CharacterId, characterOf } from '@bastide/bots/pictures'
import type { Player } from '@bastide/table'
import { COLOURS } from '@bastide/wire'

export type { CharacterId }

/** Null for a person, and for a bot that is not known here. */
export function characterIn(seat: { readonly colour: string; readonly player?: Player }): CharacterId | null {
  if (seat.player?.kind !== 'bot') return null
  return characterOf(seat.player.bot, (COLOURS as readonly string[]).indexOf(seat.colour))
}
