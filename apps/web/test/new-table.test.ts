import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { startTable } from './playing.ts'

const pages = usePages()

const choose = (page: Page, game: string): Promise<void> => page.locator(`[data-game="${game}"]`).click()
const chosen = (page: Page): Promise<string | null> =>
  page.locator('label[data-game]:has(:checked)').getAttribute('data-game')
const variants = (page: Page): Promise<readonly string[]> => page.locator('.setups b').allInnerTexts()
const names = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.seat input.name')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value || (input as HTMLInputElement).placeholder),
    )

test('the game is chosen first; players stay, variant and options are the game’s', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    expect(await chosen(page)).toBe('tile')
    await page.locator('.seat input.name').first().fill('Rose')
    await page.getByRole('button', { name: 'Add a person' }).click()
    expect(await page.getByText('Edition, expansions and options').count()).toBe(1)

    await choose(page, 'dice')
    await expect.poll(() => variants(page)).toEqual(['To 42', 'To 21', 'Must build'])
    expect(page.url()).toContain('#/new/dice')
    expect(await names(page)).toEqual(['Rose', 'Journeyman', 'Player 3'])
    expect(await page.getByText('Edition, expansions and options').count()).toBe(0)
    const target = page.getByRole('spinbutton', { name: 'Points to win' })
    expect(await target.inputValue()).toBe('42')
    await page.getByText('To 21', { exact: true }).click()
    expect(await target.inputValue()).toBe('21')
    await page.getByRole('button', { name: 'Points to win: one more' }).click()
    expect(await variants(page)).toContain('Your own mix')
    // Whoever begins, it is the same variant.
    await page.getByText('To 21', { exact: true }).click()
    await page.getByLabel('First player').selectOption('Rose')
    expect(await variants(page)).not.toContain('Your own mix')

    await choose(page, 'card')
    await expect.poll(() => variants(page)).toEqual(['Cards', 'Cards with plain jokers'])
    expect(await page.getByLabel('First dealer').locator('option').allInnerTexts()).toEqual([
      'By lot',
      'Rose',
      'Journeyman',
      'Player 3',
    ])
    expect(await page.getByRole('group', { name: 'Jokers played face down' }).locator('label').count()).toBe(2)
    expect(await page.getByRole('spinbutton', { name: 'Nine animals' }).inputValue()).toBe('19')

    // What was chosen for a game comes back with it, and so does the last game.
    await choose(page, 'dice')
    await expect.poll(() => target.inputValue()).toBe('21')
    await page.reload()
    await expect.poll(() => target.inputValue()).toBe('21')
    await go('#/')
    await go('#/new')
    await expect.poll(() => chosen(page)).toBe('dice')
    expect(await names(page)).toEqual(['Rose', 'Journeyman', 'Player 3'])
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

test.each([
  ['tile', 'Base game, 2000', 'Tile game', 'Edition 2000'],
  ['dice', 'Must build', 'Dice game', 'Must build'],
  ['card', 'Cards with plain jokers', 'Card game', 'Cards with plain jokers'],
])('a table of the %s game is opened, and My games names it', (game, setup, name, said) =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    await startTable(page, game, setup, ['Rose', 'Iris', '*random'])
    await go('#/games')
    await page.locator('.which').waitFor()
    expect(await page.locator('.which span').innerText()).toBe(name)
    expect(await page.locator('.setup').innerText()).toBe(said)
    expect(await page.locator('article .name').allInnerTexts()).toEqual(['Rose', 'Iris', 'Wanderer'])
  }),
)
