import type { Prospect } from '@bastide/dice-game/words'
import { describe, expect, it } from 'vitest'
import {
  cellsOfHint,
  chosenProspect,
  hintsOf,
  mostByCell,
  percentOf,
  prospectOf,
  sortedProspects,
} from './prospects.ts'

const PLACED: Prospect = { move: { place: 'NE', at: [1, 0], turn: 1 }, sure: 0, most: 10, isExact: true }
const TURNED: Prospect = { move: { place: 'NE', at: [1, 0], turn: 2 }, sure: 3, most: 6, isExact: true }
const AGAIN: Prospect = { move: { again: true }, sure: 3, most: 15, isExact: true, chance: { ways: 11, of: 36 } }
const STOP: Prospect = { move: { stop: true }, sure: 3, most: 3, isExact: true, chance: null }
const view = { prospects: [PLACED, STOP, TURNED, AGAIN] }

describe('prospects', () => {
  it('are sorted by what is safe, then by what is possible; a die in a cell once, as it is best turned', () => {
    expect(sortedProspects(view)).toEqual([AGAIN, TURNED, STOP])
  })

  it('that promise the same for a die are one hint, with all its places', () => {
    const there: Prospect = { ...TURNED, move: { place: 'NE', at: [0, 1], turn: 0 } }
    const other: Prospect = { ...TURNED, move: { place: 'N S', at: [0, 1], turn: 0 } }
    const hints = hintsOf({ prospects: [...view.prospects, there, other] })
    expect(hints).toEqual([[AGAIN], [TURNED, there], [other], [STOP]])
    expect(hints.map(cellsOfHint)).toEqual([
      [],
      [
        [1, 0],
        [0, 1],
      ],
      [[0, 1]],
      [],
    ])
  })

  it('are found by their move, their cell and their way', () => {
    expect(prospectOf(view, 'again')).toBe(AGAIN)
    expect(chosenProspect(view, { kind: 'cell', of: 'NE', at: [1, 0], turn: 1 })).toBe(PLACED)
    expect(chosenProspect(view, { kind: 'cell', of: 'NE', at: [2, 0], turn: 1 })).toBe(null)
  })

  it('tell the most of each cell, unless all promise the same', () => {
    expect([...mostByCell(view, 'NE')]).toEqual([])
    const other: Prospect = { ...PLACED, move: { place: 'NE', at: [0, 1], turn: 0 }, most: 3 }
    expect([...mostByCell({ prospects: [...view.prospects, other] }, 'NE')]).toEqual([
      ['1,0', 10],
      ['0,1', 3],
    ])
  })

  it('without aids are none', () => {
    expect(sortedProspects({})).toEqual([])
    expect(prospectOf({}, 'stop')).toBe(null)
  })

  it('round odds, but never to impossible or certain', () => {
    expect(percentOf({ ways: 1, of: 6 })).toBe(17)
    expect(percentOf({ ways: 1, of: 6 ** 5 })).toBe(1)
    expect(percentOf({ ways: 6 ** 5 - 1, of: 6 ** 5 })).toBe(99)
    expect([percentOf({ ways: 0, of: 36 }), percentOf({ ways: 36, of: 36 })]).toEqual([0, 100])
  })
})
