import { readdirSync } from 'node:fs'

/** All files under a folder, as paths relative to it with forward slashes, sorted. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1).replaceAll('\\', '/'))
    .sort()
}
