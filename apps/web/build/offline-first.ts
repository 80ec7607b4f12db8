/**
 * Writes service-worker.js beside the built pages: what it does stands in service-worker.ts, and this tells it which
 * files there are.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { afterWriting } from './after-writing.ts'
import { builtFiles } from './built-files.ts'

const source = join(import.meta.dirname, 'service-worker.ts')

/**
 * Not kept are maps, for those who look into the sources, and fonts for browsers so old that they do not work offline
 * at all.
 */
const isKept = (path: string): boolean => !/\.(map|br|gz|woff)$/.test(path) && path !== 'service-worker.js'

/** By name and content: the same files give the same version on every machine. */
function versionOf(folder: string, files: readonly string[], code: string): string {
  const hash = createHash('sha256').update(code)
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  return hash.digest('hex').slice(0, 16)
}

export const offlineFirst = (): Plugin =>
  afterWriting('offline-first', async (folder) => {
    const files = builtFiles(folder).filter(isKept)
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
    const told = { VERSION: versionOf(folder, files, code), FILES: files }
    const lines = Object.entries(told).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
    writeFileSync(join(folder, 'service-worker.js'), [...lines, code].join('\n'))
  })
