/** The browser that tests and measurements open. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const NOT_FOUND = 'There is no Chromium: set CHROME_PATH to one, or install the package chromium.'

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(): void {
  process.stderr.write('Installing Chromium (apt-get install chromium) …\n')
  const options = { stdio: ['ignore', 2, 2] as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { ...options, stdio: [...options.stdio] }).status === 0
  // The lists may be old, or not there at all.
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
}

/**
 * The path of a Chromium: the one that CHROME_PATH names, or an installed one, or one that is installed now if that may
 * be done.
 */
export function chromiumPath(): string {
  const wished = process.env.CHROME_PATH
  if (wished !== undefined && wished !== '') {
    if (existsSync(wished)) return wished
    throw new Error(`CHROME_PATH names ${wished}, which is not there.`)
  }
  const find = (): string | undefined => PLACES.find((path) => existsSync(path))
  const found = find()
  if (found !== undefined) return found
  if (isRootOnDebian()) install()
  const installed = find()
  if (installed === undefined) throw new Error(NOT_FOUND)
  return installed
}
