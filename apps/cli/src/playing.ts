/** Playing a record from its beginning, for the commands that tell of it. */
import { GAMES } from '@bastide/catalog'
import { digest, type GameRecord, NOBODY, parseRecord, type Refusal, refusalText, replay, rulesOf, standings } from '@bastide/kernel'
import { LANGUAGES, type Language, type TileHappening, type TileRules } from '@bastide/tile-game'
import { Misuse, type Terminal } from './command.ts'
import { readFile } from './file.ts'

export interface Played {
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
  const replayed = replay(rules, record.moves, (happening) => happenings.push(happening as TileHappening))
  const names = record.seats.map((seat) => seat.name)
  const refusal = replayed.stopped ?? disputed(record, rules, replayed.position)
  const move = replayed.stopped === undefined ? null : replayed.played + 1
  return { rules, record, names, p: replayed.position, happenings, trouble: refusal === null ? null : { move, refusal } }
}

export function troubleText({ move, refusal }: NonNullable<Played['trouble']>): string {
  return move === null ? refusalText(refusal) : `move ${move}: ${refusalText(refusal)}`
}

/** Plays the record in a file; says why, and gives null, where it cannot even begin. */
export function playRecord(file: string, terminal: Terminal, command: string): Played | null {
  const record = parseRecord(readFile(file))
  const rules = record.ok ? rulesOf(GAMES, record.value) : record
  if (record.ok && rules.ok) return play(record.value, rules.value as TileRules)
  terminal.err(`bastide ${command}: ${refusalText(rules as Refusal)}`)
  return null
}

export function readLanguage(text: string): Language {
  if (!LANGUAGES.includes(text as Language)) throw new Misuse(`--language takes one of ${LANGUAGES.join(', ')}`)
  return text as Language
}
