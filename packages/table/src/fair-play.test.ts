import { type Json, verifyDraws } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chainOn, FairTable, fairChance, fairly, fairTerms, SECRET } from '../scenarios/fair-table.ts'
import { comparable, table } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'
import { lookAt, readCommand, readEvent, recordOf, type TableEvent } from './index.ts'

const take = { take: 1 }
const pass = { pass: true }

/** Stones in a wind: one of six strengths follows every move. Cards are dealt at the start. */
const windy = (players = 'hh', without?: readonly number[], setup = 'windy') =>
  new FairTable(table, fairly(openingOf(players, { setup }), without))

/** All seats take in turn until nothing is left. */
function playOn(at: FairTable): void {
  while (at.state.finished === null) at.play(at.state.rules.awaited(at.state.position), take)
}

const linksOf = (events: readonly TableEvent[]): readonly (string | undefined)[] =>
  events.flatMap((event) => (event.is === 'played' && event.by !== 'chance' ? [event.link] : []))

const proven = (at: FairTable) => verifyDraws(at.state.rules, at.record)

describe('a table with fair draws', () => {
  test('FAIR-1 makes no draw without the link that is due for it', () => {
    const at = windy()
    expect(at.state.draws).toBe(2)
    expect(at.send({ do: 'play', by: 0, move: take })).toMatchObject({ ok: false, code: 'link-missing', where: 'link' })
    expect(at.state.draws).toBe(2)
    at.must({ do: 'play', by: 0, move: take, link: chainOn(0).links[2] as string })
    expect(at.state.draws).toBe(3)
    expect(at.events.at(-2)).toMatchObject({ is: 'played', by: 0, link: chainOn(0).links[2] })
    expect(at.events.at(-1)).not.toHaveProperty('link')
  })

  test('FAIR-1 takes no wrong link: of another number, of another seat, of no chain', () => {
    const at = windy()
    const wrong = [chainOn(0).links[1], chainOn(0).links[3], chainOn(1).links[2], chainOn(0).end, '0'.repeat(64)]
    for (const link of wrong as string[])
      expect(at.send({ do: 'play', by: 0, move: take, link })).toMatchObject({ ok: false, code: 'wrong-link' })
    at.play(0, take)
    at.play(1, take)
    // Also where the links before it are known.
    expect(at.send({ do: 'play', by: 0, move: take, link: chainOn(0).links[3] as string })).toMatchObject({
      code: 'wrong-link',
    })
  })

  test('FAIR-1 asks for a link only where a draw follows, and stores none otherwise', () => {
    const at = windy('hh', [], 'gusty')
    // In a gusty wind nothing follows a pass.
    at.must({ do: 'play', by: 0, move: pass, link: chainOn(0).links[2] as string })
    at.must({ do: 'play', by: 1, move: pass })
    expect(linksOf(at.events)).toEqual([undefined, undefined])
    at.play(0, take)
    expect([at.asked, at.state.draws]).toEqual([1, 3])
    expect(at.send({ do: 'play', by: 1, move: take, link: '0'.repeat(64) })).toMatchObject({ code: 'wrong-link' })
  })

  test('FAIR-2 adds nothing for bots, seats without a chain, and seats that have left', () => {
    const at = windy('hbhh', [2])
    at.play(0, take)
    at.play(1, take)
    at.play(2, take)
    at.play(3, take)
    expect(linksOf(at.events).map((link) => link !== undefined)).toEqual([true, false, false, true])
    at.must({ do: 'resign', by: 0 })
    expect(at.state.movers.filter((by) => by === 0)).toHaveLength(2)
    expect(linksOf(at.events).at(-1)).toBeUndefined()
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true, value: { atStart: 4, seatsAtStart: 2 } })
  })

  test('FAIR-2 takes no link where draws cannot be proven', () => {
    const at = new FairTable(table, openingOf('hh', { setup: 'windy' }))
    expect(at.send({ do: 'play', by: 0, move: take, link: '0'.repeat(64) })).toMatchObject({ code: 'not-fair' })
    expect(at.send({ do: 'commit', by: 0, end: null })).toMatchObject({ code: 'not-fair' })
    at.play(0, take)
    expect(at.record).not.toHaveProperty('draws')
  })

  test('FAIR-3 draws the same after taking back, and needs no link a second time', () => {
    const at = windy()
    at.play(0, take)
    at.play(1, take)
    const before = at.drawn
    const { asked } = at
    at.takeBack(0)
    expect(at.state.draws).toBe(2)
    at.play(0, pass)
    at.play(1, pass)
    expect(at.drawn).toEqual(before)
    expect(at.asked).toBe(asked)
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true })
  })

  test('FAIR-3 draws the same where a seat changed its device before or after taking back', () => {
    const at = windy()
    for (const by of [0, 1, 0, 1]) at.play(by, take)
    const before = at.drawn
    at.takeBack(0)
    at.change(0)
    at.takeBack(1)
    at.takeBack(0)
    at.change(1)
    expect(at.state.draws).toBe(2)
    for (const by of [0, 1, 0, 1]) at.play(by, take)
    expect(at.drawn).toEqual(before)
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true, value: { changes: 2 } })
  })

  test('FAIR-3 draws the same where a seat changes its device after some was taken back and some played again', () => {
    const at = windy()
    for (const by of [0, 1, 0, 1]) at.play(by, take)
    const before = at.drawn
    at.takeBack(0)
    at.takeBack(1)
    at.takeBack(0)
    at.play(0, take)
    at.change(1)
    for (const by of [1, 0, 1]) at.play(by, take)
    expect(at.drawn).toEqual(before)
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true, value: { changes: 1 } })
  })

  test('FAIR-4 counts a new chain from the next turn but one', () => {
    const at = windy()
    at.play(0, take)
    at.change(1)
    for (const by of [1, 0, 1, 0]) at.play(by, take)
    expect(linksOf(at.events).map((link) => link !== undefined)).toEqual([true, false, true, true, true])
    expect(linksOf(at.events)[3]).toBe(chainOn(1, 1).links[5])
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true, value: { changes: 1 } })
  })

  test('FAIR-4 counts the chain of an earlier device again, from the next turn but one', () => {
    const at = windy('hh', [], 'windy')
    at.change(0)
    at.devices[0] = 0
    at.must({ do: 'commit', by: 0, end: chainOn(0).end })
    for (const by of [0, 1, 0, 1, 0]) at.play(by, take)
    expect(linksOf(at.events).map((link) => link !== undefined)).toEqual([false, true, true, true, true])
    expect(linksOf(at.events)[2]).toBe(chainOn(0).links[4])
    playOn(at)
    expect(proven(at)).toMatchObject({ ok: true, value: { changes: 2 } })
  })

  test('FAIR-4 counts no new chain while a seat goes on alone', () => {
    const at = windy('h')
    at.change(0)
    for (let i = 0; i < 4; i++) at.play(0, take)
    expect(linksOf(at.events)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('FAIR-5 is never folded from a log in which a draw lacks its link, or has a wrong one', () => {
    const at = windy()
    at.play(0, take)
    const [moved, drawn] = at.events.slice(-2) as [TableEvent, TableEvent]
    const before = at.events.slice(0, -2)
    const { link: _, ...bare } = moved as TableEvent & { link?: string }
    expect(() => table.fold([...before, bare, drawn])).toThrow('a draw lacks its link')
    const wrong = { ...moved, link: chainOn(0).links[3] as string } as TableEvent
    expect(() => table.fold([...before, wrong])).toThrow('its link is wrong')
    const plain: TableEvent[] = [{ is: 'opened', opening: openingOf('hh', { setup: 'windy' }), at: 0 }]
    expect(() => table.fold([...plain, { is: 'committed', by: 0, end: null, at: 0 }])).toThrow('draws use no links')
    const dealt = before.slice(1)
    expect(() => table.fold([...plain, ...dealt, moved])).toThrow('draws use no links')
    expect(comparable(table.fold(at.events) as never)).toEqual(comparable(at.state))
  })

  test('FAIR-6 is opened with the first links that were committed to, and with no others', () => {
    const opening = fairly(openingOf('hhb'))
    const fair = opening.fair as NonNullable<typeof opening.fair>
    const open = (changes: object) =>
      table.decide({ do: 'open', opening: { ...opening, fair: { ...fair, ...changes } } }, null, {
        now: 0,
        chance: fairChance,
      })
    expect(open({})).toMatchObject({ ok: true })
    const other = chainOn(1).links[1]
    expect(open({ first: [fair.first[0], other, null] })).toMatchObject({
      code: 'wrong-first-link',
      where: 'fair.first[1]',
    })
    expect(open({ first: [fair.first[0], null, null] })).toMatchObject({ code: 'wrong-first-link' })
    expect(open({ first: fair.first.slice(1) })).toMatchObject({ code: 'wrong-number', where: 'fair.first' })
    expect(open({ ends: [null, fair.ends[1], null] })).toMatchObject({ code: 'wrong-first-link' })
    const three = fairTerms(openingOf('hhh'))
    expect(open({ ends: three.ends, first: three.first })).toMatchObject({ code: 'bot-seat', where: 'fair.ends[2]' })
    expect(open({ commitment: 'x' })).toMatchObject({ code: 'not-a-hash', where: 'fair.commitment' })
    expect(open({ table: 'a b' })).toMatchObject({ code: 'not-an-id' })
    expect(open({ secret: SECRET })).toMatchObject({ code: 'unknown-field', where: 'fair' })
  })

  test('FAIR-6 reads links, ends and stored events, and refuses what is none', () => {
    const { end, links } = chainOn(0)
    const commands = [
      { do: 'play', by: 0, move: take, link: links[4] },
      { do: 'commit', by: 1, end },
      { do: 'commit', by: 1, end: null },
    ]
    for (const command of commands) expect(readCommand(command)).toEqual({ ok: true, value: command })
    for (const link of ['x', end.toUpperCase(), 4, null])
      expect(readCommand({ do: 'play', by: 0, move: take, link })).toMatchObject({ ok: false, where: 'link' })
    expect(readCommand({ do: 'commit', by: 0 })).toMatchObject({ code: 'missing-field' })
    expect(readCommand({ do: 'commit', by: 0, end: 'x' })).toMatchObject({ code: 'not-a-hash', where: 'end' })
    const at = windy()
    at.play(0, take)
    at.change(0)
    const stored = JSON.parse(JSON.stringify(at.events)) as unknown[]
    expect(stored.map((event) => readEvent(event))).toEqual(at.events.map((value) => ({ ok: true, value })))
    expect(readEvent({ is: 'committed', by: 0, end: 7, at: 0 })).toMatchObject({ ok: false, where: 'end' })
  })

  test('FAIR-7 commits to no chain twice, and not for ever to others', () => {
    const at = windy('hbh')
    const commit = (by: number, end: string | null) => at.send({ do: 'commit', by, end })
    expect(commit(0, chainOn(0).end)).toMatchObject({ code: 'chain-known', where: 'end' })
    expect(commit(1, 'a'.repeat(64))).toMatchObject({ code: 'bot-seat', where: 'by' })
    expect(commit(3, 'a'.repeat(64))).toMatchObject({ code: 'unknown-seat' })
    expect(commit(2, chainOn(0).end)).toMatchObject({ code: 'chain-known' })
    const ends = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(64, '0'))
    for (const end of ends) expect(commit(0, end)).toMatchObject({ ok: true })
    expect(commit(0, ends[99] as string)).toMatchObject({ code: 'chain-known' })
    expect(commit(2, ends[4] as string)).toMatchObject({ code: 'chain-known' })
    expect(commit(0, 'a'.repeat(64))).toMatchObject({ code: 'too-many-chains', where: 'end' })
    // Whoever has lost every chain can still play.
    expect(commit(0, null)).toMatchObject({ ok: true })
    expect(commit(0, null)).toMatchObject({ code: 'chain-known' })
    at.play(0, take)
    expect(at.asked).toBe(0)
  })

  test('FAIR-9 proves its draws once the game is over, and never before', () => {
    const at = windy()
    at.play(0, take)
    expect(at.record).not.toHaveProperty('draws')
    at.must({ do: 'resign', by: 1 })
    expect(at.state.finished?.why).toBe('resigned')
    expect(at.record.draws).toMatchObject({ secret: SECRET, draws: [{}, {}, { by: 0, link: chainOn(0).links[2] }] })
    expect(recordOf(at.state)).not.toHaveProperty('draws')
    expect(proven(at)).toMatchObject({ ok: true, value: { draws: 3, atStart: 2, linked: 1 } })
  })

  test('tells a page which link a move may need, and of which chain', () => {
    const at = windy()
    at.play(0, take)
    at.change(0)
    const { fair } = lookAt(at.state, 1, 0)
    expect(fair).toEqual({
      table: at.state.opening.fair?.table,
      commitment: at.state.opening.fair?.commitment,
      ends: [chainOn(0, 1).end, chainOn(1).end],
      draws: 3,
    })
    expect(JSON.stringify(lookAt(at.state, 1, 0) as unknown as Json)).not.toContain(SECRET)
    expect(lookAt(new FairTable(table, openingOf('hh')).state, 0, 0)).not.toHaveProperty('fair')
  })
})
