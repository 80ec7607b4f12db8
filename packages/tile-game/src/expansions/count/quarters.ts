/** The four quarters, who waits in them, and where the count stands. */
import type { Column, Position, Seat } from '@bastide/kernel'
import { MOST_FIGURES, supplyLeft } from '../../board/columns.ts'
import type { FeatureKind } from '../../board/kind.ts'
import type { AreaFacts, FigureFacts } from '../../facts.ts'
import type { TablePlan } from '../../module.ts'

/** Clockwise, which is also how the count moves by himself (COUNT-13). He begins in the first (COUNT-1). */
export const QUARTERS = ['castle', 'market', 'smithy', 'cathedral'] as const
export const MARKET = 1
/** No quarter leads to this kind of feature. */
export const NO_QUARTER = 255

/** Which features a quarter's figures may go into: those of one kind, or all centres (COUNT-5, ABBOT-7). */
const leadsTo = (quarter: number, { id, goesOn }: FeatureKind): boolean =>
  [id === 'city', id === 'field', id === 'road', goesOn === 'alone'][quarter] as boolean

/** A figure's role in a quarter. */
const ROLE = 'resident'

export interface Quarters {
  /** The quarter where the count stands, by number. */
  readonly countAt: Column
  /** In a round of leaving the city: how many seats are done. */
  readonly asked: Column
  /** How many figures wait in all. */
  readonly waiting: Column
  /** Whether a figure was put into a quarter and the count may now be moved. */
  readonly entered: Column
  /** By kind of feature: the quarter that leads to it, or `NO_QUARTER`. */
  readonly quarterFor: Uint8Array
  readonly areas: readonly AreaFacts[]
  /**
   * Whether a quarter takes this kind of figure: those that may stand on what it leads to. Without farmers the market
   * takes none (MIX-4).
   */
  takes(quarter: number, figure: number): boolean
  /** Whether figures, and therefore the count, may be there (MIX-4). */
  isOpen(quarter: number): boolean
  waitingIn(p: Position, seat: Seat, quarter: number, figure: number): number
  goIn(p: Position, seat: Seat, quarter: number, figure: number): void
  /** Moves a figure from the quarter to supply. The caller then puts it somewhere at once. */
  goOut(p: Position, seat: Seat, quarter: number, figure: number): void
  figures(p: Position): readonly FigureFacts[]
}

export function composeQuarters({ tables, layout, seats }: TablePlan): Quarters {
  const countAt = layout.column('count.quarter', 1)
  const asked = layout.column('count.asked', 1)
  const waiting = layout.column('count.waiting', 1)
  const entered = layout.column('count.entered', 1)
  const inQuarter = layout.column('count.residents', seats * QUARTERS.length * MOST_FIGURES)
  const at = (seat: Seat, quarter: number, figure: number): number =>
    (seat * QUARTERS.length + quarter) * MOST_FIGURES + figure
  const open = QUARTERS.map((_, quarter) =>
    tables.figures.map(({ id }) => tables.kinds.some((kind) => leadsTo(quarter, kind) && id in kind.roles)),
  )

  const change = (p: Position, seat: Seat, quarter: number, figure: number, by: number): void => {
    const row = at(seat, quarter, figure)
    inQuarter.set(p, row, inQuarter.get(p, row) + by)
    waiting.set(p, 0, waiting.get(p, 0) + by)
    const supply = seat * MOST_FIGURES + figure
    supplyLeft.set(p, supply, supplyLeft.get(p, supply) - by)
  }

  return {
    countAt,
    asked,
    waiting,
    entered,
    quarterFor: Uint8Array.from(tables.kinds, (kind) => {
      const quarter = QUARTERS.findIndex((_, number) => leadsTo(number, kind))
      return quarter < 0 ? NO_QUARTER : quarter
    }),
    areas: QUARTERS.map((on) => ({ on, at: [0, 0], role: ROLE })),
    takes: (quarter, figure) => open[quarter]?.[figure] as boolean,
    isOpen: (quarter) => open[quarter]?.includes(true) as boolean,
    waitingIn: (p, seat, quarter, figure) => inQuarter.get(p, at(seat, quarter, figure)),
    goIn: (p, seat, quarter, figure) => change(p, seat, quarter, figure, 1),
    goOut: (p, seat, quarter, figure) => change(p, seat, quarter, figure, -1),
    figures: (p) =>
      Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
        QUARTERS.flatMap((on, quarter) =>
          tables.figures.flatMap(({ id }, figure) =>
            Array.from(
              { length: inQuarter.get(p, at(seat, quarter, figure)) },
              (): FigureFacts => ({ seat, figure: id, role: ROLE, at: [0, 0], on }),
            ),
          ),
        ),
      ),
  }
}
