import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'

describe('the examples', () => {
  test('DICE-X1 six dice form a city of six and a city of two at once, and give 10', () => {
    const game = scenario({}, 'NEW:2,N-E:2,NE:2,knight:2,catapult:1 NEW@0,0/0 NEW@0,-1/2 N-E@-1,0/0 N-E@-1,-1/1')
    expect(game.view).toMatchObject({ catapults: 1, loose: { NE: 2, knight: 2 }, worth: 0 })
    game.go('again')
    expect(game.view.hand).toBe(4)
    game.go('N-S:2,knight:1,catapult:1 N-S@1,0/1 N-S@1,-1/1')
    expect(game.view).toMatchObject({ catapults: 2, loose: { knight: 1 }, worth: 10 })
    const complete = game.view.cities.filter((city) => city.complete)
    expect(complete.map(({ dice }) => dice)).toEqual([6, 2])
    // The two dice of the small city also belong to the large one.
    expect(complete[1]?.parts.map(({ at }) => at)).toEqual([
      [-1, 0],
      [-1, -1],
    ])
    expect(new Set(complete[0]?.parts.map(({ at }) => at.join())).size).toBe(6)
    game.go('stop')
    expect(game.scores).toEqual([10, 0])
    expect(game.told.at(-1)).toMatchObject({ kind: 'score', seat: 0, points: 10, clause: 'DICE-11', dice: 6 })
  })

  test('DICE-X2 three knights end a turn with 0, one stays, and the 10 of the next turn count 20', () => {
    const game = scenario({}, 'NE:4,knight:3,catapult:2 NE@0,0/0 +knight +knight +knight end')
    expect(game.scores).toEqual([0, 0])
    expect(game.view.seats[0]?.knight).toBe(true)
    game.go('knight:8 stop')
    expect(game.view).toMatchObject({ active: 0, hand: 9, doubled: true })
    game.go('NEW:2,N-S:4,knight:3 NEW@0,0/0 NEW@1,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@-1,0/1 N-S@2,0/1 stop')
    expect(game.scores).toEqual([20, 0])
    expect(game.told.at(-1)).toMatchObject({ points: 20, clause: 'DICE-8', dice: 6, items: [{ count: 10, each: 2 }] })
    expect(game.view.seats[0]?.knight).toBe(false)
  })
})
