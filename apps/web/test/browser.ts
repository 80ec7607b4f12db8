/** Opens the built pages in a real browser, served by the real server. */
import { LANGUAGES } from '@bastide/kernel'
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import type { Served } from '../../server/src/index.ts'
import type { Language } from '../src/kit/settings.svelte.ts'
import { patience, SLOWED } from './adversity.ts'
import { faultsOf } from './faults.ts'
import { chromiumPath } from './finding-chromium.ts'
import { FOLDER, serveOnline } from './serving-online.ts'
import { withoutTips } from './without-tips.ts'

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 },
} as const
export type Size = keyof typeof SIZES
const THEMES = ['light', 'dark'] as const
/** Every size in every theme. */
export const LOOKS = (Object.keys(SIZES) as Size[]).flatMap((size) => THEMES.map((theme) => ({ size, theme })))

export interface Look {
  readonly size?: Size
  readonly theme?: (typeof THEMES)[number]
  readonly language?: Language
  /** Whether things may move; by default the device asks for less motion. */
  readonly hasMotion?: boolean
  /** Whether the browser may keep the pages to work offline; that takes a fifth of the time of a visit. */
  readonly keeps?: boolean
  /** Whether the visitor is a newcomer, who is told how to play. */
  readonly isNew?: boolean
}

/** The name of a built file that has a game's texts in one language. */
export const TEXT_FILE = new RegExp(`^(${LANGUAGES.join('|')})-[\\w-]+\\.js$`)

/**
 * The browser's own pop-ups are pages too, loaded for every window: they took half the time of a visit. Only the last
 * such switch counts, so this repeats Playwright's own list.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

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
      `--disable-features=${FEATURES_OFF.join()}`,
    ],
  })

export { FOLDER }

/** A fresh browser context with one page. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** All errors so far: logged or thrown, blocked by the policy, not found. */
  readonly faults: readonly string[]
  /** Navigates to an address in the hash. */
  go(hash: string): Promise<void>
}

/** One browser and one server for all test files in this process. They end with it. */
let opening: Promise<readonly [Browser, Served]> | undefined

/** Slows a page's main thread, not its workers. */
export async function slowDown(page: Page, rate = SLOWED): Promise<void> {
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Visits to the built pages. Unexpected errors fail the test when the visit ends. */
export class Pages {
  #browser: Browser | undefined
  address = ''

  async open(): Promise<void> {
    opening ??= Promise.all([launch(), serveOnline()])
    const [browser, served] = await opening
    this.#browser = browser
    this.address = served.address
  }

  async visit(
    { size = 'desktop', theme = 'light', language = 'en', hasMotion = false, keeps = false, isNew = false }: Look,
    run: (visit: Visit) => Promise<void>,
  ): Promise<void> {
    const context = await (this.#browser as Browser).newContext({
      ...SIZES[size],
      colorScheme: theme,
      locale: language,
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
      serviceWorkers: keeps ? 'allow' : 'block',
    })
    context.setDefaultTimeout(patience(30_000))
    if (!isNew) await withoutTips(context)
    // A page that closes at once need not be slowed.
    context.on('page', (opened) => slowDown(opened).catch(() => {}))
    try {
      const page = await context.newPage()
      await slowDown(page)
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
/** A page that never settles is taken as it is. */
const PATIENCE_MS = patience(20_000)

/**
 * Waits until the page shows its content in its fonts and has not changed for a while: workers answer in their own
 * time.
 */
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

/** The engine's worker; the other one draws. */
export function engineOf(page: Page): Worker {
  const found = page.workers().find((worker) => /\/worker-/.test(worker.url()))
  if (found === undefined) throw new Error('no engine is running')
  return found
}

/** Prepends a script to the engine's worker. */
export async function prependToWorker(context: BrowserContext, script: string): Promise<void> {
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${script};${await response.text()}` })
    } catch {
      // The visit ended meanwhile. If it did not, its page waits in vain for an engine, and its test fails.
    }
  })
}

/** The engine's luck is the same in every run: then so is the length of a game. */
export const seedEngine = (context: BrowserContext, seed: number): Promise<void> =>
  prependToWorker(
    context,
    `let luck = ${seed}; const next = () => (luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0);
    crypto.getRandomValues = (words) => words.map((_, i) => (words[i] = next() ^ (next() >>> 16)))`,
  )

/** Opens the pages before the tests of a file. */
export function usePages(): Pages {
  const pages = new Pages()
  beforeAll(() => pages.open(), patience(120_000))
  return pages
}
