import { CHANCE, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import type { Move } from './index.ts'

describe('a view', () => {
  const game = scenario({ seats: 3 }, 'NEW:1,NE:2,knight:4,catapult:2 NE@0,0/0 +knight')

  test('shows the whole table as JSON', () => {
    const view = game.rules.view(game.p, 1)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(view).toEqual({
      game: 'dice',
      options: { target: 42, starts: 0, forced: 'no' },
      faces: view.faces,
      viewer: 1,
      aids: ['reach', 'odds', 'advice'],
      turn: 1,
      seats: [
        { score: 0, knight: false },
        { score: 0, knight: false },
        { score: 0, knight: false },
      ],
      built: [{ die: 'NE', at: [0, 0], turn: 0 }],
      loose: { NEW: 1, NE: 1, knight: 3 },
      kept: 1,
      catapults: 2,
      hand: 0,
      throws: 1,
      throwsLeft: 2,
      doubled: false,
      cities: [{ parts: [{ at: [0, 0], edges: 'NE' }], dice: 1, complete: false, worth: 0 }],
      worth: 0,
      step: 'decide',
      active: 0,
      awaited: 0,
      over: false,
      winner: null,
      wonBy: null,
      choices: [],
      closings: view.closings,
    })
  })

  test('holds choices for the awaited seat alone', () => {
    expect(game.rules.view(game.p, WATCHER)).toMatchObject({ viewer: null, choices: [] })
    expect(game.rules.view(game.p, 2).choices).toEqual([])
    expect(game.rules.view(game.p, 0).choices).toEqual([
      {
        kind: 'cells',
        tile: 'NEW',
        cells: [
          { at: [0, -1], turns: [1, 2, 3] },
          { at: [-1, 0], turns: [3] },
          { at: [1, 0], turns: [0, 2, 3] },
          { at: [0, 1], turns: [2] },
        ],
      },
      {
        kind: 'cells',
        tile: 'NE',
        cells: [
          { at: [0, -1], turns: [1, 2] },
          { at: [-1, 0], turns: [2, 3] },
          { at: [1, 0], turns: [2, 3] },
          { at: [0, 1], turns: [1, 2] },
        ],
      },
      {
        kind: 'names',
        names: [
          { name: 'again', move: { again: true } },
          { name: 'keep', move: { keep: 'knight' } },
        ],
      },
      { kind: 'pass', move: { stop: true } },
    ])
  })

  test('offers the end with three knights by its name', () => {
    const choices = scenario({}, 'knight:9 +knight +knight +knight').view.choices
    expect(choices).toEqual([
      {
        kind: 'names',
        names: [
          { name: 'again', move: { again: true } },
          { name: 'end', move: { end: true } },
          { name: 'keep', move: { keep: 'knight' } },
        ],
      },
      { kind: 'pass', move: { stop: true } },
    ])
  })

  test('has no choices while chance is awaited', () => {
    const { rules, p } = scenario({}, '')
    expect(rules.awaited(p)).toBe(CHANCE)
    expect(rules.view(p, 0)).toMatchObject({ awaited: 'chance', step: 'throw', choices: [], hand: 9, throws: 0 })
  })

  test('offers every option once, and nothing else', () => {
    const { view, moves } = scenario({}, 'NEW:2,NE:1,N-E:1,N-S:1,knight:4 N-E@0,0/0 NEW@0,-1/2')
    const offered = view.choices.flatMap((choice): readonly Move[] => {
      if (choice.kind === 'cells')
        return choice.cells.flatMap(({ at, turns }) => turns.map((turn) => ({ place: choice.tile, at, turn })))
      return choice.kind === 'names'
        ? choice.names.map(({ move }) => move)
        : choice.kind === 'pass'
          ? [choice.move]
          : []
    })
    const sorted = (list: readonly Move[]) => list.map((move) => JSON.stringify(move)).sort()
    expect(sorted(offered)).toEqual(sorted(moves()))
  })
})

describe('facts', () => {
  test('say what the rules speak of, whatever the order in which dice were built', () => {
    const one = scenario({}, 'NE:4,knight:5 NE@0,0/0 NE@0,-1/1 NE@1,0/3')
    const other = scenario({}, 'NE:4,knight:5 NE@0,0/0 NE@1,0/3 NE@0,-1/1')
    expect(one.rules.facts(one.p)).toEqual(other.rules.facts(other.p))
    expect(one.rules.facts(one.p)).toEqual({
      scores: [0, 0],
      knights: [0, 0],
      built: [
        ['NE', 0, -1, 1],
        ['NE', 0, 0, 0],
        ['NE', 1, 0, 3],
      ],
      loose: { NE: 1, knight: 5 },
      hand: 0,
      throws: 1,
      kept: 0,
      catapults: 0,
      doubled: false,
      winner: null,
      catapultsWon: false,
      active: 0,
      awaited: 0,
      step: 'decide',
    })
  })
})
