/**
 * Three people at one screen. While the device is passed on, the messages that reached the page, the page itself and
 * its words hold nobody's hand and no hidden card. (`games/card/curtain.test.ts` looks into the page's model.)
 */
import type { View } from '@bastide/card-game/words'
import type { TableUpdate } from '@bastide/wire'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { usePages } from './browser.ts'
import { cardGameAt } from './card-games.ts'
import { nextCardOffer, openCardGame, SEEN_MS } from './card-playing.ts'
import { SeededRandom } from './playing.ts'

const pages = usePages()

/** Records every message from the engine's worker, before the page hears it. Runs in the page. */
function recordMessages(): void {
  const heard: unknown[] = []
  Object.assign(globalThis, { heard })
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      if (options?.name === 'bastide') this.addEventListener('message', ({ data }) => heard.push(structuredClone(data)))
    }
  }
}

/** The last update that the page was sent, as news or as an answer. */
const lastUpdate = (page: Page): Promise<TableUpdate> =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: readonly { update?: unknown; value?: { viewer?: number } }[] }
    const updates = heard.flatMap(({ update, value }) => update ?? (value?.viewer === undefined ? [] : value))
    return updates.at(-1) as TableUpdate
  })

interface Shown {
  readonly inHand: number
  readonly faces: readonly string[]
  readonly words: string
}

/** What anybody could see or hear of cards on the page. */
const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [alt], [title]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('alt')} ${one.getAttribute('title')}`,
    )
    return {
      inHand: document.querySelectorAll('[data-item], .hand [data-card], .hand-place .told').length,
      faces: [...document.querySelectorAll<HTMLElement>('[data-card]')].flatMap(({ dataset }) =>
        dataset.card === undefined || dataset.card === 'down' ? [] : [dataset.card],
      ),
      words: `${document.body.textContent} ${labels.join(' ')}`,
    }
  })

const openCards = ({ rows }: View): readonly string[] =>
  rows.flatMap(({ stretches }) =>
    stretches.flatMap(({ cards }) => cards.flatMap(({ card, lies }) => (lies === 'down' ? [] : [card]))),
  )

async function expectNoSecret(page: Page): Promise<void> {
  const { viewer, view, told } = await lastUpdate(page)
  const game = view.game as unknown as View
  expect([viewer, game.hand, game.viewer, game.choices]).toEqual([-3, null, null, []])
  for (const { stretches } of game.rows)
    for (const { cards } of stretches)
      for (const { card, lies } of cards) if (lies === 'down') expect(card).toBe('down')
  expect(JSON.stringify(told)).not.toMatch(/"cards":\["[^?]/)
  const { inHand, faces, words } = await shownOn(page)
  expect(inHand).toBe(0)
  expect([...faces].sort()).toEqual([...openCards(game)].sort())
  // "gold plays a card face down", never which one.
  expect(words).not.toMatch(/plays (?!a card)[^.]{0,40} face down/)
  expect(words).not.toMatch(/, face down/)
}

const playOne = async (page: Page, random: SeededRandom): Promise<string> => {
  const { does } = await nextCardOffer(page, random)
  if (does === 'curtain') {
    await expectNoSecret(page)
    // A key that is pressed at once was meant for what was there before.
    await page.waitForTimeout(SEEN_MS)
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-curtain]', { state: 'detached' })
    expect((await lastUpdate(page)).viewer).toBeGreaterThanOrEqual(0)
  } else if (does === 'item') {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(random.next() < 0.5 ? 'ArrowDown' : 'ArrowUp')
  } else if (does === 'row') await page.keyboard.press('ArrowDown')
  else if (does === 'answer') await page.keyboard.press('1')
  else if (does !== 'over') await page.keyboard.press('Enter')
  return does
}

test(
  'nothing of a hand is on the page or in its messages while the device is passed on',
  () =>
    pages.visit({}, async ({ page, context, go }) => {
      await context.addInitScript(recordMessages)
      const random = new SeededRandom(8)
      await go('#/games')
      // Close to the end of a round: it is settled, and the next one begins.
      const record = cardGameAt({
        seats: ['gold', 'red', 'green'],
        stopAt: ({ round, seats }) => round === 2 && seats.every(({ hand }) => hand < 2),
      })
      await openCardGame(page, record)
      let [curtains, scenes] = [0, 0]
      // How many stretches a round settles depends on what is drawn.
      for (let i = 0; i < 240 && (curtains < 8 || scenes < 2); i++) {
        const does = await playOne(page, random)
        if (does === 'curtain') curtains++
        if (does === 'scene') scenes++
      }
      expect(curtains).toBeGreaterThanOrEqual(8)
      expect(scenes).toBeGreaterThanOrEqual(2)

      // A take-back leads to a curtain, or is the looker's own.
      // How long a round takes to settle depends on what is drawn.
      for (let tries = 0; tries < 150; tries++) {
        const { does } = await nextCardOffer(page, random)
        if (does === 'curtain' && (await page.locator('[data-curtain] .quiet').count()) > 0) break
        await playOne(page, random)
      }
      const before = await page.locator('[data-curtain]').getAttribute('data-curtain')
      await page.waitForTimeout(SEEN_MS)
      await page.locator('[data-curtain] .quiet').click()
      await page.waitForFunction(
        (seat) => document.querySelector<HTMLElement>('[data-curtain]')?.dataset.curtain !== seat,
        before,
      )
      if ((await page.locator('[data-curtain]').count()) > 0) await expectNoSecret(page)

      await page.reload()
      await page.waitForSelector('[data-curtain]')
      await expectNoSecret(page)
    }),
  patience(120_000),
)
