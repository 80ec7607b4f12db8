import { hostname } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PlayingSite } from '../test/playing-site.ts'
import { ask, post } from '../test/raw-http.ts'
import { hostNameOf, knownHosts } from './host-names.ts'
import { ANYWHERE } from './place.ts'

describe('by default', () => {
  const isKnown = knownHosts(ANYWHERE, [])

  test.each([
    'localhost:8317',
    'LOCALHOST',
    '127.0.0.1:8317',
    '192.168.1.7:8317',
    '203.0.113.7',
    '[::1]:8317',
    '[fe80::1]',
    'living-room:8317',
    'living-room.local',
    'Living-Room.local.:8317',
    'bastide.lan',
    'bastide.localhost:80',
    hostname(),
    // A program that names no host at all.
    '',
  ])('%j is answered', (host) => {
    expect(isKnown(host)).toBe(true)
  })

  test.each([
    'example.org',
    'example.org:8317',
    'local.example.org',
    'bastide.notlocal',
    'bastide.local.example',
    '127.0.0.1.example.org',
    'localhost.example.org',
    'example.local.org',
    'x@127.0.0.1',
    '127.0.0.1/x',
    'a b',
    ':80',
  ])('HTTP-9 %j is not', (host) => {
    expect(isKnown(host)).toBe(false)
  })
})

test('the place where visitors find it, and names that were given, are answered', () => {
  const isKnown = knownHosts({ origin: 'https://play.example.org:8443', path: '/b/', isSecure: true }, [
    'Other.Example',
  ])
  const hosts = ['play.example.org', 'PLAY.example.org:8443', 'other.example:80', 'example.org', 'x.play.example.org']
  expect(hosts.map(isKnown)).toEqual([true, true, true, false, false])
})

test('a name is written as browsers write it', () => {
  expect(hostNameOf('Bücher.example:80')).toBe('xn--bcher-kva.example')
  expect(hostNameOf('')).toBe(null)
})

describe('at a server', () => {
  let site = new PlayingSite()
  beforeEach(() => {
    site = new PlayingSite()
  })
  afterEach(() => site.close())

  test('HTTP-9 whoever calls it by another name gets one sentence, wherever they ask', async () => {
    await site.open({ trusted: ['127.0.0.1'] })
    const headers = { host: 'rebound.example' }
    for (const path of ['/', '/healthz', '/metrics', '/assets/x.js']) {
      const { status, body } = await ask(site.port, path, { headers })
      expect([path, status]).toEqual([path, 421])
      expect(body.toString()).toMatch(/^This server is not known by the name .* --also-at\.\n$/)
    }
    const origin = `http://rebound.example:${site.port}`
    const refused = await post(site.port, 'me', {}, { host: `rebound.example:${site.port}`, origin })
    expect([refused.status, refused.body.code]).toEqual([421, 'unknown-host'])
    // A proxy that is trusted tells the name that the visitor used.
    const told = await ask(site.port, '/', { headers: { 'x-forwarded-host': 'rebound.example' } })
    expect(told.status).toBe(421)
    expect(site.service.heard).toEqual([])
  })

  test('names that were given are answered', async () => {
    await site.open({ names: ['play.example.org'] })
    const headers = { host: 'play.example.org', origin: 'http://play.example.org' }
    expect((await post(site.port, 'me', {}, headers)).status).toBe(200)
  })
})
