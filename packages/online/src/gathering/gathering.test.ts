import { ADVICE } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../host/scenarios/playing.ts'
import { ANYBODY, BOT, INVITED, openGame, stones, TERMS, TestServer, type Visitor } from '../../scenarios/server.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'
import { REVEAL_MS } from './revealing.ts'

async function two(server = new TestServer()): Promise<readonly [Visitor, Visitor, TestServer]> {
  return [await server.guest('Gold'), await server.guest('Red'), server]
}
const codeOf = (result: { readonly ok: boolean; readonly code?: string }): string => result.code ?? 'yes'

describe('a table that gathers', () => {
  it('is made with its maker on the first seat that is a person’s, and a commitment before anybody else sits', async () => {
    const [gold] = await two()
    const view = await gold.view(await gold.gather({}, BOT, INVITED, ANYBODY))
    expect(view).toMatchObject({ version: 1, mine: [1], isMaker: true, revealing: null })
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(view.seats.map(({ colour, pattern }) => `${colour} ${pattern}`)).toEqual([
      'gold roundel',
      'red cross',
      'green chevron',
    ])
  })

  it.each([
    ['a game that is not here', { game: 'chess' }, [INVITED], 'unknown-game'],
    ['a setup that is none', { setup: 'storm' }, [INVITED], 'not-allowed'],
    ['more seats than the game has', {}, Array.from({ length: 5 }, () => INVITED), 'bad-seats'],
    ['a bot that is not here', {}, [INVITED, { kind: 'bot', bot: 'nobody' } as const], 'unknown-bot'],
    ['a stand-in that is not here', { standIn: 'nobody' }, [INVITED], 'unknown-bot'],
    ['an aid that is none', { aids: ['luck'] }, [INVITED], 'unknown-aid'],
    ['bots alone', {}, [BOT, BOT], 'no-person'],
  ])('ONLINE-6 cannot be made, nor changed, to %s', async (_, terms, seats, code) => {
    const [gold, , server] = await two()
    expect(await gold.code({ ask: 'gather', terms: { ...TERMS, ...terms }, seats })).toBe(code)
    expect(await server.store.gatheringsOf(gold.id)).toEqual([])
    const table = await gold.gather()
    const before = await gold.view(table)
    expect(codeOf(await gold.at(table, { do: 'change', terms: { ...TERMS, ...terms }, seats }))).toBe(code)
    expect(await gold.view(table)).toEqual(before)
  })

  it('ONLINE-7 refuses a name that looks like another there, and says which would do', async () => {
    const [gold, , server] = await two()
    const other = await server.guest('GoId')
    const table = await gold.gather()
    await other.enter(gold, table)
    const refused = await other.at(table, { do: 'sit', seat: 1 })
    expect(refused).toMatchObject({ code: 'same-name' })
    expect(JSON.stringify(refused)).toContain('you could be GoId 2')
    await other.ask({ ask: 'rename', name: 'GoId 2' })
    await other.must(table, { do: 'sit', seat: 1 })
  })

  it('ONLINE-7 gives each colour to one seat, with its pattern, and a free one to whoever wants it', async () => {
    const [gold, red] = await two()
    const table = await gold.gather({}, INVITED, INVITED, BOT)
    await red.join(gold, table, 1)
    expect(codeOf(await red.at(table, { do: 'colour', seat: 1, colour: 'gold' }))).toBe('colour-taken')
    await red.must(table, { do: 'colour', seat: 1, colour: 'green' })
    await gold.must(table, { do: 'colour', seat: 0, colour: 'rose' })
    const looks = (await gold.view(table)).seats.map(({ colour, pattern }) => `${colour} ${pattern}`)
    expect(looks, 'the bot has the one that was given up').toEqual(['rose lozenge', 'green chevron', 'red cross'])
  })

  it('seats people once: whoever sits down elsewhere moves over', async () => {
    const [gold, red] = await two()
    const table = await gold.gather({}, INVITED, INVITED, INVITED)
    await red.join(gold, table, 1)
    await red.must(table, { do: 'sit', seat: 2 })
    expect((await red.view(table)).mine).toEqual([2])
    expect(codeOf(await red.at(table, { do: 'sit', seat: 0 }))).toBe('seat-taken')
    expect(codeOf(await red.at(table, { do: 'sit', seat: 4 }))).toBe('no-such-seat')
  })

  it('ONLINE-18 keeps seats for those who have its link, and lets nobody in by a wrong one', async () => {
    const [gold, red, server] = await two()
    const table = await gold.gather({ isListed: true }, INVITED, INVITED, ANYBODY, BOT)
    expect(await red.code({ ask: 'enter', table, invite: 'f'.repeat(32) })).toBe('yes')
    expect(codeOf(await red.at(table, { do: 'sit', seat: 1 }))).toBe('not-invited')
    expect(codeOf(await red.at(table, { do: 'sit', seat: 3 }))).toBe('seat-of-bot')
    expect((await red.view(table)).invite, 'nor is it told to whoever has no seat').toBe(null)
    await red.must(table, { do: 'sit', seat: 2 })
    const blue = await server.guest('Blue')
    await blue.join(red, table, 1)
    const hidden = await gold.gather()
    expect(await red.code({ ask: 'enter', table: hidden, invite: 'f'.repeat(32) })).toBe('unknown-table')
    expect(await red.code({ ask: 'gathering', table: hidden })).toBe('unknown-table')
  })

  it('ONLINE-8 carries out a command that is sent again once, and knows a key for one command', async () => {
    const [gold, red] = await two()
    const table = await gold.gather()
    await red.enter(gold, table)
    const send = (command: object, seen: number) =>
      red.answer({ ask: 'at-gathering', table, seen, command, key: 'k1' }).then(({ result }) => result)
    const first = await send({ do: 'sit', seat: 1 }, 1)
    await red.must(table, { do: 'stand', seat: 1 })
    expect(await send({ do: 'sit', seat: 1 }, 1), 'sent again').toEqual(first)
    expect((await red.view(table)).mine).toEqual([])
    expect(await send({ do: 'stand', seat: 1 }, 3)).toMatchObject({ code: 'key-used' })
    const other = await gold.answer({
      ask: 'at-gathering',
      table,
      seen: 3,
      command: { do: 'not-ready', seat: 0 },
      key: 'k1',
    })
    expect(other.result.ok, 'somebody else’s key is another').toBe(true)
  })

  it('ONLINE-10 lets nobody agree to what they have not seen; a change makes everybody agree anew', async () => {
    const [gold, red] = await two()
    const table = await gold.gather()
    await red.join(gold, table, 1)
    const seen = (await red.view(table)).version
    await red.must(table, { do: 'ready', seat: 1, end: null })
    await gold.must(table, { do: 'change', terms: { ...TERMS, setup: 'calm' }, seats: [INVITED, INVITED] })
    expect((await red.view(table)).seats[1]?.sitter?.isReady).toBe(false)
    const late = { ask: 'at-gathering', table, seen, command: { do: 'ready', seat: 1, end: null } }
    expect(await red.code(late)).toBe('stale')
    await gold.must(table, { do: 'change', terms: TERMS, seats: [INVITED] })
    expect((await red.view(table)).mine, 'the seat is gone').toEqual([])
  })

  it('ONLINE-11 does not let somebody sit again who was sent away', async () => {
    const [gold, red] = await two()
    const table = await gold.gather()
    await red.join(gold, table, 1)
    const tab = await red.stream([])
    await gold.must(table, { do: 'send-away', seat: 1 })
    expect(tab.told('listed').at(-1)).toEqual({ tell: 'listed', table, listed: null })
    expect(codeOf(await red.at(table, { do: 'sit', seat: 1 }))).toBe('sent-away')
    expect([(await red.view(table)).isSentAway, (await gold.view(table)).isSentAway]).toEqual([true, false])
    expect(codeOf(await gold.at(table, { do: 'send-away', seat: 0 }))).toBe('not-yourself')
  })

  it('ONLINE-16 is dropped when nobody comes any more: listed after an hour, else after two weeks', async () => {
    const [gold, , server] = await two()
    const [listed, hidden] = [await gold.gather({ isListed: true }), await gold.gather()]
    const here = await gold.gather({ isListed: true })
    const tab = await gold.stream([here])
    const later = async (ms: number): Promise<void> => {
      server.clock.time += ms
      await server.service.sweep()
    }
    await later(59 * 60_000)
    expect(await server.store.gathering(listed)).toBeDefined()
    await later(10 * 60_000)
    expect(await server.store.gathering(listed)).toBeUndefined()
    expect(await server.store.gathering(hidden)).toBeDefined()
    expect(await server.store.gathering(here), 'somebody is there').toBeDefined()
    tab.close()
    await later(14 * 24 * 60 * 60_000)
    expect(await server.store.gathering(hidden)).toBeUndefined()
    expect(await server.store.gathering(here)).toBeUndefined()
  })
})

describe('the start', () => {
  async function ready(server: TestServer) {
    const [gold, red] = await two(server)
    const table = await gold.gather()
    await red.join(gold, table, 1)
    const chains = [gold.chain(), red.chain()] as const
    await gold.must(table, { do: 'ready', seat: 0, end: chains[0].end })
    await red.must(table, { do: 'ready', seat: 1, end: chains[1].end })
    return { gold, red, table, chains }
  }

  it('ONLINE-12 waits for the first link of everybody who has a chain, and takes no other', async () => {
    const server = new TestServer()
    const { gold, red, table, chains } = await ready(server)
    // Before anybody reveals anything, everybody is shown what all have committed to.
    const ends = [chains[0].end, chains[1].end]
    expect((await gold.view(table)).revealing).toMatchObject({ waitingFor: [0, 1], ends })
    expect((await red.view(table)).revealing).toMatchObject({ ends })
    expect(codeOf(await gold.at(table, { do: 'reveal', seat: 0, link: chains[0].links[1] as string }))).toBe(
      'wrong-link',
    )
    expect(codeOf(await gold.at(table, { do: 'reveal', seat: 0, link: chains[1].links[0] as string }))).toBe(
      'wrong-link',
    )
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0].links[0] as string })
    expect((await gold.view(table)).revealing?.waitingFor).toEqual([1])
    const again = red.chain().end
    expect(codeOf(await red.at(table, { do: 'ready', seat: 1, end: again })), 'no other chain now').toBe('revealing')
    await red.must(table, { do: 'reveal', seat: 1, link: chains[1].links[0] as string })
    expect(await red.ask({ ask: 'enter', table })).toBe('opened')
    expect(await red.code({ ask: 'gathering', table })).toBe('opened')
  })

  it('ONLINE-12 uses no chain of which a link was revealed before', async () => {
    const server = new TestServer()
    const { gold, red, table, chains } = await ready(server)
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0].links[0] as string })
    await red.must(table, { do: 'not-ready', seat: 1 })
    const { seats } = await gold.view(table)
    expect(
      seats.map(({ sitter }) => sitter?.isReady),
      'gold too has to be ready with another',
    ).toEqual([false, false])
  })

  it('ONLINE-45 is not reached by somebody who would pass for somebody else', async () => {
    const server = new TestServer()
    const bill = await server.guest('Bill')
    const table = await bill.gather()
    for (const name of ['B1ll', 'Bi\u04cf\u04cf', '\u13f4ill']) {
      const other = await server.guest(name)
      await other.enter(bill, table)
      const refused = await other.at(table, { do: 'sit', seat: 1 })
      expect([name, codeOf(refused)]).toEqual([name, 'same-name'])
    }
  })

  it('ONLINE-43 takes no chain again of which a link was revealed at this table', async () => {
    const server = new TestServer()
    const { gold, red, table, chains } = await ready(server)
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0].links[0] as string })
    await red.must(table, { do: 'not-ready', seat: 1 })
    const again = await gold.at(table, { do: 'ready', seat: 0, end: chains[0].end })
    expect(codeOf(again)).toBe('spent-chain')
    // Somebody who leaves the table and comes back has the same chain.
    await gold.must(table, { do: 'stand', seat: 0 })
    await gold.must(table, { do: 'sit', seat: 0 })
    expect(codeOf(await gold.at(table, { do: 'ready', seat: 0, end: chains[0].end }))).toBe('spent-chain')
    await gold.must(table, { do: 'ready', seat: 0, end: gold.chain().end })
    // Nothing of this one was revealed.
    await red.must(table, { do: 'ready', seat: 1, end: chains[1].end })
  })

  it('ONLINE-43 takes no chain of another table of the same guest, and of other guests any', async () => {
    const server = new TestServer()
    const { gold, red, table, chains } = await ready(server)
    const elsewhere = await gold.gather()
    await red.join(gold, elsewhere, 1)
    const isReady = (end: string) => gold.at(elsewhere, { do: 'ready', seat: 0, end })
    expect(codeOf(await isReady(chains[0].end)), 'one that waits to begin').toBe('spent-chain')
    for (const [seat, one] of [gold, red].entries())
      await one.must(table, { do: 'reveal', seat, link: chains[seat]?.links[0] as string })
    expect(await gold.ask({ ask: 'enter', table })).toBe('opened')
    expect(codeOf(await isReady(chains[0].end)), 'one with which a game began').toBe('spent-chain')
    await gold.must(elsewhere, { do: 'ready', seat: 0, end: gold.chain().end })
    const green = await server.guest('Green')
    const other = await green.gather()
    await green.must(other, { do: 'ready', seat: 0, end: chains[0].end })
  })

  it('ONLINE-13 does not wait for ever: whoever reveals nothing is not ready any more', async () => {
    const server = new TestServer()
    const { gold, red, table, chains } = await ready(server)
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0].links[0] as string })
    await server.pass(REVEAL_MS - 1_000)
    expect((await gold.view(table)).revealing).not.toBe(null)
    await server.pass(2_000)
    const view = await gold.view(table)
    expect([view.revealing, view.seats[1]?.sitter?.isReady]).toEqual([null, false])
    expect(codeOf(await red.at(table, { do: 'reveal', seat: 1, link: chains[1].links[0] as string }))).toBe(
      'not-revealing',
    )
  })

  it('ONLINE-14 is tried again if the store fails, also by a server that starts anew, and happens once', async () => {
    let fails = 2
    const store = new (class extends MemoryOnlineStore {
      override openTable(...given: Parameters<MemoryOnlineStore['openTable']>): Promise<boolean> {
        return fails-- > 0 ? Promise.reject(new Error('the disk is full')) : super.openTable(...given)
      }
    })()
    const server = new TestServer({ store })
    const [gold, red] = await two(server)
    const table = await openGame([gold, red])
    expect(server.faults).toHaveLength(1)
    expect(await store.entry(table)).toBeUndefined()
    await server.service.sweep()
    expect(server.faults).toHaveLength(2)
    const anew = new TestServer({ store, clock: server.clock, seed: 8 })
    await anew.service.sweep()
    expect((await store.entry(table))?.holders.seats).toEqual([gold.id, red.id])
    expect(await store.gathering(table)).toBeUndefined()
    await server.service.sweep()
    expect((await store.events(table, 0)).filter(({ is }) => is === 'opened')).toHaveLength(1)
  })

  it('gives bots names that nobody has, and plays them although nobody watches', async () => {
    const server = new TestServer()
    const gold = await server.guest('random')
    const table = await gold.gather({}, BOT, INVITED, BOT)
    await gold.must(table, { do: 'ready', seat: 1, end: null })
    await server.pass(2_000)
    const entry = await server.store.entry(table)
    expect(entry?.summary.seats.map(({ name }) => name)).toEqual(['random 2', 'random', 'random 3'])
    expect(entry?.summary.awaited, 'the first bot has played').toBe(1)
    await server.pass(40_000)
    expect(server.service.gauges().tables, 'and the table has left memory').toBe(0)
  })
})

describe('playing anybody', () => {
  it('comes to the first open table whose maker is here, or to a new one', async () => {
    const [gold, red, server] = await two()
    const table = await gold.ask({ ask: 'play-anyone', game: 'stones' })
    expect((await gold.ask({ ask: 'open-tables' })).map((one) => one.kind)).toEqual(['gathering'])
    expect(await gold.ask({ ask: 'play-anyone', game: 'stones' }), 'one’s own').toBe(table)
    expect(await red.ask({ ask: 'play-anyone', game: 'stones' })).toBe(table)
    expect((await red.view(table)).mine).toEqual([1])
    expect(await red.ask({ ask: 'open-tables' }), 'it is full').toEqual([])
    await gold.must(table, { do: 'dissolve' })
    const other = await gold.ask({ ask: 'play-anyone', game: 'stones' })
    server.clock.time += 60_000
    expect(await red.ask({ ask: 'play-anyone', game: 'stones' }), 'gold is away').not.toBe(other)
    expect(await red.code({ ask: 'play-anyone', game: 'chess' })).toBe('unknown-game')
    expect((await red.ask({ ask: 'my-tables' })).length).toBe(1)
  })

  it('ONLINE-46 has the usual aids, but no master who gives advice', async () => {
    const [gold] = await two()
    const { terms } = await gold.view(await gold.ask({ ask: 'play-anyone', game: 'stones' }))
    expect(stones.form.aids).toEqual([...terms.aids, ADVICE])
  })
})

describe('a rematch', () => {
  it('ONLINE-15 is one table for all who ask, with seats moved on and bots where they were to be', async () => {
    const server = new TestServer()
    const [gold, red] = await two(server)
    const table = await gold.gather({ standIn: 'random' }, INVITED, INVITED, BOT)
    await red.join(gold, table, 1)
    await gold.must(table, { do: 'ready', seat: 0, end: null })
    await red.must(table, { do: 'ready', seat: 1, end: null })
    expect(await red.code({ ask: 'rematch', table })).toBe('not-over')
    await server.service.endTable(table)
    const tab = await gold.stream([])
    const [one, other] = await Promise.all([red.ask({ ask: 'rematch', table }), gold.ask({ ask: 'rematch', table })])
    expect(other).toBe(one)
    const view = await gold.view(one)
    expect(view.seats.map(({ keptFor, sitter }) => sitter?.name ?? keptFor.kind)).toEqual(['bot', 'Gold', 'Red'])
    expect(view.terms).toEqual({ ...TERMS, standIn: 'random', isListed: false })
    await settle()
    expect(tab.told('listed').at(-1)?.table).toBe(one)
    await gold.must(one, { do: 'stand', seat: 1 })
    expect(await gold.ask({ ask: 'rematch', table }), 'also after standing up').toBe(one)
    await gold.must(one, { do: 'ready', seat: 1, end: null })
    await red.must(one, { do: 'ready', seat: 2, end: null })
    expect(await red.ask({ ask: 'rematch', table }), 'also when it has begun').toBe(one)
  })

  it('ONLINE-36 has everybody who played on a seat from the start, in their colour, and tells them', async () => {
    const server = new TestServer()
    const [gold, red] = await two(server)
    const table = await gold.gather({}, INVITED, INVITED, BOT)
    await red.join(gold, table, 1)
    await red.must(table, { do: 'colour', seat: 1, colour: 'blue' })
    await gold.must(table, { do: 'ready', seat: 0, end: null })
    await red.must(table, { do: 'ready', seat: 1, end: null })
    await server.service.endTable(table)
    const before = (await server.store.entry(table))?.summary.seats ?? []
    const tab = await red.stream([{ table }])
    const next = await gold.ask({ ask: 'rematch', table })
    await settle()
    const told = tab.told('listed').find((one) => one.table === next)
    expect(told?.listed).toMatchObject({ kind: 'gathering', after: table, isMine: true, isMaker: false })
    expect((await red.ask({ ask: 'my-tables' }))[0]).toMatchObject({ kind: 'gathering', table: next, after: table })
    const view = await red.view(next)
    expect(view).toMatchObject({ mine: [2], isMaker: false })
    expect(view.seats.map(({ sitter }) => sitter?.isReady)).toEqual([undefined, false, false])
    const colours = view.seats.map(({ colour }) => colour)
    expect(colours).toEqual([2, 0, 1].map((seat) => before[seat]?.colour))
    expect(new Set(view.seats.map(({ pattern }) => pattern)).size).toBe(3)
  })

  it('ONLINE-36 tells those apart who took names alike since they played, and waits for nobody who is forgotten', async () => {
    const server = new TestServer()
    const [gold, red] = await two(server)
    const blue = await server.guest('Blue')
    const table = await openGame([gold, red, blue])
    await server.service.endTable(table)
    await gold.ask({ ask: 'rename', name: 'Red' })
    await blue.ask({ ask: 'forget-me' })
    const view = await gold.view(await gold.ask({ ask: 'rematch', table }))
    expect(view.seats.map(({ sitter }) => sitter?.name ?? null)).toEqual([null, 'Red', 'Red 2'])
    expect(view.mine).toEqual([1])
  })
})
