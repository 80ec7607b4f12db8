/** Runs a command without a terminal, for tests. */
import { expect } from 'vitest'
import { isForJson } from './command.ts'
import type { Failure } from './failure.ts'
import { run } from './main.ts'

export interface Told {
  readonly exit: number
  readonly out: readonly string[]
  readonly text: string
  readonly err: readonly string[]
}

export async function told(...argv: readonly string[]): Promise<Told> {
  const out: string[] = []
  const err: string[] = []
  const exit = await run(argv, { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { exit, out, text: out.join('\n'), err }
}

/** What a command that failed with `--json` says on stdout: one document, with the failure. */
export function errorIn({ text }: Told): Failure {
  const { error } = JSON.parse(text) as { readonly error: Failure }
  expect(Object.keys(error).sort()).toEqual(['clause', 'code', 'move', 'reason', 'where'])
  return error
}

/** Checks that arguments are rejected: one line, exit code 2, and nothing on stdout but, with `--json`, the failure. */
export async function misused(...argv: readonly string[]): Promise<string> {
  const found = await told(...argv)
  const { exit, out, err } = found
  expect([exit, err.length], argv.join(' ')).toEqual([2, 1])
  if (isForJson(argv)) expect(err[0]).toContain(errorIn(found).reason)
  else expect(out).toEqual([])
  expect(err[0]).toMatch(/^bastide[^\p{Cc}]+$/u)
  return err[0] as string
}
