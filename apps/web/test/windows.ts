/** The windows that people play in, and whether something is in sight there. */
import type { Page } from 'playwright-core'

export const WINDOWS = [
  { name: 'a short phone', viewport: { width: 360, height: 640 } },
  { name: 'a small phone', viewport: { width: 360, height: 740 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a phone on its side', viewport: { width: 740, height: 360 } },
  { name: 'a tablet', viewport: { width: 820, height: 1180 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
] as const

/** Whether there are such elements, and all of each is in sight: nothing is scrolled away or behind something else. */
export const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    /** Glyphs and shadows aside, in CSS pixels. */
    const SLACK = 2
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around)
        if (display === 'contents') continue
        const { top, bottom, left, right } = around.getBoundingClientRect()
        if (overflowY !== 'visible' && (box.top < top - SLACK || box.bottom > bottom + SLACK)) return false
        if (overflowX !== 'visible' && (box.left < left - SLACK || box.right > right + SLACK)) return false
      }
      if (box.top < -SLACK || box.left < -SLACK) return false
      return box.bottom <= innerHeight + SLACK && box.right <= innerWidth + SLACK && box.width > 0
    }
    const found = [...document.querySelectorAll(wanted)]
    return found.length > 0 && found.every(isSeen)
  }, selector)
