/** What lies there before the first turn, and what is in the bag, unless the setup says so itself. */
import type { Copies } from './bag.ts'
import type { LaidAtStart } from './moves.ts'

const at = (tile: string, x: number, y: number): LaidAtStart => ({ tile, at: [x, y], turn: 0 })

/** COUNT-1: twelve tiles in three rows of four, the seventh at 0,0. */
const CARCASSONNE: readonly LaidAtStart[] = Array.from({ length: 12 }, (_, i) =>
  at(`count/${i + 1}`, (i % 4) - 2, Math.floor(i / 4) - 1),
)

const hasRiver = (modules: readonly string[]): boolean => modules.includes('river') || modules.includes('river-2')

export function startOf(modules: readonly string[]): readonly LaidAtStart[] {
  if (modules.includes('count')) return hasRiver(modules) ? [...CARCASSONNE, at('river/spring', 2, -1)] : CARCASSONNE // COUNT-11
  return [hasRiver(modules) ? at('river/spring', 0, 0) : at('base/D', 0, 0)] // RIVER-1, RIVER2-1; BASE-1
}

/** The boxes of the modules in play, minus what lies at the start. */
export function bagOf(
  boxes: readonly Copies[],
  modules: readonly string[],
  start: readonly LaidAtStart[],
  cultTiles: number,
  startTile: 'box' | 'bag',
): Copies {
  const bag: { [tile: string]: number } = Object.assign({}, ...boxes)
  for (const { tile } of start) bag[tile] = Math.max(0, (bag[tile] ?? 0) - 1)
  if (startTile === 'box') bag['base/D'] = (bag['base/D'] ?? 0) - 1 // COUNT-1
  if (hasRiver(modules)) bag['river/spring'] = 0
  if (modules.includes('river-2')) bag['river/lake'] = 0 // RIVER2-5
  if (modules.includes('cult')) bag['cult/cap-two-roads'] = cultTiles === 6 ? 1 : 0 // CULT-1
  return bag
}
