import type { GameText } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import { lineBesideBoard, lineOf, namesClause } from './story-lines.ts'

const texts: GameText = { language: 'en', names: {}, words: {}, sentences: {}, clauses: {} }
const of = (kind: string) => ({ kind, seat: 0, points: 0, clause: 'X-1' })
const speech = {
  storyLine: (_: GameText, names: readonly string[], { kind }: { kind: string }) => `${names[0]} ${kind}`,
}

describe('a line of the story', () => {
  it('that names its clause offers the rule, whatever kind it is of, and does not repeat it', () => {
    const cited = of('is stuck. (X-1)')
    expect(namesClause(speech, texts, ['red'], cited)).toBe(true)
    expect(lineOf(speech, texts, ['red'], cited)).toBe('red is stuck.')
  })

  it('that does not name it stays as it is', () => {
    for (const kind of ['score', 'is stuck. (X-12)']) {
      expect(namesClause(speech, texts, ['red'], of(kind))).toBe(false)
      expect(lineOf(speech, texts, ['red'], of(kind))).toBe(`red ${kind}`)
    }
  })

  it('beside a board is in the words for that, where the game has them', () => {
    const shownLine = () => 'red is stuck here. (X-1)'
    expect(lineBesideBoard({ ...speech, shownLine }, texts, ['red'], of('is stuck at 3, 4.'))).toBe(
      'red is stuck here.',
    )
    expect(lineBesideBoard(speech, texts, ['red'], of('is stuck. (X-1)'))).toBe('red is stuck.')
  })
})
