/** The thread of a SQLite store: disks make it wait, and nobody else waits with it. */
import { parentPort, workerData } from 'node:worker_threads'
import { messageOf, StoreRefused } from './refused.ts'
import { openSqliteHere, restoreSqliteHere } from './sqlite-here.ts'
import type { Asked, Said, Task } from './thread-messages.ts'

const say = (said: Said): void => parentPort?.postMessage(said)

const failed = (thrown: unknown) => ({
  message: messageOf(thrown),
  ...(thrown instanceof StoreRefused ? { code: thrown.code } : {}),
})

async function begin(task: Task): Promise<void> {
  if (task.do === 'restore') {
    say({ answer: 0, value: await restoreSqliteHere(task.dataFolder, task.file) })
    return
  }
  const { store, backupTo, close } = await openSqliteHere(task.dataFolder, task.manner)
  const methods: { readonly [name: string]: (...args: never[]) => Promise<unknown> } = { ...store, backupTo }
  parentPort?.on('message', ({ ask, method, args }: Asked) => {
    const answered =
      method === 'close' ? close() : (methods[method] as (...args: unknown[]) => Promise<unknown>)(...args)
    answered.then(
      (value) => {
        say({ answer: ask, value })
        if (method === 'close') parentPort?.close()
      },
      (thrown: unknown) => say({ answer: ask, ...failed(thrown) }),
    )
  })
  say({ answer: 0, value: undefined })
}

begin(workerData as Task).catch((thrown: unknown) => say({ answer: 0, ...failed(thrown) }))
