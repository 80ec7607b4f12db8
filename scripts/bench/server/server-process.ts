/** A server as people run it, in a process and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** In kilobytes. */
export interface Memory {
  /** Of the thread that serves. */
  readonly heap: number
  /** Of the whole process: also its threads, sockets and what was freed but not given back. */
  readonly resident: number
}

const KB = 1024

export class ServerProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, port: number, folder: string) {
    this.#child = child
    this.port = port
    this.#folder = folder
  }

  /** Every visitor says where they come from, as behind a proxy: limits count each of them by themselves. */
  static async start(nodeFlags: readonly string[] = []): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bastide</title>')
    const hook = resolve('scripts/bench/server/answering-questions.mjs')
    const flags = ['--expose-gc', '--import', hook, ...nodeFlags]
    const place = ['--folder', folder, '--data', join(folder, 'data'), '--port', '0', '--host', '127.0.0.1']
    const args = [resolve('apps/cli/bin/bastide.mjs'), 'serve', ...place, '--trust-proxy']
    const child = spawn(process.execPath, [...flags, ...args], {
      env: { ...process.env, DATABASE_URL: '', BASTIDE_LOG: 'error' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const port = await new Promise<number>((found, failed) => {
      child.stdout?.once('data', (said) => found(Number(/:(\d+)/.exec(String(said))?.[1])))
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    })
    return new ServerProcess(child, port, folder)
  }

  async memory(): Promise<Memory> {
    const { heapUsed, external, rss } = (await this.#ask('memory')) as NodeJS.MemoryUsage
    return { heap: (heapUsed + external) / KB, resident: rss / KB }
  }

  /** How many milliseconds processors have worked for it so far, in all its threads. */
  async worked(): Promise<number> {
    const { user, system } = (await this.#ask('processors')) as NodeJS.CpuUsage
    return (user + system) / 1000
  }

  #ask(what: string): Promise<unknown> {
    return new Promise((answered) => {
      this.#child.once('message', answered)
      this.#child.send(what)
    })
  }

  /** How many tables it has in memory. */
  async tables(): Promise<number> {
    const said = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text()
    return Number(/^bastide_now\{what="tables"\} (\d+)$/m.exec(said)?.[1] ?? Number.NaN)
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolved) => this.#child.once('exit', resolved))
    this.#child.kill('SIGTERM')
    await ended
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
