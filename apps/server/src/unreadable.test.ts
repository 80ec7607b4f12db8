import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { usePlayingSite } from '../test/playing-site.ts'
import { ask } from '../test/raw-http.ts'

const site = usePlayingSite()

/** Everything that comes back until the server closes the connection. */
const heard = (text: string): Promise<{ readonly head: string; readonly body: string }> =>
  new Promise((resolve, reject) => {
    let all = ''
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (piece) => {
      all += piece
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = all.split('\r\n\r\n')
      resolve({ head, body })
    })
  })

const HOST = 'Host: localhost\r\n'

test.each([
  ['large headers', `GET / HTTP/1.1\r\n${HOST}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  ['a length that is none', `POST /api/me HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`, 400, 'not-readable'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'not-readable'],
])('%s are refused as all else is', async (_, text, status, code) => {
  const { head, body } = await heard(text)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('X-Content-Type-Options: nosniff')
  expect(head).toContain('Cache-Control: no-store')
  expect(JSON.parse(body)).toEqual({ ok: false, code, reason: expect.any(String), where: null, clause: null })
})

test('a request that cannot be read does not harm the next', async () => {
  await heard('hello\r\n\r\n')
  expect((await ask(site.port, '/healthz')).status).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH'])('a body that is not JSON is refused as all else is: %s', async (method) => {
  for (const type of ['text/plain', 'text/csv', 'application/jsonx']) {
    const { status, body } = await ask(site.port, '/api/me', {
      method,
      headers: { 'content-type': type },
      body: 'hello',
    })
    expect([method, type, status]).toEqual([method, type, 415])
    expect(JSON.parse(body.toString())).toMatchObject({ ok: false, code: 'not-json', where: null, clause: null })
  }
})
