/** What a page reads out of the cities of a view: which one counts, where one is, and where it is still open. */
import { type DiceHappening, openEdgesOf, type ShownCity, type View, WORTH } from '@bastide/dice-game/words'
import type { Happening, Seat } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { type At, keyOf } from './fitting.ts'

/** The city that stopping now would score: the largest complete one. */
export const countedCity = ({ cities }: Pick<View, 'cities'>): ShownCity | null =>
  cities.reduce<ShownCity | null>((best, city) => (city.complete && city.dice > (best?.dice ?? 0) ? city : best), null)

/** The largest city that is still open. */
export const largestOpen = ({ cities }: Pick<View, 'cities'>): ShownCity | null =>
  cities.reduce<ShownCity | null>((best, city) => (!city.complete && city.dice > (best?.dice ?? 0) ? city : best), null)

export const cellsIn = ({ parts }: ShownCity): readonly At[] => [
  ...new Map(parts.map(({ at }) => [keyOf(at), at])).values(),
]

/** The middle of all cells of a city. */
export function middleOf(city: ShownCity): At {
  const cells = cellsIn(city)
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  return [mean(cells.map(([x]) => x)), mean(cells.map(([, y]) => y))]
}

/** An edge behind which the city has to go on. */
export interface OpenEdge {
  readonly at: At
  readonly edge: string
}

export const openEdges = ({ cities, built }: Pick<View, 'cities' | 'built'>): readonly OpenEdge[] =>
  cities.flatMap(({ complete, parts }) =>
    complete
      ? []
      : parts.flatMap(({ at, edges }) => [...openEdgesOf(built, at, edges)].map((edge): OpenEdge => ({ at, edge }))),
  )

/** The number of dice of every city that gives points, and what it gives. */
export const WORTHS: readonly (readonly [dice: number, points: number])[] = WORTH.flatMap((points, dice) =>
  points === 0 ? [] : [[dice, points] as const],
)

/** The loose dice of a tray, one by one: cities first, then knights, then what cannot be used. */
export const looseDice = ({ loose, faces }: Pick<View, 'loose' | 'faces'>): readonly string[] =>
  faces.flatMap(({ face }) => new Array<string>(loose[face] ?? 0).fill(face))

export const happeningsIn = (told: readonly Told[]): readonly DiceHappening[] =>
  told.flatMap(({ happenings }) => happenings as readonly Happening[] as readonly DiceHappening[])

/** What ended a turn: a score, or why there is none. */
const ENDS: readonly string[] = ['score', 'nothing', 'knight-stays']
export const endOf = (told: readonly Told[]): DiceHappening | null =>
  happeningsIn(told)
    .filter(({ kind }) => ENDS.includes(kind))
    .at(-1) ?? null

/** The newest throw of a story. */
function lastThrow(told: readonly Told[]): DiceHappening | null {
  for (let i = told.length - 1; i >= 0; i--) {
    const found = happeningsIn(told.slice(i, i + 1)).find(({ kind }) => kind === 'thrown')
    if (found !== undefined) return found
  }
  return null
}

/** The dice that the newest throw of a turn lost to catapults: whose they were, and who is handed them. */
export interface Lost {
  readonly catapults: number
  readonly by: Seat
  readonly to: Seat
}

/** Null if the view is of another throw, or none was lost. */
export function lostIn(told: readonly Told[], { throws, seats }: Pick<View, 'throws' | 'seats'>): Lost | null {
  const thrown = lastThrow(told)
  const catapults = thrown?.faces?.catapult ?? 0
  if (thrown === null || thrown.seat === null || thrown.throw !== throws || catapults === 0) return null
  return { catapults, by: thrown.seat, to: (thrown.seat + 1) % seats.length }
}
