import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { threadId } from 'node:worker_threads'
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

const THREAD = /new URL\('\.\/([\w-]+-thread)\.ts', import\.meta\.url\)/g

/** Finds the programs of threads that modules name, as `new URL('./x-thread.ts', import.meta.url)`. */
const findingThreads = (found) => ({
  name: 'threads',
  transform(code, id) {
    if (!code.includes('-thread.ts')) return null
    const renamed = code.replace(THREAD, (_, name) => {
      found.add(resolve(dirname(id), `${name}.ts`))
      return `new URL('./${name}.mjs', import.meta.url)`
    })
    return { code: renamed, map: null }
  },
})

/**
 * Bundles a TypeScript file and our own modules it imports into one file that Node runs, and beside it one more for
 * each thread that it starts. npm packages stay external.
 */
export async function bundle(entry, outfile, plugins = []) {
  const threads = new Set()
  const external = (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@bastide/')
  const [made] = await bundled(
    { input: entry, platform: 'node', external, plugins: [...plugins, findingThreads(threads)] },
    { codeSplitting: false, entryFileNames: basename(outfile) },
  )
  mkdirSync(dirname(outfile), { recursive: true })
  for (const [path, text] of [
    [`${outfile}.map`, made.map.toString()],
    [outfile, made.code],
  ]) {
    // Renamed into place, so that a process that starts at the same moment never reads half a file.
    const unfinished = `${path}.${process.pid}-${threadId}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, path)
  }
  for (const thread of threads) await bundle(thread, join(dirname(outfile), `${basename(thread, '.ts')}.mjs`), plugins)
}
