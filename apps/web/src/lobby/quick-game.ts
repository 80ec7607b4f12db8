/** Quick start: the user against a bot, with the usual setup. */
import { expectPage } from '../games/index.ts'
import { levelsOf } from '../kit/bot-levels.ts'
import { host } from '../kit/host.svelte.ts'
import { speaking } from '../kit/messages.svelte.ts'

/** Right for whoever has just learnt a game. */
export const FIRST_OPPONENT = 'apprentice'

/** Who was wanted; where the game has no such level, the best that it has. */
const opponentIn = (bots: readonly string[], wanted: string): string | null =>
  bots.find((bot) => bot === wanted) ?? levelsOf(bots).at(-1) ?? null

/**
 * Opens a table of the game, with these modules, against that bot if it plays the game, and returns it. The code is
 * loaded now, so that the home page loads without it.
 */
export async function openQuickGame(game: string, opponent?: string, modules: readonly string[] = []): Promise<string> {
  expectPage(game)
  const [offers, { firstDraft, openingOf, defaultBot }, { seatWords }] = await Promise.all([
    host.ask('games', {}),
    import('./opening-draft.ts'),
    import('./seat-words.ts'),
  ])
  await speaking.ready()
  const offer = offers.find(({ id }) => id === game)
  if (offer === undefined) throw new Error(`the game ${game} is not offered`)
  const bot = opponent === undefined || opponent === '' ? defaultBot(offer.bots) : opponentIn(offer.bots, opponent)
  const draft = { ...firstDraft(offer.id, offer.form, bot), modules }
  return host.ask('open', { opening: openingOf(draft, offer.form, seatWords()) })
}
