import { same } from '@bastide/host/store-contract'
import {
  entryOf,
  gatheringOf,
  guestOf,
  type OnlineStoreRequirement,
  openedEvent,
  opening,
  seatsFor,
  secretsOf,
} from './examples.ts'

const FORMER = 'a former player'

export const FORGETTING: readonly OnlineStoreRequirement[] = [
  {
    name: 'a guest who is forgotten is gone with devices, codes and admissions, and nobody else is',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      for (const who of ['red', 'blue']) {
        await store.addGuest(guestOf(who), `device of ${who}`)
        await store.addDevice(who, `second of ${who}`)
        await store.keepCode(`code of ${who}`, who, 10)
        await store.admit('a', who)
      }
      same(await store.forgetGuest('red', FORMER), [], 'the tables')
      same(await other.guest('red'), undefined, 'the guest')
      same(await other.guestOfDevice('device of red'), undefined, 'the guest by device')
      same(await other.guestOfDevice('second of red'), undefined, 'the guest by another device')
      same(await other.takeCode('code of red', 1), undefined, 'the code')
      same(await other.isAdmitted('a', 'red'), false, 'the admission')
      same(await other.guestOfDevice('second of blue'), guestOf('blue'), 'another guest')
      same(await other.isAdmitted('a', 'blue'), true, "another's admission")
      same(await other.takeCode('code of blue', 1), 'blue', "another's code")
      await store.addGuest(guestOf('red'), 'device of red')
      same(await store.isAdmitted('a', 'red'), false, 'the admission of a new guest')
    },
  },
  {
    name: 'tables that gather lose the seats of a guest who is forgotten, or end with the guest who made them',
    async check(connect) {
      const store = await connect()
      await store.addGuest(guestOf('blue'), 'd')
      const command = { key: 'k', body: 'b', version: 1 }
      const both = gatheringOf('a', 1, {
        seats: seatsFor('red', 'blue'),
        sentAway: ['cid'],
        revealingSince: 5,
        carriedOut: [
          { who: 'red', ...command },
          { who: 'blue', ...command },
        ],
      })
      const maker = { guest: 'blue', name: 'name of blue' }
      await store.putGathering(0, both, secretsOf('a'))
      await store.putGathering(0, gatheringOf('b', 1, { maker }), secretsOf('b'))
      await store.putGathering(0, gatheringOf('c'), secretsOf('c'))
      same([...(await store.forgetGuest('blue', FORMER))].sort(), ['a', 'b'], 'the tables')
      same(
        await store.gathering('a'),
        {
          ...both,
          version: 2,
          seats: seatsFor('red', null),
          revealingSince: null,
          carriedOut: [{ who: 'red', ...command }],
        },
        'the gathering',
      )
      same(await store.gatheringsOf('blue'), [], 'their gatherings')
      same(await store.putGathering(1, { ...both, version: 2 }), false, 'a write of who has not heard of it')
      same(await store.gathering('b'), undefined, 'the gathering that they made')
      same(await store.gatheringSecrets('b'), undefined, 'its secrets')
      same(await store.gathering('c'), gatheringOf('c'), 'a gathering of others')
    },
  },
  {
    name: 'open tables keep everything but the name of a guest who is forgotten',
    async check(connect) {
      const store = await connect()
      await store.addGuest(guestOf('blue'), 'd')
      await store.append('a', 0, opening('a', 'red', 'blue'))
      await store.append('b', 0, opening('b', 'blue', 'red'))
      await store.append('c', 0, opening('c', 'red', null))
      const command = { who: 'blue', key: 'k', body: 'b', version: 3 }
      const event = { is: 'resigned', by: 1, at: 9 } as const
      await store.append('a', 2, { events: [event], entry: entryOf('a', 'red', 'blue'), command })
      same([...(await store.forgetGuest('blue', FORMER))].sort(), ['a', 'b'], 'the tables')
      const [first, ...rest] = await store.events('a', 0)
      const { seats } = first?.is === 'opened' ? first.opening : { seats: [] }
      same(
        seats.map(({ name }) => name),
        ['name of red', FORMER],
        'the names in the first event',
      )
      same(rest, [{ is: 'resigned', by: 0, at: 2 }, event], 'the other events')
      const entry = await store.entry('a')
      same(
        entry?.summary.seats.map(({ name }) => name),
        ['name of red', FORMER],
        'the names in the entry',
      )
      same(entry?.holders, { owner: 'red', seats: ['red', null] }, 'who holds the seats')
      same((await store.entry('b'))?.holders, { owner: '', seats: [null, 'red'] }, 'who holds the seats of the other')
      same(await store.entries('blue'), [], 'their tables')
      same((await store.entries('red')).length, 3, 'the number of tables of another')
      same(await store.carriedOut('a', 'blue', 'k'), undefined, 'their command')
      same(await store.secret('a'), 'draws of a', 'the secret')
      same(await store.events('c', 0), opening('c', 'red', null).events, 'the events of a table of others')
      const said = JSON.stringify([await store.entries('red'), await store.events('a', 0), await store.events('b', 0)])
      same(said.includes('blue'), false, 'whether anything still names them')
    },
  },
  {
    name: 'two who are forgotten at one table are told apart',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, opening('a', 'red', 'blue'))
      await store.forgetGuest('red', FORMER)
      await store.forgetGuest('blue', FORMER)
      const names = [FORMER, `${FORMER} 2`]
      same(
        (await store.entry('a'))?.summary.seats.map(({ name }) => name),
        names,
        'the names in the entry',
      )
      const [first] = await store.events('a', 0)
      const seats = first?.is === 'opened' ? first.opening.seats : []
      same(
        seats.map(({ name }) => name),
        names,
        'the names in the first event',
      )
      same(openedEvent('red', 'blue').at, first?.at, 'when it was opened')
    },
  },
]
