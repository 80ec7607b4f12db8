import { same } from '@bastide/host/store-contract'
import type { Gathering } from '../gathering/gathering.ts'
import {
  entryOf,
  fairOpening,
  gatheringOf,
  listed,
  type OnlineStoreRequirement,
  openedEvent,
  opening,
  seatsFor,
  secretsOf,
} from './examples.ts'

const tablesOf = (gatherings: readonly Gathering[]): readonly string[] => gatherings.map(({ table }) => table)

const KEEPING: readonly OnlineStoreRequirement[] = [
  {
    name: 'a gathering is read back as it was written last',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      same(await store.putGathering(0, gatheringOf('a'), secretsOf('a')), true, 'the first write')
      same(await other.gathering('a'), gatheringOf('a'), 'the gathering')
      same(await other.gatheringSecrets('a'), secretsOf('a'), 'its secrets')
      const next = gatheringOf('a', 2, { seats: seatsFor('red', 'blue'), touched: 9, revealingSince: 8 })
      same(await other.putGathering(1, next), true, 'the second write')
      same(await store.gathering('a'), next, 'the gathering after it')
      same(await store.gatheringSecrets('a'), secretsOf('a'), 'its secrets after it')
      const told = JSON.stringify([await store.gathering('a'), await store.gatheringsOf('red')])
      same(told.includes(secretsOf('a').draws) || told.includes(secretsOf('a').invite), false, 'secrets told beside it')
    },
  },
  {
    name: 'of two writes of the same version one is made',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      const firsts = await Promise.all([
        store.putGathering(0, gatheringOf('a', 1, { touched: 1 }), secretsOf('one')),
        other.putGathering(0, gatheringOf('a', 1, { touched: 2 }), secretsOf('two')),
      ])
      same([...firsts].sort(), [false, true], 'the first writes that were made')
      same((await store.gathering('a'))?.touched, firsts[0] ? 1 : 2, 'what was written first')
      same(await store.gatheringSecrets('a'), secretsOf(firsts[0] ? 'one' : 'two'), 'the secrets of the same')
      const seconds = await Promise.all([
        store.putGathering(1, gatheringOf('a', 2, { touched: 3 })),
        other.putGathering(1, gatheringOf('a', 2, { touched: 4 })),
      ])
      same([...seconds].sort(), [false, true], 'the second writes that were made')
      same((await other.gathering('a'))?.touched, seconds[0] ? 3 : 4, 'what was written second')
      for (const expected of [0, 1, 3])
        same(await store.putGathering(expected, gatheringOf('a', expected + 1)), false, `after version ${expected}`)
      same(await store.putGathering(1, gatheringOf('b', 2)), false, 'a second version without a first')
      same(await store.gathering('b'), undefined, 'the gathering without a first version')
    },
  },
  {
    name: 'gatherings are found by who made them or sits there',
    async check(connect) {
      const store = await connect()
      await store.putGathering(0, gatheringOf('a'), secretsOf('a'))
      const seats = seatsFor('blue', 'red')
      const maker = { guest: 'blue', name: 'x' }
      await store.putGathering(0, gatheringOf('b', 1, { maker, seats }), secretsOf('b'))
      await store.putGathering(0, gatheringOf('c', 1, { maker, seats: seatsFor(null, null) }), secretsOf('c'))
      same([...tablesOf(await store.gatheringsOf('red'))].sort(), ['a', 'b'], 'those of red')
      same([...tablesOf(await store.gatheringsOf('blue'))].sort(), ['b', 'c'], 'those of blue')
      same(await store.gatheringsOf('cid'), [], 'those of cid')
      await store.putGathering(1, gatheringOf('b', 2, { maker, seats: seatsFor('cid', null) }))
      same(tablesOf(await store.gatheringsOf('red')), ['a'], 'those of red after she stood up')
      same(tablesOf(await store.gatheringsOf('cid')), ['b'], 'those of cid who sat down')
    },
  },
  {
    name: 'listed gatherings are listed, the newest first',
    async check(connect) {
      const store = await connect()
      for (const one of [listed('a', 5), listed('b', 7), listed('c', 9, false), listed('d', 6)])
        await store.putGathering(0, one, secretsOf(one.table))
      same(tablesOf(await store.listedGatherings(9)), ['b', 'd', 'a'], 'all')
      same(tablesOf(await store.listedGatherings(2)), ['b', 'd'], 'two')
      await store.putGathering(1, { ...listed('b', 7, false), version: 2 })
      same(tablesOf(await store.listedGatherings(9)), ['d', 'a'], 'all after one is listed no more')
    },
  },
  {
    name: 'gatherings that nobody has touched since are found',
    async check(connect) {
      const store = await connect()
      for (const touched of [10, 11, 12])
        await store.putGathering(0, gatheringOf(`t${touched}`, 1, { touched }), secretsOf('x'))
      same([...(await store.gatheringsBefore(12))].sort(), ['t10', 't11'], 'those before 12')
      await store.putGathering(1, gatheringOf('t10', 2, { touched: 13 }))
      same(await store.gatheringsBefore(12), ['t11'], 'those before 12, after one was touched')
    },
  },
  {
    name: 'what is changed after writing or reading is not changed in the store',
    async check(connect) {
      const store = await connect()
      const gathering = JSON.parse(JSON.stringify(gatheringOf('a')))
      await store.putGathering(0, gathering, secretsOf('a'))
      gathering.touched = 9
      const read = (await store.gathering('a')) as { touched: number }
      read.touched = 9
      same(await store.gathering('a'), gatheringOf('a'), 'the gathering')
    },
  },
]

const ENDING: readonly OnlineStoreRequirement[] = [
  {
    name: 'a gathering that is dropped is gone with its secrets and who was let in, and no other is',
    async check(connect) {
      const store = await connect()
      for (const table of ['a', 'ab']) {
        await store.putGathering(0, listed(table, 1), secretsOf(table))
        await store.admit(table, 'red')
      }
      await store.dropGathering('a')
      await store.dropGathering('nowhere')
      same(await store.gathering('a'), undefined, 'the gathering')
      same(await store.gatheringSecrets('a'), undefined, 'its secrets')
      same(await store.isAdmitted('a', 'red'), false, 'who was let in')
      same(tablesOf(await store.gatheringsOf('red')), ['ab'], 'the gatherings of its maker')
      same(tablesOf(await store.listedGatherings(9)), ['ab'], 'the listed gatherings')
      same(await store.gatheringSecrets('ab'), secretsOf('ab'), 'the secrets of another')
      same(await store.isAdmitted('ab', 'red'), true, 'who was let in at another')
      same(await store.putGathering(1, gatheringOf('a', 2)), false, 'a second version of it')
    },
  },
  {
    name: 'a gathering becomes a table in one write, and who was let in stays so',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.putGathering(0, listed('a', 1), secretsOf('a'))
      await store.admit('a', 'blue')
      same(await store.openTable('a', 2, opening('a', 'red', 'blue')), false, 'after another version')
      same(await store.openTable('b', 0, opening('b', 'red', 'blue')), false, 'without a gathering')
      same(await store.events('a', 0), [], 'the events before it begins')
      same(await store.entry('b'), undefined, 'the entry of the table without a gathering')
      const made = await Promise.all([
        store.openTable('a', 1, opening('a', 'red', 'blue')),
        other.openTable('a', 1, opening('a', 'red', 'blue')),
      ])
      same([...made].sort(), [false, true], 'which of two openings was made')
      same(await other.gathering('a'), undefined, 'the gathering')
      same(await other.gatheringSecrets('a'), undefined, 'its secrets')
      same(await other.listedGatherings(9), [], 'the listed gatherings')
      same((await other.events('a', 0)).length, 2, 'the number of events')
      same(await other.entry('a'), entryOf('a', 'red', 'blue'), 'the entry')
      same(await other.secret('a'), 'draws of a', 'the secret of the draws')
      same(await other.isAdmitted('a', 'blue'), true, 'who was let in')
      same(await store.putGathering(0, gatheringOf('a'), secretsOf('a')), false, 'a gathering with the id of a table')
      await store.forget('a')
      same(await store.isAdmitted('a', 'blue'), false, 'who was let in, after the table was deleted')
    },
  },
  {
    name: 'a table that gathers begins in no other way, and with no other version',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.putGathering(0, gatheringOf('a'), secretsOf('a'))
      same(await store.append('a', 0, opening('a', 'red', null)), false, 'a plain first write')
      same(await store.entry('a'), undefined, 'the entry after it')
      const [isPut, isOpened] = await Promise.all([
        store.putGathering(1, gatheringOf('a', 2)),
        other.openTable('a', 1, opening('a', 'red', null)),
      ])
      same([isPut, isOpened].sort(), [false, true], 'the one of a change and an opening that was made')
      same((await store.gathering('a')) !== undefined, isPut, 'whether it still gathers')
      same((await store.entry('a')) !== undefined, isOpened, 'whether there is a table')
      same((await store.events('a', 0)).slice(0, 1), isOpened ? [openedEvent('red', null)] : [], 'its first event')
    },
  },
  {
    name: 'the chains that games began with are known, to those who played there',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      const [end, later] = ['0e'.repeat(32), '1f'.repeat(32)]
      await store.append('a', 0, fairOpening('a', end, 'red', 'blue'))
      await store.append('b', 0, fairOpening('b', later, 'cyd'))
      await store.append('c', 0, opening('c', 'red'))
      for (const who of ['red', 'blue']) same(await other.beganWith(who, end), true, `the chain of a game of ${who}`)
      same(await store.beganWith('cyd', end), false, 'somebody who was not there')
      same(await store.beganWith('red', later), false, 'a chain of another game')
      same(await store.beganWith('red', '2a'.repeat(32)), false, 'a chain that nobody used')
      await store.forget('a')
      same(await store.beganWith('red', end), false, 'the chain of a game that was deleted')
    },
  },
  {
    name: 'tables are listed in the order of their ids, page by page',
    async check(connect) {
      const store = await connect()
      for (const table of ['b', 'Z', 'a', '1']) await store.append(table, 0, opening(table, 'red'))
      await store.putGathering(0, gatheringOf('c'), secretsOf('c'))
      same(await store.tables(null, 9), ['1', 'Z', 'a', 'b'], 'all')
      same(await store.tables(null, 2), ['1', 'Z'], 'the first two')
      same(await store.tables('Z', 9), ['a', 'b'], 'the others')
    },
  },
]

export const GATHERINGS: readonly OnlineStoreRequirement[] = [...KEEPING, ...ENDING]
