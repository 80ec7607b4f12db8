/**
 * Untrusted input (setups, records, notation, moves) is either accepted or refused in words.
 * Inside a reader, `refuse` breaks off wherever the reading stands; `attempt` is the boundary that turns the break into
 * a value, so that nothing is thrown past it.
 */
import { printable } from './printing.ts'

export interface Refusal {
  readonly ok: false
  /** A short name for the reason, the same in every language and version. */
  readonly code: string
  /** What is wrong, in English, in one line. */
  readonly reason: string
  /** The clause of the rules that forbids it; absent where the form is wrong and not the play. */
  readonly clause?: string
  /** Where in the input: `moves[12].at[0]`. */
  readonly where?: string
}

export interface Accepted<T> {
  readonly ok: true
  readonly value: T
}

export type Result<T> = Accepted<T> | Refusal

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value })

/**
 * Thrown inside a reading only. Not an `Error`: a refusal is no fault, and gathering a stack would cost more than the
 * reading.
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

/** A reason may quote untrusted text, and is made fit to print here, whoever gives it. */
export function refusal(code: string, reason: string, details: RefusalDetails = {}): Refusal {
  return {
    ok: false,
    code,
    reason: printable(reason),
    ...(details.clause === undefined ? {} : { clause: details.clause }),
    ...(details.where === undefined ? {} : { where: details.where }),
  }
}

/** Breaks off a reading; only ever called inside `attempt`. */
export function refuse(code: string, reason: string, details: RefusalDetails = {}): never {
  throw new Refused(refusal(code, reason, details))
}

/** The boundary: runs a reading and gives its value, or the refusal that broke it off. Faults of our own still throw. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return accept(read())
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.refusal
    throw thrown
  }
}

/** The other way through the boundary: the value of a result inside another reading. */
export function demand<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Refused(result)
}

/** One line for people: what, where, and by which clause. */
export function refusalText(refused: Refusal): string {
  const where = refused.where === undefined ? '' : `${refused.where}: `
  const clause = refused.clause === undefined ? '' : ` (${refused.clause})`
  return `${where}${refused.reason}${clause}`
}
