import { describe, expect, it } from 'vitest'
import { type Network, ServerAsking } from './asking.ts'
import type { Refused } from './refused.ts'

const COMMAND = { table: 's1', seen: 1, command: { do: 'resign', by: 0 }, key: 'k' } as const
const json = (body: unknown, status = 200, headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers })

/** Answers in this order; the last one again and again. Waiting takes no time. */
function networkOf(...answers: readonly (() => Response)[]) {
  const sent: { readonly address: string; readonly body: unknown }[] = []
  let time = 0
  const network: Network = {
    fetch(address, { body }) {
      const answer = answers[Math.min(sent.length, answers.length - 1)] as () => Response
      sent.push({ address, body: JSON.parse(body as string) })
      return Promise.resolve().then(answer)
    },
    wait(ms) {
      time += ms
      return Promise.resolve()
    },
    now: () => time,
  }
  return { asking: new ServerAsking(network), sent, time: () => time }
}

const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'ok',
    (thrown: Refused) => thrown.refusal.code,
  )

describe('asking a server', () => {
  it('posts to an address relative to the page, and gives the value', async () => {
    const { asking, sent } = networkOf(() => json({ ok: true, value: { guest: 'g', name: 'Red' } }))
    expect(await asking.ask('hello', { name: 'Red' })).toEqual({ guest: 'g', name: 'Red' })
    expect(sent).toEqual([{ address: 'api/hello', body: { name: 'Red' } }])
  })

  it('a refusal is thrown as it was said, whatever the status', async () => {
    const { asking } = networkOf(() => json({ ok: false, code: 'stale', reason: 'too late' }, 409))
    expect(await codeOf(asking.ask('command', COMMAND))).toBe('stale')
  })

  it('a command with a key is sent again, the same, when the connection was lost', async () => {
    const { asking, sent } = networkOf(lost, lost, () => json({ ok: true, value: 2 }))
    expect(await asking.ask('command', COMMAND)).toBe(2)
    expect(sent).toHaveLength(3)
    expect(sent[2]).toEqual(sent[0])
  })

  it('it gives up after a minute', async () => {
    const { asking, sent, time } = networkOf(lost)
    expect(await codeOf(asking.ask('command', COMMAND))).toBe('unreachable')
    expect(sent.length).toBeGreaterThan(10)
    expect(time()).toBeLessThanOrEqual(60_000)
  })

  it('what would happen twice is sent once', async () => {
    const { asking, sent } = networkOf(lost)
    expect(await codeOf(asking.ask('gather', { terms: {} as never, seats: [] }))).toBe('unreachable')
    expect(sent).toHaveLength(1)
  })

  it('waits as long as the server says, then asks again', async () => {
    const busy = (): Response => json({ ok: false, code: 'too-many', reason: 'later' }, 429, { 'retry-after': '3' })
    const { asking, time } = networkOf(busy, () => json({ ok: true, value: [] }))
    expect(await asking.ask('my-tables', {})).toEqual([])
    expect(time()).toBe(3000)
  })

  it('who would have to wait too long is told so', async () => {
    const busy = (): Response => json({ ok: false, code: 'too-many', reason: 'later' }, 429, { 'retry-after': '600' })
    const { asking, time } = networkOf(busy)
    expect(await codeOf(asking.ask('command', COMMAND))).toBe('too-many')
    expect(time()).toBe(0)
  })

  it.each([
    [404, '<html>'],
    [405, ''],
    [200, '<html>'],
  ])('files without a server answer with %i: there is no server', async (status, body) => {
    const { asking } = networkOf(() => new Response(body, { status }))
    expect(await codeOf(asking.ask('me', {}))).toBe('no-server')
  })

  it('a proxy without its server is asked again', async () => {
    const { asking } = networkOf(
      () => new Response('Bad gateway', { status: 502 }),
      () => json({ ok: true, value: null }),
    )
    expect(await asking.ask('me', {})).toBe(null)
  })
})
