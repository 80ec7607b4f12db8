/** Tables with fair draws, at a host: pages reveal links, and the secret leaves when the game is over. */

import { GAMES } from '@bastide/catalog'
import { demand, type GameRecord, type Json, rulesOf, verifyDraws } from '@bastide/kernel'
import type { TableId } from '@bastide/wire'
import { describe, expect, test } from 'vitest'
import { chainOn, fairly, SECRET } from '../../table/scenarios/fair-table.ts'
import { playFairly } from '../scenarios/fair-games.ts'
import { firstMove, openingOf, Page } from '../scenarios/playing.ts'
import { type Draw, drawAt, fairDraw, MemoryStore } from './index.ts'

const OTHER_SECRET = SECRET.replaceAll('0', 'f')

/** Opens a table of two people at one screen, as whoever gathers tables does. */
function openFair(page: Page, secret = SECRET, draw?: Draw): Promise<TableId> {
  const opening = fairly(openingOf([undefined, undefined]))
  const chance = draw ?? drawAt(secret, opening)
  const decision = demand(page.host.decider.carryOut({ do: 'open', opening }, null, { now: 1, chance }))
  return page.host.keep('me', decision, secret)
}

/** Plays the first move there is, as a page does: with a link if the table asks for one. */
async function playOne(page: Page, table: TableId): Promise<string | null> {
  const update = await page.ask({ ask: 'watch', table })
  const { viewer: by, version: seen, view } = update
  const command = { do: 'play', by, move: firstMove(update) } as const
  const answer = await page.answer({ ask: 'command', table, seen, command })
  if (answer.ok) return null
  expect(answer.code).toBe('link-missing')
  const link = chainOn(by).links[view.fair?.draws as number] as string
  await page.ask({ ask: 'command', table, seen, command: { ...command, link } })
  return link
}

async function resign(page: Page, table: TableId): Promise<void> {
  const { version: seen } = await page.ask({ ask: 'watch', table })
  await page.ask({ ask: 'command', table, seen, command: { do: 'resign', by: 0 } })
}

const verified = (record: GameRecord) => verifyDraws(demand(rulesOf(GAMES, record)), record)

describe('a table with fair draws', () => {
  test('FAIR-11 is drawn at as the proof says, also after the host was started again', async () => {
    const store = new MemoryStore()
    const page = new Page(store)
    const table = await openFair(page)
    const links: (string | null)[] = []
    for (let i = 0; i < 12; i++) links.push(await playOne(page, table))
    const again = new Page(store)
    for (let i = 0; i < 12; i++) links.push(await playOne(again, table))
    expect(links.filter((link) => link !== null)).toHaveLength(12)
    await resign(again, table)
    const record = await again.ask({ ask: 'record', table })
    expect(verified(record)).toMatchObject({ ok: true, value: { draws: 13, atStart: 1, linked: 12 } })
    const review = await again.ask({ ask: 'review', source: { table } })
    expect(verified(review.record)).toMatchObject({ ok: true })
  })

  test('FAIR-9 sends nothing of its secret while the game goes on', async () => {
    const page = new Page()
    const table = await openFair(page)
    await playOne(page, table)
    await playOne(page, table)
    const record = await page.ask({ ask: 'record', table })
    const review = await page.ask({ ask: 'review', source: { table } })
    expect(record).not.toHaveProperty('draws')
    expect(review.record).not.toHaveProperty('draws')
    expect(JSON.stringify([record, review, page.notices])).not.toContain(SECRET)
    await resign(page, table)
    expect((await page.ask({ ask: 'record', table })).draws).toMatchObject({ secret: SECRET })
  })

  test('FAIR-9 sends no byte that depends on its secret while the game goes on, if draws are the same', async () => {
    /** Chance that follows from no secret. */
    const scripted: Draw = fairDraw('0'.repeat(32), 'scripted')
    const bytes = async (secret: string): Promise<string> => {
      const page = new Page(undefined, { draw: () => scripted })
      const table = await openFair(page, secret, scripted)
      const heard: unknown[] = []
      for (let i = 0; i < 8; i++) {
        heard.push(await playOne(page, table))
        heard.push(await page.ask({ ask: 'watch', table }))
      }
      heard.push(await page.ask({ ask: 'record', table }), await page.ask({ ask: 'review', source: { table } }))
      heard.push(await page.ask({ ask: 'tables' }), page.notices)
      return JSON.stringify(heard)
    }
    expect(await bytes(OTHER_SECRET)).toBe(await bytes(SECRET))
  })

  test('FAIR-10 is opened by no page: what all have committed to is not for one to say', async () => {
    const page = new Page()
    const opening = fairly(openingOf([undefined, undefined]))
    expect(await page.answer({ ask: 'open', opening })).toMatchObject({ code: 'not-allowed', where: 'fair' })
    expect(await page.answer({ ask: 'check', opening })).toMatchObject({ code: 'not-allowed', where: 'fair' })
    const { fair: _, ...plain } = opening
    const proving = { ...plain, proof: {} }
    expect(await page.answer({ ask: 'open', opening: proving })).toMatchObject({ code: 'not-allowed', where: 'proof' })
  })

  test.each(GAMES.map(({ id }) => id))(
    'FAIR-12 is proven also where its record was kept, a game of %s',
    async (game) => {
      const { record } = playFairly(game, 2).at
      const store = new MemoryStore()
      const table = await new Page(store).ask({ ask: 'keep', record })
      const page = new Page(store)
      const kept = await page.ask({ ask: 'record', table })
      expect(kept.draws).toEqual(record.draws)
      expect(verified(kept)).toEqual(verified(record))
      // The same record leads to the same table again.
      expect(await page.ask({ ask: 'keep', record })).toBe(table)
    },
  )

  test('FAIR-12 has no proof where a record of a game that goes on claims one', async () => {
    const page = new Page()
    const { result: _, digest: __, left: ___, ...record } = playFairly('tile', 2).at.record
    const table = await page.ask({ ask: 'keep', record: { ...record, moves: record.moves.slice(0, 9) } })
    await resign(page, table)
    expect(await page.ask({ ask: 'record', table })).not.toHaveProperty('draws')
  })

  test('FAIR-11 draws otherwise with another secret, table, number or trail', () => {
    const rules = demand(GAMES[0]?.compose({ edition: '2016' }, 2) ?? ({} as never))
    const p = rules.start()
    const drawn = (secret: string, table: string, from: number, trail: string): Json =>
      Array.from({ length: 8 }, (_, i) => fairDraw(secret, table)(rules, p, from + i, trail))
    const all = [
      drawn(SECRET, 's1', 0, 'a'),
      drawn(OTHER_SECRET, 's1', 0, 'a'),
      drawn(SECRET, 's2', 0, 'a'),
      drawn(SECRET, 's1', 100, 'a'),
      drawn(SECRET, 's1', 0, 'b'),
    ]
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
    expect(() => fairDraw(SECRET, 's1')(rules, p, 0)).toThrow('needs the links')
  })
})
