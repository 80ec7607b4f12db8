/**
 * The games that have pages. A game is added here, in `words.ts` and `fronts.ts` beside it, in `offline/drawn.ts`, and
 * in a folder of its own.
 */
import { speaking } from '../kit/messages.svelte.ts'
import type { GamePage } from '../playing/game-page.ts'

/** Each page is loaded when a table or a replay needs it. */
const PAGES: { readonly [game: string]: () => Promise<{ readonly page: GamePage }> } = {
  tile: () => import('./tile/page.ts'),
  dice: () => import('./dice/page.ts'),
  card: () => import('./card/page.ts'),
}

/** The page of a game, with its texts in the user's language; null if it has none. */
export async function pageOf(game: string): Promise<GamePage | null> {
  const load = Object.hasOwn(PAGES, game) ? PAGES[game] : undefined
  if (load === undefined) return null
  const { page } = await load()
  await speaking.ready()
  return page
}

/** Begins to load the page of a game that is most likely needed next. */
export function expectPage(game: string | undefined): void {
  if (game !== undefined && Object.hasOwn(PAGES, game)) PAGES[game]?.().catch(() => {})
}
