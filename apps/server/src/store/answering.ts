/** What the thread of a store does: it opens the store, and answers what it is asked until the store is closed. */
import { parentPort, workerData } from 'node:worker_threads'
import type { BackedUp } from './backup.ts'
import type { Manner, OpenedStore } from './opened.ts'
import { messageOf, StoreRefused } from './refused.ts'
import type { Asked, Failure, Said, Task } from './thread-messages.ts'

interface Kind {
  open(place: string, manner: Manner): Promise<OpenedStore>
  restore(place: string, file: string): Promise<BackedUp>
}

type Methods = { readonly [name: string]: (...args: unknown[]) => Promise<unknown> }

const say = (said: Said): void => parentPort?.postMessage(said)

const failure = (thrown: unknown): Failure => ({
  message: messageOf(thrown),
  ...(thrown instanceof StoreRefused ? { code: thrown.code } : {}),
})

async function begin(task: Task, kind: Kind): Promise<void> {
  if (task.do === 'restore') {
    say({ answer: 0, value: await kind.restore(task.place, task.file) })
    return
  }
  const { store, backupTo, close, lost } = await kind.open(task.place, task.manner)
  const methods = { ...store, backupTo, close } as unknown as Methods
  void lost.then((why) => say({ lost: failure(why) }))
  parentPort?.on('message', ({ ask, method, args }: Asked) => {
    // Only names that the other side has in a list are asked for.
    const answered = (methods[method] as Methods[string])(...args)
    answered.then(
      (value) => {
        say({ answer: ask, value })
        if (method === 'close') parentPort?.close()
      },
      (thrown: unknown) => say({ answer: ask, failed: failure(thrown) }),
    )
  })
  say({ answer: 0, value: undefined })
}

/** For the program of a thread. */
export function answerInThread(kind: Kind): void {
  begin(workerData as Task, kind).catch((thrown: unknown) => say({ answer: 0, failed: failure(thrown) }))
}
