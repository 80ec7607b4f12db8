/** Setups named on the command line. */
import { type Json, refusalText } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { Misuse } from './command.ts'
import { readFile } from './file.ts'

export function readSetupFile(path: string): Json {
  const text = readFile(path)
  try {
    return JSON.parse(text) as Json
  } catch (thrown) {
    throw new Misuse(`${path} is not JSON`, { cause: thrown })
  }
}

/** The rules of a setup; one that is refused is a bad argument. */
export function composeTileRules(setup: Json, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Misuse(refusalText(composed))
  return composed.value
}

/** The rules of the setup in a file, or of the plain game of 2016. */
export const readTileRules = (path: string | undefined, seats: number): TileRules =>
  composeTileRules(path === undefined ? { edition: '2016' } : readSetupFile(path), seats)
