import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute } from 'node:path'
import { root } from './places.mjs'

/**
 * TypeScript files and their imports, as modules in memory, each with its code and source map. Uses Rolldown because it
 * keeps `const`: the engine's columns are constants, and as `var` they cost a seventh of its speed. It is imported
 * late, since the scripts that use this start before it is installed.
 */
export async function bundled(input, output) {
  const { rolldown } = await import('rolldown')
  const building = await rolldown({
    cwd: root,
    resolve: { conditionNames: ['bastide-source', 'import', 'node', 'default'] },
    ...input,
  })
  const made = await building.generate({ format: 'esm', sourcemap: true, ...output })
  await building.close()
  return made.output.filter(({ type }) => type === 'chunk')
}

/**
 * Bundles a TypeScript file and our own modules it imports into one file that Node runs. npm packages stay external.
 */
export async function bundle(entry, outfile, plugins = []) {
  const external = (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@bastide/')
  const [made] = await bundled(
    { input: entry, platform: 'node', external, plugins },
    { codeSplitting: false, entryFileNames: basename(outfile) },
  )
  mkdirSync(dirname(outfile), { recursive: true })
  for (const [path, text] of [
    [`${outfile}.map`, made.map.toString()],
    [outfile, made.code],
  ]) {
    // Renamed into place, so that a process that starts at the same moment never reads half a file.
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, path)
  }
}
