import type { Page } from 'playwright-core'

const AGAIN_MS = 5

/**
 * What `find` finds, as soon as it finds something. It runs in the page, again and again, so it must be self-contained.
 * There is no limit of its own: a bot may think for long, and the test ends some time.
 */
export async function awaitOffer<Luck, Found>(
  page: Page,
  find: (luck: Luck) => Found | null,
  luck: Luck,
): Promise<Found> {
  const found = await page.waitForFunction(find as (luck: unknown) => Found | null, luck as unknown, {
    polling: AGAIN_MS,
    timeout: 0,
  })
  return (await found.jsonValue()) as Found
}
