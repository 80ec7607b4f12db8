/** Free points in the fields, taken one after another. */

import { distance, type Hand, type Point } from '@bastide/drawing'
import { NODES, STEP, toBorder } from './clearance.ts'
import type { MeasuredPlan } from './land.ts'

export class FreeLand {
  private readonly taken: [Point, number][]
  private readonly measured: MeasuredPlan
  private readonly hand: Hand

  constructor(measured: MeasuredPlan, hand: Hand) {
    this.measured = measured
    this.hand = hand
    this.taken = measured.plan.sites.map(({ at, radius }) => [at, radius])
  }

  /** A point's clearance, read from the nearest node. */
  private clearance([x, y]: Point): number {
    return this.measured.clearance[Math.round(y / STEP) * NODES + Math.round(x / STEP)] as number
  }

  /** Not so close below a wall that the wall's foot would hide half of what stands here. */
  private isSeen([x, y]: Point): boolean {
    return y < 6 || this.clearance([x, y - 6]) >= 1
  }

  /** How far the nearest thing is, or the border. */
  roomAt(at: Point): number {
    let room = Math.min(toBorder(at), this.clearance(at))
    for (const [point, radius] of this.taken) room = Math.min(room, distance(point, at) - radius)
    return room
  }

  isFree(at: Point, radius: number, edge = radius): boolean {
    return (
      toBorder(at) >= edge &&
      this.clearance(at) >= radius &&
      this.isSeen(at) &&
      this.taken.every(([point, other]) => distance(point, at) >= radius + other)
    )
  }

  /** Whether nothing is in the way except the land's own bounds. */
  stands(at: Point, radius: number): boolean {
    return (
      toBorder(at) > 0 &&
      this.clearance(at) >= radius &&
      this.isSeen(at) &&
      this.measured.plan.sites.every((site) => distance(site.at, at) >= site.radius)
    )
  }

  /** Whether a hedge can grow here: close to a road, but not across a field. */
  isHedgeable(at: Point): boolean {
    return this.isFree(at, 2, 4)
  }

  take(at: Point, radius: number): void {
    this.taken.push([at, radius])
  }

  /** A point with that much clearance, or null if a few tries find none. */
  find(radius: number, edge = radius, tries = 12): Point | null {
    for (let i = 0; i < tries; i++) {
      const at: Point = [this.hand.between(edge, 100 - edge), this.hand.between(edge, 100 - edge)]
      if (this.isFree(at, radius, edge)) {
        this.take(at, radius)
        return at
      }
    }
    return null
  }
}
