/**
 * Where the pages are, and where games are kept. In a clone both are in the clone, so that it can be thrown away as a
 * whole. An installed package is replaced by each update: there games are kept where the system keeps a user's data.
 */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

type Environment = { readonly [name: string]: string | undefined }

/** The folder of the bundle: `apps/cli/dist` in a clone, `dist` in the package. */
const here = import.meta.dirname
const packagedPages = join(here, '..', 'pages')
const isPackage = (): boolean => existsSync(join(packagedPages, 'index.html'))

export const pagesFolder = (): string => (isPackage() ? packagedPages : join(here, '..', '..', 'web', 'dist'))

export function dataFolder(env: Environment): string {
  return isPackage() ? userData(env, process.platform, homedir()) : join(here, '..', '..', '..', 'data')
}

/** Where systems keep what a program stores for a user. */
export function userData(env: Environment, platform: NodeJS.Platform, home: string): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Bastide')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Bastide')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'bastide')
}
