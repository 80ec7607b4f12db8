import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import type { DrawProof } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { playFairly } from '../../../../packages/host/scenarios/fair-games.ts'
import { useScratch } from '../scratch.ts'
import { explainedGame } from '../stored.ts'
import { errorIn, misused, told } from '../trying.ts'

const RECORDS = join(import.meta.dirname, '../../../../records')
const STORED = GAMES.map(({ id, speech }) => explainedGame(RECORDS, id, speech.namedSetups[0]?.name ?? ''))
const [TILE = ''] = STORED

const scratch = useScratch()

const stored = JSON.parse(readFileSync(TILE, 'utf8'))
describe('bastide verify', () => {
  test('says of each record that its moves lead to its result and digest', async () => {
    const { exit, out, err } = await told('verify', ...STORED)
    expect([exit, err, out.length]).toEqual([0, [], GAMES.length])
    STORED.forEach((file, i) => {
      expect(out[i]).toMatch(/^ok {6}.+ {2}\d+ moves; compared result and digest; no proof of its draws$/)
      expect(out[i]).toContain(file)
    })
  })

  test('says what there was to compare', async () => {
    const { result, digest, ...rest } = stored
    const { out, exit } = await told(
      'verify',
      scratch.write({ ...rest, result }, 'result.json'),
      scratch.write({ ...rest, digest }, 'digest.json'),
      scratch.write(rest, 'neither.json'),
    )
    expect(exit).toBe(0)
    expect(out.map((line) => line.replace(/.*moves; /, ''))).toEqual([
      'compared result; no proof of its draws',
      'compared digest; no proof of its draws',
      'it gives no result or digest to compare; no proof of its draws',
    ])
  })

  test('goes on after a file that failed, and exits with 1', async () => {
    const files = [
      scratch.write({ ...stored, digest: '0'.repeat(64) }, 'digest.json'),
      scratch.write({ ...stored, moves: [...stored.moves.slice(0, 3), { pass: true }] }, 'moves.json'),
      scratch.write({ ...stored, result: [...stored.result].reverse() }, 'result.json'),
      scratch.write([1], 'not.json'),
      join(scratch.folder, 'none\u001b[2J.json'),
      TILE,
    ]
    const { exit, out, err } = await told('verify', ...files)
    expect([exit, err]).toEqual([1, ['bastide verify: 5 of 6 failed']])
    expect(out).toEqual([
      expect.stringMatching(/^FAILED {2}.+digest\.json {2}digest: .+ but to [0-9a-f]{64}$/),
      expect.stringMatching(/^FAILED {2}.+moves\.json {2}move 4: .+\(BASE-4\)$/),
      expect.stringMatching(/^FAILED {2}.+result\.json {2}result: .+ but to \[\{"seat":\d/),
      expect.stringMatching(/^FAILED {2}.+not\.json {2}record: expected an object, found a list$/),
      expect.stringMatching(/^FAILED {2}.+none\ufffd\[2J\.json {2}there is no file/),
      expect.stringMatching(/^ok {6}/),
    ])
    const asJson = await told('verify', ...files, '--json')
    expect([asJson.exit, asJson.err]).toEqual([1, err])
    expect(JSON.parse(asJson.text)).toMatchObject({
      failed: 5,
      records: [
        { ok: false, game: 'tile', moves: stored.moves.length, compared: [], error: { code: 'other-digest' } },
        { ok: false, moves: 4, error: { code: 'not-now', move: 4, clause: 'BASE-4' } },
        { error: { code: 'other-result' } },
        { ok: false, game: null, moves: null, error: { code: 'not-an-object', where: 'record' } },
        { error: { code: 'no-file' } },
        { file: TILE, ok: true, compared: ['result', 'digest'], draws: null, error: null },
      ],
    })
    expect(errorIn(asJson).code).toBe('not-verified')
  })

  test('computes the draws of a record again, and says what that proves', async () => {
    const { at } = playFairly('tile', 2)
    const { record } = at
    const proof = record.draws as unknown as DrawProof
    const files = [
      scratch.write(record, 'proven.json'),
      scratch.write({ ...record, draws: { ...proof, secret: `f${proof.secret.slice(1)}` } }, 'secret.json'),
      scratch.write({ ...record, draws: { ...proof, draws: proof.draws.slice(1) } }, 'fewer.json'),
    ]
    const { exit, out, err } = await told('verify', ...files)
    expect([exit, err]).toEqual([1, ['bastide verify: 2 of 3 failed']])
    expect(out).toEqual([
      expect.stringMatching(
        /^ok .+; all 72 draws proven \(2 at the start, from links of 2 seats; \d+ from a link of wh/,
      ),
      expect.stringMatching(/^FAILED {2}.+secret\.json {2}draws\.secret: the secret is not the one/),
      expect.stringMatching(/^FAILED {2}.+fewer\.json {2}draws\.draws\[\d+\]: /),
    ])
    const asJson = await told('verify', ...files, '--json')
    expect(JSON.parse(asJson.text)).toMatchObject({
      failed: 2,
      records: [
        { ok: true, compared: ['result', 'digest'], draws: { draws: 72, atStart: 2, seatsAtStart: 2 } },
        { ok: false, compared: [], draws: null, error: { code: 'other-secret', where: 'draws.secret' } },
        { ok: false, draws: null, error: { code: 'other-bringer' } },
      ],
    })
  })

  test('compares the commitment with the one that was shown before the game', async () => {
    const { record } = playFairly('card', 2).at
    const { commitment } = record.draws as unknown as DrawProof
    const file = scratch.write(record, 'proven.json')
    expect((await told('verify', file, '--commitment', commitment)).exit).toBe(0)
    const other = await told('verify', file, TILE, '--commitment', '0'.repeat(64))
    expect([other.exit, other.out]).toEqual([
      1,
      [
        expect.stringMatching(/^FAILED .+ {2}draws\.commitment: .+ not what was published before the game$/),
        expect.stringMatching(/^FAILED .+ {2}draws: the record has no proof of its draws$/),
      ],
    ])
  })

  test('needs a file', async () => {
    expect(await misused('verify')).toBe('bastide verify: FILE is missing')
    expect(await misused('verify', '--json')).toBe('bastide verify: FILE is missing')
  })
})
