/** What a command is, and how its arguments are read. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Where a command writes: the terminal, or a test. */
export interface Terminal {
  out(line: string): void
  err(line: string): void
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly purpose: string
  /** What `--help` prints. */
  readonly help: string
  /** Gives the exit code. */
  run(argv: readonly string[], terminal: Terminal): number | Promise<number>
}

export const OK = 0
/** What was asked for did not work out: a record that is refused, a digest that differs. */
export const FAILED = 1
/** The question was not understood. */
export const MISUSED = 2

/** Bad arguments: told in one line, exit code 2. */
export class Misuse extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

export function readArguments<T extends Options>(argv: readonly string[], options: T, operands: readonly string[]) {
  let parsed: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (thrown) {
    // Node explains at length how to escape; the first sentence says what is wrong.
    throw new Misuse(((thrown as Error).message.split(/\.\s|\n/)[0] as string).replace(/\.$/, ''), { cause: thrown })
  }
  const missing = operands[parsed.positionals.length]
  if (missing !== undefined) throw new Misuse(`${missing} is missing`)
  if (parsed.positionals.length > operands.length) throw new Misuse(`unexpected argument '${parsed.positionals[operands.length]}'`)
  return parsed
}

export function readCount(text: string, name: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new Misuse(`--${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  return number
}
