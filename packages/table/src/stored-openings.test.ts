/**
 * Tables outlive the defaults of their games: what is stored names every option, and what did not is read as it was
 * meant.
 */
import {
  type AnyRules,
  attempt,
  demand,
  type Game,
  type Json,
  type RecordVersion,
  type Result,
  readFields,
  readOption,
} from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chance } from '../scenarios/given.ts'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import { recordOf, type TableEvent, tableOf } from './index.ts'

const FIELD = { key: 'wind', module: 'stones', clause: 'STONES-3', choices: ['calm', 'windy'] }

/** The stones with the wind as an option: first there was none, now it blows unless somebody says otherwise. */
const game: Game = {
  ...stonesGame,
  form: { ...stonesGame.form, fields: [{ ...FIELD, defaults: { '': 'windy' } }] },
  storedDefaults: { 1: { wind: 'calm' }, 2: {} },
  compose: (setup, seats): Result<AnyRules> =>
    attempt(() => {
      const { options = {} } = readFields(setup, 'setup', [], ['options'])
      const { wind = 'windy' } = readFields(options, 'setup.options', [], ['wind'])
      const read = readOption(FIELD as never, wind, 'setup.options.wind', seats)
      return { ...demand(stonesGame.compose(read, seats)), setup: { options: { wind: read } } }
    }),
}
const table = tableOf([game])
const environment = { now: 5, chance }
const open = (setup: Json): readonly TableEvent[] =>
  demand(table.decide({ do: 'open', opening: openingOf('hh', { setup }) }, null, environment)).events
const setupOf = (events: readonly TableEvent[]): unknown => table.fold(events)?.rules.setup

describe('what is stored of an opening', () => {
  test('A7 names every option, as it was when the table was opened', () => {
    const [opened] = open({})
    expect(opened).toMatchObject({ is: 'opened', opening: { setup: { options: { wind: 'windy' } } } })
    expect(open({ options: { wind: 'calm' } })[0]).toMatchObject({ opening: { setup: { options: { wind: 'calm' } } } })
    expect(setupOf(open({}))).toEqual({ options: { wind: 'windy' } })
  })

  test('A7 and lacks an option was stored by version 1, and is played by the values of version 1', () => {
    const old: TableEvent = { is: 'opened', opening: openingOf('hh', { setup: {} }), at: 0 }
    expect(table.fold([old])).toMatchObject({
      opening: { setup: { options: { wind: 'calm' } } },
      rules: { setup: { options: { wind: 'calm' } } },
    })
    // Tables that are opened now, in between, do not change that.
    open({})
    expect(setupOf([old])).toEqual({ options: { wind: 'calm' } })
  })
})

describe('the record of a table', () => {
  const state = table.fold(open({}))
  if (state === null) throw new Error('the table is open')

  test('A7 has the whole setup and the colours of the seats', () => {
    expect(recordOf(state)).toMatchObject({
      version: 2,
      setup: { options: { wind: 'windy' } },
      seats: [{ colour: 'gold' }, { colour: 'red' }],
    })
  })

  test('A7 is opened again as it was played: of version 1 by its values, of version 2 by what it names', () => {
    const { digest: _, ...record } = recordOf(state)
    const reopen = (version: RecordVersion, setup: Json) =>
      table.reopen({ ...record, version, moves: [] }, openingOf('hh', { setup }), environment)
    const reopened = (version: RecordVersion, setup: Json) => setupOf(demand(reopen(version, setup)).events)
    expect(reopened(1, {})).toEqual({ options: { wind: 'calm' } })
    expect(reopened(2, { options: { wind: 'windy' } })).toEqual({ options: { wind: 'windy' } })
    expect(reopen(2, {})).toMatchObject({ code: 'missing-option' })
  })
})
