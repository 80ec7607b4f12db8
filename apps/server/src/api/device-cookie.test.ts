import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlayingSite } from '../../test/playing-site.ts'
import { ask, post } from '../../test/raw-http.ts'
import { placeOf } from '../place.ts'

const SECRET = 'a'.repeat(32)

function at(baseUrl: string | undefined): PlayingSite {
  const site = new PlayingSite()
  beforeAll(async () => {
    const place = baseUrl === undefined ? undefined : placeOf(baseUrl)
    if (place?.ok === false) throw new Error(place.reason)
    await site.open({ place: place?.value })
    site.service.next = () => ({ result: { ok: true, value: { guest: 'g', name: 'Blue' } }, device: SECRET })
  })
  afterAll(() => site.close())
  return site
}

const attributes = (cookie: string | undefined): readonly string[] => (cookie ?? '').split('; ').sort()

describe.each([
  [undefined, 'bastide-device', '/', []],
  ['http://192.168.1.5:8317', 'bastide-device', '/', []],
  ['https://example.org', '__Host-bastide-device', '/', ['Secure']],
  ['https://example.org/games/bastide', '__Secure-bastide-device', '/games/bastide/', ['Secure']],
])('at %s', (baseUrl, name, path, more) => {
  const site = at(baseUrl)
  const origin = baseUrl === undefined ? {} : { origin: new URL(baseUrl).origin }

  test('the cookie can be read by no script, and is sent by no other site', async () => {
    const { headers } = await post(site.port, 'hello', { name: 'Blue' }, origin)
    expect(attributes(headers['set-cookie']?.[0])).toEqual(
      [`${name}=${SECRET}`, 'HttpOnly', 'Max-Age=34560000', `Path=${path}`, 'SameSite=Strict', ...more].sort(),
    )
  })

  test('it says who asks, and is renewed when a page asks who it is', async () => {
    site.service.heard.length = 0
    const before = site.service.next
    site.service.next = () => ({ result: { ok: true, value: { guest: 'g', name: 'Blue' } } })
    const cookie = `other=1; ${name}=${SECRET}`
    const me = await post(site.port, 'me', {}, { ...origin, cookie })
    expect(site.service.heard[0]?.caller.device).toBe(SECRET)
    expect(me.headers['set-cookie']?.[0]).toContain(`${name}=${SECRET}`)
    const other = await post(site.port, 'my-tables', {}, { ...origin, cookie })
    expect(other.headers['set-cookie']).toBeUndefined()
    site.service.next = () => ({ result: { ok: true, value: null } })
    expect((await post(site.port, 'me', {}, { ...origin, cookie })).headers['set-cookie']).toBeUndefined()
    site.service.next = before
  })

  test('what cannot be a secret is none', async () => {
    for (const value of ['', 'short', 'A'.repeat(32), `${SECRET}%0d%0a`, 'x'.repeat(5_000)]) {
      site.service.heard.length = 0
      await post(site.port, 'my-tables', {}, { ...origin, cookie: `${name}=${value}` })
      expect(site.service.heard[0]?.caller.device).toBeNull()
    }
  })

  test('it is taken away by null', async () => {
    const before = site.service.next
    site.service.next = () => ({ result: { ok: true, value: true }, device: null })
    const { headers } = await post(site.port, 'forget-me', {}, { ...origin, cookie: `${name}=${SECRET}` })
    expect(headers['set-cookie']?.[0]).toContain(`${name}=; `)
    expect(headers['set-cookie']?.[0]).toContain('Expires=Thu, 01 Jan 1970')
    expect(headers['set-cookie']?.[0]).toContain(`Path=${path}`)
    site.service.next = before
  })
})

test('one cookie is not taken for that of another place', async () => {
  const site = new PlayingSite()
  const place = placeOf('https://example.org')
  if (!place.ok) throw new Error(place.reason)
  await site.open({ place: place.value })
  await post(site.port, 'me', {}, { cookie: `bastide-device=${SECRET}` })
  expect(site.service.heard[0]?.caller.device).toBeNull()
  const stream = await ask(site.port, '/api/stream', { headers: { origin: 'http://example.org' } })
  expect(stream.status).toBe(403)
  await site.close()
})
