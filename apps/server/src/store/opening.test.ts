import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeOf, guestNamed } from '../../test/changes.ts'
import { begun, ended, startWriting } from '../../test/writing-program.ts'
import { openStore } from './index.ts'
import { openSqlite } from './sqlite.ts'
import { openSqliteHere } from './sqlite-here.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'bastide-opening-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const inUse = 'Another Bastide server is using the data in'

describe('one server at a time', () => {
  it('STORE-4 a second server on the same folder is refused with a sentence', async () => {
    const first = await openSqliteHere(dataFolder, 'serve')
    await expect(openSqliteHere(dataFolder, 'serve')).rejects.toThrow(inUse)
    const { complaint } = await ended(await startWriting(dataFolder, 1))
    expect(complaint).toContain(`${inUse} ${dataFolder}. Stop it first.`)
    await first.close()
    await (await openSqliteHere(dataFolder, 'serve')).close()
  })

  it('STORE-4 what is done beside a running server is seen by both, and the next server finds the folder free', async () => {
    const child = await startWriting(dataFolder, 4)
    const killed = ended(child)
    await begun(child)
    await expect(openStore({ dataFolder })).rejects.toThrow(inUse)
    const beside = await openStore({ dataFolder }, 'beside')
    await beside.store.addGuest(guestNamed('gold'), 'device')
    await beside.store.append('beside', 0, changeOf('beside', 0))
    const before = (await beside.store.events('t0', 0)).length
    await expect.poll(async () => (await beside.store.events('t0', 0)).length).toBeGreaterThan(before)
    await beside.close()
    child.kill('SIGKILL')
    await killed
    const next = await openStore({ dataFolder })
    expect(await next.store.guestOfDevice('device')).toEqual(guestNamed('gold'))
    expect(await next.store.tables(null, 9)).toEqual(['beside', 't0', 't1', 't2', 't3'])
    await next.close()
  })

  it('a store that is closed refuses, and says so to whoever waits', async () => {
    const { store, close, lost } = await openStore({ dataFolder })
    const under = store.append('a', 0, changeOf('a', 0))
    await Promise.all([close(), close()])
    expect(await under).toBe(true)
    await expect(store.entry('a')).rejects.toThrow('The store is closed.')
    expect((await lost).message).toBe('The store is closed.')
  })
})

describe('data of another version', () => {
  it('STORE-5 that is newer is refused, and not touched', async () => {
    await (await openSqliteHere(dataFolder, 'serve')).close()
    const db = openSqlite(join(dataFolder, 'bastide.db'))
    const later = { name: '9999-later', timestamp: '2099' }
    await db
      .insertInto('kysely_migration' as never)
      .values(later as never)
      .execute()
    await db.destroy()
    const sentence = `${dataFolder} was written by a newer version of Bastide (9999-later; this one knows `
    await expect(openSqliteHere(dataFolder, 'serve')).rejects.toThrow(sentence)
    await expect(openStore({ dataFolder }, 'beside')).rejects.toThrow(sentence)
    // The lock is not kept by who was refused.
    await expect(openStore({ dataFolder })).rejects.toThrow(sentence)
  })

  it('nobody works beside data that are not there, or no data', async () => {
    await expect(openStore({ dataFolder }, 'beside')).rejects.toThrow(`There is no data of Bastide in ${dataFolder}.`)
    writeFileSync(join(dataFolder, 'bastide.db'), 'x'.repeat(5_000))
    await expect(openStore({ dataFolder })).rejects.toMatchObject({ code: 'failed' })
    writeFileSync(join(dataFolder, 'file'), '')
    await expect(openStore({ dataFolder: join(dataFolder, 'file') })).rejects.toMatchObject({ code: 'failed' })
  })
})

describe('the file of the database', () => {
  it('can be read by nobody else, also in a folder that others can look into', async () => {
    chmodSync(dataFolder, 0o755)
    await (await openSqliteHere(dataFolder, 'serve')).close()
    expect(statSync(join(dataFolder, 'bastide.db')).mode & 0o777).toBe(0o600)
  })

  it('is refused with a sentence where it is damaged', async () => {
    const opened = await openSqliteHere(dataFolder, 'serve')
    await opened.store.addGuest(guestNamed('gold'), 'device')
    await opened.close()
    const file = join(dataFolder, 'bastide.db')
    // The log beside it would mend the first page.
    for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true })
    writeFileSync(file, Buffer.alloc(Math.max(8_192, readFileSync(file).length), 7))
    await expect(openStore({ dataFolder })).rejects.toMatchObject({
      name: 'StoreRefused',
      message: expect.stringMatching(/is damaged|cannot be opened/),
    })
  })
})
