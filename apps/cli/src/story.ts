/** Prints a game's story in the terminal. */
import {
  type AnyRules,
  type AnySpeech,
  fill,
  type GameRecord,
  type GameText,
  type Happening,
  isDesertedBy,
  type Language,
  type Leaving,
  NOBODY,
  type Position,
  type Seat,
  standings,
} from '@bastide/kernel'
import type { Terminal } from './command.ts'
import { TEXTS } from './languages.ts'

/** The scores, best first; with ranks once the game is over, and with seats that left. */
export function standingLines(
  rules: AnyRules,
  p: Position,
  names: readonly string[],
  language: Language,
  recorded?: GameRecord,
): readonly string[] {
  const moves = recorded?.moves.length ?? 0
  const isOver = rules.awaited(p) === NOBODY || (recorded !== undefined && isDesertedBy(recorded, moves))
  const leavingOf = (seat: Seat): Leaving | undefined => recorded?.left?.find((leaving) => leaving.seat === seat)
  return standings(rules, p, (seat) => leavingOf(seat) !== undefined).map(({ seat, score, place }) => {
    const leaving = leavingOf(seat)
    const gone = leaving === undefined ? '' : `  ${TEXTS[language].words[`left.${leaving.why}`]} ${leaving.after}`
    return `${isOver ? `${place}.` : ' –'} ${(names[seat] as string).padEnd(12)} ${String(score).padStart(4)}${gone}`
  })
}

/** Who is awaited after so many moves of all that a record has. */
export function positionLine(
  played: number,
  all: number,
  awaited: Seat,
  names: readonly string[],
  language: Language,
): string {
  const { words, sentences } = TEXTS[language]
  const who = awaited < 0 ? words.chance : names[awaited]
  return fill(awaited === NOBODY ? sentences.over : sentences.awaited, {
    played: String(played),
    all: String(all),
    who,
  })
}

/** One line per happening, with numbered turns. */
export function tellStory(
  speech: AnySpeech,
  happenings: readonly Happening[],
  names: readonly string[],
  texts: GameText,
  terminal: Terminal,
): void {
  for (const { turn, happenings: ofTurn } of speech.chaptersOf(happenings)) {
    ofTurn.forEach((happening, i) => {
      terminal.out(
        `${(i === 0 && turn !== null ? String(turn) : '').padStart(3)}  ${speech.storyLine(texts, names, happening)}`,
      )
    })
  }
}
