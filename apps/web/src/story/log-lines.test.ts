import type { Chapter, GameText, Happening } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import type { GameLog, PageSpeech } from '../playing/game-page.ts'
import { lineWords, logLines } from './log-lines.ts'
import { toldUpTo } from './story-turns.ts'

const texts: GameText = { language: 'en', names: {}, words: {}, sentences: {}, clauses: {} }
const of = (kind: string, points = 0): Happening => ({ kind, seat: 0, points, clause: 'X-1' })
const speech = {
  storyLine: (_: GameText, names: readonly string[], { kind, points }: Happening) =>
    points > 0 ? `${names[0]} scores ${points}. (X-1)` : `${names[0]} ${kind}.`,
} as unknown as PageSpeech
const log = {
  linesOf: (turn: readonly Happening[]) => [turn.slice(0, 1), turn.slice(1)],
  gistsOf: (_: GameText, line: readonly Happening[]) =>
    line.filter(({ points }) => points > 0).map(({ seat, points }) => ({ seat, words: 'city', points })),
} as unknown as GameLog
const wordsOf = (line: readonly Happening[]) => lineWords(speech, log, texts, ['red'], line)
const chapter = (turn: number | null, ...happenings: readonly Happening[]): Chapter => ({ turn, seat: 0, happenings })

describe('the lines of the log', () => {
  const [drawn, placed, score] = [of('drawn'), of('placed'), of('score', 8)]

  it('are one for each turn, unless the game says otherwise', () => {
    expect(logLines(undefined, chapter(1, drawn, placed)).map(({ line }) => line)).toEqual([[drawn, placed]])
    expect(logLines(log, chapter(1, drawn, placed, score))).toEqual([
      { line: [drawn], until: 1 },
      { line: [placed, score], until: 3 },
    ])
  })

  it('are one for each happening before the first turn and after the last', () => {
    expect(logLines(log, chapter(null, of('ending'), score)).map(({ line }) => line)).toEqual([[of('ending')], [score]])
  })

  it('are heard in whole sentences, without what was drawn, and without clauses', () => {
    expect(wordsOf([drawn, placed, score]).sentences).toEqual(['red placed.', 'red scores 8.'])
    expect(wordsOf([drawn]).sentences).toEqual(['red drawn.'])
  })

  it('have more to tell if anything is left out of them', () => {
    expect(wordsOf([placed]).hasMore).toBe(false)
    expect(wordsOf([drawn, placed]).hasMore).toBe(true)
    expect(wordsOf([score]).hasMore).toBe(true)
  })
})

describe('a story up to a score of the final scoring', () => {
  const [placed, ending, first, second] = [of('placed'), of('ending'), of('score', 3), of('score', 5)]
  const told = [
    { by: 0, happenings: [of('drawn')] },
    { by: 0, happenings: [placed, ending, first, second, of('over')] },
  ]
  const until = (counted: Happening | null) => toldUpTo(told, counted).at(-1)?.happenings

  it('ends with it, and before the first with the announcement', () => {
    expect(until(null)).toEqual([placed, ending])
    expect(until(first)).toEqual([placed, ending, first])
    expect(until(second)).toEqual([placed, ending, first, second])
    expect(toldUpTo(told, null)[0]).toBe(told[0])
  })
})
