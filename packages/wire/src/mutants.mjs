/** One-line breaks of the guards of wire; see scripts/mutants. Paths beginning with ./ are in this folder. */
const broken = (clause, find, replace) => ({ clause, file: './reading.ts', find, replace, test: './reading.test.ts' })

export default [
  broken('WIRE-1', "'script', ] as const satisfies", "'script', 'everything', ] as const satisfies"),
  broken('WIRE-2', "readFields(value, 'request', ['ask', ...names])", "readObject(value, 'request')"),
  broken('WIRE-2', "readFields(value, 'request', ['ask', 'record'], ['seats'])", "readObject(value, 'request')"),
  broken('WIRE-3', '/^[a-z0-9-]+$/', '/[a-z0-9-]+/'),
  broken('WIRE-3', 'LONGEST_ID = 40', 'LONGEST_ID = 41'),
  broken('WIRE-4', "readInteger(fields.seen, 'seen', 0, MOST_VERSIONS)", "readInteger(fields.seen, 'seen', -1, 9)"),
  broken('WIRE-4', "readInteger(as, 'as', 0, MOST_SEATS - 1)", "readInteger(as, 'as', -3, MOST_SEATS - 1)"),
  broken('WIRE-4', "readInteger(position, 'position', 0, MOST_POSITIONS)", 'position'),
  broken('WIRE-4', "readInteger(to, 'to', first, first + MOST_PASSED)", 'to'),
  broken('WIRE-3', 'key: readKey(fields.key)', 'key: fields.key'),
  broken('WIRE-5', 'command: demand(readCommand(fields.command))', 'command: fields.command'),
  broken('WIRE-6', "readFields(source, 'source', ['table']).table", 'source.table'),
  broken('WIRE-6', "readFields(source, 'source', ['record']).record", 'source.record'),
  broken('WIRE-7', 'return attempt((): Request =>', 'return ((read) => ({ ok: true, value: read() }))((): Request =>'),
]
