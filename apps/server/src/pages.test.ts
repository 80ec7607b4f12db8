import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCRIPT, useSite } from '../test/site.ts'

const site = useSite()

describe('files', () => {
  test('the page comes at the root, and is revalidated each time', async () => {
    const { status, headers, body } = await site.ask('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html;\s*charset=utf-8/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>Bastide</title>')
  })

  test.each(['/service-worker.js', '/manifest.webmanifest', '/index.html', '/?x=1'])(
    '%s is revalidated each time',
    async (path) => {
      const { status, headers } = await site.ask(path)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('a file with its hash in its name never changes', async () => {
    const { headers, body } = await site.ask('/assets/main-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
    expect(body.toString()).toBe(SCRIPT)
  })

  test('HEAD tells the same and sends nothing', async () => {
    const { headers: told } = await site.ask('/')
    const { status, headers, body } = await site.ask('/', { method: 'HEAD' })
    expect(status).toBe(200)
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'last-modified', 'vary'])
      expect(headers[name], name).toBe(told[name])
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body.length).toBe(0)
  })

  test('an empty file comes as one', async () => {
    const { status, headers, body } = await site.ask('/empty/nothing.txt')
    expect([status, headers['content-length'], body.length]).toEqual([200, '0', 0])
  })

  test('a file that is built while the server runs is found', async () => {
    expect((await site.ask('/assets/later-def.js')).status).toBe(404)
    writeFileSync(join(site.folder, 'assets', 'later-def.js'), '1')
    expect((await site.ask('/assets/later-def.js')).status).toBe(200)
  })

  test('a folder with a page leads to the page, on this site', async () => {
    const asked = await site.ask('/inner?x=1')
    expect([asked.status, asked.headers.location]).toEqual([301, './inner/?x=1'])
    expect((await site.ask('//inner')).headers.location).toBe('./inner/')
    expect((await site.ask('/inner/')).body.toString()).toContain('<title>Inside</title>')
    expect((await site.ask('/empty')).status).toBe(404)
    expect((await site.ask('/empty/')).status).toBe(404)
  })
})

describe('compressed copies', () => {
  const script = (accepted: string) =>
    site.ask('/assets/main-abc.js', { headers: accepted === '' ? {} : { 'accept-encoding': accepted } })

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('whoever accepts %s gets %s', async (accepted, encoding) => {
    const { status, headers, body } = await script(accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(body.length))
    // Also where nothing is compressed: whoever keeps this answer must not give it to all.
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((plain: Buffer) => plain)
    expect(read(body).toString()).toBe(SCRIPT)
  })

  test('a file without copies comes as it is', async () => {
    const { headers, body } = await site.ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toContain('<title>Bastide</title>')
  })
})

describe('what a browser has', () => {
  const MODIFIED = new Date('2026-03-01T12:00:00Z')
  const BEFORE = 'Sun, 01 Mar 2026 11:59:59 GMT'
  const SINCE = 'Sun, 01 Mar 2026 12:00:00 GMT'
  let tag: string
  beforeAll(async () => {
    utimesSync(join(site.folder, 'index.html'), MODIFIED, MODIFIED)
    tag = String((await site.ask('/')).headers.etag)
  })
  const statusOf = async (headers: { readonly [name: string]: string }): Promise<number> =>
    (await site.ask('/', { headers })).status

  test('is not sent again, and is told apart by its tag or its date', async () => {
    expect(tag).toMatch(/^W\/"/)
    expect(await statusOf({ 'if-none-match': tag })).toBe(304)
    expect(await statusOf({ 'if-none-match': tag.replace('W/', '') })).toBe(304)
    expect(await statusOf({ 'if-none-match': `"other", ${tag}` })).toBe(304)
    expect(await statusOf({ 'if-none-match': '*' })).toBe(304)
    expect(await statusOf({ 'if-modified-since': SINCE })).toBe(304)
  })

  test('is sent when it has changed', async () => {
    expect(await statusOf({ 'if-none-match': '"other"' })).toBe(200)
    expect(await statusOf({ 'if-modified-since': BEFORE })).toBe(200)
    expect(await statusOf({ 'if-modified-since': 'yesterday' })).toBe(200)
    // A tag says more than a date: after a return to an older version only the tag is different.
    expect(await statusOf({ 'if-none-match': '"other"', 'if-modified-since': SINCE })).toBe(200)
  })

  test('304 tells what may have changed, and nothing about a content that it does not have', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { headers: first } = await site.ask('/assets/main-abc.js', { headers: accepted })
    const again = await site.ask('/assets/main-abc.js', {
      headers: { ...accepted, 'if-none-match': String(first.etag) },
    })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    for (const name of ['etag', 'cache-control', 'vary', 'last-modified'])
      expect(again.headers[name], name).toBe(first[name])
    for (const name of ['content-encoding', 'content-length', 'content-type'])
      expect(again.headers[name], name).toBeUndefined()
  })

  test('a copy is not taken for the plain file', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) =>
          (await site.ask('/assets/main-abc.js', { headers: { 'accept-encoding': accepted } })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each(['bytes=5-2', 'bytes=0-3', 'bytes=999999-', 'nonsense'])(
    'the range %s is answered with the whole',
    async (range) => {
      const { status, headers, body } = await site.ask('/', { headers: { range } })
      expect(status).toBe(200)
      expect(headers['accept-ranges']).toBeUndefined()
      expect(body.toString()).toMatch(/<\/title>$/)
    },
  )
})

describe('what is not for visitors', () => {
  const inside = (...path: string[]): string => join(site.folder, ...path)

  test.each(['/.env', '/.git/config', '/.git/', '/assets/./main-abc.js', '/%2eenv'])('%s is hidden', async (path) => {
    expect((await site.ask(path)).status).toBe(404)
  })

  test('a link may lead within the folder, and not out of it', async () => {
    symlinkSync(inside('assets', 'main-abc.js'), inside('within.js'))
    symlinkSync(inside('..', 'secret.txt'), inside('without.txt'))
    symlinkSync(inside('..'), inside('above'))
    symlinkSync(inside('.env'), inside('hidden.txt'))
    symlinkSync(inside('round.txt'), inside('round.txt'))
    expect((await site.ask('/within.js')).body.toString()).toBe(SCRIPT)
    for (const path of ['/without.txt', '/above/secret.txt', '/above/', '/hidden.txt', '/round.txt']) {
      const { status, body } = await site.ask(path)
      expect([path, status, body.toString()]).toEqual([path, 404, 'There is nothing here.\n'])
    }
  })

  test('a compressed copy that is a link out of the folder is not sent', async () => {
    writeFileSync(inside('page.js'), '1')
    symlinkSync(inside('..', 'secret.txt'), inside('page.js.br'))
    const { headers, body } = await site.ask('/page.js', { headers: { 'accept-encoding': 'br' } })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '1'])
  })

  describe.skipIf(process.platform === 'win32')('a socket in the folder', () => {
    const listening = createServer()
    beforeAll(() => new Promise<void>((resolve) => listening.listen(inside('socket'), () => resolve())))
    afterAll(() => new Promise((resolve) => listening.close(resolve)))

    test('is no file', async () => {
      expect(statSync(inside('socket')).isSocket()).toBe(true)
      expect((await site.ask('/socket')).status).toBe(404)
    })
  })

  test('a folder that is named like a page is no page', async () => {
    mkdirSync(inside('odd', 'index.html'), { recursive: true })
    expect((await site.ask('/odd/')).status).toBe(404)
  })
})
