/** Opens the built pages in a real browser, from the real server. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Served, serve } from '../../server/src/index.ts'
import type { Language } from '../src/kit/settings.svelte.ts'
import { faultsOf } from './faults.ts'
import { chromiumPath } from './finding-chromium.ts'

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 },
} as const
export type Size = keyof typeof SIZES

export interface Look {
  readonly size?: Size
  readonly theme?: 'light' | 'dark'
  readonly language?: Language
}

/** Where the built pages lie; seen from the project's folder, as a bundle of this lies elsewhere than its source. */
export const FOLDER = 'apps/web/dist'

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const serveBuilt = (): Promise<Served> => serve({ port: 0, host: 'localhost', folder: FOLDER })

/** A reader: a browser without a past, and one page of it. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** All that went wrong so far: errors in the console or thrown, refused by the policy, not found. */
  readonly faults: readonly string[]
  /** Goes to a page by its address behind the hash. */
  go(hash: string): Promise<void>
}

/** A browser and a server for the tests of one file. Faults that a test has not expected fail it when its visit ends. */
export class Pages {
  #browser: Browser | undefined
  #served: Served | undefined

  async open(): Promise<void> {
    ;[this.#browser, this.#served] = await Promise.all([launch(), serveBuilt()])
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    await this.#served?.close()
  }

  get address(): string {
    return this.#served?.address ?? ''
  }

  async visit({ size = 'desktop', theme = 'light', language = 'en' }: Look, run: (visit: Visit) => Promise<void>): Promise<void> {
    const context = await (this.#browser as Browser).newContext({ ...SIZES[size], colorScheme: theme, locale: language, reducedMotion: 'reduce' })
    try {
      const page = await context.newPage()
      const faults = await faultsOf(page)
      const go = async (hash: string): Promise<void> => {
        const isThere = page.url().startsWith(this.address)
        if (isThere) await page.evaluate((to) => location.assign(to), hash)
        else await page.goto(`${this.address}/${hash}`)
        await settled(page)
      }
      await run({ page, context, faults, go })
      expect(faults).toEqual([])
    } finally {
      await context.close()
    }
  }
}

const QUIET_MS = 250
/** A page that never rests is taken as it is. */
const PATIENCE_MS = 20_000

/** Until the page shows what it is for, in its fonts, and has not changed for a while: workers answer when they can. */
export async function settled(page: Page, quiet = QUIET_MS): Promise<void> {
  await page.waitForSelector('main, [role="main"]')
  await page.evaluate(
    async ([quietMs, patienceMs]) => {
      await document.fonts.ready
      await new Promise<void>((resolve) => {
        const end = (): void => {
          watch.disconnect()
          resolve()
        }
        let timer = setTimeout(end, quietMs)
        const watch = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
        setTimeout(end, patienceMs)
      })
    },
    [quiet, PATIENCE_MS] as const,
  )
}

/** Opened before the tests of a file, closed after them. */
export function usePages(): Pages {
  const pages = new Pages()
  beforeAll(() => pages.open(), 120_000)
  afterAll(() => pages.close())
  return pages
}
