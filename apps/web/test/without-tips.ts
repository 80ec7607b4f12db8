import type { BrowserContext } from 'playwright-core'

/** Pages in this context take the visitor for somebody who wants no tips. */
export const withoutTips = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    // Documents that are no page of ours may have no storage.
    content: `try {
      if (localStorage.getItem('bastide-tips') === null) localStorage.setItem('bastide-tips', '["off"]')
    } catch {}`,
  })
