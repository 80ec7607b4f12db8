import { describe, expect, it } from 'vitest'
import { copies, tiles } from '../src/expansions/base/tiles.ts'
import { ANSWER, CHOOSE } from './circles.ts'
import { alike, dice, game, lay, movesOf, playAtRandom, takeTurn } from './scripted-game.ts'

describe('the oracle: crop circles', () => {
  it('A lets each who has a knight add one beside it, from the left round to the active seat', () => {
    const oracle = game([['B', 0, 0, 0]], 'E E H B', { seats: 3, concerned: { 'base/H': 'city' } })
    takeTurn(oracle, 'E', [0, -1], 0, 'city:N')
    takeTurn(oracle, 'E', [1, 0], 0)
    takeTurn(oracle, 'H', [-1, 0], 0, 'city:N')
    expect(oracle.facts()).toMatchObject({ step: CHOOSE, active: 2, awaited: 2 })
    expect(movesOf(oracle)).toEqual([{ choose: 'A' }, { choose: 'B' }])
    oracle.play({ choose: 'A' })
    expect(oracle.facts()).toMatchObject({ step: ANSWER, active: 2, awaited: 0 })
    expect(movesOf(oracle)).toEqual([{ deploy: 'follower', on: 'city:N', at: [0, -1] }, { pass: true }])
    oracle.play({ at: [0, -1], on: 'city:N', deploy: 'follower' })
    expect(oracle.awaited()).toBe(2)
    expect(movesOf(oracle)).toEqual([{ deploy: 'follower', on: 'city:N', at: [-1, 0] }, { pass: true }])
    oracle.play({ pass: true })
    const green = [0, 'follower', 0, -1, 'city:N']
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 0,
      figures: [green, green, [2, 'follower', -1, 0, 'city:N']],
      supply: [[5], [7], [6]],
    })
  })

  it('B makes each who has a farmer take one back, after the scoring', () => {
    const oracle = game([['E', 0, 2, 0]], 'G B B E-garden B', { seats: 3, concerned: { 'base/E-garden': 'field' } })
    takeTurn(oracle, 'G', [0, 1], 1, 'city:N')
    takeTurn(oracle, 'B', [1, 1], 0, 'field:NNW')
    takeTurn(oracle, 'B', [-1, 1], 0, 'field:NNW')
    takeTurn(oracle, 'E-garden', [0, 0], 2)
    expect(oracle.facts()).toMatchObject({ step: CHOOSE, awaited: 0, scores: [6, 0, 0], supply: [[7], [6], [6]] })
    oracle.play({ choose: 'B' })
    expect(oracle.awaited()).toBe(1)
    expect(movesOf(oracle)).toEqual([{ take: 'follower', on: 'field:NNW', at: [1, 1] }])
    expect(() => oracle.play({ pass: true })).toThrow('not a legal move')
    oracle.play({ take: 'follower', on: 'field:NNW', at: [1, 1] })
    expect(oracle.awaited()).toBe(2)
    oracle.play({ take: 'follower', on: 'field:NNW', at: [-1, 1] })
    expect(oracle.facts()).toMatchObject({ step: 'draw', active: 1, figures: [], supply: [[7], [7], [7]] })
  })

  it('nothing is asked when nobody is concerned; in A nobody is asked whose supply is empty', () => {
    const nobody = game([['B', 0, 0, 0]], 'E B', { concerned: { 'base/E': 'road' } })
    takeTurn(nobody, 'E', [0, -1], 0, 'city:N')
    expect(nobody.facts()).toMatchObject({ step: 'draw', active: 1 })

    const empty = game([['B', 0, 0, 0]], 'E B', { followers: 1, concerned: { 'base/E': 'city' } })
    takeTurn(empty, 'E', [0, -1], 0, 'city:N')
    empty.play({ choose: 'A' })
    expect(empty.facts()).toMatchObject({ step: 'draw', active: 1, supply: [[0], [1]] })
  })

  it('the circle of the last tile comes before the final scoring', () => {
    const oracle = game([['B', 0, 0, 0]], 'E', { concerned: { 'base/E': 'city' } })
    lay(oracle, 'E', [0, -1], 0)
    oracle.play({ deploy: 'follower', on: 'city:N' })
    oracle.play({ choose: 'B' })
    oracle.play({ take: 'follower', on: 'city:N', at: [0, -1] })
    expect(oracle.facts()).toMatchObject({ step: 'over', active: 0, scores: [0, 0] })
  })

  it('no follower is lost or made in games of 1 to 5 seats with circles', () => {
    const circles = { 'x/city': 'city', 'x/road': 'road', 'x/field': 'field' } as const
    const faces = [...tiles, alike('x/city', 'L'), alike('x/road', 'W'), alike('x/field', 'U')]
    const pile = { ...copies['2000'], 'base/D': 3, 'x/city': 3, 'x/road': 3, 'x/field': 3 }
    const roll = dice(7)
    for (const seats of process.env.BASTIDE_QUICK ? [1, 3] : [1, 2, 3, 4, 5]) {
      const oracle = game([['D', 0, 0, 0]], 'D', {
        seats,
        pile,
        tiles: faces,
        concerned: circles,
        farmers: seats === 3 ? 'none' : 'city-4',
      })
      let answered = 0
      while (oracle.awaited() !== -2) {
        if (oracle.facts().step === ANSWER) answered++
        playAtRandom(oracle, roll)
        const { figures, supply } = oracle.facts()
        const followers = supply.map(([left = 0], seat) => left + figures.filter(([owner]) => owner === seat).length)
        if (followers.some((count) => count !== 7)) expect(followers).toEqual(followers.map(() => 7))
      }
      expect(answered).toBeGreaterThan(0)
    }
  })
})
