/**
 * One-line mutations of the clauses of the Abbot; see scripts/mutants. Paths beginning with ./ are in this folder.
 */
const game = 'packages/tile-game/src'
const base = `${game}/expansions/base`
const test = './rules.test.ts'

const anywhere = {
  file: './index.ts',
  find: "goesOn === 'alone' ? (roles.follower ?? 'abbot') : undefined",
  replace: 'roles.follower ?? goesOn',
}
const followersInGardens = { file: './gardens.ts', find: 'roles: {}', replace: "roles: { follower: 'monk' }" }
const secondFigure = {
  file: `${game}/turn/turning.ts`,
  find: 'deploying(tables, extraOf(allHooks)),',
  replace: 'deploying(tables, extraOf(allHooks)),\n    deploying(tables, extraOf(allHooks)),',
}
const fromComplete = {
  file: './taking-back.ts',
  find: 'if (node >= 0 && !isCompleteWith(p, node, cell))',
  replace: 'if (node >= 0)',
}
const staysAway = {
  file: `${game}/board/piece.ts`,
  find: 'supplyLeft.get(p, at) + 1',
  replace: 'supplyLeft.get(p, at)',
}
const onlyFollowersGoHome = {
  file: `${game}/turn/returning.ts`,
  find: 'kind < tables.figures.length',
  replace: 'kind < 1',
}

export default [
  { clause: 'ABBOT-1', file: './index.ts', find: "'2000': 1, '2016': 1", replace: "'2000': 1, '2016': 2", test },
  { clause: 'ABBOT-1', file: './index.ts', find: 'range: [1, 3]', replace: 'range: [1, 4]', test },
  {
    clause: 'ABBOT-1',
    file: './index.ts',
    find: 'abbotFigure(options.abbots as number)',
    replace: 'abbotFigure(1)',
    test,
  },
  {
    clause: 'ABBOT-1',
    file: `${game}/board/piece.ts`,
    find: 'const at = seat * MOST_FIGURES + figure\n',
    replace: 'const at = seat * MOST_FIGURES\n',
    test,
  },

  { clause: 'ABBOT-2', ...anywhere, test },
  { clause: 'ABBOT-2', ...followersInGardens, test },
  { clause: 'ABBOT-2', ...secondFigure, test },
  { clause: 'ABBOT-2', file: './index.ts', find: "(roles.follower ?? 'abbot')", replace: "'abbot'", test },
  { clause: 'ABBOT-2', file: './index.ts', find: "(roles.follower ?? 'abbot')", replace: 'roles.follower', test },
  { clause: 'ABBOT-2', file: './gardens.ts', find: "rolesBy: 'ABBOT-2'", replace: "rolesBy: 'BASE-27'", test },
  {
    clause: 'ABBOT-2',
    file: `${game}/turn/deploying.ts`,
    find: 'tables.figures[figure]?.rolesBy ?? rolesBy',
    replace: 'rolesBy',
    test,
  },
  {
    clause: 'ABBOT-2',
    file: `${game}/turn/deploying.ts`,
    find: 'if (move.at !== undefined && (move',
    replace: 'if (move.at === undefined && (move',
    test,
  },
  {
    clause: 'ABBOT-2',
    file: `${game}/turn/deploying.ts`,
    find: 'if (supplyOf(p, seat, figure) === 0) return 0',
    replace: 'if (figure > 0) return 0',
    test,
  },

  {
    clause: 'ABBOT-3',
    file: `${game}/board/surroundings.ts`,
    find: '8 - lacks(p, centre)',
    replace: '7 - lacks(p, centre)',
    test,
  },
  { clause: 'ABBOT-3', file: `${game}/board/surroundings.ts`, find: '8 - lacks(p, centre)', replace: '8', test },
  {
    clause: 'ABBOT-3',
    file: `${game}/board/surroundings.ts`,
    find: '8 - lacks(p, centre)',
    replace: 'lacks(p, centre)',
    test,
  },
  {
    clause: 'ABBOT-3',
    file: `${game}/turn/scoring.ts`,
    find: 'around !== 0; around &= around - 1',
    replace: 'around !== around; around &= around - 1',
    test,
  },

  { clause: 'ABBOT-4', ...fromComplete, test },
  { clause: 'ABBOT-4', ...secondFigure, test },
  { clause: 'ABBOT-4', ...staysAway, test },
  {
    clause: 'ABBOT-4',
    file: `${game}/board/surroundings.ts`,
    find: "sum.add('tiles', 1, 1)",
    replace: "sum.add('tiles', 1, 0)",
    test,
  },
  {
    clause: 'ABBOT-4',
    file: `${game}/board/surroundings.ts`,
    find: '8 - lacks(p, centre)',
    replace: '7 - lacks(p, centre)',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: 'if (isComplete(p, node)) refuse',
    replace: 'if (node < 0) refuse',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: "if (move.take !== 'abbot') refuse",
    replace: "if (move.take === '') refuse",
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: 'if (lacks(p, node) !== 1 || ',
    replace: 'if (lacks(p, node) === 1 || ',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: 'if (lacks(p, node) !== 1 || cellWord',
    replace: 'if (lacks(p, node) > 0 || cellWord',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: '=== cell) return true',
    replace: '=== cell) return false',
    test,
  },
  { clause: 'ABBOT-4', file: './taking-back.ts', find: 'i < 8; i++', replace: 'i < 4; i++', test },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: 'seat * tables.rowsPerSeat + firstRow + number',
    replace: 'firstRow + number',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: './taking-back.ts',
    find: 'rowOf(seat, action - FIRST_EXTRA)\n',
    replace: 'rowOf(seat, 0)\n',
    test,
  },
  { clause: 'ABBOT-4', file: './taking-back.ts', find: 'goHome(tables, p, row)\n', replace: '\n', test },
  { clause: 'ABBOT-4', file: './taking-back.ts', find: '?.roles.abbot as string', replace: '?.id as string', test },
  {
    clause: 'ABBOT-4',
    file: `${game}/turn/whole-turns.ts`,
    find: 'if (extra !== null && tables',
    replace: 'if (extra === null && tables',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: `${game}/turn/whole-turns.ts`,
    find: 'extra.list(p, seat, placed >> 2, extras)',
    replace: 'extra.list(p, seat, placed, extras)',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: `${game}/turn/deploying.ts`,
    find: 'if (all.length === 0) return step',
    replace: 'if (all.length >= 0) return step',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: `${game}/turn/deploying.ts`,
    find: '      step.options(p, seat, all)\n',
    replace: '',
    test,
  },
  {
    clause: 'ABBOT-4',
    file: `${game}/turn/turning.ts`,
    find: "    deploying(tables, extraOf(allHooks)),\n    ...inSlot('before-scoring'),\n    scoring(tables, seats, brought('afterCompleted')),\n",
    replace:
      "    ...inSlot('before-scoring'),\n    scoring(tables, seats, brought('afterCompleted')),\n    deploying(tables, extraOf(allHooks)),\n",
    test,
  },

  { clause: 'ABBOT-5', ...staysAway, test },
  { clause: 'ABBOT-5', ...onlyFollowersGoHome, test },
  {
    clause: 'ABBOT-5',
    file: `${game}/board/tile-tables.ts`,
    find: 'return brought.length === 0 ? kind :',
    replace: "return brought.length === 0 || kind.id === 'monastery' ? kind :",
    test,
  },

  {
    clause: 'ABBOT-6',
    file: `${base}/index.ts`,
    find: 'monastery, field(',
    replace: "monastery, { ...monastery, id: 'garden' }, field(",
    test,
  },
  {
    clause: 'ABBOT-6',
    file: `${base}/index.ts`,
    find: '[follower(options.followers as number)]',
    replace: "[follower(options.followers as number), { id: 'abbot', perSeat: 1 }]",
    test,
  },

  {
    clause: 'ABBOT-7',
    file: `${base}/tiles.ts`,
    find: "'2000': { ...SHARED_COPIES,",
    replace: "'2000': { ...SHARED_COPIES, 'base/U-garden': 1,",
    test,
  },
  { clause: 'ABBOT-7', file: `${base}/tiles.ts`, find: "'base/V-garden': 1", replace: "'base/V-garden': 0", test },
  { clause: 'ABBOT-7', file: './index.ts', find: "'2000': 1, '2016': 1", replace: "'2000': 0, '2016': 1", test },
]
