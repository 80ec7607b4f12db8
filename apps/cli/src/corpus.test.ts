/**
 * Bad files with one fault each, in `corpus/`; `corpus/expected.json` has the expected message for each. Huge files are
 * generated here. Each must be refused promptly, in one line on stderr, and never with a stack.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorIn, told } from './trying.ts'

const CORPUS = join(import.meta.dirname, '..', 'corpus')
// A file that hangs its reader fails by this limit. Each takes milliseconds, but the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

interface Expected {
  readonly exit: number
  readonly says: string
}
const expected = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as {
  readonly [file: string]: Expected
}

type Ways = readonly (readonly string[])[]
const PLAIN: Ways = [[], ['--json']]
const ALL_WAYS: Ways = process.env.BASTIDE_QUICK ? PLAIN : [[], ['--json'], ['--notation'], ['--language', 'da']]

async function refuses(file: string, { exit, says }: Expected, ways = PLAIN): Promise<void> {
  for (const way of ways) {
    const found = await told('replay', file, ...way)
    expect(found.err).toHaveLength(1)
    expect(found.err[0]).toMatch(/^bastide replay: [^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u)
    expect(found.err[0]).toContain(says)
    expect(found.err[0]?.length).toBeLessThan(400)
    expect(`${found.text}${found.err}`).not.toMatch(/^\s+at .+:\d+|Error:|fault of Bastide/m)
    expect(found.exit).toBe(exit)
    // What a program reads is what a person reads.
    if (way.includes('--json')) expect(found.err[0]).toContain(errorIn(found).reason)
  }
}

describe('bad records', () => {
  test('are all expected, and all that is expected is there', () => {
    const files = readdirSync(CORPUS).filter((file) => file !== 'expected.json')
    expect(files.sort()).toEqual(Object.keys(expected).sort())
    expect(files.length).toBeGreaterThan(100)
  })

  for (const [file, says] of Object.entries(expected))
    test(file.replace('.json', '').replaceAll('-', ' '), () => refuses(join(CORPUS, file), says, ALL_WAYS))
})

// Each package refuses these at its own boundary, in a quick run too.
describe.skipIf(process.env.BASTIDE_QUICK)('huge records', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bastide-corpus-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name: string, text: string): string => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const record = (fields: object): string =>
    JSON.stringify({
      format: 'bastide-record',
      version: 1,
      game: 'tile',
      setup: { edition: '2016' },
      seats: [{ name: 'red' }],
      moves: [],
      ...fields,
    })
  /** A record with text that JSON.stringify could not write. */
  const recordWith = (field: string, text: string): string => record({ [field]: '@' }).replace('"@"', text)

  test('a million moves', async () => {
    const file = write('moves.json', recordWith('moves', `[${new Array(1_000_000).fill('{}').join(',')}]`))
    await refuses(file, { exit: 1, says: 'moves: 1000000 entries, at most 10000 are allowed' })
  })

  test('five thousand moves after the end', async () => {
    const file = write(
      'after.json',
      record({ setup: { edition: '2016', pile: {} }, moves: new Array(10_000).fill({ pass: true }) }),
    )
    await refuses(file, { exit: 1, says: 'move 1: the game is over (BASE-22)' })
  })

  test('nested 200,000 deep, as a whole and in each field', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    await refuses(write('deep.json', deep), { exit: 1, says: 'record: expected an object, found a list' })
    const says: { readonly [field: string]: string } = {
      format: 'format: expected one of "bastide-record", found a list',
      version: 'version: this is version a list',
      game: 'game: expected a text, found a list',
      setup: 'setup: expected an object, found a list',
      seats: 'seats[0]: expected an object, found a list',
      moves: 'move 1: a move is an object, not a list',
      result: 'result[0]: expected an object, found a list',
      digest: 'digest: expected a text, found a list',
    }
    for (const [field, what] of Object.entries(says))
      await refuses(write(`deep-${field}.json`, recordWith(field, deep)), { exit: 1, says: what })
  })

  test('nested 200,000 deep by objects, inside a move and inside a setup', async () => {
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    await refuses(write('deep-move.json', recordWith('moves', `[${deep}]`)), {
      exit: 1,
      says: 'move 1: a move has one of the fields',
    })
    await refuses(
      write('deep-at.json', recordWith('moves', `[{"draw":"base/E"},{"place":"base/E","at":${deep},"turn":0}]`)),
      {
        exit: 1,
        says: 'move 2: at: expected a list',
      },
    )
    await refuses(write('deep-pile.json', recordWith('setup', `{"edition":"2016","pile":${deep}}`)), {
      exit: 1,
      says: 'setup.pile: no tile "a"',
    })
  })

  test('opened 200,000 times and never closed', async () => {
    await refuses(write('open.json', '['.repeat(200_000)), { exit: 1, says: 'record: not JSON' })
  })

  test('nine million bytes', async () => {
    await refuses(write('large.json', record({}).padEnd(9_000_000)), { exit: 2, says: 'is larger than 8000000 bytes' })
  })

  test('five million characters', async () => {
    await refuses(write('long.json', record({}).padEnd(5_000_000)), {
      exit: 1,
      says: 'record: 5000000 characters, at most 4000000 are allowed',
    })
  })

  test('a pile of a hundred thousand kinds, and a start of as many tiles', async () => {
    const pile = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`tile ${i}`, 1]))
    await refuses(write('pile.json', record({ setup: { edition: '2016', pile } })), {
      exit: 1,
      says: 'setup.pile: 100000 kinds of tile',
    })
    const start = Array.from({ length: 50_000 }, (_, x) => ({ tile: 'base/U', at: [x, 0], turn: 0 }))
    await refuses(write('start.json', record({ setup: { edition: '2016', start } })), {
      exit: 1,
      says: 'setup.start: 50000 entries, at most 126',
    })
  })

  test('a name and a tile as long as a book', async () => {
    await refuses(write('name.json', record({ seats: [{ name: 'x'.repeat(1_000_000) }] })), {
      exit: 1,
      says: 'seats[0].name: 1000000 characters, at most 60',
    })
    await refuses(write('tile.json', record({ moves: [{ draw: 'x'.repeat(1_000_000) }] })), {
      exit: 1,
      says: 'move 1: draw: 1000000 characters, at most 60',
    })
    await refuses(write('field.json', record({ ['x'.repeat(1_000_000)]: 1 })), {
      exit: 1,
      says: 'record: unknown field "xxxx',
    })
  })

  test('a file that never ends', async () => {
    // Other systems have no such device file.
    if (process.platform !== 'linux') return
    await refuses('/dev/zero', { exit: 2, says: 'is larger than 8000000 bytes' })
  })
})
