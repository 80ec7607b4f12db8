/**
 * Several people at one screen: what the page has in memory while the device is passed on. The model is the real one,
 * on a line to a real host.
 */

import type { View } from '@bastide/card-game/words'
import { GAMES } from '@bastide/catalog'
import { Host, MemoryStore } from '@bastide/host'
import { Random, READER, WATCHER } from '@bastide/kernel'
import type { Notice, TableUpdate } from '@bastide/wire'
import { beforeEach, expect, it, vi } from 'vitest'
import { environmentOf, openingOf, settle, TestClock } from '../../../../../packages/host/scenarios/playing.ts'
import { namesOf, spotsOf } from '../../playing/choosing.ts'
import { TableModel } from '../../playing/table-model.svelte.ts'
import { Looking } from './looking.svelte.ts'
import { scenesOf } from './settling-scenes.ts'

const line = vi.hoisted(() => ({
  ask: (_verb: string, _asked: object): Promise<unknown> => Promise.reject(new Error('no line')),
  listeners: new Set<(notice: Notice) => void>(),
  notSaved: null,
}))
vi.mock('../../kit/host.svelte.ts', () => ({
  host: {
    ask: (verb: string, asked: object) => line.ask(verb, asked),
    listen: (hear: (notice: Notice) => void) => {
      line.listeners.add(hear)
      return () => line.listeners.delete(hear)
    },
    keepAlive: () => () => {},
    notSaved: null,
  },
  isOnline: () => false,
  newKey: () => 'key',
  patiently: <T>(ask: () => Promise<T>) => ask(),
  Refused: class extends Error {},
}))
vi.mock('../../kit/settings.svelte.ts', () => ({
  settings: { values: { passes: true, language: 'en', speed: 'calm' } },
}))
vi.mock('../../kit/messages.svelte.ts', () => ({ say: (key: string) => key }))
vi.mock('./flights.ts', () => ({ flightsOf: () => [] }))

let table: string
/** The position as whoever has the whole record knows it. */
let truth: () => Promise<View>

const OPENING = openingOf([undefined, undefined, undefined], { game: 'card', setup: { options: { dealer: 0 } } })

beforeEach(async () => {
  const host = new Host(GAMES, new MemoryStore(), environmentOf(new TestClock()))
  const connection = host.connect('me', (notice) => {
    for (const hear of line.listeners) hear(structuredClone(notice))
  })
  let keys = 0
  line.listeners.clear()
  line.ask = async (verb, asked) => {
    const key = verb === 'command' ? { key: `key ${keys++}` } : {}
    const answer = await connection.answer({ ask: verb, ...asked, ...key } as never)
    if (!answer.ok) throw new Error(answer.reason)
    return structuredClone(answer.value)
  }
  table = (await line.ask('open', { opening: OPENING })) as string
  truth = async () => {
    const { state } = await host.table(table)
    return state.rules.view(state.position, READER) as unknown as View
  }
})

/** Everything that the model has, as text. */
const heldBy = (model: TableModel): string =>
  JSON.stringify([
    model.update,
    model.story,
    model.news,
    model.scene,
    model.view,
    model.choices,
    model.chosen,
    model.move,
    model.refusal,
  ])

/** The cards that lie face down. */
const hiddenIn = ({ rows }: View): readonly string[] =>
  rows.flatMap(({ stretches }) =>
    stretches.flatMap(({ cards }) => cards.flatMap(({ card, lies }) => (lies === 'down' ? [card] : []))),
  )

async function expectNoSecret(model: TableModel): Promise<void> {
  const { viewer, view } = model.update as TableUpdate
  const game = view.game as unknown as View
  expect(viewer).toBe(WATCHER)
  expect([game.hand, game.viewer, game.choices, 'hands' in game]).toEqual([null, null, [], false])
  expect(hiddenIn(game)).toEqual(hiddenIn(await truth()).map(() => 'down'))
  const held = heldBy(model)
  // A hand, a card told as face down or dealt: wherever it is, its card is unknown.
  for (const [, card] of held.matchAll(/"card":"([^"]*)","lies":"down"/g)) expect(card).toBe('down')
  for (const [, told] of held.matchAll(/\{[^{}]*"kind":"played"([^{}]*"down":true)/g))
    expect(told).toContain('"card":"?"')
  for (const [, dealt] of held.matchAll(/"seat":\d,"cards":\[([^\]]*)\]/g)) expect(dealt).toMatch(/^("\?",?)*$/)
  expect(held).not.toMatch(/"hand":\[/)
}

async function rested(model: TableModel): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await settle()
    if (model.scene !== null) model.goOn()
    else if (i > 3 && !model.isBusy) return
  }
}

/** Plays a decision of whoever looks. */
async function decide(model: TableModel, looking: Looking, random: Random): Promise<void> {
  const [spots, names] = [spotsOf(model.choices), namesOf(model.choices)]
  const index = random.below(Math.max(1, spots.length + names.length))
  if (index < spots.length) {
    looking.takeUp(model, 0)
    model.choose({ kind: 'spot', index })
  } else model.choose({ kind: 'name', index: index - spots.length })
  model.confirm()
  await settle()
  await settle()
}

it('while the device is passed on, the page holds nobody’s hand and no hidden card, in a whole game', async () => {
  const model = new TableModel(table)
  const looking = new Looking()
  model.scenesOf = scenesOf
  const random = new Random(5)
  const stop = model.watch()
  await rested(model)
  let [curtains, scenes, hands] = [0, 0, 0]
  for (let turns = 0; turns < 400 && model.view?.finished == null; turns++) {
    if (model.curtained !== null) {
      curtains++
      await expectNoSecret(model)
      expect(looking.pickedIn(model)).toBeNull()
      model.lookAs(model.curtained)
      await rested(model)
      if ((model.game as unknown as View).hand !== null) hands++
    }
    expect(model.isAwaited).toBe(true)
    await decide(model, looking, random)
    // Scenes may lead to the next viewer: from the first of them on, the page is nobody's.
    for (; model.scene !== null; await settle()) {
      scenes++
      if ((model.game as unknown as View).viewer === null) expectNoSecretInScene(model)
      model.goOn()
      await settle()
    }
    await rested(model)
    if (turns % 17 === 5) await takeBack(model)
  }
  stop()
  expect(model.view?.finished?.why).toBe('played-out')
  expect([curtains > 100, scenes > 40, hands > 100]).toEqual([true, true, true])
})

function expectNoSecretInScene(model: TableModel): void {
  const held = heldBy(model)
  for (const [, card] of held.matchAll(/"card":"([^"]*)","lies":"down"/g)) expect(card).toBe('down')
  expect(held).not.toMatch(/"hand":\[/)
}

/** Whoever moved last takes it back, behind the curtain or before it. */
async function takeBack(model: TableModel): Promise<void> {
  if (model.update?.takeBack?.how !== 'free') return
  model.takeBack()
  await rested(model)
  if (model.curtained !== null) await expectNoSecret(model)
}

it('after a reload it holds none either', async () => {
  const first = new TableModel(table)
  const stop = first.watch()
  await rested(first)
  if (first.curtained !== null) first.lookAs(first.curtained)
  await rested(first)
  await decide(first, new Looking(), new Random(2))
  stop()
  const again = new TableModel(table)
  again.watch()
  await rested(again)
  expect(again.curtained).not.toBeNull()
  await expectNoSecret(again)
})
