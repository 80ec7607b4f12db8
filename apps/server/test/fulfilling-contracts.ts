/** What is asked of every store, of a store of the server. */
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import { ONLINE_STORE_CONTRACT } from '@bastide/online/store-contract'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import type { Manner, OpenedStore } from '../src/store/opened.ts'

interface Storage {
  open(manner: Manner): Promise<OpenedStore>
  /** After each check: the next begins with nothing. */
  empty(): Promise<unknown>
}

/** Two connections for all checks: one serves, and one is beside it. */
export function fulfilsContracts(storage: () => Storage): void {
  let opened: readonly OpenedStore[]
  beforeAll(async () => {
    const serving = await storage().open('serve')
    opened = [serving, await storage().open('beside')]
  })
  afterAll(() => Promise.all(opened.map((one) => one.close())))
  afterEach(() => storage().empty())

  it.each([...STORE_CONTRACT, ...ONLINE_STORE_CONTRACT])('$name', async ({ check }) => {
    let connected = 0
    await check(async () => (opened[connected++ % opened.length] as OpenedStore).store)
  })
}
