import { refusal } from '@bastide/kernel'
import type { Asked } from '@bastide/online'
import { ASKED } from '@bastide/wire'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePlayingSite } from '../../test/playing-site.ts'
import { ask, post } from '../../test/raw-http.ts'
import { ScriptedService } from '../../test/scripted-service.ts'

const site = usePlayingSite()
const VERBS = Object.keys(ASKED)

beforeEach(() => {
  const fresh = new ScriptedService()
  site.service.next = fresh.next
  site.service.heard.length = 0
})

/** For each verb something that its reader takes. */
const terms = {
  game: 'tile',
  setup: {},
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'link',
  delay: 0,
  standIn: null,
  isListed: false,
}
const GOOD: { readonly [verb: string]: object } = {
  hello: { name: 'Blue' },
  rename: { name: 'Red' },
  'use-code': { code: 'abcd-efgh' },
  gather: { terms, seats: [{ kind: 'anybody' }, { kind: 'bot', bot: 'random' }] },
  enter: { table: 's12', invite: '0'.repeat(32) },
  invitation: { table: 's12', invite: '0'.repeat(32) },
  gathering: { table: 's12' },
  'at-gathering': { table: 's12', seen: 1, command: { do: 'sit', seat: 0 }, key: 'k1' },
  'play-anyone': { game: 'tile' },
  rematch: { table: 's12' },
  command: { table: 's12', seen: 3, command: { do: 'resign', by: 0 } },
  record: { table: 's12' },
  keep: { record: {} },
  forget: { table: 's12' },
  passed: { table: 's12', from: 0, to: 2 },
  advice: { table: 's12', by: 0, seen: 3 },
  review: { source: { table: 's12' } },
  'review-at': { source: { table: 's12' }, position: 0 },
}

describe.each(VERBS)('%s', (verb) => {
  const good = GOOD[verb] ?? {}

  test('is read, asked of the service, and answered as JSON that nobody keeps', async () => {
    const { status, body, headers } = await post(site.port, verb, good)
    expect([status, body]).toEqual([200, { ok: true, value: 'done' }])
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(site.service.heard).toEqual([
      { caller: { device: null, address: '127.0.0.1' }, request: { ask: verb, ...good } },
    ])
  })

  test('HTTP-2 is refused where it cannot be read, and the service does not hear of it', async () => {
    for (const bad of [
      '',
      '{',
      '[]',
      'null',
      '7',
      '"x"',
      '{"__proto__":{"a":1}}',
      JSON.stringify({ ...good, ask: 'me' }),
    ])
      expect([bad, (await post(site.port, verb, bad)).status]).toEqual([bad, 400])
    const { status, body } = await post(site.port, verb, { ...good, surprise: 1 })
    expect([status, body.code]).toEqual([400, 'unknown-field'])
    for (const missing of Object.keys(good)) {
      const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== missing))
      const isOptional = missing === 'key' || missing === 'invite'
      expect([missing, (await post(site.port, verb, rest)).status]).toEqual([missing, isOptional ? 200 : 400])
    }
    expect(site.service.heard.every(({ request }) => !('surprise' in request))).toBe(true)
  })

  test('is asked by POST only', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const heard = await ask(site.port, `/api/${verb}`, { method })
      expect([method, heard.status, heard.headers.allow]).toEqual([method, 405, 'POST'])
    }
    expect(site.service.heard).toEqual([])
  })

  test('HTTP-2 is read as JSON only', async () => {
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])
      expect([kind, (await post(site.port, verb, good, { 'content-type': kind })).status]).toEqual([kind, 415])
    const none = await ask(site.port, `/api/${verb}`, { method: 'POST' })
    expect(none.status).toBe(415)
    expect(site.service.heard).toEqual([])
  })

  test('HTTP-2 is refused if it is huge, in one sentence', async () => {
    const { status, body } = await post(site.port, verb, { huge: 'x'.repeat(1024 * 1024) })
    expect([status, body]).toEqual([
      413,
      { ok: false, code: 'too-large', reason: 'that is more than is read here', where: null, clause: null },
    ])
    expect(site.service.heard).toEqual([])
  })
})

test('only records may be long', async () => {
  const record = { a: 'x'.repeat(200_000) }
  expect((await post(site.port, 'keep', { record })).status).toBe(200)
  expect((await post(site.port, 'review', { source: { record } })).status).toBe(200)
  expect((await post(site.port, 'command', { ...GOOD.command, key: 'x'.repeat(200_000) })).status).toBe(413)
})

test('what is not there is told as JSON, and nothing of the pages', async () => {
  for (const [method, path] of [
    ['POST', '/api/everything'],
    ['POST', '/api/toString'],
    ['POST', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/watch'],
    ['POST', '/api/open'],
    ['POST', '/api/script'],
  ] as const) {
    const heard = await ask(site.port, path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? '{}' : undefined,
    })
    expect([path, heard.status, JSON.parse(heard.body.toString()).code]).toEqual([path, 404, 'unknown-verb'])
  }
})

describe('the status says what a refusal means', () => {
  test.each([
    ['no-guest', 401],
    ['blocked', 403],
    ['not-your-seat', 403],
    ['unknown-table', 404],
    ['stale', 409],
    ['anything-else', 400],
    ['toString', 400],
    ['fault', 500],
  ])('%s: %i', async (code, status) => {
    site.service.next = () => ({ result: refusal(code, 'because', { where: 'there', clause: 'BASE-1' }) })
    const heard = await post(site.port, 'me')
    expect([heard.status, heard.body]).toEqual([
      status,
      { ok: false, code, reason: 'because', where: 'there', clause: 'BASE-1' },
    ])
  })

  test('too much is told with when to come back, in whole seconds', async () => {
    site.service.next = () => ({ result: refusal('too-many', 'slower'), retryAfter: 1_200 })
    const { status, headers } = await post(site.port, 'me')
    expect([status, headers['retry-after']]).toEqual([429, '2'])
  })

  test('HTTP-5 nothing is told of a fault', async () => {
    site.service.next = () => Promise.reject(new Error('the secret is 12345'))
    const { status, body } = await post(site.port, 'me')
    expect([status, body.code]).toEqual([500, 'fault'])
    expect(JSON.stringify(body)).not.toContain('12345')
  })
})

describe('a page of another version', () => {
  test.each([[{ 'bastide-protocol': '2' }], [{ 'bastide-protocol': '' }], [{ 'bastide-protocol': '1, 1' }]])(
    'is told to load itself again: %j',
    async (headers) => {
      const { status, body } = await post(site.port, 'me', {}, headers)
      expect([status, body.code]).toEqual([409, 'reload'])
    },
  )
  test('is told by the address, too', async () => {
    expect((await post(site.port, 'me?p=2')).body.code).toBe('reload')
    expect((await post(site.port, 'me?p=1')).status).toBe(200)
    expect((await post(site.port, 'me', {}, { 'bastide-protocol': '1' })).status).toBe(200)
  })
})

describe('HTTP-1 another site', () => {
  const own = () => `http://127.0.0.1:${site.port}`
  const host = () => `127.0.0.1:${site.port}`

  test.each([
    'http://elsewhere.example',
    'https://127.0.0.1.elsewhere.example',
    'null',
    'http://127.0.0.1:1',
    'nonsense',
  ])('%s may not ask', async (origin) => {
    for (const verb of ['me', 'hello', 'nothing'])
      expect([verb, (await post(site.port, verb, {}, { origin })).body.code]).toEqual([verb, 'cross-site'])
    const stream = await ask(site.port, '/api/stream', { headers: { origin } })
    expect(stream.status).toBe(403)
    expect(site.service.heard).toEqual([])
  })

  test.each(['cross-site', 'same-site', 'nonsense', ''])('nor a request that says %j', async (fetchSite) => {
    const headers = { 'sec-fetch-site': fetchSite }
    expect((await post(site.port, 'me', {}, headers)).status).toBe(403)
    expect((await ask(site.port, '/api/stream', { headers })).status).toBe(403)
  })

  test('our own pages may', async () => {
    const headers = { origin: own(), host: host(), 'sec-fetch-site': 'same-origin' }
    expect((await post(site.port, 'me', {}, headers)).status).toBe(200)
  })
})

test('clocks are looked at every second', async () => {
  const before = site.service.swept
  await expect.poll(() => site.service.swept, { timeout: 3_000 }).toBeGreaterThan(before)
})

test('the document describes every verb by the shapes that read it', async () => {
  const heard = await ask(site.port, '/api/openapi.json')
  const document = JSON.parse(heard.body.toString())
  const described = Object.keys(document.paths).sort()
  expect(described).toEqual([...VERBS, 'stream'].map((verb) => `/api/${verb}`).sort())
  for (const verb of VERBS) {
    const { schema } = document.paths[`/api/${verb}`].post.requestBody?.content['application/json'] ?? { schema: {} }
    const { required = [], properties = {} } = schema as { required?: string[]; properties?: object }
    // What the document says is needed is needed, and nothing else is.
    const shape = ASKED[verb as Asked['ask']].schema as { required?: string[]; properties?: object }
    expect([verb, required]).toEqual([verb, shape.required ?? []])
    expect(Object.keys(properties)).toEqual(Object.keys(shape.properties ?? {}))
    expect(Object.keys(GOOD[verb] ?? {}).every((name) => Object.hasOwn(properties, name))).toBe(true)
  }
})
