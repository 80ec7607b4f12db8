/** The command as people run it, with two of them playing whole games through its real sockets, store and threads. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OnlineSummary, TableUpdate } from '@bastide/wire'
import { describe, expect, test } from 'vitest'
import { HttpPlayer, TERMS, type Watching } from '../../../server/test/http-player.ts'
import { bastide, heard, type Playing, playOn, ServedPair } from '../../test/running-server.ts'

const served = new ServedPair('playing')
const { folder, keeping, red, blue } = served

/** Runs a command to its end. */
async function done(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = bastide(keeping, ...args)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      said += piece
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

let log = ''

const tables: string[] = []

describe.each([
  ['tile', { edition: '2016' }],
  ['card', {}],
])('a whole game of %s by two people', (game, setup) => {
  test('is played, and neither of them misses anything or hears it twice, also over a cut', async () => {
    const table = await red.openWith(blue, game, setup)
    tables.push(table)
    const playing: Playing = { table, people: [red, blue], watching: [await red.watch(table), await blue.watch(table)] }
    await playOn(playing, 6)
    const before = playing.watching[1] as Watching
    let update = await heard(playing.watching[0] as Watching, () => true)
    const { version } = update
    await heard(before, (blues) => blues.version === version)
    // Blue's connection is cut, and Red goes on for as long as nobody waits for Blue.
    before.listener.close()
    while (update.view.finished === null && update.view.awaited === 0) update = await playOn(playing, 1)
    const after = await blue.watch(table, before.cursor)
    after.update = before.update
    playing.watching[1] = after
    const last = await playOn(playing)
    expect(last.view.finished).not.toBeNull()
    await heard(after, ({ view }) => view.finished !== null)
    const told = [...before.versions, ...after.versions]
    expect(told).toEqual([...new Set(told)].sort((one, other) => one - other))
    // What Blue pieced together from changes is what a newcomer is told as a whole.
    const fresh = await blue.watch(table)
    const whole = await heard(fresh, () => true)
    expect(after.update?.view.game).toEqual(whole.view.game)
    for (const { listener } of [...playing.watching, fresh]) listener.close()
  })
})

test('a bot plays in its thread, also when nobody watches', async () => {
  const seats = [{ kind: 'invited' }, { kind: 'bot', bot: 'journeyman' }]
  const table = await red.ask<string>('gather', { terms: { ...TERMS, game: 'dice' }, seats })
  await red.at(table, { do: 'ready', seat: 0, end: null })
  tables.push(table)
  const listed = async () =>
    (await red.ask<OnlineSummary[]>('my-tables')).flatMap((one) =>
      one.kind === 'opened' && one.summary.table === table ? [one.summary] : [],
    )[0]
  for (let turns = 0; turns < 2; turns++) {
    await expect.poll(async () => (await listed())?.awaited, { interval: 200, timeout: 10_000 }).toBe(0)
    while ((await listed())?.awaited === 0) {
      const watching = await red.watch(table)
      const update = await heard(watching, () => true)
      watching.listener.close()
      expect((await red.play(table, 0, update)).status).toBe(200)
    }
  }
  expect((await listed())?.moves).toBeGreaterThan(4)
})

describe('beside the running server', () => {
  test('a second one is refused in one sentence', async () => {
    const { code, said } = await done('serve', '--folder', folder, '--port', '0')
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^bastide serve: Another Bastide server is using the data in .*\. Stop it first\.$/)
  })

  test('whoever runs it sees tables and guests, and no secret', async () => {
    const listed = await done('admin', 'tables')
    for (const table of tables) expect(listed.said).toContain(table)
    expect(listed.said).toContain('Red, Blue')
    const { guests } = JSON.parse((await done('admin', 'guests', '--json')).said)
    expect(guests.map(({ name }: { name: string }) => name).sort()).toEqual(['Blue', 'Red'])
    for (const secret of [...red.secrets, ...blue.secrets]) expect(JSON.stringify(guests)).not.toContain(secret)
  })

  test('ends and blocks are heard within a second or so', async () => {
    const table = await red.openWith(blue, 'dice')
    const watching = await red.watch(table)
    await heard(watching, () => true)
    const ending = await done('admin', 'end', table)
    expect([ending.code, ending.said]).toEqual([0, `table ${table} is ended.\n`])
    await heard(watching, ({ view }) => view.finished !== null)
    watching.listener.close()
    expect((await done('admin', 'end', 's404')).said).toContain('there is no such table')
    const green = new HttpPlayer('Green', served.server.port)
    const { guest } = await green.hello()
    const stream = await green.watch(table)
    expect((await done('admin', 'block', guest)).code).toBe(0)
    await expect.poll(() => stream.listener.hasEnded).toBe(true)
    expect((await green.told('my-tables')).status).toBe(403)
    expect((await done('admin', 'unblock', guest)).code).toBe(0)
    expect((await green.told('my-tables')).status).toBe(200)
  })

  test('a backup holds everything, and is restored elsewhere', async () => {
    const file = join(folder, 'backup.jsonl')
    expect(await done('backup', file)).toMatchObject({ code: 0 })
    expect(existsSync(file)).toBe(true)
    expect((await done('backup', file)).said).toContain('There is a file')
    const elsewhere = join(folder, 'elsewhere')
    expect((await done('restore', file)).said).toMatch(/^bastide restore: /)
    expect(await done('restore', file, '--data', elsewhere)).toMatchObject({ code: 0 })
    const listed = await done('admin', 'tables', '--data', elsewhere)
    for (const table of tables) expect(listed.said).toContain(table)
  })
})

test('SIGTERM ends streams politely, and everything that was acknowledged is there afterwards', async () => {
  const table = await red.openWith(blue, 'dice')
  const playing = { table, people: [red, blue], watching: [await red.watch(table), await blue.watch(table)] }
  const { version } = await playOn(playing, 5)
  const stopped = served.server.stop()
  for (const { listener } of playing.watching) {
    await expect.poll(() => listener.hasEnded).toBe(true)
    expect(listener.notices.at(-1)?.tell).toBe('ending')
  }
  expect(await stopped).toBe(0)
  log += served.server.written()
  await served.begin()
  const again = await blue.watch(table, playing.watching[1]?.cursor)
  again.update = playing.watching[1]?.update as TableUpdate
  const mine = await blue.ask<OnlineSummary[]>('my-tables')
  expect(mine).toHaveLength(4)
  const update = await red.watch(table)
  expect((await heard(update, () => true)).version).toBe(version)
  again.listener.close()
  update.listener.close()
  expect(await served.server.stop()).toBe(0)
  log += served.server.written()
})

test('the log of all this has none of the secrets', () => {
  expect(log).toContain('POST /api/command')
  const secrets = [...red.secrets, ...blue.secrets]
  expect(secrets.length).toBeGreaterThan(4)
  for (const secret of [...secrets, 'Red', 'Blue', ...tables])
    expect([secret, log.includes(secret)]).toEqual([secret, false])
})
