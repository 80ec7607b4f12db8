/** The worker: engine and tables, away from the page so that no work ever holds up a frame. */
import '../trusting.ts'
import { type Environment, Host, MemoryStore, SafeStore, type Store } from '@bastide/host'
import type { Result } from '@bastide/kernel'
import { type Notice, type Posted, type Replied, type Request, readRequest, type TableId } from '@bastide/wire'
import { BotLine } from './bot-line.ts'
import { IndexedStore } from './indexed-store.ts'
import { LOCAL } from './local-player.ts'
import { PLAYABLE } from './playable.ts'
import { ScriptedTables } from './scripted-tables.ts'

/** How long a bot seems to think, in milliseconds. The page says it, by the speed that its player likes. */
let botPace = 0

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

const randomBits = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, '0')).join('')

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

const channel = new BroadcastChannel('bastide')

/** Without locks, two tabs may think at once: the store sees to it that one move counts. */
const alone = (table: TableId, run: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? run() : navigator.locks.request(`bots of ${table}`, run)

const environment: Environment = {
  now: () => Date.now(),
  after,
  randomBits,
  bots: new BotLine(),
  get botPace() {
    return botPace
  },
  saved: (table) => channel.postMessage(table),
  alone,
  fault: (thrown) => console.error(thrown),
}
const scripted = new ScriptedTables(PLAYABLE, environment, tell)

const starting = openStore().then((store) => {
  const host = new Host(PLAYABLE, store, environment)
  return { host, page: host.connect(LOCAL, tell) }
})
channel.onmessage = ({ data }: MessageEvent<TableId>) => starting.then(({ host }) => host.hear(data))

async function answerTo(request: Request): Promise<Result<unknown>> {
  if (request.ask === 'script') return scripted.open(request)
  return (scripted.pageFor(request) ?? (await starting).page).answer(request)
}

/** What a page says without waiting for an answer. */
type Said = { readonly botMove: number } | { readonly hurry: TableId }

async function hear(said: Said): Promise<void> {
  if ('botMove' in said) botPace = said.botMove
  else (await starting).host.hurry(said.hurry)
}

addEventListener('message', async ({ data }: MessageEvent<Posted | Said>) => {
  if (!('request' in data)) return hear(data)
  const read = readRequest(data.request)
  const answer = read.ok ? await answerTo(read.value) : read
  const reply: Replied = answer.ok
    ? { id: data.id, ok: true, value: answer.value }
    : { id: data.id, ok: false, refusal: answer }
  postMessage(reply)
})
