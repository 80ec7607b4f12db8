import {
  actionOf,
  CHANCE,
  digest,
  NOBODY,
  Options,
  type Position,
  Random,
  replay,
  type Seat,
  WATCHER,
} from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import {
  AIDS,
  type Choice,
  chaptersOf,
  EDITIONS,
  MODULES,
  type Move,
  type TileHappening,
  type TileRules,
  tileGame,
  type View,
} from './index.ts'

function rulesOf(setup: object, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Of so many positions one is looked at. No number of moves that turns have, or it would always be the same step. */
const EVERY = process.env.BASTIDE_QUICK ? 5 : 1

/** Plays a random game and looks at every position, including the last; in a quick run at some of them. */
function walk(rules: TileRules, seed: number, look: (p: Position, by: Seat) => void): void {
  const random = new Random(seed)
  const p = rules.start()
  for (let by = rules.awaited(p), moves = 0; by !== NOBODY; by = rules.awaited(p), moves++) {
    if (moves % EVERY === 0) look(p, by)
    rules.apply(p, by, rules.sample(p, by, random))
  }
  look(p, NOBODY)
}

const games = (process.env.BASTIDE_QUICK ? [1] : [1, 2, 3, 4, 5, 6]).map((seed) => ({
  seed,
  rules: rulesOf(
    {
      edition: EDITIONS[seed % EDITIONS.length],
      modules: MODULES.slice(1).map(({ id }) => id),
      options: { starts: 'random' },
    },
    1 + (seed % 5),
  ),
}))

/** The moves that a client derives from a choice, knowing only its kind. */
function movesOf(choice: Choice): readonly Move[] {
  switch (choice.kind) {
    case 'cells':
      return choice.cells.flatMap(({ at, turns }) => turns.map((turn): Move => ({ place: choice.tile, at, turn })))
    case 'spots':
      return choice.spots.map(({ move }) => move)
    case 'names':
      return choice.names.map(({ move }) => move)
    case 'pass':
      return [choice.move]
  }
}

/** Tiles that come in a later stage of the bag, or are set aside for now. */
function waitingIn(state: View['state']): number {
  const { later = {}, aside = {} } = (state.stream ?? {}) as {
    readonly [part: string]: { readonly [tile: string]: number }
  }
  return [...Object.values(later), ...Object.values(aside)].reduce((sum, copies) => sum + copies, 0)
}

/** After these the same turn draws again. */
const DRAWN_IN_VAIN: readonly string[] = ['discarded', 'set-aside', 'lifted', 'abandoned']

describe('the choices in a view', () => {
  test('are exactly the options of the awaited seat, each accepted as a move', () => {
    for (const { rules, seed } of games) {
      const options = new Options()
      walk(rules, seed, (p, by) => {
        if (by < 0) return
        rules.options(p, by, options)
        const actions = rules
          .view(p, by, [])
          .choices.flatMap(movesOf)
          .map((move) => actionOf(rules, p, { ...JSON.parse(JSON.stringify(move)), by }))
        expect(actions.every((action) => action.ok && options.has(action.value))).toBe(true)
        expect(new Set(actions.map((action) => action.ok && action.value)).size).toBe(options.length)
        expect(actions).toHaveLength(options.length)
      })
    }
  })

  test('are of four kinds, each kind once, and of every kind somewhere', () => {
    const seen = new Set<string>()
    for (const { rules, seed } of games) {
      walk(rules, seed, (p, by) => {
        const kinds = rules.view(p, by, []).choices.map(({ kind }) => kind)
        expect(new Set(kinds).size).toBe(kinds.length)
        for (const kind of kinds) seen.add(kind)
      })
    }
    for (const kind of seen) expect(['cells', 'spots', 'names', 'pass']).toContain(kind)
    expect([...seen]).toEqual(expect.arrayContaining(['cells', 'spots', 'pass']))
  })

  test('are for the awaited seat alone', () => {
    for (const { rules, seed } of games.slice(0, 2)) {
      walk(rules, seed, (p, by) => {
        for (let viewer = WATCHER; viewer < rules.seats; viewer++) {
          const { choices } = rules.view(p, viewer, [])
          expect(choices.length > 0, `${by} is awaited, ${viewer} looks`).toBe(by >= 0 && viewer === by)
        }
      })
    }
  })

  test('come in reading order, with the turns of a cell in order', () => {
    const { rules, seed } = games[0] as (typeof games)[number]
    walk(rules, seed, (p, by) => {
      for (const choice of rules.view(p, by, []).choices) {
        if (choice.kind !== 'cells') continue
        const order = choice.cells.map(({ at: [x, y] }) => y * 1000 + x)
        expect(order).toEqual([...new Set(order)].sort((one, other) => one - other))
        for (const { turns } of choice.cells) expect(turns).toEqual([...new Set(turns)].sort())
      }
    })
  })

  test('say of a spot where it is, what stands there, and whether it is put or taken', () => {
    for (const { rules, seed } of games) {
      walk(rules, seed, (p, by) => {
        const { choices, tiles, justLaid, figures } = rules.view(p, by, [])
        for (const choice of choices) {
          if (choice.kind !== 'spots') continue
          for (const { at, on, figure, does, move } of choice.spots) {
            expect(tiles.some((laid) => String(laid.at) === String(at))).toBe(true)
            if (does === 'take')
              expect(
                figures.some(
                  (one) => one.seat === by && one.figure === figure && one.on === on && String(one.at) === String(at),
                ),
              ).toBe(true)
            if (does === 'deploy' && !('at' in move)) expect(at).toEqual(justLaid)
          }
        }
      })
    }
  })
})

describe('a view', () => {
  test('is JSON, and says who is awaited', () => {
    for (const { rules, seed } of games.slice(0, 2)) {
      let looks = 0
      walk(rules, seed, (p, by) => {
        for (const viewer of by < 0 ? [WATCHER] : [by]) {
          // Making and comparing two large views takes long.
          const isWhole = looks++ % 7 === 0 || by === NOBODY
          const view = rules.view(p, viewer, isWhole ? AIDS : [])
          if (isWhole) expect(JSON.parse(JSON.stringify(view))).toEqual(view)
          expect(view.awaited).toBe(by === CHANCE ? 'chance' : by === NOBODY ? null : by)
          expect(view.over).toBe(by === NOBODY)
          expect(view.viewer).toBe(viewer < 0 ? null : viewer)
        }
      })
    }
  })

  test('keeps count: tiles laid, in hand and in the bag never grow, and figures are in supply or stand', () => {
    for (const { rules, seed } of games.slice(0, 2)) {
      let before = Number.POSITIVE_INFINITY
      walk(rules, seed, (p) => {
        const { tiles, hand, pile, figures, seats, state } = rules.view(p, WATCHER, ['tiles-left'])
        const total = tiles.length + (hand === null ? 0 : 1) + pile.left + waitingIn(state)
        expect(pile.toCome).toBe(pile.left + waitingIn(state))
        expect(Object.values(pile.later ?? {}).reduce((sum, copies) => sum + copies, 0)).toBe(waitingIn(state))
        expect(total).toBeLessThanOrEqual(before)
        before = total
        expect(Object.values(pile.tiles ?? {}).reduce((sum, copies) => sum + copies, 0)).toBe(pile.left)
        seats.forEach(({ supply }, seat) => {
          const standing = figures.filter((one) => one.seat === seat && one.figure === 'follower').length
          expect((supply.follower as number) + standing).toBe(7)
        })
      })
    }
  })

  test('tells the number of the turn, as the story counts turns', () => {
    for (const { rules, seed } of games.slice(0, 2)) {
      const told: TileHappening[] = []
      const random = new Random(seed)
      const p = rules.start()
      for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
        // Before a tile is drawn, the turn is the one to come.
        const turns = chaptersOf(told).filter(({ turn }) => turn !== null).length
        const hasBegun = by !== CHANCE || DRAWN_IN_VAIN.includes(told.at(-1)?.kind as string)
        expect(rules.view(p, WATCHER, []).turn).toBe(hasBegun ? turns : turns + 1)
        rules.apply(p, by, rules.sample(p, by, random), (happening) => told.push(happening))
      }
      expect(rules.view(p, WATCHER, []).turn).toBe(told.filter(({ kind }) => kind === 'placed').length)
    }
  })

  test('and the facts are the same for the same moves, whatever was played before on other positions', () => {
    const { rules, seed } = games[0] as (typeof games)[number]
    const seen: string[] = []
    walk(rules, seed, (p) => seen.push(JSON.stringify(rules.facts(p))))
    walk(rules, seed + 1, () => {})
    let i = 0
    walk(rules, seed, (p) => expect(JSON.stringify(rules.facts(p))).toBe(seen[i++]))
  })
})

describe('the facts', () => {
  test('tell apart two positions that differ only in which tile was laid last', () => {
    const rules = rulesOf({ edition: '2016', pile: { 'base/U': 2, 'base/D': 1 } }, 1)
    const [east, west] = [{ at: [1, 0] }, { at: [-1, 0] }].map(({ at }) => ({ place: 'base/U', at, turn: 0 }))
    const digests = [
      [east, west],
      [west, east],
    ].map(([first, second]) => {
      const replayed = replay(rules, [{ draw: 'base/U' }, first, { pass: true }, { draw: 'base/U' }, second])
      expect(replayed.stopped).toBeUndefined()
      return digest(rules, replayed.position)
    })
    expect(digests[0]).not.toBe(digests[1])
  })
})

test('a view like that of another viewer is the same as one by itself, and shares what both see', () => {
  for (const { rules, seed } of games.slice(0, 2))
    walk(rules, seed, (p) => {
      const viewers = [WATCHER, ...Array.from({ length: rules.seats }, (_, seat) => seat)]
      const like = rules.view(p, rules.awaited(p), AIDS)
      for (const viewer of viewers) {
        const view = rules.view(p, viewer, AIDS, like)
        expect(view).toEqual(rules.view(p, viewer, AIDS))
        expect(view.features).toBe(like.features)
        expect(view.tiles).toBe(like.tiles)
      }
    })
})
