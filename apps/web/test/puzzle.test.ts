/** Puzzles on a phone: that of the day solved by touch, a wrong answer explained, and the list of all. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf, puzzleOfDay } from '../src/puzzles/day.ts'
import type { Puzzle } from '../src/puzzles/puzzle.ts'
import { barriersInThemes } from './axe.ts'
import { type Look, settled, usePages, type Visit } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()
const PUZZLES = ['tile', 'dice', 'card'].flatMap(
  (game) => JSON.parse(readFileSync(`apps/web/src/games/${game}/puzzles.json`, 'utf8')) as readonly Puzzle[],
)

/** The cells of a puzzle's turns, with the ways in which the tile may lie there. */
function turnsAt({ turns }: Puzzle): ReadonlyMap<string, ReadonlySet<string>> {
  const cells = new Map<string, Set<string>>()
  for (const turn of turns.flatMap(([, listed]) => listed)) {
    const [at = '', way = ''] = (turn.split(' ')[0] ?? '').split('/')
    cells.set(at, (cells.get(at) ?? new Set()).add(way))
  }
  return cells
}

/** Whether the best turn is to lay the tile in the only way that it fits there, and to pass. */
function isTappedOnce(puzzle: Puzzle): boolean {
  const best = puzzle.turns[0]?.[1].find((turn) => /^\S+ \.$/.test(turn))
  return best !== undefined && turnsAt(puzzle).get(best.split('/')[0] as string)?.size === 1
}

/** The first day from 2026 on whose puzzle can be solved by two taps. */
function easyDay(): { readonly date: Date; readonly puzzle: Puzzle; readonly cell: string } {
  for (let day = 1; day < 400; day++) {
    const date = new Date(2026, 0, day, 12)
    const puzzle = puzzleOfDay(PUZZLES, dayOf(date)) as Puzzle
    if (puzzle.game !== 'tile' || !isTappedOnce(puzzle)) continue
    const best = puzzle.turns[0]?.[1].find((turn) => turn.endsWith(' .')) as string
    return { date, puzzle, cell: best.split('/')[0] as string }
  }
  throw new Error('no puzzle can be solved by two taps')
}
const EASY = easyDay()

const onThatDay = (look: Look, run: (visit: Visit) => Promise<void>): Promise<void> =>
  pages.visit(look, async (visit) => {
    await visit.page.clock.setFixedTime(EASY.date)
    await run(visit)
  })

/** Longer than what is taken for the second tap of a double tap. */
const UNHURRIED_MS = 700

/** Lays the tile in a cell, as the page has turned it, and puts no figure on it. */
async function layAt(page: Page, cell: string): Promise<void> {
  // All of the board is in sight, and the cell with it.
  await page.locator('.tools button').last().tap()
  await page.waitForTimeout(UNHURRIED_MS)
  await page.locator(`[data-cell="${cell}"]`).tap()
  await page.locator('[data-confirm]').tap()
  const answer = page.locator('.answer')
  const pass = page.locator('[data-pass]')
  await answer.or(pass).first().waitFor()
  // A tap on what has just appeared is not meant.
  await page.waitForTimeout(UNHURRIED_MS)
  if (await pass.isVisible()) await pass.tap()
  await answer.waitFor()
}

test('the puzzle of the day is solved by touch, and counts for the streak', () =>
  onThatDay({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('link', { name: 'Puzzle of the day' }).tap()
    await page.waitForSelector('[data-cell]')
    expect(await page.locator('h1').innerText()).toBe('Puzzle of the day')
    // What came before the puzzle is not to be undone.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await layAt(page, EASY.cell)
    await expect.poll(() => page.locator('#verdict').innerText()).toBe('Right!')
    await expect.poll(() => page.locator('.days').innerText()).toBe('1 day in a row')
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    expect(await barriersInThemes(page)).toEqual([])
    // It is nobody's game: no list has it.
    await go('#/games')
    expect(await page.locator('main li article').count()).toBe(0)
    await go('#/puzzle/all')
    expect(await page.locator('.done').count()).toBe(1)
  }))

test('a wrong answer says what it is worth and what would be best, and shows it', () =>
  onThatDay({ size: 'phone' }, async ({ page, go }) => {
    await go('#/puzzle')
    await page.waitForSelector('[data-cell]')
    const cells = await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))
    const wrong = cells.find((cell) => cell !== EASY.cell && turnsAt(EASY.puzzle).get(cell ?? '')?.size === 1)
    await layAt(page, wrong as string)
    expect(await page.locator('#verdict').innerText()).toBe('Not the best turn')
    expect(await page.locator('.answer').innerText()).toMatch(/Your turn: .+\.\s+The best turn: .+\./)
    expect(await page.locator('.days').count()).toBe(0)
    expect(await barriersInThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Show solution' }).tap()
    await expect.poll(() => page.locator('#verdict').innerText()).toMatch(/^The best turn: /)
    expect(await page.locator('.answer li').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Try again' }).tap()
    await page.waitForSelector('[data-cell]')
    await layAt(page, EASY.cell)
    expect(await page.locator('#verdict').innerText()).toBe('Right!')
    // Whoever has seen the solution has not solved it.
    expect(await page.locator('.days').count()).toBe(0)
  }))

test.each(['dice', 'card'])('a puzzle of the %s game opens, and its solution is shown', (game) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const puzzle = PUZZLES.find((one) => one.game === game) as Puzzle
    await go(`#/puzzle/${puzzle.id}`)
    await page.getByRole('button', { name: 'Show solution' }).tap()
    await expect.poll(() => page.locator('#verdict').innerText()).toMatch(/^The best turn: /)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    expect(await barriersInThemes(page)).toEqual([])
  }),
)

test('all puzzles are listed by game; damaged storage does no harm', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    await page.evaluate(() => localStorage.setItem('bastide-puzzles', '{"last":"x","days":-3,"solved":{}'))
    await go('#/puzzle/all')
    expect(await page.locator('ol li a').count()).toBe(PUZZLES.length)
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    expect(await barriersInThemes(page)).toEqual([])
    await go('#/puzzle/no-such-puzzle')
    expect(await page.locator('main').innerText()).toContain('There is no such puzzle.')
  }))
