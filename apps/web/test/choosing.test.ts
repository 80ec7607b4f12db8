/** Choosing at the tile game's board: how many taps a turn takes, turning first, dragging, and what is in sight. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { SIZES, type Size, settled, usePages } from './browser.ts'
import { isToDeploy, openTable, playUntil, SeededRandom, tilesOn } from './playing.ts'
import { before, EVERYTHING, openGame, readStored } from './stored-games.ts'

const pages = usePages()

interface Point {
  readonly x: number
  readonly y: number
}

/** Longer than what is taken for the second tap of a double tap. */
const UNHURRIED_MS = 700

async function setConfirm(page: Page, words: string): Promise<void> {
  await page.evaluate(() => location.assign('#/settings'))
  await page.locator('.segments label', { hasText: words }).click()
}

/** The middles of the elements that can be tapped. */
const reachable = (page: Page, selector: string): Promise<readonly Point[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return document.elementFromPoint(x, y)?.closest(wanted) === one ? [{ x, y }] : []
      }),
    selector,
  )

/** How many taps it takes to lay a tile and to place a figure on it: then it is the other's turn. */
async function tapsOfATurn(page: Page): Promise<number> {
  const isDone = async (): Promise<boolean> =>
    (await page.locator('[data-seat="1"][aria-current]').count()) === 1 &&
    (await page.locator('[data-cell]').count()) > 0
  let taps = 0
  for (; taps < 9 && !(await isDone()); taps++) {
    await page.waitForTimeout(UNHURRIED_MS)
    // A cell that does not fit as the tile is shown would have to be looked at first.
    const [next] = [
      ...(await reachable(page, '[data-confirm]')),
      ...(await reachable(page, '[data-spot]')),
      ...(await reachable(page, '[data-cell]:not(.other)')),
    ]
    if (next === undefined) throw new Error('there is nothing to tap')
    await page.touchscreen.tap(next.x, next.y)
    await settled(page)
  }
  return taps
}

const TAPS = [
  ['Always', 4],
  ['Tiles only', 3],
  ['Never', 2],
] as const

test.each(rotating(TAPS))('a turn with a follower, confirming %s, takes %i taps', (words, taps) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/settings')
    await setConfirm(page, words)
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await page.waitForSelector('[data-cell]')
    // Turned to and fro: the cells where it fits as it lies in hand are known then.
    await page.keyboard.press('r')
    await page.keyboard.press('Shift+R')
    expect(await tapsOfATurn(page)).toBe(taps)
  }),
)

test('three taps are the default, and a turn without a follower takes as many', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/settings')
    await expect.poll(() => page.locator('input[name=confirms]:checked').count()).toBe(1)
    expect(await page.locator('label:has(input[name=confirms]:checked)').textContent()).toContain('Tiles only')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await page.locator('[data-cell]').first().tap()
    await page.locator('[data-confirm]').tap()
    await page.waitForSelector('[data-pass]')
    await page.waitForTimeout(UNHURRIED_MS)
    await page.locator('[data-pass]').tap()
    await page.waitForSelector('[data-seat="1"][aria-current]')
  }))

test('where nothing is confirmed, a tap on what has just appeared plays nothing', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/settings')
    await setConfirm(page, 'Never')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await page.keyboard.press('r')
    await page.waitForTimeout(UNHURRIED_MS)
    const [cell] = await reachable(page, '[data-cell]:not(.other)')
    if (cell === undefined) throw new Error('no cell is in sight')
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const spot = document.querySelector('[data-spot]')
        if (spot === null) return
        watch.disconnect()
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    await page.touchscreen.tap(cell.x, cell.y)
    await page.waitForSelector('[data-spot]')
    await settled(page)
    expect(await page.locator('.board .figure').count()).toBe(0)
    expect(await page.locator('[data-spot]').count()).toBeGreaterThan(0)
    await page.waitForTimeout(UNHURRIED_MS)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => tilesOn(page)).toBe(1)
  }))

test('the tile is turned before a cell is chosen: by its button, R, Shift+R and the wheel', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    const whole = await readStored(EVERYTHING)
    await openGame(page, before(whole, 'place', 40))
    const picture = page.locator('.hand .tile img').first()
    const shown = (): Promise<string | null> => picture.getAttribute('src')
    await expect.poll(shown).toContain('blob:')
    const first = await shown()
    await page.locator('.hand .tile').click()
    await expect.poll(shown).not.toBe(first)
    const second = await shown()
    await page.keyboard.press('r')
    await expect.poll(shown).not.toBe(second)
    await page.keyboard.press('Shift+R')
    await expect.poll(shown).toBe(second)

    // A ghost appears under the mouse, and the wheel turns it instead of zooming.
    const cells = await page.locator('[data-cell]').all()
    for (const cell of cells) {
      if (!/fits [2-4] ways/.test((await cell.getAttribute('aria-label')) ?? '')) continue
      const [x, y] = (await cell.getAttribute('data-cell'))?.split(',') ?? []
      const at = (await reachable(page, `[data-cell="${x},${y}"]`))[0]
      if (at === undefined) continue
      await page.mouse.move(at.x, at.y)
      const ghost = page.locator('.board .aimed')
      await expect.poll(() => ghost.getAttribute('x')).toBe(String(Number(x) * 100))
      const [before, size] = [await ghost.getAttribute('href'), (await cell.boundingBox())?.width]
      await page.mouse.wheel(0, 100)
      await expect.poll(() => ghost.getAttribute('href')).not.toBe(before)
      expect((await cell.boundingBox())?.width).toBe(size)
      return
    }
    throw new Error('the tile fits nowhere in two ways')
  }))

test.each(rotating(Object.keys(SIZES) as Size[]))('on a %s the tile is dragged from the hand to its cell', (size) =>
  pages.visit({ size }, async ({ page, context, go }) => {
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await page.waitForSelector('[data-cell]')
    await settled(page)
    const hand = await page.locator('.hand .tile').boundingBox()
    const [cell] = await reachable(page, '[data-cell]')
    if (hand === null || cell === undefined) throw new Error('there is no tile or no cell')
    const [fromX, fromY] = [hand.x + hand.width / 2, hand.y + hand.height / 2]
    if (size === 'desktop') {
      await page.mouse.move(fromX, fromY)
      await page.mouse.down()
      await page.mouse.move(cell.x, cell.y, { steps: 6 })
      await page.waitForSelector('.board .aimed')
      await page.mouse.up()
    } else {
      const session = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
      await touch('touchStart', [{ x: fromX, y: fromY }])
      // The tile is held above the finger.
      for (const part of [0.3, 0.6, 0.9, 1])
        await touch('touchMove', [{ x: fromX + (cell.x - fromX) * part, y: fromY + (cell.y + 70 - fromY) * part }])
      await page.waitForSelector('.board .aimed')
      // Over its cell it lies there, whole and hardly larger than it will be.
      const dragged = await page.locator('.dragged').boundingBox()
      expect(Math.abs((dragged?.x ?? 0) + (dragged?.width ?? 0) / 2 - cell.x)).toBeLessThan(2)
      expect(await page.locator('.dragged').evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
      await touch('touchEnd', [])
    }
    await page.waitForSelector('[data-cell][aria-pressed=true]')
    // Until it is confirmed it looks lifted.
    expect(await page.locator('[data-cell][aria-pressed=true] .rim').count()).toBe(1)
    await page.locator('[data-confirm]').click()
    await expect.poll(() => tilesOn(page)).toBe(2)
    expect(await page.locator('.board .rim').count()).toBe(0)
  }),
)

/** Places whose middle is in sight. */
const placesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('.board .view')?.getBoundingClientRect() as DOMRect
    return [...document.querySelectorAll('[data-cell] .place')].filter((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > board.left && x < board.right && y > board.top && y < board.bottom
    }).length
  })

test('on a phone arrows lead to the places that are out of sight', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    await openGame(page, before(await readStored(EVERYTHING), 'place', 70))
    await page.waitForSelector('[data-edge]')
    const beyond = async (): Promise<number> =>
      (await page.locator('[data-edge] text').allTextContents()).reduce((sum, words) => sum + Number(words), 0)
    expect((await placesInSight(page)) + (await beyond())).toBe(await page.locator('[data-cell]').count())
    const arrow = page.locator('[data-edge]').first()
    const [side, box] = [await arrow.getAttribute('data-edge'), await arrow.boundingBox()]
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const hidden = Number(await arrow.textContent())
    // By keyboard, the focus goes on to what it leads to.
    await arrow.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => Number((await page.locator(`[data-edge="${side}"]`).allTextContents())[0] ?? 0))
      .toBeLessThan(hidden)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))).toBe(true)
  }))

test.each(rotating(Object.keys(SIZES) as Size[]))(
  'on a %s spots for figures lie apart and say what they give, or their key',
  (size) =>
    pages.visit({ size }, async ({ page, go }) => {
      const random = new SeededRandom(4)
      await go('#/new')
      await openTable(page, 'Base game, 2016', ['gold', 'red'])
      for (let turn = 0; turn < 6; turn++) {
        await playUntil(page, isToDeploy, random)
        await settled(page)
        const discs = await page.evaluate(() =>
          [...document.querySelectorAll('[data-spot] .ground')].map((spot) => {
            const { left, top, width, height } = spot.getBoundingClientRect()
            return { x: left + width / 2, y: top + height / 2, width }
          }),
        )
        for (const [i, one] of discs.entries())
          for (const other of discs.slice(i + 1)) {
            const apart = Math.hypot(one.x - other.x, one.y - other.y)
            expect(apart).toBeGreaterThanOrEqual(44)
            expect(apart).toBeGreaterThan(one.width)
          }
        const signs = (await page.locator('[data-spot] .sign').allTextContents()).map((words) => words.trim())
        const worths = (await page.locator('[data-row] .worth').allTextContents()).map((words) => words.trim())
        expect(worths.join(' ')).toMatch(/^\d+\+?( \d+\+?)*$/)
        expect(signs).toEqual(size === 'phone' ? worths : discs.map((_, i) => String(i + 1)))
        await page.keyboard.press('n')
        await page.waitForSelector('[data-cell]')
      }
    }),
)

test('on a small phone the hand lists where a follower can go, and a tap on a row places it', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await go('#/games')
    // The most that this game ever offers: five, of which one is an abbot.
    await openGame(page, before(await readStored(EVERYTHING), 'deploy', 12))
    await page.waitForSelector('[data-spot]')
    await settled(page)
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBe(await page.locator('[data-spot]').count())
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await rows.first().textContent()).toMatch(/Monk.*monastery.*9/)
    const board = await page.locator('.board').boundingBox()
    expect(board?.height).toBeGreaterThan(280)

    await rows.first().dispatchEvent('pointerenter')
    await page.waitForSelector('.board g.feature')
    await rows.first().dispatchEvent('pointerleave')
    await expect.poll(() => page.locator('.board g.feature').count()).toBe(0)

    const standing = await page.locator('.board .figure').count()
    await page.waitForTimeout(UNHURRIED_MS)
    await rows.first().tap()
    await expect.poll(() => page.locator('.board .figure').count()).toBe(standing + 1)
    await expect.poll(() => page.locator('[data-row]').count()).toBe(0)
  }))

test('where everything is confirmed, a row only chooses; a figure that is far away is shown first', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const whole = await readStored(EVERYTHING)
    await go('#/games')
    await openGame(page, before(whole, 'take'))
    await page.waitForSelector('[data-row]')
    await page.waitForTimeout(UNHURRIED_MS)
    await page.locator('[data-row]', { hasText: 'Recall abbot' }).tap()
    expect(await page.locator('[data-confirm]').textContent()).toContain('Recall abbot')
    await setConfirm(page, 'Always')
    await openGame(page, before(whole, 'deploy', 12))
    await page.waitForSelector('[data-row]')
    await page.locator('[data-row]').first().tap()
    await page.waitForSelector('[data-row][aria-pressed=true]')
    expect(await page.locator('[data-spot][aria-pressed=true]').count()).toBe(1)
    expect(await page.locator('[data-confirm]').textContent()).toContain('Place monk')
  }))

test('a turned tile says in how many of its places it fits this way', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    await openGame(page, before(await readStored(EVERYTHING), 'place', 40))
    const hint = page.locator('.hand .hint')
    await expect.poll(() => hint.textContent()).toMatch(/^Fits in \d+ places\. Tap one\.$/)
    await page.keyboard.press('r')
    const all = await page.locator('[data-cell]').count()
    const others = await page.locator('[data-cell].other').count()
    expect(await hint.textContent()).toBe(`This way: ${all - others} of ${all}.`)
  }))

test('the board stays where the user has moved it, and a double tap zooms in and back', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openGame(page, before(await readStored(EVERYTHING), 'place', 40))
    await page.waitForSelector('[data-cell]')
    await settled(page)
    const transform = (): Promise<string> => page.locator('.board .world').evaluate((world) => world.style.transform)
    const tile = await page.locator('.board .tiles image').first().boundingBox()
    if (tile === null) throw new Error('there is no tile')
    const middle = [tile.x + tile.width / 2, tile.y + tile.height / 2] as const
    const width = async (): Promise<number> =>
      (await page.locator('.board .tiles image').first().boundingBox())?.width ?? 0
    const narrow = await width()
    await page.mouse.dblclick(...middle)
    await expect.poll(width).toBeGreaterThan(narrow * 1.8)
    await page.waitForTimeout(UNHURRIED_MS)
    await page.mouse.dblclick(...middle)
    await expect.poll(width).toBeCloseTo(narrow, 0)

    await page.mouse.move(300, 700)
    await page.mouse.down()
    await page.mouse.move(380, 640, { steps: 4 })
    await page.mouse.up()
    const moved = await transform()
    await page.keyboard.press('r')
    await page.waitForTimeout(UNHURRIED_MS)
    expect(await transform()).toBe(moved)
  }))

const asked = (page: Page): Promise<string | null> => page.locator('.hand .step').textContent()

test('a crop circle says whom it is about and is lit up; so are the features of those who may come home', () =>
  pages.visit({}, async ({ page, go }) => {
    const whole = await readStored(EVERYTHING)
    await go('#/games')
    await openGame(page, before(whole, 'choose'))
    await page.waitForSelector('.board [data-asked]')
    expect(await asked(page)).toContain('Crop circle with a pitchfork: A or B for all farmers?')
    await page.waitForTimeout(UNHURRIED_MS)
    await page.locator('.names button').last().click()
    await page.waitForSelector('[data-spot]')
    expect(await asked(page)).toContain('Recall which farmer?')
    expect(await page.locator('.board g.feature path').count()).toBeGreaterThan(0)
    await openGame(page, before(whole, 'take'))
    await page.waitForSelector('[data-spot]')
    expect(await asked(page)).toContain('Place a figure, or recall your abbot?')
  }))

test('the count is moved by a tap on a quarter of his city', () =>
  pages.visit({}, async ({ page, go }) => {
    const whole = await readStored('records/v1/count-king-and-consorts-with-river-ii/02.json')
    await go('#/games')
    await openGame(page, before(whole, 'choose'))
    await page.waitForSelector('.board [data-asked]')
    expect(await asked(page)).toContain('Move the count to another quarter?')
    const quarters = await reachable(page, '.board [data-asked]')
    expect(quarters).toHaveLength(3)
    await page.waitForTimeout(UNHURRIED_MS)
    await page.mouse.click(quarters[0]?.x ?? 0, quarters[0]?.y ?? 0)
    await page.waitForSelector('[data-cell]')
  }))
