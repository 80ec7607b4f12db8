/** A whole game of two people through the server, to the proof of its draws and the table of their rematch. */
import { expect } from 'vitest'
import type { Size } from './browser.ts'
import type { Meeting, Person } from './online-people.ts'
import { countToResult, SeededRandom } from './playing.ts'

export interface OnlineGame {
  readonly game: string
  readonly setup: object
  play(person: Person, luck: SeededRandom): Promise<unknown>
}

export async function playOnline(meeting: Meeting, { game, setup, play }: OnlineGame, sizes: readonly Size[]) {
  const [blue, red] = [await meeting.person(sizes[0]), await meeting.person(sizes[1])]
  await meeting.begin(blue, red, { game, setup: setup as never })
  await Promise.all([play(blue, new SeededRandom(5)), play(red, new SeededRandom(7))])
  for (const { page } of [blue, red])
    if ((await page.locator('dialog[open] .result').count()) === 0) await countToResult(page)
  await blue.page.getByRole('button', { name: 'Check the draws' }).click()
  await blue.page.getByText(/^(All \d+ draws were|The one draw was) fair\.$/).waitFor()
  await blue.page.getByText('this device wrote down what the server and all players had promised').waitFor()
  // Everybody who wants a rematch comes to the same table.
  for (const { page } of [blue, red]) {
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.waitForURL(/#\/meet\/s/)
  }
  expect(new URL(blue.page.url()).hash).toBe(new URL(red.page.url()).hash)
  expect([...blue.faults, ...red.faults]).toEqual([])
}
