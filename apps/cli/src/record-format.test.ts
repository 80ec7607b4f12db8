/** What docs/record-format.md says of modules, happenings and choices is what there is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import { describe, expect, test } from 'vitest'
import { explainedGame } from './stored.ts'
import { told } from './trying.ts'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/record-format.md'), 'utf8')

const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => `${word}`)

/** The rows of the table that begins with this heading. */
function rowsOf(heading: string): readonly string[] {
  const lines = page.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${heading} |`)) + 2
  return lines.slice(first, first + lines.slice(first).findIndex((line) => !line.startsWith('|')))
}
/** The words that its first column quotes. */
const firstColumn = (heading: string): readonly string[] =>
  rowsOf(heading).flatMap((row) => quotedIn(row.split(' | ')[0] as string))

interface Shown {
  readonly happenings: readonly ({ readonly kind: string } & { readonly [field: string]: unknown })[]
}

describe('docs/record-format.md', () => {
  test('lists the modules', () => {
    const modules: readonly string[] = GAMES.find(({ id }) => id === 'tile')?.form.modules ?? []
    const listed = firstColumn('module')
    const known = listed.filter((id) => modules.includes(id))
    expect(known).toEqual(modules)
    // The page outlives an expansion that has been removed; stored games name it for ever.
    if (known.length < listed.length)
      console.log(`dropped out: ${listed.length - known.length} modules of docs/record-format.md`)
  })

  test('names every field of what replay prints', async () => {
    const file = explainedGame(join(root, 'records'), 'tile', '2016')
    const { text } = await told('replay', file, '--json', '--at', '40', '--choices')
    expect([...firstColumn('replay prints')].sort()).toEqual([...Object.keys(JSON.parse(text)), 'error'].sort())
  })

  test.each(GAMES.map(({ id, speech }) => [id, speech.namedSetups.map(({ name }) => name)] as const))(
    'describes the happenings of the %s game, with their fields',
    async (id, names) => {
      const rows = rowsOf(`${id} game`).map(quotedIn)
      for (const name of names) {
        const { text } = await told('replay', explainedGame(join(root, 'records'), id, name), '--json')
        for (const { kind, seat: _, points: __, clause: ___, feature: ____, ...more } of (JSON.parse(text) as Shown)
          .happenings) {
          const row = rows.find((words) => words.includes(kind))
          expect(row, kind).toBeDefined()
          expect(row, kind).toEqual(expect.arrayContaining(Object.keys(more)))
        }
      }
    },
  )
})
