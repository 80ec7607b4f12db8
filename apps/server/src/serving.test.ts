import { existsSync, renameSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useSite } from '../test/site.ts'
import { serve } from './serving.ts'

const site = useSite()

describe('what cannot be answered', () => {
  test('what is not there is 404, in one sentence', async () => {
    const { status, headers, body } = await site.ask('/no/such/page')
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe('There is nothing here.\n')
  })

  test.each([150, 300, 5_000])('a name of %i letters is not there', async (length) => {
    expect((await site.ask(`/${'x'.repeat(length)}`)).status).toBe(404)
  })

  test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '/..%5c..%5csecret.txt', 'http://elsewhere/', '*'])(
    '%s cannot be read',
    async (path) => {
      const { status, body } = await site.ask(path)
      expect([status, body.toString()]).toEqual([400, 'This address cannot be read.\n'])
    },
  )

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//../secret.txt',
    '/..',
  ])('%s does not lead out of the folder', async (path) => {
    const { status, body } = await site.ask(path)
    expect(status).toBe(400)
    expect(body.toString()).not.toContain('not yours')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status, headers } = await site.ask('/', { method, headers: { 'content-type': 'application/json' } })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })
})

test('while the folder is away there is nothing, and afterwards everything again', async () => {
  const away = `${site.folder}-away`
  renameSync(site.folder, away)
  expect(existsSync(site.folder)).toBe(false)
  expect((await site.ask('/')).status).toBe(404)
  renameSync(away, site.folder)
  expect((await site.ask('/')).status).toBe(200)
})

test('a port that is taken is told by its code', async () => {
  const { port, folder } = site
  await expect(serve({ port, host: '127.0.0.1', folder })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('the address is one that a browser can open', async () => {
  const { folder } = site
  const everywhere = await serve({ port: 0, folder })
  expect(everywhere.address).toBe(`http://localhost:${everywhere.port}`)
  expect((await fetch(everywhere.address)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${everywhere.port}`)).status).toBe(200)
  await everywhere.close()
  const six = await serve({ port: 0, host: '::1', folder }).catch(() => null)
  if (six === null) return
  expect(six.address).toBe(`http://[::1]:${six.port}`)
  await six.close()
})
