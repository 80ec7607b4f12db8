import { checkLaws } from '@bastide/kernel/laws'
import { describe, test } from 'vitest'
import { cardGame, type CardRules } from './index.ts'
function rulesOf(setup: unknown, seats: number): CardRules {
  const composed = cardGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}
describe('x', () => { test.each([2,3,4,5])('laws %s', (seats) => { for (let s=1;s<=6;s++) { checkLaws(rulesOf({options:{dealer:'random'}}, seats), s) } }) })
