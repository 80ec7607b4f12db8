import { StoreBroken, same } from '@bastide/host/store-contract'
import { guestOf, type OnlineStoreRequirement } from './examples.ts'

/** It must be refused, and not be forgotten in silence. */
async function rejected(written: Promise<unknown>, what: string): Promise<void> {
  const isWritten = await written.then(
    () => true,
    () => false,
  )
  if (isWritten) throw new StoreBroken(`${what} was written`)
}

export const GUESTS: readonly OnlineStoreRequirement[] = [
  {
    name: 'an empty store has no guest, no gathering and no table',
    async check(connect) {
      const store = await connect()
      same(await store.guest('red'), undefined, 'a guest')
      same(await store.guestOfDevice('d'), undefined, 'the guest of a device')
      same(await store.guests(null, 10), [], 'guests')
      same(await store.devicesOf('red'), 0, 'devices of somebody unknown')
      same(await store.takeCode('c', 0), undefined, 'a code')
      same(await store.gathering('a'), undefined, 'a gathering')
      same(await store.gatheringSecrets('a'), undefined, 'secrets')
      same(await store.gatheringsOf('red'), [], 'gatherings of a guest')
      same(await store.listedGatherings(10), [], 'gatherings on the list')
      same(await store.gatheringsBefore(1e15), [], 'gatherings that nobody touched')
      same(await store.isAdmitted('a', 'red'), false, 'whether somebody is admitted')
      same(await store.tables(null, 10), [], 'tables')
      same(await store.forgetGuest('red', 'x'), [], 'tables of somebody unknown')
    },
  },
  {
    name: 'a guest is found by id and by each device, from every connection',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      const odd = guestOf('odd', { name: 'Ä "o\' \u{1f3f0} \u202e;--', made: 1_777_777_777_777, isBlocked: true })
      await store.addGuest(guestOf('red'), 'd1')
      await store.addGuest(odd, 'd3')
      await store.addDevice('red', 'd2')
      for (const device of ['d1', 'd2']) same(await other.guestOfDevice(device), guestOf('red'), `guest of ${device}`)
      same(await other.guestOfDevice('d3'), odd, 'another guest')
      same(await other.guest('odd'), odd, 'the other by id')
      same(await other.devicesOf('red'), 2, 'devices')
      same(await other.devicesOf('odd'), 1, 'devices of another')
      await other.dropDevice('d1')
      await other.dropDevice('nowhere')
      same(await store.devicesOf('red'), 1, 'devices that are left')
      same(await store.guestOfDevice('d1'), undefined, 'the guest of a dropped device')
      same(await store.guestOfDevice('d2'), guestOf('red'), 'the guest of the device that is left')
      same(await store.guest('red'), guestOf('red'), 'the guest without the device')
    },
  },
  {
    name: 'no guest and no device takes the place of another',
    async check(connect) {
      const store = await connect()
      await store.addGuest(guestOf('red'), 'd1')
      await rejected(store.addGuest(guestOf('red', { name: 'x' }), 'd2'), 'a second guest with the same id')
      await rejected(store.addGuest(guestOf('blue'), 'd1'), "a guest with another's device")
      await rejected(store.addDevice('nobody', 'd3'), 'a device of nobody')
      await rejected(store.keepCode('c', 'nobody', 9), 'a code of nobody')
      same(await store.guest('red'), guestOf('red'), 'the first guest')
      same(await store.guest('blue'), undefined, "the guest with another's device")
      same(await store.guestOfDevice('d1'), guestOf('red'), 'the guest of the first device')
      same(await store.guestOfDevice('d2'), undefined, 'the guest of the second device')
      await store.addGuest(guestOf('blue'), 'd4')
      await rejected(store.addDevice('blue', 'd1'), "another's device")
      same(await store.guestOfDevice('d1'), guestOf('red'), 'the guest of the first device, in the end')
    },
  },
  {
    name: 'what changes of a guest is changed, and nothing else',
    async check(connect) {
      const store = await connect()
      await store.addGuest(guestOf('red'), 'd1')
      await store.addGuest(guestOf('blue'), 'd2')
      await store.changeGuest('red', { isBlocked: true })
      same(await store.guest('red'), guestOf('red', { isBlocked: true }), 'a blocked guest')
      await store.changeGuest('red', { name: 'new', seen: 8 })
      same(await store.guest('red'), guestOf('red', { isBlocked: true, name: 'new', seen: 8 }), 'a renamed guest')
      await store.changeGuest('red', { isBlocked: false })
      await store.changeGuest('red', {})
      await store.changeGuest('nobody', { name: 'x' })
      same(await store.guestOfDevice('d1'), guestOf('red', { name: 'new', seen: 8 }), 'a guest who is let in again')
      same(await store.guest('blue'), guestOf('blue'), 'another guest')
      same(await store.guest('nobody'), undefined, 'nobody')
    },
  },
  {
    name: 'guests are listed in the order of their ids, page by page',
    async check(connect) {
      const store = await connect()
      for (const id of ['b', 'Z', 'a', '1']) await store.addGuest(guestOf(id), `device of ${id}`)
      const ids = async (after: string | null, most: number) => (await store.guests(after, most)).map(({ id }) => id)
      same(await ids(null, 9), ['1', 'Z', 'a', 'b'], 'all')
      same(await ids(null, 2), ['1', 'Z'], 'the first two')
      same(await ids('Z', 2), ['a', 'b'], 'the next two')
      same(await ids('b', 2), [], 'after the last')
    },
  },
  {
    name: 'a code is good once, for one, until it runs out',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.addGuest(guestOf('red'), 'd1')
      for (const code of ['once', 'late', 'again', 'raced']) await store.keepCode(code, 'red', 10)
      same(await other.takeCode('once', 9), 'red', 'in time')
      same(await store.takeCode('once', 9), undefined, 'a second time')
      same(await store.takeCode('never', 9), undefined, 'a code that was never given')
      const taken = await Promise.all([store.takeCode('raced', 9), other.takeCode('raced', 9)])
      same(taken.filter((who) => who !== undefined).length, 1, 'how many of two at once got an answer')
      same(await store.takeCode('late', 10), undefined, 'at the time when it runs out')
      same(await store.takeCode('late', 9), undefined, 'after it was asked for too late')
    },
  },
  {
    name: 'codes that have run out are dropped, and no others',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.addGuest(guestOf('red'), 'd1')
      for (const until of [9, 10, 11]) await store.keepCode(`until ${until}`, 'red', until)
      await other.dropCodes(10)
      // Asked as of a time at which all were good: what is answered is what is kept.
      same(await store.takeCode('until 9', 1), undefined, 'one that has run out')
      same(await store.takeCode('until 10', 1), undefined, 'one that runs out now')
      same(await store.takeCode('until 11', 1), 'red', 'one that is good')
    },
  },
  {
    name: 'trying to write leaves nothing',
    async check(connect) {
      const store = await connect()
      await store.tryWriting()
      await store.tryWriting()
      same(await store.guests(null, 9), [], 'guests')
      same(await store.tables(null, 9), [], 'tables')
      same(await store.isAdmitted('', ''), false, 'whether nobody is admitted nowhere')
    },
  },
  {
    name: 'who was let in at a table is let in there, and nowhere else',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.admit('a', 'red')
      await store.admit('a', 'red')
      same(await other.isAdmitted('a', 'red'), true, 'who was let in')
      same(await store.isAdmitted('b', 'red'), false, 'the same guest at another table')
      same(await store.isAdmitted('a', 'blue'), false, 'another guest')
    },
  },
]
