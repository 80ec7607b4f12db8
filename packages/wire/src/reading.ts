/**
 * Readers of requests: a page is not trusted by whoever keeps the tables. What a table and a game understand is read by
 * them.
 */
import { attempt, demand, type Result, readFields, readInteger, readObject, readOneOf, readText } from '@bastide/kernel'
import { type Opening, readCommand } from '@bastide/table'
import type { Request, ReviewSource, TableId, Verb } from './messages.ts'

const VERBS = [
  'games',
  'check',
  'open',
  'tables',
  'watch',
  'leave',
  'command',
  'record',
  'keep',
  'forget',
  'review',
  'review-at',
] as const satisfies readonly Verb[]

const LONGEST_ID = 40
const MOST_VERSIONS = 1_000_000
const MOST_POSITIONS = 10_000

function readTable(value: unknown): TableId {
  const id = readText(value, 'table', LONGEST_ID)
  return /^[a-z0-9-]+$/.test(id) ? id : readOneOf(id, 'table', ['letters, digits and hyphens'])
}

function readSource(value: unknown): ReviewSource {
  const source = readObject(value, 'source')
  if (Object.hasOwn(source, 'table')) return { table: readTable(readFields(source, 'source', ['table']).table) }
  return { record: readFields(source, 'source', ['record']).record }
}

/** Who sits there is read with the opening that is made of it. */
function readKeeping(value: unknown): Request<'keep'> {
  const { record, seats } = readFields(value, 'request', ['ask', 'record'], ['seats'])
  return seats === undefined ? { ask: 'keep', record } : { ask: 'keep', record, seats: seats as Opening['seats'] }
}

/** Reads an untrusted request. An opening and a record are looked at by those who know the games. */
export function readRequest(value: unknown): Result<Request> {
  return attempt((): Request => {
    const ask = readOneOf(readObject(value, 'request').ask, 'ask', VERBS)
    const fields = (...names: readonly string[]) => readFields(value, 'request', ['ask', ...names])
    switch (ask) {
      case 'games':
      case 'tables':
        fields()
        return { ask }
      case 'check':
      case 'open':
        return { ask, opening: fields('opening').opening as Opening }
      case 'watch':
      case 'leave':
      case 'record':
      case 'forget':
        return { ask, table: readTable(fields('table').table) }
      case 'command': {
        const { table, seen, command } = fields('table', 'seen', 'command')
        return {
          ask,
          table: readTable(table),
          seen: readInteger(seen, 'seen', 0, MOST_VERSIONS),
          command: demand(readCommand(command)),
        }
      }
      case 'keep':
        return readKeeping(value)
      case 'review':
        return { ask, source: readSource(fields('source').source) }
      case 'review-at': {
        const { source, position } = fields('source', 'position')
        return { ask, source: readSource(source), position: readInteger(position, 'position', 0, MOST_POSITIONS) }
      }
    }
  })
}
