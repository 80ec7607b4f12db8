/** Tests of a table as sentences: given what has happened, when this is asked, then that follows. */
import { type AnyRules, CHANCE, type Position, Random, type Seat } from '@bastide/kernel'
import { expect } from 'vitest'
import type { Occurrence } from '../src/event.ts'
import { type Command, type Opening, type TableEvent, type TableState, tableOf } from '../src/index.ts'
import { openingOf, stonesGame } from './stones-table.ts'

export const table = tableOf([stonesGame])

/** Chance as a test has it: what it does depends on the number of the draw alone. */
export const chance = (rules: AnyRules, p: Position, index: number) => rules.sample(p, CHANCE, new Random(index + 1))

/** An event, with its time where that is not 0. */
export type Told = Occurrence & { readonly at?: number }

export const played = (by: Seat | 'chance', move: { readonly [key: string]: number | boolean }): Occurrence => ({
  is: 'played',
  by,
  move,
})
export const took = (by: Seat, count: number): Occurrence => played(by, { take: count })
export const passed = (by: Seat): Occurrence => played(by, { pass: true })
export const blew = (strength: number): Occurrence => played('chance', { blow: strength })
export const whispered = (to: Seat, strength: number): Occurrence => played('chance', { blow: strength, to })
export const at = (time: number, occurrence: Occurrence): TableEvent => ({ ...occurrence, at: time })

/** The events that open a table and deal the cards 1, 1, 2, 3: the last seats have the best. */
export function opened(players = 'hh', changes: Partial<Opening> = {}): readonly Told[] {
  const deals = [...players].map((_, to) => played('chance', { deal: [1, 1, 2, 3][to] as number, to }))
  return [{ is: 'opened', opening: openingOf(players, changes) }, ...deals]
}

export const stateAfter = (told: readonly Told[]): TableState | null =>
  table.fold(told.map((one) => ({ at: 0, ...one })))

/** As `stateAfter`, of a table that is open. */
export function tableAfter(...told: readonly Told[]): TableState {
  const state = stateAfter(told)
  if (state === null) throw new Error('the table is not open')
  return state
}

/** All of a state that can be compared: rules are functions. */
export const comparable = ({ rules, position, ...rest }: TableState) => ({ ...rest, facts: rules.facts(position) })

export function given(...told: readonly Told[]) {
  const state = stateAfter(told)
  return {
    when(command: Command | { readonly [key: string]: unknown }, now = 0) {
      const result = table.decide(command, state, { now, chance })
      return {
        /** All that follows, in order. Times are compared where they are told. */
        thenFollows(...expected: readonly object[]): void {
          expect(result.ok ? result.value.events : result).toMatchObject(expected)
          if (!result.ok) return
          // Whatever is decided can be folded, and leads to the same state.
          let folded = state
          for (const event of result.value.events) folded = table.evolve(folded, event)
          expect(comparable(result.value.state)).toEqual(comparable(folded as TableState))
        },
        thenRefused(code: string, clause?: string): void {
          expect(result).toMatchObject({ ok: false, code })
          expect(result.ok || result.clause).toBe(clause)
        },
      }
    },
  }
}
