import { NOBODY, standings } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'

/**
 * Cities of every size: one die with three edges for every two dice, with caps around them, and for odd sizes a corner
 * before the last cap. Each is written as a throw, completed with knights, followed by where the dice are built.
 */
const CITIES: { readonly [size: number]: string } = {
  2: 'N-S:2,knight:7 N-S@0,0/0 N-S@0,-1/0',
  3: 'NE:1,N-S:2,knight:6 NE@0,0/0 N-S@0,-1/0 N-S@1,0/1',
  4: 'NEW:1,N-S:3,knight:5 NEW@0,0/0 N-S@0,-1/0 N-S@-1,0/1 N-S@1,0/1',
  5: 'NEW:1,N-S:3,NE:1,knight:4 NEW@0,0/0 N-S@0,-1/0 N-S@-1,0/1 NE@1,0/2 N-S@1,1/0',
  6: 'NEW:2,N-S:4,knight:3 NEW@0,0/0 NEW@1,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@-1,0/1 N-S@2,0/1',
  7: 'NEW:2,N-S:4,NE:1,knight:2 NEW@0,0/0 NEW@1,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@-1,0/1 NE@2,0/2 N-S@2,1/0',
  8: 'NEW:3,N-S:5,knight:1 NEW@0,0/0 NEW@1,0/0 NEW@2,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@2,-1/0 N-S@-1,0/1 N-S@3,0/1',
  9: 'NEW:3,N-S:5,NE:1 NEW@0,0/0 NEW@1,0/0 NEW@2,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@2,-1/0 N-S@-1,0/1 NE@3,0/2 N-S@3,1/0',
}

describe('counting', () => {
  test('DICE-11 gives a complete city its points by the number of its dice', () => {
    for (const [size, points] of [1, 3, 6, 10, 15, 21, 28].entries()) {
      const game = scenario({}, `${CITIES[size + 3]}`)
      expect(game.view.worth, `${size + 3} dice`).toBe(points)
      game.go('stop')
      expect(game.scores).toEqual([points, 0])
      expect(game.told.at(-1)).toEqual({
        kind: 'score',
        seat: 0,
        points,
        clause: 'DICE-11',
        dice: size + 3,
        items: [{ of: 'points', count: points, each: 1 }],
      })
    }
  })

  test('DICE-11 gives nothing for two dice', () => {
    const game = scenario({}, `${CITIES[2]}`)
    expect(game.view.cities.map(({ dice, complete, worth }) => [dice, complete, worth])).toEqual([
      [2, true, 0],
      [1, false, 0],
      [1, false, 0],
    ])
    game.go('stop')
    expect(game.scores).toEqual([0, 0])
    expect(game.told.at(-1)).toEqual({ kind: 'nothing', seat: 0, points: 0, clause: 'DICE-11', dice: 2 })
  })

  test('DICE-10 gives nothing where no city is complete, however large it is', () => {
    const game = scenario({}, `${CITIES[9]?.replace(' N-S@3,1/0', '')}`)
    expect(game.view.cities[0]).toMatchObject({ dice: 8, complete: false, worth: 21 })
    expect(game.view.worth).toBe(0)
    game.go('stop')
    expect(game.scores).toEqual([0, 0])
    expect(game.told.at(-1)).toEqual({ kind: 'nothing', seat: 0, points: 0, clause: 'DICE-10', dice: 0 })
    const early = scenario({}, 'NEW:1,N-S:2,knight:6 NEW@0,0/0 N-S@0,-1/0 N-S@1,0/1')
    expect([early.view.cities[0]?.dice, early.view.worth]).toEqual([3, 0])
    const bare = scenario({}, 'knight:9 stop')
    expect(bare.told.at(-1)).toMatchObject({ kind: 'nothing', clause: 'DICE-10' })
  })

  test('DICE-10 counts the largest complete city, not the larger one that is open', () => {
    // Four corners make a ring; the five dice south of it are one open city.
    const game = scenario(
      {},
      'NE:4,NEW:3,N-S:2 NE@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2 NEW@0,1/2 N-S@-1,1/1 NEW@0,2/0 N-S@-1,2/1 NEW@1,2/3',
    )
    expect(game.view.cities.map(({ dice, complete }) => `${dice} ${complete ? 'complete' : 'open'}`)).toEqual([
      '4 complete',
      '5 open',
      '1 open',
      '1 open',
    ])
    expect(game.view.worth).toBe(3)
    game.go('stop')
    expect(game.scores).toEqual([3, 0])
  })

  test('DICE-10 counts a die in two cities in each of them, and of several complete cities one', () => {
    const game = scenario({}, 'NE:2,N-S:4,knight:3 N-S@0,0/0 NE@0,-1/1 NE@0,1/0 N-S@1,-1/1 N-S@1,1/1 N-S@2,1/1')
    // The die in the middle has a cap in the north and one in the south: it closes a city of three on both sides.
    const complete = game.view.cities.filter((city) => city.complete)
    expect(complete.map(({ dice }) => dice).sort()).toEqual([2, 3, 3])
    expect(complete.filter(({ parts }) => parts.some(({ at }) => at.join() === '0,0'))).toHaveLength(2)
    game.go('stop')
    expect(game.scores).toEqual([1, 0])
  })

  test('DICE-10 counts a die once in a city, even with two parts in it', () => {
    // A ring of four in which one corner is two caps, joined by the others.
    const game = scenario({}, 'NE:3,N-E:1,knight:5 N-E@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2')
    expect(game.view.cities).toEqual([
      {
        parts: [
          { at: [0, 0], edges: 'N' },
          { at: [0, 0], edges: 'E' },
          { at: [0, -1], edges: 'ES' },
          { at: [1, 0], edges: 'NW' },
          { at: [1, -1], edges: 'SW' },
        ],
        dice: 4,
        complete: true,
        worth: 3,
      },
    ])
    game.go('stop')
    expect(game.scores).toEqual([3, 0])
  })
})

describe('winning', () => {
  test('DICE-12 is by 42 points or more, at once, though others had fewer turns', () => {
    const game = scenario({ seats: 3 }, `${CITIES[9]} stop\nknight:9 stop\nknight:9 stop\n${CITIES[7]} stop`)
    expect(game.scores).toEqual([43, 0, 0])
    expect(game.awaited).toBe(NOBODY)
    expect(game.view).toMatchObject({ over: true, awaited: null, winner: 0, wonBy: 'DICE-12', step: 'over' })
    expect(game.told.slice(-3)).toMatchObject([
      { kind: 'score', points: 15 },
      { kind: 'won', seat: 0, clause: 'DICE-12' },
      { kind: 'over', seat: null, clause: 'DICE-12' },
    ])
    expect(game.refused({ throw: { knight: 9 } })).toBe('game-over DICE-12')
  })

  test('DICE-12 takes exactly the target, and not one point less', () => {
    const reaching = (target: number) => scenario({ options: { target } }, `${CITIES[6]} stop`).view.over
    expect([9, 10, 11].map(reaching)).toEqual([true, true, false])
    const usual = scenario({}, `${CITIES[9]} stop\nknight:9 stop\n${CITIES[6]} stop\nknight:9 stop`)
    expect([usual.scores, usual.view.over]).toEqual([[38, 0], false])
    usual.go(`${CITIES[4]} stop\nknight:9 stop`)
    expect([usual.scores, usual.view.over]).toEqual([[41, 0], false])
    usual.go(`${CITIES[3]} stop`)
    expect([usual.scores, usual.view.over]).toEqual([[42, 0], true])
  })

  test('DICE-13 is by nine catapults in one turn too, whatever the score', () => {
    const game = scenario({}, `${CITIES[9]} stop\nNE:2,catapult:7 again NE:1,catapult:1 again catapult:1`)
    expect(game.scores).toEqual([28, 0])
    expect(game.view).toMatchObject({ over: true, winner: 1, wonBy: 'DICE-13', catapults: 9 })
    expect(game.told.slice(-2)).toEqual([
      { kind: 'won', seat: 1, points: 0, clause: 'DICE-13' },
      { kind: 'over', seat: null, points: 0, clause: 'DICE-13' },
    ])
    expect(standings(game.rules, game.p)).toEqual([
      { seat: 1, score: 0, place: 1 },
      { seat: 0, score: 28, place: 2 },
    ])
    expect(game.refused({ stop: true })).toBe('game-over DICE-13')
  })

  test('DICE-13 is looked at after each throw, before anything is decided', () => {
    expect(scenario({}, 'catapult:9').view).toMatchObject({ over: true, winner: 0, wonBy: 'DICE-13' })
    expect(scenario({}, 'NE:1,catapult:8').view).toMatchObject({ over: false, awaited: 0 })
    // Those of an earlier turn do not count.
    const game = scenario({}, 'NE:1,catapult:8 stop\nNE:8,catapult:1')
    expect(game.view).toMatchObject({ over: false, catapults: 1, awaited: 1 })
  })
})
