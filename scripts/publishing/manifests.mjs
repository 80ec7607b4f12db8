/**
 * A package's manifest while it is packed: without the condition that leads to sources, which are not shipped. npm
 * packs the file as it is, so it is changed before and restored after; see
 * docs/decisions/0008-sources-inside-built-outside.md.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const IN_CLONE = 'bastide-source'

const manifestIn = (folder) => join(folder, 'package.json')
const keptAside = (folder) => join(folder, '.package-before-packing.json')

export function leaveOutSources(folder) {
  const text = readFileSync(manifestIn(folder), 'utf8')
  // An interrupted packing left it like this; the saved copy is still the one to restore.
  if (!text.includes(IN_CLONE)) return
  writeFileSync(keptAside(folder), text)
  const manifest = JSON.parse(text)
  for (const conditions of Object.values(manifest.exports)) Reflect.deleteProperty(conditions, IN_CLONE)
  writeFileSync(manifestIn(folder), `${JSON.stringify(manifest, null, 2)}\n`)
}

export function giveBackSources(folder) {
  if (!existsSync(keptAside(folder))) return
  writeFileSync(manifestIn(folder), readFileSync(keptAside(folder)))
  rmSync(keptAside(folder))
}
