import { CHANCE, NOBODY, Options, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { MODULES } from '../expansions/order.ts'
import { EDITIONS, type Move, type TileRules, tileGame } from '../index.ts'
import { tileInHand } from './columns.ts'
import { fitsSomewhere } from './frontier.ts'
import type { Tile } from './tile.ts'

function rulesOf(setup: object, seats = 2): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Every placement of a tile in every rotation, found by looking at each cell beside each tile. */
function placements(
  rules: TileRules,
  laid: readonly { readonly tile: string; readonly at: readonly [number, number]; readonly turn: number }[],
  face: Tile,
): readonly string[] {
  const edges = new Map<string, string>()
  for (const { tile, at, turn: rotation } of laid) {
    const rotated = [0, 1, 2, 3].map(
      (side) =>
        (rules.tables.faces[rules.tables.kindOfTile.get(tile) as number] as Tile).edges[(side - rotation + 4) % 4],
    )
    edges.set(String(at), rotated.join(''))
  }
  const empty = new Set(
    laid.flatMap(({ at: [x, y] }) => SIDES.map(([dx, dy]) => `${x + dx},${y + dy}`)).filter((cell) => !edges.has(cell)),
  )
  return [...empty].flatMap((cell) => {
    const [x, y] = cell.split(',').map(Number) as [number, number]
    const asked = SIDES.map(([dx, dy], side) => edges.get(`${x + dx},${y + dy}`)?.[(side + 2) % 4])
    const fits = [0, 1, 2, 3].filter((rotation) =>
      asked.every((letter, side) => letter === undefined || letter === face.edges[(side - rotation + 4) % 4]),
    )
    return fits.map((rotation) => `${cell}/${rotation}`)
  })
}

/** What the rules offer, in all the rotations that stand for the same placement. */
function offered(rules: TileRules, p: ReturnType<TileRules['start']>, kind: number): readonly string[] {
  const options = new Options()
  rules.options(p, rules.awaited(p), options)
  const different = rules.tables.differentRotations[kind] as number
  return Array.from(
    { length: options.length },
    (_, i) => rules.toMove(p, options.action(i)) as Extract<Move, { place: string }>,
  ).flatMap(({ at, turn: rotation }) =>
    [0, 1, 2, 3].filter((other) => other % different === rotation).map((other) => `${at}/${other}`),
  )
}

/** The clause that refuses a placement, or `none`. */
function clauseAgainst(rules: TileRules, p: ReturnType<TileRules['start']>, kind: number, placed: string): string {
  const [x, y, rotation] = placed.split(/[,/]/).map(Number)
  const answer = rules.toAction(p, { place: (rules.tables.faces[kind] as Tile).id, at: [x, y], turn: rotation })
  return answer.ok ? 'none' : (answer.clause ?? 'none')
}

describe('the frontier', () => {
  test('offers what looking at every cell finds, all through random games', () => {
    const games = process.env.BASTIDE_QUICK ? 1 : 2
    for (let seed = 1; seed <= games; seed++) {
      for (const edition of EDITIONS) {
        const rules = rulesOf({ edition, modules: MODULES.slice(1).map(({ id }) => id) })
        const random = new Random(seed)
        let looks = 0
        const p = rules.start()
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
          const hand = tileInHand.get(p, 0) - 1
          if (hand >= 0) {
            const { tiles, step } = rules.view(p, WATCHER, [])
            expect(step).toBe('place')
            const fitting = [...placements(rules, tiles, rules.tables.faces[hand] as Tile)].sort()
            // A module may forbid some of what fits, with a clause of its own.
            const open = offered(rules, p, hand)
            const refused = fitting.filter((placed) => !open.includes(placed))
            expect([...open, ...refused].sort()).toEqual(fitting)
            for (const placed of refused) expect(clauseAgainst(rules, p, hand, placed)).not.toMatch(/^(BASE-|none$)/)
          } else if (by === CHANCE && looks++ % 8 === 0) {
            const { tiles } = rules.view(p, WATCHER, [])
            const fitting = rules.tables.faces.filter((face) => placements(rules, tiles, face).length > 0)
            expect(rules.tables.faces.filter((_, kind) => fitsSomewhere(rules.tables, p, kind))).toEqual(fitting)
          }
          rules.apply(p, by, rules.sample(p, by, random))
        }
      }
    }
  })

  test('is sampled evenly, where almost any guess hits and where almost none does', () => {
    // A long road of U leaves two cells at its ends for a city's road and many along its sides.
    const road = Array.from({ length: 60 }, (_, x) => ({ tile: 'base/U', at: [x, 0], turn: 0 }))
    for (const [tile, count] of [
      ['base/X', 2],
      ['base/C', 1],
      ['base/B', 120],
    ] as const) {
      const end = tile === 'base/C' ? [{ tile: 'base/D', at: [60, 0], turn: 0 }] : []
      const rules = rulesOf({ edition: '2000', start: [...road, ...end], pile: { [tile]: 1 } })
      const p = rules.start()
      rules.apply(p, CHANCE, rules.tables.kindOfTile.get(tile) as number)
      const random = new Random(9)
      const seen = new Map<number, number>()
      for (let i = 0; i < 200 * count; i++) {
        const action = rules.sample(p, 0, random)
        seen.set(action, (seen.get(action) ?? 0) + 1)
      }
      const options = new Options()
      rules.options(p, 0, options)
      expect(options.length, tile).toBe(count)
      // Five standard deviations of a count that is 200 on average.
      for (let i = 0; i < options.length; i++)
        expect(Math.abs((seen.get(options.action(i)) ?? 0) - 200), tile).toBeLessThan(5 * Math.sqrt(200))
      expect(seen.size).toBe(count)
    }
  })
})
