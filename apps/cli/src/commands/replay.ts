import { digest, isDesertedBy, LANGUAGES, NOBODY, type Seat } from '@bastide/kernel'
import { type Command, FAILED, Misuse, OK, readArguments } from '../command.ts'
import { type Played, playRecord, readLanguage, recordPlayed, troubleText } from '../playing.ts'
import { standingLines, tellStory } from '../story.ts'

function asJson(played: Played): string {
  const { rules, names, p, happenings, trouble } = played
  const { seats, moves, left = [] } = recordPlayed(played)
  const isOver = isDesertedBy({ seats, left }, moves.length)
  const awaited = isOver ? NOBODY : rules.awaited(p)
  const nameOf = (seat: Seat | null): string | null => (seat === null ? null : (names[seat] as string))
  return JSON.stringify(
    {
      scores: Object.fromEntries(names.map((name, seat) => [name, rules.score(p, seat)])),
      happenings: happenings.map((happening) => ({ ...happening, seat: nameOf(happening.seat) })),
      left: left.map(({ seat, after, why }) => ({ seat: nameOf(seat), after, why })),
      over: awaited === NOBODY,
      awaiting: awaited === NOBODY ? null : awaited < 0 ? 'chance' : nameOf(awaited),
      awaitingSeat: awaited < 0 ? null : awaited,
      choices: isOver ? [] : rules.view(p, awaited).choices,
      digest: digest(rules, p),
      ...(trouble === null
        ? {}
        : {
            error: {
              move: trouble.move,
              reason: trouble.refusal.reason,
              clause: trouble.refusal.clause ?? null,
              where: trouble.refusal.where ?? null,
            },
          }),
    },
    null,
    2,
  )
}

export const replay: Command = {
  name: 'replay',
  purpose: 'plays a record and tells its story',
  help: [
    `usage: bastide replay FILE [--json | --notation] [--language ${LANGUAGES.join('|')}]`,
    '',
    'Plays the record in FILE from its beginning and prints the story, every score with its sum and its clause. A',
    'record may stop before the end. At an illegal move it stops, prints its number, the reason and the clause, and',
    'exits with 1.',
    '',
    '  --json           scores, happenings, left, over, awaiting, choices and digest as JSON',
    '  --notation       the moves in notation, one line per turn',
    `  --language LL    the language of the story: ${LANGUAGES.join(', ')}`,
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(
      argv,
      { json: { type: 'boolean' }, notation: { type: 'boolean' }, language: { type: 'string', default: 'en' } },
      ['FILE'],
    )
    const language = readLanguage(values.language)
    if (values.json && values.notation) throw new Misuse('--json and --notation cannot both be given')
    const played = playRecord(positionals[0] as string, terminal, 'replay')
    if (played === null) return FAILED
    if (values.json) terminal.out(asJson(played))
    else if (values.notation)
      terminal.out(
        played.speech
          .toNotation(played.record.moves.slice(0, (played.trouble?.move ?? Number.POSITIVE_INFINITY) - 1))
          .trimEnd(),
      )
    else {
      tellStory(
        played.speech,
        played.happenings,
        played.names,
        played.speech.textsOf(played.record.setup, language),
        terminal,
      )
      for (const line of ['', ...standingLines(played.rules, played.p, played.names, language, recordPlayed(played))])
        terminal.out(line)
    }
    if (played.trouble === null) return OK
    terminal.err(`bastide replay: ${troubleText(played.trouble)}`)
    return FAILED
  },
}
