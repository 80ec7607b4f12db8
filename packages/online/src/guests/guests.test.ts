import { describe, expect, it } from 'vitest'
import { settle } from '../../../host/scenarios/playing.ts'
import { openGame, TestServer, Visitor } from '../../scenarios/server.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'
import { CODE_LASTS_MS, codeFrom, codeHash } from './device-code.ts'

/** Remembers everything that was written. */
class WatchedStore extends MemoryOnlineStore {
  readonly written: unknown[] = []
  override addGuest(...given: Parameters<MemoryOnlineStore['addGuest']>) {
    this.written.push(given)
    return super.addGuest(...given)
  }
  override addDevice(...given: Parameters<MemoryOnlineStore['addDevice']>) {
    this.written.push(given)
    return super.addDevice(...given)
  }
  override keepCode(...given: Parameters<MemoryOnlineStore['keepCode']>) {
    this.written.push(given)
    return super.keepCode(...given)
  }
}

describe('a guest', () => {
  it('is made once, with a name, and is known by the cookie from then on', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    expect(await gold.ask({ ask: 'hello', name: 'Other' })).toEqual({ guest: gold.id, name: 'Gold' })
    expect(await gold.ask({ ask: 'me' })).toEqual({ guest: gold.id, name: 'Gold' })
    expect(await gold.ask({ ask: 'rename', name: 'Golden' })).toEqual({ guest: gold.id, name: 'Golden' })
    expect(await gold.ask({ ask: 'me' })).toMatchObject({ name: 'Golden' })
    expect(await new Visitor(server).ask({ ask: 'me' })).toBe(null)
  })

  it.each(['', ' Gold', 'a\u0000b', '\u200b', 'x'.repeat(41)])('has a name that can be seen: not %j', async (name) => {
    expect(await new Visitor(new TestServer()).code({ ask: 'hello', name })).not.toBe('yes')
  })

  it('ONLINE-1 keeps neither the secret of a device nor a code, only their hashes', async () => {
    const store = new WatchedStore()
    const server = new TestServer({ store })
    const gold = await server.guest('Gold')
    const { code } = await gold.ask({ ask: 'device-code' })
    const phone = new Visitor(server)
    await phone.ask({ ask: 'use-code', code })
    expect(store.written).toHaveLength(3)
    for (const secret of [gold.device, phone.device, code]) {
      expect(secret?.length).toBeGreaterThanOrEqual(8)
      expect(JSON.stringify(store.written)).not.toContain(secret)
    }
  })
})

describe('another device', () => {
  it('becomes the same guest by a code, however that is typed', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const { code, until } = await gold.ask({ ask: 'device-code' })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(until).toBe(server.clock.time + CODE_LASTS_MS)
    const phone = new Visitor(server, '10.9.9.9')
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    expect(await phone.ask({ ask: 'use-code', code: typed })).toEqual({ guest: gold.id, name: 'Gold' })
    expect(phone.device).not.toBe(gold.device)
    expect(await gold.ask({ ask: 'me' }), 'the first one too').toMatchObject({ guest: gold.id })
  })

  it('ONLINE-2 is let in by a code once, and not after ten minutes', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const { code } = await gold.ask({ ask: 'device-code' })
    expect(await new Visitor(server).code({ ask: 'use-code', code })).toBe('yes')
    expect(await new Visitor(server).code({ ask: 'use-code', code })).toBe('wrong-code')
    const { code: late } = await gold.ask({ ask: 'device-code' })
    server.clock.time += CODE_LASTS_MS
    expect(await new Visitor(server).code({ ask: 'use-code', code: late })).toBe('wrong-code')
    expect(await new Visitor(server).code({ ask: 'use-code', code: 'no code' })).toBe('wrong-code')
  })

  it('ONLINE-44 is not waited for: a code that nobody used is deleted once it has run out', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const { code } = await gold.ask({ ask: 'device-code' })
    const hash = codeHash(code) as string
    await server.pass(1_000)
    server.clock.time += CODE_LASTS_MS
    const { code: good } = await gold.ask({ ask: 'device-code' })
    await server.pass(1_000)
    // Asked as of a time at which it was good: what is answered is what is kept.
    expect(await server.store.takeCode(hash, 0)).toBeUndefined()
    expect(await new Visitor(server).code({ ask: 'use-code', code: good })).toBe('yes')
  })

  it('ONLINE-2 is not let in by the code of somebody who is blocked, in the same words as by a wrong one', async () => {
    const server = new TestServer()
    const gold = await server.guest('Gold')
    const { code } = await gold.ask({ ask: 'device-code' })
    await server.service.block(gold.id, true)
    const [blocked, wrong] = [
      await new Visitor(server).answer({ ask: 'use-code', code }),
      await new Visitor(server).answer({ ask: 'use-code', code: '00000000' }),
    ]
    expect(blocked).toEqual(wrong)
  })

  it('ONLINE-5 forgets the guest that it was before only if that had no tables', async () => {
    const server = new TestServer()
    const [gold, red, blue] = [await server.guest('Gold'), await server.guest('Red'), await server.guest('Blue')]
    await red.gather()
    const [redId, blueId] = [red.id, blue.id]
    for (const one of [red, blue]) {
      const { code } = await gold.ask({ ask: 'device-code' })
      await one.ask({ ask: 'use-code', code })
      expect(await one.ask({ ask: 'me' })).toMatchObject({ guest: gold.id })
    }
    expect(await server.store.guest(redId)).toMatchObject({ name: 'Red' })
    expect(await server.store.guest(blueId)).toBeUndefined()
  })

  it('ONLINE-5 is moved alone: the other devices of the guest that it was before stay', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    const phone = new Visitor(server)
    const redId = red.id
    await phone.ask({ ask: 'use-code', code: (await red.ask({ ask: 'device-code' })).code })
    await phone.ask({ ask: 'use-code', code: (await gold.ask({ ask: 'device-code' })).code })
    expect(await phone.ask({ ask: 'me' })).toMatchObject({ guest: gold.id })
    expect(await red.ask({ ask: 'me' })).toEqual({ guest: redId, name: 'Red' })
  })

  it('ONLINE-5 is moved together with another, and then nothing of the guest before is left', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    const phone = new Visitor(server)
    const redId = red.id
    await phone.ask({ ask: 'use-code', code: (await red.ask({ ask: 'device-code' })).code })
    const codes = [(await gold.ask({ ask: 'device-code' })).code, (await gold.ask({ ask: 'device-code' })).code]
    await Promise.all([red, phone].map((one, i) => one.ask({ ask: 'use-code', code: codes[i] as string })))
    for (const one of [red, phone]) expect(await one.ask({ ask: 'me' })).toMatchObject({ guest: gold.id })
    expect(await server.store.guest(redId)).toBeUndefined()
  })

  it('ONLINE-40 is not moved while it is the only one with which somebody plays', async () => {
    const server = new TestServer()
    const [gold, red, blue] = [await server.guest('Gold'), await server.guest('Red'), await server.guest('Blue')]
    const table = await openGame([red, blue])
    const { code } = await gold.ask({ ask: 'device-code' })
    expect(await red.code({ ask: 'use-code', code })).toBe('still-playing')
    expect(await red.ask({ ask: 'me' })).toMatchObject({ name: 'Red' })
    const phone = new Visitor(server, '10.0.0.8')
    await phone.ask({ ask: 'use-code', code: (await red.ask({ ask: 'device-code' })).code })
    expect(await red.code({ ask: 'use-code', code }), 'the phone can play on, and the code is good').toBe('yes')
    expect(await phone.code({ ask: 'use-code', code })).toBe('still-playing')
    const seen = (await phone.stream([table])).updates.get(table)?.version as number
    await phone.ask({ ask: 'command', table, seen, command: { do: 'resign', by: 0 } })
    const { code: next } = await gold.ask({ ask: 'device-code' })
    expect(await phone.code({ ask: 'use-code', code: next }), 'the game is over').toBe('yes')
  })

  it('has codes of which each is as likely as the others, and reads letters that look like digits', () => {
    expect(codeFrom('0'.repeat(32))).toBe('00000000')
    expect(codeFrom('f'.repeat(32))).toBe('ZZZZZZZZ')
    expect(codeHash('oO-iI lL00')).toBe(codeHash('00111100'))
    expect(codeHash('U0000000')).toBe(null)
    expect(codeHash('0000000')).toBe(null)
  })
})

describe('somebody who is blocked', () => {
  it('ONLINE-3 is answered nothing, and hears no more on any stream', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    const table = await openGame([gold, red])
    const tab = await red.stream([table])
    await server.service.block(red.id, true)
    expect(tab.isEnded).toBe(true)
    const heard = tab.messages.length
    const seen = (await gold.stream([table])).updates.get(table)?.version as number
    await gold.ask({ ask: 'command', table, seen, command: { do: 'resign', by: 0 } })
    await server.pass(3_000)
    expect(tab.messages).toHaveLength(heard)
    for (const ask of ['me', 'my-tables', 'games']) expect(await red.code({ ask })).toBe('blocked')
    await server.service.block(red.id, false)
    expect(await red.code({ ask: 'me' })).toBe('yes')
  })
})

describe('somebody who is forgotten', () => {
  it('ONLINE-4 leaves nothing of theirs, and nobody waits for them', async () => {
    const server = new TestServer()
    const people = [await server.guest('Gold'), await server.guest('Red'), await server.guest('Blue')]
    const [gold, red, blue] = people as [Visitor, Visitor, Visitor]
    const table = await openGame(people)
    const own = await red.gather()
    await blue.enter(red, own)
    const blueTab = await blue.stream([own])
    const sits = await gold.gather()
    await red.join(gold, sits, 1)
    const tab = await gold.stream([table, sits])
    const redTab = await red.stream([table])
    const oldDevice = red.device
    await red.ask({ ask: 'forget-me' })
    await settle()
    expect(red.device, 'the cookie is taken away').toBe(null)
    expect(redTab.isEnded).toBe(true)
    red.device = oldDevice
    expect(await red.code({ ask: 'my-tables' })).toBe('no-guest')
    expect(await server.store.gathering(own)).toBeUndefined()
    expect(blueTab.told('dissolved')).toHaveLength(1)
    expect((await gold.view(sits)).seats[1]?.sitter).toBe(null)
    expect(tab.told('gathering').at(-1)?.gathering.seats[1]?.sitter).toBe(null)
    const told = tab.updates.get(table)
    expect(told?.view.seats[1]).toMatchObject({ name: 'a former player', resigned: true })
    expect(told?.view.awaited).not.toBe(1)
    const record = await blue.ask({ ask: 'record', table })
    expect(JSON.stringify(record)).not.toContain('Red')
    expect(JSON.stringify(await server.store.entry(table))).not.toContain(red.id)
    expect(server.faults).toEqual([])
  })

  it('has taken all their games with them, if they wanted', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    await openGame([gold, red])
    await openGame([red, gold])
    const { me, games } = await red.ask({ ask: 'export' })
    expect(me.name).toBe('Red')
    expect(games.map(({ seats }) => seats.map(({ name }) => name)).sort()).toEqual([
      ['Gold', 'Red'],
      ['Red', 'Gold'],
    ])
  })
})
