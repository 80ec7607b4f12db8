/** The card game before it is loaded. */
import { drawnScene } from '../../board/scene.ts'
import type { GameFront } from '../../playing/game-front.ts'

export const front: GameFront = {
  name: 'game.card',
  says: 'game.card.says',
  turn: 'game.card.turn',
  lesson: 'card',
  symbol:
    'M10 4.5h8.5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9 6.2l-4 1.3a1 1 0 0 0-.65 1.260L7.6 19.2',
  picture: drawnScene(() => new Worker(new URL('./front-worker.ts', import.meta.url), { type: 'module' })),
  sketches: async () => (await import('./sketches.ts')).sketches,
}
