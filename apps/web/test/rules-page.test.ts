import { expect, test } from 'vitest'
import { TEXT_FILE, usePages } from './browser.ts'

const pages = usePages()

test('the home page links to the rules, and a rule is found by number in the current language', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('link', { name: 'How to play' }).click()
    await page.getByRole('heading', { name: 'How to play' }).waitFor()
    await page.locator('details').first().waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
    const lines = await page.locator('details[open] li a').allInnerTexts()
    expect(lines.slice(0, 3)).toEqual(['BASE-1', 'BASE-2', 'BASE-3'])
    expect(lines.length).toBeGreaterThan(25)

    // Both rivers have it: only one stands out.
    await go('#/rules/RIVER-3')
    const wanted = page.locator('li[aria-current]')
    await wanted.waitFor()
    expect(await wanted.count()).toBe(1)
    expect(await wanted.innerText()).toContain('RIVER-3')
    const english = await wanted.innerText()

    await go('#/')
    await page.locator('button[lang="nl"]').click()
    await go('#/rules/RIVER-3')
    await expect.poll(() => wanted.innerText()).not.toBe(english)
  }))

test('an unknown number shows all rules', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/rules/NO-SUCH-1')
    expect(await page.locator('details[open]').count()).toBe(1)
    expect(await page.locator('li[aria-current]').count()).toBe(0)
  }))

test('each game has its rules, and only those that are shown are loaded', () =>
  pages.visit({}, async ({ page, go }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''))
    const texts = (): number => loaded.filter((name) => TEXT_FILE.test(name)).length
    const numbers = (): Promise<readonly string[]> => page.locator('main li a').allInnerTexts()
    await go('#/rules/dice')
    expect((await numbers()).slice(0, 2)).toEqual(['DICE-1', 'DICE-2'])
    expect(texts()).toBe(1)
    expect(await page.locator('.begin').innerText()).toContain('three times')
    await page.getByRole('link', { name: 'Card game' }).click()
    await expect.poll(async () => (await numbers())[0]).toBe('CARD-1')
    expect(texts()).toBe(2)
    expect(await page.locator('nav [aria-current]').allInnerTexts()).toEqual(['Card game'])
  }))

test.each([
  ['DICE-3', 'Dice game'],
  ['CARD-7', 'Card game'],
  ['BASE-12', 'Tile game'],
])('rule %s is found by its number alone', (clause, game) =>
  pages.visit({}, async ({ page, go }) => {
    await go(`#/rules/${clause}`)
    const wanted = page.locator('li[aria-current]')
    await wanted.waitFor()
    expect(await wanted.locator('a').innerText()).toBe(clause)
    expect(await page.locator('nav [aria-current]').allInnerTexts()).toEqual([game])
  }),
)

test('rules of all games are searched by number or word', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/rules')
    const search = page.getByRole('searchbox')
    const found = (): Promise<readonly string[]> => page.locator('section li a').allInnerTexts()
    await search.fill('dice-3')
    await expect.poll(found).toEqual(['DICE-3'])
    await search.fill('dragon')
    await expect.poll(found).toContain('CARD-16')
    await search.fill('no such words')
    await expect.poll(() => page.locator('.begin').innerText()).toBe('No rules found.')
    await search.fill('CARD-7')
    await page.getByRole('link', { name: 'Rule CARD-7' }).click()
    await page.locator('li[aria-current]').waitFor()
    expect(page.url()).toContain('#/rules/card/CARD-7')
    expect(await search.inputValue()).toBe('')
  }))
