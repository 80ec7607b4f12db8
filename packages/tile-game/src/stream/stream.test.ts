/** Streams in random games, checked against their rules cell by cell, from what lies on the table. */
import { copyOf, NOBODY, type Position, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { opposite, type SideIndex } from '../board/side.ts'
import type { Tile } from '../board/tile.ts'
import { MODULES } from '../expansions/order.ts'
import type { LaidFacts } from '../facts.ts'
import { type TileHappening, type TileRules, tileGame, type View } from '../index.ts'
import { spring } from './kind.ts'
import { flows } from './stages.ts'

const STREAMS = MODULES.filter((one) => one.stream !== undefined)
const ROOMS = ['printed', 'wide'] as const
const SETUPS = [...STREAMS.map((one) => [one]), ...(STREAMS.length > 1 ? [STREAMS] : [])].flatMap((modules) =>
  ROOMS.map((room) => ({ modules, room })),
)
/** For each module alone, one in which it is stuck and its rule is lifted. */
const STUCK = [1, 4, 5]
const seeds = process.env.BASTIDE_QUICK ? STUCK : [...STUCK, ...rotating([2, 3, 6, 7, 8, 9, 10, 11, 12], 3)]

/**
 * Five copies of every tile that continues the stream, so that it has time to run into itself; one of each that forks
 * or ends it; and three that do not flow.
 */
function rulesOf({ modules, room }: (typeof SETUPS)[number]): TileRules {
  const flowing = modules.flatMap(({ tiles }) => tiles.filter((tile) => flows(tile) && tile !== spring))
  const pile = {
    ...Object.fromEntries(flowing.map(({ id, edges }) => [id, edges.split('W').length === 3 ? 5 : 1])),
    'base/B': 3,
  }
  const options = { 'river-room': room }
  const composed = tileGame.compose({ edition: '2016', modules: modules.map(({ id }) => id), options, pile }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

type At = readonly [x: number, y: number]
const beyond = ([x, y]: At, side: SideIndex): At => [
  x + ([0, 1, 0, -1][side] as number),
  y + ([-1, 0, 1, 0][side] as number),
]
const SIDES: readonly SideIndex[] = [0, 1, 2, 3]

/** What the rules of a stream depend on. */
class Table {
  private readonly rules: TileRules
  private readonly isWide: boolean
  private readonly laid: ReadonlyMap<string, string>
  /** Where each open end leads, which way it flows there, and by which side the tile before it was entered. */
  readonly ends: { readonly at: At; readonly flow: SideIndex; readonly before: SideIndex | null }[] = []

  constructor(rules: TileRules, isWide: boolean, tiles: readonly LaidFacts[]) {
    this.rules = rules
    this.isWide = isWide
    this.laid = new Map(tiles.map(({ tile, at, turn: rotation }) => [String(at), this.edges(tile, rotation)]))
    this.follow(tiles.find(({ tile }) => tile === spring.id)?.at as At, null)
  }

  edges(tile: string, rotation: number): string {
    const face = this.rules.tables.faces[this.rules.tables.kindOfTile.get(tile) as number] as Tile
    return SIDES.map((side) => face.edges[(side - rotation + 4) % 4]).join('')
  }

  private follow(at: At, flow: SideIndex | null): void {
    for (const exit of SIDES) {
      if (this.laid.get(String(at))?.[exit] !== 'W' || (flow !== null && exit === opposite(flow))) continue
      if (this.laid.has(String(beyond(at, exit)))) this.follow(beyond(at, exit), exit)
      else this.ends.push({ at: beyond(at, exit), flow: exit, before: flow })
    }
  }

  /** Where a tile may lie: `'1,0/0'`, each different rotation once. */
  placements(tile: string, isLifted: boolean): readonly string[] {
    const rotations = SIDES.slice(
      0,
      this.rules.tables.differentRotations[this.rules.tables.kindOfTile.get(tile) as number],
    )
    return this.ends
      .flatMap((end) =>
        rotations
          .filter((rotation) => this.isLegal(this.edges(tile, rotation), end, isLifted))
          .map((rotation) => `${end.at}/${rotation}`),
      )
      .sort()
  }

  private isLegal(edges: string, end: (typeof this.ends)[number], isLifted: boolean): boolean {
    const { at, flow, before } = end
    const meets = SIDES.every(
      (side) => (this.laid.get(String(beyond(at, side)))?.[opposite(side)] ?? edges[side]) === edges[side],
    )
    if (!meets || edges[opposite(flow)] !== 'W') return false
    const isFree = (cell: At) =>
      !this.laid.has(String(cell)) && !this.ends.some((other) => other !== end && String(other.at) === String(cell))
    return SIDES.filter((side) => side !== opposite(flow) && edges[side] === 'W').every((exit) => {
      const ahead = beyond(at, exit)
      if (isLifted) return isFree(ahead)
      const rows = [ahead, beyond(ahead, exit)]
      const six = rows.flatMap((cell) => [cell, beyond(cell, (exit + 1) % 4), beyond(cell, (exit + 3) % 4)])
      const bendsTwice = before !== null && exit !== flow && (exit - flow + 4) % 4 === (flow - before + 4) % 4
      return !bendsTwice && (this.isWide ? six : [ahead]).every(isFree)
    })
  }
}

interface StreamFacts {
  readonly ends: readonly { readonly at: At; readonly flow: string }[]
  readonly aside: { readonly [tile: string]: number }
  readonly later: { readonly [tile: string]: number }
  readonly lifted: boolean
}
const streamOf = ({ state }: Pick<View, 'state'>): StreamFacts => state.stream as unknown as StreamFacts

/**
 * Of a few random placements, the one whose open ends lead nearest to the spring, so that a stream soon runs into
 * itself.
 */
function curling(rules: TileRules, p: Position, by: number, random: Random): number {
  const tried = Array.from({ length: 4 }, () => {
    const action = rules.sample(p, by, random)
    const after = copyOf(p)
    rules.apply(after, by, action)
    const distances = streamOf(rules.facts(after) as unknown as Pick<View, 'state'>).ends.map(
      ({ at: [x, y] }) => x * x + y * y,
    )
    return { action, distance: distances.reduce((sum, distance) => sum + distance, 0) }
  })
  return tried.sort((one, other) => one.distance - other.distance)[0]?.action as number
}

interface Step {
  readonly before: View
  readonly after: View
  readonly told: readonly TileHappening[]
}

/** Plays the stream of a random game: what it looks like before and after each move. */
function playStream(rules: TileRules, seed: number): readonly Step[] {
  const steps: Step[] = []
  const p: Position = rules.start()
  const random = new Random(seed)
  let before = rules.view(p, WATCHER, ['tiles-left'])
  for (let by = rules.awaited(p); by !== NOBODY && !('base/B' in (before.pile.tiles ?? {})); by = rules.awaited(p)) {
    const told: TileHappening[] = []
    const action =
      before.step === 'place' && seed % 4 !== 0 ? curling(rules, p, by, random) : rules.sample(p, by, random)
    rules.apply(p, by, action, (happening) => told.push(happening))
    const after = rules.view(p, rules.awaited(p), ['tiles-left'])
    steps.push({ before, after, told })
    before = after
  }
  return steps
}

const playAll = () =>
  SETUPS.flatMap((setup) => {
    const rules = rulesOf(setup)
    return seeds.map((seed) => ({ setup, rules, steps: playStream(rules, seed) }))
  })
let played: ReturnType<typeof playAll> | undefined
/** Several streams of every setup, played once for all tests. */
function streams(): ReturnType<typeof playAll> {
  played ??= playAll()
  return played
}

describe('a stream', () => {
  test('RIVER-2 RIVER-3 RIVER-6 RIVER2-2 is offered the placements that its rules leave, lifted or not', () => {
    const offers = { held: 0, lifted: 0 }
    for (const { setup, rules, steps } of streams()) {
      for (const { after } of steps) {
        const { ends, lifted } = streamOf(after)
        const table = new Table(rules, setup.room === 'wide', after.tiles)
        expect(ends.map(({ at, flow }) => `${at} ${'NESW'.indexOf(flow)}`).sort()).toEqual(
          table.ends.map(({ at, flow }) => `${at} ${flow}`).sort(),
        )
        if (after.hand === null || after.hand === 'base/B') continue
        const cells = after.choices.flatMap((choice) => (choice.kind === 'cells' ? choice.cells : []))
        expect(
          cells.flatMap(({ at, turns: rotations }) => rotations.map((rotation) => `${at}/${rotation}`)).sort(),
        ).toEqual(table.placements(after.hand, lifted))
        offers[lifted ? 'lifted' : 'held']++
      }
    }
    expect(offers.held).toBeGreaterThan(100)
    expect(offers.lifted).toBeGreaterThan(0)
  })

  test('RIVER-6 sets aside, lifts its rule and is left open just when nothing in the bag has a place', () => {
    const seen = { 'set-aside': 0, lifted: 0, abandoned: 0 }
    for (const { setup, rules, steps } of streams()) {
      for (const { before, after, told } of steps) {
        if (told.some(({ kind }) => kind === 'placed'))
          expect(streamOf(after)).toMatchObject({ aside: {}, lifted: false })
        const table = new Table(rules, setup.room === 'wide', before.tiles)
        const drawn = told.find(({ kind }) => kind === 'drawn')?.tile
        const isSetAside = told.some(({ kind }) => kind === 'set-aside')
        if (drawn === undefined) continue
        expect(isSetAside).toBe(table.placements(drawn, streamOf(before).lifted).length === 0)
        if (!isSetAside) continue
        seen['set-aside']++
        // Whatever waits was drawn and fitted nowhere.
        const waiting = [...Object.keys(streamOf(before).aside), drawn]
        const isLast = before.pile.left === 1
        const fitsLifted = waiting.some((tile) => table.placements(tile, true).length > 0)
        const isAbandoned = told.some(({ kind }) => kind === 'abandoned')
        expect({ lifted: streamOf(after).lifted, isAbandoned }).toEqual({
          lifted: streamOf(before).lifted || (isLast && fitsLifted),
          isAbandoned: isLast && !fitsLifted,
        })
        if (isAbandoned) {
          seen.abandoned++
          expect(after.pile.tiles).toEqual({ 'base/B': 3 })
          expect(streamOf(after)).toMatchObject({ aside: {}, later: {} })
          expect(after.active).toBe(before.active)
        } else if (isLast) seen.lifted++
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0)
  })
})
