import { describe, expect, test } from 'vitest'
import { stonesRules } from '../../example/stones.ts'
import type { Position } from '../memory.ts'
import type { Options } from '../options.ts'
import { checkLaws, LAWS, LawBroken } from './index.ts'

const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

/** The names of the laws that any game of these rules breaks. */
function brokenLaws(rules: ReturnType<typeof stonesRules>): readonly string[] {
  return LAWS.filter((law) =>
    seeds.some((seed) => {
      try {
        checkLaws(rules, seed, [law])
        return false
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(LawBroken)
        return true
      }
    }),
  ).map((law) => law.name)
}

describe('the laws', () => {
  test('hold in a small game with chance, secrets, choices and a pass', () => {
    expect(brokenLaws(stonesRules())).toEqual([])
  })

  test('catch an unjournalled write', () => {
    expect(brokenLaws(stonesRules({ unjournalledWrite: true }))).toEqual([
      'undo restores every living word, one move back and all the way',
    ])
  })

  test('catch a leaking view', () => {
    expect(brokenLaws(stonesRules({ leakingView: true }))).toEqual([
      'a view shows what its viewer knows, and no more',
      "secrets never change another's view, and a guess fits what its seat knows",
    ])
  })

  test('catch options that are sampled too rarely', () => {
    expect(brokenLaws(stonesRules({ unevenSample: true }))).toEqual(['options are sampled roughly by weight'])
  })

  test('say which of them is broken, and for which seed', () => {
    expect(() => checkLaws(stonesRules({ leakingView: true }), 3)).toThrow(
      /^seed 3, law "a view shows what its viewer knows, and no more": /,
    )
  })

  test('catch a game that hides something and does not say so', () => {
    const { hasSecrets: _, ...open } = stonesRules()
    expect(brokenLaws(open)).toEqual([
      'a view shows what its viewer knows, and no more',
      "secrets never change another's view, and a guess fits what its seat knows",
    ])
  })

  test('are kept by a game that never ends, if it says that it is endless', () => {
    const only = (_: Position, __: number, out: Options): void => {
      out.clear()
      out.add(0)
    }
    const endless = {
      ...stonesRules(),
      pass: () => 0,
      awaited: () => 0,
      sample: () => 0,
      options: only,
      apply: () => undefined,
    }
    const told = LAWS.filter(({ name }) => name.includes('resigned') || name.includes('every sampled action'))
    expect(() => checkLaws(endless, 1, told)).toThrow('goes on after 10000 moves')
    expect(() => checkLaws({ ...endless, isEndless: true }, 1, told)).not.toThrow()
  })
})
