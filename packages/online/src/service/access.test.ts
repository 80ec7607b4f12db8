import { GAMES } from '@bastide/catalog'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../host/scenarios/playing.ts'
import { ANYBODY, INVITED, openGame, stones, TERMS, TestServer, Visitor } from '../../scenarios/server.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'

async function people(server: TestServer): Promise<readonly [Visitor, Visitor, Visitor]> {
  return [await server.guest('Gold'), await server.guest('Red'), await server.guest('Blue')]
}

describe('a table that somebody may not see', () => {
  it('ONLINE-17 is answered as one that does not exist, to everything', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const tables = [
      await openGame([gold, red]),
      await openGame([gold, red], { watchedBy: 'nobody' }),
      await gold.gather(),
    ]
    const requests = (table: string) => [
      { ask: 'enter', table },
      { ask: 'enter', table, invite: '0'.repeat(32) },
      { ask: 'invitation', table },
      { ask: 'invitation', table, invite: '0'.repeat(32) },
      { ask: 'gathering', table },
      { ask: 'at-gathering', table, seen: 1, command: { do: 'sit', seat: 1 } },
      { ask: 'command', table, seen: 1, command: { do: 'resign', by: 0 } },
      { ask: 'record', table },
      { ask: 'forget', table },
      { ask: 'passed', table, from: 0, to: 0 },
      { ask: 'review', source: { table } },
      { ask: 'review-at', source: { table }, position: 0 },
      { ask: 'rematch', table },
    ]
    const unknown = await Promise.all(requests('s000000000000').map((request) => blue.answer(request)))
    for (const table of tables)
      expect(await Promise.all(requests(table).map((request) => blue.answer(request)))).toEqual(unknown)
    const tab = await blue.stream([...tables, 's000000000000'])
    await settle()
    const told = tab.notices.map((notice) => JSON.stringify(notice).replace(/s[0-9a-f]{12}/, ''))
    expect(new Set(told).size).toBe(1)
    expect(told).toHaveLength(4)
    // Nor does anything that happens there reach the stream.
    await gold.must(tables[2] as string, { do: 'colour', seat: 0, colour: 'rose' })
    await server.service.endTable(tables[0] as string)
    await gold.stream(tables)
    await server.pass(3_000)
    expect(tab.notices).toHaveLength(4)
  })

  it('ONLINE-37 is shown to whoever has its link, and lets nobody in by that', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const nobody = new Visitor(server, 'elsewhere')
    const table = await gold.gather()
    const invite = (await gold.view(table)).invite as string
    const shown = { kind: 'gathering', game: 'stones', maker: 'Gold', names: ['Gold'], clock: TERMS.clock }
    expect(await nobody.ask({ ask: 'invitation', table, invite })).toMatchObject({ ...shown, invite: null })
    expect(await blue.ask({ ask: 'invitation', table, invite })).toMatchObject({ ...shown, invite: null })
    expect(await blue.code({ ask: 'gathering', table })).toBe('unknown-table')
    expect(await gold.ask({ ask: 'invitation', table })).toMatchObject({ invite })
    for (const [watchedBy, isShown] of [
      ['nobody', false],
      ['link', true],
      ['anybody', true],
    ] as const) {
      const open = await openGame([gold, red], { watchedBy, delay: 60_000 })
      const secret = (await server.store.entry(open))?.holders.watching?.invite as string
      const asked = { ask: 'invitation', table: open, invite: secret } as const
      expect(await nobody.code(asked)).toBe(isShown ? 'yes' : 'unknown-table')
      expect(await nobody.code({ ask: 'invitation', table: open })).toBe(
        watchedBy === 'anybody' ? 'yes' : 'unknown-table',
      )
      expect(await gold.ask({ ask: 'invitation', table: open })).toMatchObject({ invite: isShown ? secret : null })
      if (!isShown) continue
      await server.service.endTable(open)
      const over = { kind: 'opened', maker: null, names: ['Gold', 'Red'], invite: null }
      expect(await nobody.ask(asked), 'the end is told late').toMatchObject({ ...over, isOver: false })
      server.clock.time += 60_000
      expect(await nobody.ask(asked)).toMatchObject({ ...over, isOver: true })
    }
  })

  it('ONLINE-26 is not told of any more once it is not listed, or its game is watched by nobody', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const table = await gold.gather({ isListed: true }, INVITED, ANYBODY)
    const tab = await blue.stream([table])
    expect(tab.told('gathering')).toHaveLength(1)
    await gold.must(table, { do: 'change', terms: TERMS, seats: [INVITED, INVITED] })
    await settle()
    expect(tab.told('dissolved')).toHaveLength(1)
    const heard = tab.messages.length
    await gold.must(table, { do: 'colour', seat: 0, colour: 'rose' })
    await server.pass(2_000)
    expect(tab.messages).toHaveLength(heard)

    const secret = await gold.gather({ isListed: true, watchedBy: 'nobody' }, INVITED, ANYBODY)
    const other = await blue.stream([secret])
    await red.join(gold, secret, 1)
    await gold.must(secret, { do: 'ready', seat: 0, end: null })
    await red.must(secret, { do: 'ready', seat: 1, end: null })
    await server.pass(2_000)
    expect(other.told('refused').map(({ code }) => code)).toEqual(['unknown-table'])
    expect(other.updates.size).toBe(0)
  })
})

describe('those who watch', () => {
  it('may if the table says so: anybody, those with the link, nobody', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const green = await server.guest('Green')
    const codes: Record<string, readonly string[]> = {}
    for (const watchedBy of ['anybody', 'link', 'nobody'] as const) {
      const table = await gold.gather({ watchedBy })
      await green.enter(gold, table)
      await red.join(gold, table, 1)
      for (const [seat, one] of [gold, red].entries()) await one.must(table, { do: 'ready', seat, end: null })
      codes[watchedBy] = [await blue.code({ ask: 'record', table }), await green.code({ ask: 'record', table })]
    }
    expect(codes).toEqual({
      anybody: ['yes', 'yes'],
      link: ['unknown-table', 'yes'],
      nobody: ['unknown-table', 'unknown-table'],
    })
  })

  it('ONLINE-19 learn nothing early of a game that they see with a delay', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const table = await openGame([gold, red], { watchedBy: 'anybody', delay: 60_000 })
    const [tab, late] = [await gold.stream([table]), await blue.stream([table])]
    const seen = tab.updates.get(table)?.version as number
    const played = { do: 'play', by: tab.updates.get(table)?.view.awaited, move: { pass: true } } as const
    await (played.by === 0 ? gold : red).ask({ ask: 'command', table, seen, command: played as never })
    await server.pass(2_000)
    expect(tab.updates.get(table)?.version).toBeGreaterThan(seen)
    expect(late.updates.get(table)?.view.moves).toBe(0)
    for (const request of [
      { ask: 'record', table },
      { ask: 'command', table, seen, command: { do: 'look-at-clock' } },
      { ask: 'passed', table, from: 0, to: 0 },
      { ask: 'review', source: { table } },
      { ask: 'review-at', source: { table }, position: 1 },
    ]) {
      expect(await blue.code(request)).toBe('later')
      expect(await red.code(request)).toBe('yes')
    }
    await server.pass(61_000)
    expect(late.updates.get(table)?.version).toBe(tab.updates.get(table)?.version)
    await server.service.endTable(table)
    expect(await blue.code({ ask: 'record', table })).toBe('later')
    await server.pass(61_000)
    expect(await blue.code({ ask: 'record', table })).toBe('yes')
  })

  it('ONLINE-22 are counted, and seats are here, away and gone; told at most once a second, and stored nowhere', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const table = await openGame([gold, red], { watchedBy: 'anybody' })
    await server.pass(200_000)
    const tab = await gold.stream([table])
    const last = () => tab.told('presence').at(-1)
    await settle()
    expect(last()).toEqual({ tell: 'presence', table, seats: ['here', 'gone'], watchers: 0 })
    const before = tab.told('presence').length
    const others = await Promise.all(Array.from({ length: 5 }, () => red.stream([table])))
    const watching = await Promise.all(Array.from({ length: 5 }, () => blue.stream([table])))
    await server.pass(900)
    expect(tab.told('presence').length - before, 'ten came within a second').toBeLessThanOrEqual(1)
    await server.pass(2_000)
    expect(last(), 'two pages of one person are one').toMatchObject({ seats: ['here', 'here'], watchers: 1 })
    for (const one of [...others, ...watching]) one.close()
    await server.pass(2_000)
    expect(last()).toMatchObject({ seats: ['here', 'away'], watchers: 0 })
    await server.pass(110_000)
    expect(last()?.seats[1]).toBe('away')
    await server.pass(20_000)
    expect(last()?.seats[1]).toBe('gone')
    expect((await server.store.events(table, 0)).every(({ at }) => at === 1_700_000_000_000)).toBe(true)
    await red.code({ ask: 'record', table })
    await server.pass(1_000)
    expect(last()?.seats[1], 'a request will do').toBe('here')
  })

  it('ONLINE-22 are not here any more if nothing is heard of them, though their stream is open', async () => {
    const server = new TestServer()
    const [gold, red] = await people(server)
    const table = await openGame([gold, red])
    const [tab, silent] = [await gold.stream([table]), await red.stream([table])]
    const seats = () => tab.told('presence').at(-1)?.seats
    const passing = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 20_000) {
        await gold.code({ ask: 'enter', table })
        await server.pass(20_000)
      }
    }
    await passing(40_000)
    expect(seats()).toEqual(['here', 'here'])
    await passing(20_000)
    expect(seats()).toEqual(['here', 'away'])
    await passing(100_000)
    expect(seats()).toEqual(['here', 'gone'])
    // The network is there again: a new stream is opened before the old one is found to be dead.
    await red.stream([table])
    await server.pass(2_000)
    expect(seats()).toEqual(['here', 'here'])
    silent.close()
    await red.code({ ask: 'enter', table })
    await gold.code({ ask: 'enter', table })
    await server.pass(20_000)
    expect(seats()).toEqual(['here', 'here'])
  })
})

describe('games', () => {
  it('ONLINE-20 are not deleted by one of several who played', async () => {
    const server = new TestServer()
    const [gold, red] = await people(server)
    const table = await openGame([gold, red])
    expect(await gold.code({ ask: 'forget', table })).toBe('others-played')
    expect(await red.code({ ask: 'record', table })).toBe('yes')
    const own = await openGame([gold])
    expect(await gold.code({ ask: 'forget', table: own })).toBe('yes')
    expect(await gold.code({ ask: 'record', table: own })).toBe('unknown-table')
  })

  it('move from a device to the server, where they are one’s own', async () => {
    const server = new TestServer()
    const [gold, red, blue] = await people(server)
    const table = await openGame([gold, red])
    const record = await gold.ask({ ask: 'record', table })
    const kept = (await blue.ask({ ask: 'keep', record })) as string
    expect(kept).toMatch(/^s/)
    expect((await blue.ask({ ask: 'my-tables' }))[0]).toMatchObject({ kind: 'opened', mine: [0, 1], isDue: true })
    expect(await gold.code({ ask: 'record', table: kept })).toBe('unknown-table')
  })

  it('are listed with those that wait for me first', async () => {
    const server = new TestServer()
    const [gold, red] = await people(server)
    const over = await openGame([gold, red])
    await server.service.endTable(over)
    const theirs = await openGame([red, gold])
    const gathering = await gold.gather()
    const mine = await openGame([gold, red])
    const soon = await openGame([gold, red], { clock: { kind: 'move', ms: 60_000 } })
    const listed = await gold.ask({ ask: 'my-tables' })
    const ids = listed.map((one) => (one.kind === 'gathering' ? one.table : one.summary.table))
    expect(ids).toEqual([soon, mine, gathering, theirs, over])
    expect(listed[0]).toMatchObject({ isDue: true, until: server.clock.time + 60_000 })
  })

  it('wait for me also where somebody asks me something', async () => {
    const server = new TestServer()
    const [gold, red] = await people(server)
    const table = await openGame([gold, red])
    const due = async (who: Visitor) => (await who.ask({ ask: 'my-tables' })).map((one) => 'isDue' in one && one.isDue)
    expect([await due(gold), await due(red)]).toEqual([[true], [false]])
    const tab = await red.stream([])
    const command = { do: 'pause', by: 0, ms: 60_000 }
    const version = async () => (await server.store.entry(table))?.summary.version
    await gold.ask({ ask: 'command', table, seen: await version(), command } as never)
    await settle()
    expect(await due(red)).toEqual([true])
    expect(tab.notices.at(-1)).toMatchObject({ tell: 'listed', listed: { isDue: true } })
    const answer = { do: 'answer', by: 1, agrees: false }
    await red.ask({ ask: 'command', table, seen: await version(), command: answer } as never)
    expect(await due(red)).toEqual([false])
  })

  it('end by time although nobody looks', async () => {
    const server = new TestServer()
    const [gold, red] = await people(server)
    const DAY = 24 * 60 * 60_000
    const table = await openGame([gold, red], { clock: { kind: 'move', ms: 3 * DAY } })
    await server.pass(40_000)
    expect(server.service.gauges().tables).toBe(0)
    server.clock.time += 3 * DAY
    await server.pass(2_000)
    expect((await server.store.entry(table))?.summary.finished).toBe(true)
    expect(server.faults).toEqual([])
  })
})

describe('what leaves the server', () => {
  it('ONLINE-21 has no secret in it: of draws, devices, chains, nor an invitation for strangers', async () => {
    const server = new TestServer({ games: [stones, ...GAMES] })
    const [gold, red, blue] = await people(server)
    const table = await gold.gather({ isListed: true, watchedBy: 'anybody' }, INVITED, INVITED)
    const tabs = [await gold.stream([table]), await red.stream([table]), await blue.stream([table, 'sffffffffffff'])]
    const secrets = await server.store.gatheringSecrets(table)
    await red.join(gold, table, 1)
    const chains = [gold.chain(), red.chain()] as const
    await gold.must(table, { do: 'ready', seat: 0, end: chains[0].end })
    await red.must(table, { do: 'ready', seat: 1, end: chains[1].end })
    const gathered = await Promise.all([gold, red, blue].map((one) => one.answer({ ask: 'gathering', table })))
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0].links[0] as string })
    const half = await Promise.all([gold, red, blue].map((one) => one.answer({ ask: 'gathering', table })))
    expect(JSON.stringify(half), 'a link is not told before everybody has revealed theirs').not.toContain(
      chains[0].links[0],
    )
    await red.must(table, { do: 'reveal', seat: 1, link: chains[1].links[0] as string })
    await server.pass(2_000)
    const answers = await Promise.all(
      [gold, red, blue].flatMap((one) => [
        one.answer({ ask: 'record', table }),
        one.answer({ ask: 'my-tables' }),
        one.answer({ ask: 'open-tables' }),
        one.answer({ ask: 'me' }),
        one.answer({ ask: 'review', source: { table } }),
      ]),
    )
    const bytes = JSON.stringify([gathered, half, answers, tabs.map(({ messages }) => messages)])
    const hidden = [secrets?.draws, gold.device, red.device, blue.device, chains[0].links[1], chains[1].links[1]]
    for (const secret of hidden) {
      expect(secret?.length).toBeGreaterThan(20)
      expect(bytes).not.toContain(secret)
    }
    const blues = JSON.stringify([gathered[2], half[2], tabs[2]?.messages])
    expect(blues).not.toContain(secrets?.invite)
    expect(bytes, 'those who sit may invite').toContain(secrets?.invite)
  })

  it('ONLINE-29 has no message of a fault, which may quote anything', async () => {
    const store = new (class extends MemoryOnlineStore {
      override entries(): never {
        throw new Error('the password of the database')
      }
    })()
    const server = new TestServer({ store })
    const gold = await server.guest('Gold')
    const { result } = await gold.answer({ ask: 'my-tables' })
    expect(result).toEqual({ ok: false, code: 'fault', reason: 'something went wrong here' })
    expect(server.faults).toHaveLength(1)
  })

  it('ONLINE-27 ends a stream whose table cannot be loaded, so that the page comes back for it', async () => {
    const store = new (class extends MemoryOnlineStore {
      fails = false
      override secret(table: string): Promise<string | undefined> {
        return this.fails ? Promise.reject(new Error('the disk')) : super.secret(table)
      }
    })()
    const server = new TestServer({ store })
    const [gold, red] = await people(server)
    const table = await openGame([gold, red])
    for (let i = 0; i < 5; i++) await server.pass(20_000)
    store.fails = true
    const tab = await gold.stream([table])
    await settle()
    expect([tab.isEnded, tab.told('refused')]).toEqual([true, []])
    store.fails = false
    const again = await gold.stream([table])
    expect(again.updates.get(table)?.mine).toEqual([0])
  })

  it('ONLINE-27 tells of a game that began although the store seemed to fail', async () => {
    const store = new (class extends MemoryOnlineStore {
      override async openTable(...given: Parameters<MemoryOnlineStore['openTable']>): Promise<boolean> {
        await super.openTable(...given)
        throw new Error('the answer is lost')
      }
    })()
    const server = new TestServer({ store, fault: () => {} })
    const [gold, red] = await people(server)
    const table = await gold.gather()
    await red.join(gold, table, 1)
    const tab = await red.stream([table])
    const chains = [gold.chain(), red.chain()]
    for (const [seat, one] of [gold, red].entries())
      await one.must(table, { do: 'ready', seat, end: chains[seat]?.end as string })
    for (const [seat, one] of [gold, red].entries())
      await one.must(table, { do: 'reveal', seat, link: chains[seat]?.links[0] as string })
    await server.pass(3_000)
    expect(tab.told('opened')).toEqual([{ tell: 'opened', table }])
    expect(tab.updates.get(table)?.mine).toEqual([1])
  })

  it('ONLINE-28 ends with a word to every stream, takes on nothing new, and waits for what is under way', async () => {
    let open = (): void => {}
    const store = new (class extends MemoryOnlineStore {
      gate = Promise.resolve()
      override async append(...given: Parameters<MemoryOnlineStore['append']>): Promise<boolean> {
        await this.gate
        return super.append(...given)
      }
    })()
    const server = new TestServer({ store })
    const [gold, red] = await people(server)
    const table = await openGame([gold, red])
    const tab = await gold.stream([table])
    store.gate = new Promise((resolve) => {
      open = resolve
    })
    const seen = tab.updates.get(table)?.version as number
    const moving = gold.code({ ask: 'command', table, seen, command: { do: 'resign', by: 0 } })
    await settle()
    let isOver = false
    const ending = server.service.end().then(() => {
      isOver = true
    })
    await settle()
    expect([tab.isEnded, tab.told('ending').length, isOver]).toEqual([true, 1, false])
    expect(await red.code({ ask: 'me' })).toBe('ending')
    open()
    await ending
    expect(await moving).toBe('yes')
    expect((await store.entry(table))?.summary.finished).toBe(true)
  })
})
