/** One-line breaks of the guards of wire; see scripts/mutants. Paths beginning with ./ are in this folder. */
const broken = (clause, find, replace) => ({ clause, file: './reading.ts', find, replace, test: './reading.test.ts' })
const unfit = (clause, find, replace) => ({ clause, file: './changes.ts', find, replace, test: './changes.test.ts' })

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
  unfit('WIRE-8', 'if (!Object.hasOwn(after, key)) changes.push([key, []])', ''),
  unfit('WIRE-8', 'if (!Object.hasOwn(before, key)) changes.push', 'if (!(key in before)) changes.push'),
  unfit('WIRE-8', 'same < shortest - first', 'same < shortest'),
  unfit('WIRE-8', 'if (this.#steps.length === 0) return [0, 0]', ''),
  unfit(
    'WIRE-8',
    'const fields = new Map(Object.entries(before))',
    'const fields = new Map(Object.entries(before).sort().slice(0, 3))',
  ),
  unfit(
    'WIRE-9',
    "isWhole ? changed(null, change) : refuse('not-a-change', 'there is no such field to change')",
    'changed({}, change)',
  ),
  unfit('WIRE-9', '!Number.isInteger(count) || at + count > before.length', 'false'),
  unfit('WIRE-9', 'if (depth > DEEPEST)', 'if (depth > 1_000_000)'),
  unfit('WIRE-9', "if (change === undefined) return refuse('not-a-change', 'a change is missing')", ''),
  unfit('WIRE-9', "if (!isFields(before)) return refuse('not-a-change', 'there is no object to change')", ''),
  unfit(
    'WIRE-9',
    'attempt(() => changed(before, change as Json))',
    '({ ok: true, value: changed(before, change as Json) })',
  ),
]
