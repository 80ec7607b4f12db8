/** What people at a table ask of each other: to take back, to pause, to call it off; and what they may do alone. */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { type Person, useMeeting } from './online-people.ts'
import { tilesOn } from './playing.ts'
import { pressUntilGone } from './pressing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function playTurn(page: Page): Promise<void> {
  await page.locator('[data-cell]').first().waitFor()
  const before = await tilesOn(page)
  await page.locator('[data-cell]').first().click()
  await page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(page)).toBe(before + 1)
  await page.locator('[data-pass]:enabled').waitFor()
  await page.keyboard.press('n')
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: item }).click()
}

test('taking back needs the other’s consent, and what is not wanted any more is withdrawn', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person('phone')]
  await meeting.begin(blue, red, TILES)
  await playTurn(blue.page)
  const question = red.page.getByRole('region', { name: 'Undo?' })
  await red.page.locator('[data-cell]').first().click()
  const chosen = await red.page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell')
  await blue.page.keyboard.press('u')
  await question.getByText('Blue asks you to let them undo their last move.').waitFor()
  // The board is not covered, and what was chosen there is still chosen.
  expect(await red.page.locator('dialog[open]').count()).toBe(0)
  expect(await red.page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell')).toBe(chosen)
  await blue.page.getByText('You asked to undo your last move. Waiting for Red.').first().waitFor()
  await pressUntilGone(question.getByRole('button', { name: 'No, play on' }))
  await blue.page.getByText('Red would rather play on.').first().waitFor()
  expect(await red.page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell')).toBe(chosen)
  expect(await tilesOn(blue.page)).toBe(2)
  await blue.page.keyboard.press('u')
  await question.waitFor()
  await pressUntilGone(blue.page.getByRole('button', { name: 'Never mind' }))
  await question.waitFor({ state: 'hidden' })
  await blue.page.keyboard.press('u')
  await pressUntilGone(question.getByRole('button', { name: 'Yes, undo' }))
  await expect.poll(() => blue.page.locator('.step').innerText()).not.toBe('Red’s turn')
  await expect.poll(() => red.page.locator('.step').innerText()).toBe('Blue’s turn')
  await red.page
    .getByText(/^Blue undid a move: “/)
    .first()
    .waitFor()
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('whoever is asked and just plays on has said no', async () => {
  const [blue, red] = [await meeting.person('phone'), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  await playTurn(blue.page)
  await red.page.locator('[data-cell]').first().waitFor()
  await pressUntilGone(blue.page.getByRole('button', { name: 'Ask to undo' }))
  await red.page.getByText('If you just play on, that means no.').waitFor()
  await playTurn(red.page)
  await blue.page.getByText('Red would rather play on.').first().waitFor()
  expect(await tilesOn(blue.page)).toBe(3)
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('what somebody undoes without asking is told to the other, and each sees which seat is theirs', async () => {
  const [blue, red] = [await meeting.person('phone'), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  for (const [{ page }, seat] of [
    [blue, 0],
    [red, 1],
  ] as const) {
    expect(await page.locator(`[data-seat="${seat}"] [data-own]`).innerText()).toBe('you')
    expect(await page.locator('[data-own]').count()).toBe(1)
  }
  await blue.page.locator('[data-cell]').first().click()
  await blue.page.locator('[data-confirm]').click()
  await blue.page.locator('[data-pass]:enabled').waitFor()
  // The rim of one's own tile is nobody's colour: gold would be somebody else's.
  const rim = blue.page.locator('.board .last rect:not(.casing)')
  expect(await rim.evaluate((rect) => getComputedStyle(rect).stroke)).toBe('rgb(255, 251, 240)')
  await expect.poll(() => tilesOn(red.page)).toBe(2)
  await blue.page.keyboard.press('u')
  await red.page
    .getByText(/^Blue undid a move: “Blue .*”$/)
    .first()
    .waitFor()
  expect(await tilesOn(red.page)).toBe(1)
  // Whoever did it knows.
  expect(await blue.page.getByText('undid a move').count()).toBe(0)
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('a card that is taken back in the other’s turn is told to the other', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  await meeting.begin(blue, red, { game: 'card', setup: {} })
  const cards = ({ page }: Person) => page.locator('[data-item]:not([aria-disabled="true"])')
  // A joker among the first cards asks for its row before anybody has a hand.
  const isDealt = async (): Promise<boolean> => {
    for (const one of [blue, red]) {
      if ((await cards(one).count()) > 0) return true
      if ((await one.page.locator('button.choose').count()) === 0) continue
      await one.page.locator('button.choose').first().click()
      await one.page.locator('[data-confirm]').click()
    }
    return false
  }
  await expect.poll(isDealt, { timeout: patience(30_000) }).toBe(true)
  const isBlue = (await cards(blue).count()) > 0
  const [mover, other, name] = isBlue ? [blue, red, 'Blue'] : [red, blue, 'Red']
  await cards(mover)
    .first()
    .click({ position: { x: 12, y: 40 } })
  await mover.page.locator('button.choose').first().click()
  await mover.page.locator('[data-confirm]').click()
  await cards(other).first().waitFor()
  // Nothing was told since, so nobody has to be asked.
  await mover.page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  await mover.page.keyboard.press('u')
  const told = new RegExp(`^${name} undid a move: “${name} .*”$`)
  await other.page.getByText(told).first().waitFor()
  await cards(mover).first().waitFor()
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('a pause stops the clocks once the other agrees, and one of them plays on', async () => {
  const [blue, red] = [await meeting.person('phone'), await meeting.person()]
  await meeting.begin(blue, red, { ...TILES, clock: { kind: 'game', ms: 10 * MINUTE, increment: 0 } })
  await fromMenu(red.page, 'Ask for a pause')
  await red.page.getByRole('dialog', { name: 'Pause?' }).getByRole('button', { name: 'Ask' }).click()
  await red.page.getByText('You asked for a pause of 5 minutes. Waiting for Blue.').first().waitFor()
  const question = blue.page.getByRole('region', { name: 'Pause?' })
  await question.getByText('Red asks you for a pause of 5 minutes.').waitFor()
  await pressUntilGone(question.getByRole('button', { name: 'Yes, pause' }))
  await blue.page.getByText(/^Paused by Red, until/).waitFor()
  await red.page.getByText(/^You paused the game, until/).waitFor()
  meeting.pass(2 * MINUTE)
  await red.page.getByRole('button', { name: 'Play on' }).click()
  await blue.page.getByText(/^Paused by Red/).waitFor({ state: 'detached' })
  await red.page.getByText(/^You paused/).waitFor({ state: 'detached' })
  // Nobody's time was spent meanwhile.
  await expect.poll(() => blue.page.locator('[data-seat="0"]').innerText()).toMatch(/(9:[3-5]\d|10:00)/)
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('before everybody has moved the game is called off; later one may only resign, and play again', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  await fromMenu(red.page, 'Call the game off')
  await red.page.locator('dialog[open]').getByRole('button', { name: 'Call the game off' }).click()
  for (const { page } of [blue, red]) {
    const result = page.getByRole('dialog', { name: 'Result' })
    await result.getByText('The game was ended without a result.').waitFor()
    await result.getByRole('button', { name: 'Play again' }).click()
    await page.getByRole('button', { name: 'I’m ready' }).click()
  }
  for (const { page } of [blue, red]) await page.waitForURL(/#\/table\/s/)
  // Seats have moved on by one.
  await playTurn(red.page)
  await playTurn(blue.page)
  await red.page.locator('[data-cell]').first().waitFor()
  await red.page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await red.page.getByRole('button', { name: 'Call the game off' }).count()).toBe(0)
  await red.page.getByText('Everyone has moved, so the game can’t be called off any more.').waitFor()
  await red.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await red.page.getByText('You lose, and the game ends here.').waitFor()
  await red.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [blue, red])
    await page.getByRole('dialog', { name: 'Result' }).getByText('a player resigned').waitFor()
  await blue.page.getByText('You won', { exact: false }).first().waitFor()
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('a game with days for each move ends by time while nobody looks', { timeout: patience(120_000) }, async () => {
  const [blue, red] = [await meeting.person(), await meeting.person('phone')]
  await meeting.begin(blue, red, { ...TILES, clock: { kind: 'move', ms: 2 * DAY } })
  const table = blue.page.url()
  await playTurn(blue.page)
  await red.page.getByText('Your turn: 2 days left').waitFor()
  meeting.pass(DAY)
  await red.page.reload()
  await red.page.getByText('Your turn: 24 hours left').waitFor()
  for (const { page } of [blue, red]) await page.close()
  meeting.pass(DAY + MINUTE)
  // The server looks at its clocks every second.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  const [ofBlue, ofRed] = [await blue.context.newPage(), await red.context.newPage()]
  await ofRed.goto(`${meeting.address}/#/games`)
  await ofRed.getByText('Blue won').waitFor()
  await ofBlue.goto(table)
  await ofBlue.getByText('Time ran out.').waitFor()
  expect([...blue.faults, ...red.faults]).toEqual([])
})
