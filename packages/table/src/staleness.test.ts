import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance, opened, stateAfter, table, tableAfter, took } from '../scenarios/given.ts'
import type { TableEvent } from './event.ts'
import { isStale } from './staleness.ts'
import { dueSeat, type TableState } from './state.ts'

test('TABLE-7 who saw fewer events, or more, speaks of another table', () => {
  const state = tableAfter(...opened())
  expect([isStale(null, 0, 'open'), isStale(null, 1, 'open')]).toEqual([false, true])
  for (const verb of ['resign', 'take-back', 'answer', 'abort', 'pause', 'resume', 'stand-in', 'play'] as const)
    expect([2, 3, 4].map((seen) => isStale(state, seen, verb))).toEqual([true, false, true])
})

test('TABLE-7 a move is not stale because of what changes nothing about it', () => {
  const asked = [...opened('hhhh'), took(0, 1), took(1, 1), { is: 'asked-back', by: 0, to: 4 }] as const
  const seen = tableAfter(...asked).version
  const later = [...asked, { is: 'resigned', by: 3 }, { is: 'answered', by: 0, agrees: false }] as const
  const state = tableAfter(...later)
  expect([seen - 1, seen, seen + 1, seen + 2, seen + 3].map((one) => isStale(state, one, 'play'))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(isStale(state, seen, 'resign')).toBe(true)
  expect(isStale(tableAfter(...later, took(2, 1)), seen, 'play')).toBe(true)
})

const seat = fc.integer({ min: 0, max: 3 })
const someCommand = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('play'), by: fc.constant('due'), move: fc.constant({ take: 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('take-back', 'resume'), by: seat }) },
  // With two seats left the game goes on.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resign'), by: fc.constantFrom(2, 3) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer'), by: seat, agrees: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pause'), by: seat, ms: fc.constant(200_000) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'look-at-clock' }) },
)
const someSteps = fc.array(fc.tuple(someCommand, fc.constantFrom(10, 90_000)), { maxLength: 25, size: 'max' })

/** The log of a table at which these commands came, whoever was awaited. */
function logOf(steps: readonly (readonly [object, number])[]): readonly TableEvent[] {
  const events: TableEvent[] = opened('hhhh').map((one) => ({ at: 0, ...one }))
  let state = stateAfter(events) as TableState
  let now = 0
  for (const [command, later] of steps) {
    now += later
    const by = 'by' in command && command.by === 'due' ? { by: dueSeat(state) ?? 0 } : {}
    const result = table.decide({ ...command, ...by }, state, { now, chance })
    if (!result.ok) continue
    events.push(...result.value.events)
    state = result.value.state
  }
  return events
}

test('TABLE-7 whatever came between: a move is taken exactly if none of what came is about it', () => {
  const counted = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(someSteps, fc.nat(), (steps, some) => {
      const events = logOf(steps)
      const seen = Math.max(0, events.length + 1 - (some % 4))
      const since = events.slice(seen).map(({ is }) => is)
      const about = ['played', 'taken-back', 'asked-back', 'asked-pause', 'paused', 'opened', 'finished']
      const isTold = seen > events.length || since.some((is) => about.includes(is))
      const state = stateAfter(events) as TableState
      expect(isStale(state, seen, 'play')).toBe(isTold)
      expect(isStale(state, seen, 'resign')).toBe(seen !== events.length)
      if (seen < events.length) counted[isTold ? 'refused' : 'taken']++
      // What the sender saw is what is now: the same seat is awaited, in the same position.
      if (isTold || seen === 0) return
      const before = stateAfter(events.slice(0, seen)) as TableState
      expect(state.moves).toEqual(before.moves)
      expect(state.rules.facts(state.position)).toEqual(before.rules.facts(before.position))
    }),
    { numRuns: 500, seed: 11 },
  )
  // Or the runs above would show little.
  expect(Math.min(counted.taken, counted.refused)).toBeGreaterThan(30)
})
