import type { KeptInMemory } from '@bastide/host'
import { ADVICE } from '@bastide/wire'
import { describe, expect, it, vi } from 'vitest'
import { bots, settle } from '../../../host/scenarios/playing.ts'
import { ANYBODY, INVITED, openGame, stones, TERMS, TestServer, Visitor } from '../../scenarios/server.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'
import { Buckets } from './buckets.ts'
import {
  MOST_GATHERINGS,
  MOST_LISTED_OF_GUEST,
  MOST_OPEN_TABLES,
  MOST_STREAMS_OF_ADDRESS,
  MOST_STREAMS_OF_GUEST,
} from './limits.ts'

describe('a bucket', () => {
  it('ONLINE-23 lets somebody use so much, says when there is more, and fills no further than at first', () => {
    const buckets = new Buckets({ most: 10, perSecond: 2 })
    expect(buckets.wait('gold', 10, 0)).toBe(0)
    buckets.use('gold', 10, 0)
    expect(buckets.wait('gold', 4, 0)).toBe(2_000)
    expect(buckets.wait('gold', 4, 2_000)).toBe(0)
    expect(buckets.wait('red', 4, 0), 'another has their own').toBe(0)
    expect(buckets.wait('gold', 10, 1_000_000)).toBe(0)
    buckets.use('gold', 10, 1_000_000)
    expect(buckets.wait('gold', 1, 1_000_000)).toBe(500)
  })

  it('ONLINE-23 is no fuller for a clock that was set back', () => {
    const buckets = new Buckets({ most: 10, perSecond: 1 })
    buckets.use('gold', 10, 100_000)
    expect(buckets.wait('gold', 1, 0)).toBe(1_000)
  })

  it('ONLINE-24 is forgotten when too many came since', () => {
    const buckets = new Buckets({ most: 1, perSecond: 1 }, 3)
    for (let i = 0; i < 1_000; i++) buckets.use(`guest ${i}`, 1, 0)
    expect(buckets.size).toBe(3)
    expect(buckets.wait('guest 999', 1, 0), 'not the last').toBeGreaterThan(0)
    expect(buckets.wait('guest 0', 1, 0)).toBe(0)
  })
})

describe('a server', () => {
  it('ONLINE-23 answers a flood of what costs much with when to come back, and others as before', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    const review = { ask: 'review', source: { record: {} } }
    const codes: string[] = []
    for (let i = 0; i < 30; i++) codes.push(await gold.code(review))
    expect(codes.filter((code) => code === 'too-many').length).toBeGreaterThan(5)
    const { result, retryAfter } = await gold.answer(review)
    expect(result).toMatchObject({ ok: false, code: 'too-many' })
    expect(Object.keys(result)).not.toContain('retryAfter')
    expect(retryAfter).toBeGreaterThan(0)
    expect(await red.code(review)).not.toBe('too-many')
    server.clock.time += retryAfter as number
    expect(await gold.code(review)).not.toBe('too-many')
  })

  it('ONLINE-46 gives advice a few times, says when there is more, and lets everybody play on meanwhile', async () => {
    const advise = vi.fn(async () => [])
    const server = new TestServer({ bots: { ...bots([stones]), bots: () => ['master'], advise } })
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    const table = await openGame([gold, red], { aids: [ADVICE] })
    const tab = await gold.stream([table])
    const seen = (): number => tab.updates.get(table)?.version as number
    const asked = () => gold.answer({ ask: 'advice', table, by: 0, seen: seen() })
    for (let i = 0; i < 3; i++) expect((await asked()).result).toMatchObject({ ok: true, value: { bot: 'master' } })
    const { result, retryAfter } = await asked()
    expect(result).toMatchObject({ code: 'too-many', reason: expect.stringContaining('advice') })
    expect(retryAfter).toBe(10_000)
    expect(await red.code({ ask: 'advice', table, by: 1, seen: seen() }), 'another has their own').toBe('not-awaited')
    const command = { do: 'play', by: 0, move: { pass: true } } as const
    expect(await gold.code({ ask: 'command', table, seen: seen(), command })).toBe('yes')
    server.clock.time += 10_000
    expect(await gold.code({ ask: 'advice', table, by: 0, seen: seen() })).not.toBe('too-many')
    expect(advise, 'the same question was thought about once').toHaveBeenCalledTimes(1)
  })

  it('ONLINE-38 charges positions that were passed by how many they are', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    const table = await openGame([gold, red])
    const answered = async (who: Visitor, to: number): Promise<number> => {
      for (let i = 0; i < 120; i++) if ((await who.code({ ask: 'passed', table, from: 0, to })) === 'too-many') return i
      return 120
    }
    expect(await answered(gold, 200), 'two hundred at a time').toBeLessThan(6)
    expect(await answered(red, 0), 'one at a time').toBeGreaterThan(80)
  })

  it('ONLINE-38 charges a stream by how many tables it follows', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    const opened = async (who: Visitor, tables: number): Promise<number> => {
      const watched = Array.from({ length: tables }, (_, i) => `s${String(i).padStart(12, '0')}`)
      for (let i = 0; i < 20; i++)
        try {
          ;(await who.stream(watched)).close()
        } catch {
          return i
        }
      return 20
    }
    expect(await opened(gold, 20)).toBeLessThan(8)
    expect(await opened(red, 1)).toBe(20)
  })

  it('ONLINE-38 charges for a table that has to be loaded, and loads it once for many requests', async () => {
    const store = new (class extends MemoryOnlineStore {
      loads = 0
      override secret(table: string) {
        this.loads++
        return super.secret(table)
      }
    })()
    const server = new TestServer({ store })
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    const table = await openGame([gold, red])
    const lookAtClock = () => gold.code({ ask: 'command', table, seen: 1, command: { do: 'look-at-clock' } })
    await server.pass(60_000)
    const before = store.loads
    for (let i = 0; i < 100; i++) expect(await lookAtClock()).toBe('yes')
    expect(store.loads).toBe(before + 1)
    await server.pass(60_000)
    expect(server.service.gauges().tables, 'nobody uses it').toBe(0)
    // For a look at a table in memory there would be enough.
    while ((await gold.code({ ask: 'my-tables' })) !== 'too-many');
    server.clock.time += 40
    expect(await lookAtClock()).toBe('too-many')
    expect(store.loads).toBe(before + 1)
  })

  it('ONLINE-38 charges for loading by the length of the log, however short the game is', async () => {
    const store = new (class extends MemoryOnlineStore {
      /** As if something had been taken back again and again. */
      lengthen(table: string): void {
        const kept = this.kept.get(table) as KeptInMemory
        expect(kept.entry.summary.version).toBe(kept.events.length)
        const summary = { ...kept.entry.summary, version: 10_000 }
        this.kept.set(table, { ...kept, entry: { ...kept.entry, summary } })
      }
    })()
    const before = new TestServer({ store })
    const player = await before.guest('Gold')
    const tables: string[] = []
    for (let i = 0; i < 6; i++) tables.push(await openGame([player]))
    const [plain, long] = [tables.slice(0, 3), tables.slice(3)]
    for (const table of long) store.lengthen(table)
    /** How many of these can be looked at, by a server that has none of them in memory. */
    const looked = async (of: readonly string[], look: (gold: Visitor, table: string) => Promise<boolean>) => {
      const gold = new Visitor(new TestServer({ store, clock: before.clock }))
      gold.device = player.device
      const done: boolean[] = []
      for (const table of of) done.push(await look(gold, table))
      return done
    }
    const byAsking = async (gold: Visitor, table: string) => (await gold.code({ ask: 'record', table })) === 'yes'
    expect(await looked(plain, byAsking)).toEqual([true, true, true])
    expect(await looked(long, byAsking)).toEqual([true, true, false])
    const byStream = async (gold: Visitor, table: string) => {
      const tab = await gold.stream([table])
      await settle()
      return !tab.notices.some(({ tell }) => tell === 'refused')
    }
    expect(await looked(plain, byStream)).toEqual([true, true, true])
    expect(await looked(long, byStream)).toEqual([true, true, false])
  })

  it('ONLINE-23 charges an address before it looks up a cookie', async () => {
    const server = new TestServer()
    const forger = new Visitor(server)
    let lookedUp = 0
    const { guestOfDevice } = server.store
    server.store.guestOfDevice = (hash) => {
      lookedUp++
      return guestOfDevice.call(server.store, hash)
    }
    let refused = 0
    for (let i = 0; i < 9_000; i++) {
      forger.device = `forged ${i}`
      if ((await forger.code({ ask: 'me' })) === 'too-many') refused++
    }
    expect(refused).toBeGreaterThan(900)
    expect(lookedUp).toBe(9_000 - refused)
  })

  it('ONLINE-25 makes no ten thousand guests for one address', async () => {
    const server = new TestServer()
    const codes = new Map<string, number>()
    for (let i = 0; i < 200; i++) {
      const code = await new Visitor(server).code({ ask: 'hello', name: `Guest ${i}` })
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    expect([...codes]).toEqual([
      ['yes', 30],
      ['too-many', 170],
    ])
    expect(await new Visitor(server, '10.0.0.9').code({ ask: 'hello', name: 'Red' })).toBe('yes')
  })

  it('ONLINE-25 lets nobody try codes one after another', async () => {
    const server = new TestServer()
    const codes: string[] = []
    for (let i = 0; i < 8; i++) codes.push(await new Visitor(server).code({ ask: 'use-code', code: `0000000${i}` }))
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-code'),
      ...Array.from({ length: 3 }, () => 'too-many'),
    ])
  })

  it('ONLINE-25 keeps so many tables of one guest that wait for people', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    for (let i = 0; i < MOST_GATHERINGS; i++) await gold.gather()
    const gather = { ask: 'gather', terms: TERMS, seats: [INVITED] }
    expect(await gold.answer(gather)).toMatchObject({ result: { code: 'too-many' }, retryAfter: 60_000 })
    const table = (await server.store.gatheringsOf(gold.id))[0]?.table as string
    await gold.must(table, { do: 'dissolve' })
    expect(await gold.code(gather)).toBe('yes')
  })

  it('ONLINE-25 keeps no more of them if all are asked for at once', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const gather = { ask: 'gather', terms: TERMS, seats: [INVITED] }
    const codes = await Promise.all(Array.from({ length: 45 }, () => gold.code(gather)))
    expect(codes.filter((code) => code === 'yes')).toHaveLength(MOST_GATHERINGS)
    expect(await server.store.gatheringsOf(gold.id)).toHaveLength(MOST_GATHERINGS)
  })

  it('ONLINE-25 lets a guest host so many games that are not over', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold', '10.0.0.1'), await server.guest('Red', '10.0.0.2')]
    let last = ''
    for (let i = 0; i < MOST_OPEN_TABLES; i++) {
      last = await openGame([gold])
      // Nobody is held up by what it costs.
      server.clock.time += 5_000
    }
    const gather = { ask: 'gather', terms: TERMS, seats: [INVITED] }
    const reason = '100 games that you host are not over: finish or resign one'
    expect(await gold.answer(gather)).toEqual({ result: { ok: false, code: 'too-many-games', reason } })
    const record = await gold.ask({ ask: 'record', table: last })
    expect(await gold.code({ ask: 'keep', record })).toBe('too-many-games')
    // Those of others do not count, and one that is over makes room.
    expect(await openGame([red, gold])).toMatch(/^s/)
    await server.service.endTable(last)
    expect(await gold.code(gather)).toBe('yes')
  })

  it('ONLINE-41 lists so many tables of a guest, also if they are changed to be listed', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const seats = [ANYBODY, ANYBODY]
    const listed = { ...TERMS, isListed: true }
    const gather = { ask: 'gather', terms: listed, seats }
    const codes = await Promise.all(Array.from({ length: 6 }, () => gold.code(gather)))
    expect(codes.filter((code) => code === 'yes')).toHaveLength(MOST_LISTED_OF_GUEST)
    const hidden = await gold.gather({}, ...seats)
    expect(await gold.at(hidden, { do: 'change', terms: listed, seats })).toMatchObject({ code: 'too-many' })
    const [first] = await server.store.listedGatherings(10)
    const table = first?.table as string
    expect((await gold.at(table, { do: 'change', terms: { ...listed, delay: 1_000 }, seats })).ok).toBe(true)
    await gold.must(table, { do: 'dissolve' })
    expect((await gold.at(hidden, { do: 'change', terms: listed, seats })).ok).toBe(true)
  })

  it('ONLINE-41 lists so many tables of an address, and none whose maker is gone', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold', '10.0.0.9')
    const table = await gold.gather({ isListed: true }, ANYBODY, ANYBODY)
    const elsewhere = await gold.stream([])
    let made = 0
    for (let i = 0; i < 10; i++) {
      const other = await server.guest(`Red ${i}`, '10.0.0.1')
      const gather = { ask: 'gather', terms: { ...TERMS, isListed: true }, seats: [ANYBODY, ANYBODY] }
      for (let j = 0; j < 3; j++) if ((await other.code(gather)) === 'yes') made++
    }
    expect(made).toBe(20)
    const shown = async () => (await gold.ask({ ask: 'open-tables' })).map((one) => 'table' in one && one.table)
    expect(await shown()).toHaveLength(21)
    await server.pass(3 * 60_000)
    expect(await shown(), 'gold has a page open').toEqual([table])
    elsewhere.close()
    expect(await shown()).toEqual([])
  })

  it('ONLINE-25 opens so many streams for a guest, and for an address', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold', '10.0.0.1')
    const tabs = await Promise.all(Array.from({ length: MOST_STREAMS_OF_GUEST }, () => gold.stream([])))
    await expect(gold.stream([])).rejects.toThrow('too-many')
    tabs[0]?.close()
    await gold.stream([])
    let opened = MOST_STREAMS_OF_GUEST
    for (let i = 0; i < 8; i++) {
      const other = await server.guest(`Red ${i}`, '10.0.0.1')
      for (let j = 0; j < MOST_STREAMS_OF_GUEST && opened < MOST_STREAMS_OF_ADDRESS; j++, opened++)
        await other.stream([])
    }
    await expect((await server.guest('Blue', '10.0.0.1')).stream([])).rejects.toThrow('too-many')
    expect(server.service.gauges().streams).toBe(MOST_STREAMS_OF_ADDRESS)
  })
})
