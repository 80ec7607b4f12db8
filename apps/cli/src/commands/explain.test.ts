import { type Happening, makeRecord, playRandomly, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { stonesGame } from '../../../../packages/table/scenarios/stones-table.ts'
import { explainGame } from './explain.ts'

/** A whole game of the kernel's example, which has no options, and no words of its own for its story. */
function playedStones() {
  const composed = stonesGame.compose('calm', 2)
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const p = rules.start()
  const happenings: Happening[] = []
  playRandomly(rules, p, new Random(1), undefined, (happening) => happenings.push(happening))
  const names = ['red', 'blue']
  const record = makeRecord(
    rules,
    names.map((name) => ({ name, colour: name })),
    [],
    p,
  )
  return { game: stonesGame, speech: stonesGame.speech, rules, record, names, p, played: 0, happenings, trouble: null }
}

test.each([
  ['en', 'Turn 1: ', 'The rules'],
  ['nl', 'Beurt 1: ', 'De regels'],
] as const)('a game that brings only what it must is explained, in %s', (language, turn, rules) => {
  const lines: string[] = []
  explainGame(playedStones(), language, { out: (line) => lines.push(line), err: () => {} })
  expect(lines[0]).toBe('Stones')
  expect(lines.filter((line) => line.startsWith(turn))).toHaveLength(1)
  expect(lines).toContain(rules)
  expect(lines.join('\n')).not.toMatch(/undefined|null/)
})
