/** Keeps the machine busy while the tests run, if that was asked for. */
import { spawn } from 'node:child_process'
import { BUSY } from './adversity.ts'

/** Ends by itself if the tests are killed. */
const BUSY_LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e7; i++);'

export function setup(): () => void {
  const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }))
  return () => {
    for (const one of busy) one.kill()
  }
}
