/**
 * The compressed size of the scripts that the first page needs. The worker with the engine and the bots loads
 * afterwards, and does not delay it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { SIZES, settled } from '../../../apps/web/test/browser.ts'

export interface FirstLoad {
  readonly bytes: number
  readonly files: { readonly [name: string]: number }
  /** The size of the worker, which is not counted. */
  readonly engineBytes: number
}

/** How Vite names what is built from src/offline/worker.ts. */
const isEngine = (name: string): boolean => /^worker-/.test(name)

export async function firstLoad(browser: Browser, address: string, folder: string): Promise<FirstLoad> {
  const context = await browser.newContext({ ...SIZES.phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const names = new Set<string>()
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (path.endsWith('.js')) names.add(path.slice(path.lastIndexOf('/') + 1))
    })
    await page.goto(address)
    await settled(page)
    await page.waitForLoadState('networkidle')
    const sizeOf = (name: string): number =>
      gzipSync(readFileSync(join(folder, existsSync(join(folder, 'assets', name)) ? 'assets' : '.', name)), {
        level: 9,
      }).length
    const counted = [...names].filter((name) => !isEngine(name)).map((name) => [name, sizeOf(name)] as const)
    const engines = [...names].filter(isEngine).map(sizeOf)
    if (counted.length === 0) throw new Error('the first page asked for no script')
    return {
      bytes: counted.reduce((sum, [, size]) => sum + size, 0),
      files: Object.fromEntries(counted),
      engineBytes: engines.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await context.close()
  }
}
