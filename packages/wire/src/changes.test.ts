import { readFileSync } from 'node:fs'
import { attempt, type Json } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, changesBetween, type KnownChanges, readChanged } from './changes.ts'

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const after = (before: Json, changes: Json): unknown => attempt(() => changed(before, changes))
/** As bytes, so that a field called __proto__ counts as one. */
const text = (value: unknown): string => {
  const sorted = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map(sorted)
      : one !== null && typeof one === 'object'
        ? Object.entries(one)
            .map(([key, field]) => [key, sorted(field)])
            .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1))
        : one
  return JSON.stringify(sorted(value))
}

const KEYS = ['a', 'b', '__proto__', 'constructor', 'toString', '', '0', 'length']
/** Long, so that naming what changed is shorter than all of it. */
const LONG = ['one', 'two', 'three'].map((word) => word.repeat(12))
/** Few keys and values, so that two of them have much in common. */
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.constantFrom<Json>(null, true, false, 0, 1, -1, 2.5, '', 'x', ...LONG, ...LONG),
    fc.array(tie('value'), { maxLength: 7 }),
    fc.array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5 }).map((all) => Object.fromEntries(all)),
  ),
})).value

describe('changes', () => {
  it('WIRE-8 lead from any value to any other, over a wire, and leave both as they were', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), fc.tuple(fc.jsonValue(), fc.jsonValue())), ([one, other]) => {
        const [before, wanted] = [asSent(one) as Json, asSent(other) as Json]
        const [textBefore, textWanted] = [text(before), text(wanted)]
        const changes = asSent(changesBetween(before, wanted))
        expect(text(after(before, changes))).toBe(text({ ok: true, value: wanted }))
        expect([text(before), text(wanted)]).toEqual([textBefore, textWanted])
      }),
      { numRuns: 3_000 },
    )
  })

  it('WIRE-8 lead from any value to any other, also if some are known already', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 4 }), (values) => {
        const known = new Map() as KnownChanges
        for (const before of values)
          for (const wanted of values) {
            const [one, other] = [{ shared: before }, { shared: wanted }] as [Json, Json]
            expect(changesBetween(one, other, known)).toEqual(changesBetween(one, other))
          }
      }),
    )
  })

  it('are not looked for again where two values share a list', () => {
    const known = new Map() as KnownChanges
    const [before, after] = [LONG.map((word) => [word]), LONG.map((word, i) => [i === 1 ? 'x' : word])]
    const first = changesBetween({ seat: 0, before }, { seat: 0, before: after }, known) as { before: Json }
    const second = changesBetween({ seat: 1, before }, { seat: 1, before: after }, known) as { before: Json }
    expect(second.before).toBe(first.before)
  })

  it('WIRE-8 lead from a value to itself', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(text(after(value, changesBetween(value, value)))).toBe(text({ ok: true, value }))
      }),
    )
  })

  it('are hardly ever longer than what they lead to', () => {
    fc.assert(
      fc.property(json, json, (before, wanted) => {
        expect(JSON.stringify(changesBetween(before, wanted)).length).toBeLessThanOrEqual(
          JSON.stringify(wanted).length + 2,
        )
      }),
    )
  })

  it.each<readonly [what: string, before: Json, after: Json, changes: Json]>([
    ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a field that goes', { a: 1, b: [1, 2] }, { a: 1 }, { b: [] }],
    ['a field that comes', { a: 1 }, { a: 1, b: [] }, { b: [[]] }],
    [
      'a field with a name that objects have',
      { a: LONG },
      JSON.parse(`{"a":${JSON.stringify(LONG)},"__proto__":{}}`),
      JSON.parse('{"__proto__":[{}]}'),
    ],
    [
      'entries that are alike',
      ['one', 'one'].map((word) => word.repeat(9)),
      ['one', 'one', 'one'].map((word) => word.repeat(9)),
      [2, ['one'.repeat(9)]],
    ],
    ['entries at the end', { a: [1, 2, 3] }, { a: [1, 2, 3, 4, 5] }, { a: [3, [4, 5]] }],
    ['entries that go', { a: [1, 2, 3, 4, 5] }, { a: [1, 4, 5] }, { a: [1, -2] }],
    [
      'an entry among others',
      [
        { n: 1, m: 1 },
        { n: 2, m: 'long enough' },
        { n: 3, m: 3 },
      ],
      [
        { n: 1, m: 1 },
        { n: 4, m: 'long enough' },
        { n: 3, m: 3 },
      ],
      [1, { n: 4 }],
    ],
    [
      'an entry that is a list',
      [['one', 'two', 'three', 'four'], 'five'],
      [['one', 'two', 'three', 6], 'five'],
      [0, null, [3, -1, [6]]],
    ],
    ['two that go, with one that changes between', ['one', 'two', 'three', 'four'], ['two', 'four'], [0, -1, 1, -1]],
  ])('WIRE-8 name only what is new: %s', (_, before, wanted, changes) => {
    expect(changesBetween(before, wanted)).toEqual(changes)
    expect(after(before, changes)).toEqual({ ok: true, value: wanted })
  })

  it('WIRE-8 are as the protocol describes them', () => {
    const protocol = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
    const section = protocol.slice(protocol.indexOf('### Changes'))
    const lines = [...section.matchAll(/^\{ .*\}$/gm)].map(([line]) => JSON.parse(line) as Json)
    const [before, wanted, changes] = lines as [Json, Json, Json]
    expect(changesBetween(before, wanted)).toEqual(changes)
    expect(after(before, changes)).toEqual({ ok: true, value: wanted })
  })

  it.each<readonly [what: string, before: Json, changes: unknown]>([
    ['nothing', { a: 1 }, undefined],
    ['fields of a number', 3, { a: 1 }],
    ['fields of a list', [1], { a: 1 }],
    ['steps for an object', { a: 1 }, [1, 1]],
    ['more entries than there are', [1, 2], [1, 2]],
    ['fewer entries than there are left', [1, 2], [1, -2]],
    ['half an entry', [1, 2], [0.5, [3]]],
    ['a step that is a text', [1, 2], [1, 'two']],
    ['a step that is true', [1, 2], [1, true]],
    ['a change that is missing', [1, 2], [1, null]],
    ['an object for an entry that is none', [1, 2], [1, { a: 1 }]],
    ['a whole that is taken away', { a: 1 }, []],
    ['an entry that is taken away as a field is', [1, 2], [1, null, []]],
    ['a change inside a field that is not there', { a: 1 }, { b: { c: 1 } }],
    ['steps for a field that is not there', { a: 1 }, { constructor: [0, [1]] }],
    ['a change inside what every object inherits', {}, { __proto__: 1, toString: { name: 'x' } }],
  ])('WIRE-9 are refused if they do not fit: %s', (_, before, changes) => {
    expect(readChanged(before, changes)).toMatchObject({ ok: false, code: 'not-a-change' })
  })

  it('WIRE-9 are refused if they are nested without end', () => {
    let [before, change]: [Json, Json] = [1, 2]
    for (let depth = 0; depth < 20_000; depth++) [before, change] = [{ a: before }, { a: change }]
    expect(readChanged(before, change)).toMatchObject({ ok: false, code: 'too-deep' })
  })

  it('WIRE-9 never throw, whatever is sent', () => {
    fc.assert(
      fc.property(json, json, (before, anything) => {
        const read = readChanged(before, anything)
        if (!read.ok) expect(read.code).toBe('not-a-change')
      }),
      { numRuns: 2_000 },
    )
  })

  it('WIRE-9 never reach the prototype of objects', () => {
    const change = JSON.parse('{"__proto__":{"isMine":true}}')
    expect(readChanged({}, change)).toMatchObject({ ok: false })
    const own = readChanged({}, JSON.parse('{"__proto__":[{"isMine":true}]}'))
    expect(Object.hasOwn((own as { value: object }).value, '__proto__')).toBe(true)
    expect(({} as { isMine?: true }).isMine).toBeUndefined()
  })
})
