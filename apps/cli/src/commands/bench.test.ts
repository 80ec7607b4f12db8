import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { misused, told } from '../trying.ts'

let folder: string
let setup: string
beforeAll(() => {
  // Only the output format is tested, not the figures: this clock runs ten times as fast.
  const cpuUsage = process.cpuUsage.bind(process)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({
    user: cpuUsage().user * 10,
    system: cpuUsage().system * 10,
  }))
  folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'))
  setup = join(folder, 'setup.json')
  writeFileSync(setup, JSON.stringify({ edition: '2016', pile: { 'base/V': 2, 'base/E': 1, 'base/U': 1 } }))
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

interface Figures {
  readonly [name: string]: number
}

describe('bastide bench', () => {
  test('prints its figures as JSON: these, and no others', async () => {
    const { exit, out, err } = await told('bench', '--json', '--seconds', '1', '--setup', setup)
    expect([exit, out.length, err]).toEqual([0, 1, []])
    const found = JSON.parse(out[0] as string) as Figures & { readonly [name in 'meanScore' | 'sdScore']: Figures }
    expect(Object.keys(found)).toEqual([
      'twoStage',
      'twoStageListed',
      'joint',
      'meanScore',
      'sdScore',
      'placementsPerTurn',
      'jointMovesPerTurn',
      'turnsPerGame',
      'makeUnmakePerSecond',
      'copyMicroseconds',
      'bytesPerPosition',
      'spread',
    ])
    for (const scores of [found.meanScore, found.sdScore]) {
      expect(Object.keys(scores)).toEqual(['twoStage', 'joint'])
      for (const score of Object.values(scores)) expect(score).toBeGreaterThan(0)
    }
    for (const name of [
      'twoStage',
      'twoStageListed',
      'joint',
      'makeUnmakePerSecond',
      'copyMicroseconds',
      'bytesPerPosition',
    ])
      expect(found[name], name).toBeGreaterThan(0)
    expect(found.turnsPerGame).toBe(4)
    expect(found.placementsPerTurn).toBeGreaterThan(1)
    expect(found.jointMovesPerTurn).toBeGreaterThan(found.placementsPerTurn as number)
    expect(found.spread).toBeGreaterThanOrEqual(0)
  })

  test('beside another program prints the ratio to it', async () => {
    const { exit, out } = await told(
      'bench',
      '--json',
      '--seconds',
      '1',
      '--setup',
      setup,
      '--measure',
      'joint',
      '--beside',
      'echo 2000 games/s',
    )
    expect(exit).toBe(0)
    const found = JSON.parse(out[0] as string)
    expect(Object.keys(found)).toEqual(['measure', 'perSecond', 'besidePerSecond', 'ratio', 'spread', 'tilesDrawn'])
    expect(found).toMatchObject({ measure: 'joint', besidePerSecond: 2000, tilesDrawn: 4 })
    expect(found.ratio).toBeCloseTo(found.perSecond / 2000, 2)
  })

  test('says what is wrong with its arguments, and with the program beside', async () => {
    for (const seconds of ['0', '-3', '601', '1.5', 'x', ''])
      expect(await misused('bench', '--seconds', seconds)).toBe(
        `bastide bench: --seconds takes a whole number from 1 to 600, not '${seconds}'`,
      )
    expect(await misused('bench', '--game', 'chess')).toContain("unknown game 'chess'; there are tile")
    expect(await misused('bench', '--measure', 'joint')).toContain('--measure goes with --beside')
    expect(await misused('bench', '--beside', 'true', '--measure', 'toString')).toContain(
      "unknown measure 'toString'; there are twoStage",
    )
    expect(await misused('bench', '--seconds', '1', '--setup', setup, '--beside', 'echo 17,783 games/s')).toContain(
      'printed "17,783 games/s"; it must print',
    )
    expect(await misused('bench', '--seconds', '1', '--setup', setup, '--beside', 'exit 4')).toContain(
      "'exit 4' failed with exit code 4",
    )
    expect(await misused('bench', '--seconds', '1', '--setup', setup, '--beside', '')).toContain(
      '--beside takes a command',
    )
  })
})
