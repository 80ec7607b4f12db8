/** Puts a server to play at together: the games, the bots, the store and the service. Only here they all meet. */
import { randomBytes } from 'node:crypto'
import { botFor, botsOf } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { OnlineService, type World } from '@bastide/online'
import { botThreads, carryOutWishes, type Log, type Online, openStore, threadFile } from '@bastide/server'
import type { Settings } from './settings.ts'

/** Pages show bots' moves at a pace of their own; this is for the clocks, and for those who watch without a page. */
const BOT_PACE_MS = 500
const SECRET_BYTES = 16

export interface Composed {
  readonly online: Online
  /** Resolves if the store is lost: nothing can be kept any more. */
  readonly lost: Promise<Error>
  /** After the server has stopped. */
  close(): Promise<void>
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

export async function compose(settings: Pick<Settings, 'dataFolder' | 'store'>, { log }: Log): Promise<Composed> {
  const { dataFolder } = settings
  const opened = await openStore(settings.store)
  const program = await threadFile(new URL('./bot-thread.ts', import.meta.url))
  const bots = await botThreads({
    program,
    bots: botsOf,
    takes: (game, bot) => botFor(game, bot)?.milliseconds ?? 0,
    isShared: (game, bot) => botFor(game, bot)?.ponder !== undefined,
  })
  const world: World = {
    now: () => Date.now(),
    after,
    randomBits: () => randomBytes(SECRET_BYTES).toString('hex'),
    bots,
    botPace: BOT_PACE_MS,
    fault: (thrown) => log.error(thrown),
  }
  const service = new OnlineService(GAMES, opened.store, world)
  return {
    online: {
      service,
      write: () => opened.store.tryWriting(),
      alsoDo: () => carryOutWishes(dataFolder, service, Date.now()),
    },
    lost: opened.lost,
    async close() {
      await bots.close()
      await opened.close()
    },
  }
}
