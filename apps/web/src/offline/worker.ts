/** The worker: engine, bots and tables, away from the page so that no thought ever holds up a frame. */
import { type Notice, type Posted, type Replied, readRequest } from '@bastide/wire'
import { Host } from './host.ts'
import { IndexedStore } from './indexed-store.ts'
import { SafeStore } from './safe-store.ts'
import { MemoryStore, type Store } from './store.ts'

const tell = (notice: Notice): void => postMessage(notice)

async function openStore(): Promise<Store> {
  try {
    return new SafeStore(
      await IndexedStore.open(),
      () => IndexedStore.open(),
      (why) => tell({ tell: 'not-saved', why }),
    )
  } catch {
    tell({ tell: 'not-saved', why: 'forbidden' })
    return new MemoryStore()
  }
}

const channel = new BroadcastChannel('bastide')
const starting = openStore().then(
  (store) =>
    new Host(store, {
      tell,
      saved: (table) => channel.postMessage(table),
      // Where there are no locks, two tabs may think at once: the store sees to it that one move counts.
      alone: (table, run) => (navigator.locks === undefined ? run() : navigator.locks.request(`bots of ${table}`, run)),
    }),
)
channel.onmessage = ({ data }: MessageEvent<string>) => starting.then((host) => host.hear(data))

addEventListener('message', async ({ data }: MessageEvent<Posted>) => {
  const host = await starting
  const read = readRequest(data.request)
  const answer = read.ok ? await host.answer(read.value) : read
  const reply: Replied = answer.ok
    ? { id: data.id, ok: true, value: answer.value }
    : { id: data.id, ok: false, refusal: answer }
  postMessage(reply)
})
