/** Runs in a browser's page: the contract of stores on the browser's own database. */
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import { IndexedStore } from '../../src/offline/indexed-store.ts'

let databases = 0

/** What is broken, by promise. */
async function checkContract(): Promise<{ readonly held: readonly string[]; readonly broken: readonly string[] }> {
  const held: string[] = []
  const broken: string[] = []
  for (const { name, check } of STORE_CONTRACT) {
    try {
      await check(await IndexedStore.open(`contract ${databases++}`))
      held.push(name)
    } catch (thrown) {
      broken.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    }
  }
  return { held, broken }
}

/** Two connections to one database, as two tabs have them: of two writes to the same version one is made. */
async function checkTwoTabs(): Promise<readonly boolean[]> {
  const [one, other] = [await IndexedStore.open('two tabs'), await IndexedStore.open('two tabs')]
  const entry = { summary: { table: 'a' }, holders: { owner: 'local', seats: [] }, gameKey: null, due: null } as never
  const event = (at: number) => ({ is: 'resigned', by: 0, at }) as const
  await one.append('a', 0, { events: [event(1)], entry, secret: 's' })
  return Promise.all([
    one.append('a', 1, { events: [event(2)], entry }),
    other.append('a', 1, { events: [event(3)], entry }),
  ])
}

/** A database as the first version of the pages left it, with one entry that is broken; and what is made of it. */
async function checkFirstVersion() {
  const name = 'first version'
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      const database = opening.result
      const entries = database.createObjectStore('entries', { keyPath: 'table' })
      const events = database.createObjectStore('events')
      const seats = [{ player: { kind: 'human' } }, { player: { kind: 'bot', bot: 'random' } }]
      entries.put({ table: 'a', seats, secret: 'hidden', opened: 1, touched: 2 })
      entries.put({ table: 'b', seats: null, secret: 'hidden too' })
      events.put({ is: 'opened', at: 1 }, ['a', 0])
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
  const store = await IndexedStore.open(name)
  return {
    entries: await store.entries('local'),
    secrets: [await store.secret('a'), await store.secret('b')],
    events: await store.events('a', 0),
  }
}

Object.assign(globalThis, { checkContract, checkTwoTabs, checkFirstVersion })
