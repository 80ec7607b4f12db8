import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Thought } from '@bastide/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BotThreads, botThreads } from './bot-threads.ts'

/** Thinks as its seat says: an answer, a failure, or for ever. */
const PROGRAM = `export default ({ seat, seed }) => {
  if (seat === 1) throw new Error('no idea')
  while (seat === 2);
  return { seed }
}
export const advise = ({ seed }) => [{ moves: [seed], brings: [] }]`

const folder = mkdtempSync(join(tmpdir(), 'bastide-bots-'))
let bots: BotThreads
beforeAll(async () => {
  writeFileSync(join(folder, 'thinking.mjs'), PROGRAM)
  bots = await botThreads({ program: pathToFileURL(join(folder, 'thinking.mjs')), bots: () => ['one'], most: 1 })
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
  expect(await bots.think(about(0, 7), { table: 's1', dropped: never })).toEqual({ seed: 7 })
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
  expect(await next).toEqual({ seed: 8 })
  await expect(endless).rejects.toThrow()
})
