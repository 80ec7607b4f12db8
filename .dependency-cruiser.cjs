/**
 * Who may import whom (A1, and of A2 that expansions never import each other). scripts/invariants/a1-imports.mjs reads
 * the outcome.
 */
const tests = '[.]test[.]ts$'
/** What a package ships. */
const shipped = (name) => ({ path: `^packages/${name}/src/`, pathNot: tests })

module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      comment: 'the kernel imports nothing outside itself',
      from: shipped('kernel'),
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'drawing-imports-nothing',
      severity: 'error',
      comment: 'what pictures are drawn with imports nothing outside itself',
      from: shipped('drawing'),
      to: { pathNot: '^packages/drawing/src/' },
    },
    {
      name: 'a-game-imports-the-kernel',
      severity: 'error',
      comment: 'a game imports the kernel, and for its pictures the drawing; nothing else',
      from: shipped('([^/]+-game)'),
      to: { pathNot: '^packages/(kernel|drawing|$1)/src/' },
    },
    {
      name: 'engines-do-not-draw',
      severity: 'error',
      comment: 'only pictures draw: neither an engine nor its words lead there',
      from: { path: '^packages/[^/]+-game/src/(index|words)[.]ts$' },
      to: { path: '^packages/drawing/src/index[.]ts$', reachable: true },
    },
    {
      name: 'catalog-imports-the-games',
      severity: 'error',
      comment: 'the catalog imports the games and the kernel',
      from: shipped('catalog'),
      to: { pathNot: '^packages/(catalog|kernel|[^/]+-game)/src/' },
    },
    {
      name: 'table-imports-the-kernel',
      severity: 'error',
      comment: 'a table imports the kernel and nothing else',
      from: shipped('table'),
      to: { pathNot: '^packages/(table|kernel)/src/' },
    },
    {
      name: 'wire-imports-the-table',
      severity: 'error',
      comment: 'messages import the kernel and the table and nothing else',
      from: shipped('wire'),
      to: { pathNot: '^packages/(wire|table|kernel)/src/' },
    },
    {
      name: 'host-imports-no-game',
      severity: 'error',
      comment: 'a host imports the kernel, the table and the messages: games and bots are handed in',
      from: shipped('host'),
      to: { pathNot: '^packages/(host|wire|table|kernel)/src/' },
    },
    {
      name: 'bots-import-the-games',
      severity: 'error',
      comment: 'bots import the kernel and the games and nothing else: no table, and nobody who knows the truth (A4)',
      from: shipped('bots'),
      to: { pathNot: '^packages/(bots|kernel|[^/]+-game)/src/' },
    },
    {
      name: 'no-platform',
      severity: 'error',
      comment: 'packages know no platform: nothing built into Node',
      from: shipped('[^/]+'),
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-npm',
      severity: 'error',
      comment: 'packages run as they are: nothing from npm',
      from: shipped('[^/]+'),
      to: { path: '(^|/)node_modules/' },
    },
    {
      // Their tests too: when the other expansion is removed, this one must still pass.
      name: 'expansions-do-not-meet',
      severity: 'error',
      comment: 'expansions never import each other; what needs two stands in pairs/',
      from: { path: '^packages/([^/]+)/src/expansions/([^/]+)/', pathNot: '/expansions/pairs/' },
      to: { path: '^packages/$1/src/expansions/[^/]+/', pathNot: '^packages/$1/src/expansions/$2/' },
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      comment: 'what ships does not import tests or the oracle',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
      to: { path: [tests, '^packages/[^/]+/oracle/'] },
    },
    {
      name: 'scripts-are-outermost',
      severity: 'error',
      comment: 'what runs and what builds it imports nothing of scripts/: only npm run starts those',
      from: { path: '^(packages|apps|build|examples)/' },
      to: { path: '^scripts/' },
    },
    {
      // The command builds itself with it before anything of ours can run.
      name: 'build-imports-nothing-of-ours',
      severity: 'error',
      comment: 'what builds imports nothing of what it builds',
      from: { path: '^build/' },
      to: { path: '^(packages|apps|examples)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'no circular imports',
      from: {},
      // A circle that is broken by an imported type is none when the program runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'found',
      severity: 'error',
      comment: 'what is imported exists',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]svelte-check)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // A type that is imported ties two files together as much as a value does.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['bastide-source', 'import', 'default'],
      extensions: ['.ts', '.svelte', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
