import { type GameText, type Happening, LANGUAGES, type Language, WATCHER } from '@bastide/kernel'
import { type Command, OK, readArguments, type Terminal } from '../command.ts'
import { Failed } from '../failure.ts'
import { TEXTS } from '../languages.ts'
import { type Played, playRecord, readLanguage, readRecordFile, recordPlayed } from '../playing.ts'
import { standingLines } from '../story.ts'

/** What is played, and each setup option with its value. */
function setupLines({ game, speech, rules, record, p, names: seatNames }: Played, texts: GameText): readonly string[] {
  // A game without options need not say so.
  const { options = {} } = rules.view(p, WATCHER) as { readonly options?: { readonly [key: string]: string | number } }
  const { words } = texts
  const isSeat = (key: string) => game.form.fields.some((field) => field.key === key && field.range === 'seats')
  const valueText = (key: string, value: string | number) =>
    words[`option.${key}.${value}`] ?? (isSeat(key) ? seatNames[value as number] : value)
  const chosen = Object.entries(options).map(([key, value]) => `  ${words[`option.${key}`]}: ${valueText(key, value)}`)
  return [speech.titleOf(texts, record.setup), ...chosen]
}

/** The points so far, by seat. */
function scoreLine(names: readonly string[], scores: readonly number[]): string {
  return `     = ${names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')}`
}

/** One line per happening. The clause follows if it gives points, or if its sentence does not name the clause. */
function happeningLine({ speech, names }: Played, texts: GameText, happening: Happening): string {
  const line = speech.storyLine(texts, names, happening)
  return `   ${line.includes(happening.clause) ? line : `${line} (${happening.clause})`}`
}

function tellChapters(played: Played, texts: GameText, terminal: Terminal): void {
  const { speech, names, happenings } = played
  // A game may call its turns something else, such as rounds.
  const turnWord = texts.words['story.turn'] ?? TEXTS[texts.language].words.turn
  const scores = names.map(() => 0)
  for (const { turn, seat, happenings: ofChapter } of speech.chaptersOf(happenings)) {
    terminal.out('')
    if (turn !== null) terminal.out(`${turnWord} ${turn}${seat === null ? '' : `: ${names[seat]}`}`)
    const before = scores.join()
    for (const happening of ofChapter) {
      if (happening.seat !== null) scores[happening.seat] = (scores[happening.seat] as number) + happening.points
      terminal.out(happeningLine(played, texts, happening))
    }
    if (scores.join() !== before) terminal.out(scoreLine(names, scores))
  }
}

/** The rules that the story named, each with its text, in the order of modules and clauses. */
function ruleLines({ happenings }: Played, texts: GameText): readonly string[] {
  const named = new Set(happenings.map(({ clause }) => clause))
  const width = Math.max(...[...named].map((clause) => clause.length))
  return Object.entries(texts.clauses).flatMap(([clause, text]) =>
    named.has(clause) ? [`${clause.padEnd(width)}  ${text}`] : [],
  )
}

/** Everything about a game that was played: what it is, its story, its standings and its rules. */
export function explainGame(played: Played, language: Language, terminal: Terminal): void {
  const texts = played.speech.textsOf(played.record.setup, language)
  for (const line of setupLines(played, texts)) terminal.out(line)
  tellChapters(played, texts, terminal)
  for (const line of ['', ...standingLines(played.rules, played.p, played.names, language, recordPlayed(played))])
    terminal.out(line)
  for (const line of ['', TEXTS[language].words.rules, ...ruleLines(played, texts)]) terminal.out(line)
}

export const explain: Command = {
  name: 'explain',
  purpose: 'explains a record turn by turn, with every sum and rule',
  help: [
    `usage: bastide explain FILE [--language ${LANGUAGES.join('|')}]`,
    '',
    'Explains the record in FILE: what is played; what happened in each turn, by which clause, and how every score',
    'came about; the standings after each turn that gave points; and the rules that were used. At an illegal move',
    'it stops, says why, and exits with 1.',
    '',
    `  --language LL    the language: ${LANGUAGES.join(', ')}`,
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(argv, { language: { type: 'string', default: 'en' } }, ['FILE'])
    const language = readLanguage(values.language)
    const played = playRecord(readRecordFile(positionals[0] as string))
    explainGame(played, language, terminal)
    if (played.trouble !== null) throw new Failed(played.trouble)
    return OK
  },
}
