/**
 * Untrusted input (setups, records, notation, moves) is either accepted or refused in words. Inside a reader, `refuse`
 * aborts the reading at any depth; `attempt` is the boundary that turns this into a value, so that nothing is thrown
 * past it.
 */
import { printable } from './printing.ts'

export interface Refusal {
  readonly ok: false
  /** A short name for the reason, the same in every language and version. */
  readonly code: string
  /** What is wrong, in one line of English. */
  readonly reason: string
  /** The clause of the rules that forbids it; absent where the form is wrong rather than the play. */
  readonly clause?: string
  /** Where in the input, such as `moves[12].at[0]`. */
  readonly where?: string
}

export interface Accepted<T> {
  readonly ok: true
  readonly value: T
}

export type Result<T> = Accepted<T> | Refusal

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value })

/**
 * Thrown only inside a reading. Not an `Error`: a refusal is not a fault, and collecting a stack would cost more than
 * the reading.
 */
class Refused {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export interface RefusalDetails {
  readonly clause?: string | undefined
  readonly where?: string | undefined
}

/** A reason may quote untrusted text. It is made printable here, for every caller. */
export function refusal(code: string, reason: string, details: RefusalDetails = {}): Refusal {
  return {
    ok: false,
    code,
    reason: printable(reason),
    ...(details.clause === undefined ? {} : { clause: details.clause }),
    ...(details.where === undefined ? {} : { where: details.where }),
  }
}

/** Aborts a reading. Call only inside `attempt`. */
export function refuse(code: string, reason: string, details: RefusalDetails = {}): never {
  throw new Refused(refusal(code, reason, details))
}

/** The boundary: runs a reading and returns its value, or the refusal that aborted it. Our own faults still throw. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return accept(read())
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.refusal
    throw thrown
  }
}

/** The reverse of `attempt`: unwraps a result inside another reading. */
export function demand<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Refused(result)
}

/** One line for people: what, where, and which clause. */
export function refusalText(refused: Refusal): string {
  const where = refused.where === undefined ? '' : `${refused.where}: `
  const clause = refused.clause === undefined ? '' : ` (${refused.clause})`
  return `${where}${refused.reason}${clause}`
}
