import {
  digest,
  type GameRecord,
  isDesertedBy,
  type Json,
  LANGUAGES,
  type Language,
  NOBODY,
  Options,
  type Seat,
  WATCHER,
} from '@bastide/kernel'
import { type Command, FAILED, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { failureText, Misuse } from '../failure.ts'
import { type Played, playRecord, readLanguage, readRecordFile, recordPlayed, recordUntil } from '../playing.ts'
import { positionLine, standingLines, tellStory } from '../story.ts'

/** What is wanted besides the story. */
interface Wishes {
  readonly at: number | null
  readonly choices: boolean
}

/** Who decides next; `NOBODY` also where so many have left that the game is over. */
function awaitedIn(played: Played): Seat {
  const { seats, moves, left = [] } = recordPlayed(played)
  return isDesertedBy({ seats, left }, moves.length) ? NOBODY : played.rules.awaited(played.p)
}

/** Every move that may be made now, by a seat or by chance, as a record holds it. */
function movesNow(played: Played): readonly Json[] {
  const { rules, p } = played
  const awaited = awaitedIn(played)
  if (awaited === NOBODY) return []
  const options = new Options()
  rules.options(p, awaited, options)
  return Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
}

function asJson(played: Played, { at, choices }: Wishes): string {
  const { rules, names, p, happenings, trouble } = played
  const { left = [] } = recordPlayed(played)
  const awaited = awaitedIn(played)
  const nameOf = (seat: Seat | null): string | null => (seat === null ? null : (names[seat] as string))
  const view = rules.view(p, awaited < 0 ? WATCHER : awaited)
  return JSON.stringify(
    {
      played: played.played,
      scores: Object.fromEntries(names.map((name, seat) => [name, rules.score(p, seat)])),
      happenings: happenings.map((happening) => ({ ...happening, seat: nameOf(happening.seat) })),
      left: left.map(({ seat, after, why }) => ({ seat: nameOf(seat), after, why })),
      over: awaited === NOBODY,
      awaiting: awaited === NOBODY ? null : awaited < 0 ? 'chance' : nameOf(awaited),
      awaitingSeat: awaited < 0 ? null : awaited,
      choices: awaited < 0 ? [] : view.choices,
      ...(choices ? { moves: movesNow(played) } : {}),
      ...(at === null ? {} : { view }),
      digest: digest(rules, p),
      ...(trouble === null ? {} : { error: trouble }),
    },
    null,
    2,
  )
}

function tellAll(played: Played, { at, choices }: Wishes, all: number, language: Language, terminal: Terminal): void {
  const { speech, happenings, names, record, rules, p } = played
  tellStory(speech, happenings, names, speech.textsOf(record.setup, language), terminal)
  for (const line of ['', ...standingLines(rules, p, names, language, recordPlayed(played))]) terminal.out(line)
  if (at === null && !choices) return
  for (const line of ['', positionLine(played.played, all, awaitedIn(played), names, language)]) terminal.out(line)
  if (choices) for (const move of movesNow(played)) terminal.out(JSON.stringify(move))
}

/** The number after `--at`: a move of this record. */
function readAt(text: string | undefined, { moves }: GameRecord): number | null {
  return text === undefined ? null : readCount(text, 'at', 0, moves.length)
}

export const replay: Command = {
  name: 'replay',
  purpose: 'plays a record and tells its story',
  help: [
    `usage: bastide replay FILE [--at N] [--choices] [--json | --notation] [--language ${LANGUAGES.join('|')}]`,
    '',
    'Plays the record in FILE from its beginning and prints the story, every score with its sum and its clause. A',
    'record may stop before the end. At an illegal move it stops, prints its number, the reason and the clause, and',
    'exits with 1.',
    '',
    '  --at N           stops after N moves (0: before the first) and says who is awaited there; what follows is not',
    '                   looked at',
    '  --choices        also what may be done where it stops, each as a move that can be copied into a record',
    '  --json           played, scores, happenings, left, over, awaiting, choices and digest as JSON; with --at also',
    '                   the view, with --choices also the moves; and error, if it fails. See docs/record-format.md',
    '  --notation       the moves in notation, one line per turn',
    `  --language LL    the language of the story: ${LANGUAGES.join(', ')}`,
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(
      argv,
      {
        at: { type: 'string' },
        choices: { type: 'boolean', default: false },
        json: { type: 'boolean' },
        notation: { type: 'boolean' },
        language: { type: 'string', default: 'en' },
      },
      ['FILE'],
    )
    const language = readLanguage(values.language)
    if (values.json && values.notation) throw new Misuse('--json and --notation cannot both be given')
    if (values.choices && values.notation) throw new Misuse('--choices and --notation cannot both be given')
    const record = readRecordFile(positionals[0] as string)
    const wishes: Wishes = { at: readAt(values.at, record), choices: values.choices }
    const played = playRecord(wishes.at === null ? record : recordUntil(record, wishes.at))
    if (values.json) terminal.out(asJson(played, wishes))
    else if (values.notation) terminal.out(played.speech.toNotation(recordPlayed(played).moves).trimEnd())
    else tellAll(played, wishes, record.moves.length, language, terminal)
    if (played.trouble === null) return OK
    // Not thrown: the JSON above tells it already, with all that came before.
    terminal.err(`bastide replay: ${failureText(played.trouble)}`)
    return FAILED
  },
}
