/** Runs a command without a terminal, for tests. */
import { expect } from 'vitest'
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

/** Checks that arguments are rejected: one line, nothing else, exit code 2. */
export async function misused(...argv: readonly string[]): Promise<string> {
  const { exit, out, err } = await told(...argv)
  expect([exit, out, err.length], argv.join(' ')).toEqual([2, [], 1])
  expect(err[0]).toMatch(/^bastide[^\p{Cc}]+$/u)
  return err[0] as string
}
