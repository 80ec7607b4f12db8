/** The king and the robber baron. */
import type { Pay } from './farming.ts'
import type { Feature, Survey } from './features.ts'

export type MarkerPoints = 'each' | 'ten' | 'fifteen' | 'during-play'

class Marker {
  holder: number | null = null
  /** The size of the largest one completed in this game. */
  largest = 0

  /**
   * KING-1, KING-4: of two, the larger counts, compared with the record before the turn; equal size does not move it.
   */
  completed(features: readonly Feature[], by: number): void {
    const largest = Math.max(0, ...features.map(({ tiles }) => tiles))
    if (largest <= this.largest) return
    this.largest = largest
    this.holder = by
  }
}

export class Markers {
  private readonly king = new Marker()
  private readonly robber = new Marker()
  private readonly points: MarkerPoints

  constructor(points: MarkerPoints) {
    this.points = points
  }

  /** After the scoring of a turn: what its tile completed. */
  afterScoring(completed: readonly Feature[], by: number, pay: Pay): void {
    const cities = completed.filter(({ kind }) => kind === 'city') // KING-1
    const roads = completed.filter(({ kind }) => kind === 'road') // KING-3
    if (this.points === 'during-play') {
      // KING-8: before the marker moves.
      if (this.king.holder !== null) pay(this.king.holder, cities.length)
      if (this.robber.holder !== null) pay(this.robber.holder, roads.length)
    }
    this.king.completed(cities, by)
    this.robber.completed(roads, by)
  }

  finally(survey: Survey, pay: Pay): void {
    const completed = survey.features.filter(({ complete }) => complete)
    const cities = completed.filter(({ kind }) => kind === 'city' || kind === 'carcassonne').length // COUNT-10
    const roads = completed.filter(({ kind }) => kind === 'road').length
    const [king, robber] = [this.king.holder, this.robber.holder]
    const hasBoth = king === robber
    if (king !== null && this.points === 'each') pay(king, cities) // KING-2
    if (robber !== null && this.points === 'each') pay(robber, roads) // KING-3
    if (king !== null && this.points === 'ten') pay(king, 10) // KING-6
    if (robber !== null && this.points === 'ten') pay(robber, 10)
    if (king !== null && this.points === 'fifteen') pay(king, hasBoth ? 40 : 15) // KING-7
    if (robber !== null && this.points === 'fifteen' && !hasBoth) pay(robber, 15)
  }

  facts(): {
    readonly king: number | null
    readonly robber: number | null
    readonly city: number
    readonly road: number
  } {
    return { king: this.king.holder, robber: this.robber.holder, city: this.king.largest, road: this.robber.largest }
  }
}
