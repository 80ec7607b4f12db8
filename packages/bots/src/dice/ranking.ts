/** The best few of many ways, best first. Of equals, the one offered first is ahead. */
export class Ranking {
  count = 0
  private readonly ways: Int32Array
  private readonly worths: Float64Array

  constructor(most: number) {
    this.ways = new Int32Array(most)
    this.worths = new Float64Array(most)
  }

  clear(): void {
    this.count = 0
  }

  way(rank: number): number {
    return this.ways[rank] as number
  }

  worth(rank: number): number {
    return this.worths[rank] as number
  }

  offer(way: number, worth: number): void {
    let at = this.count
    if (at === this.ways.length) {
      if (this.worth(at - 1) >= worth) return
      at--
    } else this.count++
    for (; at > 0 && this.worth(at - 1) < worth; at--) {
      this.worths[at] = this.worth(at - 1)
      this.ways[at] = this.way(at - 1)
    }
    this.worths[at] = worth
    this.ways[at] = way
  }
}
