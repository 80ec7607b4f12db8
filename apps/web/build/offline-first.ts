/** Writes service-worker.js beside the built pages: the code of service-worker.ts, with the list of files. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { afterWriting } from './after-writing.ts'
import { builtFiles } from './built-files.ts'

const source = join(import.meta.dirname, 'service-worker.ts')

/** Excludes source maps, and fonts for browsers too old to work offline. */
const isKept = (path: string): boolean => !/\.(map|br|gz|woff)$/.test(path) && path !== 'service-worker.js'

/** A hash of names and contents: the same files give the same version on every machine. */
function versionOf(folder: string, files: readonly string[], code: string): string {
  const hash = createHash('sha256').update(code)
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  return hash.digest('hex').slice(0, 16)
}

export const offlineFirst = (): Plugin =>
  afterWriting('offline-first', async (folder) => {
    const files = builtFiles(folder).filter(isKept)
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
    const constants = { VERSION: versionOf(folder, files, code), FILES: files }
    const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
    writeFileSync(join(folder, 'service-worker.js'), [...lines, code].join('\n'))
  })
