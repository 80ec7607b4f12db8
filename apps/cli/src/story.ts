/** A game told in the terminal, as it happened. */
import { type Json, NOBODY, type Position, standings } from '@bastide/kernel'
import { chaptersOf, type GameText, type Language, MODULES, storyLine, type TileHappening, type TileRules, textsFor } from '@bastide/tile-game'
import type { Terminal } from './command.ts'

/** The texts of the modules that a setup plays. */
export function textsOf(setup: Json, language: Language): GameText {
  const inPlay = (setup as { readonly modules?: readonly string[] }).modules ?? []
  return textsFor(
    MODULES.filter(({ id }, i) => i === 0 || inPlay.includes(id)),
    language,
  )
}

/** Who has how much, best first; with places once the game is over. */
export function standingLines(rules: TileRules, p: Position, names: readonly string[]): readonly string[] {
  const isOver = rules.awaited(p) === NOBODY
  return standings(rules, p).map(
    ({ seat, score, place }) => `${isOver ? `${place}.` : ' –'} ${(names[seat] as string).padEnd(12)} ${String(score).padStart(4)}`,
  )
}

/** A line a happening, the turns numbered. */
export function tellStory(happenings: readonly TileHappening[], names: readonly string[], texts: GameText, terminal: Terminal): void {
  for (const { turn, happenings: ofTurn } of chaptersOf(happenings)) {
    ofTurn.forEach((happening, i) => {
      terminal.out(`${(i === 0 && turn !== null ? String(turn) : '').padStart(3)}  ${storyLine(texts, names, happening)}`)
    })
  }
}
