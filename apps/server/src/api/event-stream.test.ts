import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { EventStream, MOST_WAITING } from './event-stream.ts'

/** An answer that nobody takes until it is read. */
function answering() {
  const raw = Object.assign(new PassThrough(), { writeHead: () => raw })
  return raw
}

test('a heartbeat is a comment, and none is added to what a slow reader has not taken', () => {
  let now = 0
  const raw = answering()
  const events = new EventStream(raw as unknown as ServerResponse, () => now)
  events.beat()
  expect(raw.read()).toBeNull()
  events.open()
  events.beat()
  expect(String(raw.read())).toMatch(/^retry: \d+\n\n:\n\n$/)
  expect(events.send({ cursor: null, data: 'x'.repeat(2 * MOST_WAITING) })).toBe(false)
  const { writableLength } = raw
  now = 59_000
  events.beat()
  expect(raw.writableLength).toBe(writableLength)
  expect(raw.destroyed).toBe(false)
  now = 60_001
  events.beat()
  expect(raw.destroyed).toBe(true)
})
