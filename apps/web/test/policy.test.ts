import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'

const pages = usePages()

test('the page has a policy that blocks all other origins', () =>
  pages.visit({}, async ({ page }) => {
    const response = await page.goto(pages.address)
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  }))

test('no page requests anything from another origin', () =>
  pages.visit({}, async ({ page, go }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const address of ['#/', '#/new', '#/games', '#/settings', '#/replay']) await go(address)
    expect(asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(pages.address))).toEqual([])
    expect(asked.length).toBeGreaterThan(3)
  }))

test('text cannot become a script', () =>
  pages.visit({}, async ({ context }) => {
    const page = await context.newPage()
    await page.goto(pages.address)
    const outcomes = await page.evaluate(() => {
      const attempt = (run: () => unknown): string => {
        try {
          run()
          return 'done'
        } catch (thrown) {
          return (thrown as Error).name
        }
      }
      return [
        attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        }),
        attempt(() => new Worker('https://example.com/x.js')),
        attempt(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      ]
    })
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'done'])
  }))

test('no other site can show the page in a frame', () =>
  pages.visit({}, async ({ context }) => {
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!doctype html><iframe src="${pages.address}/"></iframe>`)
    }).listen(0, 'localhost')
    await new Promise((resolve) => other.once('listening', resolve))
    const page = await context.newPage()
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    // The browser's own page of errors.
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
    other.close()
  }))
