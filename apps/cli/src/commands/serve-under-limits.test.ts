/** The command as people run it, with few file descriptors: a server that loses one to each visitor soon ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rotating } from '../../../../packages/kernel/sampling/rotating.ts'

const COMMAND = join(import.meta.dirname, '..', '..', 'bin', 'bastide.mjs')
const DESCRIPTORS = 512
const DOWNLOADS = 600
const AT_ONCE = 20
/** More than the system buffers of a connection hold, so that a download is still under way when it is broken off. */
const LARGE = 64 * 1024 * 1024

let folder: string
let child: ChildProcess
let port: number
let said: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-limits-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bastide</title>')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'large.bin'), '')
  truncateSync(join(folder, 'large.bin'), LARGE)
  const data = join(folder, 'data')
  const args = [COMMAND, 'serve', '--folder', folder, '--data', data, '--port', '0', '--host', '127.0.0.1']
  child = spawn('sh', ['-c', `ulimit -n ${DESCRIPTORS} && exec "$@"`, 'sh', process.execPath, ...args])
  said = ''
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (piece) => {
      said += piece
    })
  port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => resolve(Number(/:(\d+)/.exec(said)?.[1])))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
})
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }
  rmSync(folder, { recursive: true })
})

/** The status of `/`, or what kept the server from telling it. */
const statusOfPage = (): Promise<number | string> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    (thrown: Error) => String(thrown.cause ?? thrown),
  )

const connected = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    // A server without descriptors closes what it accepts.
    socket.on('error', () => resolve(socket))
  })

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`

/** Breaks a download off with its first bytes, or as soon as it was asked for. */
async function brokenOff(path: string, isAtOnce: boolean): Promise<void> {
  const socket = await connected()
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    if (!isAtOnce) socket.once('data', () => socket.resetAndDestroy())
    socket.write(request(path), () => {
      if (isAtOnce) socket.resetAndDestroy()
    })
  })
}

describe.skipIf(process.platform === 'win32')(`with ${DESCRIPTORS} descriptors`, () => {
  test.each(rotating([false, true]))(
    `${DOWNLOADS} broken downloads leave it running; at once: %s`,
    async (isAtOnce) => {
      for (let begun = 0; begun < DOWNLOADS; begun += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => brokenOff('/large.bin', isAtOnce)))
      expect(await statusOfPage()).toBe(200)
      expect(said).not.toContain('"err"')
    },
  )

  test('a file that cannot be opened for want of one is an error, and the next visitor is served', async () => {
    const first = await connected()
    const idle = await Promise.all(Array.from({ length: DESCRIPTORS }, connected))
    // It has none left once it closes a connection that it has just accepted.
    await Promise.race(idle.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))))
    const heard = new Promise<string>((resolve) => {
      first.once('data', (piece) => resolve(String(piece)))
      first.once('close', () => resolve('nothing'))
    })
    first.write(request('/assets/main-abc.js'))
    const [status, ...lines] = (await heard).split('\r\n')
    expect(status).toBe('HTTP/1.1 500 Internal Server Error')
    expect(lines.at(-1)).toBe('This cannot be sent at the moment.\n')
    // With the policy, and without what was true of the file: nobody may keep this for a year.
    const names = lines.map((line) => line.split(':')[0]?.toLowerCase())
    expect(names).toContain('content-security-policy')
    for (const name of ['content-encoding', 'etag', 'last-modified']) expect(names).not.toContain(name)
    expect(lines).toContain('cache-control: no-cache')
    for (const socket of [first, ...idle]) socket.destroy()
    await expect.poll(statusOfPage).toBe(200)
  })
})
