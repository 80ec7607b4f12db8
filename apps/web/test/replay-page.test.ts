import { readFileSync } from 'node:fs'
import type { GameRecord } from '@bastide/kernel'
import { LANGUAGES } from '@bastide/kernel'
import { COLOUR_CODES } from '@bastide/wire'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { pack } from '../src/review/packing.ts'
import { barriersInThemes } from './axe.ts'
import { SIZES, type Size, settled, usePages, type Visit } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const stored = (folder: string): string => readFileSync(`records/v1/${folder}/01.json`, 'utf8')
const recordOf = (folder: string): GameRecord => JSON.parse(stored(folder)) as GameRecord
const addressOf = async (record: GameRecord, move: number): Promise<string> =>
  `#/replay/g/${await pack(record)}/${move}`

async function look({ page, go }: Visit, record: GameRecord, move: number): Promise<void> {
  await go(await addressOf(record, move))
  await page.waitForSelector('.replay')
}

const shown = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Move' }).inputValue())
const addressed = (page: Page): Promise<string> => page.evaluate(() => location.hash.split('/').at(-1) ?? '')

test('a game in a link is stepped through by keys, and the address follows without history entries', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await look(visit, recordOf('2000'), 30)
    const before = await page.evaluate(() => history.length)
    const positions: number[] = [await shown(page)]
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', '5', 'Home']) {
      await page.keyboard.press(key)
      positions.push(await shown(page))
    }
    expect(positions).toEqual([30, 31, 30, 33, 30, 213, 107, 0])
    await page.waitForFunction(() => location.hash.endsWith('/0'))
    expect(await page.evaluate(() => history.length)).toBe(before)
  }))

test('playback starts and pauses', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await look(visit, recordOf('2016'), 0)
    await page.getByLabel('Speed').selectOption('8 ×')
    await page.keyboard.press(' ')
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) >= 10)
    await page.keyboard.press(' ')
    const at = await shown(page)
    await page.waitForFunction((move) => location.hash.endsWith(`/${move}`), at)
    await page.waitForTimeout(300)
    expect(await shown(page)).toBe(at)
  }))

test('a line of the log and a turn in the chart lead to their move', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await look(visit, recordOf('2016'), 0)
    await page.getByRole('button', { name: 'Turn 2. red places V (bend)' }).click()
    expect(await shown(page)).toBe(6)
    await page.waitForSelector('[aria-current=step] .line')
    expect(await page.locator('[aria-current=step] .line').textContent()).toContain('Turn 2.')
    await page.getByRole('button', { name: 'More Turn 2.' }).click()
    await page.getByRole('button', { name: /^red places V \(bend\)/ }).click()
    expect(await shown(page)).toBe(5)
    await page.getByRole('slider', { name: 'Turn in the chart' }).press('End')
    await page.getByRole('slider', { name: 'Turn in the chart' }).press('Enter')
    expect(await shown(page)).toBe(213)
  }))

test('the downloaded record equals the stored one byte for byte', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    const text = readFileSync('records/v2/everything/01.json', 'utf8')
    await look(visit, JSON.parse(text), 3)
    await page.getByRole('button', { name: 'Share' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download game' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toBe(text)
  }))

test('a record of version 1 is downloaded in the current version: the same game, with every option named', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    const record = recordOf('everything')
    await look(visit, record, 3)
    await page.getByRole('button', { name: 'Share' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download game' }).click(),
    ])
    const { version, setup, moves, digest } = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect([version, moves, digest]).toEqual([2, record.moves, record.digest])
    expect(setup).toMatchObject({ ...(record.setup as object), options: { 'small-city': 4 } })
  }))

test('a game can be continued from any move', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await look(visit, recordOf('2000'), 12)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForSelector('main.table')
    expect(await page.locator('main.table .story .line').last().textContent()).toContain('Turn 5.')
  }))

test('a link to a whole game shows its end first, and plays from the beginning', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const record = recordOf('2016')
    await go(`#/replay/g/${await pack(record)}`)
    const poster = page.getByRole('region', { name: 'How it ended' })
    await poster.waitFor()
    const last = record.moves.length
    expect(await shown(page)).toBe(last)
    const scores = record.result?.map(({ score }) => String(score))
    expect(await poster.locator('strong').allInnerTexts()).toEqual(scores)
    const [land, card] = [await page.locator('.board .tiles').boundingBox(), await poster.boundingBox()]
    expect((land as DOMRect).y + (land as DOMRect).height, 'the card hides no land').toBeLessThanOrEqual(
      (card as DOMRect).y,
    )
    expect(await barriersInThemes(page)).toEqual([])
    // The address is still that of the whole game, however long it is looked at.
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => location.hash.split('/').length)).toBe(4)
    await poster.getByRole('button', { name: 'Watch from the start' }).click()
    await poster.waitFor({ state: 'detached' })
    expect(await shown(page)).toBeLessThan(last / 2)
    // What is shared stays.
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  }))

test('a link keeps the colours, and says where it cannot be opened', () =>
  pages.visit({}, async (visit) => {
    const { page, context } = visit
    const record = JSON.parse(readFileSync('records/v2/2016/01.json', 'utf8')) as GameRecord
    const seats = record.seats.map(({ name }, i) => ({ name, colour: ['rose', 'black'][i] as string }))
    await look(visit, { ...record, seats }, 3)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('This link only works on this computer.').waitFor()
    await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    await page.getByText('Link copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('region', { name: 'How it ended' }).waitFor()
    const fills = await page
      .locator('[data-seat] .edge')
      .evaluateAll((all) => all.map((shield) => shield.getAttribute('fill')))
    expect(fills).toEqual([COLOUR_CODES.rose, COLOUR_CODES.black])
  }))

test('a record is shown up to its illegal move, with the rule', () =>
  pages.visit({ language: 'nl' }, async (visit) => {
    const record = recordOf('2000')
    const moves = record.moves.map((move, i) => (i === 40 ? { place: 'base/D', at: [50, 50], turn: 1 } : move))
    await look(visit, { ...record, moves }, 500)
    const alert = visit.page.getByRole('alert')
    expect(await alert.textContent()).toContain('Zet 41')
    expect(await alert.textContent()).toContain('BASE-4')
    await visit.page.waitForFunction(() => location.hash.endsWith('/40'))
  }))

test.each([
  ['a damaged link', async () => (await addressOf(recordOf('2000'), 0)).slice(0, 400), 'This link is damaged'],
  ['a link of a later version', () => Promise.resolve('#/replay/g/3abc/0'), 'newer version'],
  ['an unknown game', async () => addressOf({ ...recordOf('2000'), game: 'chess' }, 0), 'doesn’t know this game'],
  [
    'an invalid setup',
    async () => addressOf({ ...recordOf('2000'), setup: { edition: '1066' } }, 0),
    'can’t read this as a game',
  ],
  ['an unknown table', () => Promise.resolve('#/replay/table/nowhere/3'), 'isn’t in this browser'],
  ['nothing', () => Promise.resolve('#/replay'), 'doesn’t name a game'],
])('%s is explained, with a link home', async (_, address, words) => {
  await pages.visit({}, async ({ page, go }) => {
    await go(await address())
    expect(await page.getByRole('alert').textContent()).toContain(words)
    await page.getByRole('link', { name: 'Home page' }).click()
    expect(await addressed(page)).toBe('')
  })
})

test.each(rotating(Object.keys(SIZES) as Size[]))('on a %s a replay is accessible in light and dark', (size) =>
  pages.visit({ size, theme: 'dark' }, async (visit) => {
    await look(visit, recordOf('2016-with-river-and-abbot'), 120)
    expect(await barriersInThemes(visit.page)).toEqual([])
    await visit.page.keyboard.press('o')
    await visit.page.getByRole('button', { name: 'Share' }).click()
    expect(await barriersInThemes(visit.page)).toEqual([])
  }),
)

test.each(rotating(LANGUAGES))('at 360 pixels nothing in a replay is clipped: %s', (language) =>
  pages.visit({ size: 'phone', language }, async (visit) => {
    const { page } = visit
    await look(visit, recordOf('everything'), 200)
    for (const tab of [0, 1, 3]) {
      await page.locator('.replay .tabs button').nth(tab).click()
      await settled(page)
      expect(await overflow(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
    }
  }),
)

/** A window of 1280 × 800 and of 1024 × 640, enlarged to 200 %, and a phone in landscape. */
test.each(
  rotating([
    [640, 400],
    [512, 320],
    [740, 360],
  ] as const),
)('at %i × %i pixels nothing in a replay is cut or out of reach', (width, height) =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    await page.setViewportSize({ width, height })
    await look(visit, recordOf('everything'), 200)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    const board = await page.locator('.replay .board').boundingBox()
    expect(board?.height).toBeGreaterThan(height / 3)
    for (const button of await page.locator('.replay button, .replay select').all()) {
      if ((await button.getAttribute('tabindex')) === '-1') continue
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      const isInside = box !== null && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height + 1
      expect(isInside, await button.evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true)
    }
  }),
)
