import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type AnyRules,
  digest,
  type GameRecord,
  makeRecord,
  NOBODY,
  type Position,
  parseRecord,
  replay,
  rulesOf,
  type SetupField,
  standings,
} from '@bastide/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { today } from '../../kernel/sampling/rotating.ts'
import { GAMES } from './index.ts'

const FOLDER = join(import.meta.dirname, '../../../records')

/** What `records/v1` held when version 2 began: nothing there is ever changed, added or removed. */
const VERSION_1 = { games: 120, sha256: 'c88de1c22dd2929ba9353889542c8d3d66e063ac3c8d7dd3ee3f3ec6805c4a29' }

const VERSIONS = readdirSync(FOLDER).filter((name) => /^v\d+$/.test(name))
const filesOf = (version: string): readonly string[] =>
  readdirSync(join(FOLDER, version), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(FOLDER, version, file))

interface Stored {
  readonly file: string
  readonly record: GameRecord
  readonly rules: AnyRules
  readonly position: Position
}

/** Of a quick run a third, and every day another: the first test plays them all in any case. */
const someOf = (files: readonly string[]): readonly string[] =>
  process.env.BASTIDE_QUICK ? files.filter((_, i) => i % 3 === today() % 3) : files

/** The stored games of a version, each played to its end. */
function playStored(version: string, files: readonly string[] = filesOf(version)): readonly Stored[] {
  let dropped = 0
  const stored = files.flatMap((file) => {
    const parsed = parseRecord(readFileSync(file, 'utf8'))
    if (!parsed.ok) throw new Error(`${file}: ${parsed.reason}`)
    const record = parsed.value
    const rules = rulesOf(GAMES, record)
    // A game whose module has been removed cannot be played; all others must.
    if (!rules.ok && rules.code === 'unknown-module') {
      dropped++
      return []
    }
    if (!rules.ok) throw new Error(`${file}: ${rules.reason}`)
    const { position, stopped } = replay(rules.value, record.moves)
    expect(stopped, file).toBeUndefined()
    return [{ file, record, rules: rules.value, position }]
  })
  if (dropped > 0) console.log(`dropped out: ${dropped} stored games of ${version}`)
  // Whichever module has been removed, more than a few are left.
  expect(stored.length).toBeGreaterThanOrEqual(files.length / 6)
  return stored
}

/** Gives every option of every game another default for the rest of the test. */
function changeDefaults(): void {
  for (const field of GAMES.flatMap(({ form }) => form.fields)) {
    const { defaults, choices = [], range } = field
    const others = [...choices, ...(range === undefined ? [] : range === 'seats' ? [1] : range)]
    const other = (value: string | number) => others.find((one) => one !== value) ?? value
    setDefaults(field, Object.fromEntries(Object.entries(defaults).map(([edition, value]) => [edition, other(value)])))
    restore.push(() => setDefaults(field, defaults))
  }
}
const setDefaults = (field: SetupField, defaults: SetupField['defaults']) => Object.assign(field, { defaults })
const restore: (() => void)[] = []
afterEach(() => {
  for (const one of restore.splice(0)) one()
})

describe('stored games', () => {
  test.each(VERSIONS)('A7 of %s replay to the digest and the result that they were stored with', (version) => {
    for (const { file, record, rules, position } of playStored(version)) {
      expect(`v${record.version}`, file).toBe(version)
      expect(rules.awaited(position), file).toBe(NOBODY)
      expect(digest(rules, position), file).toBe(record.digest)
      expect(standings(rules, position), file).toEqual(record.result)
    }
  })

  test('A7 of version 1 are those that were stored then, to the letter', () => {
    const files = filesOf('v1')
    const hash = createHash('sha256')
    for (const file of files) hash.update(readFileSync(file))
    expect({ games: files.length, sha256: hash.digest('hex') }).toEqual(VERSION_1)
  })

  test('A7 of every setup that is stored in version 1 are stored in version 2', () => {
    // The last one: the project may lie in a folder that has the same letters in its name.
    const setupOf = (file: string, version: string) => dirname(file).split(`/${version}/`).at(-1)
    const setupsIn = (version: string) => [...new Set(filesOf(version).map((file) => setupOf(file, version)))]
    expect(setupsIn('v2')).toEqual(expect.arrayContaining(setupsIn('v1')))
  })

  test.each(VERSIONS)('A7 of %s go as they went, whatever has become the default since', (version) => {
    changeDefaults()
    const changed = GAMES.map(({ form, compose }) => compose(form.editions.length > 0 ? { edition: '2016' } : {}, 2))
    expect(JSON.stringify(changed.map((rules) => rules.ok && rules.value.setup))).not.toContain('"starts":0')
    for (const { file, record, rules, position } of playStored(version, someOf(filesOf(version))))
      expect(digest(rules, position), file).toBe(record.digest)
  })

  test('A7 of version 1 that are stored again are of version 2, with the same end', () => {
    for (const { file, record, rules, position } of playStored('v1', someOf(filesOf('v1')))) {
      const again = makeRecord(rules, record.seats, record.moves, position, record.left)
      expect(again).toMatchObject({ version: 2, digest: record.digest, result: record.result })
      const read = rulesOf(GAMES, again)
      expect(read.ok && read.value.setup, file).toEqual(again.setup)
      expect(read.ok && digest(read.value, replay(read.value, again.moves).position), file).toBe(record.digest)
    }
  })
})
