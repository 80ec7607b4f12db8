import type { Json } from '@bastide/kernel'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { bots, openingOf, Page } from '../scenarios/playing.ts'
import type { Thought, ThoughtFor } from './index.ts'

const versionOf = async (page: Page, table: string): Promise<number> => (await page.host.table(table)).state.version

describe('bots', () => {
  test('HOST-20 go on at a table that everybody left and came back to while they thought', async () => {
    const page = new Page()
    const table = await page.open('random', undefined)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(100)
    await page.ask({ ask: 'leave', table })
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(60_000)
    expect((await page.host.table(table)).awaited).toBe(1)
  })

  test('HOST-20 stop where nobody watches, and go on for whoever comes', async () => {
    const page = new Page()
    const table = await page.open('random', undefined)
    const before = await page.ask({ ask: 'watch', table })
    await page.ask({ ask: 'leave', table })
    await page.clock.pass(60_000)
    expect(await versionOf(page, table)).toBe(before.version)
    expect(page.clock.waiting, 'nothing is left running').toBe(0)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(60_000)
    expect((await page.host.table(table)).awaited).toBe(1)
  })

  test('HOST-20 take their time, and say so until people must decide', async () => {
    const page = new Page(undefined, { botPace: 500 })
    const table = await page.open('random', undefined)
    const before = await page.ask({ ask: 'watch', table })
    await page.clock.pass(499)
    expect(await versionOf(page, table)).toBe(before.version)
    await page.clock.pass(1)
    expect(await versionOf(page, table)).toBeGreaterThan(before.version)
    await page.clock.pass(5_000)
    const thinking = page.notices.flatMap((notice) => (notice.tell === 'thinking' ? [notice.seat] : []))
    expect([thinking[0], thinking.at(-1)]).toEqual([0, null])
  })

  test('that think for long say how long', async () => {
    const takes = (game: string, bot: string): number => (game === 'tile' && bot === 'random' ? 300 : 0)
    const page = new Page(undefined, { bots: { ...bots(), takes } })
    const table = await page.open('random', undefined)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(5_000)
    const thinking = page.notices.filter(({ tell }) => tell === 'thinking')
    expect(thinking[0]).toEqual({ tell: 'thinking', table, seat: 0, ms: 300 })
    expect(thinking.at(-1)).toEqual({ tell: 'thinking', table, seat: null })
  })

  test('HOST-19 are told when nobody waits for their thought any more', async () => {
    const waiting: ThoughtFor[] = []
    const think = (_: Thought, from: ThoughtFor): Promise<Json> => {
      waiting.push(from)
      return new Promise(() => {})
    }
    const page = new Page(undefined, { bots: { ...bots(), think }, fault() {} })
    const table = await page.open(undefined, 'random')
    let update = await page.ask({ ask: 'watch', table })
    while (update.view.awaited === 0) {
      await page.play(update)
      update = page.latest as TableUpdate
    }
    await page.clock.pass(1_000)
    let isDropped = false
    waiting[0]?.dropped.then(() => {
      isDropped = true
    })
    await page.clock.pass(1_000)
    expect([waiting.map((one) => one.table), isDropped]).toEqual([[table], false])
    await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'take-back', by: 0 } })
    await page.clock.pass(1_000)
    expect(isDropped).toBe(true)
  })

  test('HOST-48 need not think on where everybody has left, and must while somebody is there', async () => {
    const waiting: ThoughtFor[] = []
    const think = (_: Thought, from: ThoughtFor): Promise<Json> => {
      waiting.push(from)
      return new Promise(() => {})
    }
    const page = new Page(undefined, { bots: { ...bots(), think }, fault() {} })
    const table = await page.open('random', undefined)
    const other = page.beside('me')
    await page.ask({ ask: 'watch', table })
    await other.ask({ ask: 'watch', table })
    await page.clock.pass(1_000)
    let isDropped = false
    waiting[0]?.dropped.then(() => {
      isDropped = true
    })
    await other.ask({ ask: 'leave', table })
    await page.clock.pass(1_000)
    expect([waiting.length, isDropped]).toEqual([1, false])
    await page.ask({ ask: 'leave', table })
    await page.clock.pass(1_000)
    expect([waiting.length, isDropped]).toEqual([1, true])
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(1_000)
    expect(waiting.length, 'asked again').toBe(2)
  })

  test('play the best that they have found when somebody does not want to wait', async () => {
    const own = bots()
    const page = new Page(undefined, {
      bots: { ...own, think: async (thought, from) => from.hurried?.then(() => own.think(thought, from)) as never },
    })
    const table = await page.open('random', undefined)
    const { version } = await page.ask({ ask: 'watch', table })
    await page.clock.pass(20_000)
    expect(await versionOf(page, table)).toBe(version)
    page.host.hurry(table)
    await page.clock.pass(1_000)
    expect(await versionOf(page, table)).toBeGreaterThan(version)
  })

  test('do not take their time either then', async () => {
    const page = new Page(undefined, { botPace: 50_000 })
    const table = await page.open('random', undefined)
    const { version } = await page.ask({ ask: 'watch', table })
    await page.clock.pass(10_000)
    expect(await versionOf(page, table)).toBe(version)
    page.host.hurry(table)
    await page.clock.pass(1)
    expect(await versionOf(page, table)).toBeGreaterThan(version)
  })

  test('HOST-19 that never answer are given up, and do not keep a take-back from being played', async () => {
    const answers: ((move: Json) => void)[] = []
    const think = vi.fn(() => new Promise<Json>((resolve) => answers.push(resolve)))
    const page = new Page(undefined, { bots: { ...bots(), think }, fault() {} })
    const table = await page.open(undefined, 'random')
    let update = await page.ask({ ask: 'watch', table })
    while (update.view.awaited === 0) {
      await page.play(update)
      update = page.latest as TableUpdate
    }
    await page.clock.pass(1_000)
    expect(think).toHaveBeenCalledTimes(1)
    await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'take-back', by: 0 } })
    update = page.latest as TableUpdate
    while (update.view.awaited === 0) {
      await page.play(update)
      update = page.latest as TableUpdate
    }
    await page.clock.pass(1_000)
    expect(think, 'asked about what is so now').toHaveBeenCalledTimes(2)
    await page.clock.pass(1_000_000)
    expect(think).toHaveBeenCalledTimes(4)
    expect(page.notices.at(-1)).toEqual({ tell: 'bot-failed', table, seat: 1 })
  })

  test('HOST-20 wait while somebody has asked to take back', async () => {
    const page = new Page(undefined, { fault() {} })
    const table = await page.ask({ ask: 'open', opening: openingOf([undefined, 'random', undefined]) })
    let update = await page.ask({ ask: 'watch', table })
    const send = async (command: never): Promise<void> => {
      await page.ask({ ask: 'command', table, seen: update.version, command })
      update = page.latest as TableUpdate
    }
    while (update.view.awaited === 0) {
      await page.play(update)
      update = page.latest as TableUpdate
    }
    await send({ do: 'take-back', by: 0 } as never)
    expect(update.view.asked).not.toBeNull()
    const { version } = update
    const before = page.notices.length
    await page.clock.pass(20_000)
    expect(await versionOf(page, table)).toBe(version)
    expect(page.notices.slice(before).filter(({ tell }) => tell === 'bot-failed')).toEqual([])
    await send({ do: 'answer', by: 2, agrees: false } as never)
    await page.clock.pass(20_000)
    expect((await page.host.table(table)).awaited).toBe(2)
  })
})
