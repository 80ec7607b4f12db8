import type { Result } from '@bastide/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import { readCommand } from './command.ts'
import { readEvent, type TableEvent } from './event.ts'
import { LONGEST_NAME, type Opening, readOpening } from './opening.ts'
import { tableOf } from './table.ts'

const read = (value: unknown) => readOpening([stonesGame], value)
/** Why it was refused, and where. */
const refusedAs = (result: Result<unknown>) => (result.ok ? 'accepted' : `${result.code} ${result.where}`)

const DAY = 24 * 60 * 60 * 1_000
const three = openingOf('hhb')
const withSeat = (changes: object) =>
  read({ ...three, seats: [{ ...three.seats[0], ...changes }, ...three.seats.slice(1)] })
const withClock = (clock: object) => refusedAs(read({ ...three, clock }))

describe('an opening', () => {
  test('TABLE-30 comes through as it is, and no part of it is shared with the input', () => {
    const opening: Opening = {
      ...three,
      setup: { deep: [1, 'two', null, { three: true }] },
      clock: { kind: 'game', ms: 1_000, increment: 0 },
      aids: ['weather'],
    }
    const result = read(opening)
    expect(result).toEqual({ ok: true, value: opening })
    expect(result.ok && result.value.setup).not.toBe(opening.setup)
  })

  test('names a help once', () => {
    expect(read({ ...three, aids: ['weather', 'weather'] })).toMatchObject({ ok: true, value: { aids: ['weather'] } })
  })

  test('has one to six seats', () => {
    expect(refusedAs(read({ ...three, seats: [] }))).toBe('no-seats seats')
    expect(refusedAs(read(openingOf('hhhhhh')))).toBe('accepted')
    expect(refusedAs(read({ ...three, seats: new Array(7).fill(three.seats[0]) }))).toBe('too-long seats')
  })

  test.each([
    ['', 'empty-name'],
    [' ', 'empty-name'],
    [' red', 'space-around-name'],
    ['red\u200b', 'control-character'],
    ['red\n', 'control-character'],
    ['red\u202e', 'control-character'],
    ['red\ud800', 'control-character'],
    ['\u3164', 'empty-name'],
    ['\u2800\ufe0f', 'empty-name'],
    ['r'.repeat(LONGEST_NAME + 1), 'too-long'],
    [7, 'not-a-text'],
  ])('TABLE-28 gives no seat the name %j', (name, code) => {
    expect(refusedAs(withSeat({ name }))).toBe(`${code} seats[0].name`)
  })

  test('takes names of any script', () => {
    expect(withSeat({ name: 'Ærø 黄 '.trim() }).ok).toBe(true)
    expect(withSeat({ name: 'r'.repeat(LONGEST_NAME) }).ok).toBe(true)
    expect(withSeat({ name: '👩🏽‍🚀 ❤️' }).ok).toBe(true)
  })

  test.each([
    'The red one',
    'the RED one',
    'The  red one',
    'The ｒed one',
    'The red\u00a0one',
    'The red one\u3164',
    'The r\u0435d one',
    'T\u04bbe RED one',
  ])('TABLE-28 does not take %j beside "The red one"', (name) => {
    expect(refusedAs(withSeat({ name }))).toBe('same-name seats')
  })

  test('has no colour twice, and no pattern', () => {
    expect(refusedAs(withSeat({ colour: 'red' }))).toBe('same-colour seats')
    expect(refusedAs(withSeat({ pattern: 'cross' }))).toBe('same-pattern seats')
    expect(refusedAs(withSeat({ colour: 'mauve' }))).toBe('not-allowed seats[0].colour')
    expect(refusedAs(withSeat({ pattern: 'dots' }))).toBe('not-allowed seats[0].pattern')
  })

  test('has humans and bots on its seats', () => {
    expect(refusedAs(withSeat({ player: { kind: 'ghost' } }))).toBe('not-allowed seats[0].player.kind')
    expect(refusedAs(withSeat({ player: { kind: 'bot' } }))).toBe('missing-field seats[0].player')
    expect(refusedAs(withSeat({ player: { kind: 'human', bot: 'random' } }))).toBe('unknown-field seats[0].player')
    expect(refusedAs(withSeat({ player: { kind: 'bot', bot: '<b>' } }))).toBe('not-an-id seats[0].player.bot')
  })

  test('TABLE-31 has a clock of a second to thirty days', () => {
    expect(withClock({ kind: 'move', ms: 999 })).toBe('out-of-range clock.ms')
    expect(withClock({ kind: 'move', ms: 1_000 })).toBe('accepted')
    expect(withClock({ kind: 'game', ms: 30 * DAY, increment: 30 * DAY })).toBe('accepted')
    expect(withClock({ kind: 'game', ms: 30 * DAY + 1, increment: 0 })).toBe('out-of-range clock.ms')
    expect(withClock({ kind: 'game', ms: DAY, increment: 30 * DAY + 1 })).toBe('out-of-range clock.increment')
    expect(withClock({ kind: 'game', ms: 60_000, increment: -1 })).toBe('out-of-range clock.increment')
    expect(withClock({ kind: 'game', ms: 60_000 })).toBe('missing-field clock')
    expect(withClock({ kind: 'move', ms: 60_000, increment: 1 })).toBe('unknown-field clock')
    expect(withClock({ kind: 'none', ms: 60_000 })).toBe('unknown-field clock')
    expect(withClock({ kind: 'sand' })).toBe('not-allowed clock.kind')
  })

  test('TABLE-30 has a setup of some size, that is JSON', () => {
    const setup = (value: unknown) => refusedAs(read({ ...three, setup: value }))
    expect(setup('x'.repeat(9_000))).toBe('too-large setup')
    // What is stored names every option, and may be larger.
    const stored = { is: 'opened', opening: { ...three, setup: 'x'.repeat(9_000) }, at: 0 }
    expect(readEvent(stored).ok).toBe(true)
    expect(setup({ ['x'.repeat(9_000)]: 1 })).toBe('too-large setup')
    expect(setup(new Array(9_000).fill(0))).toBe('too-large setup')
    expect(setup(JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`))).toBe('too-deep setup')
    expect(setup(JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`))).toBe('too-deep setup')
    expect(setup([undefined])).toBe('not-json setup')
    expect(setup(Number.NaN)).toBe('not-json setup')
    expect(setup(1n)).toBe('not-json setup')
  })
})

describe('a command', () => {
  const move = { take: 1 }
  test.each([
    { do: 'open', opening: three },
    { do: 'play', by: 0, move },
    { do: 'take-back', by: 5 },
    { do: 'answer', by: 1, agrees: false },
    { do: 'resign', by: 2 },
    { do: 'look-at-clock' },
  ])('comes through: $do', (command) => {
    expect(readCommand(command)).toEqual({ ok: true, value: command })
  })

  test.each([
    [null, 'not-an-object command'],
    [{}, 'not-allowed do'],
    [{ do: 'toString' }, 'not-allowed do'],
    [{ do: 'play', by: 0 }, 'missing-field command'],
    [{ do: 'play', by: 6, move }, 'out-of-range by'],
    [{ do: 'play', by: -1, move }, 'out-of-range by'],
    [{ do: 'play', by: 0, move, also: 1 }, 'unknown-field command'],
    [{ do: 'play', by: 0, move: { take: 'x'.repeat(2_001) } }, 'too-large move'],
    [{ do: 'answer', by: 0, agrees: 'yes' }, 'not-allowed agrees'],
    [{ do: 'look-at-clock', by: 0 }, 'unknown-field command'],
  ])('%j is refused', (command, refusal) => {
    expect(refusedAs(readCommand(command))).toBe(refusal)
  })

  test('keeps a key that has a meaning to the language, and a zero without its sign', () => {
    const result = readCommand({ do: 'play', by: 0, move: JSON.parse('{"__proto__":{"take":1},"zero":-0}') })
    const kept = result.ok && result.value.do === 'play' ? result.value.move : null
    expect(JSON.stringify(kept)).toBe('{"__proto__":{"take":1},"zero":0}')
    expect(Object.is((kept as { zero: number }).zero, 0)).toBe(true)
  })
})

describe('an event', () => {
  const standings = [{ seat: 0, score: 3, place: 1 }]
  test.each([
    { is: 'opened', at: 0, opening: three },
    { is: 'played', at: 1, by: 'chance', move: 7 },
    { is: 'played', at: 1, by: 0, move: [] },
    { is: 'asked-back', at: 1, by: 0, to: 3 },
    { is: 'answered', at: 1, by: 0, agrees: true },
    { is: 'taken-back', at: 1, by: 0, to: 3 },
    { is: 'resigned', at: 1, by: 0 },
    { is: 'ran-out', at: 1, by: 0 },
    { is: 'finished', at: 1, why: 'time', standings },
  ])('comes through: $is', (event) => {
    expect(readEvent(event)).toEqual({ ok: true, value: event })
  })

  test.each([
    [{ is: 'resigned', by: 0 }, 'missing-field event'],
    [{ is: 'resigned', by: 0, at: 1.5 }, 'not-an-integer at'],
    [{ is: 'resigned', by: 'chance', at: 1 }, 'not-an-integer by'],
    [{ is: 'vanished', at: 1 }, 'not-allowed is'],
    [{ is: 'taken-back', by: 0, to: -1, at: 1 }, 'out-of-range to'],
    [{ is: 'finished', why: 'boredom', standings, at: 1 }, 'not-allowed why'],
    [{ is: 'finished', why: 'time', standings: [{ seat: 0, score: 3 }], at: 1 }, 'missing-field standings[0]'],
    [
      { is: 'finished', why: 'time', standings: [{ seat: 0, score: 3, place: 0 }], at: 1 },
      'out-of-range standings[0].place',
    ],
  ])('%j is refused', (event, refusal) => {
    expect(refusedAs(readEvent(event))).toBe(refusal)
  })
})

test('TABLE-29 an event that was stored is read whatever its names: nobody would open such a table today', () => {
  const [first, ...others] = three.seats
  const seats = [{ ...first, name: '\u3164' }, ...others.map((seat) => ({ ...seat, name: 'Red' }))]
  const event = { is: 'opened', at: 0, opening: { ...three, seats } }
  expect(readEvent(event)).toEqual({ ok: true, value: event })
  expect(tableOf([stonesGame]).fold([event as TableEvent])?.opening.seats[0]?.name).toBe('\u3164')
  expect(refusedAs(readCommand({ do: 'open', opening: event.opening }))).toBe('empty-name seats[0].name')
})

test('no reader throws, whatever it is given', () => {
  const shaped = fc.record({
    do: fc.constantFrom('open', 'play', 'answer'),
    by: fc.anything(),
    opening: fc.anything(),
    is: fc.constant('opened'),
    at: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), shaped), (value) => {
      for (const result of [read(value), readCommand(value), readEvent(value)]) expect(typeof result.ok).toBe('boolean')
    }),
  )
})
