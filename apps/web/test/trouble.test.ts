import type { Page, Worker } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { patience } from './adversity.ts'
import { engineOf, prependToWorker, settled, usePages } from './browser.ts'
import {
  byTap,
  hasTiles,
  isToLay,
  nextOffer,
  openTable,
  playOne,
  playUntil,
  SeededRandom,
  snapshotOf,
  tilesOn,
} from './playing.ts'
import { before, EVERYTHING, openGame, paste, readStored } from './stored-games.ts'

const pages = usePages()

const alertOf = (page: Page): Promise<string> => page.locator('[role=alert]').first().innerText()

describe('untrusted input', () => {
  test.each([
    ['empty', '', 'This link is damaged'],
    ['endless', `1${'A'.repeat(210_000)}`, 'too long to be a game'],
  ])('a link that is %s is explained', (_, packed, words) =>
    pages.visit({}, async ({ page, go }) => {
      await go(`#/replay/g/${packed}/3`)
      await expect.poll(() => alertOf(page)).toContain(words)
      await page.getByRole('link', { name: 'Home page' }).click()
      await page.getByRole('button', { name: 'Play now: Tile game' }).waitFor()
    }),
  )

  test('invalid records are explained, and none is stored', () =>
    pages.visit({}, async ({ page, go }) => {
      const whole = await readStored(EVERYTHING)
      const illegal = {
        ...before(whole, 'place'),
        moves: [
          ...before(whole, 'place').moves,
          {
            ...(whole.moves.find((move) => move !== null && typeof move === 'object' && 'place' in move) as object),
            at: [90, 90],
          },
        ],
      }
      await go('#/games')
      for (const [text, words] of [
        ['{"format": ', 'neither a game file nor a game copied as text'],
        ['["a list"]', 'not a Bastide game'],
        [JSON.stringify({ ...whole, version: 99 }), 'from a newer version'],
        [JSON.stringify({ ...whole, game: 'chess' }), 'doesn’t know the game'],
        [JSON.stringify({ ...whole, moves: 'all of them' }), 'This game file is damaged (moves)'],
        [JSON.stringify({ ...whole, seats: [1, null] }), 'This game file is damaged (seats[0])'],
        [
          JSON.stringify({ ...whole, seats: [{ name: 'x'.repeat(10_000) }] }),
          'This game file is damaged (seats[0].name)',
        ],
        [
          JSON.stringify({ ...whole, moves: [...illegal.moves, null] }),
          `Move ${illegal.moves.length} of this game can’t be played.`,
        ],
        [`${'['.repeat(60_000)}${']'.repeat(60_000)}`, ''],
      ] as const) {
        await paste(page, text)
        await expect.poll(() => alertOf(page), { message: words }).toContain(words)
        await page.locator('dialog[open] header button').click()
      }
      await page.locator('main .ways button').first().click()
      await page
        .locator('dialog[open] input[type=file]')
        .setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(5_000_000, 0x20) })
      await expect.poll(() => alertOf(page)).toContain('too large')
      await page.locator('dialog[open] header button').click()
      await page.getByRole('heading', { name: 'No games yet' }).waitFor()
    }))

  test('names with markup stay plain text', () =>
    pages.visit({}, async ({ page, go }) => {
      const whole = await readStored(EVERYTHING)
      const names = ['<img src=x onerror=hacked=1>', '{{7*7}}"\'--><script>hacked=1</script>']
      await go('#/games')
      for (const record of [before(whole, 'deploy', 12), whole]) {
        await openGame(page, { ...record, seats: names.map((name) => ({ name })) })
        await settled(page)
        expect(await page.locator('[data-seat] .name').allTextContents()).toEqual(names)
        expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
        expect(await page.locator('img[onerror], main script').count()).toBe(0)
      }
      await go('#/games')
      expect((await page.locator('article .name').allTextContents()).sort()).toEqual([...names, ...names].sort())
    }))
})

describe('a browser that cannot store games', () => {
  test('because storage is blocked says so, and the game goes on', () =>
    pages.visit({}, async ({ page, context, go }) => {
      await prependToWorker(
        context,
        "IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError') }",
      )
      await go('#/new')
      await openTable(page, 'Base game, 2016', ['gold', 'red'])
      const message = page.getByText('This browser won’t let Bastide save games')
      await message.waitFor()
      // The suggested download is available.
      await page.getByRole('button', { name: 'Menu' }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download game' }).click()
      expect((await downloading).suggestedFilename()).toContain('.json')
      await page.locator('dialog[open] header button').click()
      await page.locator('.unsaved button').click()
      expect(await message.isVisible()).toBe(false)
      await playUntil(page, hasTiles(5), new SeededRandom(6))
    }))

  test('because storage is full says so, and the game goes on', () =>
    pages.visit({}, async ({ page, context, go }) => {
      await prependToWorker(
        context,
        `let written = 0
         const put = IDBObjectStore.prototype.put
         IDBObjectStore.prototype.put = function (...all) {
           if (++written > 4) throw new DOMException('full', 'QuotaExceededError')
           return put.apply(this, all)
         }`,
      )
      const random = new SeededRandom(8)
      await go('#/new')
      await openTable(page, 'Base game, 2016', ['gold', 'red'])
      const message = page.getByText('This browser has no room left to save games')
      expect(await message.isVisible()).toBe(false)
      await playUntil(page, hasTiles(5), random)
      await message.waitFor()
      await playUntil(page, hasTiles(8), random)
    }))
})

describe('two tabs on one table', () => {
  test('show the same, and only one of two simultaneous moves counts', () =>
    pages.visit({}, async ({ page, context, go }) => {
      const random = new SeededRandom(10)
      await go('#/new')
      await openTable(page, 'Base game, 2016', ['gold', 'red'])
      const other = await context.newPage()
      await other.goto(page.url())
      await other.waitForSelector('[data-cell]')
      /** A background tab may not have rendered yet. */
      const seenIn = async (tab: Page): Promise<unknown> => {
        await tab.bringToFront()
        return snapshotOf(tab)
      }
      /** The other tab may lag behind for a moment. */
      const areSame = (): Promise<void> =>
        vi.waitFor(async () => expect(await seenIn(other)).toEqual(await seenIn(page)), {
          timeout: patience(15_000),
          interval: 50,
        })
      await areSame()
      await playUntil(page, hasTiles(3), random)
      await areSame()
      await playUntil(other, hasTiles(5), random)
      await areSame()

      await playUntil(page, isToLay, random)
      await areSame()
      const tiles = await tilesOn(page)
      // Both tabs confirm, the same cell or two different ones: the second one gets a message or sees the first move.
      for (const tab of [page, other]) {
        await tab.bringToFront()
        expect((await playOne(tab, new SeededRandom(12))).does).toBe('cell')
        await tab.waitForSelector('[data-confirm]')
      }
      await Promise.all(
        [page, other].map((tab) => tab.evaluate(() => document.querySelector<HTMLElement>('[data-confirm]')?.click())),
      )
      await expect.poll(() => tilesOn(page)).toBe(tiles + 1)
      await areSame()
      const alerts = await Promise.all([page, other].map((tab) => tab.locator('[role=alert]').allInnerTexts()))
      for (const words of alerts.flat()) expect(words).toContain('The game has moved on')
      await page.bringToFront()
      await playUntil(page, hasTiles(tiles + 3), random)
      await areSame()
    }))
})

test('a game that was deleted in another tab says so, and can still be downloaded', () =>
  pages.visit({}, async ({ page, context, go }) => {
    const random = new SeededRandom(15)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await playUntil(page, hasTiles(3), random)
    await playUntil(page, isToLay, random)
    const other = await context.newPage()
    await other.goto(`${pages.address}/#/games`)
    await other.locator('article').getByRole('button', { name: 'Delete' }).click()
    await other.locator('dialog[open] .primary').click()
    await other.getByRole('heading', { name: 'No games yet' }).waitFor()
    await page.bringToFront()
    await playOne(page, random)
    await page.locator('[data-confirm]').click()
    await expect.poll(() => alertOf(page)).toContain('deleted in another window')
    await page.getByRole('button', { name: 'Menu' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download game' }).click()
    expect((await downloading).suggestedFilename()).toContain('.json')
  }))

test('a drawing worker that dies is restarted and finishes its work', () =>
  pages.visit({}, async ({ page, go }) => {
    const random = new SeededRandom(16)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const isArtist = (worker: Worker): boolean => /art-worker/.test(worker.url())
    const restarted = page.waitForEvent('worker', isArtist)
    const artist = page.workers().find(isArtist) as Worker
    await artist.evaluate(() => self.close()).catch(() => {})
    await playUntil(page, hasTiles(4), random)
    await restarted
    const undrawn = page.locator('.tiles .undrawn')
    await expect.poll(() => undrawn.count(), { timeout: patience(15_000) }).toBe(0)
    expect(await tilesOn(page)).toBeGreaterThanOrEqual(4)
  }))

test('an engine that dies during a command is restarted, and the command runs once', () =>
  pages.visit({}, async ({ page, go }) => {
    const random = new SeededRandom(13)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await playUntil(page, hasTiles(4), random)
    await playUntil(page, isToLay, random)
    const tiles = await tilesOn(page)
    await playOne(page, random)
    await engineOf(page)
      .evaluate(() => self.close())
      .catch(() => {})
    await page.locator('[data-confirm]').click()
    await expect.poll(() => tilesOn(page), { timeout: patience(20_000) }).toBe(tiles + 1)
    await page.reload()
    await expect.poll(() => tilesOn(page), { timeout: patience(20_000) }).toBe(tiles + 1)
    await playUntil(page, hasTiles(7), random)
  }))

/**
 * Clicks this long after the pass button appears, or right after a first click if the pause is 0. Says whether that was
 * quick: on a busy machine the page may sleep in between, and then it was no double tap. Runs in the page.
 */
function clickAfterPassCame([x, y, pause]: readonly [number, number, number]): Promise<boolean> {
  const QUICK_MS = 450
  return new Promise((resolve) => {
    let first = Number.NEGATIVE_INFINITY
    addEventListener(
      'click',
      ({ timeStamp }) => {
        first = timeStamp
      },
      { capture: true, once: true },
    )
    const click = (): void => {
      const second = new MouseEvent('click', { bubbles: true, detail: 2, clientX: x, clientY: y })
      document.elementFromPoint(x, y)?.dispatchEvent(second)
      resolve(second.timeStamp - first < QUICK_MS)
    }
    const look = (): void => {
      if (document.querySelector('[data-pass]') === null) setTimeout(look, 2)
      else setTimeout(click, pause)
    }
    if (pause > 0) look()
    else addEventListener('click', () => setTimeout(click), { once: true })
  })
}

test('two quick taps on a button act once', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    // A turn that passes by itself, because no follower fits, would look like a tap on Skip.
    await context.addInitScript(() => localStorage.setItem('bastide-settings', '{"passes":false}'))
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const moves = async (): Promise<readonly unknown[]> => [
      await tilesOn(page),
      await page.locator('[data-seat][aria-current] .name').innerText(),
    ]
    const random = new SeededRandom(14)
    /** Taps twice, and says whether that was quick. */
    const tapTwice = async (pause: number): Promise<boolean> => {
      await playUntil(page, isToLay, random, byTap)
      const [tiles, seat] = await moves()
      await playOne(page, random, byTap)
      const { does, x, y } = await nextOffer(page, random)
      expect(does).toBe('confirm')
      // The second tap comes just as the first one is answered. It is sent from within the page, as taps from outside
      // arrive with a delay.
      const second = page.evaluate(clickAfterPassCame, [x, y, pause] as const)
      await page.touchscreen.tap(x, y)
      const isQuick = await second
      await expect.poll(() => tilesOn(page)).toBe((tiles as number) + 1)
      await settled(page)
      if (isQuick) expect(await moves()).toEqual([(tiles as number) + 1, seat])
      expect(await page.locator('dialog[open]').count()).toBe(0)
      return isQuick
    }
    const TRIES = 6
    for (const pause of [0, 40, 120, 200]) {
      let isQuick = false
      for (let tries = 0; tries < TRIES && !isQuick; tries++) isQuick = await tapTwice(pause)
      // A page that is slowed is never so quick again.
      if (pause === 0 || patience(1) === 1) expect(isQuick, `${pause} ms`).toBe(true)
    }
  }))
