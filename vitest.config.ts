import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defaultServerConditions, normalizePath, type Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

/** As Vite names it: without links, with forward slashes. */
const root = normalizePath(realpathSync(fileURLToPath(new URL('.', import.meta.url))))

interface Mutation {
  readonly file: string
  /** Where the text stands that is replaced. */
  readonly start: number
  readonly end: number
  readonly replace: string
}

/**
 * Breaks one line of one file on its way into the tests, never on the disk. `BASTIDE_MUTANT` is the path of a JSON file
 * that says which; it is read anew each time, as scripts/mutants tries many in one process.
 */
function mutant(): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      const path = process.env.BASTIDE_MUTANT
      if (path === undefined) return undefined
      const { file, start, end, replace } = JSON.parse(readFileSync(path, 'utf8')) as Mutation
      if (id.split('?')[0] !== `${root}/${file}`) return undefined
      return { code: code.slice(0, start) + replace + code.slice(end), map: null }
    },
  }
}

/** What a module finds by a pattern depends on other files. Vitest overlooks that where `glob` has a type. */
const patternsAnew: Plugin = {
  name: 'patterns-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
  },
}

/** They start programs, databases and whole checks, or play for long: too slow for a quick run. */
const STARTING_PROCESSES = [
  'scripts/**',
  'apps/cli/src/bench/beside.test.ts',
  'apps/cli/src/bot-protocol/program.test.ts',
  'apps/cli/src/commands/{arena,bench,serve-under-limits}.test.ts',
  'apps/cli/src/serving/{killing,playing,postgres-game}.test.ts',
  'apps/server/src/store/{backup,contracts,killing,opening,postgres}.test.ts',
  'packages/online/simulation/**',
]

/** Our own packages as their sources, so that tests need no build. */
const conditions = ['bastide-source', ...defaultServerConditions]

export default defineConfig({
  // The second for the pages' own modules, whose state is Svelte's.
  plugins: [mutant(), patternsAnew, svelte({ configFile: false })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Tests of the pages open a browser, and have a configuration of their own.
    exclude: [...configDefaults.exclude, 'apps/web/test/**', ...(process.env.BASTIDE_QUICK ? STARTING_PROCESSES : [])],
    pool: 'threads',
    // Compiled modules are kept under node_modules, by their content. The full check compiles all of them.
    experimental: { fsModuleCache: process.env.BASTIDE_FULL === undefined && process.env.BASTIDE_MUTANT === undefined },
    // Loaded once for all test files, which takes half the time; but a mutant must be met by modules that are loaded
    // anew.
    isolate: process.env.BASTIDE_MUTANT !== undefined,
    maxWorkers: 2,
    // Laws play thousands of games in one test, and the machine may be busy with other checks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
})
