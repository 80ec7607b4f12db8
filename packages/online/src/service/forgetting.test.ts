import { describe, expect, it } from 'vitest'
import { settle } from '../../../host/scenarios/playing.ts'
import { ANYBODY, INVITED, openGame, TERMS, TestServer, type Visitor } from '../../scenarios/server.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'

/** As slow as a real store: everything takes some turns, each time another number of them. */
const slowStore = (turns: () => number): MemoryOnlineStore =>
  new Proxy(new MemoryOnlineStore(), {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        await after(turns(), () => Promise.resolve())
        const done = await value.apply(target, given)
        return after(turns(), () => Promise.resolve(done))
      }
    },
  })

/** Everything after this many turns. */
async function after<T>(turns: number, run: () => Promise<T>): Promise<T> {
  for (let i = 0; i < turns; i++) await Promise.resolve()
  return run()
}

async function twoAt(turn: number): Promise<{ server: TestServer; gold: Visitor; red: Visitor }> {
  let call = turn
  const store = slowStore(() => (call = (call * 7 + 3) % 11))
  const server = new TestServer({ store })
  return { server, gold: await server.guest('Gold', '10.0.0.1'), red: await server.guest('Red', '10.0.0.2') }
}

const TURNS = Array.from({ length: 40 }, (_, i) => i * 4)

describe('somebody who is forgotten in the middle of something', () => {
  it('ONLINE-39 leaves no seat that nobody holds and that has not resigned, as the game begins', async () => {
    let begun = 0
    for (const turn of TURNS) {
      const { server, gold, red } = await twoAt(turn)
      const table = await gold.gather({}, INVITED, INVITED)
      await red.join(gold, table, 1)
      await red.must(table, { do: 'ready', seat: 1, end: null })
      const { version } = await gold.view(table)
      const command = { do: 'ready', seat: 0, end: null }
      await Promise.all([
        after(TURNS[20] as number, () => gold.answer({ ask: 'at-gathering', table, seen: version, command })),
        after(turn, () => red.ask({ ask: 'forget-me' })),
      ])
      await settle()
      const entry = await server.store.entry(table)
      if (entry === undefined) {
        expect((await server.store.gathering(table))?.seats[1]?.sitter, `turn ${turn}`).toBe(null)
        continue
      }
      begun++
      expect(entry.holders.seats[1]).toBe(null)
      expect(entry.summary.finished, `turn ${turn}: nobody waits`).toBe(true)
      expect(server.faults).toEqual([])
    }
    expect(begun, 'both orders were tried').toBeGreaterThan(0)
    expect(begun).toBeLessThan(TURNS.length)
  })

  it('ONLINE-39 has no seat at a rematch that somebody else asks for', async () => {
    for (const turn of TURNS) {
      const { server, gold, red } = await twoAt(turn)
      const table = await openGame([gold, red])
      const { version } = (await gold.stream([table])).updates.get(table) as { version: number }
      await gold.ask({ ask: 'command', table, seen: version, command: { do: 'resign', by: 0 } })
      const [next] = await Promise.all([
        after(TURNS[30] as number, () => gold.ask({ ask: 'rematch', table })),
        after(turn, () => red.ask({ ask: 'forget-me' })),
      ])
      const seats = (await gold.view(next)).seats.map(({ sitter }) => sitter?.name ?? null)
      expect(seats, `turn ${turn}`).toEqual([null, 'Gold'])
      expect(server.faults).toEqual([])
    }
  })

  it.each([
    { ask: 'gather', terms: { ...TERMS, isListed: true }, seats: [ANYBODY, ANYBODY] },
    { ask: 'play-anyone', game: 'stones' },
  ])('ONLINE-39 leaves no table of theirs: $ask', async (asked) => {
    let answered = 0
    for (const turn of TURNS) {
      const { server, red } = await twoAt(turn)
      const second = { ...red.caller }
      const [made] = await Promise.all([
        after(TURNS[10] as number, () => server.service.answer(second, asked as never)),
        after(turn, () => red.ask({ ask: 'forget-me' })),
      ])
      if (made.result.ok) answered++
      expect(await server.store.gatheringsOf(red.id), `turn ${turn}`).toEqual([])
      expect(server.faults).toEqual([])
    }
    expect(answered, 'both orders were tried').toBeGreaterThan(0)
    expect(answered).toBeLessThan(TURNS.length)
  })
})
