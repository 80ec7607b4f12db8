import { describe, expect, it } from 'vitest'
import type { Setup } from './moves.ts'
import { game, type Laying, lay, movesOf, placementsFor, takeTurn } from './scripted-game.ts'
import { testTiles as tiles } from './test-tiles.ts'

const RIVER: Partial<Setup> = { modules: ['river'], tiles }
const SPRING: Laying = ['river/spring', 0, 0, 0]

describe('the oracle: the river', () => {
  it('comes first, its last tile last, and the rest after it', () => {
    const oracle = game([SPRING], 'river/straight river/lake B', RIVER)
    const end = { at: [1, 0], flow: 'E', bend: 'none' }
    expect(oracle.facts()).toMatchObject({ pile: { 'river/straight': 1 } })
    expect(oracle.facts().state).toEqual({
      stream: { ends: [end], aside: {}, later: { 'river/lake': 1, 'base/B': 1 }, lifted: false },
    })
    lay(oracle, 'river/straight', [1, 0], 0)
    expect(oracle.facts()).toMatchObject({
      step: 'deploy',
      pile: { 'river/lake': 1 },
      state: { stream: { later: { 'base/B': 1 } } },
    })
    oracle.play({ pass: true })
    takeTurn(oracle, 'river/lake', [2, 0], 0)
    expect(oracle.facts()).toMatchObject({
      active: 0,
      pile: { 'base/B': 1 },
      state: { stream: { ends: [], later: {} } },
    })
  })

  it('no figure stands on it, and a spring has one field all around', () => {
    const oracle = game([SPRING], 'river/straight river/lake', RIVER)
    lay(oracle, 'river/straight', [1, 0], 0)
    oracle.play({ deploy: 'follower', on: 'field:NNW' })
    lay(oracle, 'river/lake', [2, 0], 0)
    // The field continues around the spring and the lake: both banks are one.
    expect(movesOf(oracle)).toEqual([{ pass: true }])
    const features = oracle.features()
    expect(features.filter(({ kind }) => kind === 'stream')).toMatchObject([{ complete: false, followers: [0, 0] }])
    expect(features.filter(({ kind }) => kind === 'field')).toMatchObject([{ followers: [1, 0] }])
  })

  it('does not bend twice running the same way, but may after a straight tile', () => {
    const pile = 'river/curve river/curve river/straight'
    const twice = game([SPRING], pile, RIVER)
    expect(placementsFor(twice, 'river/curve')).toEqual([
      [1, 0, 0],
      [1, 0, 1],
    ])
    twice.play({ place: 'river/curve', at: [1, 0], turn: 0 })
    expect(twice.facts().state?.stream?.ends).toEqual([{ at: [1, 1], flow: 'S', bend: 'right' }])
    twice.play({ pass: true })
    expect(placementsFor(twice, 'river/curve')).toEqual([[1, 1, 2]])

    const between = game([SPRING], pile, RIVER)
    takeTurn(between, 'river/curve', [1, 0], 0)
    takeTurn(between, 'river/straight', [1, 1], 1)
    expect(placementsFor(between, 'river/curve')).toEqual([
      [1, 2, 1],
      [1, 2, 2],
    ])
  })

  it('sets aside what has no room ahead, and takes it back when another is laid', () => {
    const oracle = game([SPRING, ['B', 3, 1, 0]], 'river/straight river/curve river/lake', RIVER)
    oracle.play({ draw: 'river/straight' })
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 0,
      pile: { 'river/curve': 1 },
      state: { stream: { aside: { 'river/straight': 1 } } },
    })
    lay(oracle, 'river/curve', [1, 0], 0)
    expect(oracle.facts()).toMatchObject({
      pile: { 'river/straight': 1 },
      state: { stream: { aside: {}, later: { 'river/lake': 1 } } },
    })
  })

  it('needs no more room than one square when nothing else is left', () => {
    const oracle = game([SPRING, ['B', 3, 1, 0]], 'river/straight river/lake', RIVER)
    oracle.play({ draw: 'river/straight' })
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      pile: { 'river/straight': 1 },
      state: { stream: { aside: {}, lifted: true } },
    })
    lay(oracle, 'river/straight', [1, 0], 0)
    expect(oracle.facts()).toMatchObject({ pile: { 'river/lake': 1 }, state: { stream: { lifted: false } } })
  })

  it('stays open when nothing fits, and the same turn goes on with the rest', () => {
    const stuck: readonly Laying[] = [SPRING, ['B', 2, 0, 0]]
    const oracle = game(stuck, 'river/straight river/lake B', RIVER)
    oracle.play({ draw: 'river/straight' })
    const stream = { ends: [{ at: [1, 0], flow: 'E', bend: 'none' }], aside: {}, later: {}, lifted: false }
    expect(oracle.facts()).toMatchObject({ step: 'draw', active: 0, pile: { 'base/B': 1 }, state: { stream } })
    const last = game(stuck, 'river/straight river/lake', RIVER)
    last.play({ draw: 'river/straight' })
    expect(last.facts()).toMatchObject({ step: 'over', active: 0, pile: {}, state: { stream } })
  })
})

describe('the oracle: the river with two arms', () => {
  const RIVER_2: Partial<Setup> = { modules: ['river-2'], tiles }

  it('forks first, and the fork is a bend for each arm', () => {
    const oracle = game([SPRING], 'river/curve river-2/fork B', RIVER_2)
    expect(placementsFor(oracle, 'river-2/fork')).toEqual([
      [1, 0, 0],
      [1, 0, 2],
      [1, 0, 3],
    ])
    oracle.play({ place: 'river-2/fork', at: [1, 0], turn: 0 })
    oracle.play({ pass: true })
    expect(oracle.facts().state?.stream?.ends).toEqual([
      { at: [1, -1], flow: 'N', bend: 'left' },
      { at: [2, 0], flow: 'E', bend: 'none' },
    ])
    // North: left would be the second time, right would come too close to the other arm. East: left would come too
    // close.
    expect(placementsFor(oracle, 'river/curve')).toEqual([[2, 0, 0]])
  })

  it('as printed leads anywhere but where a tile lies, or the other arm leads', () => {
    const oracle = game([SPRING], 'river/curve river/curve river-2/fork B', { ...RIVER_2, riverRoom: 'printed' })
    takeTurn(oracle, 'river-2/fork', [1, 0], 0)
    expect(placementsFor(oracle, 'river/curve')).toEqual([
      [1, -1, 3],
      [2, 0, 0],
      [2, 0, 1],
    ])
    oracle.play({ place: 'river/curve', at: [2, 0], turn: 1 })
    oracle.play({ pass: true })
    expect(placementsFor(oracle, 'river/curve')).toEqual([[2, -1, 3]])
  })

  it('in the turn of the volcano an abbot may come home, unless the setup says that he stays', () => {
    for (const volcanoAbbot of ['may-return', 'stays'] as const) {
      const setup = { ...RIVER_2, modules: ['river-2', 'abbot'], abbots: 1, seats: 1, volcanoAbbot }
      const oracle = game([SPRING], 'river-2/monastery river-2/volcano B', setup)
      lay(oracle, 'river-2/monastery', [1, 0], 0)
      oracle.play({ deploy: 'abbot', on: 'monastery' })
      lay(oracle, 'river-2/volcano', [2, 0], 0)
      const home = { take: 'abbot', on: 'monastery', at: [1, 0] }
      expect(movesOf(oracle)).toEqual(volcanoAbbot === 'stays' ? [{ pass: true }] : [home, { pass: true }])
    }
  })

  it('a mouth ends one arm; after the volcano its seat has the next turn, and puts nobody on it', () => {
    const oracle = game([SPRING], 'river-2/fork river-2/city-mouth river-2/volcano B', {
      ...RIVER_2,
      modules: ['river-2', 'abbot'],
      abbots: 1,
      seats: 3,
    })
    takeTurn(oracle, 'river-2/fork', [1, 0], 0)
    takeTurn(oracle, 'river-2/city-mouth', [2, 0], 0, 'city:E')
    expect(oracle.facts()).toMatchObject({ active: 2, pile: { 'river-2/volcano': 1 } })
    expect(oracle.facts().state?.stream?.ends).toHaveLength(1)
    lay(oracle, 'river-2/volcano', [1, -1], 3)
    expect(movesOf(oracle)).toEqual([{ pass: true }])
    oracle.play({ pass: true })
    expect(oracle.facts()).toMatchObject({ step: 'draw', active: 2, pile: { 'base/B': 1 } })
  })

  it('the herd gives 1 for each completed city on its field, if the setup says so', () => {
    const lying: readonly Laying[] = [SPRING, ['E', 1, 1, 2], ['E', 1, 2, 0], ['E', 2, 2, 0]]
    for (const [pigHerd, farmers, points] of [
      [true, 'field-3', 4],
      [true, 'city-4', 5],
      [false, 'field-3', 3],
    ] as const) {
      // The large field continues to the south, where one city is closed and another open.
      const oracle = game(lying, 'river-2/pig-herd', { ...RIVER_2, pigHerd, farmers })
      takeTurn(oracle, 'river-2/pig-herd', [1, 0], 0, 'field:NNE')
      expect(oracle.facts().scores).toEqual([points, 0])
    }
  })
})
