/** The steps of `npm run check`, `npm test` and `npm run check:full`. */
import { join } from 'node:path'
import { keptSecrets } from '../invariants/a6-secrets.mjs'
import { storedGames } from '../invariants/a7-records.mjs'
import { judgedByTests } from '../invariants/by-tests.mjs'
import { cache, root, toolFile } from '../running/places.mjs'
import { runNode, runTypeScript } from '../running/running.mjs'
import { runTests } from './testing.mjs'

const script = (...path) => join(root, 'scripts', ...path)
const tool = (step, name, ...args) => ({ name: step, run: () => runNode([toolFile(name), ...args]) })

/** Types are checked again only where a change could matter; `npm run check:full` checks all of them. */
const isFull = () => process.env.BASTIDE_FULL !== undefined
const types = (step, project) => ({
  name: step,
  run: () => {
    const known = join(cache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    return runNode([toolFile('tsc'), '-p', project, ...(isFull() ? [] : ['--incremental', '--tsBuildInfoFile', known])])
  },
})
const typesOfPages = {
  name: 'types: web',
  run: () =>
    runNode([
      toolFile('svelte-check'),
      ...['--workspace', 'apps/web', '--tsconfig', 'tsconfig.json', '--output', 'human', '--fail-on-warnings'],
      // The native compiler, as for the other types: half the time. The full check asks the one that editors ask.
      ...(isFull() ? [] : ['--incremental', '--tsgo']),
    ]),
}

/** An invariant prints one line, which becomes the step's note. */
const invariant = (step, file, cores = 1, ...args) => ({
  name: step,
  cores,
  run: async () => {
    const ran = await runNode([script('invariants', file), ...args])
    return { ...ran, note: ran.output.trimEnd() }
  },
})

/** What checks that read sources say, all from one process: the first of these steps waits for it. */
const SOURCE_RULES = {
  'A1 imports': 'a1-imports',
  'A2 names': 'a2-names',
  'A3 writes': 'a3-writes',
  'A4 bots': 'a4-bots',
  'A5 layers': 'a5-layers',
  'A9 pages': 'a9-pages',
  'line width': 'line-width',
  graph: 'drawn-graph',
}
let said
async function sourceRule(step) {
  said ??= runNode([script('invariants', 'reading-sources.mjs'), ...Object.values(SOURCE_RULES)])
  const { output } = await said
  const lines = output.split('\n').filter((text) => text.startsWith('{"code"'))
  const line = lines[Object.keys(SOURCE_RULES).indexOf(step)]
  // It ended before it came to this one: its last words tell why.
  if (line === undefined) return { code: 1, output }
  const judged = JSON.parse(line)
  return { ...judged, note: judged.output }
}
const sourceRules = Object.keys(SOURCE_RULES).map((name, i) => ({
  name,
  cores: i === 0 ? 1 : 0,
  run: () => sourceRule(name),
}))

const publicSurface = {
  name: 'public surface',
  run: async () => {
    const ran = await runNode([script('publishing', 'api.mjs'), '--check'])
    return { ...ran, note: ran.output.trimEnd() }
  },
}

const runMutants = async (...args) => {
  const ran = await runNode([script('mutants', 'mutants.mjs'), ...args])
  return { ...ran, note: ran.output.trimEnd().split('\n').at(-1) }
}
/** Breaks every clause on purpose, which takes minutes. */
export const mutants = { name: 'mutants', cores: 2, run: () => runMutants() }
/** A mutant whose text is no longer in its file breaks nothing. */
const staleMutants = { name: 'mutants fit', run: () => runMutants('--stale') }

/** Longest first, so that no long step runs alone at the end. */
export const staticSteps = [
  typesOfPages,
  tool('lint and format', 'biome', 'check', '--error-on-warnings'),
  invariant('A8 allocation', 'a8-nothing-allocated.mjs'),
  ...sourceRules,
  publicSurface,
  tool('unused (knip)', 'knip', '--no-progress', '--no-config-hints'),
  types('types: packages', 'tsconfig.packages.json'),
  types('types: all', 'tsconfig.json'),
  types('types: offline', 'apps/web/build'),
  types('types: browser', 'apps/web/test'),
  staleMutants,
]

/** A run of the tests, whose result other steps may wait for. */
function testStep(name, { quick = false, args = [], env = {}, cores = 2 } = {}) {
  let tell
  const result = new Promise((resolve) => {
    tell = resolve
  })
  const run = async () => {
    const ran = await runTests(args, { quick, env }).catch((error) => {
      tell({ tests: [] })
      throw error
    })
    tell(ran)
    // Vitest accepts a run with no tests at all; this project does not.
    return { ...ran, code: ran.passed === 0 ? 1 : ran.code, note: `${ran.passed} passed, ${ran.failed} failed` }
  }
  return { name, cores, run, result }
}

/** Steps of tests and the invariants that they check, which only wait for them. */
export const withInvariants = (...steps) => [
  ...steps,
  ...[
    ['A6 secrets', keptSecrets],
    ['A7 records', storedGames],
  ].map(([name, invariant]) => ({
    name,
    cores: 0,
    waitsFor: steps.map((step) => step.name),
    run: async () => {
      const results = await Promise.all(steps.map(({ result }) => result))
      return judgedByTests(
        invariant,
        results.flatMap(({ tests }) => tests),
      )
    },
  })),
]
/**
 * The quick tests, a process of one worker for each core. Workers that share a list each load and compile nearly
 * everything; these have little in common but the kernel.
 */
const ONE_WORKER = { quick: true, cores: 1 }
export const quickTests = [
  testStep('tests: others', { ...ONE_WORKER, args: ['--maxWorkers=1', '--exclude', 'packages/tile-game/**'] }),
  testStep('tests: tile game', { ...ONE_WORKER, args: ['--maxWorkers=1', 'packages/tile-game/'] }),
]
export const allTests = testStep('tests')
/** The built pages in a real browser, from the real server. */
const BROWSER = ['--config', 'apps/web/test/vitest.config.ts']
export const browserTests = testStep('browser', { args: BROWSER })
/** Of their files today's share: apps/web/test/files-of-today.ts. */
export const browserTestsToday = testStep('browser', { args: BROWSER, env: { BASTIDE_SHARE: '1' } })
/** The same on a slow phone, and on a busy machine; of long matrices today's share is enough there. */
export const browserTestsInAdversity = [
  testStep('browser, slowed 6 times', { args: BROWSER, env: { BASTIDE_SLOWED: '6', BASTIDE_FULL: undefined } }),
  testStep('browser, beside 12 processes', { args: BROWSER, env: { BASTIDE_BUSY: '12', BASTIDE_FULL: undefined } }),
]

export const removal = invariant('A2 removal', 'a2-removal.mjs', 2)
/** One expansion, a different one each day: all of them would take minutes. */
export const removalToday = invariant('A2 removal of one', 'a2-removal.mjs', 2, '--today')

/** The built command, started as a user starts it. */
export const smoke = {
  name: 'command line',
  run: async () => {
    const ran = await runNode([join(root, 'apps', 'cli', 'bin', 'bastide.mjs'), 'arena', '--games', '1', '--story'])
    const lines = ran.output
      .trim()
      .split('\n')
      .filter((line) => line !== '').length
    return { ...ran, code: lines === 0 ? 1 : ran.code, note: `a game told in ${lines} lines` }
  },
}

const program = (name, ...args) => ({
  name: [name, ...args].join(' '),
  run: async () => {
    const ran = await runTypeScript(script('rules', `${name}.ts`), args)
    return { ...ran, note: ran.output.trimEnd().split('\n').at(-1) }
  },
})
export const agreement = program('agreement', '--every-setup', '20')
/** The law of what leaves the host, on enough games to trust it. */
export const secrecy = program('secrecy', '--games', '10000', '--open', '200')
export const statistics = program('statistics')
