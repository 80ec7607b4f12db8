/** The dice game before it is loaded. */
import { drawnScene } from '../../board/scene.ts'
import type { GameFront } from '../../playing/game-front.ts'

export const front: GameFront = {
  name: 'game.dice',
  says: 'game.dice.says',
  turn: 'game.dice.turn',
  lesson: 'dice',
  symbol:
    'M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01',
  picture: drawnScene(() => new Worker(new URL('./front-worker.ts', import.meta.url), { type: 'module' })),
  sketches: async () => (await import('./sketches.ts')).sketches,
}
