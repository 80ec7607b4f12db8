/**
 * The games that have pages. A game is added here, in `words.ts` beside it, in `offline/drawn.ts`, and in a folder of
 * its own.
 */
import type { GamePage } from '../playing/game-page.ts'

/** Each page is loaded when a table or a replay needs it. */
const PAGES: { readonly [game: string]: () => Promise<{ readonly page: GamePage }> } = {
  tile: () => import('./tile/page.ts'),
}

export const GAMES_WITH_PAGES: readonly string[] = Object.keys(PAGES)

/** The page of a game; null if it has none. */
export async function pageOf(game: string): Promise<GamePage | null> {
  return Object.hasOwn(PAGES, game) ? ((await PAGES[game]?.())?.page ?? null) : null
}

/** Begins to load what is most likely needed next, before anybody knows which game it is. */
export function expectPage(): void {
  PAGES.tile?.().catch(() => {})
}
