import { CHANCE, NOBODY, type Position, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../scenarios/scenario.ts'
import { EDITIONS, MODULES, type ShownFeature, type TileRules, tileGame } from '../index.ts'

const featuresIn = (game: Scenario): readonly ShownFeature[] => game.rules.view(game.p, WATCHER).features

/** The feature that a spot on the tile at some coordinates is part of. */
function featureAt(game: Scenario, x: number, y: number, spot: string): ShownFeature {
  const found = featuresIn(game).filter(({ parts }) =>
    parts.some((part) => part[0] === x && part[1] === y && part[2] === spot),
  )
  expect(found).toHaveLength(1)
  return found[0] as ShownFeature
}

function walk(seed: number, look: (rules: TileRules, p: Position) => void): void {
  const setup = { edition: EDITIONS[seed % EDITIONS.length], modules: MODULES.slice(1).map(({ id }) => id) }
  const composed = tileGame.compose(setup, 1 + (seed % 5))
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const random = new Random(seed)
  const p = rules.start()
  for (let moves = seed; rules.awaited(p) !== NOBODY; moves++) {
    if (moves % 11 === 0) look(rules, p)
    rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
  }
  look(rules, p)
}

const SEEDS = process.env.BASTIDE_QUICK ? [1] : [1, 2, 3, 4, 5, 6]

describe('a feature', () => {
  test('tells its parts in reading order, its tiles once, its pennants and its open sides', () => {
    const game = scenario({ more: ['U'] }, 'F 0,-1/1 +city:N\nR 0,-2/2')
    expect(featureAt(game, 0, 0, 'city:N')).toMatchObject({
      kind: 'city',
      goesOn: 'sides',
      parts: [
        [0, -2, 'city:E'],
        [0, -1, 'city:N'],
        [0, 0, 'city:N'],
      ],
      tiles: 3,
      pennants: 1,
      open: 2,
      complete: false,
    })
  })

  test('with two segments on one tile counts that tile once', () => {
    const game = scenario({ start: ['X 0,0/0'], more: ['U'] }, 'V 1,0/0 .\nV 1,1/1 .\nV 0,1/2 .\nU -1,0/0')
    const loop = featureAt(game, 0, 0, 'road:E')
    expect(loop).toMatchObject({ kind: 'road', tiles: 4, open: 0, complete: true })
    expect(loop.parts).toHaveLength(5)
  })

  test('tells who stands on it, and who has most: both, if they have equally many', () => {
    const roads = { start: ['U 0,0/0', 'U 0,1/0'], more: ['U'] }
    const apart = scenario({ ...roads, more: ['U', 'V'] }, 'V 1,0/0 +road:S\nU -1,1/0 +road:E')
    expect(featureAt(apart, 0, 0, 'road:E')).toMatchObject({ tiles: 2, claims: [{ seat: 0, figures: 1 }], owners: [0] })
    expect(featureAt(apart, 0, 1, 'road:E')).toMatchObject({ tiles: 2, claims: [{ seat: 1, figures: 1 }], owners: [1] })
    expect(featureAt(apart, 0, 0, 'field:NNW')).toMatchObject({ claims: [], owners: [] })
    const joined = scenario(roads, 'V 1,0/0 +road:S\nU -1,1/0 +road:E\nV 1,1/1')
    const claims = [
      { seat: 0, figures: 1 },
      { seat: 1, figures: 1 },
    ]
    expect(featureAt(joined, 0, 0, 'road:E')).toMatchObject({ tiles: 5, open: 2, claims, owners: [0, 1] })
  })

  test('that is complete and has been scored is still told, without claims', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 +city:S')
    expect(featureAt(game, 0, 0, 'city:N')).toMatchObject({
      complete: true,
      open: 0,
      claims: [],
      owners: [],
      worth: { now: 4, closed: 4, clause: 'BASE-13' },
    })
  })

  test('of fields counts the completed cities beside it, and is never complete', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 .')
    expect(featureAt(game, 0, 0, 'field:ENE')).toMatchObject({
      kind: 'field',
      goesOn: 'halves',
      cities: 1,
      complete: false,
      open: 0,
    })
    expect(featureAt(game, 0, 0, 'field:ESE')).toMatchObject({ cities: 0 })
    expect(featureAt(game, 0, 0, 'city:N')).not.toHaveProperty('cities')
  })
})

describe('in any game', () => {
  test('each segment of each tile is part of one feature, in reading order of first parts', () => {
    for (const seed of SEEDS) {
      walk(seed, (rules, p) => {
        const { features, tiles } = rules.view(p, WATCHER, [])
        const parts = features.flatMap((feature) => feature.parts.map((part) => part.join()))
        expect(new Set(parts).size).toBe(parts.length)
        const segments = tiles.map(
          ({ tile }) => rules.tables.faces[rules.tables.kindOfTile.get(tile) as number]?.segments.length as number,
        )
        expect(parts).toHaveLength(segments.reduce((sum, count) => sum + count, 0))
        const order = features.map(({ parts: [first] }) => (first?.[1] as number) * 1000 + (first?.[0] as number))
        expect(order).toEqual([...order].sort((one, other) => one - other))
      })
    }
  })

  test('figures and spots point at the feature they are on, and claims are the figures that stand there', () => {
    for (const seed of SEEDS) {
      walk(seed, (rules, p) => {
        const { features, figures, choices } = rules.view(p, rules.awaited(p), [])
        const isPart = (index: number, at: readonly number[], on: string) =>
          features[index]?.parts.some(([x, y, spot]) => x === at[0] && y === at[1] && spot === on)
        for (const { feature, at, on } of figures) expect(feature === null || isPart(feature, at, on)).toBe(true)
        for (const choice of choices) {
          if (choice.kind !== 'spots') continue
          for (const { feature, at, on } of choice.spots) expect(feature === null || isPart(feature, at, on)).toBe(true)
        }
        features.forEach(({ claims }, i) => {
          const standing = figures.filter(({ feature }) => feature === i)
          for (const { seat, figures: count } of claims)
            expect(standing.filter((one) => one.seat === seat)).toHaveLength(count)
          expect(claims.reduce((sum, { figures: count }) => sum + count, 0)).toBe(standing.length)
        })
      })
    }
  })

  test('what features are worth now is what the end gives for them', () => {
    for (const seed of SEEDS) {
      walk(seed, (rules, p) => {
        // During a turn, what it completed is not scored yet. Fields are listed one by one but may be paid city by
        // city.
        if (rules.awaited(p) !== CHANCE) return
        const { features, projection = [] } = rules.view(p, WATCHER)
        const isFieldByField = rules.view(p, WATCHER).options.farmers === 'field-3'
        const kinds = new Set(
          features
            .filter(({ worth, goesOn }) => worth !== null && (goesOn !== 'halves' || isFieldByField))
            .map(({ kind }) => kind),
        )
        for (const { seat, sources } of projection) {
          for (const kind of kinds) {
            const held = features.filter((one) => one.kind === kind && one.owners.includes(seat))
            expect(sources[kind] ?? 0, kind).toBe(held.reduce((sum, { worth }) => sum + (worth?.now ?? 0), 0))
          }
        }
      })
    }
  })
})
