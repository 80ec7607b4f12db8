import { WATCHER } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { AIDS, aidsOn } from './aids.ts'
import { tileGame } from './compose.ts'

const game = () => scenario({ more: ['U', 'V'] }, 'U 1,0/0 +road:E\nV -1,0/3')
/** The keys of a view that an aid adds. */
const HELPS = ['cells', 'dead', 'projection']

const shownWith = (...aids: readonly string[]) => {
  const { rules, p } = game()
  const view = rules.view(p, WATCHER, aids)
  return { keys: HELPS.filter((key) => key in view), pile: Object.keys(view.pile), aids: view.aids }
}

test('the form names every aid', () => {
  expect(tileGame.form.aids).toEqual(['tiles-left', 'fitting', 'dead-cells', 'ownership', 'projection', 'advice'])
})

test('all aids are on where nothing was agreed on', () => {
  const { rules, p } = game()
  expect(rules.view(p, WATCHER).aids).toEqual(AIDS)
  expect(rules.view(p, WATCHER)).toEqual(rules.view(p, WATCHER, AIDS))
})

test('an aid that is off is not in a view, and one that is on adds only what it shows', () => {
  expect(shownWith()).toEqual({ keys: [], pile: ['left', 'toCome'], aids: [] })
  expect(shownWith('tiles-left')).toEqual({
    keys: [],
    pile: ['left', 'toCome', 'tiles', 'later'],
    aids: ['tiles-left'],
  })
  expect(shownWith('fitting').keys).toEqual(['cells'])
  expect(shownWith('dead-cells').keys).toEqual(['dead'])
  expect(shownWith('projection').keys).toEqual(['projection'])
  for (const aid of ['ownership', 'advice'])
    expect(shownWith(aid)).toEqual({ keys: [], pile: ['left', 'toCome'], aids: [aid] })
})

test('aids of other games are not this game’s, and their order is its own', () => {
  expect(aidsOn(['projection', 'crystal-ball', 'tiles-left', 'projection'])).toEqual(['tiles-left', 'projection'])
})

test('what is not an aid is in every view', () => {
  const { rules, p } = game()
  const { features, tokens, turn, choices } = rules.view(p, 1, [])
  expect({ features: features.length > 0, tokens, turn, choices: choices.map(({ kind }) => kind) }).toEqual({
    features: true,
    tokens: [],
    turn: 2,
    choices: ['spots', 'pass'],
  })
})
