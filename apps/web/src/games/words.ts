/** The words of the games that have pages. A list or a form loads those of the games that it shows. */
import { speaking } from '../kit/messages.svelte.ts'
import type { GameWords } from '../playing/game-page.ts'

const FILES: { readonly [game: string]: () => Promise<{ readonly words: GameWords }> } = {
  tile: () => import('./tile/words.ts'),
  dice: () => import('./dice/words.ts'),
  card: () => import('./card/words.ts'),
}

export const GAMES_WITH_WORDS: readonly string[] = Object.keys(FILES)

const loaded = new Map<string, GameWords>()

/** Loads the words of these games, in the user's language. Those of unknown games are left out. */
export async function loadWords(games: readonly string[]): Promise<void> {
  const known = [...new Set(games)].filter((game) => Object.hasOwn(FILES, game))
  const found = await Promise.all(known.map(async (game) => [game, (await FILES[game]?.())?.words] as const))
  // Nobody may read them before their texts are there.
  await speaking.ready()
  for (const [game, words] of found) if (words !== undefined) loaded.set(game, words)
}

/** The words of a game, once they are loaded. */
export const wordsOf = (game: string): GameWords | undefined => loaded.get(game)
