import { describe, expect, it } from 'vitest'
import { ASKED, readAsked } from './online-reading.ts'
import { readRequest } from './reading.ts'

const TERMS = {
  game: 'tile',
  setup: { edition: '2016' },
  clock: { kind: 'game', ms: 60_000, increment: 0 },
  aids: [],
  watchedBy: 'link',
  delay: 0,
  standIn: null,
  isListed: true,
}
const SEATS = [{ kind: 'anybody' }, { kind: 'invited' }, { kind: 'bot', bot: 'random' }]
const HASH = 'ab'.repeat(32)
const at = (command: object): object => ({ ask: 'at-gathering', table: 's1', seen: 3, command })

const REQUESTS: readonly object[] = [
  { ask: 'me' },
  { ask: 'hello', name: 'Gold' },
  { ask: 'rename', name: 'Gold' },
  { ask: 'device-code' },
  { ask: 'use-code', code: 'ABCD-EFGH' },
  { ask: 'forget-me' },
  { ask: 'export' },
  { ask: 'my-tables' },
  { ask: 'open-tables' },
  { ask: 'gather', terms: TERMS, seats: SEATS },
  { ask: 'gather', terms: { ...TERMS, clock: { kind: 'move', ms: 86_400_000 }, standIn: 'random' }, seats: SEATS },
  { ask: 'enter', table: 's1' },
  { ask: 'enter', table: 's1', invite: '0'.repeat(32) },
  { ask: 'invitation', table: 's1' },
  { ask: 'invitation', table: 's1', invite: '0'.repeat(32) },
  { ask: 'gathering', table: 's1' },
  at({ do: 'sit', seat: 0 }),
  at({ do: 'stand', seat: 5 }),
  at({ do: 'colour', seat: 1, colour: 'rose' }),
  at({ do: 'ready', seat: 1, end: null }),
  at({ do: 'ready', seat: 1, end: HASH }),
  at({ do: 'not-ready', seat: 1 }),
  at({ do: 'reveal', seat: 1, link: HASH }),
  at({ do: 'send-away', seat: 1 }),
  at({ do: 'change', terms: TERMS, seats: SEATS }),
  { ...at({ do: 'dissolve' }), key: 'k-1' },
  { ask: 'play-anyone', game: 'tile' },
  { ask: 'rematch', table: 's1' },
]
const SERVED: readonly object[] = [
  { ask: 'games' },
  { ask: 'command', table: 's1', seen: 1, command: { do: 'resign', by: 0 }, key: 'k' },
  { ask: 'record', table: 's1' },
  { ask: 'keep', record: { any: 1 } },
  { ask: 'forget', table: 's1' },
  { ask: 'passed', table: 's1', from: 0, to: 3 },
  { ask: 'advice', table: 's1', by: 1, seen: 12 },
  { ask: 'review', source: { table: 's1' } },
  { ask: 'review', source: { record: 1 } },
  { ask: 'review-at', source: { table: 's1' }, position: 2 },
]

/** The request with one field of one object changed, in every way that could matter. */
function* broken(request: object): Generator<object> {
  for (const [key, value] of Object.entries(request)) {
    const { [key]: _, ...without } = request as Record<string, unknown>
    const isOptional = ['key', 'invite'].includes(key)
    if (!isOptional && key !== 'ask') yield without
    for (const other of [
      ...(isOptional ? [] : [undefined]),
      -1,
      1.5,
      1e9,
      'x'.repeat(70),
      [],
      {},
      true,
      { __proto__: null, a: 1 },
      Symbol.iterator,
    ])
      if (typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value))
        yield { ...request, [key]: other }
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const inner of broken(value)) yield { ...request, [key]: inner }
  }
  yield { ...request, more: 1 }
}

/** These are judged by others: a setup by its game, a record by the kernel. */
const isLeftToOthers = (request: object): boolean => {
  const { terms, command } = request as { terms?: { setup?: unknown }; command?: { terms?: { setup?: unknown } } }
  const setup = terms?.setup ?? command?.terms?.setup
  return setup !== undefined && JSON.stringify(setup) !== JSON.stringify(TERMS.setup)
}

describe('requests to a server', () => {
  it.each(REQUESTS.map((request) => [JSON.stringify(request).slice(0, 70), request]))('are read: %s', (_, request) => {
    expect(readAsked(request)).toEqual({ ok: true, value: request })
  })

  it('WIRE-20 are read for every verb, and have a shape', () => {
    const read = [...REQUESTS, ...SERVED].map((request) => (request as { ask: string }).ask)
    expect(new Set(read)).toEqual(new Set(Object.keys(ASKED)))
    for (const { schema } of Object.values(ASKED)) expect(schema).toMatchObject({ type: 'object' })
    for (const ask of ['watch', 'open', 'toString', '__proto__', '', 1, null]) expect(readAsked({ ask }).ok).toBe(false)
  })

  it('WIRE-21 are refused with a field missing, of another kind, or one too many', () => {
    let refused = 0
    for (const request of REQUESTS)
      for (const one of broken(request)) {
        if (isLeftToOthers(one) || JSON.stringify(one) === JSON.stringify(request)) continue
        const read = readAsked(one)
        expect([JSON.stringify(one), read.ok]).toEqual([JSON.stringify(one), false])
        refused++
      }
    expect(refused).toBeGreaterThan(500)
  })

  it.each([
    ['a chain of other digits', at({ do: 'ready', seat: 0, end: HASH.toUpperCase() })],
    ['a link that is too short', at({ do: 'reveal', seat: 0, link: HASH.slice(1) })],
    ['an invitation of another form', { ask: 'enter', table: 's1', invite: `${'0'.repeat(31)}g` }],
    ['a table with other letters', { ask: 'enter', table: '../s1' }],
    ['a seat beyond the last', at({ do: 'sit', seat: 6 })],
    [
      'a clock that is too quick',
      { ask: 'gather', terms: { ...TERMS, clock: { kind: 'move', ms: 10 } }, seats: SEATS },
    ],
    ['a delay that is too long', { ask: 'gather', terms: { ...TERMS, delay: 1e7 }, seats: SEATS }],
    ['no seats', { ask: 'gather', terms: TERMS, seats: [] }],
    ['too many seats', { ask: 'gather', terms: TERMS, seats: Array.from({ length: 7 }, () => SEATS[0]) }],
    ['a setup that is too large', { ask: 'gather', terms: { ...TERMS, setup: 'x'.repeat(9_000) }, seats: SEATS }],
    ['a name that cannot be seen', { ask: 'hello', name: '\u2800' }],
    ['a name that is too long', { ask: 'rename', name: 'x'.repeat(41) }],
  ])('WIRE-22 are refused with %s', (_, request) => {
    expect(readAsked(request)).toMatchObject({ ok: false })
  })

  it('WIRE-23 that any host is asked are read as a worker reads them, and so says their shape', () => {
    expect(readAsked({ ask: 'passed', table: 's1', from: 5, to: 3 }).ok).toBe(false)
    for (const request of SERVED)
      for (const one of [request, ...broken(request)]) {
        expect(readAsked(one).ok).toBe(readRequest(one).ok)
        const { ask, ...sent } = one as { ask: keyof typeof ASKED }
        if (readRequest(one).ok) expect(() => ASKED[ask].read(sent, 'request')).not.toThrow()
      }
  })
})
