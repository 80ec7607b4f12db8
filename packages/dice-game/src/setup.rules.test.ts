import { NOBODY, Options, playRandomly, Random, refusalText } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rulesOf, scenario } from '../scenarios/scenario.ts'
import { DICE, diceGame, FACES } from './index.ts'

const refusalOf = (setup: unknown, seats = 2): string => {
  const composed = diceGame.compose(setup, seats)
  if (composed.ok) throw new Error(`${JSON.stringify(setup)} is not refused`)
  return refusalText(composed)
}
const facesOf = (faces: readonly string[]) =>
  rulesOf({ faces }).dice.faces.map(({ name, copies }) => `${copies} ${name}`)
const withFace = (face: unknown) => ({ faces: [face, ...FACES.slice(1)] })

describe('the dice', () => {
  test('DICE-1 are nine, each with four different city faces, a knight and a catapult', () => {
    const rules = rulesOf()
    expect(DICE).toBe(9)
    expect(rules.view(rules.start(), 0).faces).toEqual([
      { face: 'NEW', parts: ['NEW'], copies: 1 },
      { face: 'NE', parts: ['NE'], copies: 1 },
      { face: 'N E', parts: ['N', 'E'], copies: 1 },
      { face: 'N S', parts: ['N', 'S'], copies: 1 },
      { face: 'knight', parts: [], copies: 1 },
      { face: 'catapult', parts: [], copies: 1 },
    ])
    expect(rules.view(rules.start(), 0).hand).toBe(9)
  })

  test('DICE-1 fall on each of their six sides equally often', () => {
    const { rules, p } = scenario({}, 'NEW:9 NEW@0,0/0')
    const options = new Options()
    rules.options(rules.start(), -1, options)
    expect([options.length, options.totalWeight]).toEqual([2002, 6 ** 9])
    expect(rules.awaited(p)).toBe(0)
    const random = new Random(3)
    const seen = new Map<string, number>()
    const start = rules.start()
    for (let i = 0; i < 4000; i++) {
      const { throw: thrown } = rules.toMove(start, rules.sample(start, -1, random)) as {
        readonly throw: { readonly [face: string]: number }
      }
      for (const [face, count] of Object.entries(thrown)) seen.set(face, (seen.get(face) ?? 0) + count)
    }
    expect([...seen.keys()].sort()).toEqual([...FACES].sort())
    // 36,000 dice: 6,000 of each face, give or take six standard deviations.
    for (const [face, count] of seen)
      expect(Math.abs(count - 6000), face).toBeLessThan(6 * Math.sqrt((36_000 * 5) / 36))
  })

  test('DICE-1 can have other faces by the setup; those that are equal are one face on several sides, even where one is turned', () => {
    expect(facesOf(['catapult', 'NE', 'knight', 'NE', 'N', 'N'])).toEqual(['2 NE', '2 N', '1 catapult', '1 knight'])
    expect(facesOf(['NE', 'ES', 'SW', 'NW', 'N S', 'E W'])).toEqual(['4 NE', '2 N S'])
    expect(facesOf(['NESW', 'N E S W', 'NE SW', 'NES', 'NS', 'N'])).toHaveLength(6)
    const rules = rulesOf({ faces: ['NE', 'NE', 'NE', 'NE', 'knight', 'catapult'] })
    const options = new Options()
    const p = rules.start()
    rules.options(p, -1, options)
    const weights = new Map(
      Array.from({ length: options.length }, (_, i) => [
        JSON.stringify(rules.toMove(p, options.action(i))),
        options.weight(i),
      ]),
    )
    expect(options.totalWeight).toBe(6 ** 9)
    expect(weights.get('{"throw":{"NE":9}}')).toBe(4 ** 9)
    expect(weights.get('{"throw":{"NE":8,"knight":1}}')).toBe(9 * 4 ** 8)
    expect(weights.get('{"throw":{"catapult":9}}')).toBe(1)
  })

  test('DICE-1 without knights, or without catapults, can be played too', () => {
    for (const faces of [
      ['NE', 'NE', 'N', 'N E', 'N S', 'NEW'],
      ['NE', 'NE', 'NE', 'NE', 'NE', 'knight'],
    ]) {
      const rules = rulesOf({ faces, options: { target: 3 } })
      const p = rules.start()
      expect(playRandomly(rules, p, new Random(1))).toBe(true)
      expect(rules.awaited(p)).toBe(NOBODY)
    }
  })

  test('DICE-1 with faces that are none are refused in words', () => {
    expect(refusalOf(withFace('NN'))).toBe('setup.faces[0]: "NN" is no face: an edge is named twice (DICE-1)')
    expect(refusalOf(withFace('NE N'))).toBe('setup.faces[0]: "NE N" is no face: an edge is named twice (DICE-1)')
    expect(refusalOf(withFace('NX'))).toBe(
      'setup.faces[0]: "NX" is no face: "X" is none of the edges N, E, S and W (DICE-1)',
    )
    expect(refusalOf(withFace('Knight'))).toContain('"K" is none of the edges')
    expect(refusalOf(withFace(''))).toContain('with one space between them (DICE-1)')
    expect(refusalOf(withFace('N  E'))).toContain('with one space between them (DICE-1)')
    expect(refusalOf(withFace('EN'))).toContain('in the order N E S W it is "NE" (DICE-1)')
    expect(refusalOf(withFace('S N'))).toContain('in the order N E S W it is "N S" (DICE-1)')
    expect(refusalOf(withFace(7))).toBe('setup.faces[0]: expected a text, found 7')
    expect(refusalOf(withFace('N'.repeat(21)))).toContain('at most 20')
    expect(refusalOf({ faces: FACES.slice(1) })).toBe('setup.faces: a die has 6 sides, not 5 (DICE-1)')
    expect(refusalOf({ faces: [...FACES, 'NE'] })).toBe('setup.faces: 7 entries, at most 6 are allowed')
    expect(refusalOf({ faces: 'NE' })).toContain('expected a list')
    expect(refusalOf({ faces: new Array(6).fill('knight') })).toBe('setup.faces: no face shows a city (DICE-1)')
  })

  test('DICE-11 with which no city can give points are refused', () => {
    const never = 'setup.faces: with these faces no city of three dice can ever be completed (DICE-11)'
    for (const faces of [['N'], ['N', 'N S'], ['NS'], ['NES'], ['NESW', 'NS', 'NES']]) {
      expect(refusalOf({ faces: [...faces, ...new Array(6 - faces.length).fill('knight')] })).toBe(never)
    }
    for (const faces of [['NE'], ['NS', 'N'], ['NES W'], ['NESW', 'N E']])
      expect(rulesOf({ faces: [...faces, ...new Array(6 - faces.length).fill('knight')] }).seats).toBe(2)
  })
})

describe('a setup', () => {
  test('DICE-12 says how many points win, 42 where it does not', () => {
    const target = (setup: object) => scenario(setup, '').view.options.target
    expect(target({})).toBe(42)
    expect(target({ options: { target: 3 } })).toBe(3)
    expect(refusalOf({ options: { target: 2 } })).toBe('setup.options.target: 2 is not between 3 and 200')
    expect(refusalOf({ options: { target: 201 } })).toContain('not between 3 and 200')
    expect(refusalOf({ options: { target: '42' } })).toContain('expected a whole number')
  })

  test('DICE-9 says who begins: a seat, or chance', () => {
    expect(scenario({}, '').view.active).toBe(0)
    expect(scenario({ seats: 3, options: { starts: 2 } }, '').view.active).toBe(2)
    const game = scenario({ seats: 3, options: { starts: 'random' } }, '')
    expect(game.view).toMatchObject({ step: 'starts', awaited: 'chance', turn: 0, hand: 0 })
    expect(game.moves()).toEqual([{ starts: 0 }, { starts: 1 }, { starts: 2 }])
    expect(game.refused({ starts: 3 })).toBe('no-such-seat DICE-9')
    expect(game.refused({ throw: { NE: 9 } })).toBe('not-now DICE-9')
    const random = new Random(1)
    const seen = new Set(Array.from({ length: 100 }, () => game.rules.sample(game.p, -1, random)))
    expect([...seen].sort()).toEqual([0, 1, 2])
    game.play({ starts: 1 })
    expect(game.view).toMatchObject({ active: 1, turn: 1, hand: 9, awaited: 'chance' })
    expect(game.told).toEqual([{ kind: 'starts', seat: 1, points: 0, clause: 'DICE-9' }])
    expect(refusalOf({ options: { starts: 2 } })).toBe('setup.options.starts: 2 is not between 0 and 1')
    expect(refusalOf({ options: { starts: 'first' } })).toBe(
      'setup.options.starts: expected one of "random", found "first"',
    )
  })

  test('DICE-5 says whether the last throw forces building, which it does not where nothing is said', () => {
    expect(scenario({}, '').view.options.forced).toBe('no')
    expect(refusalOf({ options: { forced: true } })).toBe(
      'setup.options.forced: expected one of "no", "yes", found true',
    )
  })

  test('is for two to five seats, and has no other field', () => {
    for (const seats of [2, 3, 4, 5]) expect(rulesOf({ seats }).seats).toBe(seats)
    for (const seats of [0, 1, 6, 2.5, Number.NaN]) expect(refusalOf({}, seats)).toContain('seats')
    expect(refusalOf({ edition: '2016' })).toBe('setup: unknown field "edition"; known: options, faces')
    expect(refusalOf({ options: { goal: 3 } })).toBe(
      'setup.options: unknown field "goal"; known: target, starts, forced',
    )
    expect(refusalOf(null)).toContain('expected an object')
    expect(refusalOf({ options: [] })).toContain('expected an object')
  })
})
