import { CHANCE, resignedAction } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../scenarios/scenario.ts'
import type { Move } from './index.ts'

const verbs = (moves: readonly Move[]): readonly string[] =>
  [...new Set(moves.map((move) => Object.keys(move)[0] as string))].sort()
const kinds = ({ told }: Scenario): string => told.map(({ kind }) => kind).join(' ')

describe('throws', () => {
  test('DICE-2 are at most three in a turn, of all dice before the seat, and it may stop after each', () => {
    const game = scenario({}, 'knight:9')
    expect(game.view).toMatchObject({ active: 0, awaited: 0, throws: 1, throwsLeft: 2, loose: { knight: 9 } })
    expect(verbs(game.moves())).toEqual(['again', 'keep', 'stop'])
    game.go('again')
    expect(game.view).toMatchObject({ awaited: 'chance', hand: 9 })
    expect(game.refused({ stop: true })).toBe('not-now DICE-2')
    game.go('knight:9')
    expect(verbs(game.moves())).toEqual(['again', 'keep', 'stop'])
    game.go('again knight:9')
    expect(game.view).toMatchObject({ throws: 3, throwsLeft: 0, step: 'last' })
    expect(verbs(game.moves())).toEqual(['keep', 'stop'])
    expect(game.refused({ again: true })).toBe('no-throw-left DICE-2')
    game.go('stop')
    expect(game.view).toMatchObject({ active: 1, throws: 0, hand: 9, turn: 2 })
  })

  test('DICE-2 begin by themselves with each turn', () => {
    const game = scenario({}, 'knight:9 stop')
    expect(game.awaited).toBe(CHANCE)
    expect(game.refused({ again: true })).toBe('not-now DICE-2')
    game.go('NE:9 stop')
    expect(game.view).toMatchObject({ active: 0, turn: 3 })
  })

  test('DICE-3 hand every catapult to the next seat at once', () => {
    const game = scenario({ seats: 3, options: { starts: 2 } }, 'knight:5,catapult:4')
    expect(game.view).toMatchObject({ catapults: 4, loose: { knight: 5 }, hand: 0 })
    expect(game.told.at(-1)).toEqual({ kind: 'catapults', seat: 0, points: 0, clause: 'DICE-3', dice: 4 })
    game.go('again')
    expect(game.view.hand).toBe(5)
    game.go('knight:4,catapult:1')
    expect(game.view.catapults).toBe(5)
    expect(game.told.at(-1)).toMatchObject({ kind: 'catapults', dice: 1 })
    game.go('again')
    expect(game.view.hand).toBe(4)
    game.go('knight:4')
    expect(game.told.at(-1)).toMatchObject({ kind: 'thrown', throw: 3 })
    game.go('stop')
    expect(game.view).toMatchObject({ active: 0, hand: 9, catapults: 0 })
  })

  test('DICE-14 again need a loose die, and throw all that are loose', () => {
    const game = scenario({}, 'NEW:1,NE:1,knight:4,catapult:3 NEW@0,0/0 +knight again')
    expect(game.view).toMatchObject({ hand: 4, kept: 1 })
    expect(game.view.loose).toEqual({})
    expect(game.refused({ throw: { knight: 3 } })).toBe('wrong-count DICE-14')
    expect(game.refused({ throw: { knight: 5 } })).toBe('wrong-count DICE-14')
    game.go('knight:1,NE:1,catapult:2 +knight NE@0,-1/1')
    expect(game.refused({ again: true })).toBe('nothing-loose DICE-14')
    expect(game.moves()).toEqual([{ stop: true }])
  })

  test('DICE-14 that leave nothing loose leave stopping, or DICE-7', () => {
    const game = scenario({}, 'knight:9 +knight +knight +knight again')
    expect(game.view.hand).toBe(6)
    game.go('catapult:6')
    expect(game.view).toMatchObject({ awaited: 0, kept: 3 })
    expect(game.moves()).toEqual([{ stop: true }, { end: true }])
    expect(scenario({}, 'NE:1,catapult:8 NE@0,0/0').moves()).toEqual([{ stop: true }])
  })

  test('DICE-14 that make every die a catapult, and fewer than nine, end the turn with nothing', () => {
    const game = scenario({}, 'knight:3,NE:6 +knight +knight +knight end')
    expect(game.view).toMatchObject({ active: 1, hand: 8 })
    game.go('catapult:5,NE:3 again catapult:3')
    expect(game.told.slice(-2)).toMatchObject([
      { kind: 'catapults', dice: 3 },
      { kind: 'nothing', seat: 1, points: 0, clause: 'DICE-14' },
    ])
    expect(game.view).toMatchObject({ active: 0, awaited: 'chance', catapults: 0, doubled: true, hand: 9 })
    expect(game.scores).toEqual([0, 0])
  })

  test('DICE-14 that are undecided mean nothing when the seat stops', () => {
    const game = scenario({}, 'NE:4,NEW:1,knight:4 NE@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2 stop')
    expect(game.scores).toEqual([3, 0])
    expect(game.view).toMatchObject({ hand: 9, active: 1 })
    expect(game.view.loose).toEqual({})
  })
})

describe('decisions', () => {
  test('DICE-4 are for each die alone: keep or build it, or throw it again', () => {
    const game = scenario({}, 'NE:2,NEW:1,knight:2,catapult:4')
    expect(game.moves()).toEqual([
      { place: 'NEW', at: [0, 0], turn: 0 },
      { place: 'NE', at: [0, 0], turn: 0 },
      { stop: true },
      { again: true },
      { keep: 'knight' },
    ])
    game.go('+knight NE@0,0/0')
    expect(game.view).toMatchObject({
      kept: 1,
      loose: { NEW: 1, NE: 1, knight: 1 },
      built: [{ die: 'NE', at: [0, 0], turn: 0 }],
    })
    game.go('+knight')
    expect(game.refused({ keep: 'knight' })).toBe('not-loose DICE-4')
    expect(game.refused({ keep: 'NE' })).toBe('not-a-knight DICE-4')
    expect(game.refused({ keep: 'catapult' })).toBe('not-a-knight DICE-4')
    expect(game.refused({ place: 'N S', at: [0, -1], turn: 0 })).toBe('not-loose DICE-4')
    expect(game.refused({ place: 'knight', at: [0, -1], turn: 0 })).toBe('not-a-city DICE-4')
    expect(game.refused({ place: 'SW', at: [0, -1], turn: 0 })).toBe('not-a-city DICE-4')
    expect(game.refused({ throw: { NE: 1 } })).toBe('not-now DICE-4')
    game.go('again')
    expect(game.told.at(-1)).toEqual({ kind: 'again', seat: 0, points: 0, clause: 'DICE-4', dice: 2 })
  })

  test('DICE-4 stay for the turn: what is kept or built is not thrown again', () => {
    const game = scenario({}, 'NE:1,knight:8 NE@0,0/0 +knight again NE:1,knight:6 NE@0,-1/1 +knight again')
    expect(game.view).toMatchObject({
      hand: 5,
      kept: 2,
      built: [
        { die: 'NE', at: [0, -1], turn: 1 },
        { die: 'NE', at: [0, 0], turn: 0 },
      ],
    })
  })

  test('DICE-5 are free after the third throw as well: a die that could be built may be left', () => {
    const game = scenario({}, 'NE:9 again NE:9 again NE:9')
    expect(verbs(game.moves())).toEqual(['place', 'stop'])
    game.go('NE@0,0/0 stop')
    expect(game.view.active).toBe(1)
  })

  test('DICE-5 with the option `forced` are not: a seat may not stop while a loose die can be built', () => {
    const game = scenario({ options: { forced: 'yes' } }, 'NE:9')
    expect(verbs(game.moves())).toEqual(['again', 'place', 'stop'])
    game.go('again NE:9')
    expect(verbs(game.moves())).toEqual(['again', 'place', 'stop'])
    game.go('again NE:1,knight:8')
    expect(verbs(game.moves())).toEqual(['keep', 'place'])
    expect(game.refused({ stop: true })).toBe('must-build DICE-5')
    expect(game.rules.pass(game.p)).toBe(-1)
    // A resigned seat builds until it may stop.
    game.rules.apply(game.p, 0, resignedAction(game.rules, game.p))
    expect(game.view.built).toHaveLength(1)
    expect(verbs(game.moves())).toEqual(['keep', 'stop'])
    expect(game.view.choices.at(-1)).toEqual({ kind: 'pass', move: { stop: true } })
  })

  test('DICE-5 with the option `forced` let a seat stop when nothing fits, or end with three knights', () => {
    const faces = ['NESW', 'N', 'N', 'NE', 'knight', 'catapult']
    const game = scenario(
      { faces, options: { forced: 'yes' } },
      'N:1,NESW:2,knight:6 N@0,0/0 +knight +knight +knight again NESW:2,knight:3 again NESW:2,knight:3',
    )
    expect(verbs(game.moves())).toEqual(['end', 'keep', 'place'])
    game.go('NESW@0,-1/0 NESW@0,-2/0')
    expect(verbs(game.moves())).toEqual(['end', 'keep', 'stop'])
    game.go('stop')
    // Two caps close each other. A die next to them needs a side without city, and this one has none.
    game.go('N:2,knight:7 N@0,0/0 N@0,-1/2 again knight:7 again NESW:1,knight:6')
    expect(verbs(game.moves())).toEqual(['keep', 'stop'])
  })
})

describe('the layout', () => {
  test('DICE-6 grows from its first die, wherever that lies, by whole sides', () => {
    const game = scenario({}, 'NE:4,N-S:5')
    expect(game.refused({ place: 'NE', at: [1, 0], turn: 0 })).toBe('not-the-middle DICE-6')
    expect(game.refused({ place: 'NE', at: [0, 0], turn: 1 })).toBe('not-the-middle DICE-6')
    game.go('NE@0,0/0')
    for (const at of [
      [1, 1],
      [-1, -1],
      [2, 0],
      [9, 0],
      [0, -9],
      [1_000_000, 0],
    ])
      expect(game.refused({ place: 'NE', at, turn: 0 })).toBe('not-beside DICE-6')
    expect(game.refused({ place: 'NE', at: [0, 0], turn: 0 })).toBe('occupied DICE-6')
    expect(game.view.choices[0]).toMatchObject({ kind: 'cells', tile: 'NE' })
    const cells = (game.view.choices[0] as { readonly cells: readonly { readonly at: readonly number[] }[] }).cells
    expect(cells.map(({ at }) => at)).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ])
  })

  test('DICE-6 takes a die in any turn in which city meets city and country meets country, on all sides that touch', () => {
    const game = scenario({}, 'NE:4,N-S:5 NE@0,0/0')
    const turnsAt = (die: string, x: number, y: number) =>
      game
        .moves()
        .flatMap((move) =>
          'place' in move && move.place === die && move.at[0] === x && move.at[1] === y ? [move.turn] : [],
        )
    // North of it a die needs city in the south. The corner has that in two rotations; the caps in one of their two
    // distinct ones.
    expect([turnsAt('NE', 0, -1), turnsAt('N S', 0, -1)]).toEqual([[1, 2], [0]])
    // East of it: city in the west. South of it: no city in the north.
    expect([turnsAt('NE', 1, 0), turnsAt('N S', 1, 0)]).toEqual([[2, 3], [1]])
    expect([turnsAt('NE', 0, 1), turnsAt('N S', 0, 1)]).toEqual([[1, 2], [1]])
    expect(game.refused({ place: 'NE', at: [0, -1], turn: 0 })).toBe('no-match DICE-6')
    expect(game.refused({ place: 'N S', at: [0, 1], turn: 2 })).toBe('no-match DICE-6')
    game.go('NE@0,-1/1 NE@1,0/3')
    // Between two dice it must match both.
    expect([turnsAt('NE', 1, -1), turnsAt('N S', 1, -1)]).toEqual([[2], []])
  })

  test('DICE-6 knows turns that look alike as one', () => {
    const game = scenario({}, 'N-S:9 N-S@0,0/2')
    expect(game.view.built).toEqual([{ die: 'N S', at: [0, 0], turn: 0 }])
    game.go('N-S@1,0/2')
    expect(game.view.built[1]).toEqual({ die: 'N S', at: [1, 0], turn: 0 })
    expect(game.moves().filter((move) => 'place' in move && move.at.join() === '0,1')).toEqual([
      { place: 'N S', at: [0, 1], turn: 0 },
    ])
  })

  test('DICE-6 has room for nine dice in a row, in every direction', () => {
    for (const [x, y, turn] of [
      [1, 0, 1],
      [-1, 0, 1],
      [0, 1, 0],
      [0, -1, 0],
    ] as const) {
      const first = turn === 1 ? ['N E S W'] : ['N S']
      const game = scenario(
        { faces: [...first, 'NE', 'N', 'N', 'knight', 'catapult'] },
        `${first[0]?.replaceAll(' ', '-')}:9`,
      )
      for (let n = 0; n < 9; n++) game.play({ place: first[0], at: [n * x + 0, n * y + 0], turn: 0 })
      expect(game.view.built).toHaveLength(9)
      expect(game.moves()).toEqual([{ stop: true }])
      game.go('stop')
      expect(game.view).toMatchObject({ built: [], active: 1 })
    }
  })
})

describe('knights', () => {
  test('DICE-7 three of them, kept over several throws, let a seat end its turn without points', () => {
    const game = scenario({}, 'NE:4,knight:2,catapult:3 NE@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2 +knight')
    expect(game.refused({ end: true })).toBe('too-few-knights DICE-7')
    game.go('again knight:1 +knight')
    expect(game.refused({ end: true })).toBe('too-few-knights DICE-7')
    const more = scenario({}, 'NE:4,knight:3,catapult:2 NE@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2 +knight +knight')
    expect(more.refused({ end: true })).toBe('too-few-knights DICE-7')
    more.go('+knight')
    expect(more.view.worth).toBe(3)
    more.go('end')
    expect(more.scores).toEqual([0, 0])
    expect(more.view.seats).toEqual([
      { score: 0, knight: true },
      { score: 0, knight: false },
    ])
    expect(more.view).toMatchObject({ active: 1, hand: 8, built: [], kept: 0 })
    expect(more.told.at(-1)).toEqual({ kind: 'knight-stays', seat: 0, points: 0, clause: 'DICE-7', knights: 3 })
  })

  test('DICE-7 may be used later in the turn, after the third throw too, or not at all', () => {
    const game = scenario({}, 'knight:9 +knight +knight +knight +knight again NE:5 again NE:5')
    expect(verbs(game.moves())).toEqual(['end', 'place', 'stop'])
    game.go('end')
    expect(game.view).toMatchObject({ active: 1, hand: 8 })
    game.go('knight:8 +knight +knight +knight stop')
    expect(game.view.seats[1]).toEqual({ score: 0, knight: false })
    expect(game.view).toMatchObject({ active: 0, hand: 9 })
  })

  test('DICE-8 one that lies before a seat is thrown with the others and doubles the points of that turn, once', () => {
    const city = 'NE@0,0/0 NE@0,-1/1 NE@1,0/3 NE@1,-1/2'
    const game = scenario({}, `knight:9 +knight +knight +knight end\nNE:4,knight:4 ${city} stop`)
    expect(game.scores).toEqual([0, 3])
    expect(game.view).toMatchObject({ active: 0, hand: 9, doubled: true })
    expect(game.view.seats[0]).toEqual({ score: 0, knight: false })
    game.go(`NE:4,knight:5 ${city}`)
    expect(game.view.worth).toBe(6)
    game.go('stop')
    expect(game.scores).toEqual([6, 3])
    expect(game.told.at(-1)).toEqual({
      kind: 'score',
      seat: 0,
      points: 6,
      clause: 'DICE-8',
      dice: 4,
      items: [{ of: 'points', count: 3, each: 2 }],
    })
    expect(kinds(game)).toContain('thrown doubling built')
    expect(game.view.doubled).toBe(false)
    game.go(`knight:9 stop\nNE:4,knight:5 ${city} stop`)
    expect(game.scores).toEqual([9, 3])
  })

  test('DICE-8 is used up by a turn that brings nothing, and by one that DICE-7 ends, which keeps one again and never two', () => {
    const keep = 'knight:8,NE:1 +knight +knight +knight end'
    const game = scenario({}, `${keep}\nknight:8 stop\nknight:9 stop\nknight:9 stop`)
    expect(game.view).toMatchObject({ active: 0, doubled: false, hand: 9 })
    const again = scenario({}, `${keep}\nknight:8 stop\n${keep}\nknight:8 stop`)
    expect(again.view).toMatchObject({ active: 0, doubled: true, hand: 9 })
    expect(again.told.filter(({ kind }) => kind === 'doubling')).toHaveLength(1)
    again.go('knight:9 again knight:9')
    expect(again.told.filter(({ kind }) => kind === 'doubling')).toHaveLength(2)
  })

  test('DICE-9 kept by others are missing from a throw: five to nine dice', () => {
    const keep = (dice: number) => `knight:${dice} +knight +knight +knight end`
    const game = scenario({ seats: 5 }, [9, 8, 7, 6, 5].map(keep).join('\n'))
    // All five have one now: the active seat throws its own with the others.
    expect(game.view).toMatchObject({ active: 0, hand: 5, doubled: true })
    expect(game.view.seats.map(({ knight }) => knight)).toEqual([false, true, true, true, true])
    expect(game.refused({ throw: { knight: 6 } })).toBe('wrong-count DICE-9')
    expect(game.refused({ throw: { knight: 4 } })).toBe('wrong-count DICE-9')
    game.go('knight:5 stop')
    expect(game.view).toMatchObject({ active: 1, hand: 6, doubled: true })
  })

  test('DICE-9 all dice go on clockwise after a turn', () => {
    const game = scenario({ seats: 3, options: { starts: 1 } }, 'NE:2,knight:3,catapult:4 NE@0,0/0 +knight stop')
    expect(game.view).toMatchObject({ active: 2, hand: 9, built: [], kept: 0, catapults: 0, throws: 0 })
    game.go('NE:9 stop')
    expect(game.view.active).toBe(0)
  })

  test('DICE-9 a seat that has resigned hands its knight on in its next turn', () => {
    const game = scenario({}, 'knight:9 +knight +knight +knight end\nknight:8 stop\nknight:5,NE:4')
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual({ stop: true })
    game.go('stop')
    expect(game.view).toMatchObject({ active: 1, hand: 9 })
    expect(game.view.seats[0]).toEqual({ score: 0, knight: false })
  })
})
