import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlayingSite } from '../test/playing-site.ts'
import { ask, post } from '../test/raw-http.ts'
import { placeOf } from './place.ts'

test.each([
  ['https://example.org', { origin: 'https://example.org', path: '/', isSecure: true }],
  ['https://example.org/', { origin: 'https://example.org', path: '/', isSecure: true }],
  ['http://192.168.1.5:8317/', { origin: 'http://192.168.1.5:8317', path: '/', isSecure: false }],
  ['https://example.org/games/bastide', { origin: 'https://example.org', path: '/games/bastide/', isSecure: true }],
])('%s is read', (baseUrl, place) => {
  expect(placeOf(baseUrl)).toEqual({ ok: true, value: place })
})

test.each([
  '',
  'example.org',
  'ftp://example.org',
  '/games',
  'https://a:b@example.org',
  'https://a/?b',
  'https://a/#b',
])('%j is refused', (baseUrl) => {
  expect(placeOf(baseUrl)).toMatchObject({ ok: false, code: 'bad-base-url', where: 'base-url' })
})

describe('under a path', () => {
  const site = new PlayingSite()
  beforeAll(() => site.open({ place: { origin: 'https://example.org', path: '/games/bastide/', isSecure: true } }))
  afterAll(() => site.close())

  test.each(['/games/bastide', ''])('everything is found if the proxy leaves %j', async (prefix) => {
    expect((await ask(site.port, `${prefix}/`)).body.toString()).toContain('<title>Bastide</title>')
    expect((await ask(site.port, `${prefix}/healthz`)).status).toBe(200)
    const headers = { 'content-type': 'application/json', origin: 'https://example.org' }
    const heard = await ask(site.port, `${prefix}/api/me`, { method: 'POST', headers, body: '{}' })
    expect(heard.status).toBe(200)
  })

  test('without its slash it leads to the page, whose links need it', async () => {
    const { status, headers } = await ask(site.port, '/games/bastide')
    expect([status, headers.location]).toEqual([301, '/games/bastide/'])
  })

  test('a path that only begins alike is another', async () => {
    expect((await ask(site.port, '/games/bastide-2/')).status).toBe(404)
  })

  test('only pages of that origin may ask', async () => {
    expect((await post(site.port, 'me', {}, { origin: `http://127.0.0.1:${site.port}` })).status).toBe(403)
  })
})
