/** One-line breaks of what makes stored games outlive the rules (A7, decision 16); see scripts/mutants. */
const clause = 'A7'
const stored = 'packages/kernel/src/stored-setup.ts'
const storedTest = 'packages/kernel/src/stored-setup.test.ts'
const recordsTest = 'packages/catalog/src/records.test.ts'
const table = 'packages/table/src/table.ts'
const tableTest = 'packages/table/src/stored-openings.test.ts'

export default [
  // What version 1 left out has its value of then; anything else missing is refused.
  { clause, file: stored, find: 'storedDefaults?.[version]', replace: 'storedDefaults?.[2]', test: storedTest },
  {
    clause,
    file: stored,
    find: 'if (missing.length > 0) refuseMissing',
    replace: 'if (missing.length < 0) refuseMissing',
    test: storedTest,
  },
  { clause, file: stored, find: 'value[edition as string]', replace: "value['']", test: storedTest },
  { clause, file: stored, find: '|| options[key] === undefined', replace: '', test: storedTest },
  {
    clause,
    file: 'packages/kernel/src/record.ts',
    find: 'game.compose(setup.value, recorded',
    replace: 'game.compose(recorded.setup, recorded',
    test: recordsTest,
  },
  {
    clause,
    file: 'packages/kernel/src/record.ts',
    find: 'storedSetup(game, recorded.version, recorded.setup)',
    replace: 'storedSetup(game, 2, recorded.setup)',
    test: recordsTest,
  },
  ...[
    ['dice', 'target: 42', 'target: 41'],
    ['card', "'nine-animals': 19", "'nine-animals': 20"],
    ['tile', "'start-tile': 'bag'", "'start-tile': 'box'"],
    ['tile', "'2000': 'city-4'", "'2000': 'city-3'"],
  ].map(([game, find, replace]) => ({
    clause,
    file: `packages/${game}-game/src/stored-defaults.ts`,
    find,
    replace,
    test: recordsTest,
  })),

  // A record and a table store the whole setup.
  {
    clause,
    file: 'packages/tile-game/src/setup.ts',
    find: 'return { edition, modules, options, ...own }',
    replace: 'return { edition, modules, options: {}, ...own }',
    test: recordsTest,
  },
  {
    clause,
    file: table,
    find: 'decideOpening(rules, withWhole(opening, rules), environment)',
    replace: 'decideOpening(rules, opening, environment)',
    test: tableTest,
  },
  {
    clause,
    file: table,
    find: 'rulesOf(asStored(games, event.opening, 1))',
    replace: 'rulesOf(event.opening)',
    test: tableTest,
  },
  {
    clause,
    file: table,
    find: 'rulesOf(asStored(games, opening, recorded.version))',
    replace: 'rulesOf(opening)',
    test: tableTest,
  },
]
