/** A check that never fails proves nothing: here each one meets an error. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { slowDown, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { faultsOf } from './faults.ts'

const pages = usePages()

/** A separate page without our policy. */
const written = (markup: string, run: (page: Page) => Promise<void>): Promise<void> =>
  pages.visit({ size: 'phone' }, async ({ context }) => {
    const page = await context.newPage()
    await page.setContent(
      `<!doctype html><html lang="en"><title>x</title><meta name="viewport" content="width=device-width"><style>body { margin: 0; font: 16px monospace }</style><main>${markup}</main>`,
    )
    await run(page)
  })

const NARROW = 'display: block; width: 80px; white-space: nowrap;'

test('a text hidden by a box is clipped; one that scrolls, wraps or is exempt is not', () =>
  written(
    `<p style="${NARROW} overflow: hidden">hidden by its own box</p>
     <p style="${NARROW} overflow: hidden; text-overflow: ellipsis">ends in three dots</p>
     <div style="height: 20px; overflow: hidden"><p style="margin: 0; width: 80px">several lines in a box that has room for one</p></div>
     <p style="${NARROW} overflow: auto">can be scrolled to</p>
     <p style="width: 80px; overflow: hidden">wraps and all of it is seen</p>
     <p data-may-cut style="${NARROW} overflow: hidden">may well be cut off</p>
     <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">for those who listen</p>`,
    async (page) => {
      expect(await cutTexts(page)).toEqual([
        '“hidden by its own box” in p, cut by p',
        '“ends in three dots” in p, cut by p',
        '“several lines in a box that has room for one” in p, cut by div',
      ])
      expect(await overflow(page)).toBe(0)
    },
  ))

test('a text beyond the edge of the window is found, and the page overflows', () =>
  written(
    '<p style="width: 500px; margin: 0; white-space: nowrap">from here it goes on and on until it has long left the window</p>',
    async (page) => {
      expect(await cutTexts(page)).toEqual([expect.stringContaining('cut by html')])
      expect(await overflow(page)).toBeGreaterThan(100)
    },
  ))

test('an image without a text and low contrast are barriers', () =>
  written('<h1>x</h1><img src="data:,"><p style="color: #aaa; background: #fff">pale</p>', async (page) => {
    const found = (await barriers(page)).join('\n')
    expect(found).toContain('image-alt')
    expect(found).toContain('color-contrast')
  }))

test('errors and policy violations are faults', () =>
  pages.visit({}, async ({ context }) => {
    const page = await context.newPage()
    const faults = await faultsOf(page)
    await page.goto(pages.address)
    expect(faults).toEqual([])
    await page.evaluate(() => {
      console.error('said aloud')
      setTimeout(() => {
        throw new Error('thrown aside')
      })
      const styled = document.createElement('style')
      styled.textContent = 'p { color: red }'
      document.head.append(styled)
    })
    await page.evaluate(() => fetch('./not-there').then(() => undefined))
    await expect.poll(() => faults.join('\n')).toContain('thrown: thrown aside')
    const all = faults.join('\n')
    expect(all).toContain('console: said aloud')
    expect(all).toContain('the policy forbids style-src-elem')
    expect(all).toContain('404: ')
  }))

test('a slowed page is slow, also after it has gone elsewhere', () =>
  pages.visit({}, async ({ context }) => {
    const [slow, other] = [await context.newPage(), await context.newPage()]
    await slowDown(slow, 30)
    for (const one of [slow, other]) await one.goto(`${pages.address}/third-party-notices.txt`)
    const work = (one: Page): Promise<number> =>
      one.evaluate(() => {
        const times = [0, 1, 2, 3, 4].map(() => {
          const began = performance.now()
          for (let i = 0; i < 1e7; i++) Math.sqrt(i)
          return performance.now() - began
        })
        // The machine may be busy with something else: then only some of them take longer.
        return Math.min(...times)
      })
    expect(await work(slow)).toBeGreaterThan(1.5 * (await work(other)))
  }))
