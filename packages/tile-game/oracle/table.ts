/** What is on the table: laid tiles, standing figures, supplies and scores. */
import { farmersPoints } from './farming.ts'
import { type Feature, featureAt, featuresOf } from './features.ts'
import type { Laid, Landscape } from './landscape.ts'
import { type Figure, followersOn, isOccupied, majority, standsOn } from './majority.ts'
import type { Setup } from './moves.ts'
import { pointsComplete, pointsUnfinished } from './points.ts'

export class Table {
  readonly land: Landscape = new Map()
  figures: readonly Figure[] = []
  readonly scores: number[]
  readonly supply: number[]
  private readonly setup: Setup

  constructor(setup: Setup) {
    this.setup = setup
    this.scores = Array.from({ length: setup.seats }, () => 0)
    this.supply = Array.from({ length: setup.seats }, () => setup.followers)
  }

  supplyOf(seat: number): number {
    return this.supply[seat] ?? 0
  }

  put(figure: Figure): void {
    this.figures = [...this.figures, figure]
    this.supply[figure.seat] = this.supplyOf(figure.seat) - 1
  }

  takeBack(figure: Figure): void {
    this.figures = this.figures.filter((other) => other !== figure)
    this.supply[figure.seat] = this.supplyOf(figure.seat) + 1
  }

  /** Where on the new tile this seat may put a follower (BASE-7, BASE-8, BASE-9). */
  openSpots(laid: Laid, seat: number): string[] {
    if (this.supplyOf(seat) === 0) return []
    return laid.segments
      .filter(({ kind }) => kind !== 'field' || this.setup.farmers !== 'none') // BASE-27, MIX-4
      .filter((segment) => !isOccupied(featureAt(this.land, { laid, segment }), this.figures))
      .map(({ spot }) => spot)
  }

  /** BASE-10, BASE-17, BASE-19. Nobody stands on what was complete before this tile, so the whole table may be gone through. */
  scoreCompleted(): void {
    for (const feature of featuresOf(this.land, 'road', 'city', 'monastery')) {
      if (!feature.complete) continue
      this.award(feature, pointsComplete(feature, this.setup.smallCity))
      for (const figure of this.figures.filter((standing) => standsOn(feature, standing))) this.takeBack(figure)
    }
  }

  /** BASE-23, then the farmers. The figures stay where they stand. */
  scoreFinally(): void {
    for (const feature of featuresOf(this.land, 'road', 'city', 'monastery')) {
      if (!feature.complete) this.award(feature, pointsUnfinished(this.land, feature))
    }
    const harvest = farmersPoints(this.setup.farmers, this.land, this.figures, this.setup.seats)
    for (const [seat, points] of harvest.entries()) this.pay(seat, points)
  }

  private award(feature: Feature, points: number): void {
    for (const seat of majority(followersOn([feature], this.figures, this.setup.seats))) this.pay(seat, points)
  }

  private pay(seat: number, points: number): void {
    this.scores[seat] = (this.scores[seat] ?? 0) + points
  }
}
