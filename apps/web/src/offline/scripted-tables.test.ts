import { type GameRecord, type Json, RECORD_FORMAT, RECORD_VERSION, scriptOf } from '@bastide/kernel'
import { LESSONS } from '@bastide/tile-game/lessons'
import type { Answer, HostVerb, Notice, Request, TableUpdate } from '@bastide/wire'
import { expect, test } from 'vitest'
import { PLAYABLE } from './playable.ts'
import { ScriptedTables } from './scripted-tables.ts'

const [lesson] = LESSONS
if (lesson === undefined) throw new Error('there is no lesson')
const script = scriptOf(lesson)

const record: GameRecord = {
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game: 'tile',
  setup: lesson.setup,
  seats: [
    { name: 'Learner', colour: 'blue' },
    { name: 'Opponent', colour: 'red', bot: 'journeyman' },
  ],
  moves: script.moves as readonly Json[],
}

function tables() {
  const told: Notice[] = []
  const faults: unknown[] = []
  let nth = 0
  const world = {
    now: () => 0,
    after: (ms: number, call: () => void) => {
      // A bot's pause is over at once; its patience never is.
      if (ms === 0) call()
      return () => {}
    },
    randomBits: () => (++nth).toString(16).padEnd(32, '0'),
    botPace: 0,
    fault: (thrown: unknown) => faults.push(thrown),
    bots: { bots: () => ['journeyman'] },
  }
  const scripted = new ScriptedTables(PLAYABLE, world, (notice) => told.push(notice))
  async function ask<V extends HostVerb>(request: Request<V>): Promise<Answer<V>> {
    const asked = request as Request<HostVerb>
    const answer = await scripted.pageFor(asked)?.answer(asked)
    if (answer?.ok !== true) throw new Error(answer?.reason ?? 'nobody answers')
    return answer.value as Answer<V>
  }
  async function open(given: unknown, from: number): Promise<string> {
    const opened = await scripted.open({ ask: 'script', record: given, from })
    if (!opened.ok) throw new Error(`${opened.where}: ${opened.reason}`)
    return opened.value
  }
  const updates = (): readonly TableUpdate[] =>
    told.flatMap((notice) => (notice.tell === 'update' ? [notice.update] : []))
  return { scripted, ask, open, updates, faults }
}

/** Lets bots move. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('chance and bots do what the record says, to its end', async () => {
  const { ask, open, updates, faults } = tables()
  const table = await open(record, script.begins[0] as number)
  let { view, version } = await ask({ ask: 'watch', table })
  expect(view.moves).toBe(1)
  while (view.finished === null) {
    const move = record.moves[view.moves] as never
    await ask({ ask: 'command', table, seen: version, command: { do: 'play', by: 0, move } })
    await later()
    const latest = updates().at(-1)
    if (latest === undefined || latest.view.moves === view.moves) throw new Error(`nobody moved after ${view.moves}`)
    ;({ view, version } = latest)
  }
  const { moves } = await ask({ ask: 'record', table })
  expect(moves).toEqual(record.moves)
  expect(faults).toEqual([])
})

test('a table begins after as many moves as are asked for', async () => {
  const { ask, open } = tables()
  const from = script.begins[6] as number
  const table = await open(record, from)
  const { view } = await ask({ ask: 'watch', table })
  expect(view.moves).toBe(from)
  expect(view.awaited).toBe(0)
})

test('where the script is left, chance and bots go on all the same', async () => {
  const { ask, open, updates, faults } = tables()
  const table = await open(record, script.begins[0] as number)
  let { view, version } = await ask({ ask: 'watch', table })
  // The place where the opponent's first tile was to go, and those around it, are taken.
  for (const move of [{ place: 'base/U', at: [0, 1], turn: 0 }, { pass: true }] as const) {
    await ask({ ask: 'command', table, seen: version, command: { do: 'play', by: 0, move } })
    await later()
    ;({ view, version } = updates().at(-1) as TableUpdate)
  }
  expect(view.awaited).toBe(0)
  expect(view.moves).toBeGreaterThan(5)
  expect(faults).toEqual([])
})

test('only the latest table is there', async () => {
  const { scripted, open } = tables()
  const first = await open(record, 1)
  const second = await open(record, 1)
  expect(scripted.pageFor({ ask: 'watch', table: first })).toBeNull()
  expect(scripted.pageFor({ ask: 'watch', table: second })).not.toBeNull()
  expect(scripted.pageFor({ ask: 'tables' })).toBeNull()
})

test('a record that cannot be read is refused', async () => {
  const { scripted } = tables()
  for (const given of [null, { ...record, game: 'chess' }, { ...record, setup: {} }])
    expect((await scripted.open({ ask: 'script', record: given, from: 0 })).ok).toBe(false)
})
