/**
 * Writes that wait are written together: a commit waits for the disk, and one wait serves all of them. Each write is
 * all or nothing for itself, and is answered only after the commit.
 */
import { sql } from 'kysely'
import { messageOf } from './refused.ts'
import type { Db } from './schema.ts'

/** So that a flood does not make everybody wait for one enormous transaction. */
const MOST_TOGETHER = 500

interface Waiting {
  readonly work: (db: Db) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (thrown: unknown) => void
}

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
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
      this.#running ??= this.#run()
    })
  }

  /** When nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    // What others ask for in this turn still joins.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#writeTogether(this.#waiting.splice(0, MOST_TOGETHER))
    this.#running = null
  }

  async #writeTogether(group: readonly Waiting[]): Promise<void> {
    let settle: readonly (() => void)[]
    try {
      settle = await this.#db.connection().execute((db) => this.#transact(db, group))
    } catch (thrown) {
      settle = group.map(
        ({ reject }) =>
          () =>
            reject(thrown),
      )
    }
    for (const tell of settle) tell()
  }

  /** Commits all of them; what to tell each is only told afterwards. Throws if the transaction as a whole failed. */
  async #transact(db: Db, group: readonly Waiting[]): Promise<readonly (() => void)[]> {
    try {
      await this.#begin(db)
      const outcomes: (() => void)[] = []
      for (const waiting of group) outcomes.push(await attempt(db, waiting))
      await sql`commit`.execute(db)
      return outcomes
    } catch (thrown) {
      // It fails if the database has ended the transaction by itself, as it does when the disk is full.
      await sql`rollback`.execute(db).catch(() => {})
      throw thrown
    }
  }
}

async function attempt(db: Db, { work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one_write`.execute(db)
  try {
    const value = await work(db)
    await sql`release savepoint one_write`.execute(db)
    return () => resolve(value)
  } catch (thrown) {
    try {
      await sql`rollback to savepoint one_write`.execute(db)
      await sql`release savepoint one_write`.execute(db)
    } catch (lost) {
      throw new Error(messageOf(thrown), { cause: lost })
    }
    return () => reject(thrown)
  }
}
