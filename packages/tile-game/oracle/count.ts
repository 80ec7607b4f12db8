/** The Count of Carcassonne: the quarters, who may go there, and who may leave them for where. */
import type { Feature, Survey } from './features.ts'
import { type Figure, type FigureKind, isOccupied, type Quarter } from './figures.ts'
import { isScored, isSolitary, type Kind } from './kinds.ts'
import type { LaidSegment } from './landscape.ts'
import type { Move } from './moves.ts'

export const LEAVE = 'count/leave'
export const ENTER = 'count/enter'
export const MOVE = 'count/move'
export const MARKET = 'count/market'

export type CountMoves = 'player' | 'clockwise' | 'with-figure'
export type CountEntry = 'any' | 'occupied'
export type CountEnd = 'market' | 'all'

/** COUNT-13: in the order in which the count goes around. */
const QUARTERS: readonly Quarter[] = ['castle', 'market', 'smithy', 'cathedral']

/** MIX-4: without farmers the market is closed to followers and to the count. */
export const openQuarters = (hasFarmers: boolean): Quarter[] =>
  QUARTERS.filter((quarter) => hasFarmers || quarter !== 'market')

export const nextQuarter = (quarter: Quarter, open: readonly Quarter[]): Quarter =>
  open[(open.indexOf(quarter) + 1) % open.length] ?? quarter

/** COUNT-5, COUNT-7, ABBOT-7: the quarter from which a feature is entered. */
export function quarterFor(kind: Kind): Quarter | undefined {
  if (kind === 'city') return 'castle'
  if (kind === 'road') return 'smithy'
  if (kind === 'field') return 'market'
  return isSolitary(kind) ? 'cathedral' : undefined
}

/** ABBOT-2, ABBOT-7: gardens take only abbots, and abbots take nothing but gardens, monasteries and cult places. */
function kindsOfFigureFor(kind: Kind): FigureKind[] {
  if (kind === 'garden') return ['abbot']
  return isSolitary(kind) ? ['follower', 'abbot'] : ['follower']
}

/** COUNT-2, ABBOT-7 */
export function enteringMoves(followers: number, abbots: number, open: readonly Quarter[]): Move[] {
  const asFollower = followers > 0 ? open.map((on): Move => ({ deploy: 'follower', on, at: [0, 0] })) : []
  return abbots > 0 ? [...asFollower, { deploy: 'abbot', on: 'cathedral', at: [0, 0] }] : asFollower
}

/** The segment that names a feature: the first on its first tile in reading order. */
export function firstSegment({ segments }: Feature): LaidSegment {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x || a.number - b.number)
  return sorted[0] as LaidSegment
}

/** What a seat may do in a round of leaving Carcassonne for one of these features, not counting a pass. */
export function leavingMoves(
  features: readonly Feature[],
  seat: number,
  survey: Survey,
  figures: readonly Figure[],
  count: Quarter,
  entry: CountEntry,
): Move[] {
  const has = (kind: FigureKind, quarter: Quarter): boolean =>
    figures.some((figure) => figure.seat === seat && figure.kind === kind && figure.on === quarter)
  return features.flatMap((feature) => {
    const quarter = quarterFor(feature.kind)
    if (quarter === undefined || quarter === count) return [] // COUNT-6
    const ready = kindsOfFigureFor(feature.kind).filter((kind) => has(kind, quarter))
    if (ready.length === 0) return []
    if (entry === 'occupied' && !isOccupied(survey, feature, figures)) return [] // COUNT-9
    const { spot, x, y } = firstSegment(feature)
    return ready.map((deploy): Move => ({ deploy, on: spot, at: [x, y] }))
  })
}

/** COUNT-7, COUNT-9: what may be entered before the final scoring. */
export function enterableAtTheEnd(survey: Survey, end: CountEnd): Feature[] {
  const isUnfinished = ({ kind, complete }: Feature): boolean => isScored(kind) && !complete
  return survey.features.filter((feature) => feature.kind === 'field' || (end === 'all' && isUnfinished(feature)))
}
