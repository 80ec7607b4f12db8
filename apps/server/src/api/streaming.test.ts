import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PlayingSite } from '../../test/playing-site.ts'
import { ask, Listener } from '../../test/raw-http.ts'
import { MOST_WAITING } from './event-stream.ts'
import { readWatched } from './streaming.ts'

let site: PlayingSite
beforeEach(async () => {
  site = new PlayingSite()
  await site.open()
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})

const lastStream = () => {
  const last = site.service.streams.at(-1)
  if (last === undefined) throw new Error('no stream was opened')
  return last
}

describe('what is watched', () => {
  test.each([
    ['', []],
    ['s12', [{ table: 's12' }]],
    ['s12,s3~1', [{ table: 's12' }, { table: 's3', as: 1 }]],
  ])('%j is read', (text, watched) => {
    expect(readWatched(text)).toEqual({ ok: true, value: watched })
  })

  test.each([',', 's1,', 'S1', 's1~', 's1~12', 's1~x', '../x', `s${'1'.repeat(40)}`, 's1 ', ['s1', 's2'], {}])(
    '%j is refused',
    (text) => {
      expect(readWatched(text)).toMatchObject({ ok: false, where: 'watch' })
    },
  )

  test('is not without limit', () => {
    expect(readWatched(Array.from({ length: 33 }, (_, n) => `s${n}`).join(','))).toMatchObject({ code: 'too-long' })
  })
})

describe('a stream', () => {
  test('has the headers that keep proxies from holding it back', async () => {
    const listener = await Listener.open(site.port, '/api/stream?watch=s1&p=1')
    expect(listener.response.statusCode).toBe(200)
    expect(listener.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(listener.response.headers['content-encoding']).toBeUndefined()
    await expect.poll(() => listener.events.length).toBe(1)
    const retry = Number(/^retry: (\d+)$/.exec(listener.events[0]?.other ?? '')?.[1])
    expect(retry).toBeGreaterThanOrEqual(1_000)
    expect(retry).toBeLessThan(3_000)
    listener.close()
  })

  test('tells what the service sends, with the cursor as its id', async () => {
    const listener = await Listener.open(site.port, '/api/stream?watch=s1~0,s2')
    expect(lastStream()).toMatchObject({ watched: [{ table: 's1', as: 0 }, { table: 's2' }], cursor: null })
    const { sink } = lastStream()
    expect(sink.send({ cursor: 's1.4', data: '{"tell":"a"}' })).toBe(true)
    expect(sink.send({ cursor: null, data: '{"tell":"ü"}' })).toBe(true)
    await expect
      .poll(() => listener.events.slice(1))
      .toEqual([
        { id: 's1.4', data: '{"tell":"a"}', other: null },
        { id: null, data: '{"tell":"ü"}', other: null },
      ])
    listener.close()
    await expect.poll(() => lastStream().isClosed).toBe(true)
  })

  test('goes on from the cursor: Last-Event-ID before the address', async () => {
    const one = await Listener.open(site.port, '/api/stream?watch=s1&from=s1.4')
    expect(lastStream().cursor).toBe('s1.4')
    const other = await Listener.open(site.port, '/api/stream?watch=s1&from=s1.4', { 'last-event-id': 's1.9' })
    expect(lastStream().cursor).toBe('s1.9')
    one.close()
    other.close()
  })

  test('what is sent while it is being opened is not lost', async () => {
    site.service.atOpening = (sink) => sink.send({ cursor: '1', data: '{"tell":"first"}' })
    const listener = await Listener.open(site.port, '/api/stream')
    await expect.poll(() => listener.notices).toEqual([{ tell: 'first' }])
    listener.close()
  })

  test('is refused with a status, before it begins', async () => {
    for (const path of ['/api/stream?watch=..', `/api/stream?from=${'x'.repeat(4_001)}`, '/api/stream?from=a&from=b'])
      expect([path, (await ask(site.port, path)).status]).toEqual([path, 400])
    site.service.refuseStreams = 2_500
    const { status, headers } = await ask(site.port, '/api/stream')
    expect([status, headers['retry-after']]).toEqual([429, '3'])
    expect(site.service.streams).toEqual([])
  })

  test('of a page of another version tells it to load itself again, and ends', async () => {
    const listener = await Listener.open(site.port, '/api/stream?watch=s1&p=2')
    await expect.poll(() => listener.hasEnded).toBe(true)
    expect(listener.notices).toEqual([{ tell: 'reload', protocol: 1 }])
    expect(site.service.streams).toEqual([])
  })

  test('is no answer to HEAD or POST', async () => {
    expect((await ask(site.port, '/api/stream', { method: 'HEAD' })).status).toBe(404)
    const headers = { 'content-type': 'application/json' }
    expect((await ask(site.port, '/api/stream', { method: 'POST', headers, body: '{}' })).status).toBe(404)
  })
})

describe('a slow reader', () => {
  test('is sent no more than a little above the limit, and is told of when everything was taken', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write('GET /api/stream HTTP/1.1\r\nHost: here\r\n\r\n')
    // It takes nothing: first the system's buffers fill, then ours.
    socket.pause()
    await expect.poll(() => site.service.streams.length).toBe(1)
    const { sink } = lastStream()
    const message = { cursor: '1', data: JSON.stringify('x'.repeat(30_000)) }
    let sent = 1
    for (; sink.send(message); sent++) {
      if (sent > 10_000) throw new Error('nothing ever held it back')
      await new Promise((resolve) => setImmediate(resolve))
    }
    // The last one crossed the limit.
    expect(lastStream().drained).toBe(0)
    let taken = 0
    socket.on('data', (piece) => {
      taken += piece.length
    })
    socket.resume()
    await expect.poll(() => lastStream().drained).toBe(1)
    await expect.poll(() => taken).toBeGreaterThan(sent * 30_000)
    expect(MOST_WAITING).toBeLessThan(100_000)
    expect(sink.send(message)).toBe(true)
    socket.destroy()
  })
})

test('the server ends politely: what is under way is answered, streams are told and end, nobody new comes in', async () => {
  const listener = await Listener.open(site.port, '/api/stream')
  let answer: () => void = () => {}
  site.service.next = () =>
    new Promise((resolve) => {
      answer = () => resolve({ result: { ok: true, value: 'saved' } })
    })
  const { port } = site
  const asked = ask(port, '/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  await expect.poll(() => site.service.heard.length).toBe(1)
  const stopped = site.stop()
  await expect.poll(() => listener.hasEnded).toBe(true)
  expect(listener.notices).toEqual([{ tell: 'ending', after: 1_000 }])
  answer()
  expect(JSON.parse((await asked).body.toString())).toEqual({ ok: true, value: 'saved' })
  await stopped
  await expect(ask(port, '/')).rejects.toThrow()
})
