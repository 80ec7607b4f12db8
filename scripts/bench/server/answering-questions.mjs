/**
 * Loaded into a server that is measured, before its own program. It says on request how long its processors have worked
 * for it, or how much memory is in use once everything that nobody needs is gone.
 */
import { isMainThread } from 'node:worker_threads'

const PAUSES = 4
const PAUSE_MS = 50

if (isMainThread && process.send !== undefined) {
  process.on('message', async (asked) => {
    if (asked === 'processors') return process.send(process.cpuUsage())
    for (let i = 0; i < PAUSES; i++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      globalThis.gc()
    }
    process.send(process.memoryUsage())
  })
  // Whoever measures it is gone.
  process.on('disconnect', () => process.exit())
  // Waiting for questions must not keep a server alive that was told to stop.
  process.channel.unref()
}
