/** The river: its open ends, and where it may continue. */
import { SIDES } from '../src/board/side.ts'
import {
  isSame,
  type Laid,
  type Landscape,
  neighbourCell,
  oppositeSide,
  type Rotated,
  type Square,
} from './landscape.ts'

export type Bend = 'left' | 'right' | 'none'

export interface End {
  /** The square that it leads to. */
  readonly at: Square
  /** The side by which the river leaves its last tile. */
  readonly flow: number
  /** How the river bent on that tile. */
  readonly bend: Bend
}

export interface EndFacts {
  readonly at: readonly [number, number]
  readonly flow: string
  readonly bend: Bend
}

const leftOf = (flow: number): number => (flow + 3) % 4
const rightOf = (flow: number): number => (flow + 1) % 4

/** RIVER2-2: the fork bends for each arm by the way that arm leaves it. */
function bendFrom(flowIn: number, flowOut: number): Bend {
  if (flowOut === leftOf(flowIn)) return 'left'
  return flowOut === rightOf(flowIn) ? 'right' : 'none'
}

const riverSides = (segments: Rotated['segments']): number[] =>
  segments.flatMap(({ kind, sides }) => (kind === 'stream' ? sides : []))

export type Room = 'printed' | 'wide'

/**
 * RIVER-3: the square ahead, the two beside it and the three beyond those. RIVER2-2: as printed the river is laid
 * freely, and only has to lead to an empty square.
 */
function roomAhead({ x, y }: Square, flow: number, room: Room): Square[] {
  if (room === 'printed') return [neighbourCell(x, y, flow)]
  const threeAbreast = (middle: Square): Square[] => [
    middle,
    neighbourCell(middle.x, middle.y, leftOf(flow)),
    neighbourCell(middle.x, middle.y, rightOf(flow)),
  ]
  const ahead = neighbourCell(x, y, flow)
  return [...threeAbreast(ahead), ...threeAbreast(neighbourCell(ahead.x, ahead.y, flow))]
}

export class Stream {
  private ends: readonly End[] = []
  private readonly room: Room

  constructor(room: Room) {
    this.room = room
  }

  /** What lies there before the first turn: a spring, whose river leads wherever it is open. */
  begin(land: Landscape): void {
    for (const { x, y, segments } of land.all()) {
      for (const flow of riverSides(segments)) {
        const at = neighbourCell(x, y, flow)
        if (land.isEmpty(at)) this.ends = [...this.ends, { at, flow, bend: 'none' }]
      }
    }
  }

  lay({ x, y, segments }: Laid): void {
    const from = this.endAt({ x, y })
    if (from === undefined) return
    this.ends = [...this.ends.filter((end) => end !== from), ...this.leaving(from, { x, y }, riverSides(segments))]
  }

  /** RIVER-2, RIVER-3, RIVER2-2; `lifted`: RIVER-6. Tiles without a river may lie anywhere. */
  allows(land: Landscape, { segments }: Rotated, x: number, y: number, lifted: boolean): boolean {
    const sides = riverSides(segments)
    if (sides.length === 0) return true
    const from = this.endAt({ x, y })
    if (from === undefined) return false
    const leaving = this.leaving(from, { x, y }, sides)
    return leaving.every((end) => {
      const others = [...this.ends, ...leaving].filter((other) => other !== from && other !== end)
      const isFree = (square: Square): boolean => land.isEmpty(square) && !others.some(({ at }) => isSame(at, square))
      if (lifted) return isFree(end.at)
      const bendsTheSameWayTwice = end.bend !== 'none' && end.bend === from.bend
      return !bendsTheSameWayTwice && roomAhead({ x, y }, end.flow, this.room).every(isFree)
    })
  }

  facts(): EndFacts[] {
    const sorted = [...this.ends].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
    return sorted.map(({ at, flow, bend }) => ({ at: [at.x, at.y], flow: SIDES[flow] ?? '', bend }))
  }

  private endAt(square: Square): End | undefined {
    return this.ends.find(({ at }) => isSame(at, square))
  }

  /** The ends of a tile that extends another end. */
  private leaving(from: End, { x, y }: Square, sides: readonly number[]): End[] {
    const out = sides.filter((side) => side !== oppositeSide(from.flow))
    return out.map((flow): End => ({ at: neighbourCell(x, y, flow), flow, bend: bendFrom(from.flow, flow) }))
  }
}
