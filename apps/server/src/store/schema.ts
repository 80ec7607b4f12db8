/** The tables of the database, the same in SQLite and PostgreSQL. What is found by no index is kept as JSON text. */
import type { Kysely } from 'kysely'

/** JSON as text: `jsonb` would refuse some texts that JSON allows, and give back others than were written. */
type JsonText = string

export interface Schema {
  /** The entries of open tables. `version` is the number of events. */
  entries: {
    table_id: string
    version: number
    /** The entry without its holders. */
    entry: JsonText
    holders: JsonText
    game_key: string | null
    due: number | null
  }
  /** Whose tables they are: for each who owns one or plays there. */
  holders: { who: string; table_id: string }
  /** `version` is the number of events before it. */
  events: { table_id: string; version: number; event: JsonText }
  /** Of tables, and of those that gather; the latter have an invitation. */
  secrets: { table_id: string; draws: string; invite: string | null }
  commands: { table_id: string; who: string; key: string; body: string; version: number }
  guests: { id: string; name: string; made: number; seen: number; is_blocked: number }
  devices: { hash: string; guest: string }
  codes: { hash: string; guest: string; until: number }
  gatherings: {
    table_id: string
    version: number
    gathering: JsonText
    is_listed: number
    made: number
    touched: number
  }
  /** Who made a gathering, or sits at it. */
  gatherers: { who: string; table_id: string }
  admissions: { table_id: string; guest: string }
}

export type Db = Kysely<Schema>

export type Dialect = 'sqlite' | 'postgres'
