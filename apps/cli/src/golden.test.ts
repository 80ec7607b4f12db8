/** Golden play-throughs: a stored game of each named setup, explained, as text that people can read and check. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import { describe, expect, test } from 'vitest'
import { explainedGame, goldenFile } from './stored.ts'
import { told } from './trying.ts'

const root = join(import.meta.dirname, '../../..')

describe('a game of each named setup is explained as it was', () => {
  test.each(GAMES.flatMap(({ id, speech }) => speech.namedSetups.map(({ name }) => [id, name] as const)))(
    '%s: %s',
    async (id, name) => {
      const { exit, text } = await told('explain', explainedGame(join(root, 'records'), id, name))
      expect(exit).toBe(0)
      expect(`${text}\n`).toBe(readFileSync(join(import.meta.dirname, '../golden', goldenFile(id, name)), 'utf8'))
    },
  )
})
