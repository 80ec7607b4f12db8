/**
 * For tests: a stored game of each named setup and version, as text; those whose modules were taken away drop out by
 * themselves.
 */
import { GAMES } from '@bastide/catalog'
import { parseRecord, rulesOf } from '@bastide/kernel'

const all = import.meta.glob<string>('../../../../records/v*/*/01.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function isPlayable(text: string): boolean {
  const record = parseRecord(text)
  const rules = record.ok ? rulesOf(GAMES, record.value) : record
  return rules.ok || rules.code !== 'unknown-module'
}

export const STORED: readonly (readonly [file: string, text: string])[] = Object.entries(all).filter(([, text]) =>
  isPlayable(text),
)
