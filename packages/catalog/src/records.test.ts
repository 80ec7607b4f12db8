import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, type GameRecord, NOBODY, parseRecord, replay, rulesOf, standings } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from './index.ts'

const FOLDER = join(import.meta.dirname, '../../../records')

const versions = readdirSync(FOLDER).filter((name) => /^v\d+$/.test(name))
const files = versions.flatMap((version) =>
  readdirSync(join(FOLDER, version), { recursive: true }).map((file) => join(FOLDER, version, String(file))),
)

describe('stored games', () => {
  test('A7 replay to the digest and the result that they were stored with', () => {
    let played = 0
    let dropped = 0
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const parsed = parseRecord(readFileSync(file, 'utf8'))
      if (!parsed.ok) throw new Error(`${file}: ${parsed.reason}`)
      const record: GameRecord = parsed.value
      const rules = rulesOf(GAMES, record)
      // A game of a module that has been taken away cannot be played; all others must.
      if (!rules.ok && rules.code === 'unknown-module') {
        dropped++
        continue
      }
      if (!rules.ok) throw new Error(`${file}: ${rules.reason}`)
      const replayed = replay(rules.value, record.moves)
      expect(replayed.stopped, file).toBeUndefined()
      expect(rules.value.awaited(replayed.position), file).toBe(NOBODY)
      expect(digest(rules.value, replayed.position), file).toBe(record.digest)
      expect(standings(rules.value, replayed.position), file).toEqual(record.result)
      played++
    }
    if (dropped > 0) console.log(`dropped out: ${dropped} stored games`)
    expect(played).toBeGreaterThanOrEqual(20)
  })
})
