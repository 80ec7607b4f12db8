/** Whole games of dice in a browser: by touch against a bot, three people at one screen, and by keyboard alone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedEngine, usePages } from './browser.ts'
import { byKeys, byTap, CLOSED, openDice, playToEnd } from './dice-playing.ts'
import { resultOf, SeededRandom, seatScores } from './playing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

async function expectResult(page: Page, names: readonly string[]): Promise<void> {
  const result = await resultOf(page)
  expect(result).toEqual(await seatScores(page))
  expect(Object.keys(result).sort()).toEqual([...names].sort())
}

testWholeGame('dice by touch', 'a whole game against a bot on a phone, by touch', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await seedEngine(context, 1)
    await go('#/games')
    await openDice(page, { seats: ['gold', '*journeyman'], target: 10 })
    const done = await playToEnd(page, new SeededRandom(2), byTap)
    expect(done.die).toBeGreaterThan(0)
    expect(done.confirm).toBeGreaterThan(0)
    expect(done['go-on']).toBeGreaterThan(0)
    await expectResult(page, ['gold', 'journeyman'])
  }),
)

test('three people at one screen: everybody throws with a tap of their own', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openDice(page, { seats: ['gold', 'red', 'green'], target: 10, moves: CLOSED })
    const stop = page.locator('[data-pass]')
    expect(await stop.textContent()).toContain('Stop: 3 points')
    await page.keyboard.press('n')
    // The layout stays until it has been seen, and says what it is worth.
    const step = page.locator('.hand .step')
    await expect.poll(() => step.textContent()).toBe('gold scores 3 points for a city of 4 dice.')
    expect(await page.locator('[data-built]').getAttribute('data-built')).toBe('4')
    expect(await page.locator('.worth.scored').textContent()).toContain('3')
    expect(await seatScores(page)).toEqual({ gold: 0, red: 0, green: 0 })
    await page.keyboard.press('Enter')
    // Nothing of the next throw is seen before red throws.
    await expect.poll(() => step.textContent()).toBe('red: 9 dice to roll')
    expect(await seatScores(page)).toEqual({ gold: 3, red: 0, green: 0 })
    expect(await page.locator('.tray [data-die]').count()).toBe(0)
    expect(await page.locator('.tray .blank').count()).toBe(9)
    await page.keyboard.press('t')
    await expect.poll(() => page.locator('.tray [data-die]').count()).toBeGreaterThan(0)
    expect(await page.locator('.tray .blank').count()).toBe(0)
  }))

testWholeGame('dice by keyboard', 'a whole game of two people with the keyboard alone', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await seedEngine(context, 3)
    await go('#/games')
    await openDice(page, { seats: ['gold', 'red'], target: 4, moves: CLOSED })
    const done = await playToEnd(page, new SeededRandom(8), byKeys)
    expect(done.over).toBe(1)
    await expectResult(page, ['gold', 'red'])
  }),
)

test('what is built is told in words by a key', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openDice(page, { seats: ['gold', 'red'], moves: CLOSED })
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('[aria-live]').last().textContent()).toContain('A complete city of 4 dice')
  }))

test('a die is dragged onto the cloth, turned, built and taken back; a throw cannot be taken back', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openDice(page, { seats: ['gold', 'red'], moves: CLOSED })
    const built = (): Promise<string | null> => page.locator('[data-built]').getAttribute('data-built')
    const die = await page.locator('.tray [data-die="N S"]').first().boundingBox()
    const first = await page.locator('.field .die').first().boundingBox()
    if (die === null || first === null) throw new Error('there is nothing to drag')
    await page.mouse.move(die.x + 20, die.y + 20)
    await page.mouse.down()
    await page.mouse.move(first.x - 30, first.y + first.height / 2, { steps: 8 })
    await page.mouse.up()
    await page.locator('[data-confirm]').click()
    await expect.poll(built).toBe('5')
    await page.waitForTimeout(700)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(built).toBe('4')
    await page.keyboard.press('t')
    await expect.poll(() => page.locator('.throws i.left').count()).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
  }))
