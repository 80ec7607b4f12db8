/**
 * How long `npm start` takes until it prints its address: in a fresh clone with npm's cache filled, and a second time.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATIENCE_MS = 240_000

function start(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    // In its own process group, so that everything npm started can be killed with it.
    const child = spawn('npm', ['start', '--silent'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', npm_execpath: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    let seconds: number | undefined
    const end = (): void => {
      try {
        process.kill(-(child.pid as number), 'SIGTERM')
      } catch {
        // It has already ended.
      }
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const hear = (data: Buffer): void => {
      said += data.toString()
      if (seconds !== undefined || !/Bastide is at http/.test(said)) return
      seconds = (performance.now() - began) / 1000
      end()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      if (seconds === undefined) reject(new Error(`npm start did not say where it is:\n${said}`))
      else resolve(seconds)
    })
  })
}

export async function startTimes(): Promise<{ readonly first: number; readonly again: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-start-'))
  try {
    const clone = join(folder, 'bastide')
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', clone])
    return { first: await start(clone), again: await start(clone) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
