/** Where a replay stops, and what may be done there; the story itself is tested with the other commands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import { type GameRecord, type Json, parseRecord, recordFor, rulesOf } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { useScratch } from '../scratch.ts'
import { explainedGame } from '../stored.ts'
import { errorIn, told } from '../trying.ts'

const RECORDS = join(import.meta.dirname, '../../../../records')
const scratch = useScratch()

const GAME = {
  format: 'bastide-record',
  version: 1,
  game: 'tile',
  setup: { edition: '2016', pile: { 'base/E': 1, 'base/U': 2 } },
  seats: [{ name: 'red' }, { name: 'blue' }],
  moves: [
    { draw: 'base/E' },
    { place: 'base/E', at: [0, -1], turn: 2 },
    { deploy: 'follower', on: 'city:S' },
    { draw: 'base/U' },
    { place: 'base/U', at: [1, 0], turn: 1 },
  ] as readonly Json[],
}

interface Shown {
  readonly played: number
  readonly awaiting: string | null
  readonly moves?: readonly Json[]
  readonly view?: { readonly tiles: readonly unknown[]; readonly choices: readonly unknown[] }
  readonly digest: string
  readonly error?: object
}
const shown = async (...argv: readonly string[]): Promise<Shown> =>
  JSON.parse((await told('replay', ...argv, '--json')).text) as Shown

describe('--at', () => {
  test('stops after so many moves, says who is awaited, and does not look at what follows', async () => {
    const file = scratch.write({ ...GAME, digest: '0'.repeat(64) })
    const { exit, out, err } = await told('replay', file, '--at', '4')
    expect([exit, err]).toEqual([0, []])
    expect(out.at(-1)).toBe('After 4 of 5 moves blue is awaited.')
    expect(out.filter((line) => line.includes('draws'))).toHaveLength(2)
    expect((await told('replay', file, '--at', '3')).out.at(-1)).toBe('After 3 of 5 moves chance is awaited.')
    expect((await told('replay', file, '--at', '0')).out.at(-1)).toBe('After 0 of 5 moves chance is awaited.')
    expect((await told('replay', file, '--at', '2', '--notation')).text).toBe('1. E 0,-1/2')
    for (const [language, line] of [
      ['nl', 'Na 4 van 5 zetten is blue aan zet.'],
      ['da', 'Efter 4 af 5 træk er det blue, der er på tur.'],
    ] as const)
      expect((await told('replay', file, '--at', '4', '--language', language)).out.at(-1)).toBe(line)
  })

  test('adds the view to the JSON, as the awaited seat sees it', async () => {
    const file = scratch.write(GAME)
    const before = await shown(file, '--at', '4')
    expect(before).toMatchObject({ played: 4, awaiting: 'blue', view: { viewer: 1, hand: 'base/U' } })
    expect(before.view?.tiles).toHaveLength(2)
    expect(before.view?.choices).toHaveLength(1)
    expect((await shown(file, '--at', '3')).view).toMatchObject({ viewer: null })
    expect((await shown(scratch.write({ ...GAME, moves: GAME.moves.slice(0, 4) }))).digest).toBe(before.digest)
    expect((await shown(scratch.write({ ...GAME, moves: [] }))).view).toBeUndefined()
  })

  test('stops at an illegal move that comes before', async () => {
    const { exit, out, err } = await told('replay', scratch.write(GAME), '--at', '5')
    expect([exit, err.length, out.at(-1)]).toEqual([1, 1, 'After 4 of 5 moves blue is awaited.'])
    expect(err[0]).toContain('move 5: turn: base/U turned 1 times does not match')
  })

  test('keeps who had left by then, and says that a deserted game is over', async () => {
    const left = [{ seat: 0, after: 4, why: 'resigned' }]
    const file = scratch.write({ ...GAME, moves: GAME.moves.slice(0, 4), left })
    expect((await told('replay', file, '--at', '4')).out.at(-1)).toBe('After 4 of 4 moves the game is over.')
    expect((await told('replay', file, '--at', '3')).out.at(-1)).toBe('After 3 of 4 moves chance is awaited.')
    expect(await shown(file, '--at', '4', '--choices')).toMatchObject({ over: true, awaiting: null, moves: [] })
  })
})

describe('--choices', () => {
  test('lists moves that can be copied into the record, also at an illegal move', async () => {
    const file = scratch.write(GAME)
    const { exit, out } = await told('replay', file, '--choices')
    expect(exit).toBe(1)
    const moves = out.slice(out.indexOf('After 4 of 5 moves blue is awaited.') + 1).map((line) => JSON.parse(line))
    expect(moves).toContainEqual({ place: 'base/U', at: [1, 0], turn: 0 })
    expect((await shown(file, '--choices')).moves).toEqual(moves)
    for (const move of moves)
      expect((await told('replay', scratch.write({ ...GAME, moves: [...GAME.moves.slice(0, 4), move] }))).exit).toBe(0)
  })

  test('lists what chance may do', async () => {
    expect((await shown(scratch.write(GAME), '--at', '3', '--choices')).moves).toEqual([{ draw: 'base/U' }])
  })

  test.each(GAMES.map(({ id, speech }) => [id, speech.namedSetups.at(-1)?.name as string] as const))(
    'holds the move that was made next, in the %s game (%s)',
    async (id, name) => {
      const file = explainedGame(RECORDS, id, name)
      const { moves } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
      for (const at of new Set(
        [0, 1, 2, 20, 61].map((move) => Math.min(move, moves.length - 1)).concat(moves.length - 1),
      )) {
        const { moves: may, error } = await shown(file, '--at', String(at), '--choices')
        expect(error).toBeUndefined()
        expect(may, `after ${at} moves`).toContainEqual(moves[at])
      }
      expect((await shown(file, '--at', String(moves.length), '--choices')).moves).toEqual([])
    },
  )

  test('stands a record that does not tell everything', async () => {
    const file = explainedGame(
      RECORDS,
      'card',
      GAMES.find(({ id }) => id === 'card')?.speech.namedSetups[0]?.name ?? '',
    )
    const record = parseRecord(readFileSync(file, 'utf8'))
    if (!record.ok) throw new Error(record.reason)
    const { result: _, digest: __, ...rest } = record.value
    const begun = { ...rest, moves: record.value.moves.slice(0, 60) }
    const rules = rulesOf(GAMES, begun)
    if (!rules.ok) throw new Error(rules.reason)
    const seen = recordFor(rules.value, begun, 0)
    if (!seen.ok) throw new Error(seen.reason)
    const hidden = scratch.write(seen.value)
    for (const at of [20, 40, 50, 55, 60])
      expect(await told('replay', hidden, '--at', String(at), '--choices')).toMatchObject({ exit: 0, err: [] })
  })
})

describe('a failure', () => {
  test('is on stdout as JSON and on stderr in a line, whatever failed', async () => {
    const failing: readonly (readonly [number, string, ...string[]])[] = [
      [2, 'misuse', 'replay', '--json'],
      [2, 'no-file', 'replay', join(scratch.folder, 'none.json'), '--json'],
      [2, 'unreadable', 'replay', scratch.folder, '--json'],
      [2, 'misuse', 'verify', scratch.folder, '--json', '--no-such'],
      [1, 'missing-field', 'replay', scratch.write({}), '--json'],
      [2, 'misuse', 'tiles', '--module', 'no-such', '--json'],
      [2, 'other-game', 'tiles', '--game', 'dice', '--json'],
      [2, 'no-file', 'bench', '--setup', join(scratch.folder, 'none.json'), '--json'],
      [2, 'not-an-object', 'bench', '--setup', scratch.write([]), '--json'],
      [2, 'unknown-command', 'play', '--json'],
      [2, 'misuse', 'explain', '--json'],
    ]
    for (const [exit, code, ...argv] of failing) {
      const found = await told(...argv)
      expect([found.exit, found.err.length], argv.join(' ')).toEqual([exit, 1])
      expect(errorIn(found).code, argv.join(' ')).toBe(code)
      expect(found.err[0]).toContain(errorIn(found).reason)
    }
  })

  test('is JSON that a terminal may print', async () => {
    const found = await told('replay', join(scratch.folder, 'a\u202e\u001b[2Jb.json'), '--json')
    for (const character of ['\u202e', '\u001b']) expect(found.text).not.toContain(character)
    expect(errorIn(found).reason).toContain('a\ufffd\ufffd[2Jb.json')
  })
})
