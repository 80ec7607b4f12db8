/** The tile game before it is loaded. */
import { drawnScene } from '../../board/scene.ts'
import type { GameFront } from '../../playing/game-front.ts'

export const front: GameFront = {
  name: 'game.tile',
  says: 'game.tile.says',
  turn: 'game.tile.turn',
  lesson: 'base',
  symbol: 'M4 4h16v16H4zM4 10.5c5.5.5 9 4 9.5 9.5',
  picture: drawnScene(() => new Worker(new URL('./front-worker.ts', import.meta.url), { type: 'module' })),
  sketches: async () => (await import('./sketches.ts')).sketches,
}
