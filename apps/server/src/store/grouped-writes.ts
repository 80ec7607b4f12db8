/**
 * Writes that wait are written together: a commit waits for the disk, and one wait serves all of them. Each write is
 * all or nothing for itself, and is answered only after the commit.
 */
import { sql } from 'kysely'
import { type Append, appendTogether } from './appending-together.ts'
import { messageOf } from './refused.ts'
import type { Db } from './schema.ts'
import { append } from './tables.ts'

/** So that a flood does not make everybody wait for one enormous transaction. */
const MOST_TOGETHER = 500

interface Waiting {
  readonly work: (db: Db) => Promise<unknown>
  /** If that is all it does. */
  readonly append?: Append
  readonly resolve: (value: unknown) => void
  readonly reject: (thrown: unknown) => void
}

/** What to tell one who waited, once all is committed. */
type Outcome = () => void

export class GroupedWrites {
  readonly #db: Db
  readonly #begin: (db: Db) => Promise<unknown>
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  /** `begin` begins a transaction in which nobody else writes. */
  constructor(db: Db, begin: (db: Db) => Promise<unknown>) {
    this.#db = db
    this.#begin = begin
  }

  write<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#wait({ work }) as Promise<T>
  }

  append(...args: Append): Promise<boolean> {
    return this.#wait({ work: (db) => append(db, ...args), append: args }) as Promise<boolean>
  }

  /** When nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  #wait(asked: Pick<Waiting, 'work' | 'append'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  async #run(): Promise<void> {
    // What others ask for in this turn still joins.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#writeTogether(this.#waiting.splice(0, MOST_TOGETHER))
    this.#running = null
  }

  async #writeTogether(group: readonly Waiting[]): Promise<void> {
    let outcomes: readonly Outcome[]
    try {
      outcomes = await this.#db.connection().execute((db) => this.#transact(db, group))
    } catch (thrown) {
      outcomes = group.map(
        ({ reject }) =>
          () =>
            reject(thrown),
      )
    }
    for (const tell of outcomes) tell()
  }

  /** Commits all of them; what to tell each is only told afterwards. Throws if the transaction as a whole failed. */
  async #transact(db: Db, group: readonly Waiting[]): Promise<readonly Outcome[]> {
    try {
      await this.#begin(db)
      const { outcomes, left } = await attemptAppends(db, group)
      const others: Outcome[] = []
      for (const waiting of left) others.push(await attempt(db, waiting))
      await sql`commit`.execute(db)
      return [...outcomes, ...others]
    } catch (thrown) {
      // It fails if the database has ended the transaction by itself, as it does when the disk is full.
      await sql`rollback`.execute(db).catch(() => {})
      throw thrown
    }
  }
}

/** Writes what can be written in one go. What is left, or all if that fails, is to be tried one by one. */
async function attemptAppends(db: Db, group: readonly Waiting[]) {
  const appends = group.flatMap((waiting) => (waiting.append === undefined ? [] : [waiting.append]))
  if (appends.length < 2) return { outcomes: [], left: group }
  const written = await inSavepoint(db, () => appendTogether(db, appends))
  if ('failed' in written) return { outcomes: [], left: group }
  const results = [...written.value]
  const outcomes: Outcome[] = []
  const left = group.filter(({ append, resolve }) => {
    const isWritten = append === undefined ? null : results.shift()
    if (typeof isWritten === 'boolean') outcomes.push(() => resolve(isWritten))
    return typeof isWritten !== 'boolean'
  })
  return { outcomes, left }
}

async function attempt(db: Db, { work, resolve, reject }: Waiting): Promise<Outcome> {
  const done = await inSavepoint(db, () => work(db))
  return 'failed' in done ? () => reject(done.failed) : () => resolve(done.value)
}

/** All of it or nothing. Throws only if the whole transaction is lost. */
async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<{ value: T } | { failed: unknown }> {
  await sql`savepoint one_write`.execute(db)
  try {
    const value = await work()
    await sql`release savepoint one_write`.execute(db)
    return { value }
  } catch (thrown) {
    try {
      await sql`rollback to savepoint one_write`.execute(db)
      await sql`release savepoint one_write`.execute(db)
    } catch (lost) {
      throw new Error(messageOf(thrown), { cause: lost })
    }
    return { failed: thrown }
  }
}
