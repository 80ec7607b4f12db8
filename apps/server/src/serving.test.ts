import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serve } from './serving.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(40)
let folder: string
let served: Served

beforeAll(async () => {
  const top = mkdtempSync(join(tmpdir(), 'bastide-server-'))
  folder = join(top, 'site')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(top, 'secret.txt'), 'not yours')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bastide</title>')
  writeFileSync(join(folder, 'service-worker.js'), '// offline')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets', 'main-abc.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(SCRIPT))
  served = await serve({ port: 0, host: '127.0.0.1', folder })
})
afterAll(async () => {
  await served.close()
  rmSync(join(folder, '..'), { recursive: true })
})

interface Heard {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}

/** Sends the path as it is: fetch would normalise it. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    asking.on('error', reject)
    asking.end()
  })

describe('files', () => {
  test('the page comes at the root, and is revalidated each time', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html;\s*charset=utf-8/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>Bastide</title>')
  })

  test.each(['/service-worker.js', '/manifest.webmanifest', '/index.html'])(
    '%s is revalidated each time',
    async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache')
    },
  )

  test('a file with its hash in its name never changes', async () => {
    const { headers, body } = await ask('/assets/main-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
    expect(body.toString()).toBe(SCRIPT)
  })

  test('comes compressed to those who can read it', async () => {
    const brotli = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
    expect(
      (await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
    ).toBe('gzip')
  })

  test('is not sent again to those who have it', async () => {
    const { headers } = await ask('/')
    const again = await ask('/', { headers: { 'if-none-match': headers.etag as string } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
  })

  test('HEAD tells the same and sends nothing', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body.length).toBe(0)
  })

  test('a file that is built while the server runs is found', async () => {
    expect((await ask('/assets/later-def.js')).status).toBe(404)
    writeFileSync(join(folder, 'assets', 'later-def.js'), '1')
    expect((await ask('/assets/later-def.js')).status).toBe(200)
  })
})

describe('headers', () => {
  test.each(['/', '/assets/main-abc.js', '/nothing', '/%'])('%s comes with the strict ones', async (path) => {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
  })
})

describe('what cannot be answered', () => {
  test('what is not there is 404, in one sentence', async () => {
    const { status, headers, body } = await ask('/no/such/page')
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toBe('There is nothing here.\n')
  })

  test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '/..%5c..%5csecret.txt', 'http://elsewhere/'])(
    '%s cannot be read',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  ])('%s does not lead out of the folder', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(400)
    expect(body.toString()).not.toContain('not yours')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  test.each(['bytes=5-2', 'bytes=0-3', 'bytes=999999-', 'nonsense'])(
    'the range %s is answered with the whole',
    async (range) => {
      const { status, body } = await ask('/', { headers: { range } })
      expect(status).toBe(200)
      expect(body.toString()).toMatch(/<\/title>$/)
    },
  )
})

test('a port that is taken is told by its code', async () => {
  await expect(serve({ port: served.port, host: '127.0.0.1', folder })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('the address is one that a browser can open', async () => {
  const everywhere = await serve({ port: 0, folder })
  expect(everywhere.address).toBe(`http://localhost:${everywhere.port}`)
  expect((await fetch(everywhere.address)).status).toBe(200)
  await everywhere.close()
  const six = await serve({ port: 0, host: '::1', folder }).catch(() => null)
  if (six === null) return
  expect(six.address).toBe(`http://[::1]:${six.port}`)
  await six.close()
})
