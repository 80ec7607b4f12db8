/** The arena as researchers use it: pairs, threads, shards, reports that go on, tests that stop, ladders. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@bastide/kernel'
import { MODULES } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { useScratch } from '../scratch.ts'
import { misused, told } from '../trying.ts'

const scratch = useScratch()
const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface Deal {
  readonly meeting: number
  readonly deal: number
  readonly games: readonly { readonly seating: readonly number[]; readonly scores: readonly number[] }[]
}
interface Document {
  readonly plan: { readonly seed: number }
  readonly runs: readonly { readonly machine: string; readonly commit: string | null; readonly threads: number }[]
  readonly summary: { readonly ladder?: readonly { readonly player: string; readonly elo: number }[] }
  readonly times: readonly { readonly moves: number }[]
  readonly deals: readonly Deal[]
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Document
const fileCalled = (name: string): string => join(scratch.folder, name)

/** A box of few tiles, so that games are short. */
function smallSetup(): string {
  const file = fileCalled('small.json')
  writeFileSync(file, JSON.stringify({ edition: '2016', pile: { 'base/U': 3, 'base/V': 3, 'base/E': 4, 'base/D': 2 } }))
  return file
}
const small = (...argv: readonly string[]) => told('arena', '--setup', smallSetup(), '--seed', '5', ...argv)

describe('pairs', () => {
  test('have the same draws with seats changed', async () => {
    const save = fileCalled('pairs')
    const { exit, out, err } = await told(
      'arena',
      '--pairs',
      '2',
      '--seed',
      '3',
      '--players',
      'journeyman,random',
      '--save',
      save,
    )
    expect([exit, err]).toEqual([0, []])
    const records = readdirSync(save).map((name) => JSON.parse(readFileSync(join(save, name), 'utf8')) as GameRecord)
    expect(records.map(({ seats }) => seats.map(({ bot }) => bot))).toEqual([
      ['journeyman', 'random'],
      ['random', 'journeyman'],
      ['journeyman', 'random'],
      ['random', 'journeyman'],
    ])
    const draws = records.map(({ moves }) => JSON.stringify(moves.filter((move) => 'draw' in (move as object))))
    expect(draws[1]).toBe(draws[0])
    expect(draws[3]).toBe(draws[2])
    expect(draws[2]).not.toBe(draws[0])
    expect(out[0]).toMatch(/^player +won +shared +lost +share \(95 %\) +Elo +points +margin +a move +99 %$/)
    expect(out[1]).toMatch(/^journeyman +4 +0 +0 +100\.0 % \([\d.]+–100\.0\) +\+∞ /)
    expect(out.at(-1)).toBe('4 games in 2 deals, seed 3')
  })

  test('of three seats are played in three shifts', async () => {
    const report = fileCalled('three.json')
    expect((await small('--pairs', '2', '--players', 'random,random,journeyman', '--report', report)).exit).toBe(0)
    expect(read(report).deals[1]?.games.map(({ seating }) => seating)).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ])
  })

  test('come out the same on one thread and on several', async () => {
    const [one, two] = ['one.json', 'two.json'].map(fileCalled) as [string, string]
    await small('--pairs', '12', '--players', 'apprentice,random', '--threads', '1', '--report', one)
    await small('--pairs', '12', '--players', 'apprentice,random', '--threads', '3', '--report', two)
    expect(read(two).deals).toEqual(read(one).deals)
    expect([read(one).runs[0]?.threads, read(two).runs[0]?.threads]).toEqual([1, 3])
    expect(read(two).times.map(({ moves }) => moves)).toEqual(read(one).times.map(({ moves }) => moves))
  })
})

describe('a report', () => {
  test('is gone on from, and what is there is not played again', async () => {
    const [whole, parts] = ['whole.json', 'parts.json'].map(fileCalled) as [string, string]
    await small('--pairs', '6', '--report', whole)
    await small('--pairs', '2', '--report', parts)
    const before = read(parts)
    // A mark that would be gone if the deal were played again, and another machine.
    const marked = readFileSync(parts, 'utf8').replace(/"scores":\[\d+,\d+\]/, '"scores":[777,1]')
    writeFileSync(parts, marked.replace(/"machine":"[^"]*"/, '"machine":"another, Node v1"'))
    const { exit, out } = await told('arena', '--setup', smallSetup(), '--pairs', '6', '--report', parts)
    expect([exit, out.at(-1)]).toEqual([0, '12 games in 6 deals, seed 5'])
    const after = read(parts)
    expect(after.deals[0]?.games[0]?.scores).toEqual([777, 1])
    expect(after.deals.slice(1)).toEqual(read(whole).deals.slice(1))
    expect(after.runs).toHaveLength(before.runs.length + 1)
    expect(after.runs[1]?.machine).toMatch(/Node v\d+/)
    // Nothing left to play: no run is added.
    await told('arena', '--setup', smallSetup(), '--pairs', '6', '--report', parts)
    expect(read(parts)).toEqual(after)
    // Nor for more games on the same machine.
    await told('arena', '--setup', smallSetup(), '--pairs', '7', '--report', parts)
    expect(read(parts).deals).toHaveLength(7)
    expect(read(parts).runs).toEqual(after.runs)
  })

  test.each(['SIGKILL', 'SIGINT'] as const)('of a command that was ended by %s has what was played', async (signal) => {
    const file = fileCalled(`${signal}.json`)
    const argv = ['--setup', smallSetup(), '--seed', '5', '--players', 'random,random', '--report', file]
    const command = join(root, 'apps', 'cli', 'bin', 'bastide.mjs')
    const child = spawn(process.execPath, [command, 'arena', '--pairs', '1000000', ...argv], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    while (!existsSync(file) || read(file).deals.length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
    child.kill(signal)
    expect(await ended).toEqual(signal === 'SIGINT' ? [130, null] : [null, signal])
    const { deals } = read(file)
    const { exit, out } = await told('arena', '--pairs', String(deals.length + 3), ...argv)
    expect(exit).toBe(0)
    const after = read(file).deals
    // Threads may have been ahead of each other.
    for (const deal of deals) expect(after).toContainEqual(deal)
    expect(after.length).toBeGreaterThanOrEqual(deals.length)
    expect(out.at(-1)).toMatch(/^\d+ games in \d+ deals, seed 5$/)
  })

  test('of another match, or broken, or in no place, is refused before anything is played', async () => {
    const file = fileCalled('other.json')
    await small('--pairs', '1', '--report', file)
    const again = (...argv: readonly string[]) =>
      misused('arena', '--setup', smallSetup(), '--pairs', '1', '--report', file, ...argv)
    expect(await again('--seed', '6')).toMatch(/other\.json is the report of another match: another seed$/)
    expect(await again('--players', 'random,apprentice')).toContain('another players')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300))
    expect(await again()).toMatch(/is no report to go on from: it is not JSON/)
    writeFileSync(file, '{"format":"bastide-record"}')
    expect(await again()).toContain('format: ')
    const { exit, err } = await small('--pairs', '1', '--report', join(scratch.folder, 'missing', 'r.json'))
    expect([exit, err[0]]).toEqual([1, expect.stringContaining('cannot write the report')])
  })

  test('of shards is merged into what one machine would have', async () => {
    const files = ['s1.json', 's2.json', 's3.json'].map(fileCalled)
    const [whole, merged] = ['all.json', 'merged.json'].map(fileCalled) as [string, string]
    await small('--pairs', '7', '--report', whole)
    for (const [i, file] of files.entries()) await small('--pairs', '7', '--shard', `${i + 1}/3`, '--report', file)
    const { exit, out } = await told('arena', '--merge', ...files, '--report', merged)
    expect([exit, out.at(-1)]).toEqual([0, '14 games in 7 deals, seed 5'])
    expect(read(merged).deals).toEqual(read(whole).deals)
    expect(read(merged).runs).toHaveLength(3)
    expect(await misused('arena', '--merge', files[0] as string, files[0] as string)).toContain(
      'is in two of the reports',
    )
    expect(await misused('arena', '--merge')).toBe('bastide arena: FILE is missing')
    expect(await misused('arena', '--merge', fileCalled('none.json'))).toContain('there is no file')
  })

  test('is printed as one document', async () => {
    const { out } = await small('--pairs', '1', '--json')
    expect(JSON.parse(out.join('\n'))).toMatchObject({ format: 'bastide-arena', plan: { seed: 5 } })
  })
})

describe('a sequential test', () => {
  test('stops early, and says so', async () => {
    const { exit, out } = await small('--sprt', '0,100', '--players', 'journeyman,random', '--threads', '1')
    expect(exit).toBe(0)
    expect(out.at(-2)).toMatch(
      /^SPRT \(elo0 0, elo1 100\): LLR \d+\.\d\d, bounds -2\.94 and 2\.94: elo1 accepted after \d+ deals$/,
    )
    expect(Number(out.at(-1)?.match(/in (\d+) deals/)?.[1])).toBeLessThan(100)
  })

  test('says when there is no answer', async () => {
    const { out } = await small('--sprt', '0,5', '--pairs', '3')
    expect(out.at(-2)).toMatch(/no answer after 3 deals$/)
  })
})

describe('several', () => {
  test('meet in a round robin', async () => {
    const { exit, out } = await small('--round-robin', '--pairs', '1', '--players', 'random,apprentice,journeyman')
    expect(exit).toBe(0)
    expect(out.slice(1, 4).map((line) => line.split(/ {2,}/)[0])).toEqual([
      'random – apprentice',
      'random – journeyman',
      'apprentice – journeyman',
    ])
    expect(out.find((line) => line.startsWith('journeyman '))).toMatch(/^journeyman +1500 /)
    expect(out.at(-1)).toBe('6 games in 3 deals, seed 5')
  })

  test('are rated, with the journeyman at 1500', async () => {
    const file = fileCalled('ladder.json')
    const { exit, out } = await told(
      ...['rate', '--setup', smallSetup(), '--seed', '1', '--pairs', '4', '--players', 'random,apprentice,journeyman'],
      ...['--report', file],
    )
    expect(exit).toBe(0)
    expect(out[0]).toMatch(/^player +rating +95 % +games +a move +99 %$/)
    expect(out.find((line) => line.startsWith('journeyman '))).toMatch(/^journeyman +1500 +1500–1500 +16 /)
    expect(read(file).summary.ladder?.map(({ player }) => player)).toEqual(['random', 'apprentice', 'journeyman'])
    expect(read(file).summary.ladder?.[0]?.elo).toBeLessThan(1500)
    expect(await misused('rate', '--players', 'random')).toContain('name two players or more')
    expect(await misused('rate', '--players', 'random,random')).toContain('named twice')
  })
})

test('only good arguments are understood', async () => {
  expect(await misused('arena', '--games', '1', '--pairs', '1')).toContain('either --games or --pairs')
  for (const sprt of ['5', '5,0', 'a,b', '0,2000', '0,1,2'])
    expect(await misused('arena', '--sprt', sprt)).toContain('--sprt takes two numbers of Elo')
  expect(await misused('arena', '--sprt', '0,5', '--players', 'random,random,random')).toContain('compares two players')
  for (const shard of ['0/2', '3/2', '1', 'x/y', '1/0'])
    expect(await misused('arena', '--pairs', '1', '--shard', shard)).toContain('--shard takes')
  expect(await misused('arena', '--pairs', '1', '--shard', '1/2', '--sprt', '0,5')).toContain('give --sprt to --merge')
  expect(await misused('arena', '--threads', '0')).toContain('--threads takes')
  expect(await misused('arena', '--move-time', '0')).toContain('--move-time takes')
  expect(await misused('arena', '--players', 'random,cmd:')).toContain("'cmd:' is followed by a command")
  expect(await misused('player')).toContain('--bot says which bot plays')
  expect(await misused('player', '--bot', 'nobody')).toContain("unknown bot 'nobody'")
})

describe('programs of others', () => {
  const example = `cmd:python3 ${join(root, 'examples', 'bot.py')}`

  test('the example in Python plays whole games by the rules, and beats the wanderer', async () => {
    const { exit, out } = await told('arena', '--pairs', '4', '--seed', '2', '--players', `random,${example}`)
    expect(exit).toBe(0)
    expect(out.filter((line) => line.includes('by itself'))).toEqual([])
    expect(out.at(-1)).toBe('8 games in 4 deals, seed 2')
    const line = out.find((one) => one.startsWith('cmd:')) as string
    expect(Number(line.match(/([\d.]+) %/)?.[1])).toBeGreaterThan(50)
  })

  test('the example plays with every module, too', async () => {
    const modules = MODULES.slice(1)
      .map(({ id }) => id)
      .join()
    const { out } = await told(
      'arena',
      '--pairs',
      '1',
      '--seed',
      '2',
      '--modules',
      modules,
      '--players',
      `random,${example}`,
    )
    expect(out.filter((one) => one.includes('by itself'))).toEqual([])
  })

  test('a bot of ours is such a program, too', async () => {
    const journeyman = `cmd:"${process.execPath}" "${join(root, 'apps', 'cli', 'bin', 'bastide.mjs')}" player --bot journeyman`
    const { exit, out } = await told('arena', '--pairs', '1', '--seed', '2', '--players', `random,${journeyman}`)
    expect(exit).toBe(0)
    expect(out[2]).toMatch(/^cmd:.+ {2}2 +0 +0 +100\.0 %/)
  })

  test('one that fails is told in the table, and its games are saved with who left', async () => {
    const file = fileCalled('dies.mjs')
    const save = fileCalled('dying')
    writeFileSync(
      file,
      `process.stdout.write('{"type":"ready","name":"x"}\\n')\nprocess.stdin.on('data', (data) => String(data).includes('choose') && process.exit(4))`,
    )
    const dying = `cmd:"${process.execPath}" "${file}"`
    const { exit, out } = await small('--pairs', '1', '--players', `random,${dying}`, '--save', save)
    expect(exit).toBe(0)
    expect(out.find((line) => line.includes('by itself'))).toMatch(
      /lost 2 games by itself \(ended\): its program ended with code 4$/,
    )
    expect(existsSync(save)).toBe(true)
    for (const name of readdirSync(save)) expect((await told('verify', join(save, name))).exit).toBe(0)
  })
})
