/**
 * Imports nothing but Node: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

const OLDEST_NODE = [20, 19]

/**
 * Installs when what is installed is not what the lockfile names. Says so on stderr, as stdout belongs to the caller.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(`bastide needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.bastide-lock-hash')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted
  if (isInstalled()) return
  takeTurn()
  try {
    // Perhaps whoever was before us has done it.
    if (!isInstalled()) install(stamp, wanted)
  } finally {
    rmSync(TURN, { force: true })
  }
}

function install(stamp, wanted) {
  process.stderr.write('Installing what package-lock.json names (npm ci) …\n')
  // What the lockfile names has its hash, so what npm has at hand already is as good as what it could fetch.
  // Dev dependencies are asked for by name: with NODE_ENV=production npm would leave out the compiler.
  const installed = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'])
  if (installed.status !== 0) stop('npm ci failed; its own words stand above.')
  writeFileSync(stamp, `${wanted}\n`)
}

/**
 * Two commands that install at once would take each other's files away: the file names the process whose turn it is.
 */
const TURN = join(root, '.installing')
const PAUSE_MS = 200

function takeTurn() {
  for (;;) {
    try {
      writeFileSync(TURN, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isOver(TURN)) rmSync(TURN, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Whether the process that the file names has died without giving its turn back. */
function isOver(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || process.pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function runNpm(args) {
  // Stdout is closed to npm for the same reason: 2 stands for our stderr.
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const runningNpm = process.env.npm_execpath
  // The npm that started us, run by Node itself: a plain "npm" is not a program on Windows.
  if (runningNpm?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [runningNpm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
