/** The clauses of Cult Places & Heretics that need no other expansion. */
import { CHANCE, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { fromNotation, type Move, placementOf, tileGame, toNotation } from '../../index.ts'

const WATCHER = -3

/** Plays lines in which `~` marks a tile of this expansion, as it does among the start tiles. */
const play = ({ start, more, ...setup }: ScenarioSetup, lines: string): Scenario => {
  const named = (names: readonly string[]): readonly string[] => names.map((name) => name.replace('~', 'cult/'))
  return scenario(
    { modules: ['cult'], ...setup, ...(start === undefined ? {} : { start: named(start) }), more: named(more ?? []) },
    lines.replaceAll('~', 'cult/'),
  )
}

const figuresIn = (game: Scenario): readonly string[] =>
  game.rules.view(game.p, WATCHER).figures.map(({ seat, role, on, at }) => `${seat} ${role}: ${on}@${at.join(',')}`)
const put = (on: string): Move => ({ deploy: 'follower', on })
const PASS: Move = { pass: true }
const cellsFor = (game: Scenario): readonly string[] =>
  game.moves().flatMap((move) => ('place' in move ? [move.at.join()] : []))
const sentHome = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, clause, feature }) =>
    kind === 'returned' ? [`${seat} ${feature?.kind} ${clause}`] : [],
  )

/**
 * A road around the two cells (1, 1) and (2, 1), where two centres with fields on all sides fit; in the west, another
 * tile connects its halves.
 */
const RING = [
  'U -1,0/1',
  'U -1,1/1',
  'U -1,2/1',
  'V 0,0/3',
  'U 1,0/0',
  'U 2,0/0',
  'V 3,0/0',
  'U 0,1/1',
  'U 3,1/1',
  'V 0,2/2',
  'U 1,2/0',
  'U 2,2/0',
  'V 3,2/1',
]
const ringWithout = (...cells: readonly string[]): readonly string[] =>
  RING.filter((laid) => !cells.some((cell) => laid.includes(` ${cell}/`)))

describe('the places', () => {
  test('CULT-1 five tiles are in the bag, one of each, or six, in both editions', () => {
    const five = ['cult/cap', 'cult/cap-road', 'cult/plain', 'cult/road', 'cult/two-roads']
    const bags: readonly [{ readonly [key: string]: number }, readonly string[]][] = [
      [{}, five],
      [{ 'cult-tiles': 5 }, five],
      [
        { 'cult-tiles': 6 },
        ['cult/cap', 'cult/cap-road', 'cult/cap-two-roads', 'cult/plain', 'cult/road', 'cult/two-roads'],
      ],
    ]
    for (const edition of ['2000', '2016']) {
      for (const [options, names] of bags) {
        const composed = tileGame.compose({ edition, modules: ['cult'], options }, 2)
        if (!composed.ok) throw new Error(composed.reason)
        const { pile } = composed.value.view(composed.value.start(), WATCHER)
        expect(pile.left).toBe(71 + names.length)
        expect(Object.entries(pile.tiles ?? {}).filter(([id]) => id.startsWith('cult/'))).toEqual(
          names.map((name) => [name, 1]),
        )
      }
    }
    expect(tileGame.compose({ edition: '2016', modules: ['cult'], options: { 'cult-tiles': 4 } }, 2)).toMatchObject({
      ok: false,
    })
    expect(() => play({ modules: [] }, '~plain 0,1/0 .')).toThrow('cult/plain')
  })

  test('CULT-1 a follower may go on the place just laid, and is a heretic', () => {
    const game = play({ more: ['U'] }, '~plain 0,1/0')
    expect(game.moves()).toEqual([PASS, put('cult'), put('field:NNW')])
    game.play(put('cult'))
    expect(game.told.at(-1)).toMatchObject({
      kind: 'deployed',
      seat: 0,
      figure: 'follower',
      role: 'heretic',
      spot: 'cult',
      at: [0, 1],
    })
    expect(figuresIn(game)).toEqual(['0 heretic: cult@0,1'])
    expect(game.rules.facts(game.p)).toMatchObject({ figures: [[0, 'follower', 0, 1, 'cult']] })
    expect(game.supply).toEqual([6, 7])
  })

  test('CULT-1 it lies where it fits, beside others as any tile', () => {
    const game = play({ more: ['~plain', 'U'] }, 'U 1,0/0 .')
    game.play({ draw: 'cult/plain' })
    expect([...cellsFor(game)].sort()).toEqual(['0,1', '1,-1', '1,1'])
    expect(game.refused({ place: 'cult/plain', at: [2, 0], turn: 0 })).toMatchObject({
      code: 'no-match',
      clause: 'BASE-5',
    })
  })

  test('CULT-1 with eight tiles around it is complete, gives 9, and the heretic goes home', () => {
    const game = play({ start: [...ringWithout('3,2'), 'B 1,1/0'], more: ['U'] }, '~plain 2,1/0 +cult')
    expect(game.scores).toEqual([0, 0])
    const completed = play({ start: [...ringWithout('3,2'), 'B 1,1/0'], more: ['U'] }, '~plain 2,1/0 +cult\nV 3,2/1 .')
    expect(completed.scored(0)).toEqual(['cult 9 CULT-1'])
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 8, each: 1 },
    ]
    expect(completed.told.find(({ kind }) => kind === 'score')).toMatchObject({
      items,
      feature: { kind: 'cult', cells: [[2, 1]] },
    })
    expect(sentHome(completed)).toEqual(['0 cult BASE-17'])
    expect({ supply: completed.supply, figures: figuresIn(completed) }).toEqual({ supply: [7, 7], figures: [] })
  })

  test('CULT-1 the notation names its tiles and the spot', () => {
    const text = '1. cult/plain 0,1/0 +cult\n2. cult/road 0,2/2 .\n'
    const read = fromNotation(text)
    if (!read.ok) throw new Error(read.reason)
    expect(toNotation(read.value)).toBe(text)
  })

  test('CULT-6 the tile has roads, cities and fields besides, for a thief, knight or farmer instead', () => {
    const game = play({ more: ['U'] }, '~cap-road 0,-1/2')
    expect(game.moves()).toEqual([PASS, put('cult'), put('city:S'), put('road:N'), put('field:NNW')])
    game.play(put('city:S'))
    expect(game.scored(0)).toEqual(['city 4 BASE-13'])
    const road = play({}, 'D 1,0/0 .\n~two-roads 0,1/1 +road:E')
    expect(figuresIn(road)).toEqual(['1 thief: road:E@0,1'])
    expect(road.scored(1)).toEqual(['road 1 BASE-23'])
    const field = play({ more: ['U'] }, '~road 0,1/0 +field:NNW')
    expect(figuresIn(field)).toEqual(['0 farmer: field:NNW@0,1'])
    // One figure a turn.
    expect(field.awaited).toBe(CHANCE)
  })
})

describe('kept apart', () => {
  /** Two centres, with (1, 1) between them and both at its corners as seen from (1, 2). */
  const two = (one: string): readonly string[] => ['U 0,0/0', 'U 1,0/0', 'U 2,0/0', `${one} 0,1/0`, `${one} 2,1/0`]
  const draw = (start: readonly string[], name: string): Scenario => {
    const game = play({ start, more: [name, 'U'] }, '')
    game.play({ draw: name.includes('~') ? name.replace('~', 'cult/') : `base/${name}` })
    return game
  }
  const place = (name: string, x: number, y: number, rotation = 0): Move => ({
    place: name,
    at: [x, y],
    turn: rotation,
  })
  const forbidden = { code: 'forbidden', clause: 'CULT-2', where: 'at' }

  test('CULT-2 a cult place may not border two monasteries', () => {
    const game = draw(two('B'), '~plain')
    expect([...cellsFor(game)].sort()).toEqual(['-1,1', '0,-1', '0,2', '1,-1', '2,-1', '2,2', '3,1'])
    expect(game.refused(place('cult/plain', 1, 1))).toMatchObject(forbidden)
    game.play(place('cult/plain', 3, 1))
  })

  test('CULT-2 a monastery may not border two cult places', () => {
    const game = draw(two('~plain'), 'B')
    expect([...cellsFor(game)].sort()).toEqual(['-1,1', '0,-1', '0,2', '1,-1', '2,-1', '2,2', '3,1'])
    expect(game.refused(place('base/B', 1, 1))).toMatchObject(forbidden)
    game.play(place('base/B', 3, 1))
  })

  test('CULT-2 corners border too', () => {
    const cult = draw([...two('B'), 'E 1,1/2'], '~cap')
    expect(cult.refused(place('cult/cap', 1, 2))).toMatchObject(forbidden)
    // Of three, one lies beside it and two at its corners.
    const monastery = draw([...two('~plain'), '~road 1,1/0'], 'A')
    expect(monastery.refused(place('base/A', 1, 2, 2))).toMatchObject(forbidden)
  })

  test('CULT-2 nor may a second cult place border a monastery that borders one', () => {
    const start = ['U 0,0/0', 'U 1,0/0', 'U 2,0/0', 'U 3,0/0', '~plain 0,1/0', 'B 1,1/0']
    const game = draw(start, '~plain')
    // (2, 1) lies beside the monastery, (1, 2) below it, (2, 2) is not beside any tile; (0, -1) to (3, -1) are far from
    // it.
    expect([...cellsFor(game)].sort()).toEqual(['-1,1', '0,-1', '1,-1', '2,-1', '3,-1', '3,1'])
    for (const [x, y] of [
      [2, 1],
      [1, 2],
      [0, 2],
    ] as const)
      expect(game.refused(place('cult/plain', x, y))).toMatchObject(forbidden)
  })

  test('CULT-2 nor a second monastery a cult place that borders one', () => {
    const start = ['U 0,0/0', 'U 1,0/0', 'U 2,0/0', 'U 3,0/0', 'B 0,1/0', '~plain 1,1/0']
    const game = draw(start, 'B')
    expect([...cellsFor(game)].sort()).toEqual(['-1,1', '0,-1', '1,-1', '2,-1', '3,-1', '3,1'])
    for (const [x, y] of [
      [2, 1],
      [1, 2],
      [0, 2],
    ] as const)
      expect(game.refused(place('base/B', x, y))).toMatchObject(forbidden)
  })

  test('CULT-2 one of each may border each other, and any number of the same', () => {
    const cults = draw(['U 0,0/0', '~plain 0,1/0', '~plain 0,2/0'], '~plain')
    expect([...cellsFor(cults)].sort()).toEqual(['-1,1', '-1,2', '0,-1', '0,3', '1,1', '1,2'])
    const monasteries = draw(['U 0,0/0', 'B 0,1/0', 'B 0,2/0'], 'B')
    expect([...cellsFor(monasteries)].sort()).toEqual(['-1,1', '-1,2', '0,-1', '0,3', '1,1', '1,2'])
    const pair = draw(['U 0,0/0', 'B 0,1/0'], '~plain')
    expect([...cellsFor(pair)].sort()).toEqual(['-1,1', '0,-1', '0,2', '1,1'])
  })

  test('CULT-2 tiles with roads or cities around their place are held to it too, other tiles are not', () => {
    const besideTwo = draw(['U 0,0/0', 'A 0,1/0', 'B 1,1/0'], '~road')
    expect(besideTwo.refused(place('cult/road', 1, 2))).toMatchObject(forbidden)
    expect(besideTwo.refused(place('cult/road', 0, 2, 2))).toMatchObject(forbidden)
    const other = draw(['U 0,0/0', 'A 0,1/0', 'B 1,1/0', '~plain 2,1/0'], 'V')
    expect(cellsFor(other)).toContain('1,2')
  })

  test('CULT-2 whole turns and chance play keep to it', () => {
    const game = draw(two('B'), '~plain')
    const whole = new Options()
    game.rules.wholeTurns(game.p, whole)
    const cells = Array.from({ length: whole.length }, (_, i) => {
      const move = game.rules.toMove(game.p, placementOf(whole.action(i)))
      return 'place' in move ? move.at.join() : ''
    })
    expect([...new Set(cells)].sort()).toEqual([...cellsFor(game)].sort())
    const random = new Random(1)
    const sampled = Array.from({ length: 300 }, () => game.rules.toMove(game.p, game.rules.sample(game.p, 0, random)))
    expect([...new Set(sampled.map((move) => ('place' in move ? move.at.join() : '')))].sort()).toEqual(
      [...cellsFor(game)].sort(),
    )
  })

  test('CULT-7 a tile that is left no square leaves the game, and another is drawn', () => {
    const block = (name: string): readonly string[] => [
      `${name} 0,0/0`,
      `${name} 1,0/0`,
      `${name} 0,1/0`,
      `${name} 1,1/0`,
    ]
    for (const [start, drawn] of [
      [block('B'), 'cult/plain'],
      [block('~plain'), 'base/B'],
    ] as const) {
      const game = play({ start, more: ['~plain', 'B', 'E'] }, '')
      game.play({ draw: drawn })
      expect(game.told.at(-1)).toMatchObject({ kind: 'discarded', seat: 0, clause: 'BASE-6', tile: drawn })
      expect({ awaited: game.awaited, hand: game.rules.view(game.p, WATCHER).hand }).toEqual({
        awaited: CHANCE,
        hand: null,
      })
      game.go('E 2,0/0 .')
      expect(game.rules.view(game.p, WATCHER).active).toBe(1)
    }
  })
})

describe('challenges', () => {
  /** The monastery at (1, 1) is complete without the east of the ring, the cult place at (2, 1) without its west. */
  const MONK_FIRST = 'B 1,1/0 +monastery\n~plain 2,1/0 +cult'
  const HERETIC_FIRST = '~plain 2,1/0 +cult\nB 1,1/0 +monastery'

  test('CULT-3 a monk and a heretic who border each other challenge each other, whichever came second', () => {
    // The tile at (0, 1) completes the monastery, while the cult place still lacks (3, 1).
    const monk = play({ start: ringWithout('0,1', '3,1'), more: ['U'] }, `${MONK_FIRST}\nU 0,1/1 .`)
    expect({ scores: monk.scores, home: sentHome(monk), figures: figuresIn(monk) }).toEqual({
      scores: [9, 0],
      home: ['0 monastery BASE-17', '1 cult CULT-4'],
      figures: [],
    })
    const heretic = play({ start: ringWithout('0,1', '3,1'), more: ['U'] }, `${HERETIC_FIRST}\nU 0,1/1 .`)
    expect({ scores: heretic.scores, home: sentHome(heretic), figures: figuresIn(heretic) }).toEqual({
      scores: [0, 9],
      home: ['1 monastery BASE-17', '0 cult CULT-4'],
      figures: [],
    })
  })

  test('CULT-3 at corners as well', () => {
    // Around (1, 1) everything but (2, 2), where the other centre comes to lie, and the last, (1, 2).
    const start = ['V 0,0/3', 'U 1,0/0', 'V 2,0/0', 'U 0,1/1', 'V 2,1/2', 'V 0,2/2']
    const monk = play({ start, more: ['U'] }, 'B 1,1/0 +monastery\n~plain 2,2/0 +cult\nV 1,2/0 .')
    expect({ scores: monk.scores, home: sentHome(monk) }).toEqual({
      scores: [9, 0],
      home: ['0 monastery BASE-17', '1 cult CULT-4'],
    })
    const heretic = play({ start, more: ['U'] }, '~plain 1,1/0 +cult\nB 2,2/0 +monastery\nV 1,2/0 .')
    expect({ scores: heretic.scores, home: sentHome(heretic) }).toEqual({
      scores: [9, 0],
      home: ['0 cult BASE-17', '1 monastery CULT-4'],
    })
  })

  test('CULT-3 between followers of one seat too', () => {
    const game = play({ seats: 1, start: ringWithout('0,1', '3,1'), more: ['U'] }, `${MONK_FIRST}\nU 0,1/1 .`)
    expect(game.scored(0)).toEqual(['monastery 9 BASE-15'])
    expect({ home: sentHome(game), supply: game.supply }).toEqual({
      home: ['0 monastery BASE-17', '0 cult CULT-4'],
      supply: [7],
    })
  })

  test('CULT-3 not with one that does not border it', () => {
    const game = play(
      { start: ringWithout('0,1', '3,1'), more: ['U'] },
      '~plain 1,3/0 +cult\nB 1,1/0 +monastery\nU 0,1/1 .\n~plain 2,1/0 .',
    )
    expect(game.scores).toEqual([0, 9])
    expect(figuresIn(game)).toEqual(['0 heretic: cult@1,3'])
  })

  test('CULT-4 what is completed first gives 9, the other nothing, and both go home', () => {
    const monastery = play({ start: ringWithout('0,1', '3,1'), more: ['U'] }, `${MONK_FIRST}\nU 0,1/1 .\nU 3,1/1 .`)
    expect([monastery.scored(0), monastery.scored(1)]).toEqual([['monastery 9 BASE-15'], []])
    expect(monastery.supply).toEqual([7, 7])
    expect(monastery.told.at(-1)).toMatchObject({ kind: 'unclaimed', feature: { kind: 'cult' } })
    const cult = play({ start: ringWithout('0,1', '3,1'), more: ['U'] }, `${MONK_FIRST}\nU 3,1/1 .\nU 0,1/1 .`)
    expect([cult.scored(0), cult.scored(1)]).toEqual([[], ['cult 9 CULT-1']])
    expect(sentHome(cult)).toEqual(['1 cult BASE-17', '0 monastery CULT-4'])
    expect(cult.supply).toEqual([7, 7])
  })

  test('CULT-4 the loser goes home by a clause that says so, after what was completed is scored', () => {
    const game = play({ start: ringWithout('0,1', '3,1'), more: ['U'] }, `${MONK_FIRST}\nU 0,1/1 .`)
    const feature = { kind: 'cult', cells: [[2, 1]] }
    expect(game.told.at(-1)).toEqual({
      kind: 'returned',
      seat: 1,
      points: 0,
      clause: 'CULT-4',
      feature,
      figure: 'follower',
      figures: 1,
    })
    expect(game.told.slice(-3).map(({ kind }) => kind)).toEqual(['score', 'returned', 'returned'])
  })

  test('CULT-4 a challenge may begin and end with one tile', () => {
    // The cult place itself is the last tile around the monastery, so the heretic put on it loses at once.
    const heretic = play({ start: ringWithout('3,1'), more: ['U'] }, MONK_FIRST)
    expect({ scores: heretic.scores, home: sentHome(heretic), supply: heretic.supply }).toEqual({
      scores: [9, 0],
      home: ['0 monastery BASE-17', '1 cult CULT-4'],
      supply: [7, 7],
    })
    const monk = play({ start: ringWithout('0,1'), more: ['U'] }, HERETIC_FIRST)
    expect({ scores: monk.scores, home: sentHome(monk) }).toEqual({
      scores: [9, 0],
      home: ['0 cult BASE-17', '1 monastery CULT-4'],
    })
  })

  test('CULT-5 both completed by one tile give 9 each', () => {
    const game = play({ start: ringWithout('1,0'), more: ['U'] }, `${MONK_FIRST}\nU 1,0/0 .`)
    expect([game.scored(0), game.scored(1)]).toEqual([['monastery 9 BASE-15'], ['cult 9 CULT-1']])
    expect([...sentHome(game)].sort()).toEqual(['0 monastery BASE-17', '1 cult BASE-17'])
    // The centre laid last may be one of the two.
    const own = play({ start: RING, more: ['U'] }, HERETIC_FIRST)
    expect(own.scores).toEqual([9, 9])
  })

  test('CULT-5 both unfinished at the end give what lies there', () => {
    const game = play({ start: ringWithout('0,1', '3,1', '3,2', '3,0') }, MONK_FIRST)
    expect(game.isOver).toBe(true)
    expect([game.scored(0), game.scored(1)]).toEqual([['monastery 8 BASE-23'], ['cult 6 CULT-5']])
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 5, each: 1 },
    ]
    expect(game.told.find(({ kind, clause }) => kind === 'score' && clause === 'CULT-5')).toMatchObject({ items })
  })

  test('CULT-7 a place where nobody stands beats nobody when it is completed', () => {
    const monastery = play(
      { start: ringWithout('0,1', '3,1'), more: ['U'] },
      'B 1,1/0 .\n~plain 2,1/0 +cult\nU 0,1/1 .\nU 3,1/1 .',
    )
    expect(monastery.scores).toEqual([0, 9])
    const cult = play(
      { start: ringWithout('0,1', '3,1'), more: ['U'] },
      'B 1,1/0 +monastery\n~plain 2,1/0 .\nU 3,1/1 .\nU 0,1/1 .',
    )
    expect(cult.scores).toEqual([9, 0])
  })

  test('CULT-7 a farmer or thief on the tile of either place is no part of it', () => {
    const farmer = play(
      { start: ringWithout('0,1', '3,1'), more: ['U'] },
      'B 1,1/0 +monastery\n~plain 2,1/0 +field:NNW\nU 0,1/1 .',
    )
    expect({ scores: farmer.scores, figures: figuresIn(farmer) }).toEqual({
      scores: [9, 0],
      figures: ['1 farmer: field:NNW@2,1'],
    })
    const other = play(
      { start: ringWithout('0,1', '3,1'), more: ['U'] },
      'B 1,1/0 +field:NNW\n~plain 2,1/0 +cult\nU 0,1/1 .',
    )
    expect({ scores: other.scores, figures: figuresIn(other) }).toEqual({
      scores: [0, 0],
      figures: ['0 farmer: field:NNW@1,1', '1 heretic: cult@2,1'],
    })
  })
})
