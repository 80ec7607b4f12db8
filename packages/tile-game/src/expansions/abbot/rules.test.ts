/** The clauses of the Abbot that need no other expansion. */
import { CHANCE, Options, Random, resignedAction } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { deploymentOf, fromNotation, type Move, placementOf, tileGame, toNotation } from '../../index.ts'

const WATCHER = -3

const play = (setup: ScenarioSetup, lines: string): Scenario => scenario({ modules: ['abbot'], ...setup }, lines)

const stepOf = (game: Scenario): string => game.rules.view(game.p, WATCHER).step
const abbotsIn = (game: Scenario): readonly number[] =>
  game.rules.view(game.p, WATCHER).seats.map(({ supply }) => supply.abbot as number)
const figuresIn = (game: Scenario): readonly string[] =>
  game.rules
    .view(game.p, WATCHER)
    .figures.map(({ seat, figure, role, on, at }) => `${seat} ${figure}, ${role}: ${on}@${at.join(',')}`)
const put = (figure: string, on: string): Move => ({ deploy: figure, on })
const takeBack = (on: string, x: number, y: number): Move => ({ take: 'abbot', on, at: [x, y] })
const PASS: Move = { pass: true }

/**
 * The eight cells around (1, 1), where a tile with a road from east to west fits: fields above and below it, a road on
 * either side.
 */
const RING = ['B 0,0/0', 'B 1,0/0', 'B 2,0/0', 'U 0,1/0', 'U 2,1/0', 'B 0,2/0', 'B 1,2/0', 'B 2,2/0']
const ringWithout = (...cells: readonly string[]): readonly string[] =>
  RING.filter((laid) => !cells.some((cell) => laid.includes(` ${cell}/`)))

/** The same around (1, 1) for a monastery, which has fields on all sides. */
const MEADOW = RING.map((laid) => laid.replace('U', 'B'))
const meadowWithout = (...cells: readonly string[]): readonly string[] =>
  MEADOW.filter((laid) => !cells.some((cell) => laid.includes(` ${cell}/`)))

describe('the abbot', () => {
  test('ABBOT-1 each seat has one, besides its followers, in both editions', () => {
    for (const edition of ['2000', '2016'] as const) {
      const game = play({ edition, seats: 3, more: ['B'] }, '')
      expect(game.rules.view(game.p, WATCHER).seats.map(({ supply }) => supply)).toEqual(
        Array.from({ length: 3 }, () => ({ follower: 7, abbot: 1 })),
      )
      expect(game.rules.facts(game.p)).toMatchObject({
        supply: [
          [7, 1],
          [7, 1],
          [7, 1],
        ],
      })
    }
  })

  test('ABBOT-1 a table may give two or three each, not none and not four', () => {
    expect(abbotsIn(play({ options: { abbots: 3 }, more: ['B'] }, ''))).toEqual([3, 3])
    for (const abbots of [0, 4])
      expect(tileGame.compose({ edition: '2016', modules: ['abbot'], options: { abbots } }, 2)).toMatchObject({
        ok: false,
      })
    const two = play(
      { options: { abbots: 2 }, more: ['B'] },
      'B 0,1/0 +abbot=monastery\nB 0,2/0 .\nB 0,3/0 +abbot=monastery',
    )
    expect(abbotsIn(two)).toEqual([0, 2])
  })

  test('ABBOT-1 he is no follower: neither uses up the other', () => {
    const game = play(
      { options: { followers: 1 }, more: ['B'] },
      'B 0,1/0 +abbot=monastery\nB 0,2/0 +monastery\nB 0,3/0',
    )
    expect(game.supply).toEqual([1, 0])
    expect(abbotsIn(game)).toEqual([0, 1])
    expect(game.refused(put('abbot', 'monastery'))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9' })
    game.play(put('follower', 'monastery'))
    game.go('B 0,4/0')
    expect(game.refused(put('follower', 'monastery'))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9' })
    expect(game.moves()).toEqual([PASS, put('abbot', 'monastery')])
  })
})

describe('placing him', () => {
  test('ABBOT-2 he may go on the monastery just laid, in place of a follower', () => {
    const game = play({ more: ['A', 'B'] }, 'B 0,1/0')
    expect(game.moves()).toEqual([
      PASS,
      put('follower', 'monastery'),
      put('follower', 'field:NNW'),
      put('abbot', 'monastery'),
    ])
    game.play(put('abbot', 'monastery'))
    expect(game.told.at(-1)).toMatchObject({
      kind: 'deployed',
      seat: 0,
      figure: 'abbot',
      role: 'monk',
      spot: 'monastery',
      at: [0, 1],
    })
    expect(figuresIn(game)).toEqual(['0 abbot, monk: monastery@0,1'])
    expect({ followers: game.supply, abbots: abbotsIn(game) }).toEqual({ followers: [7, 7], abbots: [0, 1] })
    // One figure a turn, whichever it is.
    expect({ step: stepOf(game), awaited: game.awaited }).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('ABBOT-2 he may go on a garden, where followers may not', () => {
    const game = play({ more: ['B'] }, 'U-garden 1,0/0')
    expect(game.moves()).toEqual([
      PASS,
      put('follower', 'road:E'),
      put('follower', 'field:NNW'),
      put('follower', 'field:ESE'),
      put('abbot', 'garden'),
    ])
    expect(game.refused(put('follower', 'garden'))).toMatchObject({
      code: 'not-for-this-figure',
      clause: 'ABBOT-2',
      where: 'on',
    })
    game.play(put('abbot', 'garden'))
    expect(figuresIn(game)).toEqual(['0 abbot, abbot: garden@1,0'])
    expect(game.rules.facts(game.p)).toMatchObject({ figures: [[0, 'abbot', 1, 0, 'garden']] })
  })

  test('ABBOT-2 he goes on no road, no city and no field', () => {
    const game = play({ more: ['B'] }, 'J 1,0/1')
    const spots = game.moves().flatMap((move) => ('deploy' in move ? [move.on] : []))
    expect(spots).toEqual(['city:E', 'road:S', 'field:NNW', 'field:SSW'])
    for (const on of spots)
      expect(game.refused(put('abbot', on))).toMatchObject({
        code: 'not-for-this-figure',
        clause: 'ABBOT-2',
        where: 'on',
      })
    expect(game.moves().some((move) => 'deploy' in move && move.deploy === 'abbot')).toBe(false)
  })

  test('ABBOT-2 he goes on the tile just laid only', () => {
    const game = play({ more: ['B'] }, 'B 0,1/0 .\nU-garden 1,0/0 .\nU 2,0/0')
    expect(game.refused({ deploy: 'abbot', on: 'monastery', at: [0, 1] })).toMatchObject({
      code: 'not-just-laid',
      clause: 'BASE-7',
    })
    expect(game.refused({ deploy: 'abbot', on: 'garden', at: [1, 0] })).toMatchObject({
      code: 'not-just-laid',
      clause: 'BASE-7',
    })
    expect(game.refused(put('abbot', 'garden'))).toMatchObject({ code: 'unknown-spot', clause: 'BASE-7' })
  })

  test('ABBOT-2 a page is shown where he may go, and as what', () => {
    const game = play({ more: ['B'] }, 'U-garden 1,0/0')
    const spots = game.rules.view(game.p, 0).choices.flatMap((choice) => (choice.kind === 'spots' ? choice.spots : []))
    const move = put('abbot', 'garden')
    expect(spots.filter(({ figure }) => figure === 'abbot')).toMatchObject([
      { figure: 'abbot', at: [1, 0], on: 'garden', role: 'abbot', does: 'deploy', move },
    ])
  })
})

describe('gardens', () => {
  const nine = [
    { of: 'tiles', count: 1, each: 1 },
    { of: 'neighbours', count: 8, each: 1 },
  ]

  test('ABBOT-3 a garden is complete with eight tiles around it, and gives 9', () => {
    const atOnce = play({ start: RING, more: ['B'] }, 'U-garden 1,1/0 +abbot=garden')
    expect(atOnce.scored(0)).toEqual(['garden 9 ABBOT-3'])
    expect(atOnce.told.find(({ kind }) => kind === 'score')).toMatchObject({
      items: nine,
      feature: { kind: 'garden', cells: [[1, 1]] },
    })
    const later = play(
      { start: ringWithout('2,2', '1,2'), more: ['U', 'B', 'B'] },
      'U-garden 1,1/0 +abbot=garden\nB 1,2/0 .',
    )
    expect(later.scores).toEqual([0, 0])
    later.go('U 3,1/0 .\nB 2,2/0 .')
    expect(later.scores).toEqual([9, 0])
  })

  test('ABBOT-3 a completed garden without an abbot gives nothing', () => {
    const game = play({ start: RING, more: ['B'] }, 'U-garden 1,1/0 .')
    expect(game.told.at(-1)).toMatchObject({ kind: 'unclaimed', clause: 'BASE-20', feature: { kind: 'garden' } })
    expect(game.scores).toEqual([0, 0])
  })

  test('ABBOT-3 an unfinished garden gives 1 at the end, and 1 for each tile around it', () => {
    const game = play({ start: ringWithout('1,2', '2,2') }, 'U-garden 1,1/0 +abbot=garden\nU 3,1/0 .')
    expect(game.isOver).toBe(true)
    expect(game.scored(0)).toEqual(['garden 7 ABBOT-3'])
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 6, each: 1 },
    ]
    expect(game.told.find(({ kind }) => kind === 'score')).toMatchObject({ items })
  })
})

describe('taking him back', () => {
  const FIRST = 'B 0,1/0 +abbot=monastery\nB 0,2/0 .'

  test('ABBOT-4 in place of a figure his seat may take him back, and scores 1 and 1 for each tile around, the new one counted', () => {
    const game = play({ more: ['B'] }, `${FIRST}\nB 1,1/0`)
    expect(game.moves()).toEqual([
      PASS,
      put('follower', 'monastery'),
      put('follower', 'field:NNW'),
      takeBack('monastery', 0, 1),
    ])
    const before = game.rules.score(game.p, 0)
    const spots = game.rules.view(game.p, 0).choices.flatMap((choice) => (choice.kind === 'spots' ? choice.spots : []))
    game.play(takeBack('monastery', 0, 1))
    // The points are what the page announced.
    expect(spots.find(({ does }) => does === 'take')?.gives).toBe(game.rules.score(game.p, 0) - before)
    const feature = { kind: 'monastery', cells: [[0, 1]] }
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 3, each: 1 },
    ]
    expect(game.told.slice(-2)).toEqual([
      {
        kind: 'taken',
        seat: 0,
        points: 0,
        clause: 'ABBOT-4',
        feature,
        figure: 'abbot',
        role: 'monk',
        spot: 'monastery',
        at: [0, 1],
      },
      { kind: 'score', seat: 0, points: 4, clause: 'ABBOT-4', feature, items },
    ])
    expect({ scores: game.scores, abbots: abbotsIn(game), followers: game.supply }).toEqual({
      scores: [4, 0],
      abbots: [1, 1],
      followers: [7, 7],
    })
    expect(figuresIn(game)).toEqual([])
    // That was this turn's figure.
    expect({ step: stepOf(game), awaited: game.awaited }).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('ABBOT-4 from a garden too, and then he may be placed again', () => {
    const game = play(
      { more: ['B'] },
      'U-garden 1,0/0 +abbot=garden\nB 0,1/0 .\nU 2,0/0 -abbot=garden@1,0\nB 1,1/0 .\nB 2,1/0 +abbot=monastery',
    )
    expect(game.scored(0)).toEqual(['garden 4 ABBOT-4'])
    expect(figuresIn(game)).toEqual(['0 abbot, monk: monastery@2,1'])
  })

  test('ABBOT-4 only in his seat’s own turn, and only where he stands', () => {
    const others = play({ more: ['B'] }, FIRST.replace(' .', ''))
    expect(others.moves().some((move) => 'take' in move)).toBe(false)
    expect(others.refused(takeBack('monastery', 0, 1))).toMatchObject({
      code: 'none-there',
      clause: 'ABBOT-4',
      where: 'on',
    })
    const own = play({ more: ['B', 'B', 'B'] }, `${FIRST}\nB 1,1/0`)
    for (const wrong of [
      takeBack('monastery', 0, 2),
      takeBack('monastery', 9, 9),
      takeBack('garden', 0, 1),
      takeBack('field:NNW', 0, 1),
    ]) {
      expect(own.refused(wrong)).toMatchObject({ code: 'none-there', clause: 'ABBOT-4', where: 'on' })
    }
    own.play(takeBack('monastery', 0, 1))
    own.go('B 1,2/0 .\nB 2,1/0')
    expect(own.refused(takeBack('monastery', 0, 1))).toMatchObject({ code: 'none-there', clause: 'ABBOT-4' })
  })

  test('ABBOT-4 followers are not taken back', () => {
    const game = play({ more: ['B'] }, 'B 0,1/0 +monastery\nB 0,2/0 .\nB 1,1/0')
    expect(game.moves().some((move) => 'take' in move)).toBe(false)
    expect(game.refused({ take: 'follower', on: 'monastery', at: [0, 1] })).toMatchObject({
      code: 'only-abbots',
      clause: 'ABBOT-4',
      where: 'take',
    })
    expect(game.refused(takeBack('monastery', 0, 1))).toMatchObject({ code: 'none-there', clause: 'ABBOT-4' })
  })

  test('ABBOT-4 nobody must: his seat may pass, and passes once it has resigned', () => {
    const game = play({ more: ['B'] }, `${FIRST}\nB 1,1/0`)
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(PASS)
    game.play(PASS)
    expect({ scores: game.scores, abbots: abbotsIn(game) }).toEqual({ scores: [0, 0], abbots: [0, 1] })
  })

  test('ABBOT-4 never from a place that the new tile completes, which is scored in full', () => {
    for (const last of ['2,2', '2,1', '1,2']) {
      const game = play(
        { start: meadowWithout(last), more: ['B'] },
        `B 1,1/0 +abbot=monastery\nB 1,-1/0 .\nB ${last}/0`,
      )
      expect(game.moves().some((move) => 'take' in move)).toBe(false)
      expect(game.refused(takeBack('monastery', 1, 1))).toMatchObject({
        code: 'complete',
        clause: 'ABBOT-4',
        where: 'on',
      })
      game.play(PASS)
      expect(game.scored(0)).toEqual(['monastery 9 BASE-15'])
    }
    const garden = play({ start: ringWithout('2,2'), more: ['B'] }, 'U-garden 1,1/0 +abbot=garden\nB 1,-1/0 .\nB 2,2/0')
    expect(garden.refused(takeBack('garden', 1, 1))).toMatchObject({ code: 'complete', clause: 'ABBOT-4' })
  })

  test('ABBOT-4 from a place that lacks one tile, for 8', () => {
    const game = play(
      { start: meadowWithout('2,2'), more: ['B'] },
      'B 1,1/0 +abbot=monastery\nB 1,-1/0 .\nB 3,1/0 -abbot=monastery@1,1',
    )
    expect(game.scored(0)).toEqual(['monastery 8 ABBOT-4'])
    game.go('B 2,2/0 .')
    expect(game.scores).toEqual([8, 0])
  })

  test('ABBOT-4 not in the turn in which he was placed', () => {
    const before = play({ more: ['B'] }, 'B 0,1/0')
    expect(before.refused(takeBack('monastery', 0, 1))).toMatchObject({ code: 'none-there', clause: 'ABBOT-4' })
    before.play(put('abbot', 'monastery'))
    expect(before.refused(takeBack('monastery', 0, 1))).toMatchObject({ code: 'not-now' })
  })

  test('ABBOT-4 he is taken back before what the tile completes is scored', () => {
    const lines = 'B 0,1/0 +abbot=monastery\nB 0,2/0 .\nU 1,0/0 +road:E\nB 0,3/0 .\nE 0,-1/2 -abbot=monastery@0,1'
    const taken = play({ more: ['B'] }, lines)
    const kinds = taken.told.map(({ kind }) => kind)
    expect(kinds.slice(-4)).toEqual(['placed', 'taken', 'score', 'unclaimed'])
    expect(taken.scored(0)).toEqual(['monastery 4 ABBOT-4'])
  })

  test('ABBOT-4 of two abbots one is taken back, whichever', () => {
    const lines = 'B 0,1/0 +abbot=monastery\nU 1,0/0 .\nU-garden 2,0/0 +abbot=garden\nU 3,0/0 .\nB 2,1/0'
    const both = [takeBack('monastery', 0, 1), takeBack('garden', 2, 0)]
    const left = ['0 abbot, abbot: garden@2,0', '0 abbot, monk: monastery@0,1']
    both.forEach((move, i) => {
      const game = play({ options: { abbots: 2 }, more: ['B'] }, lines)
      expect(game.moves().filter((one) => 'take' in one)).toEqual(both)
      game.play(move)
      expect(figuresIn(game)).toEqual([left[i]])
      expect(abbotsIn(game)).toEqual([1, 2])
      expect(stepOf(game)).toBe('draw')
    })
  })

  test('ABBOT-4 whole turns foresee it: with every placement but the one that completes his place', () => {
    const game = play({ start: meadowWithout('2,2'), more: ['B', 'B'] }, 'B 1,1/0 +abbot=monastery\nB 1,-1/0 .')
    game.play({ draw: 'base/B' })
    const { rules, p } = game
    const [placements, whole] = [new Options(), new Options()]
    rules.options(p, 0, placements)
    rules.wholeTurns(p, whole)
    const atOf = (placed: number): string => (rules.toMove(p, placed) as { readonly at: readonly number[] }).at.join()
    const cells = Array.from({ length: placements.length }, (_, i) => atOf(placements.action(i)))
    const all = Array.from({ length: whole.length }, (_, i) => whole.action(i))
    // On every tile of this game: pass, or a follower on monastery or field. The abbot is not in supply.
    const usual = 3
    const foreseen = cells.map((cell) => all.filter((one) => atOf(placementOf(one)) === cell).length - usual)
    expect(cells).toContain('2,2')
    expect(foreseen).toEqual(cells.map((cell) => (cell === '2,2' ? 0 : 1)))
    const [taking] = all.filter((one) => atOf(placementOf(one)) === '3,1').slice(-1)
    rules.apply(p, 0, placementOf(taking as number))
    expect(rules.toMove(p, deploymentOf(taking as number))).toEqual(takeBack('monastery', 1, 1))
  })

  test('ABBOT-4 a page is shown him as one to be taken; chance play may take him', () => {
    const game = play({ more: ['B'] }, `${FIRST}\nB 1,1/0`)
    const spots = game.rules.view(game.p, 0).choices.flatMap((choice) => (choice.kind === 'spots' ? choice.spots : []))
    const move = takeBack('monastery', 0, 1)
    expect(spots.filter(({ does }) => does === 'take')).toMatchObject([
      { figure: 'abbot', at: [0, 1], on: 'monastery', role: 'monk', does: 'take', move },
    ])
    const random = new Random(1)
    const sampled = new Set(Array.from({ length: 200 }, () => game.rules.sample(game.p, 0, random)))
    expect([...sampled].map((action) => JSON.stringify(game.rules.toMove(game.p, action))).sort()).toEqual(
      game
        .moves()
        .map((one) => JSON.stringify(one))
        .sort(),
    )
  })

  test('ABBOT-4 the notation writes both', () => {
    const text = '1. B 0,1/0 +abbot=monastery\n2. B 0,2/0 .\n3. B 1,1/0 -abbot=monastery@0,1\n'
    const read = fromNotation(text)
    if (!read.ok) throw new Error(read.reason)
    expect(toNotation(read.value)).toBe(text)
    expect(read.value.at(-1)).toEqual(takeBack('monastery', 0, 1))
  })
})

describe('coming home', () => {
  test('ABBOT-5 he comes home when his place is scored, monastery or garden', () => {
    const monastery = play({ start: MEADOW, more: ['B'] }, 'B 1,1/0 +abbot=monastery')
    expect(monastery.scored(0)).toEqual(['monastery 9 BASE-15'])
    expect(monastery.told.at(-1)).toMatchObject({
      kind: 'returned',
      seat: 0,
      clause: 'BASE-17',
      figure: 'abbot',
      figures: 1,
    })
    expect({ abbots: abbotsIn(monastery), figures: figuresIn(monastery) }).toEqual({ abbots: [1, 1], figures: [] })
    const garden = play({ start: ringWithout('2,2'), more: ['B'] }, 'U-garden 1,1/0 +abbot=garden\nB 2,2/0 .')
    expect({ abbots: abbotsIn(garden), figures: figuresIn(garden), scores: garden.scores }).toEqual({
      abbots: [1, 1],
      figures: [],
      scores: [9, 0],
    })
  })

  test('ABBOT-5 on a monastery he is a monk, at the end as well', () => {
    const game = play({}, 'B 0,1/0 +abbot=monastery\nB 0,2/0 .')
    expect(game.isOver).toBe(true)
    expect(game.rules.view(game.p, -3).figures).toMatchObject([{ figure: 'abbot', role: 'monk', on: 'monastery' }])
    expect(game.scored(0)).toEqual(['monastery 3 BASE-23'])
  })
})

describe('with less', () => {
  test('ABBOT-6 without this expansion a garden is nothing', () => {
    const game = play({ modules: [], start: RING, more: ['B'] }, 'U-garden 1,1/0')
    expect(game.moves()).toEqual([
      PASS,
      put('follower', 'road:E'),
      put('follower', 'field:NNW'),
      put('follower', 'field:ESE'),
    ])
    for (const figure of ['follower', 'abbot'])
      expect(game.refused(put(figure, 'garden'))).toMatchObject({ where: figure === 'abbot' ? 'deploy' : 'on' })
    expect(game.refused(put('follower', 'garden'))).toMatchObject({ code: 'unknown-spot', clause: 'BASE-7' })
    expect(game.refused(put('abbot', 'garden'))).toMatchObject({ code: 'unknown-figure', clause: 'BASE-2' })
    game.play(PASS)
    expect(game.told.at(-1)).toMatchObject({ kind: 'passed' })
    expect(game.rules.view(game.p, WATCHER).seats[0]?.supply).toEqual({ follower: 7 })
    expect(tileGame.compose({ edition: '2016', options: { abbots: 1 } }, 2)).toMatchObject({
      ok: false,
      code: 'module-not-played',
    })
  })

  test('ABBOT-6 and nobody is taken back', () => {
    const game = play({ modules: [], more: ['B'] }, 'B 0,1/0 +monastery\nB 0,2/0 .\nB 1,1/0')
    expect(game.refused(takeBack('monastery', 0, 1))).toMatchObject({ code: 'not-now', clause: 'BASE-7' })
  })

  test('ABBOT-7 edition 2000 has no gardens, edition 2016 has eight; he does the rest in both', () => {
    const gardens = { '2000': 0, '2016': 8 }
    for (const edition of ['2000', '2016'] as const) {
      const composed = tileGame.compose({ edition, modules: ['abbot'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const { tiles = {} } = composed.value.view(composed.value.start(), WATCHER).pile
      const withGarden = Object.entries(tiles).flatMap(([id, copies]) => (id.endsWith('-garden') ? [copies] : []))
      expect(withGarden.reduce((sum, copies) => sum + copies, 0)).toBe(gardens[edition])
      const game = play(
        { edition, more: ['B'] },
        'B 0,1/0 +abbot=monastery\nB 0,2/0 .\nB 1,1/0 -abbot=monastery@0,1\nB 1,2/0 .\nB 2,1/0 +abbot=monastery',
      )
      expect({ scores: game.scores, abbots: abbotsIn(game) }).toEqual({ scores: [4, 0], abbots: [0, 1] })
    }
    expect(() => play({ edition: '2000' }, 'U-garden 1,0/0 .')).toThrow('base/U-garden')
  })
})
