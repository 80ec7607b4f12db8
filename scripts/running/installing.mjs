/** Imports only Node: it runs before anything is installed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

const OLDEST_NODE = [20, 19]

/** Installs if what is installed does not match the lockfile. Reports on stderr, since stdout belongs to the caller. */
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
    // The process before us may have done it.
    if (!isInstalled()) install(stamp, wanted)
  } finally {
    rmSync(TURN, { force: true })
  }
}

function install(stamp, wanted) {
  process.stderr.write('Installing what package-lock.json names (npm ci) …\n')
  // The lockfile has hashes, so npm's cached packages are as good as fetched ones. Dev dependencies are requested
  // explicitly: with NODE_ENV=production npm would leave out the compiler.
  const installed = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'])
  if (installed.status !== 0) stop('npm ci failed; its own words stand above.')
  writeFileSync(stamp, `${wanted}\n`)
}

/** Two installs at once would delete each other's files. This lock file names the process that holds the lock. */
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

/** Whether the process named in the file died without releasing the lock. */
function isOver(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || process.pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function runNpm(args) {
  // npm may not use stdout either: 2 is our stderr.
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const runningNpm = process.env.npm_execpath
  // The npm that started us, run with Node itself: a plain "npm" is not an executable on Windows.
  if (runningNpm?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [runningNpm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
