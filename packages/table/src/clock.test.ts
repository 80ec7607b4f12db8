import { describe, expect, test } from 'vitest'
import { at, blew, given, opened, passed, type Told, tableAfter, took } from '../scenarios/given.ts'
import type { Occurrence } from './event.ts'
import type { ClockPlan } from './opening.ts'
import { LATEST } from './time.ts'
import { lookAt } from './view.ts'

const perGame: ClockPlan = { kind: 'game', ms: 60_000, increment: 2_000 }
const perMove: ClockPlan = { kind: 'move', ms: 10_000 }
const none: ClockPlan = { kind: 'none' }

/** What each seat's clock shows at a moment. */
const shown = (now: number, ...told: readonly Told[]) =>
  lookAt(tableAfter(...told), -3, now).seats.map(({ clock }) => clock)

describe('no clock', () => {
  test('never runs out', () => {
    expect(shown(1e12, ...opened('hh', { clock: none }))).toEqual([null, null])
    given(...opened('hh', { clock: none }))
      .when({ do: 'look-at-clock' }, 1e12)
      .thenFollows()
  })
})

describe('time by the game', () => {
  const start = opened('hh', { clock: perGame })

  test('TABLE-21 runs for the seat that is awaited only', () => {
    expect(shown(7_000, ...start)).toEqual([53_000, 60_000])
    expect(shown(9_000, ...start, at(7_000, took(0, 1)))).toEqual([55_000, 58_000])
  })

  test('rises by the increment with each own move', () => {
    expect(shown(20_000, ...start, at(7_000, took(0, 1)), at(20_000, took(1, 1)))).toEqual([55_000, 49_000])
  })

  test('TABLE-22 rises once for decisions in a row, and again when chance comes between', () => {
    const calm = opened('h', { clock: perGame })
    expect(shown(9_000, ...calm, at(5_000, took(0, 1)), at(9_000, took(0, 1)))).toEqual([51_000])
    const windy = opened('h', { clock: perGame, setup: 'windy' })
    expect(shown(9_000, ...windy, at(5_000, took(0, 1)), at(5_000, blew(1)), at(9_000, took(0, 1)))).toEqual([55_000])
  })

  test('TABLE-22 stays used when a move is taken back, and the increment is given once', () => {
    const again = [at(7_000, took(0, 1)), at(8_000, { is: 'taken-back', by: 0, to: 2 })] as const
    expect(shown(8_000, ...start, ...again)).toEqual([55_000, 59_000])
    expect(shown(10_000, ...start, ...again, at(10_000, took(0, 2)))).toEqual([53_000, 59_000])
  })

  test('TABLE-22 is paid anew to a seat whose move another took back', () => {
    const both = [
      at(0, took(0, 1)),
      at(3_000, took(1, 1)),
      at(3_000, { is: 'asked-back', by: 0, to: 2 }),
      at(3_000, { is: 'answered', by: 1, agrees: true }),
    ]
    const back = [...both, at(3_000, { is: 'taken-back', by: 0, to: 2 }), at(3_000, took(0, 2)), at(4_000, took(1, 1))]
    expect(shown(4_000, ...start, ...back)).toEqual([62_000, 60_000])
  })
})

describe('time by the move', () => {
  const start = opened('hh', { clock: perMove })

  test('begins anew whenever a seat becomes awaited', () => {
    expect(shown(9_000, ...start)).toEqual([1_000, 10_000])
    expect(shown(12_000, ...start, at(9_000, took(0, 1)))).toEqual([10_000, 7_000])
    expect(shown(15_000, ...start, at(9_000, took(0, 1)), at(12_000, took(1, 1)))).toEqual([7_000, 10_000])
  })

  test('TABLE-22 does not begin anew by taking back', () => {
    expect(shown(9_500, ...start, at(9_000, took(0, 1)), at(9_400, { is: 'taken-back', by: 0, to: 2 }))).toEqual([
      900, 10_000,
    ])
  })

  describe('against a bot, which answers and lets take back at once', () => {
    const bot = opened('hb', { clock: perMove })
    const back = (to: number): Occurrence => ({ is: 'taken-back', by: 0, to })

    test('TABLE-22 has what was left of the move that is decided again', () => {
      const answered = [at(9_000, took(0, 1)), at(9_500, took(1, 1))]
      expect(shown(10_000, ...bot, ...answered)).toEqual([9_500, 10_000])
      expect(shown(10_200, ...bot, ...answered, at(10_000, back(2)))).toEqual([800, 10_000])
      given(...bot, ...answered, at(10_000, back(2)))
        .when({ do: 'look-at-clock' }, 11_000)
        .thenFollows({ is: 'ran-out', by: 0 }, { is: 'finished', why: 'time' })
    })

    test('TABLE-22 has what was left of the next move too, when it is come to again', () => {
      const answered = [at(1_000, took(0, 1)), at(2_000, took(1, 1))]
      const again = [at(11_000, back(2)), at(12_000, took(0, 1)), at(13_000, took(1, 1))]
      expect(shown(13_500, ...bot, ...answered, ...again)).toEqual([500, 10_000])
    })

    test('TABLE-22 is the same by whichever way the next move is come to, and whole for those after it', () => {
      const answered = [at(1_000, took(0, 1)), at(2_000, took(1, 1))]
      const otherwise = [at(11_000, back(2)), at(12_000, took(0, 2)), at(13_000, took(1, 2))]
      expect(shown(13_500, ...bot, ...answered, ...otherwise)).toEqual([500, 10_000])
      expect(shown(15_000, ...bot, ...answered, ...otherwise, at(13_500, took(0, 1)), at(14_000, took(1, 1)))).toEqual([
        9_000, 10_000,
      ])
    })

    test('TABLE-22 is the first move’s when taking back goes as far', () => {
      const rounds = [at(8_000, took(0, 1)), at(8_000, took(1, 1)), at(11_000, took(0, 1)), at(11_000, took(1, 1))]
      expect(shown(12_000, ...bot, ...rounds, at(12_000, back(4)))).toEqual([7_000, 10_000])
      expect(shown(13_000, ...bot, ...rounds, at(12_000, back(4)), at(13_000, back(2)))).toEqual([2_000, 10_000])
    })
  })
})

describe('when time has run out', () => {
  const lost = [
    { is: 'ran-out', by: 0 },
    {
      is: 'finished',
      why: 'time',
      standings: [
        { seat: 1, score: 0, place: 1 },
        { seat: 0, score: 0, place: 2 },
      ],
    },
  ] as const

  test('a look at the clock finds it, at that moment and not before', () => {
    const start = given(...opened('hh', { clock: perMove }))
    start.when({ do: 'look-at-clock' }, 9_999).thenFollows()
    start.when({ do: 'look-at-clock' }, 10_000).thenFollows(...lost)
  })

  test('TABLE-23 so does every command, which is then too late', () => {
    const start = given(...opened('hh', { clock: perGame }))
    start.when({ do: 'play', by: 0, move: { take: 1 } }, 59_999).thenFollows(took(0, 1))
    start.when({ do: 'play', by: 0, move: { take: 1 } }, 60_000).thenFollows(...lost)
    start.when({ do: 'resign', by: 1 }, 60_000).thenFollows(...lost)
    given(...opened('hh', { clock: perMove }), took(0, 1), took(1, 1))
      .when({ do: 'take-back', by: 0 }, 10_000)
      .thenFollows({ is: 'ran-out', by: 0 }, { is: 'finished', why: 'time' })
  })

  test('the seat plays as one that has resigned, and the next has its own time', () => {
    const start = opened('hhh', { clock: perMove })
    given(...start)
      .when({ do: 'look-at-clock' }, 50_000)
      .thenFollows({ is: 'ran-out', by: 0, at: 50_000 }, { ...passed(0), at: 50_000 })
    expect(shown(51_000, ...start, at(50_000, { is: 'ran-out', by: 0 }), at(50_000, passed(0)))).toEqual([
      0, 9_000, 10_000,
    ])
  })

  test('a bot has lost as a human has', () => {
    given(...opened('bh', { clock: perMove }))
      .when({ do: 'look-at-clock' }, 10_000)
      .thenFollows(...lost)
  })
})

test('a clock of thirty days runs for just as long, and increments add up to the millisecond', () => {
  const month = 30 * 24 * 60 * 60 * 1_000
  const clock = { kind: 'game', ms: month, increment: month } as const
  const late = LATEST - 3 * month
  const start = opened('hh', { clock }).map((one) => ({ ...one, at: late }))
  expect(shown(late + month - 1, ...start)).toEqual([1, month])
  given(...start)
    .when({ do: 'look-at-clock' }, late + month - 1)
    .thenFollows()
  given(...start)
    .when({ do: 'look-at-clock' }, late + month)
    .thenFollows({ is: 'ran-out', by: 0 }, { is: 'finished' })
  expect(shown(LATEST, ...start, at(late + 1, took(0, 1)))).toEqual([2 * month - 1, 0])
})

describe('a clock that is set back', () => {
  test('TABLE-24 gives no time, and costs none twice', () => {
    const start = [...opened('hh', { clock: perGame }), at(20_000, took(0, 1))]
    expect(shown(5_000, ...start)).toEqual([42_000, 60_000])
    given(...start)
      .when({ do: 'play', by: 1, move: { take: 1 } }, 5_000)
      .thenFollows({ ...took(1, 1), at: 20_000 })
    expect(shown(25_000, ...start, at(5_000, took(1, 1)))).toEqual([37_000, 62_000])
  })
})

describe('while a request to take back stands', () => {
  const three = [...opened('hhh', { clock: perMove }), took(0, 1), took(1, 1)]
  const shownAfter = (...told: readonly Told[]) => shown(4_000, ...three, ...told)

  test('TABLE-21 time runs for an awaited seat that owes an answer, and stands still when it has given it', () => {
    const asked = { is: 'asked-back', by: 0, to: 3 } as const
    expect(shownAfter(asked)).toEqual([10_000, 10_000, 6_000])
    const agreed = [asked, at(1_000, { is: 'answered', by: 2, agrees: true })] as const
    expect(shownAfter(...agreed)).toEqual([10_000, 10_000, 9_000])
    expect(lookAt(tableAfter(...three, ...agreed), 0, 4_000).clock).toEqual({
      plan: perMove,
      running: null,
      since: null,
    })
    given(...three, ...agreed)
      .when({ do: 'look-at-clock' }, 99_000)
      .thenFollows()
    expect(shownAfter(...agreed, at(3_000, { is: 'answered', by: 1, agrees: false }))).toEqual([10_000, 10_000, 8_000])
  })

  test('TABLE-21 time runs for an awaited seat that asked', () => {
    expect(shownAfter(took(2, 1), { is: 'asked-back', by: 0, to: 3 })).toEqual([6_000, 10_000, 10_000])
  })
})
