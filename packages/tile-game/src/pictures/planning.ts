/** Makes the plan of a tile. */
import { distance, type Point } from '@bastide/drawing'
import type { Segment, Tile } from '../board/tile.ts'
import { findClearing } from './clearance.ts'
import type { ModulePictures, SitePicture } from './module.ts'
import type { Plan, Site, Town, Way } from './plan.ts'
import { along, CENTRE } from './shape.ts'
import { planTown } from './town-plans.ts'
import { across, type Goal, gateFrom, parts, swingOf, upTo } from './way-plans.ts'

/** What all modules know, merged. */
export interface Known {
  readonly sites: { readonly [kind: string]: SitePicture }
  readonly symbols: NonNullable<ModulePictures['symbols']>
  readonly towns: NonNullable<ModulePictures['towns']>
  readonly pools: { readonly [tile: string]: number }
}

const liesAlone = ({ kind, sides, halves }: Segment): boolean => kind !== 'field' && sides.length + halves.length === 0
/** Roads pass by such a site rather than leading up to it. */
const isPassedBy = (kind: string): boolean => kind === 'garden'

/** Where the site in the middle lies: away from a town, and from a stream that has to pass. */
function middleOf({ segments }: Tile): Point {
  const town = segments.find(({ kind, sides }) => kind === 'city' && sides.length === 1)
  const hasStream = segments.some(({ kind, sides }) => kind === 'stream' && sides.length === 2)
  const roads = segments.filter(({ kind }) => kind === 'road')
  if (hasStream) return [50, 29]
  if (town === undefined) return roads.length === 1 ? [50, 45] : CENTRE
  return roads.length > 1 ? [50, 55] : [50, 63]
}

function planRoads(
  tile: Tile,
  towns: Town[],
  site: Site | undefined,
): { readonly roads: readonly Way[]; readonly crossing: Point | null } {
  const all = tile.segments.flatMap((segment, i) => (segment.kind === 'road' ? [{ segment, i }] : []))
  const single = all
    .filter(({ segment }) => segment.sides.length === 1)
    .map(({ segment }) => segment.sides[0] as number)
  const hasCap = tile.segments.some(({ kind, sides }) => kind === 'city' && sides.length === 1)
  const crossing: Point | null = site === undefined && single.length > 2 ? [50, hasCap ? 55 : 50] : null
  const roads = all.map(({ segment, i }): Way => {
    const [side = 0, other] = segment.sides
    if (other !== undefined) {
      const { bow, sway } = swingOf(tile, segment, null)
      return { segment: i, line: across(side, other, bow, sway), end: 'side', pool: 0 }
    }
    const goal: Goal | null =
      site !== undefined
        ? { at: site.at, end: 'site', short: site.radius * 0.45 }
        : crossing === null
          ? null
          : { at: crossing, end: 'crossing', short: 7 }
    if (goal !== null) return { segment: i, line: upTo(side, goal), end: goal.end, pool: 0 }
    return { segment: i, pool: 0, ...endedWay(tile, towns, side, 'road') }
  })
  return { roads, crossing }
}

/** A way that ends in open country, or at a gate, which is then added to the wall. */
function endedWay(
  tile: Tile,
  towns: Town[],
  side: number,
  kind: 'road' | 'stream',
): { readonly line: Way['line']; readonly end: Way['end'] } {
  const gate = parts(tile, side) ? gateFrom(side, towns) : null
  if (gate === null) return { line: upTo(side, { at: CENTRE, end: 'open', short: 0 }), end: 'open' }
  const town = towns[gate.town] as Town
  towns[gate.town] = { ...town, walls: town.walls.map((wall, i) => (i === gate.wall ? { ...wall, gate: kind } : wall)) }
  return { line: gate.line, end: 'gate' }
}

function planStreams(tile: Tile, towns: Town[], site: Site | undefined, pool: number): readonly Way[] {
  return tile.segments.flatMap((segment, i): readonly Way[] => {
    if (segment.kind !== 'stream') return []
    const [side = 0, other] = segment.sides
    if (segment.sides.length > 2)
      return segment.sides.map((one) => ({
        segment: i,
        line: upTo(one, { at: CENTRE, end: 'crossing', short: 0 }),
        end: 'crossing',
        pool: 0,
      }))
    if (other === undefined) {
      const way = endedWay(tile, towns, side, 'stream')
      return [{ segment: i, pool: way.end === 'open' ? pool : 0, ...way }]
    }
    const hasRoadIn = tile.segments.some(({ kind, sides }) => kind === 'road' && sides.length === 1)
    const { bow, sway } = swingOf(tile, segment, site?.at ?? (hasRoadIn ? [50, 40] : null))
    return [{ segment: i, line: across(side, other, site === undefined ? bow * 0.4 : bow, sway), end: 'side', pool: 0 }]
  })
}

function bridgesOf(roads: readonly Way[], streams: readonly Way[]): Plan['bridges'] {
  return roads.flatMap((road) =>
    streams.flatMap((stream) => {
      const meeting = Array.from({ length: 101 }, (_, i) => along(road.line, i / 100)).find(({ at }) =>
        stream.line.some((point) => distance(at, point) < 2.6),
      )
      return meeting === undefined ? [] : [meeting]
    }),
  )
}

const POOL = 8

export function planTile(tile: Tile, known: Known): Plan {
  const isTown = (kind: string): boolean => kind === 'city' || kind in known.towns
  const towns = tile.segments.filter(({ kind }) => isTown(kind)).map((segment) => planTown(tile, segment))
  const alone = tile.segments.flatMap((segment, i): readonly Site[] =>
    liesAlone(segment) && !isTown(segment.kind)
      ? [{ segment: i, name: segment.kind, at: middleOf(tile), radius: known.sites[segment.kind]?.radius ?? 14 }]
      : [],
  )
  const middle = alone.find(({ name }) => !isPassedBy(name))
  const { roads, crossing } = planRoads(tile, towns, middle)
  const streams = planStreams(tile, towns, middle, known.pools[tile.id] ?? POOL)
  const bare: Plan = {
    tile,
    rotation: 0,
    towns,
    roads,
    streams,
    sites: middle === undefined ? [] : [middle],
    crossing,
    bridges: bridgesOf(roads, streams),
  }
  const aside = alone.filter((site) => site !== middle)
  const symbols = tile.symbols.map(
    (name): Site => ({ segment: -1, name, at: CENTRE, radius: known.symbols[name]?.radius ?? 12 }),
  )
  const sites = [...aside, ...symbols].map(
    (site): Site => ({ ...site, at: known.symbols[site.name]?.at ?? findClearing(bare, site.radius) }),
  )
  return { ...bare, sites: [...bare.sites, ...sites] }
}
