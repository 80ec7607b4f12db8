/**
 * Fields and their farmers. Farmers stay to the end (BASE-18) and are then paid for the completed cities that their
 * fields border, by one of three rules: city by city (BASE-24), field by field (BASE-25), or field by field but each
 * city only once per player (BASE-28).
 */
import type { Position } from '@bastide/kernel'
import { bordered, findBordered } from '../../board/bordering.ts'
import { MOST_NODES, MOST_SEATS } from '../../board/columns.ts'
import { claimsOf, kindOfNode, mostClaims, type Node } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'
import { claimedRoots, findClaimed } from '../../board/piece.ts'
import { Sum } from '../../board/sum.ts'
import type { TileTables } from '../../board/tile-tables.ts'
import { featureFacts } from '../../facts.ts'
import type { FeatureFacts, TileNarrator } from '../../happening.ts'
import type { FinalScore } from '../../turn/ending.ts'
import { award } from '../../turn/scoring.ts'

export const FARMER_RULES = ['city-4', 'city-3', 'field-3', 'none'] as const

/**
 * Without farmers no figure may stand on a field (BASE-27). The outlook considers one field alone: where cities are
 * paid one by one, farmers on other fields of the same city may take points from it, or may already be paid for the
 * city.
 */
export function field(farmers: string): FeatureKind {
  const perCity = PER_CITY[farmers]
  const kind: FeatureKind = { id: 'field', goesOn: 'halves', roles: farmers === 'none' ? {} : { follower: 'farmer' } }
  if (perCity === undefined) return kind
  const [points, clause] = perCity
  return {
    ...kind,
    outlook(tables, p, root, outlook) {
      outlook.add('cities', findBordered(tables, p, root), points)
      return clause
    },
  }
}

const isField = (tables: TileTables, p: Position, root: Node): boolean =>
  tables.kinds[kindOfNode(tables, p, root)]?.id === 'field'

const sum = new Sum()

/** BASE-25: the most farmers on a field take 3 points for each completed city it borders. */
function fieldByField(tables: TileTables, seats: number): FinalScore {
  const pay = (p: Position, tell?: TileNarrator): void => {
    const claimed = findClaimed(tables, p, seats)
    for (let i = 0; i < claimed; i++) {
      const root = claimedRoots[i] as number
      const cities = isField(tables, p, root) ? findBordered(tables, p, root) : 0
      if (cities === 0) continue
      sum.clear()
      sum.add('cities', cities, 3)
      const most = mostClaims(p, root)
      for (let seat = 0; seat < seats; seat++)
        if (claimsOf(p, root, seat) === most)
          award(p, seat, sum, 'BASE-25', tell, tell && featureFacts(tables, p, root))
    }
  }
  return Object.assign(pay, { paysOutlook: true as const })
}

// The completed cities that any farmed field borders, and for each what its fields count for each seat.
const served = new Int32Array(MOST_NODES)
const servings = new Uint8Array(MOST_NODES * MOST_SEATS)

/** What a seat's farmers on one field count for each city that the field borders. */
type Serving = (p: Position, root: Node, seat: number) => number

/** Fills `served` and `servings` and returns how many cities there are. */
function findServed(tables: TileTables, p: Position, seats: number, serving: Serving): number {
  let count = 0
  const claimed = findClaimed(tables, p, seats)
  for (let i = 0; i < claimed; i++) {
    const root = claimedRoots[i] as number
    const cities = isField(tables, p, root) ? findBordered(tables, p, root) : 0
    for (let j = 0; j < cities; j++) {
      const cityRoot = bordered[j] as number
      count = addServed(cityRoot, count)
      const first = cityRoot * MOST_SEATS
      for (let seat = 0; seat < seats; seat++)
        servings[first + seat] = (servings[first + seat] as number) + serving(p, root, seat)
    }
  }
  return count
}

function addServed(cityRoot: Node, count: number): number {
  for (let i = 0; i < count; i++) if (served[i] === cityRoot) return count
  served[count] = cityRoot
  servings.fill(0, cityRoot * MOST_SEATS, (cityRoot + 1) * MOST_SEATS)
  return count + 1
}

/** For the narrator: the fields of a city that served it for a seat, as one. */
function servingFields(
  tables: TileTables,
  p: Position,
  seats: number,
  cityRoot: Node,
  seat: number,
  serving: Serving,
): FeatureFacts {
  const cells = new Map<string, readonly [number, number]>()
  const fields = [...claimedRoots.subarray(0, findClaimed(tables, p, seats))].filter(
    (root) => isField(tables, p, root) && serving(p, root, seat) > 0,
  )
  for (const root of fields) {
    const cities = findBordered(tables, p, root)
    if (bordered.subarray(0, cities).includes(cityRoot))
      for (const at of featureFacts(tables, p, root).cells) cells.set(at.join(), at)
  }
  return { kind: 'field', cells: [...cells.values()] }
}

interface CityRule {
  readonly clause: string
  readonly points: number
  readonly serving: Serving
  /** Whether a seat is paid, given what its farmers count and the highest count of any seat. */
  readonly isPaid: (serving: number, most: number) => boolean
}

function payCity(
  tables: TileTables,
  p: Position,
  seats: number,
  cityRoot: Node,
  rule: CityRule,
  tell?: TileNarrator,
): void {
  let most = 0
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, servings[cityRoot * MOST_SEATS + seat] as number)
  sum.clear()
  sum.add('cities', 1, rule.points)
  for (let seat = 0; seat < seats; seat++) {
    if (!rule.isPaid(servings[cityRoot * MOST_SEATS + seat] as number, most)) continue
    award(
      p,
      seat,
      sum,
      rule.clause,
      tell,
      tell && servingFields(tables, p, seats, cityRoot, seat, rule.serving),
      tell && featureFacts(tables, p, cityRoot),
    )
  }
}

const cityByCity =
  (rule: CityRule, tables: TileTables, seats: number): FinalScore =>
  (p, tell) => {
    const cities = findServed(tables, p, seats, rule.serving)
    for (let i = 0; i < cities; i++) payCity(tables, p, seats, served[i] as number, rule, tell)
  }

/** BASE-24: all farmers on all fields of a city count together; the most take 4. */
const togetherFour: CityRule = {
  clause: 'BASE-24',
  points: 4,
  serving: claimsOf,
  isPaid: (serving, most) => serving === most,
}

/** BASE-28: whoever has the most farmers on any field of a city takes 3 for the city, once. */
const onceThree: CityRule = {
  clause: 'BASE-28',
  points: 3,
  serving: (p, root, seat) => (claimsOf(p, root, seat) === mostClaims(p, root) ? 1 : 0),
  isPaid: (serving) => serving > 0,
}

/** By rule: what a field gives for each completed city it borders. */
const PER_CITY: { readonly [farmers: string]: readonly [points: number, clause: string] } = {
  'city-4': [togetherFour.points, togetherFour.clause],
  'city-3': [onceThree.points, onceThree.clause],
  'field-3': [3, 'BASE-25'],
}

export function farming(farmers: string, tables: TileTables, seats: number): FinalScore {
  if (farmers === 'city-4') return cityByCity(togetherFour, tables, seats)
  if (farmers === 'city-3') return cityByCity(onceThree, tables, seats)
  if (farmers === 'field-3') return fieldByField(tables, seats)
  return () => {}
}
