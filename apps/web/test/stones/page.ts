/** A page for the kernel's example game: all that a game must bring. */
import { stonesSpeech } from '../../../../packages/kernel/example/stones-speech.ts'
import type { GameFront } from '../../src/playing/game-front.ts'
import type { GamePage, GameWords } from '../../src/playing/game-page.ts'
import Board from './board.svelte'
import Hand from './hand.svelte'
import { StonesLook } from './looking.svelte.ts'
import ReplayBoard from './replay-board.svelte'
import SeatLine from './seat-line.svelte'

const words: GameWords = {
  speech: stonesSpeech,
  allTexts: (language) => stonesSpeech.textsOf(null, language),
  rules: () => [],
  sources: ['stones'],
  sourcesOf: (happenings, seats) =>
    Array.from({ length: seats }, (_, one) => ({
      stones: happenings.reduce((sum, { seat, points }) => sum + (seat === one ? points : 0), 0),
    })),
  sourceName: () => 'Stones',
}

const page: GamePage = {
  words,
  look: () => new StonesLook(),
  Board,
  Hand,
  SeatLine,
  ReplayBoard,
  keys: { choosing: [], looking: [] },
  progressWords: (view) => `${(view as unknown as { stones: number }).stones} left`,
  activeSeat: () => null,
  soundOf: () => 'wood',
}

const front: GameFront = {
  name: 'home.games',
  says: 'home.what',
  turn: 'rules.numbers',
  symbol: 'M12 12v.01',
  picture: () => Promise.reject(new Error('it has none')),
}

// In place of games/index.ts, games/words.ts and games/fronts.ts.
export const pageOf = (): Promise<GamePage> => Promise.resolve(page)
export const expectPage = (): void => {}
export const GAMES_WITH_WORDS: readonly string[] = ['stones']
export const wordsOf = (): GameWords => words
export const loadWords = (): Promise<void> => Promise.resolve()
export const GAMES_WITH_FRONTS: readonly string[] = ['stones']
export const frontOf = (): GameFront => front
