/**
 * The points of one feature, item by item: some tiles at so much each, some pennants. The seat gets the total, and the
 * narrator tells the same items, so the explanation always matches the points.
 */
export interface SumItem {
  readonly of: string
  readonly count: number
  readonly each: number
}

const MOST_ITEMS = 8

export class Sum {
  private readonly of: string[] = Array.from({ length: MOST_ITEMS }, () => '')
  private readonly count = new Int32Array(MOST_ITEMS)
  private readonly each = new Int32Array(MOST_ITEMS)
  private length = 0
  total = 0

  clear(): void {
    this.length = 0
    this.total = 0
  }

  add(of: string, count: number, each: number): void {
    if (count === 0) return
    this.of[this.length] = of
    this.count[this.length] = count
    this.each[this.length] = each
    this.length++
    this.total += count * each
  }

  items(): readonly SumItem[] {
    const items: SumItem[] = []
    for (let i = 0; i < this.length; i++)
      items.push({ of: this.of[i] as string, count: this.count[i] as number, each: this.each[i] as number })
    return items
  }
}
