/** The real server with tables in memory. Its clock is handed in, so that days pass in no time. */
import { randomBytes } from 'node:crypto'
import { BOTS, botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { Thinker, type Thought } from '@bastide/host'
import { MemoryOnlineStore, OnlineService } from '@bastide/online'
import { type Served, serve } from '../../server/src/index.ts'

/** The folder of the built pages, relative to the project: a bundle of this file is not where its source is. */
export const FOLDER = 'apps/web/dist'

const thinker = new Thinker(GAMES, botFor)

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

export function serveOnline(now = () => Date.now(), host = 'localhost'): Promise<Served> {
  const service = new OnlineService(GAMES, new MemoryOnlineStore(), {
    now,
    after,
    randomBits: () => randomBytes(16).toString('hex'),
    bots: {
      bots: (game) => BOTS.filter((bot) => bot.game === null || bot.game === game).map(({ id }) => id),
      takes: (game, bot) => botFor(game, bot)?.milliseconds ?? 0,
      think: async (thought: Thought) => thinker.think(thought),
      advise: async (thought: Thought) => thinker.advise(thought),
    },
    botPace: 0,
    fault: (thrown) => console.error(thrown),
  })
  return serve({ port: 0, host, folder: FOLDER, online: { service, write: async () => {} } })
}
