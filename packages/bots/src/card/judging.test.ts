import { type CardRules, cardGame } from '@bastide/card-game'
import { demand, NOBODY, type Position, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type BeforeLastClaim, beforeLastClaim } from '../../../card-game/scenarios/scenario.ts'
import { CardJudge, WEIGHTS } from './judging.ts'

function judged(rules: CardRules, p: Position): { readonly worth: number[]; readonly chances: number[] } {
  const judge = new CardJudge(rules, WEIGHTS)
  const [worth, chances] = [new Float64Array(rules.seats), new Float64Array(rules.seats)]
  judge.expect(p, worth)
  judge.chances(p, worth, chances)
  return { worth: Array.from(worth), chances: Array.from(chances) }
}

const beforeEnd = (game: BeforeLastClaim) => {
  const { rules, p } = beforeLastClaim({ round: 4, ...game, rows: { red: '+1' } })
  return judged(rules, p)
}

describe('the judge of the card game', () => {
  test('likes buildings, the more in a series, and animals, the more the earlier', () => {
    const [none, one, pair] = [[], [1], [1, 1]].map((chest) => beforeEnd({ chests: [chest] }).worth[0] as number) as [
      number,
      number,
      number,
    ]
    expect(one - none).toBeGreaterThan(3)
    expect(pair - one).toBeGreaterThan(one - none)
    const early = beforeEnd({ animals: [{ red: 3 }], round: 2 }).worth[0] as number
    const late = beforeEnd({ animals: [{ red: 3 }], round: 9 }).worth[0] as number
    expect(early).toBeGreaterThan(late)
    expect(late).toBeGreaterThan(beforeEnd({ round: 9 }).worth[0] as number)
  })

  test('gives chances that add up to one, the greater the more is expected', () => {
    const { worth, chances } = beforeEnd({ chests: [[2, 1], [1]] })
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect((chances[0] as number) > (chances[1] as number)).toBe((worth[0] as number) > (worth[1] as number))
  })

  test('is sure of the winner once the game is over, by the rules’ own order', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const rules = demand(cardGame.compose({}, 2 + (seed % 4)))
      const [random, p] = [new Random(seed), rules.start()]
      for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p))
        rules.apply(p, by, rules.sample(p, by, random))
      const { chances } = judged(rules, p)
      const merits = chances.map((_, seat) => rules.merit?.(p, seat) ?? 0)
      const best = Math.max(...merits)
      const winners = merits.filter((merit) => merit === best).length
      chances.forEach((chance, seat) => {
        expect(chance).toBeCloseTo(merits[seat] === best ? 1 / winners : 0, 1)
      })
    }
  })
})
