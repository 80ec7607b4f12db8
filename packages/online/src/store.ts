/**
 * What a server keeps besides tables that are open: guests, their devices, and tables that gather. Run
 * `ONLINE_STORE_CONTRACT` on every new store.
 */
import type { Change, Identity, Store } from '@bastide/host'
import type { TableId } from '@bastide/wire'
import type { Gathering } from './gathering/gathering.ts'

/** A guest's id is their identity at tables. */
export interface Guest {
  readonly id: Identity
  readonly name: string
  readonly made: number
  /** When they were last here, to the hour. */
  readonly seen: number
  readonly isBlocked: boolean
}

/** What only the server may know of a table that gathers. */
export interface GatheringSecrets {
  /** What draws are made from. */
  readonly draws: string
  /** What makes a link an invitation. */
  readonly invite: string
}

export interface OnlineStore extends Store {
  guest(id: Identity): Promise<Guest | undefined>
  /** By the hash of the secret in a device's cookie. The secret itself is kept nowhere. */
  guestOfDevice(hash: string): Promise<Guest | undefined>
  addGuest(guest: Guest, device: string): Promise<void>
  addDevice(guest: Identity, device: string): Promise<void>
  dropDevice(device: string): Promise<void>
  /** How many devices a guest has. */
  devicesOf(guest: Identity): Promise<number>
  changeGuest(id: Identity, changed: Partial<Pick<Guest, 'name' | 'seen' | 'isBlocked'>>): Promise<void>
  /** In the order of their ids, after this one. */
  guests(after: Identity | null, most: number): Promise<readonly Guest[]>
  /** A one-time code for another device, by its hash. */
  keepCode(hash: string, guest: Identity, until: number): Promise<void>
  /** Whose code it is, if it has not run out. It is gone with the asking: of two who ask, one gets an answer. */
  takeCode(hash: string, now: number): Promise<Identity | undefined>
  /** Deletes the codes that have run out. */
  dropCodes(now: number): Promise<void>
  /**
   * Deletes a guest with devices, codes, admissions and seats at tables that gather. At open tables `name` stands in
   * the place of theirs, in the first event and in the entry, and nobody holds their seats.
   */
  forgetGuest(id: Identity, name: string): Promise<readonly TableId[]>

  gathering(table: TableId): Promise<Gathering | undefined>
  gatheringSecrets(table: TableId): Promise<GatheringSecrets | undefined>
  /** Those that somebody made, or sits at. */
  gatheringsOf(who: Identity): Promise<readonly Gathering[]>
  /** Those that are listed for everybody, the newest first. */
  listedGatherings(most: number): Promise<readonly Gathering[]>
  /** Those that nobody has touched since. */
  gatheringsBefore(touched: number): Promise<readonly TableId[]>
  /**
   * Writes a gathering whose version is one more than `expected`; the first (after 0) with its secrets. False if it has
   * another version, or if a table has this id.
   */
  putGathering(expected: number, gathering: Gathering, secrets?: GatheringSecrets): Promise<boolean>
  dropGathering(table: TableId): Promise<void>
  /** In one write: the gathering of this version is over, and the table begins with this change. */
  openTable(table: TableId, expected: number, change: Change): Promise<boolean>

  /** Who was let in by a link, at this table. */
  admit(table: TableId, guest: Identity): Promise<void>
  isAdmitted(table: TableId, guest: Identity): Promise<boolean>

  /** Whether a game that somebody owns or plays in began with this end of a hash chain. */
  beganWith(who: Identity, end: string): Promise<boolean>

  /** Writes something small as durably as everything else, and leaves nothing of it. Rejects if that cannot be done. */
  tryWriting(): Promise<void>
  /** For whoever runs the server: tables in the order of their ids, after this one. */
  tables(after: TableId | null, most: number): Promise<readonly TableId[]>
}
