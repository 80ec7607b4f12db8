/** The browser's own database, as a store: in a real browser, since nothing else has one. */
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { usePages } from './browser.ts'

const pages = usePages()

// Scripts are plain JavaScript, without types.
const { bundled } = (await import('../../../build/bundling.mjs' as string)) as {
  bundled(input: object, output: object): Promise<readonly { readonly code: string }[]>
}

/** Loads the checks into a page of ours, past its policy, as a developer's console would. */
async function withChecks(page: Page): Promise<void> {
  const [chunk] = await bundled({ input: 'apps/web/test/stores/in-page.ts' }, { format: 'iife', sourcemap: false })
  await page.evaluate(chunk?.code ?? '')
}

/** One of the functions that `stores/in-page.ts` gives the page. */
const run = <T>(page: Page, name: string): Promise<T> => page.evaluate(`${name}()`)

describe('IndexedDB', () => {
  test('fulfils the contract of stores, also from two tabs', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await withChecks(page)
      const { held, broken } = await run<{ held: string[]; broken: string[] }>(page, 'checkContract')
      expect(broken).toEqual([])
      expect(held).toEqual(STORE_CONTRACT.map(({ name }) => name))
    }))

  test('takes over the tables of the first version, and keeps secrets apart', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await withChecks(page)
      const { entries, secrets, events } = await run<{ entries: object[]; secrets: string[]; events: object[] }>(
        page,
        'checkFirstVersion',
      )
      expect(entries).toMatchObject([
        { summary: { table: '0' }, holders: { owner: 'local', seats: [] } },
        { summary: { table: 'a', opened: 1 }, holders: { owner: 'local', seats: ['local', null] } },
        { summary: { table: 'b' }, holders: { owner: 'local', seats: [] } },
      ])
      expect(JSON.stringify(entries)).not.toContain('hidden')
      expect(secrets).toEqual(['hidden', 'hidden too'])
      expect(events).toEqual([{ is: 'opened', at: 1 }])
    }))
})
