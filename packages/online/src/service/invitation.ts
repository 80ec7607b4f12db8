/** What a link leads to, before anybody has come in. */
import type { InvitationView } from '@bastide/wire'
import type { Seen } from './access.ts'

export function invitationOf(seen: Seen, invite: string | null, now: number): InvitationView {
  if (seen.kind === 'gathering') {
    const { terms, maker, seats } = seen.gathering
    return {
      kind: 'gathering',
      game: terms.game,
      maker: maker.name,
      clock: terms.clock,
      names: seats.flatMap(({ sitter }) => sitter?.name ?? []),
      isOver: false,
      watchedBy: terms.watchedBy,
      invite,
    }
  }
  const { summary, holders } = seen.entry
  const { by, delay } = holders.watching ?? { by: 'nobody', delay: 0 }
  return {
    kind: 'opened',
    game: summary.game,
    maker: null,
    clock: null,
    names: summary.seats.flatMap(({ name, player }) => (player.kind === 'human' ? [name] : [])),
    // Whoever watches with a delay hears of the end late, too.
    isOver: summary.finished && summary.touched + delay <= now,
    watchedBy: by,
    invite,
  }
}
