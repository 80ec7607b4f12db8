import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { type Served, type Serving, serve as servePages } from '@bastide/server'
import { type Command, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'

/** The default port. */
const PORT = 8317
const LAST_PORT = 65_535
/** How many successive ports are tried. */
const TRIES = 20

const isTaken = (thrown: unknown): boolean => (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Serves at the first free port from the default one on. */
async function atFreePort(serving: Omit<Serving, 'port'>): Promise<Served> {
  for (let tried = 1; ; tried++) {
    try {
      return await servePages({ ...serving, port: PORT + tried - 1 })
    } catch (thrown) {
      if (!isTaken(thrown) || tried === TRIES) throw thrown
    }
  }
}

/** This machine's addresses on the local network. */
function addressesNearby(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return found
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

function sayWhere({ address, port }: Served, named: number | null, host: string | undefined, terminal: Terminal): void {
  const isOther = named === null && port !== PORT
  const nearby = host === undefined ? addressesNearby(port) : []
  terminal.out(
    `${isOther ? `Port ${PORT} is taken. ` : ''}Bastide is at ${address}${nearby.length === 0 ? '' : ` (and ${nearby.join(', ')} for others nearby)`}. Ctrl-C ends it.`,
  )
}

/** Why it cannot listen at the named port, or at any from the default one on. */
function whyNot(thrown: unknown, port: number | null, host: string | undefined): string {
  const ports = port === null ? `ports ${PORT} to ${PORT + TRIES - 1}` : `port ${port}`
  const place = host === undefined ? ports : `${ports} of ${host}`
  if (isTaken(thrown)) return `${place} ${port === null ? 'are' : 'is'} taken; --port names another, 0 any free one`
  const { code, message } = thrown as NodeJS.ErrnoException
  return `cannot listen at ${place} (${code ?? message})`
}

/** Resolves when the program is told to stop. */
const ended = (): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => new Promise((resolve) => process.once(signal, resolve))))

export const serve: Command = {
  name: 'serve',
  purpose: 'serves the pages to browsers',
  help: [
    'usage: bastide serve [--port N] [--host ADDRESS] [--folder FOLDER]',
    '',
    'Serves the built pages until stopped, and prints their address.',
    '',
    `  --port N         the port (default: the environment's PORT, or else ${PORT} or the next free one); 0 for any free one`,
    "  --host ADDRESS   the address to listen on (default: the environment's HOST, or all of this machine's)",
    '  --folder FOLDER  the folder of the built pages (default: apps/web/dist of this clone)',
  ].join('\n'),
  async run(argv, terminal) {
    const { values } = readArguments(
      argv,
      { port: { type: 'string' }, host: { type: 'string' }, folder: { type: 'string' } },
      [],
    )
    const named = values.port ?? (process.env.PORT || undefined)
    const port = named === undefined ? null : readCount(named, 'port', 0, LAST_PORT)
    const host = values.host ?? (process.env.HOST || undefined)
    const folder = values.folder ?? join(import.meta.dirname, '..', '..', 'web', 'dist')
    if (!existsSync(join(folder, 'index.html')))
      throw new Misuse(`there are no built pages in ${folder}; npm run build makes them`)
    try {
      const served = await (port === null ? atFreePort({ host, folder }) : servePages({ port, host, folder }))
      sayWhere(served, port, host, terminal)
      await ended()
      await served.close()
      return OK
    } catch (thrown) {
      throw new Failed(failure('cannot-listen', whyNot(thrown, port, host)), { cause: thrown })
    }
  },
}
