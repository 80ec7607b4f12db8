import type { Choice } from '@bastide/tile-game/words'
import { describe, expect, it } from 'vitest'
import {
  allTurnsOf,
  type CellsChoice,
  type Chosen,
  cellAsShown,
  chooseCell,
  chosenFor,
  isOnlyPass,
  moveOf,
  nextTurn,
  turnChosen,
  turnsOf,
  turnToward,
} from './choosing.ts'

const cells: readonly Choice[] = [
  {
    kind: 'cells',
    tile: 'base/D',
    cells: [
      { at: [1, 0], turns: [1, 3] },
      { at: [0, 1], turns: [2] },
    ],
  },
]
const pass: Choice = { kind: 'pass', move: { pass: true } }

describe('choosing a cell', () => {
  it('picks an orientation that fits at the first tap, then cycles through the others', () => {
    const first = chooseCell(cells, null, [1, 0])
    expect(first).toEqual({ kind: 'cell', of: 'base/D', at: [1, 0], turn: 1 })
    const second = chooseCell(cells, first, [1, 0])
    expect(second).toEqual({ kind: 'cell', of: 'base/D', at: [1, 0], turn: 3 })
    expect(chooseCell(cells, second, [1, 0])).toEqual(first)
  })

  it('keeps the way in which the tile was turned before, if it fits so, or turns it on', () => {
    expect(chooseCell(cells, null, [1, 0], undefined, 3)).toMatchObject({ turn: 3 })
    expect(chooseCell(cells, null, [1, 0], undefined, 2)).toMatchObject({ turn: 3 })
    expect(chooseCell(cells, null, [0, 1], undefined, 3)).toMatchObject({ turn: 2 })
  })

  it('turns both ways', () => {
    const chosen: Chosen = { kind: 'cell', of: 'base/D', at: [1, 0], turn: 1 }
    expect(turnChosen(cells, chosen, 1)).toEqual({ ...chosen, turn: 3 })
    expect(nextTurn([0, 1, 2], 0, -1)).toBe(2)
    expect(nextTurn([0, 1, 2], 0, 1)).toBe(1)
    expect(nextTurn([2], 2, 1)).toBe(2)
    expect(turnChosen(cells, null, 1)).toBeNull()
    expect(turnToward([0, 1], 2)).toBe(0)
  })

  it('is clear without a question only as the tile is shown, or if it fits one way', () => {
    expect(cellAsShown(cells, [1, 0], undefined, 3)).toMatchObject({ at: [1, 0], turn: 3 })
    expect(cellAsShown(cells, [0, 1], undefined, 3)).toMatchObject({ at: [0, 1], turn: 2 })
    expect(cellAsShown(cells, [1, 0], undefined, 0)).toBeNull()
    expect(cellAsShown(cells, [1, 0])).toBeNull()
    expect(cellAsShown(cells, [5, 5], undefined, 0)).toBeNull()
  })

  it('moves to another cell', () => {
    expect(chooseCell(cells, { kind: 'cell', of: 'base/D', at: [1, 0], turn: 3 }, [0, 1])).toEqual({
      kind: 'cell',
      of: 'base/D',
      at: [0, 1],
      turn: 2,
    })
  })

  it('is about one tile where there are several', () => {
    const several: readonly Choice[] = [
      ...cells,
      { kind: 'cells', tile: 'base/E', cells: [{ at: [1, 0], turns: [0, 2] }] },
    ]
    const other = chooseCell(several, chooseCell(several, null, [1, 0]), [1, 0], 'base/E')
    expect(other).toEqual({ kind: 'cell', of: 'base/E', at: [1, 0], turn: 0 })
    expect(chooseCell(several, other, [1, 0], 'base/E')).toEqual({ kind: 'cell', of: 'base/E', at: [1, 0], turn: 2 })
    expect(chooseCell(several, other, [0, 1], 'base/E')).toBe(other)
    expect(moveOf(several, other)).toEqual({ place: 'base/E', at: [1, 0], turn: 0 })
    expect(turnsOf(several, other)).toBe(2)
  })

  it('keeps the choice if the tile does not fit there', () => {
    const chosen: Chosen = { kind: 'cell', of: 'base/D', at: [1, 0], turn: 3 }
    expect(chooseCell(cells, chosen, [5, 5])).toBe(chosen)
  })

  it('counts the orientations that fit', () => {
    expect(turnsOf(cells, { kind: 'cell', of: 'base/D', at: [1, 0], turn: 1 })).toBe(2)
    expect(turnsOf(cells, null)).toBe(0)
  })

  it('lists every possible orientation once', () => {
    const [choice] = cells as readonly CellsChoice[]
    const crowded = { ...choice, cells: [...(choice?.cells ?? []), { at: [0, 2], turns: [3, 0] }] } as CellsChoice
    expect(allTurnsOf(crowded)).toEqual([1, 3, 2, 0])
  })
})

describe('the move to play', () => {
  it('is the chosen placement', () => {
    expect(moveOf(cells, { kind: 'cell', of: 'base/D', at: [1, 0], turn: 3 })).toEqual({
      place: 'base/D',
      at: [1, 0],
      turn: 3,
    })
  })

  it('is none if nothing is chosen, or the choice is no longer offered', () => {
    expect(moveOf(cells, null)).toBeNull()
    expect(moveOf(cells, { kind: 'cell', of: 'base/D', at: [1, 0], turn: 0 })).toBeNull()
    expect(moveOf([pass], { kind: 'spot', index: 0 })).toBeNull()
  })

  it('is an automatic pass only if nothing else is offered', () => {
    expect(isOnlyPass([pass])).toBe(true)
    expect(isOnlyPass([{ kind: 'spots', spots: [] }, pass])).toBe(false)
  })
})

describe('what is chosen for a wanted move', () => {
  const spots = [
    { kind: 'spots', spots: [{ figure: 'follower', on: 'road:E', move: { deploy: 'follower', on: 'road:E' } }] },
    { kind: 'names', names: [{ name: 'B', move: { choose: 'B' } }] },
    pass,
  ] as unknown as readonly Choice[]

  it('is the cell as it is turned, the spot or the name', () => {
    const isSecond = (move: object): boolean => 'turn' in move && move.turn === 3
    expect(chosenFor(cells, isSecond)).toEqual({ kind: 'cell', of: 'base/D', at: [1, 0], turn: 3 })
    expect(chosenFor(spots, (move) => 'deploy' in move)).toEqual({ kind: 'spot', index: 0 })
    expect(chosenFor(spots, (move) => 'choose' in move)).toEqual({ kind: 'name', index: 0 })
  })

  it('is nothing for a pass, which has a button of its own, or where nothing is wanted', () => {
    expect(chosenFor(spots, (move) => 'pass' in move)).toBeNull()
    expect(chosenFor(spots, () => false)).toBeNull()
  })
})
