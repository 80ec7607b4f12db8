/** The lessons that were done in this browser. */
import { KeptNames } from './kept-names.svelte.ts'

const done = new KeptNames('bastide-lessons')
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

export const lessonsDone = {
  has: (game: string, lesson: string): boolean => done.has(nameOf(game, lesson)),
  add: (game: string, lesson: string): void => done.add(nameOf(game, lesson)),
}
