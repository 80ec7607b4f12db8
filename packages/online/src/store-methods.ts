import type { OnlineStore } from './store.ts'

const METHODS: { readonly [M in keyof OnlineStore]: true } = {
  entries: true,
  entry: true,
  secret: true,
  events: true,
  carriedOut: true,
  withKey: true,
  dueBy: true,
  append: true,
  forget: true,
  guest: true,
  guestOfDevice: true,
  addGuest: true,
  addDevice: true,
  dropDevice: true,
  devicesOf: true,
  changeGuest: true,
  guests: true,
  keepCode: true,
  takeCode: true,
  forgetGuest: true,
  gathering: true,
  gatheringSecrets: true,
  gatheringsOf: true,
  listedGatherings: true,
  gatheringsBefore: true,
  putGathering: true,
  dropGathering: true,
  openTable: true,
  admit: true,
  isAdmitted: true,
  tables: true,
}

/** The names of everything that a store can be asked. */
export const STORE_METHODS = Object.keys(METHODS) as readonly (keyof OnlineStore)[]
