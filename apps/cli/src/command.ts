/** What a command is, and how its arguments are parsed. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misuse } from './failure.ts'

/** Where a command writes: the terminal, or a test. */
export interface Terminal {
  out(line: string): void
  err(line: string): void
  /** Shows how far it is, in place of what it showed before. Only where somebody looks. */
  readonly bar?: (text: string) => void
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly purpose: string
  /** What `--help` prints. */
  readonly help: string
  /** Returns the exit code. */
  run(argv: readonly string[], terminal: Terminal): number | Promise<number>
}

export const OK = 0
/** The request failed: a refused record, a digest that differs. */
export const FAILED = 1
/** The arguments were not understood. */
export const MISUSED = 2

/** Whether failures are to be told as JSON: before anything else is known of the arguments, as they may be wrong. */
export const isForJson = (argv: readonly string[]): boolean => argv.some((argument) => /^--json(=|$)/.test(argument))

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Turns `--depth -1` into `--depth=-1`. Node takes a word with a leading dash for another option, and would not report
 * what is wrong with the number.
 */
function withNegativeValues(argv: readonly string[], options: Options): string[] {
  const args: string[] = []
  for (const argument of argv) {
    const name = args.at(-1)?.replace(/^--/, '') ?? ''
    if (/^-\d/.test(argument) && options[name]?.type === 'string') args.push(`${args.pop()}=${argument}`)
    else args.push(argument)
  }
  return args
}

/** Operands are required; the last may end in `…` and be given any number of times. */
export function readArguments<T extends Options>(argv: readonly string[], options: T, operands: readonly string[]) {
  let parsed: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>
  try {
    parsed = parseArgs({ args: withNegativeValues(argv, options), options, allowPositionals: true, strict: true })
  } catch (thrown) {
    // Node explains at length how to escape; the first sentence says what is wrong.
    throw new Misuse(((thrown as Error).message.split(/\.\s|\n/)[0] as string).replace(/\.$/, ''), { cause: thrown })
  }
  const missing = operands[parsed.positionals.length]
  if (missing !== undefined) throw new Misuse(`${missing.replace('…', '')} is missing`)
  if (parsed.positionals.length > operands.length && operands.at(-1)?.endsWith('…') !== true)
    throw new Misuse(`unexpected argument '${parsed.positionals[operands.length]}'`)
  return parsed
}

export function readCount(text: string, name: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new Misuse(`--${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  return number
}
