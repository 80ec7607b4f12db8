/** The picture of a tile, layer by layer. */
import { Hand, seedFrom } from '@bastide/drawing'
import { spotNamesOf } from '../board/spot-names.ts'
import { FreeLand } from './free.ts'
import { KNOWN, measuredPlanOf } from './land.ts'
import { drawLife } from './life.ts'
import { drawGrass, drawMeadows, drawRim } from './meadows.ts'
import type { Brush, Detail } from './module.ts'
import type { Plan } from './plan.ts'
import { drawPlots } from './plots.ts'
import { CENTRE } from './shape.ts'
import { spotShapes } from './spots.ts'
import { inGroup } from './svg.ts'
import { drawTown } from './town-drawing.ts'
import { drawVerges } from './verges.ts'
import { drawRoadEnds } from './villages.ts'
import { drawBridges, drawMilestones, drawRoads, drawStreams } from './ways.ts'

export interface TilePicture {
  /** Quarter turns clockwise. */
  readonly rotation: number
  readonly seed: number
  readonly detail: Detail
  /** The spots, as the tile lies, whose features are completed. */
  readonly complete?: readonly string[]
}

function drawSites({ sites }: Plan, brush: Brush, isComplete: (segment: number) => boolean): string {
  return [...sites]
    .sort((one, other) => one.at[1] - other.at[1])
    .map(
      ({ segment, name, at }) =>
        (KNOWN.sites[name] ?? KNOWN.symbols[name])?.draw(at, { ...brush, isComplete: isComplete(segment) }) ?? '',
    )
    .join('')
}

/** Mixed again, because adjacent cells must not look alike. */
function seedFor(id: string, x: number, y: number): number {
  const hash = Math.imul(seedFrom(id, x) + y, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The contents of an `<svg viewBox="0 0 100 100">`. */
export function drawTile(id: string, { rotation, seed, detail, complete = [] }: TilePicture): string {
  const measured = measuredPlanOf(id, rotation)
  const { plan } = measured
  const names = spotNamesOf(plan.tile, rotation & 3)
  const isComplete = (segment: number): boolean => (names[segment] ?? []).some((name) => complete.includes(name))
  // Every layer has a hand of its own, which does not know the detail: from close by the same fields, houses and woods
  // are seen as from afar.
  const brushFor = (layer: string): Brush => ({
    hand: new Hand(seedFrom(`${id} ${layer}`, seed)),
    detail,
    isComplete: false,
  })
  const land = new FreeLand(measured, brushFor('land').hand)
  const spots = spotShapes(id, rotation)
  const meadows = drawMeadows(brushFor('meadows'))
  const plots = drawPlots(land, brushFor('plots'))
  const wayBrush = brushFor('ways')
  const ways = drawStreams(plan, wayBrush) + drawRoads(plan, wayBrush)
  const verges = drawVerges(plan, meadows.banks, land, brushFor('verges'))
  const life = drawLife(land, brushFor('life')) + drawRoadEnds(plan, brushFor('villages'))
  const towns = plan.towns.map(({ segment }, i) =>
    drawTown(measured, i, spots[segment]?.point ?? CENTRE, {
      ...brushFor(`town ${i}`),
      isComplete: isComplete(segment),
    }),
  )
  const completedRoads = plan.roads.filter(({ segment }) => isComplete(segment))
  const ground = towns.map((town) => town.ground).join('')
  const above = towns.map((town) => town.above).join('')
  return inGroup(
    meadows.picture +
      plots +
      drawGrass(land, brushFor('grass')) +
      ways +
      verges +
      drawBridges(plan, wayBrush) +
      ground +
      life +
      above +
      drawMilestones(completedRoads, wayBrush) +
      drawSites(plan, brushFor('sites'), isComplete) +
      drawRim(detail),
  )
}

/** A complete SVG document. */
export function tileSvg(id: string, picture: TilePicture, size = 100): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${drawTile(id, picture)}</svg>`
}

/** The seed of a tile at a cell: the same game always looks the same, and no two of its tiles look alike. */
export const seedOf = (id: string, [x, y]: readonly [number, number]): number => seedFor(id, x, y)
