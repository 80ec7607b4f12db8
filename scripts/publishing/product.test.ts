/** The product as whoever runs a server gets it: packed, installed outside the clone, serving its pages and tables. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Scripts are plain JavaScript, without types.
const { packProduct } = (await import('./product.mjs' as string)) as { packProduct(into: string): Promise<string> }

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'bastide-product-')))
const installed = join(outside, 'node_modules', 'bastide')
// If npm runs us, it passes its settings to child processes; this is a separate project.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
// Where the system would keep the data of whoever runs it.
const home = { ...env, XDG_DATA_HOME: join(outside, 'share'), BASTIDE_DATA: '', DATABASE_URL: '', PORT: '', HOST: '' }
let child: ChildProcess | undefined

beforeAll(async () => {
  const tarball = await packProduct(outside)
  writeFileSync(join(outside, 'package.json'), JSON.stringify({ name: 'outside', private: true }))
  // What npm ci has fetched for the clone is in npm's cache.
  const args = ['install', tarball, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: outside, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm install failed:\n${stdout}\n${stderr}`)
})
afterAll(async () => {
  if (child?.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  rmSync(outside, { recursive: true, force: true })
})

test('has everything that it needs, and nothing of the clone', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Object.keys(manifest.dependencies).some((name) => name.startsWith('@bastide/'))).toBe(false)
  for (const file of [
    'dist/bastide.mjs',
    'dist/bot-thread.mjs',
    'dist/sqlite-thread.mjs',
    'dist/postgres-thread.mjs',
    'pages/index.html',
    'LICENSE',
  ])
    expect([file, existsSync(join(installed, file))]).toEqual([file, true])
})

test('serves its pages and keeps guests in the data folder of whoever runs it', async () => {
  const starter = join(outside, 'node_modules', '.bin', 'bastide')
  child = spawn(starter, ['serve', '--port', '0', '--host', '127.0.0.1'], { cwd: outside, env: home })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child?.stderr?.on('data', (piece) => {
      said += piece
    })
    child?.stdout?.once('data', (piece) => resolve(/http:\/\/[\d.:]+\d/.exec(String(piece))?.[0] ?? ''))
    child?.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)))
  })
  expect(await (await fetch(address)).text()).toContain('<title>')
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Blue"}' }
  expect(await (await fetch(`${address}/api/hello`, asked)).json()).toMatchObject({ ok: true })
  expect(existsSync(join(outside, 'share', 'bastide', 'bastide.db'))).toBe(true)
  const listed = spawnSync(starter, ['admin', 'guests'], { cwd: outside, env: home, encoding: 'utf8' })
  expect(listed.stdout).toContain('Blue')
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
