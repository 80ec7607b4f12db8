import { demand, type SetupField, type SetupForm } from '@bastide/kernel'
import { LONGEST_NAME, readOpening } from '@bastide/table'
import { tileGame } from '@bastide/tile-game'
import { NAMED_SETUPS } from '@bastide/tile-game/words'
import { describe, expect, it } from 'vitest'
import {
  addSeat,
  aidsOf,
  changeSeat,
  type Draft,
  defaultBot,
  fieldsOf,
  firstDraft,
  isSetup,
  moveSeat,
  namesOf,
  openingOf,
  optionOf,
  removeSeat,
  type SeatWords,
  setEdition,
  setOption,
  setSetup,
  toggleModule,
  warningsOf,
} from './opening-draft.ts'

const WORDS: SeatWords = { you: 'You', player: (number) => `Player ${number}`, bot: (id) => `the ${id}` }

const form: SetupForm = {
  editions: ['old', 'new'],
  modules: ['sea', 'hill'],
  seats: [1, 5],
  fields: [
    { key: 'figures', module: 'base', clause: 'B-1', range: [1, 9], defaults: { old: 7, new: 5 } },
    { key: 'starts', module: 'base', clause: 'B-2', choices: ['random'], range: 'seats', defaults: { old: 0, new: 0 } },
    { key: 'ships', module: 'sea', clause: 'S-1', choices: ['few', 'many'], defaults: { old: 'few', new: 'few' } },
  ],
  aids: ['one', 'two'],
  warnings: [{ modules: ['sea', 'hill'], clause: 'S-2' }],
}
const first: Draft = firstDraft('game', form, 'journeyman')
const optionNames = (draft: Draft): readonly string[] => fieldsOf(draft, form).map(({ key }) => key)

describe('a draft of a table', () => {
  it('starts with a person against a bot in the latest edition', () => {
    expect(openingOf(first, form, WORDS)).toEqual({
      game: 'game',
      setup: { edition: 'new' },
      seats: [
        { name: 'You', colour: 'blue', pattern: 'bend', player: { kind: 'human' } },
        { name: 'the journeyman', colour: 'red', pattern: 'cross', player: { kind: 'bot', bot: 'journeyman' } },
      ],
      clock: { kind: 'none' },
      aids: ['one', 'two'],
    })
  })

  it('offers the journeyman first, or else the first bot available', () => {
    expect([defaultBot(['random', 'journeyman']), defaultBot(['random']), defaultBot([])]).toEqual([
      'journeyman',
      'random',
      null,
    ])
  })

  it('lists modules in the order of the form, however they were ticked', () => {
    expect(toggleModule(toggleModule(first, form, 'hill'), form, 'sea').modules).toEqual(['sea', 'hill'])
    expect(toggleModule(toggleModule(first, form, 'hill'), form, 'hill').modules).toEqual([])
  })

  it('asks only for the options of modules in play, and forgets those of a removed module', () => {
    const atSea = setOption(toggleModule(first, form, 'sea'), form, 'ships', 'many')
    expect(optionNames(atSea)).toEqual(['figures', 'starts', 'ships'])
    expect(openingOf(atSea, form, WORDS).setup).toEqual({
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
    const shown = (draft: Draft) =>
      fieldsOf(draft, both).flatMap((one) => (one.key === 'sails' ? optionOf(draft, one) : []))
    const atSea = toggleModule(first, both, 'sea')
    expect([shown(first), shown(atSea)]).toEqual([[], ['white']])
    const inHills = toggleModule(atSea, both, 'hill')
    expect([shown(inHills), inHills.options]).toEqual([['red'], {}])
    // What was chosen stays as long as it is not what is usual.
    const chosen = setOption(atSea, both, 'sails', 'red')
    expect(chosen.options).toEqual({ sails: 'red' })
    expect(toggleModule(chosen, both, 'hill').options).toEqual({})
  })

  it('recognizes a setup by its edition and modules, unless an option was changed', () => {
    const setup = { edition: 'old', modules: ['hill', 'sea'] }
    const set = setSetup(setOption(first, form, 'figures', 2), setup)
    expect(isSetup(set, setup)).toBe(true)
    expect(isSetup(set, { edition: 'old' })).toBe(false)
    expect(isSetup(setOption(set, form, 'figures', 2), setup)).toBe(false)
  })

  it('warns only if all modules of a warning are in play', () => {
    expect(warningsOf(toggleModule(first, form, 'sea'), form)).toEqual([])
    expect(warningsOf(setSetup(first, { edition: 'new', modules: ['sea', 'hill'] }), form)).toEqual(['S-2'])
  })
})

describe('the seats of a draft', () => {
  it('are added with a free colour until the table is full', () => {
    const full = [0, 1, 2, 3, 4].reduce((draft) => addSeat(draft, form, null), first)
    expect(full.seats).toHaveLength(5)
    expect(new Set(full.seats.map(({ colour }) => colour)).size).toBe(5)
    expect(new Set(full.seats.map(({ key }) => key)).size).toBe(5)
  })

  it('are removed down to the minimum, and a starting player who is gone is forgotten', () => {
    const second = setOption(first, form, 'starts', 1)
    const alone = removeSeat(second, form, 1)
    expect(alone.seats.map(({ key }) => key)).toEqual([2])
    expect(alone.options).toEqual({})
    expect(removeSeat(alone, form, 2)).toBe(alone)
    expect(removeSeat(setOption(first, form, 'starts', 'random'), form, 1).options).toEqual({ starts: 'random' })
  })

  it('change places', () => {
    expect(moveSeat(first, 2, -1).seats.map(({ key }) => key)).toEqual([2, 1])
    expect(moveSeat(first, 1, -1).seats.map(({ key }) => key)).toEqual([1, 2])
    expect(moveSeat(first, 1, 1).seats.map(({ key }) => key)).toEqual([2, 1])
  })

  it('swap colours, so that no two are the same', () => {
    expect(changeSeat(first, 1, { colour: 'red' }).seats.map(({ colour }) => colour)).toEqual(['red', 'blue'])
    expect(changeSeat(first, 1, { colour: 'gold' }).seats.map(({ colour }) => colour)).toEqual(['gold', 'red'])
  })

  it('are named after who sits there, with a number if the name is taken', () => {
    const four = addSeat(addSeat(first, form, 'journeyman'), form, null)
    expect(namesOf(four.seats, WORDS)).toEqual(['You', 'the journeyman', 'the journeyman 2', 'Player 4'])
    expect(namesOf(changeSeat(four, 4, { name: ' you ' }).seats, WORDS)).toEqual([
      'You 2',
      'the journeyman',
      'the journeyman 2',
      'you',
    ])
  })

  it('keep names within the limit even with a number', () => {
    const names = namesOf(addSeat(first, form, 'journeyman').seats, { ...WORDS, bot: () => 'b'.repeat(60) })
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_NAME)
    expect(new Set(names).size).toBe(3)
  })
})

describe('what a draft agrees on', () => {
  it('turns all aids on for one person against bots, but not between people unless chosen', () => {
    const people = addSeat(first, form, null)
    expect([aidsOf(first, form), aidsOf(people, form)]).toEqual([['one', 'two'], []])
    expect(aidsOf({ ...people, aids: ['two', 'gone'] }, form)).toEqual(['two'])
    expect(aidsOf({ ...first, aids: [] }, form)).toEqual([])
  })

  it('gives the clock in milliseconds', () => {
    const clock = (kind: 'none' | 'game' | 'move') =>
      openingOf({ ...first, clock: { kind, minutes: 20, increment: 10, seconds: 30 } }, form, WORDS).clock
    expect([clock('none'), clock('game'), clock('move')]).toEqual([
      { kind: 'none' },
      { kind: 'game', ms: 1_200_000, increment: 10_000 },
      { kind: 'move', ms: 30_000 },
    ])
  })
})

it.each(NAMED_SETUPS.map(({ name, setup }) => [name, setup] as const))('a table for %s can be opened', (_, setup) => {
  const draft = setSetup(firstDraft(tileGame.id, tileGame.form, 'journeyman'), setup)
  const opening = demand(readOpening([tileGame], JSON.parse(JSON.stringify(openingOf(draft, tileGame.form, WORDS)))))
  expect(tileGame.compose(opening.setup, opening.seats.length).ok).toBe(true)
})
