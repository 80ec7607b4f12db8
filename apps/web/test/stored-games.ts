/** Records stored with the project, complete or cut short, opened through the page. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

export interface Stored {
  readonly seats: readonly { readonly name: string }[]
  readonly moves: readonly { readonly [verb: string]: unknown }[]
  readonly result?: readonly { readonly seat: number; readonly score: number }[]
  readonly digest?: string
}

export const readStored = async (path: string): Promise<Stored> => JSON.parse(await readFile(path, 'utf8')) as Stored

/** A two-player game with all expansions. */
export const EVERYTHING = 'records/v1/everything/06.json'

/** The record up to the nth move of this kind. */
export function before({ result: _, digest: __, ...record }: Stored, verb: string, nth = 1): Stored {
  const places = record.moves.flatMap((move, i) => (verb in move ? [i] : []))
  return { ...record, moves: record.moves.slice(0, places[nth - 1]) }
}

/** Pastes a text into the dialog for opening records, in any language. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(() => location.assign('#/games'))
  await page.locator('main .ways button').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('textarea').fill(text)
  await dialog.locator('form .primary').click()
}

/** Opens a game and waits for its table, or for its replay if it is over. */
export async function openGame(page: Page, record: Stored): Promise<void> {
  await paste(page, JSON.stringify(record))
  await page.waitForURL(/#\/(table|replay)\//)
  await page.waitForSelector('.board .tiles image')
}

/** As `markAsPlayed`, within the page. */
function touchAll(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('bastide')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tables', 'readwrite')
      transaction.objectStore('tables').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (cursor === null) return
        cursor.update({
          ...cursor.value,
          summary: { ...cursor.value.summary, touched: cursor.value.summary.opened + 1 },
        })
        cursor.continue()
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** Makes all games look as if they had been played in this browser: those that were imported finished are nobody's. */
export const markAsPlayed = (page: Page): Promise<void> => page.evaluate(touchAll)
