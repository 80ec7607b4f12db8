import type { SetupForm } from '@bastide/kernel'
import { LONGEST_NAME } from '@bastide/table'
import { describe, expect, it } from 'vitest'
import {
  addSeat,
  aidsOf,
  changeSeat,
  type Draft,
  defaultBot,
  firstDraft,
  moveSeat,
  namesOf,
  openingOf,
  removeSeat,
  type SeatWords,
} from './opening-draft.ts'
import { setOption } from './setup-draft.ts'

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
