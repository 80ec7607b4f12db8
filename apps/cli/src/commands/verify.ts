import { printable } from '@bastide/kernel'
import { type Command, FAILED, OK, readArguments } from '../command.ts'
import { type Failure, failure, failureText, Stopped } from '../failure.ts'
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
  readonly error: Failure | null
}

function verified(file: string): Verified {
  const unread = { file, ok: false, game: null, moves: null, compared: [] }
  try {
    const record = readRecordFile(file)
    const { game, moves } = record
    const { trouble } = playRecord(record)
    const given = COMPARED.filter((field) => record[field] !== undefined)
    return { file, ok: trouble === null, game, moves: moves.length, compared: trouble ? [] : given, error: trouble }
  } catch (thrown) {
    // One bad file does not keep the others from being verified.
    if (thrown instanceof Stopped) return { ...unread, error: thrown.failure }
    throw thrown
  }
}

function lineFor({ file, moves, compared, error }: Verified): string {
  const name = printable(file)
  if (error !== null) return `FAILED  ${name}  ${failureText(error)}`
  const what = compared.length === 0 ? 'it gives no result or digest to compare' : `compared ${compared.join(' and ')}`
  return `ok      ${name}  ${moves} moves; ${what}`
}

export const verify: Command = {
  name: 'verify',
  purpose: 'replays records and compares their results and digests',
  help: [
    'usage: bastide verify FILE… [--json]',
    '',
    'Replays each record and compares the result and the digest that it gives with what its moves lead to. Prints a line',
    'for each file, and exits with 1 if any of them failed: it cannot be read, has an illegal move, or ends otherwise.',
    '',
    '  --json   records (each with file, ok, game, moves, compared and error) and how many failed, as JSON',
  ].join('\n'),
  run(argv, terminal) {
    const { values, positionals } = readArguments(argv, { json: { type: 'boolean' } }, ['FILE…'])
    const records = positionals.map((file) => {
      const one = verified(file)
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
