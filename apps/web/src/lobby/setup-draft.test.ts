import { GAMES } from '@bastide/catalog'
import { demand, type SetupField, type SetupForm } from '@bastide/kernel'
import { readOpening } from '@bastide/table'
import { describe, expect, it } from 'vitest'
import { firstDraft, openingOf, type SeatWords } from './opening-draft.ts'
import {
  draftOf,
  fieldsOf,
  isSetup,
  optionOf,
  type SetupDraft,
  setEdition,
  setOption,
  setSetup,
  setupOf,
  toggleModule,
  usualSetup,
  warningsOf,
  withSeats,
} from './setup-draft.ts'

const form: SetupForm = {
  editions: ['old', 'new'],
  modules: ['sea', 'hill'],
  seats: [1, 5],
  fields: [
    { key: 'figures', module: 'base', clause: 'B-1', range: [1, 9], defaults: { old: 7, new: 5 } },
    { key: 'starts', module: 'base', clause: 'B-2', choices: ['random'], range: 'seats', defaults: { old: 0, new: 0 } },
    { key: 'ships', module: 'sea', clause: 'S-1', choices: ['few', 'many'], defaults: { old: 'few', new: 'few' } },
  ],
  warnings: [{ modules: ['sea', 'hill'], clause: 'S-2' }],
}
const first = usualSetup(form)
const shown = (setup: unknown): SetupDraft => draftOf(form, setup) as SetupDraft
const optionNames = (draft: SetupDraft): readonly string[] => fieldsOf(draft, form).map(({ key }) => key)

describe('what is played', () => {
  it('lists modules in the order of the form, however they were ticked', () => {
    expect(toggleModule(toggleModule(first, form, 'hill'), form, 'sea').modules).toEqual(['sea', 'hill'])
    expect(toggleModule(toggleModule(first, form, 'hill'), form, 'hill').modules).toEqual([])
  })

  it('asks only for the options of modules in play, and forgets those of a removed module', () => {
    const atSea = setOption(toggleModule(first, form, 'sea'), form, 'ships', 'many')
    expect(optionNames(atSea)).toEqual(['figures', 'starts', 'ships'])
    expect(setupOf(atSea)).toEqual({
      edition: 'new',
      modules: ['sea'],
      options: { ships: 'many' },
    })
    const ashore = toggleModule(atSea, form, 'sea')
    expect(optionNames(ashore)).toEqual(['figures', 'starts'])
    expect(ashore.options).toEqual({})
  })

  it('omits options that have the default of the edition, even after a change of edition', () => {
    const seven = setOption(first, form, 'figures', 7)
    expect(seven.options).toEqual({ figures: 7 })
    const old = setEdition(seven, form, 'old')
    expect(old.options).toEqual({})
    expect(form.fields.slice(0, 1).map((field) => optionOf(old, field))).toEqual([7])
  })

  it('shows an option that several modules bring as the last of those in play has it', () => {
    const sails = (module: string, usual: string): SetupField => ({
      ...{ key: 'sails', module, clause: 'S-3', choices: ['white', 'red'] },
      defaults: { old: usual, new: usual },
    })
    const both = { ...form, fields: [...form.fields, sails('sea', 'white'), sails('hill', 'red')] }
    const sailsOf = (draft: SetupDraft) =>
      fieldsOf(draft, both).flatMap((one) => (one.key === 'sails' ? optionOf(draft, one) : []))
    const atSea = toggleModule(first, both, 'sea')
    expect([sailsOf(first), sailsOf(atSea)]).toEqual([[], ['white']])
    const inHills = toggleModule(atSea, both, 'hill')
    expect([sailsOf(inHills), inHills.options]).toEqual([['red'], {}])
    // What was chosen stays as long as it is not what is usual.
    const chosen = setOption(atSea, both, 'sails', 'red')
    expect(chosen.options).toEqual({ sails: 'red' })
    expect(toggleModule(chosen, both, 'hill').options).toEqual({})
  })

  it('recognizes a setup by its edition and modules, unless an option was changed', () => {
    const setup = shown({ edition: 'old', modules: ['hill', 'sea'] })
    const set = setSetup(setOption(first, form, 'figures', 2), form, setup)
    expect(isSetup(set, form, setup)).toBe(true)
    expect(isSetup(set, form, shown({ edition: 'old' }))).toBe(false)
    expect(isSetup(setOption(set, form, 'figures', 2), form, setup)).toBe(false)
  })

  it('warns only if all modules of a warning are in play', () => {
    expect(warningsOf(toggleModule(first, form, 'sea'), form)).toEqual([])
    expect(warningsOf(setSetup(first, form, shown({ edition: 'new', modules: ['sea', 'hill'] })), form)).toEqual([
      'S-2',
    ])
  })

  it('stays a named setup whoever begins, and another one leaves that as it is', () => {
    const second = setOption(first, form, 'starts', 1)
    expect(isSetup(second, form, first)).toBe(true)
    expect(setSetup(second, form, shown({ edition: 'old' })).options).toEqual({ starts: 1 })
  })

  it('forgets a seat that is gone', () => {
    const second = setOption(first, form, 'starts', 1)
    expect([withSeats(second, form, 2).options, withSeats(second, form, 1).options]).toEqual([{ starts: 1 }, {}])
  })

  it('cannot be shown if the form does not know a part of it', () => {
    for (const setup of [
      { edition: 'oldest' },
      { edition: 'new', modules: ['gone'] },
      { edition: 'new', own: 1 },
      'new',
    ])
      expect(draftOf(form, setup)).toBeNull()
  })
})

describe('what is played in a game without editions and modules', () => {
  const plain: SetupForm = {
    editions: [],
    modules: [],
    seats: [2, 5],
    fields: [
      { key: 'goal', module: 'plain', clause: 'P-1', range: [3, 200], defaults: { '': 42 } },
      { key: 'forced', module: 'plain', clause: 'P-2', choices: ['no', 'yes'], defaults: { '': 'no' } },
    ],
  }
  const usual = usualSetup(plain)
  const plainDraft = (setup: unknown): SetupDraft => draftOf(plain, setup) as SetupDraft

  it('has no edition for the host to refuse', () => {
    expect(setupOf(usual)).toEqual({})
    expect(setupOf(setOption(usual, plain, 'goal', 21))).toEqual({ options: { goal: 21 } })
  })

  it('shows the defaults, and forgets a choice that is one', () => {
    expect(fieldsOf(usual, plain).map((field) => optionOf(usual, field))).toEqual([42, 'no'])
    expect(setOption(setOption(usual, plain, 'goal', 21), plain, 'goal', 42).options).toEqual({})
  })

  it('is recognized by its options, named or all of them', () => {
    const short = plainDraft({ options: { goal: 21 } })
    expect(plainDraft({ options: { goal: 21, forced: 'no' } })).toEqual(short)
    const set = setSetup(setOption(usual, plain, 'forced', 'yes'), plain, short)
    expect([isSetup(set, plain, short), isSetup(set, plain, plainDraft({}))]).toEqual([true, false])
    expect(setupOf(set)).toEqual({ options: { goal: 21 } })
  })

  it('cannot have an edition', () => {
    expect(draftOf(plain, { edition: 'new' })).toBeNull()
  })
})

const WORDS: SeatWords = { you: 'You', player: (number) => `Player ${number}`, bot: (id) => `the ${id}` }
const NAMED = GAMES.flatMap((game) =>
  game.speech.namedSetups.map(({ name, setup }) => [game.id, name, game, setup] as const),
)

it.each(NAMED)('a table of the %s game can be opened with the setup “%s”', (id, _, game, setup) => {
  const named = draftOf(game.form, setup)
  expect(named).not.toBeNull()
  const draft = setSetup(firstDraft(id, game.form, 'journeyman'), game.form, named as SetupDraft)
  const opening = demand(readOpening([game], JSON.parse(JSON.stringify(openingOf(draft, game.form, WORDS)))))
  expect(game.compose(opening.setup, opening.seats.length).ok).toBe(true)
})
