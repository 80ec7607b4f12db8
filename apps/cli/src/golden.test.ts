/** Golden play-throughs: a stored game of each named setup, explained, as a text that people can read and check. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import { describe, expect, test } from 'vitest'
import { told } from './trying.ts'

const folderOf = (name: string): string => name.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
const root = join(import.meta.dirname, '../../..')

describe('a game of each named setup is explained as it was', () => {
  test.each(GAMES.flatMap(({ speech }) => speech.namedSetups.map(({ name }) => name)))('%s', async (name) => {
    const { exit, text } = await told('explain', join(root, 'records/v1', folderOf(name), '02.json'))
    expect(exit).toBe(0)
    expect(`${text}\n`).toBe(readFileSync(join(import.meta.dirname, '../golden', `${folderOf(name)}.txt`), 'utf8'))
  })
})
