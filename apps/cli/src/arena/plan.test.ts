import { describe, expect, test } from 'vitest'
import { botSeedOf, everyTwo, gamesOf, type Plan, programSeedOf, seatingOf, unitsOf } from './plan.ts'
import { readPlayers, splitPlayers } from './players.ts'
import { ENOUGH_DEALS, forSoLong, inOrder, unitsFor } from './schedule.ts'

const plan: Plan = {
  game: 'tile',
  setup: { edition: '2016' },
  players: ['journeyman', 'random', 'apprentice'],
  meetings: [[0, 1, 2]],
  changesSeats: true,
  seed: 1,
  limit: 10_000,
  moveTime: 1000,
}

describe('a plan', () => {
  test('has everybody in every seat once', () => {
    const seatings = Array.from({ length: gamesOf(plan) }, (_, shift) => seatingOf(plan, 0, shift))
    expect(seatings).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ])
    expect(gamesOf({ ...plan, changesSeats: false })).toBe(1)
  })

  test('lets every two meet, or neighbours only', () => {
    expect(everyTwo(4)).toHaveLength(6)
    expect(everyTwo(4, 1)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
  })

  test('gives each bot a stream of its own, and programs a seed that tells nothing of the deals', () => {
    const unit = { meeting: 0, deal: 3 }
    const seeds = [0, 1].flatMap((shift) => [0, 1].map((seat) => botSeedOf(plan, unit, shift, seat)))
    expect(new Set(seeds).size).toBe(4)
    expect(programSeedOf(unit, 0, 1)).toBe(programSeedOf({ ...unit }, 0, 1))
    expect(botSeedOf({ ...plan, seed: 2 }, unit, 0, 0)).not.toBe(seeds[0])
  })

  test('is cut into shards that have everything once', () => {
    const two = { ...plan, meetings: everyTwo(3) }
    const shards = [1, 2].map((number) => unitsFor(two, 5, { number, of: 2 }))
    expect(shards.map((units) => units.length)).toEqual([8, 7])
    const key = ({ meeting, deal }: { meeting: number; deal: number }) => `${deal} ${meeting}`
    expect(shards.flat().map(key).sort()).toEqual(unitsOf(two, 5).map(key).sort())
  })
})

describe('players', () => {
  test('are separated by commas that are not part of a command', () => {
    expect(splitPlayers('journeyman,cmd:python3 bot.py --levels 1\\,2')).toEqual([
      'journeyman',
      'cmd:python3 bot.py --levels 1,2',
    ])
    expect(() => readPlayers('tile', 'random,cmd: ')).toThrow("'cmd:' is followed by a command")
    expect(() => readPlayers('dice', 'journeyman-farmer')).toThrow('unknown player')
  })
})

describe('a schedule', () => {
  test('leaves out what was played', () => {
    const schedule = inOrder(unitsOf(plan, 3), [{ meeting: 0, deal: 1 }])
    expect(schedule.progress()).toBeCloseTo(1 / 3)
    expect([schedule.next(), schedule.next(), schedule.next()]).toEqual([
      { meeting: 0, deal: 0 },
      { meeting: 0, deal: 2 },
      null,
    ])
    schedule.done({ meeting: 0, deal: 0 })
    expect(schedule.progress()).toBeCloseTo(2 / 3)
  })

  test('by time gives every meeting about as long, and ends in time', () => {
    let now = 0
    const schedule = forSoLong({ ...plan, meetings: everyTwo(3) }, 1000, [{ meeting: 0, deal: 0 }], () => now)
    const spent = [0, 0, 0]
    const costs = [1, 10, 50]
    const deals: number[] = []
    for (let unit = schedule.next(); unit !== null; unit = schedule.next()) {
      const cost = costs[unit.meeting] as number
      now += cost
      spent[unit.meeting] = (spent[unit.meeting] as number) + cost
      if (unit.meeting === 0) deals.push(unit.deal)
      schedule.done(unit)
    }
    // What the report had is not played again.
    expect(deals[0]).toBe(1)
    expect(now).toBeLessThan(1060)
    for (const one of spent) expect(Math.abs(one - 333)).toBeLessThan(60)
    expect(schedule.progress()).toBe(1)
  })

  test('by time plays no meeting for ever, but leaves its time to slower ones', () => {
    let now = 0
    const had = Array.from({ length: ENOUGH_DEALS - 5 }, (_, deal) => ({ meeting: 0, deal }))
    const schedule = forSoLong({ ...plan, meetings: everyTwo(3) }, 100_000, had, () => now)
    const deals = [0, 0, 0]
    for (let unit = schedule.next(); unit !== null; unit = schedule.next()) {
      now += unit.meeting === 2 ? 500 : 1
      deals[unit.meeting] = (deals[unit.meeting] as number) + 1
      schedule.done(unit)
    }
    expect(deals).toEqual([5, ENOUGH_DEALS, 199])
    expect(schedule.progress()).toBe(1)
  })

  test('by time ends early once all meetings have had enough', () => {
    const schedule = forSoLong({ ...plan, meetings: everyTwo(2) }, 1000, [], () => 0)
    for (let deal = 0; deal < ENOUGH_DEALS; deal++) expect(schedule.next()).toEqual({ meeting: 0, deal })
    expect(schedule.next()).toBeNull()
    expect(schedule.progress()).toBe(1)
  })
})
