/**
 * Arguments of the developers' programs. Arguments that are not understood are reported in one line, with exit code 2.
 */
import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'

const MISUSED = 2

export function refuse(reason: string): never {
  console.error(`npm run ${process.env.npm_lifecycle_event ?? 'program'}: ${reason}`)
  process.exit(MISUSED)
}

/** The values of `--name value`. Unknown names and anything else are refused. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  return parsed(options, []).values
}

/** The one expected argument, such as a file name. */
export function readOperand(name: string): string {
  return parsed({}, [name]).positionals[0] as string
}

function parsed<T extends NonNullable<ParseArgsConfig['options']>>(options: T, operands: readonly string[]) {
  const found = (() => {
    try {
      return parseArgs({ options, allowPositionals: true, strict: true })
    } catch (thrown) {
      // Node explains at length how to escape; the first sentence says what is wrong.
      return refuse(((thrown as Error).message.split(/\.\s|\n/)[0] as string).replace(/\.$/, ''))
    }
  })()
  const missing = operands[found.positionals.length]
  if (missing !== undefined) refuse(`${missing} is missing`)
  if (found.positionals.length > operands.length) refuse(`unexpected argument '${found.positionals[operands.length]}'`)
  return found
}

export function readCount(text: string, name: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least ? number : refuse(`--${name} takes a whole number from ${least} on, not '${text}'`)
}

export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    return refuse(code === undefined ? `${path} is not JSON` : `cannot read ${path} (${code})`)
  }
}
