/** What a list of games needs to describe each: the words of its game, and the form of its setup. */
import type { SetupForm } from '@bastide/kernel'
import type { TableSummary } from '@bastide/wire'
import { loadWords } from '../games/words.ts'
import { host } from '../kit/host.svelte.ts'

export type Forms = { readonly [game: string]: SetupForm }

export async function formsFor(games: readonly TableSummary[]): Promise<Forms> {
  const [offers] = await Promise.all([host.ask('games', {}), loadWords(games.map(({ game }) => game))])
  return Object.fromEntries(offers.map(({ id, form }) => [id, form]))
}
