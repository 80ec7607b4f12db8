import { describe, expect, test } from 'vitest'
import { given, opened, passed, played, stateAfter, type Told, table, tableAfter, took } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'

describe('opening', () => {
  test('TABLE-12 is followed by all that chance does before the first seat is awaited', () => {
    const opening = openingOf('hhh')
    given()
      .when({ do: 'open', opening }, 1_700)
      .thenFollows(
        { is: 'opened', opening, at: 1_700 },
        { is: 'played', by: 'chance', move: { to: 0 }, at: 1_700 },
        { is: 'played', by: 'chance', move: { to: 1 } },
        { is: 'played', by: 'chance', move: { to: 2 } },
      )
  })

  test('TABLE-31 is refused with the words and the clause of the game', () => {
    given()
      .when({ do: 'open', opening: openingOf('hhhhh') })
      .thenRefused('bad-seats', 'STONES-0')
    given()
      .when({ do: 'open', opening: openingOf('hh', { setup: 'stormy' }) })
      .thenRefused('not-allowed')
  })

  test('TABLE-1 TABLE-31 is refused for an unknown game, an unknown help, and at a table that is open', () => {
    given()
      .when({ do: 'open', opening: openingOf('hh', { game: 'pebbles' }) })
      .thenRefused('unknown-game')
    given()
      .when({ do: 'open', opening: openingOf('hh', { aids: ['weather', 'hints'] }) })
      .thenRefused('unknown-aid')
    given(...opened())
      .when({ do: 'open', opening: openingOf('hh') })
      .thenRefused('already-open')
  })

  test('TABLE-1 comes before all else', () => {
    given()
      .when({ do: 'play', by: 0, move: { take: 1 } })
      .thenRefused('not-open')
    given().when({ do: 'look-at-clock' }).thenRefused('not-open')
  })
})

describe('playing', () => {
  test('TABLE-2 is for the seat that is awaited', () => {
    given(...opened())
      .when({ do: 'play', by: 0, move: { take: 2 } })
      .thenFollows(took(0, 2))
    given(...opened())
      .when({ do: 'play', by: 1, move: { take: 2 } })
      .thenRefused('wrong-seat', 'STONES-1')
    given(...opened())
      .when({ do: 'play', by: 2, move: { take: 2 } })
      .thenRefused('unknown-seat')
  })

  test('TABLE-5 is refused by the rules with their clause', () => {
    given(...opened(), passed(0), took(1, 1))
      .when({ do: 'play', by: 0, move: { pass: true } })
      .thenRefused('not-now', 'STONES-1')
  })

  test('TABLE-6 may say by whom, if that is so; what is kept is the move as the rules write it', () => {
    given(...opened())
      .when({ do: 'play', by: 0, move: { by: 1, take: 2 } })
      .thenRefused('wrong-seat', 'STONES-1')
    const result = table.decide({ do: 'play', by: 0, move: { by: 0, take: 2 } }, stateAfter(opened()), {
      now: 0,
      chance: () => 0,
    })
    expect(result).toMatchObject({ ok: true, value: { events: [{ is: 'played', by: 0, move: { take: 2 }, at: 0 }] } })
  })

  test('twice the same is refused the second time', () => {
    given(...opened(), took(0, 2))
      .when({ do: 'play', by: 0, move: { take: 2 } })
      .thenRefused('wrong-seat', 'STONES-1')
  })

  test('TABLE-12 brings on the draws that follow it', () => {
    given(...opened('hh', { setup: 'windy' }))
      .when({ do: 'play', by: 0, move: { take: 2 } })
      .thenFollows(took(0, 2), { is: 'played', by: 'chance', move: { blow: expect.any(Number) } })
  })

  const nearEnd = [...opened(), took(0, 2), took(1, 2), took(0, 2), took(1, 2)]
  const lastMove = [
    took(0, 1),
    {
      is: 'finished',
      why: 'played-out',
      standings: [
        { seat: 0, score: 6, place: 1 },
        { seat: 1, score: 5, place: 2 },
      ],
    },
  ] as const

  test('ends the game with the move after which nobody is awaited', () => {
    given(...nearEnd)
      .when({ do: 'play', by: 0, move: { take: 1 } })
      .thenFollows(...lastMove)
  })

  test('TABLE-4 is over when the game is, and so is all else but a look at the clock', () => {
    const over = given(...nearEnd, ...lastMove)
    over.when({ do: 'play', by: 0, move: { take: 1 } }).thenRefused('finished')
    over.when({ do: 'take-back', by: 0 }).thenRefused('finished')
    over.when({ do: 'resign', by: 1 }).thenRefused('finished')
    over.when({ do: 'look-at-clock' }).thenFollows()
  })

  test('TABLE-9 leaves the state before as it was', () => {
    const before = tableAfter(...opened())
    const words = [...(before.position.words as unknown as Iterable<number>)]
    const after = table.evolve(before, { ...took(0, 2), at: 5 })
    expect([...(before.position.words as unknown as Iterable<number>)]).toEqual(words)
    expect([before.version, before.moves.length, after.version, after.moves.length]).toEqual([3, 2, 4, 3])
  })
})

describe('resigning', () => {
  test('TABLE-13 with two seats ends the game, and who resigned comes last whatever the score', () => {
    given(...opened(), took(0, 2), took(1, 1))
      .when({ do: 'resign', by: 0 })
      .thenFollows(
        { is: 'resigned', by: 0 },
        { is: 'finished', why: 'resigned', standings: [standing(1, 1, 1), standing(0, 2, 2)] },
      )
  })

  test('TABLE-12 with three seats leaves the others playing: the moves of who resigned are made at once', () => {
    given(...opened('hhh'))
      .when({ do: 'resign', by: 0 })
      .thenFollows({ is: 'resigned', by: 0 }, passed(0))
    given(...opened('hhh'), { is: 'resigned', by: 0 }, passed(0), took(1, 1))
      .when({ do: 'play', by: 2, move: { take: 2 } })
      // It may pass only once.
      .thenFollows(took(2, 2), took(0, 1))
  })

  test('may be done while another is awaited, and then nothing is played yet', () => {
    given(...opened('hhh'))
      .when({ do: 'resign', by: 1 })
      .thenFollows({ is: 'resigned', by: 1 })
  })

  test('TABLE-3 is done once, and is the last thing that a seat does', () => {
    const without1 = given(...opened('hhh'), { is: 'resigned', by: 1 })
    without1.when({ do: 'resign', by: 1 }).thenRefused('resigned')
    without1.when({ do: 'play', by: 1, move: { take: 1 } }).thenRefused('resigned')
    without1
      .when({ do: 'resign', by: 2 })
      .thenFollows(
        { is: 'resigned', by: 2 },
        { is: 'finished', why: 'resigned', standings: [standing(0, 0, 1), standing(1, 0, 2), standing(2, 0, 2)] },
      )
  })

  test('TABLE-13 ends a game in which only bots are left, but bots among themselves play on', () => {
    given(...opened('hbb'))
      .when({ do: 'resign', by: 0 })
      .thenFollows(
        { is: 'resigned', by: 0 },
        { is: 'finished', why: 'resigned', standings: [standing(1, 0, 1), standing(2, 0, 1), standing(0, 0, 3)] },
      )
    given(...opened('bbb'))
      .when({ do: 'resign', by: 0 })
      .thenFollows({ is: 'resigned', by: 0 }, passed(0))
  })

  test('ends a request with the game', () => {
    const asked = [...opened(), took(0, 2), took(1, 1), { is: 'asked-back', by: 0, to: 2 } as const]
    const ended = [
      { is: 'resigned', by: 1 } as const,
      { is: 'finished', why: 'resigned', standings: [standing(0, 2, 1), standing(1, 1, 2)] } as const,
    ]
    given(...asked)
      .when({ do: 'resign', by: 1 })
      .thenFollows(...ended)
    expect(tableAfter(...asked, ...ended).asked).toBe(null)
  })

  test('ends a lone game', () => {
    given(...opened('h'), took(0, 2))
      .when({ do: 'resign', by: 0 })
      .thenFollows({ is: 'resigned', by: 0 }, { is: 'finished', why: 'resigned', standings: [standing(0, 2, 1)] })
  })

  test('TABLE-13 counts in the standings of a game that was played out', () => {
    const moves = [took(0, 2), took(1, 2), took(2, 1)]
    given(...opened('hhh'), ...moves, { is: 'resigned', by: 0 }, passed(0), took(1, 1), took(2, 1), took(0, 1))
      .when({ do: 'play', by: 1, move: { take: 1 } })
      .thenFollows(took(1, 1), {
        is: 'finished',
        why: 'played-out',
        standings: [standing(1, 5, 1), standing(2, 4, 2), standing(0, 4, 3)],
      })
  })
})

const standing = (seat: number, score: number, place: number) => ({ seat, score, place })

test('TABLE-8 a log that cannot have come about is a fault, not a game', () => {
  const after =
    (...told: readonly Told[]) =>
    () =>
      tableAfter(...told)
  expect(after(took(0, 1))).toThrow('first event')
  expect(after(...opened('hh', { setup: 'stormy' }))).toThrow('cannot have been opened')
  expect(after(...opened(), ...opened())).toThrow('event 4 of the table cannot have come about: it was open')
  expect(after(...opened(), took(1, 1))).toThrow('1 was not awaited')
  expect(after(...opened(), took(0, 3))).toThrow('event 4')
  expect(after(...opened(), { is: 'finished', why: 'time', standings: [] }, took(0, 1))).toThrow('the game was over')
  expect(after(...opened(), played('chance', { deal: 1, to: 0 }))).toThrow('chance was not awaited')
})
