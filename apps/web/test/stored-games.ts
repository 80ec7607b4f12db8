/** Games from elsewhere: records that are kept with the project, whole or broken off, opened through the page. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

export interface Stored {
  readonly seats: readonly { readonly name: string }[]
  readonly moves: readonly { readonly [verb: string]: unknown }[]
  readonly result?: readonly { readonly seat: number; readonly score: number }[]
  readonly digest?: string
}

export const readStored = async (path: string): Promise<Stored> => JSON.parse(await readFile(path, 'utf8')) as Stored

/** A game of two with all expansions. */
export const EVERYTHING = 'records/v1/everything/06.json'

/** What was played until somebody was to do this for the nth time. */
export function before({ result: _, digest: __, ...record }: Stored, verb: string, nth = 1): Stored {
  const places = record.moves.flatMap((move, i) => (verb in move ? [i] : []))
  return { ...record, moves: record.moves.slice(0, places[nth - 1]) }
}

/** Pastes a text where records are opened; in any language. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(() => location.assign('#/games'))
  await page.locator('main .ways button').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('textarea').fill(text)
  await dialog.locator('form .primary').click()
}

/** Opens a game and comes to its table, or to its replay if it is over. */
export async function openGame(page: Page, record: Stored): Promise<void> {
  await paste(page, JSON.stringify(record))
  await page.waitForURL(/#\/(table|replay)\//)
  await page.waitForSelector('.board .tiles image')
}
