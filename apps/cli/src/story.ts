/** A game told in the terminal, as it happened. */
import { type AnyRules, type AnySpeech, type GameText, type Happening, NOBODY, type Position, standings } from '@bastide/kernel'
import type { Terminal } from './command.ts'

/** Who has how much, best first; with places once the game is over. */
export function standingLines(rules: AnyRules, p: Position, names: readonly string[]): readonly string[] {
  const isOver = rules.awaited(p) === NOBODY
  return standings(rules, p).map(
    ({ seat, score, place }) => `${isOver ? `${place}.` : ' –'} ${(names[seat] as string).padEnd(12)} ${String(score).padStart(4)}`,
  )
}

/** A line a happening, the turns numbered. */
export function tellStory(speech: AnySpeech, happenings: readonly Happening[], names: readonly string[], texts: GameText, terminal: Terminal): void {
  for (const { turn, happenings: ofTurn } of speech.chaptersOf(happenings)) {
    ofTurn.forEach((happening, i) => {
      terminal.out(`${(i === 0 && turn !== null ? String(turn) : '').padStart(3)}  ${speech.storyLine(texts, names, happening)}`)
    })
  }
}
