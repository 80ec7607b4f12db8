/** What is on the table: laid tiles, standing figures, supplies and scores. */
import { losers } from './challenge.ts'
import { payFarmers, payHerds } from './farming.ts'
import { type Feature, Survey } from './features.ts'
import { type Figure, type FigureKind, figuresOn, isOccupied, majority, type Quarter } from './figures.ts'
import { isScored, isSolitary, type Kind } from './kinds.ts'
import { type Laid, type LaidSegment, Landscape } from './landscape.ts'
import type { Setup } from './moves.ts'
import { pointsComplete, pointsUnfinished } from './points.ts'
import { type TileFact, tileFacts } from './report.ts'

export class Table {
  readonly land = new Landscape()
  figures: readonly Figure[] = []
  readonly scores: number[]
  private readonly supplies: { readonly [kind in FigureKind]: number[] }
  private readonly setup: Setup
  private surveyed:
    | { readonly tiles: number; readonly survey: Survey; readonly inOrder: readonly TileFact[] }
    | undefined

  constructor(setup: Setup) {
    this.setup = setup
    const eachSeat = (number: number): number[] => Array.from({ length: setup.seats }, () => number)
    this.scores = eachSeat(0)
    this.supplies = { follower: eachSeat(setup.followers), abbot: eachSeat(setup.abbots) } // BASE-2, ABBOT-1
  }

  /**
   * The features as the tiles lie now. Tiles are only ever added, so their number shows whether anything has changed.
   */
  get survey(): Survey {
    return this.asItLies().survey
  }

  get tilesInOrder(): readonly TileFact[] {
    return this.asItLies().inOrder
  }

  readonly pay = (seat: number, points: number): void => {
    this.scores[seat] = (this.scores[seat] ?? 0) + points
  }

  supplyOf(seat: number, kind: FigureKind): number {
    return this.supplies[kind][seat] ?? 0
  }

  put(seat: number, kind: FigureKind, on: LaidSegment | Quarter): void {
    this.figures = [...this.figures, { seat, kind, on }]
    this.supplies[kind][seat] = this.supplyOf(seat, kind) - 1
  }

  takeBack(figure: Figure): void {
    this.figures = this.figures.filter((other) => other !== figure)
    this.supplies[figure.kind][figure.seat] = this.supplyOf(figure.seat, figure.kind) + 1
  }

  figureAt(seat: number, kind: FigureKind, on: LaidSegment | Quarter): Figure {
    const figure = this.figures.find((own) => own.seat === seat && own.kind === kind && own.on === on)
    if (!figure) throw new Error(`the oracle: seat ${seat} has no ${kind} there`)
    return figure
  }

  segmentAt([x, y]: readonly [number, number], spot: string): LaidSegment {
    const segment = this.land.at(x, y)?.segments.find((its) => its.spot === spot)
    if (!segment) throw new Error(`the oracle: there is no ${spot} at ${x},${y}`)
    return segment
  }

  /** Where on the new tile this seat may put this kind of figure (BASE-7, BASE-8, BASE-9). */
  openSpots(laid: Laid, seat: number, kind: FigureKind): string[] {
    if (this.supplyOf(seat, kind) === 0 || isVolcano(laid)) return []
    const open = laid.segments.filter(
      (segment) => this.takes(segment.kind, kind) && !isOccupied(this.survey, this.survey.at(segment), this.figures),
    )
    return open.map(({ spot }) => spot)
  }

  /** ABBOT-4: the abbots that this seat may take back in the turn of this tile. */
  returningAbbots(laid: Laid, seat: number): LaidSegment[] {
    if (isVolcano(laid) && this.setup.volcanoAbbot === 'stays') return [] // RIVER2-3
    const own = this.figures.filter((figure) => figure.seat === seat && figure.kind === 'abbot')
    return own.flatMap(({ on }) => (typeof on !== 'string' && !this.survey.at(on).complete ? [on] : []))
  }

  /** ABBOT-4 */
  returnAbbot(seat: number, from: LaidSegment): void {
    this.pay(seat, pointsUnfinished(this.land, this.survey.at(from)))
    this.takeBack(this.figureAt(seat, 'abbot', from))
  }

  /** BASE-10, BASE-17, BASE-19, CULT-4: returns what each seat was paid for it. */
  scoreCompleted(completed: readonly Feature[]): number[] {
    const paid = this.scores.map(() => 0)
    const lost = losers(this.land, this.survey, completed, this.figures)
    for (const feature of completed) {
      const points = pointsComplete(feature, this.setup.smallCity)
      for (const seat of this.holders(feature)) {
        this.pay(seat, points)
        paid[seat] = (paid[seat] ?? 0) + points
      }
    }
    for (const figure of figuresOn(this.survey, [...completed, ...lost], this.figures)) this.takeBack(figure)
    return paid
  }

  /** BASE-23, then the farmers, then the pig herd. The figures stay where they stand. */
  scoreFinally(): void {
    for (const feature of this.survey.features) {
      if (feature.complete || !isScored(feature.kind)) continue
      for (const seat of this.holders(feature)) this.pay(seat, pointsUnfinished(this.land, feature))
    }
    payFarmers(this.setup.farmers, this.land, this.survey, this.figures, this.pay)
    if (this.setup.pigHerd) payHerds(this.land, this.survey, this.figures, this.pay)
  }

  private asItLies(): NonNullable<Table['surveyed']> {
    const tiles = this.land.size
    if (this.surveyed?.tiles !== tiles)
      this.surveyed = { tiles, survey: new Survey(this.land), inOrder: tileFacts(this.land) }
    return this.surveyed
  }

  private holders(feature: Feature): number[] {
    return majority(figuresOn(this.survey, [feature], this.figures))
  }

  private takes(kind: Kind, figure: FigureKind): boolean {
    if (figure === 'abbot') return isSolitary(kind) // ABBOT-2
    if (kind === 'field') return this.setup.farmers !== 'none' // BASE-27, MIX-4
    return kind !== 'garden' && kind !== 'stream' && kind !== 'carcassonne' // ABBOT-2, RIVER-4, COUNT-10
  }
}

/** RIVER2-3: no figure is put on it, and its seat has the next turn too. */
export const isVolcano = ({ tile }: Laid): boolean => tile.symbols.includes('volcano')
