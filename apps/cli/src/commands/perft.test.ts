import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useScratch } from '../scratch.ts'
import { misused, told } from '../trying.ts'

const scratch = useScratch()

// The counts of docs/perft.md; a test of the tile game compares all of them.
describe('bastide perft', () => {
  test('prints the counts up to a depth', async () => {
    expect(await told('perft', '--depth', '4')).toMatchObject({
      exit: 0,
      out: [' 1  32', ' 2  133', ' 3  592', ' 4  18743'],
      err: [],
    })
  })

  test('counts the sequences of a setup', async () => {
    const file = join(scratch.folder, 'setup.json')
    writeFileSync(file, JSON.stringify({ edition: '2000', options: { farmers: 'none' } }))
    expect((await told('perft', '--depth', '3', '--setup', file)).out).toEqual([' 1  24', ' 2  102', ' 3  296'])
  })

  test('says what is wrong with its arguments', async () => {
    for (const depth of ['0', '-1', '21', '1.5', 'x', ''])
      expect(await misused('perft', '--depth', depth)).toBe(
        `bastide perft: --depth takes a whole number from 1 to 20, not '${depth}'`,
      )
    expect(await misused('perft')).toContain('--depth takes a whole number from 1 to 20')
    expect(await misused('perft', '--depth', '1', '--seats', '-2')).toContain(
      "--seats takes a whole number from 1 to 5, not '-2'",
    )
    expect(await misused('perft', '--depth', '1', '--game', 'dice')).toBe(
      'bastide perft: this counts the tile game, not the dice game',
    )
  })
})
