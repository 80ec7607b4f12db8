/** Texts that a reader cannot read whole: cut off by a box that hides the rest, or past the edge of the page. */
import type { Page } from 'playwright-core'

/** Runs in the page, and so uses nothing from outside itself. */
function findCutTexts(): string[] {
  /** Fonts hang over their boxes by less than this, in CSS pixels. */
  const SLACK = 2
  const isUnseen = (style: CSSStyleDeclaration, box: DOMRect): boolean =>
    style.visibility === 'hidden' ||
    style.opacity === '0' ||
    style.clipPath !== 'none' ||
    box.width <= 2 ||
    box.height <= 2

  /**
   * Which element cuts a piece of text off, if one does; null if none, undefined if it is not meant to be seen at all.
   */
  function cutter(text: DOMRect, parent: Element): Element | null | undefined {
    const shown = { left: text.left, right: text.right, top: text.top, bottom: text.bottom }
    let found: Element | null = null
    let scrolls = { x: false, y: false }
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (isUnseen(style, box) && style.display !== 'contents') return undefined
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      const scroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
      const isTop = around === document.documentElement || around === document.body
      if (
        !isTop &&
        !scrolls.x &&
        hides(style.overflowX) &&
        (shown.right > box.right + SLACK || shown.left < box.left - SLACK)
      )
        found ??= around
      if (
        !isTop &&
        !scrolls.y &&
        hides(style.overflowY) &&
        (shown.bottom > box.bottom + SLACK || shown.top < box.top - SLACK)
      )
        found ??= around
      scrolls = {
        x: scrolls.x || (scroll(style.overflowX) && !isTop),
        y: scrolls.y || scroll(style.overflowY) || style.position === 'fixed',
      }
    }
    const width = document.documentElement.clientWidth
    if (found === null && !scrolls.x && (shown.right > width + SLACK || shown.left < -SLACK))
      found = document.documentElement
    return found
  }

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.className ? `.${String(element.className).split(' ')[0]}` : ''}`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut = new Set<string>()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    // A drawing is seen by a window that moves over it.
    if (
      text === '' ||
      parent === null ||
      parent.closest('[data-may-cut], svg, script, style, noscript, [hidden]') !== null
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const piece of range.getClientRects()) {
      const by = piece.width === 0 ? null : cutter(piece, parent)
      if (by !== null && by !== undefined) cut.add(`“${text.slice(0, 60)}” in ${nameOf(parent)}, cut by ${nameOf(by)}`)
    }
  }
  return [...cut]
}

/** One line for each text that is cut. What stands in an element with data-may-cut is allowed to be. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts)

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth))
