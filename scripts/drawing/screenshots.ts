/**
 * npm run screenshots [-- NAME …]
 *
 * Takes screenshots of every page, or of the named ones, at phone and desktop size, light and dark, into
 * docs/screenshots. Bots play the game in them here, from a fixed seed, and it is opened as a record: so the pictures
 * show the real product, and the same each time.
 */
import { mkdirSync } from 'node:fs'
import { botFor } from '@bastide/bots'
import { CHANCE, type GameRecord, type Json, makeRecord, type Position, playOut, Random } from '@bastide/kernel'
import { NAMED_SETUPS, type NamedSetup, tileGame } from '@bastide/tile-game'
import type { Browser, Page } from 'playwright-core'
import { cardGameAt, isLastOfRound } from '../../apps/web/test/card-games.ts'
import { withoutTips } from '../../apps/web/test/without-tips.ts'
import { beforeScore, beforeVictory, inMidTurn } from './dice-games.ts'
import { openRecord, withPages } from './visiting.ts'

const FOLDER = 'docs/screenshots'
/** The simplest named setup with more than the base game. */
const SETUP = (NAMED_SETUPS.find(({ name }) => name === '2016 with River and Abbot') ?? (NAMED_SETUPS[0] as NamedSetup))
  .setup as Json & NamedSetup['setup']
const SEATS = ['Gold', 'Red', 'Green']
const SEED = 12
/** The number of tiles the players have laid in the picture of a table. */
const TILES = 42
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const

/** A game between bots: the whole of it, or up to the placement that follows `tiles` tiles. */
function played(tiles: number): GameRecord {
  const composed = tileGame.compose(SETUP, SEATS.length)
  const bot = botFor('tile', 'journeyman')
  if (!composed.ok || bot === undefined) throw new Error('the game for the pictures cannot be played')
  const rules = composed.value
  let laid = 0
  const isLeftAt = (p: Position, by: number): boolean => by !== CHANCE && rules.isPlacing(p) && laid++ === tiles
  const { moves, p } = playOut(rules, new Array(SEATS.length).fill(bot), new Random(SEED), { isLeftAt })
  return makeRecord(rules, SEATS, moves, p)
}

/** Waits for what the workers draw. */
const rest = (page: Page, ms = 3500): Promise<void> => page.waitForTimeout(ms)

/** A card game of three, up to where the first seat must decide. */
const CARD_SEATS = ['Gold', '*Red', '*Green']

interface Shot {
  readonly page: Page
  readonly address: string
  readonly isPhone: boolean
}

const PAGES: { readonly [name: string]: (shot: Shot) => Promise<void> } = {
  async home({ page, address }) {
    await page.goto(`${address}/`)
  },
  async new({ page, address }) {
    await page.goto(`${address}/#/new`)
  },
  async table({ page, address, isPhone }) {
    await openRecord(page, address, played(TILES))
    await page.waitForSelector('[data-cell]')
    await rest(page)
    if (isPhone) await page.keyboard.press('l')
    await page.keyboard.press('ArrowRight')
  },
  async deploying({ page, address }) {
    await openRecord(page, address, played(TILES - 12))
    await page.waitForSelector('[data-cell]')
    await rest(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-spot]')
    await page.keyboard.press('1')
  },
  async helps({ page, address }) {
    await openRecord(page, address, played(TILES))
    await page.waitForSelector('[data-cell]')
    await rest(page)
    await page.keyboard.press('o')
    await page.keyboard.press('a')
  },
  async result({ page, address }) {
    await openRecord(page, address, played(Number.POSITIVE_INFINITY))
    if (page.url().includes('/replay/'))
      await page.goto(
        page
          .url()
          .replace('/replay/table/', '/table/')
          .replace(/(\/table\/[^/]+).*/, '$1'),
      )
    await page.waitForSelector('dialog[open]')
  },
  async replay({ page, address }) {
    await openRecord(page, address, played(Number.POSITIVE_INFINITY))
    const table = /(?:table)\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
    await page.goto(`${address}/#/replay/table/${table}/150`)
  },
  async 'card-table'({ page, address }) {
    const stopAt: typeof isLastOfRound = ({ round, step, seats }, by) =>
      by === 0 && round === 4 && step === 'play' && seats[0]?.hand === 5
    await openRecord(page, address, cardGameAt({ seats: CARD_SEATS, seed: 3, stopAt }))
    await page.waitForSelector('[data-item]')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
  },
  async 'card-settling'({ page, address }) {
    const stopAt: typeof isLastOfRound = (view, by) => view.round > 3 && isLastOfRound(view, by)
    await openRecord(page, address, cardGameAt({ seats: CARD_SEATS, seed: 3, stopAt }))
    await page.waitForSelector('[data-item]')
    // Scenes go on by themselves: here they stay.
    await page.evaluate(() => {
      const after = setTimeout
      globalThis.setTimeout = ((run: () => void, ms = 0) => after(run, ms === 4000 ? 1e6 : ms)) as typeof setTimeout
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.told td')
  },
  async 'card-result'({ page, address }) {
    await openRecord(page, address, cardGameAt({ seats: CARD_SEATS, seed: 3 }))
    const table = /(?:table)\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
    await page.goto(`${address}/#/table/${table}`)
    await page.waitForSelector('dialog[open]')
  },
  async dice({ page, address }) {
    await openRecord(page, address, inMidTurn())
    await page.waitForSelector('[data-die]')
    await page.keyboard.press('1')
  },
  async 'dice-scored'({ page, address }) {
    await openRecord(page, address, beforeScore())
    await page.waitForSelector('[data-pass]')
    // A scene passes. For the picture its clock stands still.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.keyboard.press('n')
    await page.waitForSelector('.worth.scored', { state: 'attached' })
    await page.clock.runFor(500)
  },
  async 'dice-result'({ page, address }) {
    await openRecord(page, address, beforeVictory())
    await page.waitForSelector('[data-pass]')
    await page.keyboard.press('n')
    await page.waitForSelector('.result')
  },
  async games({ page, address }) {
    await openRecord(page, address, played(Number.POSITIVE_INFINITY))
    await openRecord(page, address, played(TILES))
    await page.goto(`${address}/#/games`)
  },
  async lesson({ page, address }) {
    await page.goto(`${address}/#/learn/tile/base`)
    await page.locator('[data-next]').click()
    for (const isPut of [false, true]) {
      await page.locator('[data-show]').click()
      await page.locator('[data-confirm]').click()
      if (isPut) await page.waitForSelector('[data-cell]')
    }
  },
  async 'try-out'({ page, address }) {
    await openRecord(page, address, played(Number.POSITIVE_INFINITY))
    const table = /(?:table)\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
    await page.goto(`${address}/#/replay/table/${table}/90`)
    await page.getByRole('button', { name: 'What if?' }).click()
    await page.locator('[data-palette="base/R"]').click()
  },
  async rules({ page, address }) {
    await page.goto(`${address}/#/rules`)
  },
  async settings({ page, address }) {
    await page.goto(`${address}/#/settings`)
  },
}

async function take(
  browser: Browser,
  address: string,
  name: string,
  size: keyof typeof SIZES,
  theme: 'light' | 'dark',
): Promise<void> {
  const isPhone = size === 'phone'
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: 'en',
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  })
  await withoutTips(context)
  const page = await context.newPage()
  await PAGES[name]?.({ page, address, isPhone })
  await rest(page, 2500)
  await page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.jpg`, type: 'jpeg', quality: 82 })
  await context.close()
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PAGES, name))
if (unknown.length > 0)
  throw new Error(`there is no picture of ${unknown.join(', ')}; there are ${Object.keys(PAGES).join(', ')}`)
mkdirSync(FOLDER, { recursive: true })
await withPages(async (browser, address) => {
  for (const name of asked.length > 0 ? asked : Object.keys(PAGES)) {
    for (const size of ['phone', 'desktop'] as const)
      for (const theme of ['light', 'dark'] as const) await take(browser, address, name, size, theme)
    console.log(`${name}: 4 pictures`)
  }
})
