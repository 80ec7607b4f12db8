/** Tables for as long as the process lasts: for tests, and where nothing can be written. */
import type { TableEvent } from '@bastide/table'
import type { TableId } from '@bastide/wire'
import { type CarriedOut, type Change, type Identity, isHeldBy, type Store, type TableEntry } from './store.ts'

/** All that is kept of one table. */
export interface KeptInMemory {
  readonly entry: TableEntry
  readonly secret: string
  readonly events: readonly TableEvent[]
  readonly commands: ReadonlyMap<string, CarriedOut>
}

/** One text for both, whatever they are made of. */
const commandKey = (who: Identity, key: string): string => JSON.stringify([who, key])

/** As a database would: nothing that is kept is shared with its writer or its readers. */
export const copyOf = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

/** Answers come later, as every store's do, so that nobody comes to rely on a store that answers at once. */
export const later = <T>(value: T): Promise<T> => Promise.resolve(copyOf(value))

export class MemoryStore implements Store {
  /** For stores that keep more than this one, and change it in the same write. */
  protected readonly kept = new Map<TableId, KeptInMemory>()

  entries(who: Identity): Promise<readonly TableEntry[]> {
    return later([...this.kept.values()].map(({ entry }) => entry).filter((entry) => isHeldBy(entry, who)))
  }

  entry(table: TableId): Promise<TableEntry | undefined> {
    return later(this.kept.get(table)?.entry)
  }

  secret(table: TableId): Promise<string | undefined> {
    return later(this.kept.get(table)?.secret)
  }

  events(table: TableId, from: number): Promise<readonly TableEvent[]> {
    return later((this.kept.get(table)?.events ?? []).slice(from))
  }

  carriedOut(table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined> {
    return later(this.kept.get(table)?.commands.get(commandKey(who, key)))
  }

  async withKey(who: Identity, gameKey: string): Promise<readonly TableId[]> {
    return (await this.entries(who)).filter((entry) => entry.gameKey === gameKey).map(({ summary }) => summary.table)
  }

  dueBy(time: number): Promise<readonly TableId[]> {
    const due = [...this.kept].flatMap(([table, { entry }]) =>
      entry.due !== null && entry.due <= time ? [{ table, due: entry.due }] : [],
    )
    return later(due.sort((one, other) => one.due - other.due).map(({ table }) => table))
  }

  append(table: TableId, expected: number, { events, entry, command, secret }: Change): Promise<boolean> {
    const before = this.kept.get(table)
    if ((before?.events.length ?? 0) !== expected) return later(false)
    const commands = new Map(before?.commands)
    if (command !== undefined) commands.set(commandKey(command.who, command.key), command)
    this.kept.set(table, {
      entry: copyOf(entry),
      secret: before?.secret ?? secret ?? '',
      events: [...(before?.events ?? []), ...copyOf(events)],
      commands,
    })
    return later(true)
  }

  forget(table: TableId): Promise<void> {
    this.kept.delete(table)
    return later(undefined)
  }
}
