import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Thought } from '@bastide/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BotThreads, botThreads } from './bot-threads.ts'

/**
 * Thinks as its seat says: an answer, a failure, for ever, until it is stopped, or several moves in a row. It tries
 * what has its seed, and 9 besides.
 */
const PROGRAM = `export default ({ thought: { seat, seed, milliseconds }, stopped }) => {
  if (seat === 1) throw new Error('no idea')
  while (seat === 2);
  while (seat === 3 && Atomics.load(stopped, 0) === 0);
  const moves = seat === 4 ? [{ seed }, { later: seed }] : [{ seed, milliseconds }]
  const own = { moves, times: 1, sum: 2 }
  return seed === 9 ? [own] : [own, { moves: [{ seed: 9, milliseconds }], times: 1, sum: 1 }]
}
export const advise = ({ thought: { seed } }) => [{ moves: [seed], brings: [] }]`

const folder = mkdtempSync(join(tmpdir(), 'bastide-bots-'))
const program = pathToFileURL(join(folder, 'thinking.mjs'))
let bots: BotThreads
beforeAll(async () => {
  writeFileSync(join(folder, 'thinking.mjs'), PROGRAM)
  bots = await botThreads({
    program,
    bots: () => ['one'],
    takes: () => 300,
    most: 1,
  })
})
afterAll(async () => {
  await bots.close()
  rmSync(folder, { recursive: true })
})

const never = new Promise<void>(() => {})
const about = (seat: number, seed = 0): Thought => ({
  game: '',
  setup: {},
  seats: 2,
  seat,
  bot: 'one',
  moves: [],
  seed,
})

test('a thought is thought elsewhere, and a failure is told', async () => {
  expect(await bots.think(about(0, 7), { table: 's1', dropped: never })).toEqual({ seed: 7, milliseconds: 300 })
  await expect(bots.think(about(1), { table: 's1', dropped: never })).rejects.toThrow('no idea')
  expect(bots.bots('any')).toEqual(['one'])
})

test('advice is thought about there, too', async () => {
  const lines = await bots.advise?.(about(0, 7), { table: 's1', dropped: never })
  expect(lines).toEqual([{ moves: [7], brings: [] }])
})

test('HTTP-8 a thought without end is stopped once nobody waits for it, and the next one begins', async () => {
  let drop = (): void => {}
  const dropped = new Promise<void>((resolve) => {
    drop = resolve
  })
  const endless = bots.think(about(2), { table: 's1', dropped })
  endless.catch(() => {})
  const next = bots.think(about(0, 8), { table: 's2', dropped: never })
  drop()
  expect(await next).toMatchObject({ seed: 8 })
  await expect(endless).rejects.toThrow()
})

/** A promise, and how it is kept. */
function promised(): { readonly kept: Promise<void>; keep(): void } {
  let keep = (): void => {}
  const kept = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { kept, keep: () => keep() }
}

test('HTTP-11 a thought ends as soon as nobody waits for it, or somebody wants the move at once', async () => {
  for (const which of ['dropped', 'hurried'] as const) {
    const { kept, keep } = promised()
    const thought = bots.think(about(3, 9), { table: 's1', dropped: never, [which]: kept })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const asked = performance.now()
    keep()
    expect(await thought).toMatchObject({ seed: 9 })
    // Less than a thread is given that does not look whether it was stopped.
    expect(performance.now() - asked).toBeLessThan(500)
  }
})

test('HTTP-11 the more wait, the shorter each thinks, so that all have their turn in time', async () => {
  const { kept, keep } = promised()
  const first = bots.think(about(3), { table: 's0', dropped: never, hurried: kept })
  const others = ['s1', 's2', 's3'].map((table) => bots.think(about(0), { table, dropped: never }))
  keep()
  const times = (await Promise.all([first, ...others])).map((move) => (move as { milliseconds: number }).milliseconds)
  expect(times).toEqual([75, 100, 100, 100])
})

test('a thought is given no more time than it says', async () => {
  const thought = { ...about(0), milliseconds: 20 }
  expect(await bots.think(thought, { table: 's1', dropped: never })).toMatchObject({ milliseconds: 20 })
})

test('what was decided together is thought about once', async () => {
  const first = await bots.think(about(4, 5), { table: 's1', dropped: never })
  expect(first).toEqual({ seed: 5 })
  const next = { ...about(4, 6), moves: [first] }
  expect(await bots.think(next, { table: 's1', dropped: never })).toEqual({ later: 5 })
  expect(await bots.think(next, { table: 's1', dropped: never })).toEqual({ seed: 6 })
})

test('threads that have nothing to do think together, and those that are at work do not', async () => {
  const several = await botThreads({ program, bots: () => ['one'], isShared: () => true, most: 3 })
  try {
    // Each likes another best, and all have tried 9.
    expect(await several.think(about(0, 7), { table: 's1', dropped: never })).toMatchObject({ seed: 9 })
    const { kept, keep } = promised()
    const all = several.think(about(3, 7), { table: 's1', dropped: never, hurried: kept })
    const next = several.think(about(0, 1), { table: 's2', dropped: never })
    keep()
    expect(await all).toMatchObject({ seed: 9 })
    expect(await next).toMatchObject({ seed: 1 })
  } finally {
    await several.close()
  }
})
