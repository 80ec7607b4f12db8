/** The Count of Carcassonne with the River: the city first, then the spring beside it. */
import { describe, expect, test } from 'vitest'
import { tileGame } from '../../index.ts'

const WATCHER = -3

function startOf(modules: readonly string[], edition = '2016', options = {}) {
  const composed = tileGame.compose({ edition, modules, options }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value.view(composed.value.start(), WATCHER)
}

describe('the city and the river', () => {
  test('COUNT-11 the city lies where it always lies, and the spring is joined to it in the east', () => {
    for (const edition of ['2000', '2016']) {
      const { tiles } = startOf(['count', 'river'], edition)
      expect(tiles.filter(({ tile }) => tile.startsWith('count/'))).toEqual(startOf(['count'], edition).tiles)
      expect(tiles.filter(({ tile }) => !tile.startsWith('count/'))).toEqual([
        { tile: 'river/spring', at: [2, -1], turn: 0 },
      ])
    }
  })

  test('COUNT-11 the river leads away from it, to the east', () => {
    expect(startOf(['count', 'river']).state.stream).toMatchObject({ ends: [{ at: [3, -1], flow: 'E', bend: 'none' }] })
  })

  test('COUNT-11 COUNT-1 the river is laid next; the usual start tile is not in the bag that follows either', () => {
    const { pile, state } = startOf(['count', 'river'])
    expect(Object.keys(pile.tiles ?? {}).every((id) => id.startsWith('river/'))).toBe(true)
    expect(pile.left).toBe(10)
    expect(pile.tiles?.['river/spring']).toBeUndefined()
    expect(state.stream).toMatchObject({ later: { 'base/D': 3, 'river/lake': 1 } })
  })

  test('COUNT-1 with `bag` the usual start tile is drawn after the river', () => {
    expect(startOf(['count', 'river'], '2016', { 'start-tile': 'bag' }).pile.later?.['base/D']).toBe(4)
  })

  test('COUNT-11 whoever sets up both is warned', () => {
    expect(tileGame.form.warnings).toContainEqual({ modules: ['count', 'river'], clause: 'COUNT-11' })
  })
})
