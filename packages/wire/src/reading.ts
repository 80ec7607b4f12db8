/**
 * Reads untrusted requests. Only their form is checked here. Openings, records and moves are checked by the table and
 * the game, which know what they mean.
 */
import { attempt, demand, type Result, readFields, readInteger, readObject, readOneOf, readText } from '@bastide/kernel'
import { MOST_SEATS, type Opening, readCommand } from '@bastide/table'
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
  'passed',
  'advice',
  'review',
  'review-at',
  'script',
] as const satisfies readonly Verb[]

const LONGEST_ID = 40
const MOST_VERSIONS = 1_000_000
const MOST_POSITIONS = 10_000
/** An update never tells more moves than this without a decision between them. */
const MOST_PASSED = 200

function readId(value: unknown, where: string): string {
  const id = readText(value, where, LONGEST_ID)
  return /^[a-z0-9-]+$/.test(id) ? id : readOneOf(id, where, ['letters, digits and hyphens'])
}
const readTable = (value: unknown): TableId => readId(value, 'table')
const readKey = (value: unknown): string => readId(value, 'key')

function readSource(value: unknown): ReviewSource {
  const source = readObject(value, 'source')
  if (Object.hasOwn(source, 'table')) return { table: readTable(readFields(source, 'source', ['table']).table) }
  return { record: readFields(source, 'source', ['record']).record }
}

/** The seats are checked later, with the opening that is made from them. */
function readKeeping(value: unknown): Request<'keep'> {
  const { record, seats } = readFields(value, 'request', ['ask', 'record'], ['seats'])
  return seats === undefined ? { ask: 'keep', record } : { ask: 'keep', record, seats: seats as Opening['seats'] }
}

function readWatching(value: unknown): Request<'watch'> {
  const { table, as } = readFields(value, 'request', ['ask', 'table'], ['as'])
  const watching = { ask: 'watch', table: readTable(table) } as const
  return as === undefined ? watching : { ...watching, as: readInteger(as, 'as', 0, MOST_SEATS - 1) }
}

function readSending(value: unknown): Request<'command'> {
  const fields = readFields(value, 'request', ['ask', 'table', 'seen', 'command'], ['key'])
  const sending = {
    ask: 'command',
    table: readTable(fields.table),
    seen: readInteger(fields.seen, 'seen', 0, MOST_VERSIONS),
    command: demand(readCommand(fields.command)),
  } as const
  return fields.key === undefined ? sending : { ...sending, key: readKey(fields.key) }
}

function readPassed(value: unknown): Request<'passed'> {
  const { table, from, to } = readFields(value, 'request', ['ask', 'table', 'from', 'to'])
  const first = readInteger(from, 'from', 0, MOST_POSITIONS)
  return { ask: 'passed', table: readTable(table), from: first, to: readInteger(to, 'to', first, first + MOST_PASSED) }
}

function readAskingAdvice(value: unknown): Request<'advice'> {
  const { table, by, seen } = readFields(value, 'request', ['ask', 'table', 'by', 'seen'])
  const seat = readInteger(by, 'by', 0, MOST_SEATS - 1)
  return { ask: 'advice', table: readTable(table), by: seat, seen: readInteger(seen, 'seen', 0, MOST_VERSIONS) }
}

/** Reads a request, or says what is wrong with it. Never throws. */
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
        return readWatching(value)
      case 'leave':
      case 'record':
      case 'forget':
        return { ask, table: readTable(fields('table').table) }
      case 'command':
        return readSending(value)
      case 'keep':
        return readKeeping(value)
      case 'passed':
        return readPassed(value)
      case 'advice':
        return readAskingAdvice(value)
      case 'review':
        return { ask, source: readSource(fields('source').source) }
      case 'review-at': {
        const { source, position } = fields('source', 'position')
        return { ask, source: readSource(source), position: readInteger(position, 'position', 0, MOST_POSITIONS) }
      }
      case 'script': {
        const { record, from } = fields('record', 'from')
        return { ask, record, from: readInteger(from, 'from', 0, MOST_POSITIONS) }
      }
    }
  })
}
