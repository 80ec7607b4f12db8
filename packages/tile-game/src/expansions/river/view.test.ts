/** What a page shows while the river is laid. */
import { WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'

const MORE = ['river/curve', 'river/lake', 'D', 'B', 'B']
const play = (lines: string, more: readonly string[] = MORE): Scenario => scenario({ modules: ['river'], more }, lines)
const viewIn = ({ rules, p }: Scenario, aids?: readonly string[]) => rules.view(p, WATCHER, aids)

/** The river turns back towards its spring. */
const HOOK = ['curve 1,0/1', 'straight 1,-1/1', 'straight 1,-2/1', 'curve 1,-3/0', 'straight 0,-3/0', 'curve -1,-3/3']
  .map((line) => `river/${line} .`)
  .join('\n')

describe('the pile', () => {
  test('counts what comes after the river too', () => {
    const game = play('river/straight 1,0/0 .')
    const later = { 'base/B': 2, 'base/D': 1, 'river/lake': 1 }
    expect(viewIn(game).pile).toEqual({ left: 1, toCome: 5, tiles: { 'river/curve': 1 }, later })
    game.go('river/curve 2,0/0 .\nriver/lake 2,1/1 .')
    expect(viewIn(game).pile).toEqual({ left: 3, toCome: 3, tiles: { 'base/B': 2, 'base/D': 1 }, later: {} })
  })

  test('tells no tile by name where the table has no count of tiles', () => {
    const view = viewIn(play('river/straight 1,0/0 .'), [])
    expect(view.pile).toEqual({ left: 1, toCome: 5 })
    expect(view.state.stream).toEqual({ ends: [{ at: [2, 0], flow: 'E', bend: 'none' }], aside: {}, lifted: false })
  })

  test('counts what is set aside among what comes later', () => {
    const game = play(HOOK, ['river/straight', 'river/curve', 'river/lake'])
    game.play({ draw: 'river/straight' })
    expect(viewIn(game).pile).toMatchObject({
      left: 1,
      toCome: 3,
      tiles: { 'river/curve': 1 },
      later: { 'river/lake': 1, 'river/straight': 1 },
    })
  })
})

describe('the cells', () => {
  const game = play('river/straight 1,0/0 .')
  const cellAt = (x: number, y: number) => viewIn(game).cells?.find(({ at }) => at[0] === x && at[1] === y)

  test('where the river goes on take the river’s tiles alone', () => {
    expect(cellAt(2, 0)?.fits).toEqual(['river/curve', 'river/lake'])
  })

  test('elsewhere take what comes later, with the odds of a bag that is not drawn from yet', () => {
    // A round of two draws brings the bend and the lake, and neither may lie here.
    expect(cellAt(1, 1)).toEqual({ at: [1, 1], fits: ['base/B', 'base/D'], odds: 0 })
  })

  test('are not dead for being out of the river’s way', () => {
    expect(viewIn(game).dead).toEqual([])
  })

  test('are not dead either while only a rule of the river’s course is in the way', () => {
    // The straight tile would lead towards the spring. But that rule can be lifted, and nothing else will ever fit
    // there.
    const forbidden = play(HOOK, ['river/straight', 'B'])
    expect(viewIn(forbidden).cells?.find(({ at }) => String(at) === '-1,-2')).toMatchObject({ fits: [], odds: 0 })
    expect(viewIn(forbidden).dead).toEqual([])
  })
})

test('the river is a feature that nobody stands on and that is worth nothing', () => {
  const river = viewIn(play('river/straight 1,0/0 .')).features.filter(({ kind }) => kind === 'stream')
  expect(river).toMatchObject([{ tiles: 2, open: 1, complete: false, claims: [], worth: null }])
})
