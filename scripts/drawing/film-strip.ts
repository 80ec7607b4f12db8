/**
 * npm run film-strip
 *
 * Plays one turn on a phone, with all its motion, and puts six stills of it side by side into docs/film-strip.jpg. Bots
 * play the game up to there from fixed seeds, so it is the same turn each time.
 */
import { botFor } from '@bastide/bots'
import { demand, type GameRecord, type Json, makeRecord, playOut, Random, replay } from '@bastide/kernel'
import { NAMED_SETUPS, tileGame } from '@bastide/tile-game'
import type { Browser, Page } from 'playwright-core'
import { withoutTips } from '../../apps/web/test/without-tips.ts'
import { openRecord, withPages } from './visiting.ts'

const FILE = 'docs/film-strip.jpg'
const SEATS = [{ name: 'Gold' }, { name: 'Red', bot: 'journeyman' }, { name: 'Green', bot: 'journeyman' }]
const PHONE = { width: 390, height: 844 }
/** The width of a still in the strip. */
const STILL = 260
const SEEDS = 40
/** Early in a game there is little land to see, and later it is too much for a phone. */
const [FROM_MOVE, TO_MOVE] = [45, 110]

interface Turn {
  /** The game up to this turn. */
  readonly record: GameRecord
  /** Where the tile goes, as the page names cells. */
  readonly cell: string
}

interface Placement {
  /** How many moves came before it. */
  readonly before: number
  readonly score: number
  readonly cell: string
}

const setup = (NAMED_SETUPS.find(({ name }) => name.includes('River and Abbot')) ?? NAMED_SETUPS[0])?.setup as Json
const rules = demand(tileGame.compose(setup, SEATS.length))

/** Where the first seat laid a tile that fitted there in only one way, and scored at once without another follower. */
function scoringPlacement(moves: readonly Json[]): Placement | null {
  let pending: Placement | null = null
  let found: Placement | null = null
  replay(rules, moves, undefined, (p, by, index) => {
    if (by !== 0) {
      if (pending !== null && rules.score(p, 0) > pending.score) found ??= pending
      pending = null
    } else if (!rules.isPlacing(p)) {
      // A page passes by itself where nothing else can be done.
      if (!rules.view(p, 0).choices.some(({ kind }) => kind === 'spots')) pending = null
    } else if (index >= FROM_MOVE && index < TO_MOVE) {
      const cell = (moves[index] as { readonly at: readonly number[] }).at.join()
      const [choice] = rules.view(p, 0).choices
      const cells = choice?.kind === 'cells' ? choice.cells : []
      const isOnlyWay = cells.some(({ at, turns }) => at.join() === cell && turns.length === 1)
      const isPassedNext = 'pass' in (moves[index + 1] as object)
      pending = isOnlyWay && isPassedNext ? { before: index, score: rules.score(p, 0), cell } : null
    }
  })
  return found
}

function scoringTurn(): Turn {
  const bot = botFor('tile', 'journeyman')
  if (bot === undefined) throw new Error('there is no such bot')
  for (let seed = 1; seed <= SEEDS; seed++) {
    const moves = playOut(rules, new Array(SEATS.length).fill(bot), new Random(seed)).moves as readonly Json[]
    const found = scoringPlacement(moves)
    if (found === null) continue
    const before = moves.slice(0, found.before)
    return { record: makeRecord(rules, SEATS, before, replay(rules, before).position), cell: found.cell }
  }
  throw new Error('no turn of these games scores at once')
}

/** Six moments: what fits, the tile in its place, who may stand on it, points, another's tile, and what changed. */
async function takeStills(page: Page, cell: string): Promise<readonly Buffer[]> {
  const stills: Buffer[] = []
  const still = async (): Promise<void> => {
    stills.push(await page.screenshot({ type: 'jpeg', quality: 88 }))
  }
  await page.waitForSelector(`[data-cell="${cell}"]`)
  await page.waitForTimeout(3000)
  await still()
  await page.locator(`[data-cell="${cell}"]`).dispatchEvent('click')
  await page.waitForTimeout(1200)
  await still()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-spot], [data-pass]')
  await page.waitForTimeout(1500)
  await still()
  await page.keyboard.press('n')
  await page.waitForSelector('.sky [data-points]', { state: 'attached' })
  await page.waitForTimeout(450)
  await still()
  await page.waitForSelector('.sky img', { state: 'attached' })
  await page.waitForTimeout(150)
  await still()
  await page.waitForSelector('[data-cell]', { timeout: 60_000 })
  await page.waitForTimeout(1500)
  await still()
  return stills
}

/** The stills side by side, as one picture. */
async function joinStills(browser: Browser, stills: readonly Buffer[]): Promise<void> {
  const height = Math.round((STILL * PHONE.height) / PHONE.width)
  const gap = 12
  const page = await browser.newPage({
    viewport: { width: stills.length * (STILL + gap) + gap, height: height + 2 * gap },
    deviceScaleFactor: 1.5,
  })
  const pictures = stills.map((still) => `<img src="data:image/jpeg;base64,${still.toString('base64')}">`)
  await page.setContent(
    `<style>body{margin:${gap}px;display:flex;gap:${gap}px;background:#2b3137}` +
      `img{width:${STILL}px;height:${height}px;border-radius:14px}</style>${pictures.join('')}`,
  )
  await page.screenshot({ path: FILE, type: 'jpeg', quality: 80 })
}

const { record, cell } = scoringTurn()
await withPages(async (browser, address) => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en',
    colorScheme: 'light',
  })
  await withoutTips(context)
  const page = await context.newPage()
  await openRecord(page, address, record)
  await joinStills(browser, await takeStills(page, cell))
})
console.log(`${FILE}: six stills of one turn`)
