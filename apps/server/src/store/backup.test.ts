import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnlineStore } from '@bastide/online'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeOf, guestNamed } from '../../test/changes.ts'
import { quoteOf } from '../../test/quoting.ts'
import { begun, ended, startWriting } from '../../test/writing-program.ts'
import { openStore, restoreFrom } from './index.ts'
import { openSqliteHere, restoreSqliteHere } from './sqlite-here.ts'

let folder: string
let dataFolder: string
let file: string
let elsewhere: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-backup-'))
  dataFolder = join(folder, 'data')
  elsewhere = join(folder, 'elsewhere')
  file = join(folder, 'copy.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function fill(store: OnlineStore): Promise<void> {
  await store.addGuest(guestNamed('gold'), 'device')
  await store.keepCode('code', 'gold', 1_777_777_777_777)
  await store.admit('a', 'gold')
  // More than one page of rows.
  for (let version = 0; version < 3; version++) {
    const { events, ...rest } = changeOf('a', version * 400, 'ä \u{1f3f0} \u2028')
    await store.append('a', version * 400, { ...rest, events: Array.from({ length: 400 }, () => events[0] as never) })
  }
}

async function backedUp(): Promise<void> {
  const { store, backupTo, close } = await openSqliteHere(dataFolder, 'serve')
  await fill(store)
  // A guest, a device, a code, an admission, an entry, two holders, a secret, three commands, and the events.
  expect(await backupTo(file)).toEqual({ rows: 1_200 + 11 })
  await close()
}

describe('a backup', () => {
  it('STORE-6 restores everything in an empty place', async () => {
    await backedUp()
    expect(await restoreFrom({ dataFolder: elsewhere }, file)).toEqual({ rows: 1_211 })
    const [one, other] = [await openStore({ dataFolder }), await openStore({ dataFolder: elsewhere })]
    for (const ask of [
      (store: OnlineStore) => store.events('a', 0),
      (store: OnlineStore) => store.entries('red'),
      (store: OnlineStore) => store.secret('a'),
      (store: OnlineStore) => store.carriedOut('a', 'gold', '800'),
      (store: OnlineStore) => store.guestOfDevice('device'),
      (store: OnlineStore) => store.isAdmitted('a', 'gold'),
      (store: OnlineStore) => store.takeCode('code', 1_777_777_777_776),
    ]) {
      const expected = await ask(one.store)
      expect(expected).toBeTruthy()
      expect(await ask(other.store)).toEqual(expected)
    }
    await Promise.all([one.close(), other.close()])
  })

  it('STORE-6 is of one moment, made beside a server that writes', async () => {
    const child = await startWriting(dataFolder, 8)
    const killed = ended(child)
    await begun(child)
    const beside = await openStore({ dataFolder }, 'beside')
    await expect.poll(async () => (await beside.store.events('t0', 0)).length).toBeGreaterThan(50)
    await beside.backupTo(file)
    await beside.close()
    child.kill('SIGKILL')
    await killed
    await restoreFrom({ dataFolder: elsewhere }, file)
    const { store, close } = await openStore({ dataFolder: elsewhere })
    for (const table of await store.tables(null, 99)) {
      const events = await store.events(table, 0)
      expect((await store.entry(table))?.summary.moves).toBe(events.length)
      expect(events.map((event) => event.is === 'played' && event.move)).toEqual(
        events.map((_, i) => quoteOf(events[i - 1])),
      )
    }
    await close()
  })

  it('STORE-6 is nobody else’s to read, and takes the place of no file', async () => {
    await backedUp()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { backupTo, close } = await openSqliteHere(dataFolder, 'serve')
    await expect(backupTo(file)).rejects.toThrow(`There is a file ${file} already.`)
    await close()
    expect(readdirSync(folder).sort()).toEqual(['copy.jsonl', 'data'])
  })

  it('STORE-7 is not restored where there is something, or while a server runs', async () => {
    await backedUp()
    const sentence = `There is data in ${dataFolder} already.`
    await expect(restoreSqliteHere(dataFolder, file)).rejects.toThrow(sentence)
    const { store, close } = await openSqliteHere(dataFolder, 'serve')
    await expect(restoreFrom({ dataFolder }, file)).rejects.toThrow('Another Bastide server is using')
    expect(await store.events('a', 0)).toHaveLength(1_200)
    await close()
  })

  it('STORE-7 that is damaged, cut off or newer is not restored, and nothing is written', async () => {
    await backedUp()
    const whole = readFileSync(file, 'utf8')
    const lines = whole.trimEnd().split('\n')
    const damage: readonly [why: string, text: string][] = [
      ['its end is missing', `${lines.slice(0, -1).join('\n')}\n`],
      ['its end is missing', whole.slice(0, whole.length / 2)],
      ['its checksum is another', whole.replace('"name":"gold"', '"name":"cold"')],
      ['its checksum is another', `${lines.filter((_, i) => i !== 5).join('\n')}\n`],
      ['something follows its end', `${whole}x\n`],
      ['it is empty', ''],
      ['it does not begin like one', '{}\n'],
      ['a line cannot be read', 'x\n'],
      ['was written by a newer version', whole.replace('"format":1', '"format":2')],
      ['was written by a newer version', whole.replace('0001-first', '9999-later')],
    ]
    for (const [why, text] of damage) {
      const broken = join(folder, 'broken.jsonl')
      writeFileSync(broken, text)
      await expect(restoreSqliteHere(elsewhere, broken)).rejects.toThrow(why)
    }
    await expect(restoreSqliteHere(elsewhere, join(folder, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)')
    expect(existsSync(elsewhere)).toBe(true)
    expect(await restoreSqliteHere(elsewhere, file)).toEqual({ rows: 1_211 })
  })
})
