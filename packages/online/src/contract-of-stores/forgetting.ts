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
      for (const who of ['ann', 'bob']) {
        await store.addGuest(guestOf(who), `device of ${who}`)
        await store.addDevice(who, `second of ${who}`)
        await store.keepCode(`code of ${who}`, who, 10)
        await store.admit('a', who)
      }
      same(await store.forgetGuest('ann', FORMER), [], 'the tables')
      same(await other.guest('ann'), undefined, 'the guest')
      same(await other.guestOfDevice('device of ann'), undefined, 'the guest by device')
      same(await other.guestOfDevice('second of ann'), undefined, 'the guest by another device')
      same(await other.takeCode('code of ann', 1), undefined, 'the code')
      same(await other.isAdmitted('a', 'ann'), false, 'the admission')
      same(await other.guestOfDevice('second of bob'), guestOf('bob'), 'another guest')
      same(await other.isAdmitted('a', 'bob'), true, "another's admission")
      same(await other.takeCode('code of bob', 1), 'bob', "another's code")
      await store.addGuest(guestOf('ann'), 'device of ann')
      same(await store.isAdmitted('a', 'ann'), false, 'the admission of a new guest')
    },
  },
  {
    name: 'tables that gather lose the seats of a guest who is forgotten, or end with the guest who made them',
    async check(connect) {
      const store = await connect()
      await store.addGuest(guestOf('bob'), 'd')
      const command = { key: 'k', body: 'b', version: 1 }
      const both = gatheringOf('a', 1, {
        seats: seatsFor('ann', 'bob'),
        sentAway: ['cid'],
        revealingSince: 5,
        carriedOut: [
          { who: 'ann', ...command },
          { who: 'bob', ...command },
        ],
      })
      const maker = { guest: 'bob', name: 'name of bob' }
      await store.putGathering(0, both, secretsOf('a'))
      await store.putGathering(0, gatheringOf('b', 1, { maker }), secretsOf('b'))
      await store.putGathering(0, gatheringOf('c'), secretsOf('c'))
      same([...(await store.forgetGuest('bob', FORMER))].sort(), ['a', 'b'], 'the tables')
      same(
        await store.gathering('a'),
        {
          ...both,
          version: 2,
          seats: seatsFor('ann', null),
          revealingSince: null,
          carriedOut: [{ who: 'ann', ...command }],
        },
        'the gathering',
      )
      same(await store.gatheringsOf('bob'), [], 'their gatherings')
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
      await store.addGuest(guestOf('bob'), 'd')
      await store.append('a', 0, opening('a', 'ann', 'bob'))
      await store.append('b', 0, opening('b', 'bob', 'ann'))
      await store.append('c', 0, opening('c', 'ann', null))
      const command = { who: 'bob', key: 'k', body: 'b', version: 3 }
      const event = { is: 'resigned', by: 1, at: 9 } as const
      await store.append('a', 2, { events: [event], entry: entryOf('a', 'ann', 'bob'), command })
      same([...(await store.forgetGuest('bob', FORMER))].sort(), ['a', 'b'], 'the tables')
      const [first, ...rest] = await store.events('a', 0)
      const { seats } = first?.is === 'opened' ? first.opening : { seats: [] }
      same(
        seats.map(({ name }) => name),
        ['name of ann', FORMER],
        'the names in the first event',
      )
      same(rest, [{ is: 'resigned', by: 0, at: 2 }, event], 'the other events')
      const entry = await store.entry('a')
      same(
        entry?.summary.seats.map(({ name }) => name),
        ['name of ann', FORMER],
        'the names in the entry',
      )
      same(entry?.holders, { owner: 'ann', seats: ['ann', null] }, 'who holds the seats')
      same((await store.entry('b'))?.holders, { owner: '', seats: [null, 'ann'] }, 'who holds the seats of the other')
      same(await store.entries('bob'), [], 'their tables')
      same((await store.entries('ann')).length, 3, 'the number of tables of another')
      same(await store.carriedOut('a', 'bob', 'k'), undefined, 'their command')
      same(await store.secret('a'), 'draws of a', 'the secret')
      same(await store.events('c', 0), opening('c', 'ann', null).events, 'the events of a table of others')
      const said = JSON.stringify([await store.entries('ann'), await store.events('a', 0), await store.events('b', 0)])
      same(said.includes('bob'), false, 'whether anything still names them')
    },
  },
  {
    name: 'two who are forgotten at one table are told apart',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, opening('a', 'ann', 'bob'))
      await store.forgetGuest('ann', FORMER)
      await store.forgetGuest('bob', FORMER)
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
      same(openedEvent('ann', 'bob').at, first?.at, 'when it was opened')
    },
  },
]
