/** Setups named on the command line. */
import { GAMES } from '@bastide/catalog'
import type { AnyRules, Game, Json, Result } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { failure, failureOf, Misuse } from './failure.ts'
import { readFile } from './file.ts'

export function readSetupFile(path: string): Json {
  const text = readFile(path)
  try {
    return JSON.parse(text) as Json
  } catch (thrown) {
    throw new Misuse(failure('not-json', `${path} is not JSON: ${(thrown as Error).message}`), { cause: thrown })
  }
}

/** The game of that name; an unknown name is a bad argument. */
export function gameOf(id: string): Game {
  const game = GAMES.find((one) => one.id === id)
  if (game === undefined) throw new Misuse(`unknown game '${id}'; there are ${GAMES.map((one) => one.id).join(', ')}`)
  return game
}

/** The rules of a setup; a refused setup is a bad argument. */
export function composeRules<R extends AnyRules>(
  game: { compose(setup: unknown, seats: number): Result<R> },
  setup: Json,
  seats: number,
): R {
  const composed = game.compose(setup, seats)
  if (!composed.ok) throw new Misuse(failureOf(composed))
  return composed.value
}

/** For a command that knows only the tile game, `--game` is there to say so; `does` is what it does. */
export function expectTileGame(id: string, does: string): void {
  if (gameOf(id).id !== tileGame.id) throw new Misuse(failure('other-game', `this ${does}, not the ${id} game`))
}

/** The rules of the setup in a file, or of the plain game of 2016. */
export const readTileRules = (path: string | undefined, seats: number): TileRules =>
  composeRules(tileGame, path === undefined ? { edition: '2016' } : readSetupFile(path), seats)
