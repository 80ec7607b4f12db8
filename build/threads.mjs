/** Programs of threads, when what starts them runs from its sources. */
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundling.mjs'
import { cache } from './places.mjs'

const built = new Map()

/** A URL of the bundled program, which is made once by each process that asks for it. */
export function builtThread(program) {
  const source = fileURLToPath(program)
  if (!built.has(source)) {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 8)
    const file = join(cache, 'threads', `${basename(source, '.ts')}-${name}.mjs`)
    built.set(
      source,
      bundle(source, file).then(() => pathToFileURL(file)),
    )
  }
  return built.get(source)
}
