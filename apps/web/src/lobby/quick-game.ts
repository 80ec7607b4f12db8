/** Quick start: the user against a journeyman, with the usual setup. */
import { expectPage } from '../games/index.ts'
import { host } from '../kit/host.svelte.ts'
import { speaking } from '../kit/messages.svelte.ts'

/** Opens a table of the game and returns it. The code is loaded now, so that the home page loads without it. */
export async function openQuickGame(game: string): Promise<string> {
  expectPage(game)
  const [offers, { firstDraft, openingOf, defaultBot }, { seatWords }] = await Promise.all([
    host.ask('games', {}),
    import('./opening-draft.ts'),
    import('./seat-words.ts'),
  ])
  await speaking.ready()
  const offer = offers.find(({ id }) => id === game)
  if (offer === undefined) throw new Error(`the game ${game} is not offered`)
  return host.ask('open', {
    opening: openingOf(firstDraft(offer.id, offer.form, defaultBot(offer.bots)), offer.form, seatWords()),
  })
}
