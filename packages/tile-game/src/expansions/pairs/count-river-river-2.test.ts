/** Random games with one river or both, with and without the city of the count. */
import { actionOf, digest, NOBODY, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import {
  EDITIONS,
  fromNotation,
  type Move,
  type TileHappening,
  type TileRules,
  tileGame,
  toNotation,
  type View,
} from '../../index.ts'

const WATCHER = -3
const seeds = process.env.BASTIDE_QUICK ? 2 : 10

const SETUPS = [['river'], ['river-2'], ['river', 'river-2']].flatMap((rivers) => [rivers, [...rivers, 'count']])

function rulesOf(modules: readonly string[], seed: number): TileRules {
  const composed = tileGame.compose({ edition: EDITIONS[seed % 2] as string, modules }, 2 + (seed % 4))
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

interface Played {
  readonly moves: readonly Move[]
  readonly told: readonly TileHappening[]
  readonly end: View
  readonly digest: string
}

function playRiver(rules: TileRules, seed: number): Played {
  const p = rules.start()
  const random = new Random(seed)
  const moves: Move[] = []
  const told: TileHappening[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    moves.push(rules.toMove(p, action))
    rules.apply(p, by, action, (happening) => told.push(happening))
  }
  return { moves, told, end: rules.view(p, WATCHER), digest: digest(rules, p) }
}

const isOfRiver = (tile: string | undefined): boolean => /^river(-2)?\//.test(tile ?? '')

/** How many pairs of neighbours are joined by water: a river of n tiles that nowhere meets itself has n - 1. */
function joints(rules: TileRules, { tiles }: View): number {
  const waters = new Map(
    tiles.map(({ tile, at, turn: rotation }) => {
      const { edges } = rules.tables.faces[rules.tables.kindOfTile.get(tile) as number] as { edges: string }
      return [String(at), [0, 1, 2, 3].map((side) => edges[(side - rotation + 4) % 4] === 'W')]
    }),
  )
  const meets = (x: number, y: number, side: number): boolean => waters.get(`${x},${y}`)?.[side] ?? false
  return (
    tiles.filter(({ at: [x, y] }) => meets(x, y, 1) && meets(x + 1, y, 3)).length +
    tiles.filter(({ at: [x, y] }) => meets(x, y, 2) && meets(x, y + 1, 0)).length
  )
}

describe('random games with rivers', () => {
  test('RIVER-1 RIVER-6 RIVER2-1 RIVER2-2 the river always ends: in lake or volcano, or left open; then come the other tiles', () => {
    for (const modules of SETUPS) {
      for (let seed = 1; seed <= seeds; seed++) {
        const rules = rulesOf(modules, seed)
        const where = `${modules.join(' + ')}, seed ${seed}`
        const { told, end } = playRiver(rules, seed)
        expect(end.state.stream, where).toMatchObject({ aside: {}, later: {}, lifted: false })
        expect(end.pile.left, where).toBe(0)
        const laid = told.flatMap(({ kind, tile }) => (kind === 'placed' ? [tile as string] : []))
        const ofRiver = laid.filter(isOfRiver)
        // The whole river lies there before anything else.
        expect(laid.slice(0, ofRiver.length), where).toEqual(ofRiver)
        expect(laid.length, where).toBeGreaterThan(ofRiver.length)
        const last = modules.includes('river-2') ? 'river-2/volcano' : 'river/lake'
        const isAbandoned = told.some(({ kind }) => kind === 'abandoned')
        const all = (modules.includes('river') ? 10 : 0) + (modules.includes('river-2') ? 10 : 0) + 1
        expect({ last: ofRiver.includes(last), all: ofRiver.length === all }, where).toEqual({
          last: !isAbandoned,
          all: !isAbandoned,
        })
        if (!isAbandoned) expect(ofRiver.at(-1), where).toBe(last)
        if (modules.includes('river-2')) expect(ofRiver[0], where).toBe('river-2/fork')
        expect(joints(rules, end), where).toBe(ofRiver.length)
      }
    }
  })

  test('come back from the notation as the same moves, and replay to the same end', () => {
    for (const modules of SETUPS) {
      const rules = rulesOf(modules, 1)
      const { moves, digest: end } = playRiver(rules, 1)
      const text = toNotation(moves)
      const read = fromNotation(text)
      if (!read.ok) throw new Error(read.reason)
      expect(read.value).toEqual(moves)
      const p = rules.start()
      for (const move of read.value) {
        const action = actionOf(rules, p, move)
        if (!action.ok) throw new Error(`${JSON.stringify(move)}: ${action.reason}`)
        rules.apply(p, rules.awaited(p), action.value)
      }
      expect(digest(rules, p)).toBe(end)
    }
  })
})
