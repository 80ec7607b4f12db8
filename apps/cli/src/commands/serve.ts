import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { type Served, type Serving, serve as servePages } from '@bastide/server'
import { type Command, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'

/** The default port. */
const PORT = '8317'
const LAST_PORT = 65_535
/** How many successive ports are tried. */
const TRIES = 20

/** Serves at the first free port from the given one on; 0 means any. */
async function atFreePort(serving: Serving): Promise<Served> {
  for (let tried = 1; ; tried++) {
    const port = serving.port === 0 ? 0 : serving.port + tried - 1
    try {
      return await servePages({ ...serving, port })
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tried === TRIES || port === LAST_PORT) throw thrown
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

function sayWhere({ address, port }: Served, wished: number, host: string | undefined, terminal: Terminal): void {
  const isOther = wished !== 0 && port !== wished
  const nearby = host === undefined ? addressesNearby(port) : []
  terminal.out(
    `${isOther ? `Port ${wished} is taken. ` : ''}Bastide is at ${address}${nearby.length === 0 ? '' : ` (and ${nearby.join(', ')} for others nearby)`}. Ctrl-C ends it.`,
  )
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
    'Serves the built pages until stopped, and prints their address. If the port is taken, it uses the next free one.',
    '',
    `  --port N         the port (default: the environment's PORT, or ${PORT}); 0 for any free one`,
    "  --host ADDRESS   the address to listen on (default: the environment's HOST, or all of this machine's)",
    '  --folder FOLDER  the folder of the built pages (default: apps/web/dist of this clone)',
  ].join('\n'),
  async run(argv, terminal) {
    const { values } = readArguments(
      argv,
      { port: { type: 'string' }, host: { type: 'string' }, folder: { type: 'string' } },
      [],
    )
    const port = readCount(values.port ?? (process.env.PORT || PORT), 'port', 0, LAST_PORT)
    const host = values.host ?? (process.env.HOST || undefined)
    const folder = values.folder ?? join(import.meta.dirname, '..', '..', 'web', 'dist')
    if (!existsSync(join(folder, 'index.html')))
      throw new Misuse(`there are no built pages in ${folder}; npm run build makes them`)
    try {
      const served = await atFreePort({ port, host, folder })
      sayWhere(served, port, host, terminal)
      await ended()
      await served.close()
      return OK
    } catch (thrown) {
      const { code, message } = thrown as NodeJS.ErrnoException
      const reason = `cannot listen at port ${port}${host === undefined ? '' : ` of ${host}`} (${code ?? message})`
      throw new Failed(failure('cannot-listen', reason), { cause: thrown })
    }
  },
}
