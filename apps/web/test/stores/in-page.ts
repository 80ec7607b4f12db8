/** Runs in a browser's page: the contract of stores on the browser's own database. */
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import { IndexedStore } from '../../src/offline/indexed-store.ts'

let databases = 0

/** The requirements that hold, and what is broken of the others. */
async function checkContract(): Promise<{ readonly held: readonly string[]; readonly broken: readonly string[] }> {
  const held: string[] = []
  const broken: string[] = []
  for (const { name, check } of STORE_CONTRACT) {
    try {
      const database = `contract ${databases++}`
      await check(() => IndexedStore.open(database))
      held.push(name)
    } catch (thrown) {
      broken.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    }
  }
  return { held, broken }
}

/**
 * A database as the first version of the pages left it, with entries that are broken, one of them first; and what is
 * made of it.
 */
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
      entries.put({ table: '0', seats: { length: 'long' } })
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

Object.assign(globalThis, { checkContract, checkFirstVersion })
