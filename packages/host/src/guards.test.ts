/** The guards of the host: see GUARDS.md. What leaves it is in secrecy.test.ts, its stores in safe-store.test.ts. */
import { GAMES } from '@bastide/catalog'
import { CHANCE, demand, type Game, type GameRecord, type Json, Options, Random, WATCHER } from '@bastide/kernel'
import type { Command } from '@bastide/table'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { bots, environmentOf, firstMove, openingOf, Page, settle, TestClock } from '../scenarios/playing.ts'
import { drawFrom, Host, MemoryStore, type Thought, type ThoughtFor } from './index.ts'

const cardGame = GAMES.find(({ id }) => id === 'card') as Game
const cards = (...players: readonly (string | undefined)[]) => openingOf(players, { game: 'card', setup: {} })

interface CardView {
  readonly hand: readonly string[] | null
  readonly choices: readonly { readonly kind: string; readonly names?: readonly { readonly move: Json }[] }[]
}
const cardView = ({ view }: TableUpdate): CardView => view.game as unknown as CardView

/** Gives each human seat of a table a holder of its own. */
class ManyHands extends MemoryStore {
  override append(table: string, expected: number, change: Parameters<MemoryStore['append']>[2]): Promise<boolean> {
    const { holders } = change.entry
    const seats = holders.seats.map((holder, seat) => (holder === null ? null : `seat ${seat}`))
    return super.append(table, expected, { ...change, entry: { ...change.entry, holders: { ...holders, seats } } })
  }
}

describe('at one screen', () => {
  test('HOST-5 a seat’s own things are shown once that seat is asked for, and no longer than it decides', async () => {
    const page = new Page()
    const table = await page.ask({ ask: 'open', opening: cards(undefined, undefined) })
    const first = await page.ask({ ask: 'watch', table })
    expect([first.viewer, cardView(first).hand, first.mine]).toEqual([WATCHER, null, [0, 1]])
    const awaited = first.view.awaited as number
    const shown = await page.ask({ ask: 'watch', table, as: awaited })
    expect(shown.viewer).toBe(awaited)
    expect(cardView(shown).hand).not.toBeNull()
    expect([shown.from, shown.told.length], 'its story is told from the beginning').toEqual([0, shown.view.moves])
    await playAny(page, shown)
    const next = page.latest as TableUpdate
    expect(next.view.awaited).not.toBe(awaited)
    expect([next.viewer, cardView(next).hand], 'the curtain is down').toEqual([WATCHER, null])
    expect([next.from, next.told.length], 'and the story is the watcher’s').toEqual([0, next.view.moves])
    expect(JSON.stringify(next.told)).not.toBe(JSON.stringify(shown.told))
  })

  test('HOST-5 whoever looks at his things while another decides sees them until the decision passes on', async () => {
    const page = new Page()
    const table = await page.ask({ ask: 'open', opening: cards(undefined, undefined, undefined) })
    const { view } = await page.ask({ ask: 'watch', table })
    const waits = ((view.awaited as number) + 2) % 3
    const looked = await page.ask({ ask: 'watch', table, as: waits })
    expect(cardView(looked).hand).not.toBeNull()
    await page.ask({ ask: 'record', table })
    const seat = await page.ask({ ask: 'watch', table, as: view.awaited as number })
    await playAny(page, seat)
    expect(page.latest?.viewer).toBe(WATCHER)
  })

  test('HOST-5 where nothing is secret the seat that must decide is shown, as ever', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined)
    const first = await page.ask({ ask: 'watch', table })
    expect(first.viewer).toBe(0)
    await page.play(first)
    await page.play(page.latest as TableUpdate)
    expect(page.latest?.viewer).toBe(1)
  })
})

/** Plays one of the options of the awaited seat, in any game. */
async function playAny(page: Page, update: TableUpdate): Promise<void> {
  const { rules, position } = (await page.host.table(update.table)).state
  const by = update.view.awaited as number
  const move = rules.toMove(position, rules.sample(position, by, new Random(1)))
  await page.ask({
    ask: 'command',
    table: update.table,
    seen: update.version,
    command: { do: 'play', by, move: move as Json },
  })
}

describe('who may do what', () => {
  async function seated() {
    const store = new ManyHands()
    const page = new Page(store, {}, 'owner')
    const table = await page.open(undefined, undefined)
    return { table, owner: page, one: page.beside('seat 0'), two: page.beside('seat 1'), guest: page.beside('guest') }
  }

  test('HOST-7 nobody acts for another’s seat or looks through its eyes', async () => {
    const { table, one, two, guest } = await seated()
    const update = await one.ask({ ask: 'watch', table })
    expect([update.viewer, update.mine]).toEqual([0, [0]])
    const command = { do: 'play', by: 0, move: firstMove(update) } as const
    for (const page of [two, guest])
      expect(await page.answer({ ask: 'command', table, seen: update.version, command })).toMatchObject({
        ok: false,
        code: 'not-your-seat',
      })
    for (const page of [two, guest])
      for (const verb of ['take-back', 'resign'] as const)
        expect(
          await page.answer({ ask: 'command', table, seen: update.version, command: { do: verb, by: 0 } }),
        ).toMatchObject({ code: 'not-your-seat' })
    expect(await two.answer({ ask: 'watch', table, as: 0 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect((await guest.ask({ ask: 'watch', table })).viewer).toBe(WATCHER)
    expect(await one.play(update)).toBe(update.version + 1)
  })

  test('HOST-8 nobody deletes another’s table, and a record leads to a table of one’s own', async () => {
    const { table, owner, one, guest } = await seated()
    for (const page of [one, guest])
      expect(await page.answer({ ask: 'forget', table })).toMatchObject({ ok: false, code: 'not-your-table' })
    const record = await guest.ask({ ask: 'record', table })
    expect(await guest.ask({ ask: 'keep', record })).not.toBe(table)
    expect(await owner.ask({ ask: 'keep', record })).toBe(table)
    expect(await owner.ask({ ask: 'forget', table })).toBe(true)
    expect(await owner.answer({ ask: 'watch', table })).toMatchObject({ code: 'unknown-table' })
  })

  test('HOST-9 tables are listed for their owner and their players', async () => {
    const { table, owner, one, guest } = await seated()
    const listed = async (page: Page) => (await page.ask({ ask: 'tables' })).map((summary) => summary.table)
    expect([await listed(owner), await listed(one), await listed(guest)]).toEqual([[table], [table], []])
  })
})

describe('watchers', () => {
  test('HOST-10 each hears all of the story from its own place, also after a take-back', async () => {
    const page = new Page(new ManyHands(), {}, 'owner')
    const table = await page.open(undefined, undefined)
    const pages = [page.beside('seat 0'), page.beside('seat 1'), page.beside('guest')]
    const stories = new Map<Page, unknown[]>()
    const latest = new Map<Page, TableUpdate>()
    const take = (who: Page, update: TableUpdate): void => {
      const { from, told, view } = update
      const story = stories.get(who) ?? []
      expect(from).toBeLessThanOrEqual(story.length)
      stories.set(who, [...story.slice(0, from), ...told])
      expect(stories.get(who), 'a line for each move that stands').toHaveLength(view.moves)
      latest.set(who, update)
    }
    const follow = async (): Promise<void> => {
      await settle()
      for (const who of pages) {
        for (const notice of who.notices.splice(0)) if (notice.tell === 'update') take(who, notice.update)
      }
    }
    const play = async (seat: number): Promise<void> => {
      await (pages[seat] as Page).play(latest.get(pages[seat] as Page) as TableUpdate)
      await follow()
    }
    for (const who of pages.slice(0, 2)) take(who, await who.ask({ ask: 'watch', table }))
    await play(0)
    // The guest comes later, and must not take anything from the others.
    take(pages[2] as Page, await (pages[2] as Page).ask({ ask: 'watch', table }))
    const { version } = latest.get(pages[0] as Page) as TableUpdate
    await (pages[0] as Page).ask({ ask: 'command', table, seen: version, command: { do: 'take-back', by: 0 } })
    await follow()
    for (const seat of [0, 0, 1, 1]) await play(seat)
    const { told } = await (pages[2] as Page).ask({ ask: 'watch', table })
    for (const who of pages) expect(stories.get(who)).toEqual(told)
  })

  test('HOST-10 a move that replaces one that was taken back is heard, also where both come at once', async () => {
    const store = new MemoryStore()
    const [here, there] = [new Page(store), new Page(store)]
    const table = await here.open(undefined, undefined)
    await here.play(await here.ask({ ask: 'watch', table }))
    await here.play(here.latest as TableUpdate)
    const { told } = await there.ask({ ask: 'watch', table })
    const [, laid] = (await here.ask({ ask: 'record', table })).moves
    // Another host takes back twice and plays otherwise, before this one looks.
    for (let back = 0; back < 2; back++) {
      const { version, takeBack } = here.latest as TableUpdate
      const by = takeBack?.by as number
      await here.ask({ ask: 'command', table, seen: version, command: { do: 'take-back', by } })
      const asked = here.latest?.view.asked
      for (const seat of asked?.waitingFor ?? []) {
        const answer = { do: 'answer', by: seat, agrees: true } as const
        await here.ask({ ask: 'command', table, seen: here.latest?.version ?? 0, command: answer })
      }
    }
    const { rules, position } = (await here.host.table(table)).state
    const options = new Options()
    rules.options(position, 0, options)
    const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(position, options.action(i)) as Json)
    const move = moves.find((one) => JSON.stringify(one) !== JSON.stringify(laid)) as Json
    await here.ask({ ask: 'command', table, seen: here.latest?.version ?? 0, command: { do: 'play', by: 0, move } })
    await there.host.hear(table)
    const { from, told: news } = there.latest as TableUpdate
    const whole = (await here.ask({ ask: 'watch', table })).told
    expect([...told.slice(0, from), ...news]).toEqual(whole)
    expect(whole).not.toEqual(told.slice(0, whole.length))
  })

  test('HOST-11 nobody hears of a move that could not be saved', async () => {
    class Refusing extends MemoryStore {
      refuses = false
      override append(...all: Parameters<MemoryStore['append']>): Promise<boolean> {
        return this.refuses ? Promise.resolve(false) : super.append(...all)
      }
    }
    const store = new Refusing()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    store.refuses = true
    await expect(page.play(update)).rejects.toThrow(/^stale/)
    expect((await page.ask({ ask: 'watch', table })).version).toBe(update.version)
    expect(page.latest).toBeUndefined()
  })
})

describe('commands', () => {
  test('HOST-12 a command that is sent again happens once and has the same answer', async () => {
    const store = new MemoryStore()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    const version = await page.play(update, 'k1')
    expect(await page.play(update, 'k1')).toBe(version)
    expect(await new Page(store).play(update, 'k1'), 'by way of another host').toBe(version)
    expect((await page.ask({ ask: 'watch', table })).version).toBe(version)
    await expect(new Page(store, {}, 'another').play(update, 'k1'), 'another sender’s key').rejects.toThrow()
  })

  test('HOST-12 also when both are on their way at once', async () => {
    const store = new MemoryStore()
    const [one, other] = [new Page(store), new Page(store)]
    const table = await one.open(undefined, undefined)
    const update = await one.ask({ ask: 'watch', table })
    await other.ask({ ask: 'watch', table })
    const versions = await Promise.all([one.play(update, 'k1'), one.play(update, 'k1'), other.play(update, 'k1')])
    expect(new Set(versions).size).toBe(1)
    expect((await one.ask({ ask: 'watch', table })).version).toBe(versions[0])
  })

  test('HOST-13 a key that stood for another command is refused', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update, 'k1')
    const resign = { ask: 'command', table, seen: update.version, command: { do: 'resign', by: 0 }, key: 'k1' } as const
    expect(await page.answer(resign)).toMatchObject({ ok: false, code: 'key-used' })
  })

  test('HOST-14 a command about what is no longer so is refused', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update, 'k1')
    expect(
      await page.answer({ ask: 'command', table, seen: update.version, command: { do: 'resign', by: 0 } }),
    ).toMatchObject({ ok: false, code: 'stale' })
  })

  test('HOST-14 a move is carried out although something came since, unless that was about it', async () => {
    const page = new Page()
    const table = await page.open(undefined, undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    const leave = { do: 'resign', by: 2 } as const
    await page.ask({ ask: 'command', table, seen: update.version, command: leave })
    const version = await page.play(update)
    expect(version).toBeGreaterThan(update.version + 1)
    const late = { do: 'play', by: 0, move: { pass: true } } as const
    const send = (seen: number) => page.answer({ ask: 'command', table, seen, command: late })
    expect(await send(update.version), 'the position is another').toMatchObject({ code: 'stale' })
    expect(await send(version + 1), 'nobody has seen that yet').toMatchObject({ code: 'stale' })
  })
})

describe('draws', () => {
  test('HOST-15 follow from the table’s secret', async () => {
    const rules = demand((GAMES[0] as Game).compose({ edition: '2016' }, 2))
    const drawn = (secret: string) =>
      Array.from({ length: 20 }, (_, index) =>
        rules.toMove(rules.start(), drawFrom(secret)(rules, rules.start(), index)),
      )
    expect(drawn('one')).toEqual(drawn('one'))
    expect(drawn('one')).not.toEqual(drawn('another'))
    expect(new Set(drawn('one').map((move) => JSON.stringify(move))).size, 'and from their number').toBeGreaterThan(5)

    // Tables differ in their secrets, and so in their draws.
    const page = new Page()
    const firstDraws = async (): Promise<string> => {
      const { moves } = await page.ask({ ask: 'record', table: await page.open(undefined, undefined) })
      return JSON.stringify(moves)
    }
    const draws = new Set(await Promise.all(Array.from({ length: 12 }, firstDraws)))
    expect(draws.size).toBeGreaterThan(3)
  })

  test('HOST-16 are the same after a take-back, though another number of moves is made before them', async () => {
    const { namedSetups } = (GAMES.find(({ id }) => id === 'tile') as Game).speech
    let differing = 0
    for (const { setup } of process.env.BASTIDE_QUICK ? namedSetups.slice(-1) : namedSetups) {
      const page = new Page()
      const table = await page.ask({ ask: 'open', opening: openingOf([undefined], { setup: setup as Json }) })
      let update = await page.ask({ ask: 'watch', table })
      const send = async (command: Command): Promise<void> => {
        await page.ask({ ask: 'command', table, seen: update.version, command })
        update = page.latest as TableUpdate
      }
      /** Plays turns in which figures are put, or are not; gives the number of the move of each draw. */
      const playTurns = async (prefers: 'deploy' | 'pass') => {
        for (let moves = 0; moves < 80 && update.view.finished === null; moves++) {
          const { rules, position } = (await page.host.table(table)).state
          const options = new Options()
          rules.options(position, 0, options)
          const able = Array.from(
            { length: options.length },
            (_, i) => rules.toMove(position, options.action(i)) as Json,
          )
          const move = able.find((one) => Object.hasOwn(one as object, prefers)) ?? (able[0] as Json)
          await send({ do: 'play', by: 0, move })
        }
        const { moves } = await page.ask({ ask: 'record', table })
        return moves.flatMap((move, i) => (Object.hasOwn(move as object, 'draw') ? [{ draw: move, after: i }] : []))
      }
      const busy = await playTurns('deploy')
      while (update.view.moves > 1) await send({ do: 'take-back', by: 0 })
      const idle = await playTurns('pass')
      const shared = Math.min(busy.length, idle.length)
      expect(shared).toBeGreaterThan(20)
      expect(idle.slice(0, shared).map(({ draw }) => draw)).toEqual(busy.slice(0, shared).map(({ draw }) => draw))
      if (idle[shared - 1]?.after !== busy[shared - 1]?.after) differing++
    }
    expect(differing, 'setups in which the draws came after other numbers of moves').toBeGreaterThan(0)
  })
})

describe('time', () => {
  const DAY = 24 * 60 * 60 * 1_000

  test('HOST-17 a clock of thirty days runs out after thirty days, and not at once', async () => {
    const clock = new TestClock()
    const page = new Page(new MemoryStore(), { clock })
    const opening = openingOf([undefined, undefined], { clock: { kind: 'move', ms: 30 * DAY } })
    const table = await page.ask({ ask: 'open', opening })
    await page.ask({ ask: 'watch', table })
    await clock.pass(29 * DAY)
    expect((await page.ask({ ask: 'watch', table })).view.finished).toBeNull()
    await clock.pass(DAY + 1_000)
    expect(page.latest?.view.finished).toMatchObject({ why: 'time' })
  })

  test('HOST-17 also where nobody watches, once the host looks', async () => {
    const clock = new TestClock()
    const store = new MemoryStore()
    const page = new Page(store, { clock })
    const opening = openingOf([undefined, undefined], { clock: { kind: 'move', ms: 60_000 } })
    const table = await page.ask({ ask: 'open', opening })
    const later = new Page(store, { clock })
    await later.host.lookAtDue()
    expect((await later.ask({ ask: 'tables' }))[0]?.finished, 'it is not due yet').toBe(false)
    clock.time += 61_000
    await later.host.lookAtDue()
    expect((await later.ask({ ask: 'tables' })).find((one) => one.table === table)?.finished).toBe(true)
  })

  test('HOST-17 also where another table that is due cannot be loaded', async () => {
    const clock = new TestClock()
    const store = new MemoryStore()
    const page = new Page(store, { clock })
    const opening = openingOf([undefined, undefined], { clock: { kind: 'move', ms: 1_000 } })
    const tables = [await page.ask({ ask: 'open', opening }), await page.ask({ ask: 'open', opening })]
    clock.time += 2_000
    const faults: unknown[] = []
    const broken = await store.events(tables[0] as string, 0)
    const host = new Host(GAMES, store, environmentOf(clock, { fault: (thrown) => faults.push(thrown) }))
    vi.spyOn(store, 'events').mockImplementation((table, from) =>
      table === tables[0] ? Promise.resolve(broken.slice(1)) : MemoryStore.prototype.events.call(store, table, from),
    )
    await host.lookAtDue()
    expect(faults).toHaveLength(1)
    expect((await store.entry(tables[1] as string))?.summary.finished).toBe(true)
  })

  test('HOST-17 a request that nobody answers lapses by itself', async () => {
    const clock = new TestClock()
    const page = new Page(new MemoryStore(), { clock })
    const table = await page.open(undefined, undefined)
    await page.play(await page.ask({ ask: 'watch', table }))
    await page.play(page.latest as TableUpdate)
    const { version } = page.latest as TableUpdate
    await page.ask({ ask: 'command', table, seen: version, command: { do: 'take-back', by: 0 } })
    expect(page.latest?.view.asked).not.toBeNull()
    await clock.pass(10 * 60_000)
    expect(page.latest?.view.asked).toBeNull()
  })
})

describe('bots', () => {
  test('HOST-18 are told what their seat was told', async () => {
    const thoughts: Thought[] = []
    const real = bots()
    const runner = {
      ...real,
      think: (thought: Thought, waiting: ThoughtFor) => {
        thoughts.push(thought)
        return real.think(thought, waiting)
      },
    }
    const page = new Page(undefined, { bots: runner })
    const table = await page.ask({ ask: 'open', opening: cards('random', 'random') })
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(20_000)
    const rules = demand(cardGame.compose({}, 2))
    const { moves, movers } = (await page.host.table(table)).state
    expect(thoughts.length).toBeGreaterThan(4)
    for (const { seat, moves: told } of thoughts) {
      const expected = moves.slice(0, told.length).map((move, i) => {
        const by = movers[i] as number | 'chance'
        return rules.redact(move, by === 'chance' ? CHANCE : by, seat)
      })
      expect(told).toEqual(expected)
      expect(JSON.stringify(told)).toContain('"?"')
    }
  })

  test('HOST-19 that fail are asked three times, and their table is left alone', async () => {
    const think = vi.fn(() => Promise.reject(new Error('no memory')))
    const faults: unknown[] = []
    const page = new Page(undefined, { bots: { ...bots(), think }, fault: (thrown) => faults.push(thrown) })
    const table = await page.open('random', undefined)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(60_000)
    expect(think).toHaveBeenCalledTimes(3)
    expect(faults).toHaveLength(3)
    expect(page.notices.at(-1)).toEqual({ tell: 'bot-failed', table, seat: 0 })
    expect(await page.ask({ ask: 'games' })).not.toEqual([])
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(60_000)
    expect(think, 'watching again lets it try again').toHaveBeenCalledTimes(6)
  })

  test('HOST-19 that make illegal moves are asked three times too', async () => {
    const think = vi.fn(() => Promise.resolve({ nonsense: true }))
    const page = new Page(undefined, { bots: { ...bots(), think }, fault() {} })
    const table = await page.open('random', undefined)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(60_000)
    expect(think).toHaveBeenCalledTimes(3)
    expect(page.notices.at(-1)).toEqual({ tell: 'bot-failed', table, seat: 0 })
  })

  test('HOST-20 that think long keep nobody waiting, and a thought that comes too late is dropped', async () => {
    const answers: ((move: Json) => void)[] = []
    const think = vi.fn(() => new Promise<Json>((resolve) => answers.push(resolve)))
    const page = new Page(undefined, { bots: { ...bots(), think } })
    const table = await page.open(undefined, 'random')
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update)
    await page.play(page.latest as TableUpdate)
    await page.clock.pass(60_000)
    expect(think).toHaveBeenCalledTimes(1)
    const waiting = await page.ask({ ask: 'watch', table })
    expect(waiting.view.awaited).toBe(1)
    await page.ask({ ask: 'command', table, seen: waiting.version, command: { do: 'take-back', by: 0 } })
    const back = page.latest as TableUpdate
    expect(back.view.awaited).toBe(0)
    const commands = vi.spyOn(await page.host.table(table), 'command')
    answers[0]?.({ pass: true })
    await page.clock.pass(60_000)
    expect(commands, 'it is not even tried').not.toHaveBeenCalled()
    expect((await page.ask({ ask: 'watch', table })).version).toBe(back.version)
  })
})

describe('what is stored', () => {
  test('HOST-26 a broken entry takes no other out of the list, and is made again of its events', async () => {
    class Breaking extends MemoryStore {
      override async entries(who: string) {
        const [first, second, ...rest] = await super.entries(who)
        const halved = { ...first, summary: { table: first?.summary.table, game: 'tile', seats: null } } as never
        return [halved, { ...second, summary: null } as never, ...rest]
      }
    }
    const page = new Page(new Breaking())
    const tables = [await page.open(undefined), await page.open(undefined), await page.open(undefined)]
    const listed = await page.ask({ ask: 'tables' })
    expect(listed.map(({ table }) => table).sort()).toEqual([tables[0], tables[2]].sort())
    expect(listed.every(({ seats }) => seats.length === 1)).toBe(true)
    const [whole] = await new Page(page.host.store).ask({ ask: 'tables' })
    const broken = [{ summary: whole }, { summary: whole, holders: { owner: 'x', seats: 'two' } }, null]
    for (const [i, entry] of broken.entries())
      await page.host.store.append(`broken ${i}`, 0, { events: [], entry: entry as never, secret: '' })
    expect(await page.ask({ ask: 'tables' }), 'an entry that is nobody’s').toHaveLength(2)
  })

  test('HOST-27 a record is found among many games of the same setup without reading them', async () => {
    class Counting extends MemoryStore {
      read = 0
      override events(table: string, from: number) {
        if (from === 0) this.read++
        return super.events(table, from)
      }
    }
    const store = new Counting()
    const page = new Page(store)
    const records: GameRecord[] = []
    for (let game = 0; game < 40; game++) {
      const table = await page.open(undefined, undefined)
      const update = await page.ask({ ask: 'watch', table })
      await page.play(update)
      await page.ask({ ask: 'leave', table })
      records.push(await page.ask({ ask: 'record', table }))
    }
    const texts = records.map((record) => JSON.stringify(record))
    const late = texts.filter((text) => texts.indexOf(text) === texts.lastIndexOf(text)).at(-1) as string
    expect(texts.indexOf(late)).toBeGreaterThan(10)
    const elsewhere = new Page(store)
    store.read = 0
    const table = await elsewhere.ask({ ask: 'keep', record: late })
    expect(store.read).toBeLessThanOrEqual(2)
    expect(JSON.stringify(await elsewhere.ask({ ask: 'record', table }))).toBe(late)
    expect((await elsewhere.ask({ ask: 'tables' })).length).toBe(40)
  })

  test('HOST-28 a record of what one seat was told can be looked at, and not played on', async () => {
    const page = new Page(new ManyHands(), {}, 'owner')
    const table = await page.ask({ ask: 'open', opening: cards(undefined, undefined) })
    const record = await page.beside('seat 0').ask({ ask: 'record', table })
    expect(JSON.stringify(record.moves)).toContain('"?"')
    expect(await page.answer({ ask: 'keep', record })).toMatchObject({ ok: false, code: 'partial-record' })
    expect((await page.ask({ ask: 'review', source: { record } })).positions).toBe(record.moves.length + 1)
  })
})

describe('faults', () => {
  test('HOST-6 are told to the log, and to nobody else', async () => {
    class Broken extends MemoryStore {
      override entries(): Promise<never> {
        return Promise.reject(new Error('the secret is 42'))
      }
    }
    const faults: unknown[] = []
    const host = new Host(
      GAMES,
      new Broken(),
      environmentOf(new TestClock(), { fault: (thrown) => faults.push(thrown) }),
    )
    const answer = await host.connect('me', () => {}).answer({ ask: 'tables' })
    expect(answer).toEqual({ ok: false, code: 'fault', reason: 'something went wrong here' })
    expect(faults).toMatchObject([{ message: 'the secret is 42' }])
  })
})
