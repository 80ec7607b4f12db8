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

/** More than any record can hold. Larger files are not even read. */
export const LARGEST_FILE = 4_500_000

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
  'partial-record': 'trouble.partial',
}

/** `lines` are those of the moves, where the game came as text. */
export function troubleOf({ code, reason, where = '', clause }: Refusal, lines: readonly number[] = []): Trouble {
  const known = BY_CODE[code]
  if (known !== undefined) return { key: known, values: {}, clause: null }
  const unread = /^line (\d+)$/.exec(where)?.[1]
  if (unread !== undefined) return { key: 'trouble.line', values: { line: Number(unread) }, clause: null, reason }
  const move = /^moves\[(\d+)\]/.exec(where)?.[1]
  if (move !== undefined) {
    const line = lines[Number(move)]
    const key = line === undefined ? 'trouble.move' : 'trouble.move-line'
    return { key, values: { move: Number(move) + 1, ...(line === undefined ? {} : { line }) }, clause: clause ?? null }
  }
  if (where === 'record' && code === 'too-long') return { key: 'trouble.too-long', values: {}, clause: null }
  if (where === 'record' || where === 'format') return { key: 'trouble.not-a-record', values: {}, clause: null }
  if (where.startsWith('setup') || code === 'bad-setup')
    return { key: 'trouble.setup', values: { where }, clause: clause ?? null }
  return { key: 'trouble.damaged', values: { where }, clause: clause ?? null }
}
