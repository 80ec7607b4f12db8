import { countSequences } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { MODULES, tileGame } from '../src/index.ts'
import { oracleSetup, type TrialSetup } from './agreement.ts'
import type { Move } from './moves.ts'
import { Oracle } from './oracle.ts'

/** The oracle cannot take a move back, so it plays every sequence from the start. */
function slowCount(setup: TrialSetup, seats: number, depth: number, played: readonly Move[] = []): number {
  const oracle = new Oracle(oracleSetup(setup, seats))
  for (const move of played) oracle.play(move)
  const moves = oracle.legalMoves()
  if (depth === 1) return moves.length
  return moves.reduce((sum, { move }) => sum + slowCount(setup, seats, depth - 1, [...played, move]), 0)
}

function fastCount(setup: TrialSetup, seats: number, depth: number): number {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return countSequences(composed.value, composed.value.start(), depth)
}

const everyModule = MODULES.slice(1).map(({ id }) => id)
const few: TrialSetup = { edition: '2000', pile: { 'base/V': 2, 'base/E': 1, 'base/C': 1 } }

describe('sequences of moves', () => {
  test('are as many as the oracle counts, from the start of each edition', () => {
    for (const edition of ['2000', '2016'] as const) {
      for (const depth of [1, 2, 3, 4]) expect(fastCount({ edition }, 2, depth)).toBe(slowCount({ edition }, 2, depth))
    }
    expect(fastCount({ edition: '2016', modules: everyModule }, 2, 3)).toBe(
      slowCount({ edition: '2016', modules: everyModule }, 2, 3),
    )
  })

  test('are as many as the oracle counts in a game of four tiles, one of which may fit nowhere', () => {
    for (const depth of process.env.BASTIDE_QUICK ? [5, 6] : [5, 6, 7])
      expect(fastCount(few, 2, depth)).toBe(slowCount(few, 2, depth))
  })
})
