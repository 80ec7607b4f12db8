import { GAMES } from '@bastide/catalog'
import { demand, type Game, type GameRecord, type Json, Random, WATCHER } from '@bastide/kernel'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { openingOf, Page, settle } from '../scenarios/playing.ts'
import { MemoryStore } from './index.ts'
import { ViewerStory } from './story.ts'

const cardGame = GAMES.find(({ id }) => id === 'card') as Game
const cards = (...players: readonly (string | undefined)[]) => openingOf(players, { game: 'card', setup: {} })
const updatesOf = ({ notices }: Page): number => notices.filter(({ tell }) => tell === 'update').length

/** Lets writes through one at a time. */
class Gated extends MemoryStore {
  gate: Promise<void> = Promise.resolve()
  override async append(...all: Parameters<MemoryStore['append']>): Promise<boolean> {
    await this.gate
    return super.append(...all)
  }
}

describe('watchers', () => {
  test('HOST-10 hear of a move that was under way when they left and came back', async () => {
    const store = new Gated()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    let open = (): void => {}
    store.gate = new Promise((resolve) => {
      open = resolve
    })
    const played = page.play(update)
    await settle()
    await page.ask({ ask: 'leave', table })
    const again = page.ask({ ask: 'watch', table })
    await settle()
    open()
    const version = await played
    await again
    await settle()
    expect(page.latest?.version ?? (await again).version).toBe(version)
  })

  test('HOST-10 that watch a second time hear once of each move', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined)
    await page.ask({ ask: 'watch', table })
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update)
    expect(updatesOf(page)).toBe(1)
  })

  test('HOST-10 hear nothing after they have left or closed, also if they were only just coming', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined)
    const [update, other] = [await page.ask({ ask: 'watch', table }), page.beside('me')]
    const coming = other.answer({ ask: 'watch', table })
    await Promise.all([coming, other.answer({ ask: 'leave', table })])
    const late = page.beside('me')
    const watching = late.answer({ ask: 'watch', table })
    await late.close()
    await watching
    expect(await late.answer({ ask: 'watch', table })).toMatchObject({ ok: false, code: 'closed' })
    await page.play(update)
    expect([updatesOf(page), updatesOf(other), updatesOf(late)]).toEqual([1, 0, 0])
  })

  test('HOST-10 of a game with secrets hear their own story anew after a take-back', async () => {
    const page = new Page()
    const table = await page.ask({ ask: 'open', opening: cards(undefined, undefined) })
    let update = await page.ask({ ask: 'watch', table })
    const random = new Random(3)
    for (let moves = 0; moves < 6; moves++) {
      const { rules, position } = (await page.host.table(table)).state
      const by = rules.awaited(position)
      update = await page.ask({ ask: 'watch', table, as: by })
      const before = update.version
      const move = rules.toMove(position, rules.sample(position, by, random)) as Json
      await page.ask({ ask: 'command', table, seen: before, command: { do: 'play', by, move } })
      const { version } = (await page.host.table(table)).state
      const back = await page.answer({ ask: 'command', table, seen: version, command: { do: 'take-back', by } })
      if (!back.ok) continue
      update = await page.ask({ ask: 'watch', table, as: by })
      const other = rules.toMove(position, rules.sample(position, by, random)) as Json
      await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'play', by, move: other } })
      const { state } = await page.host.table(table)
      for (const viewer of [0, 1, WATCHER]) {
        const kept = (await page.host.table(table)).storyFor(viewer)
        expect(kept).toEqual(new ViewerStory(viewer).upTo(state))
      }
    }
  })

  test('HOST-5 the record of a table at one screen names no card, whether or not somebody watches', async () => {
    const page = new Page()
    const table = await page.ask({ ask: 'open', opening: cards(undefined, undefined) })
    const dealt = ({ moves }: GameRecord): readonly Json[] =>
      moves.flatMap((move) => ('to' in (move as object) ? [(move as { deal: Json }).deal] : []))
    const unwatched = await page.ask({ ask: 'record', table })
    expect(new Set(dealt(unwatched))).toEqual(new Set(['?']))
    await page.ask({ ask: 'watch', table })
    expect(new Set(dealt(await page.ask({ ask: 'record', table })))).toEqual(new Set(['?']))
    const { record } = await page.ask({ ask: 'review', source: { table } })
    expect(new Set(dealt(record))).toEqual(new Set(['?']))
    const own: Json[] = []
    for (let i = 0; i < 8; i++) {
      const alone = await page.ask({ ask: 'open', opening: cards(undefined, 'random') })
      own.push(...dealt(await page.ask({ ask: 'record', table: alone })))
    }
    expect(
      own.some((card) => card !== '?'),
      'whoever has one seat has its cards',
    ).toBe(true)
    expect(demand(cardGame.compose({}, 2)).hasSecrets).toBe(true)
  })

  test('HOST-9 have their tables listed, the one last played at first', async () => {
    const page = new Page()
    const tables: string[] = []
    for (let i = 0; i < 3; i++) {
      page.clock.time += 1_000
      tables.push(await page.open(undefined))
    }
    page.clock.time += 1_000
    await page.play(await page.ask({ ask: 'watch', table: tables[1] as string }))
    const listed = await page.ask({ ask: 'tables' })
    expect(listed.map(({ table }) => table)).toEqual([tables[1], tables[2], tables[0]])
    expect(listed[0]).toMatchObject({ opened: 1_002_000, touched: 1_004_000 })
  })
})

describe('a table that nobody uses', () => {
  test('HOST-10 is let go of, whatever was asked about it', async () => {
    const store = new MemoryStore()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    await page.ask({ ask: 'record', table })
    await page.ask({ ask: 'review', source: { table } })
    const read = vi.spyOn(store, 'secret')
    await page.ask({ ask: 'record', table })
    expect(read, 'read anew').toHaveBeenCalledTimes(1)
    const update: TableUpdate = await page.ask({ ask: 'watch', table })
    await page.play(update)
    await page.ask({ ask: 'record', table })
    expect(read, 'and kept while somebody watches').toHaveBeenCalledTimes(2)
  })
})
