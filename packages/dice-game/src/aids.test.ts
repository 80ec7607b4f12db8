import { WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { aidsOn } from './aids.ts'
import { AIDS, diceGame } from './index.ts'

/** Four corners but one: a fourth closes the city, as does nothing else. */
const game = (more = '') => scenario({}, `NE:5,knight:4 NE@0,0/0 NE@0,-1/1 NE@1,0/3${more}`)

const shownWith = (...aids: readonly string[]) => {
  const { rules, p } = game()
  const { aids: on, prospects, closings } = rules.view(p, 0, aids)
  return { on, keys: Object.keys(prospects?.[0] ?? {}), hasClosings: closings !== undefined }
}

describe('the aids', () => {
  test('are named in the form, and all on where nothing was agreed', () => {
    expect(diceGame.form.aids).toEqual(AIDS)
    const { rules, p } = game()
    expect(rules.view(p, 0)).toEqual(rules.view(p, 0, AIDS))
    expect(aidsOn(['odds', 'crystal-ball', 'reach', 'odds', 'advice'])).toEqual(['reach', 'odds', 'advice'])
  })

  test('add only what they show, and nothing if they are off', () => {
    expect(shownWith()).toEqual({ on: [], keys: [], hasClosings: false })
    expect(shownWith('advice'), 'it is asked for').toEqual({ on: ['advice'], keys: [], hasClosings: false })
    expect(shownWith('reach')).toEqual({
      on: ['reach'],
      keys: ['move', 'sure', 'most', 'isExact'],
      hasClosings: false,
    })
    expect(shownWith('odds')).toEqual({ on: ['odds'], keys: ['move', 'sure', 'chance'], hasClosings: true })
  })

  test('weigh choices for the seat that decides, and show the odds to all', () => {
    const { rules, p } = game()
    for (const viewer of [1, WATCHER]) {
      expect(rules.view(p, viewer).prospects).toBeUndefined()
      expect(rules.view(p, viewer).closings).toEqual(rules.view(p, 0).closings)
    }
  })
})

describe('the prospects of a turn', () => {
  const prospectOf = (more: string, key: string) =>
    game(more).view.prospects?.find(({ move }) => JSON.stringify(move).includes(key))

  test('tell what is sure, what is possible and how likely the next throw is to help', () => {
    // Six dice: a fourth corner closes a city of four, which five more dice could have made one of nine.
    expect(prospectOf('', 'stop')).toEqual({ move: { stop: true }, sure: 0, most: 0, isExact: true, chance: null })
    expect(prospectOf('', 'again')).toEqual({
      move: { again: true },
      sure: 0,
      most: 28,
      isExact: true,
      chance: { ways: 6 ** 6 - 4 ** 6, of: 6 ** 6 },
    })
    expect(prospectOf('', '"at":[1,-1],"turn":2')).toEqual({
      move: { place: 'NE', at: [1, -1], turn: 2 },
      sure: 3,
      most: 6,
      isExact: true,
      chance: { ways: 0, of: 6 ** 5 },
    })
  })

  test('name the dice that close a city, and the odds of one and of two', () => {
    const [closing] = game().view.closings ?? []
    expect(closing).toEqual({
      city: 0,
      closers: [
        { face: 'NE', at: [1, -1], turns: [2] },
        { face: 'N E', at: [1, -1], turns: [2] },
      ],
      byOne: { ways: 6 ** 6 - 4 ** 6, of: 6 ** 6 },
      byTwo: closing?.byTwo,
    })
    expect(closing?.byTwo.ways).toBeGreaterThan(closing?.byOne.ways as number)
  })

  test('count double where the turn does', () => {
    const { view } = scenario({}, 'knight:9 +knight +knight +knight end\ncatapult:8\nN-S:2,NE:4,knight:3 NE@0,0/0')
    expect(view.doubled).toBe(true)
    expect(view.prospects?.find(({ move }) => 'again' in move)?.most).toBe(56)
  })

  test('end with what lies there after the last throw', () => {
    const { view } = game(' again NE:1,NEW:1,N-E:1,knight:3 again NE:1,N-S:4,catapult:1')
    expect(view.closings).toBeUndefined()
    const most = view.prospects?.map((prospect) => [Object.keys(prospect.move)[0], prospect.most, prospect.chance])
    expect(most).toContainEqual(['stop', 0, null])
    expect(Math.max(...(view.prospects ?? []).map((prospect) => prospect.most as number))).toBe(3)
  })
})
