/**
 * Loaded into a server that is measured, before its own program: says on request how much memory is in use once
 * everything that nobody needs is gone.
 */
import { isMainThread } from 'node:worker_threads'

const PAUSES = 4
const PAUSE_MS = 50

if (isMainThread && process.send !== undefined) {
  process.on('message', async () => {
    for (let i = 0; i < PAUSES; i++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      globalThis.gc()
    }
    process.send(process.memoryUsage())
  })
  // It must not keep a server alive that was told to stop.
  process.channel.unref()
}
