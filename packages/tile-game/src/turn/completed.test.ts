import { expect, test } from 'vitest'
import { type ScenarioSetup, scenario } from '../../scenarios/scenario.ts'
import { addressOf } from '../board/standing.ts'
import { completed, findCompleted } from './scoring.ts'

/** What the last tile of the lines completes, before it is scored. */
function completedBy(setup: ScenarioSetup, lines: string): readonly string[] {
  const { rules, p } = scenario({ more: ['B'], ...setup }, lines)
  findCompleted(rules.tables, p)
  return [...completed.roots.subarray(0, completed.count)]
    .map((root) => addressOf(rules.tables, p, root).on.replace(/:.*/, ''))
    .sort()
}

test('a tile may complete nothing, or one feature, or several', () => {
  expect(completedBy({}, 'U 1,0/0')).toEqual([])
  expect(completedBy({}, 'E 0,-1/2')).toEqual(['city'])
  expect(completedBy({ start: ['A 0,0/3', 'B 0,1/0', 'A 1,1/2'] }, 'W 1,0/0')).toEqual(['road', 'road'])
})

test('a road that closes into a loop through two sides of the tile is completed once', () => {
  expect(completedBy({ start: ['V 0,0/3', 'V 1,0/0', 'V 1,1/1'] }, 'V 0,1/2')).toEqual(['road'])
})

test('places in the middle are completed by what is laid around them', () => {
  const around = ['B 0,0/0', 'B 1,0/0', 'B 0,1/0', 'B 1,1/0', 'B -1,0/0', 'B -1,1/0', 'B -1,-1/0', 'B 0,-1/0']
  expect(completedBy({ start: around }, 'B 1,-1/0')).toEqual(['monastery'])
})
