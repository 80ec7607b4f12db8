/** The store of a server over a database, whichever it is. */
import type { OnlineStore } from '@bastide/online'
import * as forgetting from './forgetting.ts'
import * as gatherings from './gatherings.ts'
import type { GroupedWrites } from './grouped-writes.ts'
import * as guests from './guests.ts'
import type { Db } from './schema.ts'
import * as tables from './tables.ts'

const READING = {
  entries: tables.entries,
  entry: tables.entry,
  secret: tables.secret,
  events: tables.events,
  carriedOut: tables.carriedOut,
  withKey: tables.withKey,
  dueBy: tables.dueBy,
  tables: tables.tables,
  guest: guests.guest,
  guestOfDevice: guests.guestOfDevice,
  guests: guests.guests,
  devicesOf: guests.devicesOf,
  isAdmitted: guests.isAdmitted,
  gathering: gatherings.gathering,
  gatheringSecrets: gatherings.gatheringSecrets,
  gatheringsOf: gatherings.gatheringsOf,
  listedGatherings: gatherings.listedGatherings,
  gatheringsBefore: gatherings.gatheringsBefore,
  beganWith: tables.beganWith,
}

const WRITING = {
  forget: tables.forget,
  addGuest: guests.addGuest,
  addDevice: guests.addDevice,
  dropDevice: guests.dropDevice,
  changeGuest: guests.changeGuest,
  keepCode: guests.keepCode,
  takeCode: guests.takeCode,
  dropCodes: guests.dropCodes,
  tryWriting: guests.tryWriting,
  admit: guests.admit,
  forgetGuest: forgetting.forgetGuest,
  putGathering: gatherings.putGathering,
  dropGathering: gatherings.dropGathering,
  openTable: gatherings.openTable,
}

type Queries = { readonly [name: string]: (db: Db, ...args: never[]) => Promise<unknown> }
type Bound<Q extends Queries> = {
  readonly [N in keyof Q]: Q[N] extends (db: Db, ...args: infer A) => infer R ? (...args: A) => R : never
}

const bound = <Q extends Queries>(queries: Q, ask: (work: (db: Db) => Promise<unknown>) => Promise<unknown>) =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, (...args: never[]) => ask((db) => query(db, ...args))]),
  ) as unknown as Bound<Q>

export const sqlStore = (db: Db, writes: GroupedWrites): OnlineStore => ({
  ...bound(READING, (work) => work(db)),
  ...bound(WRITING, (work) => writes.write(work)),
  append: (table, expected, change) => writes.append(table, expected, change),
})
