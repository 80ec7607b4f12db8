/** The command `bastide` as people run it: a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableUpdate } from '@bastide/wire'
import { afterAll, beforeAll, expect } from 'vitest'
import { HttpPlayer, type Watching } from '../../server/test/http-player.ts'

const COMMAND = join(import.meta.dirname, '..', 'bin', 'bastide.mjs')

/** What a command keeps its games in. */
export type Keeping = { readonly BASTIDE_DATA: string } | { readonly DATABASE_URL: string }

export const bastide = (keeping: Keeping, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, DATABASE_URL: '', ...keeping } })

export interface RunningServer {
  readonly child: ChildProcess
  readonly port: number
  readonly written: () => string
  /** The exit code, after being told to stop. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Serves a folder with an `index.html` until it is stopped. */
export async function startServer(keeping: Keeping, folder: string): Promise<RunningServer> {
  const child = bastide(keeping, 'serve', '--folder', folder, '--port', '0', '--host', '127.0.0.1', '--log', 'trace')
  let written = ''
  child.stderr?.on('data', (piece) => {
    written += piece
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(Number(/:(\d+)/.exec(String(said))?.[1])))
    exited.then((code) => reject(new Error(`the server ended with ${code}: ${written}`)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return exited
  }
  return { child, port, written: () => written, stop }
}

/** For a test file: two people at a server of their own, in a folder that is gone afterwards. */
export class ServedPair {
  readonly folder: string
  readonly keeping: { readonly BASTIDE_DATA: string }
  readonly red = new HttpPlayer('Red', 0)
  readonly blue = new HttpPlayer('Blue', 0)
  #server: RunningServer | null = null

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `bastide-${name}-`))
    this.keeping = { BASTIDE_DATA: join(this.folder, 'data') }
    beforeAll(async () => {
      writeFileSync(join(this.folder, 'index.html'), '<!doctype html><title>Bastide</title>')
      await this.begin()
      await this.red.hello()
      await this.blue.hello()
    })
    afterAll(async () => {
      if (this.server.child.exitCode === null) await this.server.stop('SIGKILL')
      rmSync(this.folder, { recursive: true, force: true })
    })
  }

  get server(): RunningServer {
    if (this.#server === null) throw new Error('the server has not begun')
    return this.#server
  }

  /** Starts the server, also again on the same data. */
  async begin(): Promise<void> {
    this.#server = await startServer(this.keeping, this.folder)
    for (const player of [this.red, this.blue]) player.port = this.#server.port
  }
}

/** What a stream has told once it is as wished. */
export async function heard(watching: Watching, is: (update: TableUpdate) => boolean): Promise<TableUpdate> {
  await expect
    .poll(
      () => {
        watching.catchUp()
        return watching.update !== null && is(watching.update)
      },
      { interval: 1, timeout: 10_000 },
    )
    .toBe(true)
  return watching.update as TableUpdate
}

export interface Playing {
  readonly table: string
  /** By seat. */
  readonly people: readonly HttpPlayer[]
  /** Their streams. */
  readonly watching: Watching[]
}

/** Plays until the game is over, or until so many moves were made. Each plays by what their own stream told. */
export async function playOn(playing: Playing, most = Number.POSITIVE_INFINITY): Promise<TableUpdate> {
  const { table, people, watching } = playing
  let update = await heard(watching[0] as Watching, () => true)
  for (let made = 0; made < most && update.view.finished === null; made++) {
    const by = update.view.awaited as number
    const theirs = await heard(watching[by] as Watching, ({ version }) => version >= update.version)
    const { status, body } = await (people[by] as HttpPlayer).play(table, by, theirs)
    expect([status, body.ok]).toEqual([200, true])
    update = await heard(watching[0] as Watching, (now) => now.version >= (body.value as number))
  }
  return update
}
