import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriers } from './axe.ts'
import { usePages } from './browser.ts'
import { cutTexts } from './cut-texts.ts'
import { seatPlayer, startTable } from './playing.ts'

const pages = usePages()

const choose = (page: Page, game: string): Promise<void> => page.locator(`[data-game="${game}"]`).click()
const chosen = (page: Page): Promise<string | null> =>
  page.locator('label[data-game]:has(:checked)').getAttribute('data-game')
const variants = (page: Page): Promise<readonly string[]> => page.locator('.setups b').allInnerTexts()
const names = (page: Page): Promise<readonly string[]> => page.locator('.seat .who b').allInnerTexts()
const faces = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.seat .who > svg').evaluateAll((all) => all.map((svg) => svg.getAttribute('data-character')))
const openDetails = (page: Page): Promise<void> => page.getByText('More options').click()

test('the game is chosen first; players stay, variant and options are the game’s', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    expect(await chosen(page)).toBe('tile')
    await page.locator('.seat .who').first().click()
    await page.locator('.seat input.name').fill('Rose')
    await page.getByRole('button', { name: 'Add human' }).click()
    expect(await page.locator('summary').innerText()).toContain('Edition · Expansions')

    await choose(page, 'dice')
    await expect.poll(() => variants(page)).toEqual(['To 42', 'To 21', 'Must build'])
    expect(page.url()).toContain('#/new/dice')
    expect(await names(page)).toEqual(['Rose', 'Falconer', 'Player 3'])
    expect(await page.locator('summary').innerText()).not.toContain('Edition')
    await openDetails(page)
    const target = page.getByRole('spinbutton', { name: 'Points to win' })
    expect(await target.inputValue()).toBe('42')
    await page.getByText('To 21', { exact: true }).click()
    expect(await target.inputValue()).toBe('21')
    await page.getByRole('button', { name: 'Points to win: one more' }).click()
    expect(await variants(page)).toContain('Custom')
    // Whoever begins, it is the same variant.
    await page.getByText('To 21', { exact: true }).click()
    await page.getByLabel('First player').selectOption('Rose')
    expect(await variants(page)).not.toContain('Custom')

    await choose(page, 'card')
    await expect.poll(() => variants(page)).toEqual(['Cards', 'Cards with plain jokers'])
    expect(await page.getByLabel('First dealer').locator('option').allInnerTexts()).toEqual([
      'Random',
      'Rose',
      'Falconer',
      'Player 3',
    ])
    expect(await page.getByRole('group', { name: 'Jokers played face down' }).locator('label').count()).toBe(2)
    expect(await page.getByRole('spinbutton', { name: 'Nine animals' }).inputValue()).toBe('19')

    // What was chosen for a game comes back with it, and so does the last game.
    await choose(page, 'dice')
    await expect.poll(() => target.inputValue()).toBe('21')
    await page.reload()
    await openDetails(page)
    await expect.poll(() => target.inputValue()).toBe('21')
    await go('#/')
    await go('#/new')
    await expect.poll(() => chosen(page)).toBe('dice')
    expect(await names(page)).toEqual(['Rose', 'Falconer', 'Player 3'])
  }))

test('the address names the game, and an unknown one is the first', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new/card')
    expect(await chosen(page)).toBe('card')
    await go('#/new/tile')
    await expect.poll(() => chosen(page)).toBe('tile')
    await go('#/')
    await go('#/new/chess')
    await expect.poll(() => chosen(page)).toBe('tile')
  }))

test('a game has its own limits of players', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new/tile')
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    expect(await names(page)).toHaveLength(1)
    await choose(page, 'dice')
    await expect.poll(() => names(page)).toHaveLength(2)
    expect(
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .isDisabled(),
    ).toBe(true)
  }))

const TABLES = [
  ['tile', 'Base game, 2000', 'Tile game', 'Edition 2000'],
  ['dice', 'Must build', 'Dice game', 'Must build'],
  ['card', 'Cards with plain jokers', 'Card game', 'Cards with plain jokers'],
] as const

test.each(rotating(TABLES))('a table of the %s game is opened, and My games names it', (game, setup, name, said) =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    await startTable(page, game, setup, ['Rose', 'Iris', '*random'])
    await go('#/games')
    await page.locator('.which').waitFor()
    expect(await page.locator('.which span').innerText()).toBe(name)
    expect(await page.locator('.setup').innerText()).toBe(said)
    expect(await page.locator('article .name').allInnerTexts()).toEqual(['Rose', 'Iris', 'Juggler'])
  }),
)

test('five bots of one kind have five faces and five names, which stay when one leaves', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/new/tile')
    await page.locator('.seat .who').first().click()
    await seatPlayer(page.locator('.seat').first(), 'journeyman')
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add bot' }).click()
    expect(await names(page)).toEqual(['Potter', 'Falconer', 'Baker', 'Miller', 'Cooper'])
    expect(await faces(page)).toEqual(['potter', 'falconer', 'baker', 'miller', 'cooper'])
    await page.getByRole('button', { name: 'Remove Falconer' }).click()
    expect(await names(page)).toEqual(['Potter', 'Baker', 'Miller', 'Cooper'])
    await page.locator('.bar .primary:enabled').click()
    await page.waitForSelector('[data-seat]')
    const seated = page.locator('[data-seat] svg[data-character]')
    expect(await seated.evaluateAll((all) => all.map((svg) => svg.getAttribute('data-character')))).toEqual(
      await page.locator('[data-seat] .name').evaluateAll((all) => all.map((one) => one.textContent?.toLowerCase())),
    )
  }))

test('a bot is chosen by the face of its level and a sentence, and by its style where there are some', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/new/tile')
    const row = page.locator('.seat').nth(1)
    await row.locator('.who').click()
    const levels = row.locator('[data-level]')
    expect(await levels.locator('b').allInnerTexts()).toEqual([
      'Wanderer',
      'Apprentice',
      'Journeyman',
      'Master',
      'Grandmaster',
    ])
    for (const says of await levels.locator('small').allInnerTexts()) expect(says).toMatch(/\w\./)
    expect(await levels.locator('svg').count()).toBe(5)
    expect(await barriers(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])

    const styles = row.getByRole('group', { name: 'Style' })
    expect(await styles.locator('label').allInnerTexts()).toEqual(['Balanced', 'Builder', 'Farmer', 'Raider'])
    await styles.getByRole('radio', { name: 'Farmer' }).check()
    expect(await row.locator('.who small').first().innerText()).toBe('Journeyman farmer')
    // Another level keeps the style; one without styles loses it.
    await row.locator('[data-level="master"] input').check()
    expect(await styles.getByRole('radio', { name: 'Farmer' }).isChecked()).toBe(true)
    await row.locator('[data-level="apprentice"] input').check()
    expect(await styles.count()).toBe(0)
    // By keyboard: the next level.
    await page.keyboard.press('ArrowDown')
    expect(await row.locator('[data-level="journeyman"] input').isChecked()).toBe(true)
    expect(await styles.getByRole('radio', { name: 'Balanced' }).isChecked()).toBe(true)

    await choose(page, 'dice')
    await expect.poll(() => styles.count()).toBe(0)
    await row.getByRole('radio', { name: 'Human' }).check()
    expect(await levels.count()).toBe(0)
  }))

test('the opponent of a quick game is chosen once, and stays', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('button', { name: 'Opponent: Journeyman' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who do you play against?' })
    await dialog.locator('[data-level="apprentice"] input').check()
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Opponent: Apprentice' }).waitFor()
    await page.getByRole('button', { name: 'Play now: Tile game' }).click()
    await page.waitForSelector('[data-seat]')
    expect(await page.locator('[data-seat="1"] svg[data-character]').getAttribute('data-character')).toBe('novice')
  }))

test.each(rotating(LANGUAGES))('on a phone nothing has to be scrolled before Start, in %s', (language) =>
  pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const game of ['tile', 'dice', 'card']) {
        await go(`#/new/${game}`)
        await expect.poll(() => chosen(page)).toBe(game)
        const bar = await page.locator('.bar').evaluate((one) => one.getBoundingClientRect().top)
        expect(bar, `${game} at ${width}`).toBeLessThan(height)
        const last = await page.locator('fieldset:has(ol) .ways').evaluate((one) => one.getBoundingClientRect().bottom)
        expect(last, `${game} at ${width}`).toBeLessThanOrEqual(bar)
      }
    }
  }),
)

test('each game and each usual setup has its picture', () =>
  pages.visit({}, async ({ page, go }) => {
    for (const game of ['tile', 'dice', 'card']) {
      await go(`#/new/${game}`)
      await expect.poll(() => chosen(page)).toBe(game)
      const cards = await page.locator('.picture-choice').count()
      const drawn = (): Promise<number> =>
        page
          .locator('.picture-choice img')
          .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
      await expect.poll(drawn).toBe(cards)
    }
  }))
