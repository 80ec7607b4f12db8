import { describe, expect, test } from 'vitest'
import { playAll } from './crew.ts'
import { type Plan, type Unit, unitsOf } from './plan.ts'
import type { DealResult } from './playing-deals.ts'

const plan = (players: readonly string[]): Plan => ({
  game: 'tile',
  setup: { edition: '2016', pile: { 'base/U': 2, 'base/V': 2 } },
  players,
  meetings: [[0, 1]],
  changesSeats: true,
  seed: 1,
  limit: 1000,
  moveTime: 1000,
})

/** Plays so many deals, and returns the results. */
async function played(threads: number, deals: number, players: readonly string[]) {
  const left: Unit[] = [...unitsOf(plan(players), deals)]
  const results: DealResult[] = []
  const next = (): Unit | null => left.shift() ?? null
  await playAll(plan(players), { threads, keepsMoves: true, next, done: (result) => results.push(result) })
  return results.sort((one, other) => one.deal - other.deal)
}

describe('a crew', () => {
  test('plays everything once, and the same on any number of threads', async () => {
    const games = (results: readonly DealResult[]) =>
      results.map(({ deal, games: of, transcripts }) => ({ deal, of, transcripts }))
    const alone = await played(1, 5, ['random', 'apprentice'])
    expect(alone.map(({ deal }) => deal)).toEqual([0, 1, 2, 3, 4])
    expect(games(await played(2, 5, ['random', 'apprentice']))).toEqual(games(alone))
  })

  test.each([1, 2])('of %i ends with a fault of one, and leaves nobody behind', async (threads) => {
    await expect(played(threads, 4, ['random', 'nobody'])).rejects.toThrow("unknown player 'nobody'")
  })
})
