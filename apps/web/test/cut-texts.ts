/** Finds texts that are not fully visible: clipped by a box, or beyond the edge of the page. */
import type { Page } from 'playwright-core'

/** Runs in the page, so it must be self-contained. */
function findCutTexts(): string[] {
  /** Glyphs overhang their boxes by less than this, in CSS pixels. */
  const SLACK = 2
  const isUnseen = (style: CSSStyleDeclaration, box: DOMRect): boolean =>
    style.visibility === 'hidden' ||
    style.opacity === '0' ||
    style.clipPath !== 'none' ||
    box.width <= 2 ||
    box.height <= 2

  /** The element that clips a piece of text, null if there is none, or undefined if the text is hidden on purpose. */
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
    // A drawing is seen through a moving viewport.
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

/** One line per clipped text. Elements with data-may-cut are exempt. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts)

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth))
