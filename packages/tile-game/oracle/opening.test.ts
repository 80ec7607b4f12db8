import { describe, expect, it } from 'vitest'
import { bagOf, startOf } from './opening.ts'

const BASE = { 'base/D': 4, 'base/U': 8 }
const RIVER = { 'river/spring': 1, 'river/lake': 1, 'river/curve': 2 }
const RIVER_2 = { 'river/spring': 1, 'river-2/fork': 1, 'river-2/volcano': 1 }

describe('the oracle: the opening', () => {
  it('the start tile comes out of the bag, and goes into it where something else begins', () => {
    expect(startOf(['abbot'])).toEqual([{ tile: 'base/D', at: [0, 0], turn: 0 }])
    expect(bagOf([BASE], [], startOf([]), 5, 'bag')).toEqual({ 'base/D': 3, 'base/U': 8 })
    expect(startOf(['river'])).toEqual([{ tile: 'river/spring', at: [0, 0], turn: 0 }])
    expect(bagOf([BASE, RIVER], ['river'], startOf(['river']), 5, 'bag')).toMatchObject({
      'base/D': 4,
      'river/spring': 0,
      'river/lake': 1,
    })
  })

  it('two rivers have one spring and no lake', () => {
    const modules = ['river', 'river-2']
    expect(startOf(modules)).toEqual(startOf(['river-2']))
    expect(bagOf([BASE, RIVER, RIVER_2], modules, startOf(modules), 5, 'bag')).toMatchObject({
      'river/spring': 0,
      'river/lake': 0,
      'river-2/volcano': 1,
    })
  })

  it('beside Carcassonne the start tile stays in the box, or is in the bag', () => {
    const [modules, start] = [['count'], startOf(['count'])]
    expect(bagOf([BASE], modules, start, 5, 'box')).toMatchObject({ 'base/D': 3 })
    expect(bagOf([BASE], modules, start, 5, 'bag')).toMatchObject({ 'base/D': 4 })
  })

  it('Carcassonne lies around its seventh tile, and a spring east of its fourth', () => {
    const city = startOf(['count'])
    expect(city).toHaveLength(12)
    expect(city).toContainEqual({ tile: 'count/1', at: [-2, -1], turn: 0 })
    expect(city).toContainEqual({ tile: 'count/7', at: [0, 0], turn: 0 })
    expect(city).toContainEqual({ tile: 'count/12', at: [1, 1], turn: 0 })
    expect(startOf(['river-2', 'count'])).toEqual([...city, { tile: 'river/spring', at: [2, -1], turn: 0 }])
  })

  it('a sixth cult tile is there if the setup says so', () => {
    expect(bagOf([BASE, { 'cult/cap-two-roads': 1 }], ['cult'], [], 5, 'bag')).toMatchObject({
      'cult/cap-two-roads': 0,
    })
    expect(bagOf([BASE, { 'cult/plain': 1 }], ['cult'], [], 6, 'bag')).toMatchObject({ 'cult/cap-two-roads': 1 })
  })
})
