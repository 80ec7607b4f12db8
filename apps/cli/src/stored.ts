import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_VERSIONS } from '@bastide/kernel'

/**
 * Where games of a named setup are stored, below the folder of their version. The tile game's were there first, and
 * stay where they are.
 */
export function storedFolder(game: string, setup: string): string {
  const plain = setup.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
  return game === 'tile' ? plain : `${game}/${plain}`
}

/**
 * The game of a named setup that is explained: from the first version that has any, so that the text stays comparable.
 */
export function explainedGame(records: string, game: string, setup: string): string {
  const files = RECORD_VERSIONS.map((version) => join(records, `v${version}`, storedFolder(game, setup), '02.json'))
  return files.find((file) => existsSync(file)) ?? (files.at(-1) as string)
}

/** The file with its explanation. */
export const goldenFile = (game: string, setup: string): string => `${storedFolder(game, setup).replace('/', '-')}.txt`
