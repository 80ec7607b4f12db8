/** The path of flying points: from the centre of the feature that scored to the score of the seat that gets them. */
import type { TileHappening } from '@bastide/tile-game/words'
import type { Camera } from '../../board/camera.ts'
import type { Flight } from '../../kit/flying-points.svelte'
import { TILE } from './layout.ts'
import { cellsIn } from './shown.ts'
import { middleOf } from './spot-words.ts'

/** Flights start at least this far inside the board's edge. */
const MARGIN = 30

export function flightsOf(
  happenings: readonly TileHappening[],
  key: string,
  camera: Camera,
  board: Element,
): readonly Flight[] {
  const area = board.getBoundingClientRect()
  const inside = (at: number, size: number): number => Math.min(size - MARGIN, Math.max(MARGIN, at))
  return happenings.flatMap((happening, i) => {
    const { kind, points, seat } = happening
    const cells = cellsIn(happening)
    const goal = document.querySelector(`[data-seat="${seat}"] .score`)?.getBoundingClientRect()
    if (kind !== 'score' || points === 0 || seat === null || cells.length === 0 || goal === undefined) return []
    const [x, y] = middleOf(cells)
    const [left, top] = camera.toPixels((x + 0.5) * TILE, (y + 0.5) * TILE)
    const from = [area.left + inside(left, area.width), area.top + inside(top, area.height)] as const
    return [
      { key: `${key} ${i}`, points, seat, from, to: [goal.left + goal.width / 2, goal.top + goal.height / 2] as const },
    ]
  })
}
