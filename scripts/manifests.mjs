/**
 * A package's manifest while it is packed: without the condition that leads to sources, which are not shipped. npm
 * packs the file as it lies there, so it is changed before and given back after; see
 * docs/decisions/0008-sources-inside-built-outside.md.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const IN_CLONE = 'bastide-source'

const manifestIn = (folder) => join(folder, 'package.json')
const keptAside = (folder) => join(folder, '.package-before-packing.json')

export function leaveOutSources(folder) {
  const text = readFileSync(manifestIn(folder), 'utf8')
  // A packing that broke off has left it so; what was kept aside then is still what is given back.
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
