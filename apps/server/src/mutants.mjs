/** One-line breaks of what a server must never do; see ../GUARDS.md. */
const contracts = './store/contracts.test.ts'
const failing = './store/failing.test.ts'
const opening = './store/opening.test.ts'
const backup = './store/backup.test.ts'
const postgres = './store/postgres.test.ts'

export default [
  {
    clause: 'STORE-1',
    file: './store/tables.ts',
    find: ".where('version', '=', expected)",
    replace: '',
    test: contracts,
  },
  {
    clause: 'STORE-1',
    file: './store/tables.ts',
    find: 'await changeHolders(db, table, entry.holders)',
    replace: 'await addHolders(db, `${table} `, entry.holders)',
    test: contracts,
  },
  {
    clause: 'STORE-1',
    file: './store/gatherings.ts',
    find: ".where('version', '=', expected)",
    replace: '',
    test: contracts,
  },
  {
    clause: 'STORE-1',
    file: './store/gatherings.ts',
    find: ".where('version', '=', gathering.version - 1)",
    replace: '',
    test: contracts,
  },
  {
    clause: 'STORE-1',
    file: './store/forgetting.ts',
    find: 'await changeHolders(db, table, after.holders)',
    replace: '',
    test: contracts,
  },
  {
    clause: 'STORE-1',
    file: './store/first-migration.ts',
    find: 'sql`text collate "C"`',
    replace: 'sql`text`',
    test: postgres,
  },
  {
    clause: 'STORE-2',
    file: './store/grouped-writes.ts',
    find: 'return () => resolve(value)',
    replace: 'resolve(value)\n    return () => {}',
    test: failing,
  },
  {
    clause: 'STORE-2',
    file: './store/sqlite.ts',
    find: "'synchronous = full'",
    replace: "'synchronous = normal'",
    test: failing,
  },
  {
    clause: 'STORE-3',
    file: './store/grouped-writes.ts',
    find: 'await sql`rollback to savepoint one_write`.execute(db)',
    replace: '',
    test: failing,
  },
  {
    clause: 'STORE-3',
    file: './store/grouped-writes.ts',
    find: 'await sql`rollback`.execute(db).catch(() => {})',
    replace: '',
    test: failing,
  },
  {
    clause: 'STORE-4',
    file: './store/folder-lock.ts',
    find: "'begin exclusive'",
    replace: "'begin'",
    test: opening,
  },
  { clause: 'STORE-4', file: './store/postgres-lock.ts', find: 'if (!held)', replace: 'if (pid < 0)', test: postgres },
  {
    clause: 'STORE-4',
    file: './store/postgres-lock.ts',
    find: 'if (found.rows.length === 0)',
    replace: 'if (found.rows.length > 9)',
    test: postgres,
  },
  {
    clause: 'STORE-5',
    file: './store/migrations.ts',
    find: 'if (version === null || isKnownVersion(version)) return',
    replace: 'if (version === null || version.length > 0) return',
    test: opening,
  },
  { clause: 'STORE-6', file: './store/backup.ts', find: '0o600', replace: '0o644', test: backup },
  {
    clause: 'STORE-6',
    file: './store/backup.ts',
    find: 'yield rows last = rows.at(-1)',
    replace: 'yield rows\n    if (rows.length === PAGE) return\n    last = rows.at(-1)',
    test: backup,
  },
  {
    clause: 'STORE-6',
    file: './store/backup.ts',
    find: 'await link(unfinished, file)',
    replace: 'await rm(file, { force: true })\n    await link(unfinished, file)',
    test: backup,
  },
  {
    clause: 'STORE-7',
    file: './store/backup.ts',
    find: "end.sha256 !== hash.digest('hex')",
    replace: "end.sha256 === ''",
    test: backup,
  },
  {
    clause: 'STORE-7',
    file: './store/backup.ts',
    find: 'if (end === undefined) throw',
    replace: 'if (end === undefined) return schema\n  if (rows < 0) throw',
    test: backup,
  },
  {
    clause: 'STORE-7',
    file: './store/restoring.ts',
    find: 'if (!(await isEmpty(db)))',
    replace: 'if (version === "")',
    test: backup,
  },
]
