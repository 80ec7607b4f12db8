/** Chooses the message that best explains why a record could not be opened. */
import type { Refusal } from '@bastide/kernel'
import type lobbyEn from '../text/en/lobby.json'

type TroubleKey = Extract<keyof typeof lobbyEn, `trouble.${string}`>

export interface Trouble {
  readonly key: TroubleKey
  readonly values: { readonly [name: string]: string | number }
  /** The clause that forbids a move. */
  readonly clause: string | null
  /** What exactly cannot be read, in English. */
  readonly reason?: string
}

/** More than any record can hold. */
export const LARGEST_FILE = 4_500_000
/** More than all games of somebody take up. Larger files are not even read. */
export const LARGEST_EXPORT = 60_000_000

const BY_CODE: { readonly [code: string]: TroubleKey } = {
  'not-json': 'trouble.not-json',
  'unknown-version': 'trouble.unknown-version',
  'unknown-game': 'trouble.unknown-game',
  'unknown-module': 'trouble.unknown-module',
  'other-digest': 'trouble.other-end',
  'other-result': 'trouble.other-end',
  'not-over': 'trouble.other-end',
  'left-too-late': 'trouble.other-end',
  deserted: 'trouble.other-end',
  'worker-died': 'trouble.engine',
  fault: 'trouble.engine',
  'no-heading': 'trouble.no-heading',
  'partial-heading': 'trouble.partial-heading',
  'several-games': 'trouble.several-games',
  'partial-record': 'trouble.partial',
}

/** A word of a pasted game: the move that it means is at this place in the list. */
export interface PastedMove {
  readonly line: number
  readonly word: string
}

/** `pasted` are the moves of a game that came as text. */
export function troubleOf({ code, reason, where = '', clause }: Refusal, pasted: readonly PastedMove[] = []): Trouble {
  const known = BY_CODE[code]
  if (known !== undefined) return { key: known, values: {}, clause: null }
  const unread = /^line (\d+)$/.exec(where)?.[1]
  if (unread !== undefined) return { key: 'trouble.line', values: { line: Number(unread) }, clause: null, reason }
  const move = /^moves\[(\d+)\]/.exec(where)?.[1]
  if (move !== undefined) {
    // Where there is no such thing, no rule explains more.
    const rule = code.startsWith('unknown-') ? null : (clause ?? null)
    const written = pasted[Number(move)]
    return written === undefined
      ? { key: 'trouble.move', values: { move: Number(move) + 1 }, clause: rule }
      : { key: 'trouble.move-line', values: { ...written }, clause: rule }
  }
  if (where === 'record' && code === 'too-long') return { key: 'trouble.too-long', values: {}, clause: null }
  if (where === 'record' || where === 'format') return { key: 'trouble.not-a-record', values: {}, clause: null }
  if (where.startsWith('setup') || code === 'bad-setup')
    return { key: 'trouble.setup', values: { where }, clause: clause ?? null }
  return { key: 'trouble.damaged', values: { where }, clause: clause ?? null }
}
