import { GAMES } from '@bastide/catalog'
import { Random, type Seat } from '@bastide/kernel'
import { lookAt, type TableState } from '@bastide/table'
import type { StreamNotice, TableId, TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { FollowingPage, playOne, seatedTable, takeBack, wholeFor } from '../scenarios/following.ts'
import { bots, environmentOf, openingOf, settle, TestClock } from '../scenarios/playing.ts'
import { type Environment, type Follower, Host, MemoryStore } from './index.ts'

const PEOPLE = ['person 0', 'person 1']
const TILES = { game: 'tile', setup: { edition: '2016' }, aids: [] }
const CARDS = { game: 'card', setup: {}, aids: [] }
const CLOCK = { kind: 'game', ms: 3_600_000, increment: 5_000 } as const

const hostWith = (changes: Partial<Environment> = {}, store = new MemoryStore()) => {
  const clock = new TestClock()
  return { clock, store, host: new Host(GAMES, store, environmentOf(clock, changes)) }
}

async function follow(
  host: Host,
  table: TableId,
  who: string,
  more: { as?: Seat; mark?: string; delay?: number } = {},
) {
  const page = new FollowingPage()
  return { page, ...(await followOn(host, table, who, page, more)) }
}

async function followOn(host: Host, table: TableId, who: string, page: FollowingPage, more = {}) {
  const followed = await host.follow(table, who, { end: page, ...more })
  if (!followed.ok) throw new Error(followed.code)
  return { follower: followed.value }
}

const dueSeatOf = (state: TableState): Seat | null => lookAt(state, 0, state.at).clock.running

/** What is known of a table, without what depends on when it was heard. */
const known = ({ at: _, from: _from, told: _told, view, ...update }: TableUpdate): unknown => ({
  ...update,
  view: { ...view, clock: { ...view.clock, since: null }, seats: view.seats.map((seat) => ({ ...seat, clock: null })) },
})

async function expectUpToDate(host: Host, table: TableId, who: string, page: FollowingPage, as?: Seat): Promise<void> {
  const whole = await wholeFor(host, table, who, as)
  expect(known(page.update as TableUpdate)).toEqual(known(whole))
  expect(page.story).toEqual(whole.told)
}

describe('whoever follows a table', () => {
  test.each([TILES, CARDS, { game: 'dice', setup: {}, aids: [] }])(
    'HOST-60 knows what the whole would tell, whatever happens: $game',
    async (opening) => {
      const { host, clock } = hostWith()
      const table = await seatedTable(host, PEOPLE, { ...opening, clock: CLOCK })
      const random = new Random(5)
      // Two with the same role, one of whom may be slow while the other is not.
      const people = ['person 0', 'person 1', 'person 1 ', 'somebody', 'somebody '] as const
      const here = new Map<string, { page: FollowingPage; follower: Follower }>()
      for (const who of people) here.set(who, await follow(host, table, who.trim()))
      for (let step = 0; step < 160; step++) {
        clock.time += 700
        const who = people[random.below(people.length)] as string
        const { page, follower } = here.get(who) as { page: FollowingPage; follower: Follower }
        // Somebody reads slowly, or goes and comes back, while others play and take back.
        if (random.below(9) === 0) page.isSlow = !page.isSlow
        if (!page.isSlow) follower.tellAgain()
        if (random.below(12) === 0) {
          await host.unfollow(table, follower)
          for (let i = random.below(4); i > 0; i--) await playOne(host, table, random)
          if (random.below(2) === 0) await takeBack(host, table)
          page.isSlow = false
          const { mark } = page
          here.set(who, { page, ...(await followOn(host, table, who.trim(), page, { mark })) })
        }
        if (random.below(7) === 0) await takeBack(host, table)
        if (!(await playOne(host, table, random))) break
      }
      for (const [who, { page, follower }] of here) {
        page.isSlow = false
        follower.tellAgain()
        await expectUpToDate(host, table, who.trim(), page)
        expect(page.kinds).toContain('change')
      }
      const wholes = [...here.values()].flatMap(({ page }) => page.kinds.filter((kind) => kind === 'update'))
      expect(wholes.length, 'some had gaps').toBeGreaterThan(people.length)
    },
  )

  test('HOST-60 is told the whole once, then changes, and nothing again on coming back', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const { page, follower } = await follow(host, table, 'person 0')
    const random = new Random(1)
    for (let i = 0; i < 4; i++) await playOne(host, table, random)
    expect(page.kinds).toEqual(['update', 'change', 'change', 'change', 'change'])
    await host.unfollow(table, follower)
    const again = await followOn(host, table, 'person 0', page, { mark: page.mark })
    expect(page.kinds.length, 'nothing new').toBe(5)
    await playOne(host, table, random)
    await host.unfollow(table, again.follower)
    await playOne(host, table, random)
    await playOne(host, table, random)
    const { version } = page.update as TableUpdate
    const length = page.story.length
    await followOn(host, table, 'person 0', page, { mark: page.mark })
    const last = page.notices.at(-1) as StreamNotice & { tell: 'update' }
    expect(last.tell).toBe('update')
    expect(last.update.version).toBeGreaterThan(version)
    expect(last.update.from, 'only what is new of the story').toBe(length)
    await expectUpToDate(host, table, 'person 0', page)
  })

  test('HOST-60 who missed a version that others in the same role were told is told the whole', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const random = new Random(3)
    const quick = await follow(host, table, 'somebody')
    const slow = await follow(host, table, 'somebody else')
    slow.page.isSlow = true
    await playOne(host, table, random)
    slow.page.isSlow = false
    await playOne(host, table, random)
    expect([quick.page.kinds.at(-1), slow.page.kinds.at(-1)]).toEqual(['change', 'update'])
    await expectUpToDate(host, table, 'somebody else', slow.page)
  })

  test('HOST-66 hears of a move that was stored although the store seemed to fail, at the next look', async () => {
    const store = new (class extends MemoryStore {
      fails = false
      override async append(...given: Parameters<MemoryStore['append']>): Promise<boolean> {
        const isWritten = await super.append(...given)
        if (this.fails) throw new Error('the answer is lost')
        return isWritten
      }
    })()
    const faults: unknown[] = []
    const { host } = hostWith({ looksRegularly: true, fault: (thrown) => faults.push(thrown) }, store)
    const table = await seatedTable(host, PEOPLE)
    const { page } = await follow(host, table, 'somebody')
    store.fails = true
    const version = page.update?.version as number
    await playOne(host, table, new Random(1))
    expect([page.update?.version, faults.length]).toEqual([version, 1])
    store.fails = false
    await host.lookAtDue()
    expect(page.update?.version).toBeGreaterThan(version)
    await expectUpToDate(host, table, 'somebody', page)
  })

  test('HOST-60 who comes back after a take-back hears what stands instead', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const random = new Random(2)
    for (let i = 0; i < 3; i++) await playOne(host, table, random)
    const { page, follower } = await follow(host, table, 'somebody')
    const slow = await follow(host, table, 'person 1')
    slow.page.isSlow = true
    await host.unfollow(table, follower)
    expect(await takeBack(host, table)).toBe(true)
    for (let i = 0; i < 4; i++) await playOne(host, table, random)
    await followOn(host, table, 'somebody', page, { mark: page.mark })
    expect(page.update?.from).toBeGreaterThan(0)
    await expectUpToDate(host, table, 'somebody', page)
    slow.page.isSlow = false
    slow.follower.tellAgain()
    expect(slow.page.update?.from).toBe(page.update?.from)
    await expectUpToDate(host, table, 'person 1', slow.page)
  })

  test('HOST-60 has the clocks as they are when something comes, whenever they came themselves', async () => {
    const { host, clock } = hostWith()
    const table = await seatedTable(host, PEOPLE, { ...TILES, clock: CLOCK })
    const random = new Random(1)
    const early = await follow(host, table, 'person 0')
    await playOne(host, table, random)
    expect((await host.table(table)).awaited, 'the same seat decides on').toBe(0)
    clock.time += 2_000
    const late = await follow(host, table, 'person 0')
    clock.time += CLOCK.increment - 2_000
    // Now the seat has as much time as after its first move, though nobody was told so since.
    await playOne(host, table, random)
    const { state } = await host.table(table)
    expect(dueSeatOf(state)).toBe(1)
    const now = lookAt(state, 0, clock.time)
    for (const { page } of [early, late]) expect(page.update?.view).toEqual(now)
    clock.time += 60_000
    const { page } = await follow(host, table, 'person 0')
    expect(page.update?.view).toEqual(lookAt(state, 0, clock.time))
  })

  test('HOST-61 with others in the same role is sent the same text, and the view is made once', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const followers = [await follow(host, table, 'person 0')]
    for (let i = 0; i < 20; i++) followers.push(await follow(host, table, 'somebody'))
    const { rules } = (await host.table(table)).state
    const looks = vi.spyOn(rules, 'view')
    const texted = vi.spyOn(JSON, 'stringify')
    try {
      await playOne(host, table, new Random(1))
      expect(texted.mock.calls.filter(([value]) => value?.tell === 'change')).toHaveLength(2)
      expect(looks.mock.calls.map(([, viewer]) => viewer).sort()).toEqual([-3, 0])
    } finally {
      vi.restoreAllMocks()
    }
    const texts = followers.slice(1).map(({ page }) => page.messages.at(-1)?.data)
    expect(new Set(texts).size).toBe(1)
    expect(followers[0]?.page.messages.at(-1)?.data).not.toBe(texts[0])
  })

  test('HOST-62 gets no other seat by asking for it, nor by a mark', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE, CARDS)
    const end = new FollowingPage()
    expect(await host.follow(table, 'person 0', { end, as: 1 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(await host.follow(table, 'somebody', { end, as: 0 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(end.messages).toEqual([])
    const own = await follow(host, table, 'person 1')
    const other = await follow(host, table, 'person 0', { mark: own.page.mark as string })
    expect(other.page.update?.viewer).toBe(0)
    expect(other.page.kinds).toEqual(['update'])
    await expectUpToDate(host, table, 'person 0', other.page)
  })

  test.each([
    ['nonsense', () => 'nonsense'],
    ['none at all', () => ''],
    ['of a version that was never reached', (mark: string) => mark.replace(/^\d+/, '900')],
    ['of version 0', (mark: string) => mark.replace(/^\d+/, '0')],
    ['of another time, as after a backup', (mark: string) => `${mark}1`],
    ['with an endless number', (mark: string) => mark.replace(/^\d+/, '9'.repeat(400))],
    ['of another viewer', (mark: string) => mark.replace('.w.', '.0.')],
  ])('HOST-63 with a mark that is %s is told the whole', async (_, forged) => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    await playOne(host, table, new Random(1))
    const first = await follow(host, table, 'somebody')
    const { page } = await follow(host, table, 'somebody', { mark: forged(first.page.mark as string) })
    expect(page.kinds).toEqual(['update'])
    expect(page.update?.from).toBe(0)
    await playOne(host, table, new Random(2))
    await expectUpToDate(host, table, 'somebody', page)
  })

  test('HOST-5 at one screen sees a seat only once it is asked for', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, ['both', 'both'], CARDS)
    const { page } = await follow(host, table, 'both')
    expect(page.update?.viewer).toBe(-3)
    const { awaited } = await host.table(table)
    const asked = await follow(host, table, 'both', { as: awaited as Seat })
    expect(asked.page.update?.viewer).toBe(awaited)
    const random = new Random(3)
    while ((await host.table(table)).awaited === awaited) await playOne(host, table, random)
    expect(asked.page.update?.viewer, 'after the decision has passed on').toBe(-3)
    expect(asked.page.update?.from, 'another viewer has another story').toBe(0)
    await host.unfollow(table, asked.follower)
    await followOn(host, table, 'both', asked.page, { mark: asked.page.mark })
    await playOne(host, table, random)
    expect(asked.page.update?.viewer, 'also after coming back').toBe(-3)
  })

  test('hears that a bot thinks, also if they came later', async () => {
    let think = (): void => {}
    const thinking = bots()
    const slow = {
      ...thinking,
      think: (thought: never, waiting: never) =>
        new Promise<void>((resolve) => (think = resolve)).then(() => thinking.think(thought, waiting)),
    }
    const { host, clock } = hostWith({ bots: slow as never })
    const table = (await host
      .connect('me', () => {})
      .answer({ ask: 'open', opening: openingOf(['random', undefined]) })) as never as { value: string }
    const first = await follow(host, table.value, 'me')
    await settle()
    const late = await follow(host, table.value, 'me')
    for (const { page } of [first, late]) expect(page.notices.at(-1)).toMatchObject({ tell: 'thinking', seat: 0 })
    think()
    await clock.pass(5_000)
    for (const { page } of [first, late]) expect(page.kinds).toContain('change')
  })

  test('HOST-64 is told that the table was deleted, and nothing more', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const { page } = await follow(host, table, 'somebody')
    const late = await follow(host, table, 'somebody', { delay: 5_000 })
    await host.connect('person 0', () => {}).answer({ ask: 'forget', table })
    await settle()
    expect([page.isGone, late.page.isGone]).toEqual([true, true])
    expect(await host.follow(table, 'somebody', { end: page })).toMatchObject({ ok: false, code: 'unknown-table' })
  })

  test('HOST-64 keeps the table in memory only until they go, with a delay too', async () => {
    const { host, store, clock } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const now = await follow(host, table, 'somebody')
    const late = await follow(host, table, 'somebody', { delay: 60_000 })
    const again = await follow(host, table, 'somebody', { delay: 60_000 })
    const read = vi.spyOn(store, 'secret')
    await host.table(table)
    expect(read, 'followed').not.toHaveBeenCalled()
    await host.unfollow(table, now.follower)
    await host.unfollow(table, late.follower)
    await host.table(table)
    expect(read, 'followed by one who is late').not.toHaveBeenCalled()
    await host.unfollow(table, again.follower)
    await settle()
    expect(clock.waiting, 'no timer is left').toBe(0)
    await host.table(table)
    expect(read, 'read anew').toHaveBeenCalledTimes(1)
    await playOne(host, table, new Random(1))
    expect(again.page.kinds).toEqual(['update'])
  })
})

describe('whoever watches with a delay', () => {
  const DELAY = 30_000

  test('HOST-65 is told of nothing before its time, and of everything then', async () => {
    const { host, clock } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const late = await follow(host, table, 'somebody', { delay: DELAY })
    const live = await follow(host, table, 'person 0')
    const random = new Random(4)
    const versions: { readonly at: number; readonly version: number }[] = [{ at: 0, version: 1 }]
    const check = (): void => {
      const old = versions.filter(({ at }) => at <= clock.time - DELAY).at(-1)?.version
      expect(late.page.update?.version).toBe(old)
    }
    versions.push({ at: clock.time, version: (await host.table(table)).state.version })
    for (let i = 0; i < 30; i++) {
      await playOne(host, table, random)
      if (random.below(6) === 0) await takeBack(host, table)
      versions.push({ at: clock.time, version: live.page.update?.version as number })
      check()
      await clock.pass(random.below(9_000))
      check()
    }
    await clock.pass(DELAY)
    await expectUpToDate(host, table, 'somebody', late.page)
    expect(late.page.kinds.filter((kind) => kind === 'update')).toEqual(['update'])
  })

  test('HOST-65 goes on from a mark, with what is old enough by then', async () => {
    const { host, clock } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const random = new Random(4)
    await clock.pass(DELAY)
    const { page, follower } = await follow(host, table, 'somebody', { delay: DELAY })
    await host.unfollow(table, follower)
    await playOne(host, table, random)
    const moves = (await host.table(table)).state.version
    await clock.pass(DELAY)
    await playOne(host, table, random)
    await followOn(host, table, 'somebody', page, { delay: DELAY, mark: page.mark })
    expect(page.update?.version).toBe(moves)
    const forged = await follow(host, table, 'somebody', {
      delay: DELAY,
      mark: (await follow(host, table, 'somebody')).page.mark as string,
    })
    expect(forged.page.update?.version, 'a mark of the present shows nothing of it').toBe(moves)
  })

  test('HOST-65 is not told that a bot thinks', async () => {
    const { host, clock } = hostWith()
    const opening = openingOf(['random', undefined])
    const opened = await host.connect('me', () => {}).answer({ ask: 'open', opening })
    const table = (opened as never as { value: TableId }).value
    const [late, live] = [await follow(host, table, 'somebody', { delay: DELAY }), await follow(host, table, 'me')]
    await clock.pass(2 * DELAY)
    expect(live.page.kinds).toContain('thinking')
    expect(late.page.kinds).toContain('change')
    expect(late.page.kinds).not.toContain('thinking')
  })

  test('HOST-65 who holds a seat sees the table as it is', async () => {
    const { host } = hostWith()
    const table = await seatedTable(host, PEOPLE)
    const { page } = await follow(host, table, 'person 1', { delay: DELAY })
    await playOne(host, table, new Random(4))
    await expectUpToDate(host, table, 'person 1', page)
  })
})
