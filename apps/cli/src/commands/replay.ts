import { GAMES } from '@bastide/catalog'
import { digest, type GameRecord, NOBODY, parseRecord, type Refusal, refusalText, replay as replayMoves, rulesOf, type Seat, standings } from '@bastide/kernel'
import { LANGUAGES, type Language, type Move, type TileHappening, type TileRules, toNotation } from '@bastide/tile-game'
import { type Command, FAILED, Misuse, OK, readArguments, type Terminal } from '../command.ts'
import { readFile } from '../file.ts'
import { storyteller } from '../story.ts'

interface Played {
  readonly rules: TileRules
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly p: ReturnType<TileRules['start']>
  readonly happenings: readonly TileHappening[]
  /** Why the record could not be played to its end, or does not say what was played. */
  readonly trouble: { readonly move: number | null; readonly refusal: Refusal } | null
}

/** What the record itself says of its end must be what was played. */
function disputed(record: GameRecord, rules: TileRules, p: Played['p']): Refusal | null {
  if (record.digest !== undefined && record.digest !== digest(rules, p))
    return { ok: false, code: 'other-digest', reason: 'the moves do not lead to the digest that the record gives', where: 'digest' }
  if (record.result === undefined) return null
  if (rules.awaited(p) !== NOBODY) return { ok: false, code: 'not-over', reason: 'the record gives a result, and the game is not over', where: 'result' }
  const same = JSON.stringify(record.result) === JSON.stringify(standings(rules, p))
  return same ? null : { ok: false, code: 'other-result', reason: 'the moves do not lead to the result that the record gives', where: 'result' }
}

function play(record: GameRecord, rules: TileRules): Played {
  const happenings: TileHappening[] = []
  const replayed = replayMoves(rules, record.moves, (happening) => happenings.push(happening as TileHappening))
  const names = record.seats.map((seat) => seat.name)
  const refusal = replayed.stopped ?? disputed(record, rules, replayed.position)
  const move = replayed.stopped === undefined ? null : replayed.played + 1
  return { rules, record, names, p: replayed.position, happenings, trouble: refusal === null ? null : { move, refusal } }
}

function troubleText({ move, refusal }: NonNullable<Played['trouble']>): string {
  return move === null ? refusalText(refusal) : `move ${move}: ${refusalText(refusal)}`
}

function asJson({ rules, names, p, happenings, trouble }: Played): string {
  const awaited = rules.awaited(p)
  const nameOf = (seat: Seat | null): string | null => (seat === null ? null : (names[seat] as string))
  return JSON.stringify(
    {
      scores: Object.fromEntries(names.map((name, seat) => [name, rules.score(p, seat)])),
      happenings: happenings.map((happening) => ({ ...happening, seat: nameOf(happening.seat) })),
      over: awaited === NOBODY,
      awaiting: awaited === NOBODY ? null : awaited < 0 ? 'chance' : nameOf(awaited),
      awaitingSeat: awaited < 0 ? null : awaited,
      choices: rules.view(p, awaited).choices,
      digest: digest(rules, p),
      ...(trouble === null
        ? {}
        : { error: { move: trouble.move, reason: trouble.refusal.reason, clause: trouble.refusal.clause ?? null, where: trouble.refusal.where ?? null } }),
    },
    null,
    2,
  )
}

function tellStory({ rules, record, names, p, happenings }: Played, language: Language, terminal: Terminal): void {
  const { tell, end } = storyteller(record.setup, names, language, terminal)
  for (const happening of happenings) tell(happening)
  end(rules, p)
}

export const replay: Command = {
  name: 'replay',
  purpose: 'plays a record and tells its story',
  help: [
    'usage: bastide replay FILE [--json | --notation] [--language en|nl|da]',
    '',
    'Plays the record in FILE from its beginning and prints the story, every score with its sum and its clause. A',
    'record may stop before the end. At an illegal move it stops, says its number, the reason and the clause, and',
    'exits with 1.',
    '',
    '  --json           scores, happenings, over, awaiting, choices and digest as JSON',
    '  --notation       the moves in notation, a line a turn',
    '  --language LL    the language of the story: en, nl or da',
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(
      argv,
      { json: { type: 'boolean' }, notation: { type: 'boolean' }, language: { type: 'string', default: 'en' } },
      ['FILE'],
    )
    if (!LANGUAGES.includes(values.language as Language)) throw new Misuse(`--language takes one of ${LANGUAGES.join(', ')}`)
    if (values.json && values.notation) throw new Misuse('--json and --notation cannot both be given')
    const record = parseRecord(readFile(positionals[0] as string))
    const rules = record.ok ? rulesOf(GAMES, record.value) : record
    if (!record.ok || !rules.ok) {
      terminal.err(`bastide replay: ${refusalText(rules as Refusal)}`)
      return FAILED
    }
    const played = play(record.value, rules.value as TileRules)
    if (values.json) terminal.out(asJson(played))
    else if (values.notation)
      terminal.out(toNotation(record.value.moves.slice(0, (played.trouble?.move ?? Number.POSITIVE_INFINITY) - 1) as unknown as readonly Move[]).trimEnd())
    else tellStory(played, values.language as Language, terminal)
    if (played.trouble === null) return OK
    terminal.err(`bastide replay: ${troubleText(played.trouble)}`)
    return FAILED
  },
}
