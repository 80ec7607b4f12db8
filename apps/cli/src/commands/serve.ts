import { makeLog, type Served, type Serving, serve as startServer } from '@bastide/server'
import { type Command, OK } from '../command.ts'
import { Failed, failure } from '../failure.ts'
import { PORT, whereItIs, whoCanReachIt } from '../serving/announcing.ts'
import { compose } from '../serving/composing.ts'
import { orFail } from '../serving/keeping.ts'
import { readSettings, type Settings } from '../serving/settings.ts'

/** How many successive ports are tried. */
const TRIES = 20

const isTaken = (thrown: unknown): boolean => (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Serves at the first free port from the usual one on. */
async function atFreePort(serving: Omit<Serving, 'port'>): Promise<Served> {
  for (let tried = 1; ; tried++) {
    try {
      return await startServer({ ...serving, port: PORT + tried - 1 })
    } catch (thrown) {
      if (!isTaken(thrown) || tried === TRIES) throw thrown
    }
  }
}

/** Why it cannot listen at the named port, or at any from the usual one on. */
function whyNot(thrown: unknown, { port, host }: Settings): string {
  const ports = port === null ? `ports ${PORT} to ${PORT + TRIES - 1}` : `port ${port}`
  const place = host === undefined ? ports : `${ports} of ${host}`
  if (isTaken(thrown)) return `${place} ${port === null ? 'are' : 'is'} taken; --port names another, 0 any free one`
  const { code, message } = thrown as NodeJS.ErrnoException
  return `cannot listen at ${place} (${code ?? message})`
}

/** Resolves when the program is told to stop. */
const ended = (): Promise<null> =>
  Promise.race(
    ['SIGINT', 'SIGTERM', 'SIGHUP'].map(
      (signal) => new Promise<null>((resolve) => process.once(signal, () => resolve(null))),
    ),
  )

async function listen(settings: Settings, serving: Omit<Serving, 'port'>): Promise<Served> {
  const { port } = settings
  try {
    return await (port === null ? atFreePort(serving) : startServer({ ...serving, port }))
  } catch (thrown) {
    throw new Failed(failure('cannot-listen', whyNot(thrown, settings)), { cause: thrown })
  }
}

export const serve: Command = {
  name: 'serve',
  purpose: 'serves the pages to browsers, and tables to play at together',
  help: [
    'usage: bastide serve [--data FOLDER] [--port N] [--host ADDRESS] [--base-url URL] [--also-at NAMES]',
    '                     [--trust-proxy [ADDRESSES]] [--public] [--folder FOLDER] [--log LEVEL]',
    '',
    'Serves until stopped, and prints the address and who can reach it. Each option can also be a variable of the',
    'environment.',
    '',
    '  --data FOLDER    where games are kept (BASTIDE_DATA; default: data/ of this clone or, if installed as a package,',
    "                   the user's data folder). With DATABASE_URL, games are kept in that PostgreSQL database.",
    `  --port N         the port (BASTIDE_PORT, PORT; default: ${PORT} or the next free one); 0 for any free one`,
    "  --host ADDRESS   the address to listen on (BASTIDE_HOST, HOST; default: all of this machine's)",
    '  --base-url URL   where visitors find it, if a proxy stands before it: https://example.org/games/bastide/',
    '                   (BASTIDE_BASE_URL)',
    '  --also-at NAMES  other host names to answer to, with commas between (BASTIDE_ALSO_AT). Addresses, names without',
    '                   a dot, names of the local network and that of the base URL are always answered',
    '  --trust-proxy [ADDRESSES]',
    '                   believe what these proxies say of where a visitor comes from: addresses or ranges, with commas',
    '                   between; without any, a proxy on this machine (BASTIDE_TRUST_PROXY)',
    '  --public         let everybody in, not only this machine and private networks (BASTIDE_PUBLIC=1)',
    '  --folder FOLDER  the folder of the built pages (BASTIDE_FOLDER; default: those that came with it)',
    '  --log LEVEL      what is written to stderr: silent, error, warn, info, debug (BASTIDE_LOG; default: warn)',
  ].join('\n'),
  async run(argv, terminal) {
    const settings = readSettings(argv, process.env)
    const log = await makeLog(settings.level, (line) => terminal.err(line.trimEnd()))
    const playing = await orFail(compose(settings, log))
    try {
      const { host, folder, place, names, trusted, isPublic } = settings
      const { online } = playing
      const served = await listen(settings, { host, folder, place, names, trusted, isPublic, online, log: log.log })
      // Before anybody can tell it to stop.
      const end = ended()
      terminal.out(whereItIs(served, settings))
      terminal.out(whoCanReachIt(settings))
      const lost = await Promise.race([end, playing.lost])
      await served.close()
      if (lost !== null)
        throw new Failed(failure('store-lost', `what is kept cannot be reached any more: ${lost.message}`))
      return OK
    } finally {
      await playing.close()
    }
  },
}
