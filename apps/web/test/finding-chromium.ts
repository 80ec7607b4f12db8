/**
 * Finds the browser for tests and measurements. As a set-up of the tests it does so once, before any of them: processes
 * that each missed the browser would install it at the same time, and all but one would fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const NOT_FOUND = 'There is no Chromium: set CHROME_PATH to one, or install the package chromium.'

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(): void {
  process.stderr.write('Installing Chromium (apt-get install chromium) …\n')
  const options = { stdio: ['ignore', 2, 2] as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Somebody else may be installing something: wait for them.
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { ...options, stdio: [...options.stdio] })
      .status === 0
  // The package lists may be outdated or missing.
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
}

/** The path of Chromium: from CHROME_PATH, or already installed, or installed now if allowed. */
export function chromiumPath(): string {
  const configured = process.env.CHROME_PATH
  if (configured !== undefined && configured !== '') {
    if (existsSync(configured)) return configured
    throw new Error(`CHROME_PATH names ${configured}, which is not there.`)
  }
  const find = (): string | undefined => PLACES.find((path) => existsSync(path))
  const found = find()
  if (found !== undefined) return found
  if (isRootOnDebian()) install()
  const installed = find()
  if (installed === undefined) throw new Error(NOT_FOUND)
  return installed
}

export const setup = (): void => {
  chromiumPath()
}
