/**
 * A store whose work is done in a thread of its own. Disks and databases make it wait, making queries takes time, and
 * the libraries for it take time to load: nobody else waits for any of it.
 */
import { Worker } from 'node:worker_threads'
import { type OnlineStore, STORE_METHODS } from '@bastide/online'
import type { BackedUp } from './backup.ts'
import type { StoreLocation } from './location.ts'
import type { Manner, OpenedStore } from './opened.ts'
import { StoreRefused } from './refused.ts'
import { threadFile } from './thread-file.ts'
import type { Asked, Failure, Said, Task } from './thread-messages.ts'

interface Pending {
  readonly resolve: (value: unknown) => void
  readonly reject: (thrown: Error) => void
}

class StoreThread {
  readonly #pending = new Map<number, Pending>()
  readonly #worker: Worker
  readonly lost: Promise<Error>
  #asked = 0
  #ended: StoreRefused | null = null
  #lose: (why: Error) => void = () => {}

  private constructor(worker: Worker) {
    this.#worker = worker
    this.lost = new Promise((resolve) => {
      this.#lose = resolve
    })
    const end = (why: StoreRefused) => {
      this.#ended ??= why
      for (const { reject } of this.#pending.values()) reject(this.#ended)
      this.#pending.clear()
      this.#lose(this.#ended)
    }
    worker.on('error', (cause) => end(new StoreRefused('The thread of the store has failed.', { code: 'lost', cause })))
    worker.on('exit', () => end(new StoreRefused('The store is closed.', { code: 'lost' })))
    worker.on('message', (said: Said) => this.#hear(said))
  }

  /** Resolves when the thread has done what it was started for, or is ready for what it is asked. */
  static async start(program: URL, task: Task): Promise<{ readonly thread: StoreThread; readonly value: unknown }> {
    const file = await threadFile(program)
    const thread = new StoreThread(new Worker(file, { workerData: task, execArgv: [] }))
    try {
      const value = await thread.#answer(0)
      return { thread, value }
    } catch (thrown) {
      await thread.#worker.terminate()
      throw thrown
    }
  }

  ask(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#ended)
    const ask = ++this.#asked
    const answer = this.#answer(ask)
    this.#worker.postMessage({ ask, method, args } satisfies Asked)
    return answer
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    if (this.#ended !== null) return
    await this.ask('close', [])
    await ended
  }

  #answer(ask: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#pending.set(ask, { resolve, reject }))
  }

  #hear(said: Said): void {
    if ('lost' in said) {
      this.#lose(errorOf(said.lost))
      return
    }
    const pending = this.#pending.get(said.answer)
    this.#pending.delete(said.answer)
    if ('value' in said) pending?.resolve(said.value)
    else pending?.reject(errorOf(said.failed))
  }
}

const errorOf = ({ message, code }: Failure): Error =>
  code === undefined ? new Error(message) : new StoreRefused(message, { code })

/** Each kind brings its own libraries along. */
const startFor = (location: StoreLocation, task: (place: string) => Task) =>
  'dataFolder' in location
    ? StoreThread.start(new URL('./sqlite-thread.ts', import.meta.url), task(location.dataFolder))
    : StoreThread.start(new URL('./postgres-thread.ts', import.meta.url), task(location.databaseUrl))

export async function openThreaded(location: StoreLocation, manner: Manner): Promise<OpenedStore> {
  const { thread } = await startFor(location, (place) => ({ do: 'open', place, manner }))
  const asked = STORE_METHODS.map((method) => [method, (...args: unknown[]) => thread.ask(method, args)])
  let closing: Promise<void> | undefined
  return {
    store: Object.fromEntries(asked) as OnlineStore,
    backupTo: (file) => thread.ask('backupTo', [file]) as Promise<BackedUp>,
    close: () => {
      closing ??= thread.end()
      return closing
    },
    lost: thread.lost,
  }
}

export async function restoreThreaded(location: StoreLocation, file: string): Promise<BackedUp> {
  const { value } = await startFor(location, (place) => ({ do: 'restore', place, file }))
  return value as BackedUp
}
