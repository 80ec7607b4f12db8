/** Who is let in: by the address of the connection or, where a proxy is trusted, by the one that it tells. */
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { PlayingSite } from '../test/playing-site.ts'
import { ask, post } from '../test/raw-http.ts'
import type { Serving } from './index.ts'

let site = new PlayingSite()
afterEach(() => site.close())
async function open(more: Partial<Serving>, mostRequests?: number): Promise<PlayingSite> {
  site = new PlayingSite()
  await site.open(more, mostRequests)
  return site
}
const forwarded = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const status = async (address: string): Promise<number> => (await ask(site.port, '/', forwarded(address))).status

describe('behind a proxy that is trusted', () => {
  test('HTTP-4 only those who are near are let in, with one sentence for the others', async () => {
    await open({ trusted: ['127.0.0.1'] })
    expect(await status('192.168.1.7')).toBe(200)
    const { status: refused, body } = await ask(site.port, '/', forwarded('203.0.113.7'))
    expect([refused, body.toString()]).toEqual([
      403,
      'This Bastide is for its own network. Whoever runs it can open it with --public.\n',
    ])
    for (const path of ['/api/stream', '/healthz', '/metrics', '/assets/x.js'])
      expect([path, (await ask(site.port, path, forwarded('203.0.113.7'))).status]).toEqual([path, 403])
    expect((await post(site.port, 'me', {}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  })

  test('HTTP-4 what a visitor forged stands before what the proxy added, and does not count', async () => {
    await open({ trusted: ['127.0.0.1'] })
    expect(await status('192.168.1.7, 203.0.113.7')).toBe(403)
    expect(await status('127.0.0.1, 203.0.113.7')).toBe(403)
  })

  test('in public everybody is let in, and limits count by the address that was told', async () => {
    await open({ trusted: ['127.0.0.1'], isPublic: true })
    expect(await status('203.0.113.7')).toBe(200)
    await post(site.port, 'me', {}, { 'x-forwarded-for': '2001:db8:1:2::7' })
    expect(site.service.heard[0]?.caller.address).toBe('2001:db8:1:2::/64')
  })
})

describe('this machine', () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address

  test.runIf(own !== undefined)('may come by any of its own addresses', async () => {
    await open({ host: '0.0.0.0' })
    expect((await fetch(`http://${own}:${site.port}/`)).status).toBe(200)
  })
})

test('HTTP-4 without a trusted proxy nobody is believed', async () => {
  await open({})
  expect(await status('203.0.113.7')).toBe(200)
  await post(site.port, 'me', {}, { 'x-forwarded-for': '203.0.113.7' })
  expect(site.service.heard[0]?.caller.address).toBe('127.0.0.1')
})

describe('the fence', () => {
  test('HTTP-8 too many from one place are told when to come back; others, pages and figures go on', async () => {
    await open({ trusted: ['127.0.0.1'], isPublic: true }, 5)
    const one = { 'x-forwarded-for': '203.0.113.7' }
    for (let asked = 0; asked < 5; asked++) expect((await post(site.port, 'me', {}, one)).status).toBe(200)
    const held = await post(site.port, 'me', {}, one)
    expect([held.status, held.body.code]).toEqual([429, 'too-many'])
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await ask(site.port, '/api/stream', { headers: one })).status).toBe(429)
    expect((await post(site.port, 'me', {}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
    expect((await ask(site.port, '/', { headers: one })).status).toBe(200)
    expect(site.service.heard.length).toBe(6)
  })
})

describe('for whoever runs it', () => {
  test('/healthz says whether something can be written', async () => {
    await open({})
    expect((await ask(site.port, '/healthz')).body.toString()).toBe('Bastide is well.\n')
    await site.close()
    await open({})
    site.write = () => Promise.reject(new Error('disk on fire'))
    const { status: sick, body } = await ask(site.port, '/healthz')
    expect(sick).toBe(503)
    expect(body.toString()).not.toContain('fire')
  })

  test('HTTP-4 /metrics has figures, for those who ask without a proxy', async () => {
    await open({ trusted: ['127.0.0.1'], isPublic: true })
    await post(site.port, 'me')
    await post(site.port, 'nonsense')
    const { status: read, body } = await ask(site.port, '/metrics')
    expect(read).toBe(200)
    expect(body.toString()).toContain('bastide_now{what="tables"} 3')
    expect(body.toString()).toContain('bastide_answer_seconds_count{ask="me",status="200"} 1')
    expect(body.toString()).toContain('nodejs_eventloop_lag_seconds')
    // What somebody made up would be kept for ever.
    expect(body.toString()).not.toContain('nonsense')
    for (const address of ['203.0.113.7', '192.168.1.7']) {
      const heard = await ask(site.port, '/metrics', forwarded(address))
      expect([address, heard.status]).toEqual([address, 403])
    }
  })
})
