import { describe, expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { type Report, readReport, reportText, type StoredDeal } from './report.ts'
import { mergeReports } from './report-file.ts'
import { ladderOf, shareOfDeal, sprtOf, summariesOf } from './summary.ts'
import { NO_TIMES } from './timing.ts'

const plan: Plan = {
  game: 'tile',
  setup: { edition: '2016' },
  players: ['journeyman', 'random'],
  meetings: [[0, 1]],
  changesSeats: true,
  seed: 1,
  limit: 10_000,
  moveTime: 1000,
}

/** A deal whose first player has these points against those of the other, in both games. */
const deal = (number: number, ...points: readonly (readonly [number, number])[]): StoredDeal => ({
  meeting: 0,
  deal: number,
  games: points.map(([own, other], shift) => {
    const scores = shift === 0 ? [own, other] : [other, own]
    return {
      seating: shift === 0 ? [0, 1] : [1, 0],
      scores,
      places: scores.map((score) => 1 + scores.filter((one) => one > score).length),
      faults: [],
    }
  }),
})

const run = { commit: null, changed: false, date: '2026-01-01', machine: 'one', threads: 1, shard: null }
const report = (...deals: readonly StoredDeal[]): Report => ({ plan, runs: [run], times: [NO_TIMES, NO_TIMES], deals })

const won = report(deal(0, [50, 40], [45, 45]), deal(1, [60, 40], [30, 40]), deal(2, [50, 20], [70, 20]))

describe('a summary', () => {
  test('counts what each got, deal by deal', () => {
    expect(won.deals.map((one) => shareOfDeal(one, 0))).toEqual([0.75, 0.5, 1])
    const [summary] = summariesOf(won)
    expect(summary).toMatchObject({ deals: 3, games: 6, unfinished: 0 })
    const [one, other] = summary?.players ?? []
    expect(one).toMatchObject({ won: 4, shared: 1, lost: 1 })
    expect(other).toMatchObject({ won: 1, shared: 1, lost: 4 })
    expect(one?.share.value).toBe(0.75)
    expect(one?.elo?.value).toBeCloseTo(190.85, 2)
    expect(one?.points.value).toBeCloseTo((47.5 + 45 + 60) / 3, 9)
    expect(one?.margin.value).toBeCloseTo((5 + 5 + 40) / 3, 9)
    expect(other?.margin.value).toBeCloseTo(-(5 + 5 + 40) / 3, 9)
  })

  test('counts a game that somebody lost by itself as lost, and its points not at all', () => {
    const [first, second] = deal(0, [50, 40], [50, 40]).games
    const faulty = { ...first, places: [2, 1], faults: [{ seat: 0, code: 'late', reason: 'it slept' }] }
    const [summary] = summariesOf(report({ meeting: 0, deal: 0, games: [faulty, second] as StoredDeal['games'] }))
    expect(summary?.players[0]).toMatchObject({
      won: 1,
      lost: 1,
      points: { value: 50 },
      faults: [{ code: 'late', games: 1, reason: 'it slept' }],
    })
  })

  test('shares a game that nobody finished', () => {
    const [first, second] = deal(0, [50, 40], [50, 40]).games
    const games = [{ ...first, places: [0, 0] }, second] as StoredDeal['games']
    expect(summariesOf(report({ meeting: 0, deal: 0, games }))[0]).toMatchObject({
      unfinished: 1,
      players: [{ shared: 1, won: 1 }, {}],
    })
  })

  test('tests in the order of deals, and rates', () => {
    expect(sprtOf(won, { elo0: 0, elo1: 10 })).toMatchObject({ verdict: 'open', deals: 3 })
    const ratings = ladderOf(won)
    expect(ratings?.[0]?.elo).toBe(1500)
    expect(ratings?.[1]?.elo).toBeLessThan(1500)
    expect(ladderOf(report())).toBeNull()
  })
})

describe('a report', () => {
  const again = (value: Report) => readReport(JSON.parse(reportText(value, { any: 'thing' })))

  test('is read as it was written', () => {
    expect(again(won)).toEqual({ ok: true, value: won })
    expect(
      reportText(won, {})
        .split('\n')
        .filter((line) => line.includes('"seating"')),
    ).toHaveLength(3)
  })

  test('is refused where it is wrong, with the place', () => {
    const text = reportText(won, {})
    const refused = (change: (document: Record<string, never>) => void) => {
      const document = JSON.parse(text)
      change(document)
      const read = readReport(document)
      return read.ok ? null : `${read.where}: ${read.code}`
    }
    // biome-ignore lint/suspicious/noExplicitAny: it breaks what has a type.
    type Any = Record<string, any>
    expect(
      refused((all: Any) => {
        all.format = 'x'
      }),
    ).toBe('format: not-allowed')
    expect(
      refused((all: Any) => {
        all.version = 2
      }),
    ).toBe('version: not-allowed')
    expect(
      refused((all: Any) => {
        all.more = 1
      }),
    ).toBe('report: unknown-field')
    expect(
      refused((all: Any) => {
        all.plan.seed = -1
      }),
    ).toBe('plan.seed: out-of-range')
    expect(
      refused((all: Any) => {
        all.plan.meetings = [[0, 2]]
      }),
    ).toBe('plan.meetings[0][1]: out-of-range')
    expect(
      refused((all: Any) => {
        all.plan.meetings = [[]]
      }),
    ).toBe('plan.meetings[0]: too-short')
    expect(
      refused((all: Any) => {
        all.plan.changesSeats = 'yes'
      }),
    ).toBe('plan.changesSeats: not-a-boolean')
    expect(
      refused((all: Any) => {
        all.times.pop()
      }),
    ).toBe('times: wrong-count')
    expect(
      refused((all: Any) => {
        all.deals[1].games.pop()
      }),
    ).toBe('deals[1].games: wrong-count')
    expect(
      refused((all: Any) => {
        all.deals[1].games[0].seating = [0, 0]
      }),
    ).toBe('deals[1].games[0].seating: other-players')
    expect(
      refused((all: Any) => {
        all.deals[1].games[0].scores = [1]
      }),
    ).toBe('deals[1].games[0].scores: wrong-count')
    expect(
      refused((all: Any) => {
        all.deals[1].games[0].places[1] = 3
      }),
    ).toBe('deals[1].games[0].places[1]: out-of-range')
    expect(
      refused((all: Any) => {
        all.deals[2].deal = 1
      }),
    ).toBe('deals: deal-twice')
    expect(
      refused((all: Any) => {
        all.runs[0].machine = 'x'.repeat(301)
      }),
    ).toBe('runs[0].machine: too-long')
    for (const value of [null, [], 1, 'x', {}]) expect(readReport(value)).toMatchObject({ ok: false })
  })

  test('of shards is merged, if it is of one match and has nothing twice', () => {
    const [one, two, three] = won.deals as [StoredDeal, StoredDeal, StoredDeal]
    const merged = mergeReports([report(one, three), report(two)])
    expect(merged).toMatchObject({ ok: true, value: { deals: won.deals, runs: [run, run] } })
    expect(mergeReports([report(one), report(two, one)])).toMatchObject({ code: 'deal-twice' })
    expect(mergeReports([report(one), { ...report(two), plan: { ...plan, seed: 2 } }])).toMatchObject({
      code: 'other-plan',
      reason: 'report 2 is of another match than the first: another seed',
    })
    expect(mergeReports([])).toMatchObject({ ok: false })
  })
})
