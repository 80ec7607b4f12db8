/** Seeing what others did: their last moves, the marks on the board, and the pace at which they are shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { prependToWorker, usePages, type Visit } from './browser.ts'
import { isToLay, openTable, playUntil, SeededRandom, tilesOn } from './playing.ts'

const pages = usePages()

const SEATS = ['gold', '*random', '*random']
/** Bots of no patience: the page alone decides when their moves are shown. */
const QUICK_BOTS = 'const wait = setTimeout; self.setTimeout = (run, ms) => wait(run, ms / 20)'

const marksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('[data-mark]')].map(({ dataset }) => dataset.mark ?? '').sort(),
  )
const spokenIn = (page: Page): Promise<string | null> => page.locator('.unseen[aria-live]').textContent()

async function begin({ page, context, go }: Visit, speed: string): Promise<void> {
  await prependToWorker(context, QUICK_BOTS)
  await go('#/settings')
  await page.getByRole('radio', { name: speed }).check({ force: true })
  await openTable(page, 'Base game, 2016', SEATS)
}

/** Plays the first turn and waits for the second one. */
const secondTurn = (page: Page): Promise<void> =>
  playUntil(page, async () => (await tilesOn(page)) === 4 && (await isToLay(page)), new SeededRandom(2))

test('the tiles of others are marked until one moves, and a seat shows its last move', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await begin(visit, 'At once')
    await secondTurn(page)
    expect(await marksOn(page)).toEqual(['1', '2'])

    const [, first] = await page.locator('[data-seat] .name').allTextContents()
    await page.getByRole('button', { name: `Show ${first}’s last move`, exact: true }).press('Enter')
    await page.locator('.board .shown').waitFor()
    const bubble = page.locator('.bubble')
    expect(await bubble.textContent()).toContain(`${first}:`)
    expect(await spokenIn(page)).toContain(`${first} places`)
    expect(await page.locator('[data-confirm]').count(), 'nothing was chosen').toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Show gold’s last move' }).click()
    expect(await spokenIn(page)).toContain('gold places')
    expect(await bubble.textContent()).toContain('gold:')
    await page.keyboard.press('Escape')
    await bubble.waitFor({ state: 'detached' })

    await playUntil(page, async () => (await tilesOn(page)) > 4, new SeededRandom(2))
    expect(await marksOn(page)).not.toContain('0')
    // Without motion nothing flies.
    expect(await page.locator('.sky > *').count()).toBe(0)
  }))

test('moves are shown one after another, and a tap on the board goes on to one’s turn', () =>
  pages.visit({ size: 'phone' }, async (visit) => {
    const { page } = visit
    await begin(visit, 'Calm')
    const shown: number[] = []
    await page.exposeFunction('sawTiles', (tiles: number) => shown.push(tiles))
    await page.evaluate(() => {
      const saw = (window as unknown as { sawTiles(tiles: number): void }).sawTiles
      const board = document.querySelector('.board') as Element
      new MutationObserver(() => saw(board.querySelectorAll('.tiles image').length)).observe(board, {
        childList: true,
        subtree: true,
      })
    })
    await playUntil(page, async () => (await tilesOn(page)) === 2, new SeededRandom(2))
    await page.locator('[data-spot], [data-pass]').first().waitFor()
    await page.keyboard.press('n')
    const skip = page.getByRole('button', { name: 'Skip to your turn' })
    await skip.waitFor()
    expect(await tilesOn(page), 'the rest is still to come').toBeLessThan(4)
    const { x, y, width, height } = (await page.locator('.board').boundingBox()) as DOMRect
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect.poll(() => tilesOn(page)).toBe(4)
    await skip.waitFor({ state: 'detached' })
    expect(await isToLay(page)).toBe(true)
    expect([...new Set(shown)].filter((tiles) => tiles > 1)).toEqual([2, 3, 4])
  }))

test('the speed of bots is kept, and a running game follows it', () =>
  pages.visit({}, async (visit) => {
    const { page, go } = visit
    await begin(visit, 'Brisk')
    await go('#/settings')
    expect(await page.getByRole('radio', { name: 'Brisk' }).isChecked()).toBe(true)
    await page.reload()
    await page.getByRole('radio', { name: 'Brisk' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('radio', { name: 'Brisk' }).isChecked()).toBe(true)
  }))
