import { GAMES } from '@bastide/catalog'
import { review } from '@bastide/host'
import { type Game, parseRecord } from '@bastide/kernel'
import type { TileHappening } from '@bastide/tile-game/words'
import type { Review } from '@bastide/wire'
import { describe, expect, test } from 'vitest'
import { STORED } from '../offline/stored-records.ts'
import type { PageSpeech } from '../playing/game-page.ts'
import { leftDuring, turnAfter, turnAt, turnBefore, turnsOf } from '../story/story-turns.ts'
import { finalCount, scoreHistory } from './scores.ts'

function reviewOf(text: string): Review {
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.reason)
  const reviewed = review(GAMES, record.value, record.value.seats as unknown as Review['seats'])
  if (!reviewed.ok) throw new Error(reviewed.reason)
  return reviewed.value
}

describe.each(STORED)('the story of %s', (_, text) => {
  const { game, told, scores, positions, seats } = reviewOf(text)
  const { speech } = GAMES.find(({ id }) => id === game) as Game
  const { turns, positionOf } = turnsOf(speech, told)

  test('covers every position, turn by turn', () => {
    expect(turns.at(-1)?.last).toBe(positions - 1)
    turns.slice(1).forEach((turn, i) => {
      const before = turns[i]?.last as number
      // The end belongs to the last move of the last turn.
      expect(turn.turn === null ? turn.first : turn.first - 1).toBe(before)
    })
    expect(positionOf.size).toBe(told.flatMap(({ happenings }) => happenings).length)
  })

  test('reports a leaving in the turn in which it happened', () => {
    const last = turns.length - 1
    const after = (moves: number) => [{ seat: 0, after: moves, why: 'resigned' } as const]
    const reportedIn = (moves: number) =>
      turns.flatMap((_, i) => (leftDuring({ turns, positionOf }, i, after(moves)).length > 0 ? [i] : []))
    expect(reportedIn(0)).toEqual([0])
    expect(reportedIn(turns[3]?.first as number)).toEqual([3])
    expect(reportedIn(turns[3]?.last as number)).toEqual([3])
    expect(reportedIn(positions - 1)).toEqual([last])
  })

  test('reports a leaving before the moves played for that seat', () => {
    const { first, last, happenings } = turns[3] as (typeof turns)[number]
    const lineAfter = (moves: number) =>
      leftDuring({ turns, positionOf }, 3, [{ seat: 0, after: moves, why: 'resigned' }])[0]?.line
    const happeningsAt = (position: number) =>
      happenings.filter((happening) => positionOf.get(happening) === position).length
    expect(lineAfter(first)).toBe(happeningsAt(first))
    expect(lineAfter(first)).toBeLessThan(happenings.length)
    expect(lineAfter(last)).toBe(happenings.length)
  })

  test('has the same scores as the rules after every turn', () => {
    const history = scoreHistory(speech, told, seats.length)
    expect(history).toHaveLength(turns.filter(({ turn }) => turn !== null).length + 2)
    for (const point of history)
      if (point.position < positions - 1) expect(point.scores).toEqual(scores[point.position])
    expect(history.at(-1)).toEqual({ turn: 'end', position: positions - 1, scores: scores.at(-1) })
  })

  test('counts from the last turn to the result', () => {
    const { before, steps } = finalCount(speech, told, seats.length)
    expect(steps.length).toBeGreaterThan(0)
    expect(before).toEqual(scoreHistory(speech, told, seats.length).at(-2)?.scores)
    expect(steps.at(-1)?.scores).toEqual(scores.at(-1))
    expect(steps.every(({ happening }) => happening.points > 0)).toBe(true)
  })
})

test('a final scoring begins with an ending, and counts whatever gives points after it', () => {
  const told = [
    ['took', 3],
    ['ending', 0],
    ['card', 2],
    ['over', 0],
  ].map(([kind, points]) => ({
    by: 0,
    happenings: [{ kind: kind as string, seat: 0, points: points as number, clause: 'X-1' }],
  }))
  const chaptersOf: PageSpeech['chaptersOf'] = (happenings) => [
    { turn: 1, seat: 0, happenings: happenings.slice(0, 1) },
    { turn: null, seat: null, happenings: happenings.slice(1) },
  ]
  const { before, steps } = finalCount({ ...tileSpeech, chaptersOf }, told, 1)
  expect([before, steps.map(({ happening, scores }) => [happening.kind, scores])]).toEqual([[3], [['card', [5]]]])
})

const { speech: tileSpeech } = GAMES.find(({ id }) => id === 'tile') as Game

describe('a position', () => {
  const happening = (kind: TileHappening['kind'], seat: number | null = 0): TileHappening => ({
    kind,
    seat,
    points: 0,
    feature: null,
    clause: 'BASE-1',
  })
  const told = [
    { by: 'chance', happenings: [happening('starts')] },
    { by: 'chance', happenings: [happening('drawn')] },
    { by: 0, happenings: [happening('placed')] },
    { by: 0, happenings: [happening('passed')] },
    { by: 'chance', happenings: [happening('drawn', 1)] },
    { by: 1, happenings: [happening('placed', 1)] },
  ] as const
  const { turns } = turnsOf(tileSpeech, told)

  test('belongs to a turn', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((position) => turnAt(turns, position))).toEqual([-1, 0, 1, 1, 1, 2, 2])
  })

  test('is followed by the end of its turn, then by the end of the next', () => {
    expect([0, 1, 2, 4, 5, 6].map((position) => turnAfter(turns, position, 6))).toEqual([1, 4, 4, 6, 6, 6])
  })

  test('is preceded by the end of the previous turn', () => {
    expect([6, 5, 4, 3, 1, 0].map((position) => turnBefore(turns, position))).toEqual([4, 4, 1, 1, 0, 0])
  })

  test('before anything happened has zero scores', () => {
    expect(scoreHistory(tileSpeech, [], 2)).toEqual([{ turn: 0, position: 0, scores: [0, 0] }])
    expect(finalCount(tileSpeech, [], 2)).toEqual({ before: [0, 0], steps: [] })
  })
})
