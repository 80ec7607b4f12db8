import { type Promised, printable, type VerifiedDraws, verifyDraws } from '@bastide/kernel'
import { type Command, FAILED, OK, readArguments } from '../command.ts'
import { type Failure, failure, failureOf, failureText, Stopped } from '../failure.ts'
import { playRecord, readRecordFile } from '../playing.ts'

/** What a record says of its end. */
const COMPARED = ['result', 'digest'] as const

interface Verified {
  readonly file: string
  readonly ok: boolean
  /** Null where the record could not be read. */
  readonly game: string | null
  readonly moves: number | null
  /** What the record gives, and its moves led to. */
  readonly compared: readonly string[]
  /** What is proven of its draws; null where the record has no proof, or failed. */
  readonly draws: VerifiedDraws | null
  readonly error: Failure | null
}

function verified(file: string, promised: Promised): Verified {
  const unread = { file, ok: false, game: null, moves: null, compared: [], draws: null }
  try {
    const record = readRecordFile(file)
    const { game, moves } = record
    const { trouble, rules } = playRecord(record)
    // Whoever asks for a commitment wants a proof of it.
    const isAsked = record.draws !== undefined || promised.commitment !== undefined
    const draws = trouble === null && isAsked ? verifyDraws(rules, record, promised) : null
    const error = trouble ?? (draws === null || draws.ok ? null : failureOf(draws))
    const given = COMPARED.filter((field) => error === null && record[field] !== undefined)
    const proven = draws?.ok ? draws.value : null
    return { file, ok: error === null, game, moves: moves.length, compared: given, draws: proven, error }
  } catch (thrown) {
    // One bad file does not keep the others from being verified.
    if (thrown instanceof Stopped) return { ...unread, error: thrown.failure }
    throw thrown
  }
}

/** What is proven of the draws, in words. */
function drawsProven(proven: VerifiedDraws | null): string {
  if (proven === null) return 'no proof of its draws'
  const { draws, atStart, seatsAtStart, linked, changes } = proven
  const start = `${atStart} at the start, from links of ${seatsAtStart} seats`
  const rest = `${linked} from a link of whoever moved, ${draws - atStart - linked} from the secret alone`
  const changed = changes === 0 ? '' : `; chains changed: ${changes}`
  return `all ${draws} draws proven (${start}; ${rest}${changed})`
}

function lineFor({ file, moves, compared, draws, error }: Verified): string {
  const name = printable(file)
  if (error !== null) return `FAILED  ${name}  ${failureText(error)}`
  const what = compared.length === 0 ? 'it gives no result or digest to compare' : `compared ${compared.join(' and ')}`
  return `ok      ${name}  ${moves} moves; ${what}; ${drawsProven(draws)}`
}

export const verify: Command = {
  name: 'verify',
  purpose: 'replays records, compares their results and digests, and proves their draws',
  help: [
    'usage: bastide verify FILE… [--commitment HASH] [--json]',
    '',
    'Replays each record and compares the result and the digest that it gives with what its moves lead to. Prints a line',
    'for each file, and exits with 1 if any of them failed: it cannot be read, has an illegal move, or ends otherwise.',
    '',
    'Where a record brings a proof of its draws, every draw is computed again: docs/fairness.md says how, and what that',
    'proves.',
    '',
    '  --commitment HASH   what the page showed before the game: refuses a proof with another commitment, or none',
    '  --json   records (each with file, ok, game, moves, compared, draws and error) and how many failed, as JSON',
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(argv, { json: { type: 'boolean' }, commitment: { type: 'string' } }, [
      'FILE…',
    ])
    const { commitment } = values
    const promised = commitment === undefined ? {} : { commitment }
    const records = positionals.map((file) => {
      const one = verified(file, promised)
      if (!values.json) terminal.out(lineFor(one))
      return one
    })
    const failed = records.filter(({ ok }) => !ok).length
    const why = failure('not-verified', `${failed} of ${records.length} failed`)
    if (values.json) terminal.out(JSON.stringify({ records, failed, ...(failed === 0 ? {} : { error: why }) }, null, 2))
    if (failed === 0) return OK
    terminal.err(`bastide verify: ${failureText(why)}`)
    return FAILED
  },
}
