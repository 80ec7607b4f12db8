import { Pictures } from '../../board/pictures.svelte.ts'
import type { Sketched, Sketches } from '../../playing/game-front.ts'

export const sketches: Sketches = new Pictures<Sketched>(
  () => new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module', name: 'bastide-sketches' }),
)
