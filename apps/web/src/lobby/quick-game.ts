/** A game at once: the reader against a journeyman, by the latest edition and without expansions. */
import { host } from '../kit/host.svelte.ts'

/** Opens it and says where. What it takes is fetched now: the first page is to come without it. */
export async function openQuickGame(): Promise<string> {
  const [offers, { firstDraft, openingOf, defaultBot }, { seatWords }] = await Promise.all([
    host.ask('games', {}),
    import('./opening-draft.ts'),
    import('./seat-words.ts'),
  ])
  const [offer] = offers
  if (offer === undefined) throw new Error('there is no game')
  return host.ask('open', {
    opening: openingOf(firstDraft(offer.id, offer.form, defaultBot(offer.bots)), offer.form, seatWords()),
  })
}
