import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FAILED, MISUSED, OK } from '../command.ts'
import { run } from '../main.ts'

let folder: string
let data: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-serve-'))
  data = join(folder, 'data')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bastide</title>')
})
afterAll(() => rmSync(folder, { recursive: true }))

const atCtrlC = (): readonly ((...args: never[]) => unknown)[] => process.rawListeners('SIGINT') as never

/** Runs the command until it has printed something, calls `look`, and stops it as Ctrl-C does. */
async function served(args: readonly string[], look: (said: string) => Promise<void>): Promise<number> {
  // Others in this process may listen too: what a test of PostgreSQL has loaded ends the process.
  const others = atCtrlC()
  let heard: (line: string) => void = () => {}
  const said = new Promise<string>((resolve) => {
    heard = resolve
  })
  const running = run(['serve', '--folder', folder, '--data', data, ...args], { out: heard, err: heard })
  await look(await said)
  for (const listener of atCtrlC()) if (!others.includes(listener)) listener()
  return running
}

const addressIn = (said: string): string => said.match(/http:\/\/[\w.:[\]]+:\d+/)?.[0] ?? said

test('says where it is, and serves until it is ended', async () => {
  const code = await served(['--port', '0', '--host', '127.0.0.1'], async (said) => {
    expect(said).toMatch(/^Bastide is at http:\/\/127\.0\.0\.1:\d+\. Ctrl-C ends it\.$/)
    expect(await (await fetch(addressIn(said))).text()).toContain('<title>Bastide</title>')
  })
  expect(code).toBe(OK)
})

/** Holds a port until the returned function is called. */
async function holding(port: number): Promise<{ port: number; release(): void }> {
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => {
    other.once('listening', resolve)
    other.once('error', reject)
  })
  return { port: (other.address() as { port: number }).port, release: () => other.close() }
}

test('without a port it takes the next free one', async () => {
  vi.stubEnv('PORT', '')
  // Whoever else has it already does as well.
  const other = await holding(8317).catch(() => null)
  await served(['--host', '127.0.0.1'], (said) => {
    expect(said).toMatch(/^Port 8317 is taken\. Bastide is at /)
    expect(Number(addressIn(said).split(':').at(-1))).toBeGreaterThan(8317)
    return Promise.resolve()
  })
  other?.release()
  vi.unstubAllEnvs()
})

const complaint = async (...args: string[]): Promise<{ code: number; said: string }> => {
  const lines: string[] = []
  const code = await run(['serve', '--data', data, ...args], {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
  })
  return { code, said: lines.join('\n') }
}

test('what it cannot do it says in one line', async () => {
  expect(await complaint('--port', '99999')).toEqual({
    code: MISUSED,
    said: "bastide serve: --port takes a whole number from 0 to 65535, not '99999'",
  })
  const empty = mkdtempSync(join(tmpdir(), 'bastide-empty-'))
  expect(await complaint('--folder', empty)).toEqual({
    code: MISUSED,
    said: `bastide serve: there are no built pages in ${empty}; npm run build makes them`,
  })
  rmSync(empty, { recursive: true })
  const { code, said } = await complaint('--folder', folder, '--port', '0', '--host', '192.0.2.99')
  expect(code).toBe(FAILED)
  expect(said).toMatch(/^bastide serve: cannot listen at port 0 of 192\.0\.2\.99 \(E\w+\)$/)
})

test('a port that is named and taken is an error', async () => {
  const { port, release } = await holding(0)
  const taken = `bastide serve: port ${port} of 127.0.0.1 is taken; --port names another, 0 any free one`
  const args = ['--folder', folder, '--host', '127.0.0.1']
  expect(await complaint(...args, '--port', String(port))).toEqual({ code: FAILED, said: taken })
  vi.stubEnv('PORT', String(port))
  expect(await complaint(...args)).toEqual({ code: FAILED, said: taken })
  vi.unstubAllEnvs()
  release()
})
