import { describe, expect, test } from 'vitest'
import { blew, given, opened, passed, stateAfter, type Told, table, tableAfter, took } from '../scenarios/given.ts'
import { takeBackFor } from './taking-back.ts'

/** In a table of two or three, each seat is dealt a card first: the seats' moves begin after those. */
const first = (seats: number, index = 0) => seats + index

describe('taking back is free', () => {
  test('while the last move is one’s own', () => {
    given(...opened(), took(0, 2))
      .when({ do: 'take-back', by: 0 })
      .thenFollows({ is: 'taken-back', by: 0, to: first(2) })
    given(...opened('h'), took(0, 2), took(0, 1))
      .when({ do: 'take-back', by: 0 })
      .thenFollows({ is: 'taken-back', by: 0, to: first(1, 1) })
  })

  test('and the position is then what it was', () => {
    const before = tableAfter(...opened(), took(0, 2))
    const after = tableAfter(...opened(), took(0, 2), took(1, 2), { is: 'taken-back', by: 1, to: first(2, 1) })
    expect(after.rules.facts(after.position)).toEqual(before.rules.facts(before.position))
    expect([after.moves, after.movers, after.version]).toEqual([before.moves, before.movers, before.version + 2])
  })

  test('but not without a move', () => {
    given(...opened(), took(0, 2))
      .when({ do: 'take-back', by: 1 })
      .thenRefused('nothing-to-take-back')
    given(...opened(), took(0, 2), { is: 'taken-back', by: 0, to: first(2) })
      .when({ do: 'take-back', by: 0 })
      .thenRefused('nothing-to-take-back')
  })

  test('TABLE-26 and not for ever: a log has an end', () => {
    const long = { ...tableAfter(...opened(), took(0, 2)), version: 10_000 }
    const environment = { now: 0, chance: () => 0 }
    expect(table.decide({ do: 'take-back', by: 0 }, long, environment)).toMatchObject({ ok: false, code: 'log-full' })
    expect(table.decide({ do: 'play', by: 1, move: { take: 1 } }, long, environment)).toMatchObject({ ok: true })
  })
})

describe('taking back needs consent', () => {
  const asked = { is: 'asked-back', by: 0, to: first(3) } as const
  const three = [...opened('hhh'), took(0, 2), took(1, 1)]

  test('TABLE-14 when another seat has decided since, or chance has', () => {
    given(...three)
      .when({ do: 'take-back', by: 0 })
      .thenFollows(asked)
    given(...opened('hh', { setup: 'windy' }), took(0, 2), blew(3))
      .when({ do: 'take-back', by: 0 })
      .thenFollows({ is: 'asked-back', by: 0, to: first(2) })
  })

  test('TABLE-15 of every other human: the last yes takes back', () => {
    given(...three, asked)
      .when({ do: 'answer', by: 2, agrees: true })
      .thenFollows({ is: 'answered', by: 2, agrees: true })
    given(...three, asked, { is: 'answered', by: 2, agrees: true })
      .when({ do: 'answer', by: 1, agrees: true })
      .thenFollows({ is: 'answered', by: 1, agrees: true }, { is: 'taken-back', by: 0, to: first(3) })
  })

  test('and one no ends the request', () => {
    given(...three, asked)
      .when({ do: 'answer', by: 1, agrees: false })
      .thenFollows({ is: 'answered', by: 1, agrees: false })
    const after = given(...three, asked, { is: 'answered', by: 1, agrees: false })
    after.when({ do: 'answer', by: 2, agrees: true }).thenRefused('not-asked')
    after.when({ do: 'play', by: 2, move: { take: 1 } }).thenFollows(took(2, 1))
  })

  test('and until then nobody plays who has agreed or is not awaited, and nobody else asks', () => {
    const waiting = given(...three, asked, { is: 'answered', by: 2, agrees: true })
    waiting.when({ do: 'play', by: 2, move: { take: 1 } }).thenRefused('take-back-asked')
    waiting.when({ do: 'play', by: 1, move: { take: 1 } }).thenRefused('take-back-asked')
    waiting.when({ do: 'take-back', by: 1 }).thenRefused('take-back-asked')
    waiting.when({ do: 'take-back', by: 0 }).thenRefused('take-back-asked')
  })

  test('TABLE-16 from those who owe an answer, once; who asked may only withdraw', () => {
    given(...three, asked, { is: 'answered', by: 2, agrees: true })
      .when({ do: 'answer', by: 2, agrees: false })
      .thenRefused('not-asked')
    given(...three)
      .when({ do: 'answer', by: 1, agrees: true })
      .thenRefused('not-asked')
    given(...three, asked)
      .when({ do: 'answer', by: 0, agrees: true })
      .thenRefused('not-asked')
    given(...three, asked)
      .when({ do: 'answer', by: 0, agrees: false })
      .thenFollows({ is: 'answered', by: 0, agrees: false })
  })

  test('TABLE-15 which bots, and those who have resigned, give at once', () => {
    given(...opened('hbb'), took(0, 2), took(1, 1))
      .when({ do: 'take-back', by: 0 })
      .thenFollows(asked, { is: 'taken-back', by: 0, to: first(3) })
    given(...opened('hhb'), took(0, 2), { is: 'resigned', by: 1 }, passed(1))
      .when({ do: 'take-back', by: 0 })
      .thenFollows(asked, { is: 'taken-back', by: 0, to: first(3) })
  })

  test('and who resigns owes none any more', () => {
    given(...three, asked, { is: 'answered', by: 2, agrees: true })
      .when({ do: 'resign', by: 1 })
      .thenFollows({ is: 'resigned', by: 1 }, { is: 'taken-back', by: 0, to: first(3) })
  })

  test('and who asked and resigns asks no more', () => {
    given(...three, asked)
      .when({ do: 'resign', by: 0 })
      .thenFollows({ is: 'resigned', by: 0 })
    expect(stateAfter([...three, asked, { is: 'resigned', by: 0 }])?.asked).toBe(null)
  })

  test('and while it waits, no move of a resigned seat is made; then it is', () => {
    const four = [...opened('hhhh'), took(0, 2), took(1, 1)]
    const request = { is: 'asked-back', by: 0, to: first(4) } as const
    given(...four, request)
      .when({ do: 'resign', by: 2 })
      .thenFollows({ is: 'resigned', by: 2 })
    given(...four, request, { is: 'resigned', by: 2 })
      .when({ do: 'answer', by: 3, agrees: false })
      .thenFollows({ is: 'answered', by: 3, agrees: false }, passed(2))
  })
})

describe('TABLE-11 a draw that was taken back comes again the same', () => {
  /** The last event that follows, where chance draws by the number that it is given and by nothing else. */
  const lastAfter = (told: readonly Told[], move: object) => {
    const result = table.decide({ do: 'play', by: 0, move }, stateAfter(told), {
      now: 0,
      chance: (_, __, index) => 1 + (index % 6),
    })
    return result.ok ? result.value.events.at(-1) : result
  }
  const back = [
    { is: 'asked-back', by: 0, to: 2 },
    { is: 'taken-back', by: 0, to: 2 },
  ] as const

  test('after another move', () => {
    const start = opened('hb', { setup: 'windy' })
    expect(lastAfter(start, { take: 2 })).toMatchObject(blew(3))
    expect(lastAfter([...start, took(0, 2), blew(3), ...back], { take: 1 })).toMatchObject(blew(3))
  })

  test('after another number of moves', () => {
    // Here a pass brings on no wind, so that there may be more moves before the same draw.
    const start = opened('hb', { setup: 'gusty' })
    expect(lastAfter(start, { take: 2 })).toMatchObject(blew(3))
    const otherwise = [passed(0), passed(1)]
    expect(lastAfter([...start, took(0, 2), blew(3), ...back, ...otherwise], { take: 2 })).toMatchObject(blew(3))
  })
})

test('TABLE-18 what taking back would be is known beforehand', () => {
  const seen = (viewer: number, ...told: readonly Told[]) => takeBackFor(tableAfter(...told), viewer)
  expect(seen(0, ...opened())).toBe(null)
  expect(seen(0, ...opened(), took(0, 1))).toBe('free')
  expect(seen(0, ...opened(), took(0, 1), took(1, 1))).toBe('ask')
  expect(seen(-3, ...opened(), took(0, 1))).toBe(null)
  // Bots agree at once, so that nobody has to wait.
  expect(seen(0, ...opened('hb'), took(0, 1), took(1, 1))).toBe('free')
  expect(seen(0, ...opened('hhh'), took(0, 1), { is: 'resigned', by: 0 })).toBe(null)
  expect(seen(1, ...opened(), took(0, 1), took(1, 1), { is: 'asked-back', by: 0, to: 2 })).toBe(null)
})
