import type { GameText, SetupForm } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import { setupWords, variantsOf } from './setup-words.ts'

const texts: GameText = {
  language: 'en',
  names: { base: 'Base game', sea: 'Sea', hill: 'Hill' },
  words: {
    'edition.new': 'New edition',
    'setup.short': 'Short',
    'setup.whole': 'Whole',
    'option.goal': 'Points to win',
    'option.forced': 'Last throw',
    'option.forced.yes': 'Must build',
  },
  sentences: {},
  clauses: {},
}
const plain: SetupForm = {
  editions: [],
  modules: [],
  seats: [2, 5],
  fields: [
    { key: 'goal', module: 'plain', clause: 'P-1', range: [3, 200], defaults: { '': 42 } },
    { key: 'forced', module: 'plain', clause: 'P-2', choices: ['no', 'yes'], defaults: { '': 'no' } },
    { key: 'starts', module: 'plain', clause: 'P-3', choices: ['random'], range: 'seats', defaults: { '': 0 } },
  ],
}
const VARIANTS = variantsOf(
  [
    { name: 'whole', setup: {} },
    { name: 'short', setup: { options: { goal: 21 } } },
    { name: 'another form’s', setup: { edition: 'new' } },
  ],
  plain,
)
const words = (setup: unknown): readonly string[] => setupWords(texts, setup, plain, VARIANTS)

describe('the named setups', () => {
  it('are those that the form can show', () => {
    expect(VARIANTS.map(({ name }) => name)).toEqual(['whole', 'short'])
  })

  it('begin with the current edition', () => {
    const form: SetupForm = { editions: ['old', 'new'], modules: ['sea'], seats: [1, 5], fields: [] }
    const setups = [
      { name: 'first', setup: { edition: 'old' } },
      { name: 'second', setup: { edition: 'new', modules: ['sea'] } },
      { name: 'gone', setup: { edition: 'new', modules: ['hill'] } },
    ]
    expect(variantsOf(setups, form).map(({ name }) => name)).toEqual(['second', 'first'])
  })
})

describe('a setup in words', () => {
  it('is its edition and its modules in the game’s order, as far as they are known', () => {
    const setup = { edition: 'new', modules: ['hill', 'gone', 'sea'], options: { any: 1 } }
    expect(setupWords(texts, setup, undefined, [])).toEqual(['New edition', 'Sea', 'Hill'])
    expect(setupWords(texts, { edition: 'other' }, undefined, [])).toEqual(['other'])
  })

  it('is its name in a game without editions, whoever begins', () => {
    expect(words({ options: { goal: 42, forced: 'no', starts: 1 } })).toEqual(['Whole'])
    expect(words({ options: { goal: 21, forced: 'no', starts: 'random' } })).toEqual(['Short'])
  })

  it('is what differs from the usual if it has no name', () => {
    expect(words({ options: { goal: 100, forced: 'yes', starts: 1 } })).toEqual([
      'Points to win: 100',
      'Last throw: Must build',
    ])
  })

  it('is nothing while the form is not known, or if it is of no known kind', () => {
    expect(setupWords(texts, { options: { goal: 21 } }, undefined, VARIANTS)).toEqual([])
    for (const setup of [null, 'calm', { own: 1 }]) expect(words(setup)).toEqual([])
  })
})
