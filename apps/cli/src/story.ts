/** Prints a game's story in the terminal. */
import {
  type AnyRules,
  type AnySpeech,
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
    const gone = leaving === undefined ? '' : `  ${TEXTS[language].left[leaving.why]} ${leaving.after}`
    return `${isOver ? `${place}.` : ' –'} ${(names[seat] as string).padEnd(12)} ${String(score).padStart(4)}${gone}`
  })
}

/** Where a game stands after so many moves: `{who}` is the seat that is awaited. */
const POSITION: {
  readonly [language in Language]: { readonly awaited: string; readonly over: string; readonly chance: string }
} = {
  en: {
    awaited: 'After {played} of {all} moves {who} is awaited.',
    over: 'After {played} of {all} moves the game is over.',
    chance: 'chance',
  },
  nl: {
    awaited: 'Na {played} van {all} zetten is {who} aan zet.',
    over: 'Na {played} van {all} zetten is het spel afgelopen.',
    chance: 'het toeval',
  },
  da: {
    awaited: 'Efter {played} af {all} træk er det {who}, der er på tur.',
    over: 'Efter {played} af {all} træk er spillet slut.',
    chance: 'tilfældet',
  },
}

/** Who is awaited after so many moves of all that a record has. */
export function positionLine(
  played: number,
  all: number,
  awaited: Seat,
  names: readonly string[],
  language: Language,
): string {
  const { awaited: asks, over, chance } = POSITION[language]
  const who = awaited < 0 ? chance : (names[awaited] as string)
  const words: { readonly [key: string]: string } = { played: String(played), all: String(all), who }
  return (awaited === NOBODY ? over : asks).replace(/\{(\w+)\}/g, (_, key: string) => words[key] as string)
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
