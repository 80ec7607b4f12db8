import { join } from 'node:path'

/** Where the puzzles of a game are kept. */
export const puzzleFile = (game: string): string => join('apps', 'web', 'src', 'games', game, 'puzzles.json')
