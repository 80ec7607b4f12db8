/** What is drawn, stage by stage. */
import type { Tile } from '../src/board/tile.ts'

export type Copies = { readonly [tile: string]: number }

type Stage = ReadonlyMap<string, number>

const FORK = 'river-2/fork'
const LAST_OF_THE_RIVER: readonly string[] = ['river/lake', 'river-2/volcano']
const STAGES_OF_THE_RIVER = 3
const ORDINARY = STAGES_OF_THE_RIVER

/** RIVER-1, RIVER2-1, RIVER2-5: the fork, the other tiles of the river, its last tile, and then everything else. */
function stageOf({ id, segments }: Tile): number {
  if (id === FORK) return 0
  if (LAST_OF_THE_RIVER.includes(id)) return 2
  return segments.some(({ kind }) => kind === 'stream') ? 1 : ORDINARY
}

const add = (to: Map<string, number>, id: string, copies: number): void => {
  to.set(id, (to.get(id) ?? 0) + copies)
}

export class Bag {
  private readonly inside = new Map<string, number>()
  private readonly aside = new Map<string, number>()
  private later: readonly Stage[]
  /** Whether its contents belong to the river. */
  isOfRiver = false
  /** RIVER-6: whether RIVER-3 is lifted. */
  isLifted = false

  constructor(pile: Copies, tiles: readonly Tile[]) {
    const stages = Array.from({ length: STAGES_OF_THE_RIVER + 1 }, () => new Map<string, number>())
    for (const [id, copies] of Object.entries(pile)) {
      const tile = tiles.find((one) => one.id === id)
      if (tile && copies > 0) stages[stageOf(tile)]?.set(id, copies)
    }
    this.later = stages
    this.goOn()
  }

  get isEmpty(): boolean {
    return this.inside.size === 0
  }

  copies(): [tile: string, copies: number][] {
    return [...this.inside]
  }

  setAside(): [tile: string, copies: number][] {
    return [...this.aside]
  }

  stillToCome(): [tile: string, copies: number][] {
    const sum = new Map<string, number>()
    for (const stage of this.later) for (const [id, copies] of stage) add(sum, id, copies)
    return [...sum]
  }

  draw(id: string): void {
    const left = (this.inside.get(id) ?? 0) - 1
    if (left > 0) this.inside.set(id, left)
    else this.inside.delete(id)
  }

  /** RIVER-6: a tile of the river that fits nowhere. */
  putAside(id: string): void {
    add(this.aside, id, 1)
  }

  /**
   * RIVER-6: once a tile is laid, what was set aside goes back and the rule holds again. A stage that is used up gives
   * way to the next.
   */
  tileWasLaid(): void {
    this.takeBack()
    this.isLifted = false
    if (this.isEmpty) this.goOn()
  }

  /** RIVER-6: what was set aside is tried once more, without RIVER-3. */
  lift(): void {
    this.takeBack()
    this.isLifted = true
  }

  /** RIVER-6: the river stays open, and what is left of it leaves the game. */
  leaveRiver(): void {
    this.aside.clear()
    this.isLifted = false
    this.later = this.later.slice(-1)
    this.goOn()
  }

  private takeBack(): void {
    for (const [id, copies] of this.aside) add(this.inside, id, copies)
    this.aside.clear()
  }

  /** Puts the next stage that has any tiles into the bag. */
  private goOn(): void {
    while (this.isEmpty && this.later.length > 0) {
      const [next, ...later] = this.later
      for (const [id, copies] of next ?? []) add(this.inside, id, copies)
      this.later = later
      this.isOfRiver = later.length > 0
    }
  }
}
