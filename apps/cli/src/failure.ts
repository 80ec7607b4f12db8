/** Why a command did not do what it was asked, for people in one line and for programs as JSON. */
import { printable, type Refusal, refusalText } from '@bastide/kernel'

export interface Failure {
  /** A short name for the reason, the same in every version. */
  readonly code: string
  readonly reason: string
  /** The clause of the rules that forbids it. */
  readonly clause: string | null
  /** Where in the file, such as `setup.options` or, for a move, `at`. */
  readonly where: string | null
  /** The number of the move that was refused, from 1. */
  readonly move: number | null
}

/** May quote untrusted text such as a file's name; a refusal's reason is printable already. */
export const failure = (code: string, reason: string): Failure => ({
  code,
  reason: printable(reason),
  clause: null,
  where: null,
  move: null,
})

export const failureOf = ({ code, reason, clause, where }: Refusal, move: number | null = null): Failure => ({
  code,
  reason,
  clause: clause ?? null,
  where: where ?? null,
  move,
})

export function failureText({ code, reason, clause, where, move }: Failure): string {
  const text = refusalText({
    ok: false,
    code,
    reason,
    ...(clause === null ? {} : { clause }),
    ...(where === null ? {} : { where }),
  })
  return move === null ? text : `move ${move}: ${text}`
}

/** Ends a command. What it has printed stays. */
export class Stopped extends Error {
  readonly failure: Failure
  constructor(why: Failure, options?: ErrorOptions) {
    super(failureText(why), options)
    this.failure = why
  }
}

/** The request failed: a refused record, a file that cannot be written. Exit code 1. */
export class Failed extends Stopped {}

/** The arguments were not understood. Exit code 2. */
export class Misuse extends Stopped {
  constructor(why: Failure | string, options?: ErrorOptions) {
    super(typeof why === 'string' ? failure('misuse', why) : why, options)
  }
}
