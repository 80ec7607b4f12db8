/**
 * For tests: a stored game of each named setup and version, as text; those of modules that were taken away drop out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import { parseRecord, rulesOf } from '@bastide/kernel'

const FOLDER = new URL('../../../records/', import.meta.url)

function isPlayable(text: string): boolean {
  const record = parseRecord(text)
  const rules = record.ok ? rulesOf(GAMES, record.value) : record
  return rules.ok || rules.code !== 'unknown-module'
}

/** The games of a named setup have a folder, and where a game has several setups these have one folder more. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('01.json'))
  .sort()

export const STORED: readonly (readonly [file: string, text: string])[] = files
  .map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const)
  .filter(([, text]) => isPlayable(text))
