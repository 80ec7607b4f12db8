/** A store over SQLite whose work is done in a thread of its own. */
import { Worker } from 'node:worker_threads'
import type { OnlineStore } from '@bastide/online'
import type { BackedUp } from './backup.ts'
import type { Manner, OpenedStore } from './opened.ts'
import { StoreRefused } from './refused.ts'
import { STORE_METHODS } from './sql-store.ts'
import { threadFile } from './thread-file.ts'
import type { Asked, Said, Task } from './thread-messages.ts'

interface Pending {
  readonly resolve: (value: unknown) => void
  readonly reject: (thrown: Error) => void
}

class StoreThread {
  readonly #pending = new Map<number, Pending>()
  readonly #worker: Worker
  readonly lost: Promise<Error>
  #asked = 0
  #why: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    this.lost = new Promise((resolve) => {
      const end = (why: Error) => {
        this.#why ??= why
        for (const { reject } of this.#pending.values()) reject(this.#why)
        this.#pending.clear()
        resolve(this.#why)
      }
      worker.on('error', (cause) =>
        end(new StoreRefused('The thread of the store has failed.', { code: 'lost', cause })),
      )
      worker.on('exit', () => end(new StoreRefused('The store is closed.', { code: 'lost' })))
    })
    worker.on('message', (said: Said) => this.#hear(said))
  }

  /** Resolves when the thread has done what it was started for, or is ready for what it is asked. */
  static async start(task: Task): Promise<{ readonly thread: StoreThread; readonly value: unknown }> {
    const file = await threadFile(new URL('./store-thread.ts', import.meta.url))
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
    if (this.#why !== null) return Promise.reject(this.#why)
    const ask = ++this.#asked
    const answer = this.#answer(ask)
    this.#worker.postMessage({ ask, method, args } satisfies Asked)
    return answer
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    if (this.#why !== null) return
    await this.ask('close', [])
    await ended
  }

  #answer(ask: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#pending.set(ask, { resolve, reject }))
  }

  #hear(said: Said): void {
    const pending = this.#pending.get(said.answer)
    this.#pending.delete(said.answer)
    if ('value' in said) pending?.resolve(said.value)
    else
      pending?.reject(
        said.code === undefined ? new Error(said.message) : new StoreRefused(said.message, { code: said.code }),
      )
  }
}

export async function openSqliteStore(dataFolder: string, manner: Manner): Promise<OpenedStore> {
  const { thread } = await StoreThread.start({ do: 'open', dataFolder, manner })
  const asked = STORE_METHODS.map((method) => [method, (...args: unknown[]) => thread.ask(method, args)])
  let closing: Promise<void> | undefined
  return {
    store: Object.fromEntries(asked) as OnlineStore,
    backupTo: (file) => thread.ask('backupTo', [file]) as Promise<BackedUp>,
    close: () => (closing ??= thread.end()),
    lost: thread.lost,
  }
}

export async function restoreSqliteStore(dataFolder: string, file: string): Promise<BackedUp> {
  const { value } = await StoreThread.start({ do: 'restore', dataFolder, file })
  return value as BackedUp
}
