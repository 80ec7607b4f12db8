/**
 * The pages work for a game that they have never heard of: the kernel's example, with a page of a few lines in place of
 * the games that ship.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../../server/src/index.ts'
import { patience } from './adversity.ts'
import { settled, usePages } from './browser.ts'
import { paste } from './stored-games.ts'

// Scripts are plain JavaScript, without types.
const { buildPagesInto } = (await import('../../../build/pages.mjs' as string)) as {
  buildPagesInto(folder: string, plugins: readonly object[]): Promise<void>
}

const STONES = 'apps/web/test/stones'
/** The only files of the pages that name games, and what stands in for them here. */
const INSTEAD: { readonly [file: string]: string } = {
  'apps/web/src/games/index.ts': `${STONES}/page.ts`,
  'apps/web/src/games/words.ts': `${STONES}/page.ts`,
  'apps/web/src/games/fronts.ts': `${STONES}/page.ts`,
  'apps/web/src/offline/playable.ts': `${STONES}/game.ts`,
}

const pages = usePages()
let folder: string
let served: Served

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-stones-'))
  await buildPagesInto(folder, [
    {
      name: 'stones',
      enforce: 'pre',
      async resolveId(
        this: { resolve(...all: unknown[]): Promise<{ id: string } | null> },
        name: string,
        from: string,
      ) {
        const found = await this.resolve(name, from, { skipSelf: true })
        const other = Object.entries(INSTEAD).find(([file]) => found?.id === resolve(file))
        return other === undefined ? null : resolve(other[1])
      },
    },
  ])
  served = await serve({ port: 0, host: 'localhost', folder })
}, patience(120_000))
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

test('a game that the pages do not know is played against a bot, to its result and its replay', () =>
  pages.visit({}, async ({ page }) => {
    await page.goto(`${served.address}/`)
    await settled(page)
    const seats = [{ name: 'gold' }, { name: 'red', bot: 'random' }]
    await paste(
      page,
      JSON.stringify({ format: 'bastide-record', version: 2, game: 'stones', setup: {}, seats, moves: [] }),
    )
    await page.waitForSelector('.stones')
    expect(await page.locator('.stones').textContent()).toMatch(/^●{7,9} · [123]$/)
    // It has no final scoring, so its result is shown at once.
    const toResult = page.locator('dialog[open] .result')
    for (;;) {
      await page.locator('.names button').or(toResult).first().waitFor()
      if (await toResult.isVisible()) break
      const left = await page.locator('.stones').textContent()
      // A click would have to wait until it counts as intended.
      await page.locator('.names button').first().press('Enter')
      await expect.poll(() => page.locator('.stones').textContent()).not.toBe(left)
    }
    // The last move with all that followed from it, and not the one before.
    const announced = page.locator('.unseen[aria-live]')
    await expect.poll(() => announced.textContent()).toMatch(/gold: card \d red: card \d$/)
    await page.locator('dialog[open] ol').waitFor()
    const result = await page.locator('dialog[open]').innerText()
    expect(result).toContain('gold')
    expect(result).toContain('Stones')
    await page.getByRole('button', { name: 'Watch replay' }).click()
    await page.waitForSelector('.replay')
    const replay = await page.locator('.replay').innerText()
    expect(replay).toContain('red')
    // It has no hints.
    expect(replay).not.toContain('Hints')
  }))

test('its page takes fewer than 150 lines', () => {
  const lines = readdirSync(STONES)
    .filter((file) => file !== 'game.ts')
    .reduce((sum, file) => sum + readFileSync(join(STONES, file), 'utf8').trimEnd().split('\n').length, 0)
  expect(lines).toBeLessThan(150)
})
