import type { SetupForm } from '@bastide/kernel'
import type { GameOffer } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { changeGame } from './changing-games.ts'
import { addSeat, changeSeat, type Draft, firstDraft, openingOf, type SeatWords } from './opening-draft.ts'
import { setOption, toggleModule } from './setup-draft.ts'

const WORDS: SeatWords = { you: 'You', player: (number) => `Player ${number}`, bot: (id) => `the ${id}` }

const rich: SetupForm = {
  editions: ['old', 'new'],
  modules: ['sea'],
  seats: [1, 5],
  fields: [
    { key: 'starts', module: 'base', clause: 'B-2', choices: ['random'], range: 'seats', defaults: { old: 0, new: 0 } },
  ],
  aids: ['one', 'two'],
}
const plain: SetupForm = {
  editions: [],
  modules: [],
  seats: [2, 3],
  fields: [
    { key: 'goal', module: 'plain', clause: 'P-1', range: [3, 200], defaults: { '': 42 } },
    { key: 'first', module: 'plain', clause: 'P-2', range: 'seats', defaults: { '': 0 } },
  ],
  aids: ['three'],
}
const RICH: GameOffer = { id: 'rich', form: rich, bots: ['random', 'journeyman', 'master'] }
const PLAIN: GameOffer = { id: 'plain', form: plain, bots: ['random', 'journeyman'] }

const named = changeSeat(firstDraft('rich', rich, 'master'), 1, { name: 'Rose', colour: 'gold' })
const draft: Draft = {
  ...setOption(toggleModule(named, rich, 'sea'), rich, 'starts', 1),
  clock: { ...named.clock, kind: 'move' },
  aids: ['two'],
}

describe('another game for a draft', () => {
  it('keeps seats, names and the clock, and changes setup and aids', () => {
    const changed = changeGame(draft, PLAIN, null)
    expect(openingOf(changed, plain, WORDS)).toEqual({
      game: 'plain',
      setup: {},
      seats: [
        { name: 'Rose', colour: 'gold', pattern: 'roundel', player: { kind: 'human' } },
        { name: 'the journeyman', colour: 'red', pattern: 'cross', player: { kind: 'bot', bot: 'journeyman' } },
      ],
      clock: { kind: 'move', ms: 60_000 },
      aids: ['three'],
    })
    expect(openingOf(changeGame(changed, RICH, null), rich, WORDS).setup).toEqual({ edition: 'new' })
  })

  it('has as many seats as the game allows', () => {
    const five = [1, 2, 3].reduce((before) => addSeat(before, rich, null), draft)
    expect(changeGame(five, PLAIN, null).seats.map(({ key }) => key)).toEqual([1, 2, 3])
    const alone: Draft = { ...draft, seats: draft.seats.slice(0, 1) }
    expect(changeGame(alone, PLAIN, null).seats.map(({ bot }) => bot)).toEqual([null, 'journeyman'])
  })

  it('is played as it was the last time, by those who sit here now', () => {
    const last: Draft = { ...setOption(firstDraft('plain', plain, null), plain, 'goal', 21), aids: [] }
    const changed = changeGame(draft, PLAIN, last)
    expect([changed.options, changed.aids]).toEqual([{ goal: 21 }, []])
    expect(changed.seats[0]?.name).toBe('Rose')
    const third = setOption(last, plain, 'first', 2)
    expect(changeGame(draft, PLAIN, third).options).toEqual({ goal: 21 })
  })
})
