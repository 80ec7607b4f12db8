import type { SetupForm } from '@bastide/kernel'
import type { GameOffer } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { addSeat, changeSeat, type Draft, firstDraft } from './opening-draft.ts'
import { readDraft } from './saved-draft.ts'
import { setOption, toggleModule } from './setup-draft.ts'

const form: SetupForm = {
  editions: ['old', 'new'],
  modules: ['sea'],
  seats: [1, 5],
  fields: [
    { key: 'figures', module: 'base', clause: 'B-1', range: [1, 9], defaults: { old: 7, new: 7 } },
    { key: 'starts', module: 'base', clause: 'B-2', choices: ['random'], range: 'seats', defaults: { old: 0, new: 0 } },
    { key: 'ships', module: 'sea', clause: 'S-1', choices: ['few', 'many'], defaults: { old: 'few', new: 'few' } },
  ],
}
const offer: GameOffer = { id: 'game', form, bots: ['random', 'journeyman'] }
const first = firstDraft('game', form, 'journeyman')
const read = (draft: unknown): Draft | null => readDraft(JSON.stringify(draft), offer)

describe('the saved draft', () => {
  it('is read back unchanged', () => {
    const at = toggleModule(addSeat(changeSeat(first, 1, { name: 'Rose', colour: 'rose' }), form, null), form, 'sea')
    const draft = { ...setOption(setOption(at, form, 'ships', 'many'), form, 'starts', 'random'), aids: ['one'] }
    expect(read(draft)).toEqual(draft)
  })

  it('is read back in a game without editions', () => {
    const plain: SetupForm = {
      editions: [],
      modules: [],
      seats: [2, 5],
      fields: [{ key: 'goal', module: 'plain', clause: 'P-1', range: [3, 200], defaults: { '': 42 } }],
    }
    const draft = setOption(firstDraft('plain', plain, 'random'), plain, 'goal', 21)
    const readPlain = (text: unknown): Draft | null =>
      readDraft(JSON.stringify(text), { id: 'plain', form: plain, bots: ['random'] })
    expect(draft.options).toEqual({ goal: 21 })
    expect(readPlain(draft)).toEqual(draft)
    expect(readPlain({ ...draft, edition: 'new' })).toBeNull()
  })

  it('drops modules and options that the form no longer has', () => {
    expect(
      read({ ...first, modules: ['gone', 'sea'], options: { figures: 99, ships: 'many', lost: 1, starts: 2 } }),
    ).toEqual({
      ...first,
      modules: ['sea'],
      options: { ships: 'many' },
    })
  })

  it.each([
    ['nothing', null],
    ['another game', { ...first, game: 'other' }],
    ['an edition that is gone', { ...first, edition: 'oldest' }],
    ['a bot that is gone', changeSeat(first, 2, { bot: 'gone' })],
    ['no seats', { ...first, seats: [] }],
    ['two seats of one colour', { ...first, seats: first.seats.map((seat) => ({ ...seat, colour: 'red' })) }],
    ['too many seats', { ...first, seats: [1, 2, 3, 4, 5, 6].map((key) => ({ ...first.seats[0], key })) }],
    ['an invalid clock', { ...first, clock: { kind: 'game', minutes: 7, increment: 0, seconds: 60 } }],
    ['a text', 'draft'],
  ])('is ignored if it holds %s', (_, draft) => {
    expect(read(draft)).toBeNull()
  })

  it('is ignored if it is not JSON, or missing', () => {
    expect([readDraft('{', offer), readDraft(null, offer)]).toEqual([null, null])
  })
})
