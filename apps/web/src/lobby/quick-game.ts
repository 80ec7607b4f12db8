/** Quick start: the user against a journeyman, in the latest edition without expansions. */
import { host } from '../kit/host.svelte.ts'
import { speaking } from '../kit/messages.svelte.ts'

/** Opens the game and returns its table. The code is loaded now, so that the home page loads without it. */
export async function openQuickGame(): Promise<string> {
  const [offers, { firstDraft, openingOf, defaultBot }, { seatWords }] = await Promise.all([
    host.ask('games', {}),
    import('./opening-draft.ts'),
    import('./seat-words.ts'),
  ])
  await speaking.ready()
  const [offer] = offers
  if (offer === undefined) throw new Error('there is no game')
  return host.ask('open', {
    opening: openingOf(firstDraft(offer.id, offer.form, defaultBot(offer.bots)), offer.form, seatWords()),
  })
}
