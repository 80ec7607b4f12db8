import { expect, test } from 'vitest'
import { PlayingSite } from '../../test/playing-site.ts'
import { ask, post } from '../../test/raw-http.ts'
import { makeLog, withoutSecrets } from './logging.ts'

const DEVICE = '0123456789abcdef'.repeat(2)
const INVITE = 'fedcba9876543210'.repeat(2)
const LINK = 'ab12'.repeat(16)

test('at its most talkative the log has no secret, no name, no code and no body', async () => {
  const lines: string[] = []
  const { log } = await makeLog('trace', (line) => lines.push(line))
  const site = new PlayingSite()
  await site.open({ log, trusted: ['127.0.0.1'], isPublic: true })
  const cookie = `bastide-device=${DEVICE}`
  const far = { cookie, 'x-forwarded-for': '198.51.100.7' }
  site.service.next = () => ({ result: { ok: true, value: { guest: 'g', name: 'Blue' } }, device: DEVICE })
  await post(site.port, 'hello', { name: 'Heliotrope' })
  await post(site.port, 'enter', { table: 's12', invite: INVITE }, { cookie })
  await post(site.port, 'use-code', { code: 'qrst-uvwx' }, far)
  await post(site.port, 'me', `{"broken": "${INVITE}"`, { cookie })
  await post(site.port, `me?secret=${INVITE}`, {}, { cookie })
  await ask(site.port, `/api/stream?watch=s99&from=${INVITE}&p=7`, { headers: { cookie } })
  await ask(site.port, `/${INVITE}?x=${DEVICE}`, { headers: { cookie } })
  // What a store might say of a row that is there already.
  const fault = Object.assign(new Error(`key (hash)=(${LINK}) exists`), { detail: 'Heliotrope', parameters: [INVITE] })
  site.service.next = () => Promise.reject(fault)
  await post(site.port, 'hello', { name: 'Heliotrope' }, far)
  await site.close()
  const written = lines.join('')
  for (const secret of [DEVICE, INVITE, LINK, 'Heliotrope', 'qrst', 's99', 'bastide-device', '198.51.100.7'])
    expect([secret, written.includes(secret)]).toEqual([secret, false])
  expect(written).toContain('"asked":"POST /api/hello"')
  expect(written).toContain('key (hash)=(…) exists')
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

test('what may be a secret is left out of any text', () => {
  expect(withoutSecrets(`a ${DEVICE} and ${LINK.toUpperCase()}.`)).toBe('a … and ….')
  expect(withoutSecrets('table s12, seat 3, 2026-01-01T00:00:00')).toBe('table s12, seat 3, 2026-01-01T00:00:00')
})
