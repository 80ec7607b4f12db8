import { type AnyRules, CHANCE, type Json, NOBODY, Random } from '@bastide/kernel'
import { MODULES, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../setup.ts'
import { ScriptedChance } from './scripted-chance.ts'

function rulesOf(game: string, setup: Json, seats = 2): AnyRules {
  const composed = gameOf(game).compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Chance's moves in a game whose players choose at random. */
function drawsOf(rules: AnyRules, deal: string, choices: number, most = 1000): readonly string[] {
  const chance = new ScriptedChance(rules, deal)
  const random = new Random(choices)
  const p = rules.start()
  const draws: string[] = []
  for (let by = rules.awaited(p); by !== NOBODY && draws.length < most; by = rules.awaited(p)) {
    const action = by === CHANCE ? chance.draw(p) : rules.sample(p, by, random)
    if (by === CHANCE) draws.push(JSON.stringify(rules.toMove(p, action)))
    rules.apply(p, by, action)
  }
  return draws
}

const BASE = { edition: '2016' }
const EVERYTHING = { edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }
/** Tiles of streams, which come in stages and may have to wait aside. */
const FLOWING = MODULES.flatMap(({ tiles }) => tiles).filter(({ edges }) => edges.includes('W'))
const flows = (draw: string): boolean => FLOWING.some(({ id }) => draw === JSON.stringify({ draw: id }))

describe('draws of a deal', () => {
  test('are the same whatever is chosen, and others in another deal', () => {
    const rules = rulesOf('tile', BASE)
    const first = drawsOf(rules, 'one', 1)
    expect(first).toHaveLength(71)
    for (let choices = 2; choices < 30; choices++) expect(drawsOf(rules, 'one', choices)).toEqual(first)
    expect(drawsOf(rules, 'two', 1)).not.toEqual(first)
  })

  // Only where streams meet may a tile of one have to wait.
  const streams = MODULES.filter(({ stream }) => stream !== undefined)
  test.runIf(streams.length > 1)('are in step again once a stream has ended, whatever had to wait aside', () => {
    const rules = rulesOf('tile', EVERYTHING)
    const games = Array.from({ length: 40 }, (_, choices) => drawsOf(rules, 'one', choices))
    const flowing = games.map((draws) => draws.filter(flows).join())
    const bags = games.map((draws) => draws.filter((draw) => !flows(draw)).join())
    // Otherwise this test shows nothing.
    expect(new Set(flowing).size).toBeGreaterThan(1)
    expect(new Set(bags).size).toBe(1)
  })

  test('of cards are one order of the pile, and of dice the same throws at first', () => {
    const cards = rulesOf('card', {})
    const opening = (choices: number) => drawsOf(cards, 'one', choices, 20)
    expect(opening(2)).toEqual(opening(1))
    const dice = rulesOf('dice', gameOf('dice').speech.namedSetups[0]?.setup ?? {})
    expect(drawsOf(dice, 'one', 3, 1)).toEqual(drawsOf(dice, 'one', 4, 1))
    expect(drawsOf(dice, 'one', 3, 50)).toEqual(drawsOf(dice, 'one', 3, 50))
    expect(new Set(drawsOf(dice, 'one', 3, 50)).size).toBeGreaterThan(25)
  })

  test('are as likely as from a shaken bag: the second after each first', () => {
    const rules = tileGame.compose({ edition: '2016', pile: { 'base/U': 1, 'base/V': 2, 'base/D': 3 } }, 2)
    if (!rules.ok) throw new Error(rules.reason)
    const deals = 4000
    const seen = new Map<string, number>()
    for (let deal = 0; deal < deals; deal++) {
      const two = drawsOf(rules.value, String(deal), 1, 2).join()
      seen.set(two, (seen.get(two) ?? 0) + 1)
    }
    const copies: { readonly [tile: string]: number } = { 'base/U': 1, 'base/V': 2, 'base/D': 3 }
    let chiSquare = 0
    let outcomes = 0
    for (const [one, first] of Object.entries(copies))
      for (const [other, second] of Object.entries(copies)) {
        const left = one === other ? second - 1 : second
        const expected = (deals * first * left) / 30
        const found = seen.get(`{"draw":"${one}"},{"draw":"${other}"}`) ?? 0
        if (expected === 0) expect(found).toBe(0)
        else {
          chiSquare += (found - expected) ** 2 / expected
          outcomes++
        }
      }
    expect(outcomes).toBe(8)
    // Seven degrees of freedom: more than 24.3 in one of a thousand cases. The seeds are fixed.
    expect(chiSquare).toBeLessThan(24.3)
  })

  test('of what was put back are as likely as of what was never out', () => {
    // A toy: of a bag of three kinds the drawn one goes back at once, so all draws are independent.
    const weights = [1, 2, 3]
    const rules = {
      options: (_: unknown, __: unknown, out: { addWeighted(action: number, weight: number): void }) => {
        for (const [action, weight] of weights.entries()) out.addWeighted(action, weight)
      },
      sample: () => 0,
      toMove: (_: unknown, action: number) => ({ draw: action }),
    } as unknown as AnyRules
    const chance = new ScriptedChance(rules, 'toy')
    const draws = Array.from({ length: 12_000 }, () => chance.draw(undefined as never))
    let chiSquare = 0
    for (const first of weights.keys())
      for (const second of weights.keys()) {
        const expected = (12_000 * (weights[first] as number) * (weights[second] as number)) / 36
        const found = draws.filter((draw, i) => i > 0 && draw === second && draws[i - 1] === first).length
        chiSquare += (found - expected) ** 2 / expected
      }
    // Eight degrees of freedom, one of a thousand. A tile that came back first or last would give thousands.
    expect(chiSquare).toBeLessThan(26.2)
  })
})
