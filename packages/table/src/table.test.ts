import { demand, digest, type GameRecord, type Json, NOBODY, readRecord, replay, WATCHER } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chance, comparable, opened, passed, table, tableAfter, took } from '../scenarios/given.ts'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import { readEvent, type TableEvent } from './event.ts'
import { dueAt } from './lapsing.ts'
import type { ClockPlan } from './opening.ts'
import { dueSeat, type TableState } from './state.ts'
import { recordOf, tableOf } from './table.ts'
import { lookAt } from './view.ts'

const seat = fc.integer({ min: 0, max: 3 })
const someMove = fc.oneof(fc.constantFrom({ take: 1 }, { take: 2 }, { pass: true }), fc.jsonValue())
const someCommand = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('play'), by: seat, move: someMove }) },
  // Awaited, whoever that is: or few games would come to an end.
  {
    weight: 24,
    arbitrary: fc.record({
      do: fc.constant('play'),
      by: fc.constant('due'),
      move: fc.constantFrom({ take: 1 }, { take: 2 }, { pass: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resign'), by: seat }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('take-back'), by: seat }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer'), by: seat, agrees: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pause'), by: seat, ms: fc.constantFrom(1_000, 60_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resume'), by: seat }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('abort', 'resign'), by: fc.constant(3) }) },
  { weight: 6, arbitrary: fc.constant({ do: 'stand-in' }) },
  { weight: 2, arbitrary: fc.constant({ do: 'look-at-clock' }) },
  { weight: 1, arbitrary: fc.anything() },
)
const somePlan = fc.constantFrom<ClockPlan>(
  { kind: 'none' },
  { kind: 'game', ms: 9_000, increment: 500 },
  { kind: 'move', ms: 3_000 },
)
const someTable = fc.record({
  players: fc.stringMatching(/^[hb]{1,4}$/),
  setup: fc.constantFrom('calm', 'windy', 'gusty', 'whispering'),
  clock: somePlan,
  standIn: fc.constantFrom(null, 'random'),
})
/** How long after the command before; clocks are set back now and then, and people walk away. */
const someTime = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: -300, max: 900 }) },
  { weight: 1, arbitrary: fc.constant(130_000) },
)
const someSteps = fc.array(fc.tuple(someCommand, someTime), { maxLength: 60, size: 'max' })

interface Run {
  readonly events: readonly TableEvent[]
  readonly state: TableState
}

function run(
  { players, ...opening }: { players: string; setup: string; clock: ClockPlan; standIn: string | null },
  steps: readonly (readonly [unknown, number])[],
): Run {
  const events: TableEvent[] = []
  let state: TableState | null = null
  let now = 1_000
  for (const [command, later] of [[{ do: 'open', opening: openingOf(players, opening) }, 0] as const, ...steps]) {
    now += later
    const result = ask(command, state, now)
    if (!result.ok) continue
    state = result.value.state
    events.push(...result.value.events)
  }
  if (state === null) throw new Error('the table was not opened')
  return { events, state }
}

function ask(value: unknown, state: TableState | null, now: number) {
  const command = value as { readonly do?: unknown; readonly by?: unknown } | null | undefined
  if (state !== null && command?.do === 'stand-in')
    return table.carryOut(
      { do: 'stand-in', by: state.rules.awaited(state.position), move: now % 2 === 0 ? null : { take: 1 } },
      state,
      { now, chance },
    )
  const isForDue = state !== null && command?.by === 'due'
  return table.decide(isForDue ? { ...command, by: dueSeat(state) } : value, state, { now, chance })
}

describe('whatever is asked of a table', () => {
  test('TABLE-10 folding its events, out of a store, gives the state that it had', () => {
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        const { events, state } = run(opening, steps)
        const stored = events.map((event) => readEvent(JSON.parse(JSON.stringify(event))))
        const folded = table.fold(stored.map((event) => (event.ok ? event.value : expect.fail(event.reason))))
        expect(comparable(folded as TableState)).toEqual(comparable(state))
      }),
      { numRuns: 300 },
    )
  })

  test('its record replays to the same digest', () => {
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        const { state } = run(opening, steps)
        const record = recordOf(state)
        expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record })
        const again = replay(state.rules, record.moves)
        expect(again.stopped).toBe(undefined)
        expect([digest(again.rules, again.position), record.digest]).toEqual([
          digest(state.rules, state.position),
          digest(state.rules, state.position),
        ])
      }),
      { numRuns: 100 },
    )
  })

  test('its record opens a table again that has come to the same', () => {
    let gone = 0
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        const { state } = run(opening, steps)
        const record = recordOf(state)
        const again = demand(table.reopen(record, state.opening, { now: 0, chance })).state
        gone += state.left.length
        expect(again.left).toEqual(state.left)
        // A record of a game that was aborted can be played on.
        expect(again.finished).toEqual(state.finished?.why === 'aborted' ? null : state.finished)
        // While an answer is owed, or in a pause, nobody plays for those who have left.
        if (state.asked === null && state.paused === null && state.finished?.why !== 'aborted')
          expect(recordOf(again)).toEqual(record)
      }),
      { numRuns: 300, seed: 3 },
    )
    // Or the runs above would show little.
    expect(gone).toBeGreaterThan(50)
  })

  test('somebody is awaited or owes an answer, until it is finished; nobody has less than no time', () => {
    const endings = new Set<string>()
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        const { state, events } = run(opening, steps)
        const seen = [WATCHER, ...state.opening.seats.keys()].map((viewer) =>
          lookAt(state, viewer, events.at(-1)?.at ?? 0),
        )
        for (const view of seen) {
          expect(view.awaited === null).toBe(
            view.finished !== null ||
              ((state.asked ?? state.paused) !== null &&
                dueSeat(state) === null &&
                state.opening.standIn === undefined),
          )
          for (const { clock } of view.seats) expect(clock ?? 0).toBeGreaterThanOrEqual(0)
        }
        if (state.finished === null) expect(state.rules.awaited(state.position)).not.toBe(NOBODY)
        endings.add(state.finished?.why ?? 'none')
        const times = events.map(({ at }) => at)
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }),
      { numRuns: 300, seed: 7 },
    )
    // Or the runs above would show little.
    expect([...endings].sort()).toEqual(['aborted', 'none', 'played-out', 'resigned', 'time'])
  })

  test('TABLE-25 a look finds something from when the table is due, and nothing before', () => {
    let dueOnes = 0
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        const { state } = run(opening, steps)
        const found = (now: number) => demand(table.decide({ do: 'look-at-clock' }, state, { now, chance })).events
        const due = dueAt(state)
        if (due === null) expect(found(1e12)).toEqual([])
        else {
          dueOnes++
          expect(found(due - 1)).toEqual([])
          expect(found(due)).not.toEqual([])
        }
      }),
      { numRuns: 300, seed: 5 },
    )
    // Or the runs above would show little.
    expect(dueOnes).toBeGreaterThan(50)
  })

  test('the same has the same answer', () => {
    fc.assert(
      fc.property(someTable, someSteps, (opening, steps) => {
        expect(run(opening, steps).events).toEqual(run(opening, steps).events)
      }),
      { numRuns: 50 },
    )
  })
})

test('what happens in the game is told while events are folded, and not again when a move is taken back', () => {
  const told: string[] = []
  const events = [...opened(), took(0, 2), took(1, 1), { is: 'taken-back', by: 1, to: 3 } as const, passed(1)]
  table.fold(
    events.map((one) => ({ at: 0, ...one })),
    ({ kind, seat: by, points }) => told.push(`${by} ${kind} ${points}`),
  )
  expect(told).toEqual(['0 took 2', '1 took 1'])
})

test('tables of the same setup share their rules, of another they do not; few are kept', () => {
  let composed = 0
  const counted = tableOf([
    {
      ...stonesGame,
      compose: (_, seats) => {
        composed++
        return stonesGame.compose('calm', seats)
      },
    },
  ])
  const rules = (setup: Json, players = 'hh') =>
    counted.fold([{ is: 'opened', opening: openingOf(players, { setup }), at: 0 }])?.rules
  expect(rules({ a: 1, b: 2 })).toBe(rules({ b: 2, a: 1 }))
  expect(rules({ a: 1, b: 2 })).not.toBe(rules({ a: 2, b: 1 }))
  expect(rules({ a: 1, b: 2 })).not.toBe(rules({ a: 1, b: 2 }, 'hhh'))
  expect(composed).toBe(3)
  for (let i = 0; i < 20; i++) rules(i)
  expect(composed).toBe(23)
  rules(19)
  rules({ a: 1, b: 2 })
  expect(composed).toBe(24)
})

describe('a record', () => {
  test('has the names of the seats and the moves that stand', () => {
    const record = recordOf(tableAfter(...opened('hb'), took(0, 2), { is: 'taken-back', by: 0, to: 2 }, took(0, 1)))
    expect(record).toMatchObject({
      game: 'stones',
      setup: 'calm',
      seats: [{ name: 'The gold one' }, { name: 'The red one' }],
      moves: [{ deal: 1, to: 0 }, { deal: 1, to: 1 }, { take: 1 }],
    })
  })

  test('says which bots played, and who left when and how', () => {
    const record = recordOf(
      tableAfter(...opened('hbh'), took(0, 1), { is: 'resigned', by: 2 }, took(1, 1), { is: 'ran-out', by: 0 }),
    )
    expect(record.seats.map(({ bot }) => bot)).toEqual([undefined, 'random', undefined])
    expect(record.left).toEqual([
      { seat: 2, after: 4, why: 'resigned' },
      { seat: 0, after: 5, why: 'time' },
    ])
    expect(record.result?.map(({ seat, place }) => [seat, place])[0]).toEqual([1, 1])
  })

  test('says that who left before a move that was taken back left before it', () => {
    const record = recordOf(
      tableAfter(...opened('hhh'), took(0, 1), { is: 'resigned', by: 2 }, { is: 'taken-back', by: 0, to: 3 }),
    )
    expect(record.left).toEqual([{ seat: 2, after: 3, why: 'resigned' }])
  })

  test('opens a table that stands where it ends, whoever has left', () => {
    const endings: readonly (readonly [
      players: string,
      by: number,
      is: 'resigned' | 'ran-out',
      awaited: unknown,
      why: unknown,
    ])[] = [
      ['hh', 1, 'resigned', null, 'resigned'],
      ['hh', 0, 'ran-out', null, 'time'],
      ['hb', 0, 'resigned', null, 'resigned'],
      ['hhh', 0, 'resigned', 1, undefined],
    ]
    for (const [players, by, is, awaited, why] of endings) {
      const { events } = demand(table.decide({ do: 'open', opening: openingOf(players) }, null, { now: 7, chance }))
      const before = table.fold([...events, { is, by, at: 7 }]) as TableState
      const record = recordOf(before)
      const reopened = demand(table.reopen(record, openingOf(players), { now: 7, chance })).state
      const seen = lookAt(reopened, 1, 7)
      expect([seen.awaited, seen.finished?.why], players).toEqual([awaited, why])
      expect(recordOf(reopened).left).toEqual(record.left)
      expect(recordOf(reopened).result).toEqual(record.result)
    }
  })

  test('that was over because only bots were left is so too where nobody knows those bots', () => {
    const { events } = demand(table.decide({ do: 'open', opening: openingOf('hbb') }, null, { now: 7, chance }))
    const record = recordOf(table.fold([...events, { is: 'resigned', by: 0, at: 7 }]) as TableState)
    const reopened = demand(table.reopen(record, openingOf('hhh'), { now: 7, chance })).state
    expect(reopened.finished).toMatchObject({ why: 'resigned', standings: record.result })
  })

  test('TABLE-32 that cannot be played, or says what is not so, opens none', () => {
    const record = recordOf(tableAfter(...opened('hh'), took(0, 2)))
    const reopen = (changes: Partial<GameRecord>) =>
      table.reopen({ ...record, ...changes }, openingOf('hh'), { now: 7, chance })
    expect(reopen({ moves: [...record.moves, { take: 99 }] })).toMatchObject({ ok: false, where: 'moves[3]' })
    expect(reopen({ digest: '0'.repeat(64) })).toMatchObject({ ok: false, code: 'other-digest' })
  })
})
