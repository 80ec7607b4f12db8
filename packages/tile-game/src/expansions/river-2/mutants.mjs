/**
 * One-line mutations of the clauses of River II; see scripts/mutants. Paths beginning with ./ are in this folder.
 */
const game = 'packages/tile-game/src'
const course = `${game}/stream/course.ts`
const room = `${game}/stream/room.ts`
const startTile = `${game}/start-tile/option.ts`
const ending = `${game}/turn/ending.ts`
const test = './rules.test.ts'
const courseTest = `${game}/stream/course.test.ts`

/** A road's worth, complete and unfinished. */
const road = (clause) => `sum.add('tiles', tilesOf(p, root), 1)\n    return '${clause}'`
const bend = 'write(p, at, beyond(cell, exit), exit, bendOf(flow, exit))'

export default [
  // The spring lies there first, then comes the fork, then the others, and the volcano at the end, on either arm.
  {
    clause: 'RIVER2-1',
    file: './index.ts',
    find: 'start: () => [{ tile: spring.id, at: [0, 0], turn: 0 }],',
    replace: '',
    test,
  },
  { clause: 'RIVER2-1', file: './index.ts', find: 'first: [FORK]', replace: 'first: []', test },
  { clause: 'RIVER2-1', file: './index.ts', find: 'last: [VOLCANO]', replace: 'last: []', test },
  { clause: 'RIVER2-1', file: './index.ts', find: '[id, 1]', replace: '[id, 2]', test },
  { clause: 'RIVER2-1', file: course, find: 'if (at !== own) count.set(p, 0, at + 1)', replace: '', test },
  { clause: 'RIVER2-1', file: course, find: 'at = count.get(p, 0)\n', replace: 'at = own\n', test },

  { clause: 'RIVER2-1', file: './index.ts', find: "'RIVER2-1', 'bag'", replace: "'RIVER2-1', 'box'", test },
  { clause: 'RIVER2-1', file: startTile, find: "options[KEY] === 'box'", replace: "options[KEY] === ''", test },

  // The room is as printed, or wide: the six cells.
  { clause: 'RIVER2-2', file: './index.ts', find: "'RIVER2-2', 'printed'", replace: "'RIVER2-2', 'wide'", test },
  { clause: 'RIVER2-2', file: room, find: "options[KEY] === 'wide'", replace: "options[KEY] !== ''", test },
  { clause: 'RIVER2-2', file: room, find: "options[KEY] === 'wide'", replace: "options[KEY] === ''", test },
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'isWide ? takenAhead(p, cell, exit, own) : NONE',
    replace: 'takenAhead(p, cell, exit, own)',
    test: courseTest,
  },
  // As printed, too, a bend may not follow a bend of the same kind, and the cell ahead must be empty and nobody else's.
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'bent !== NO_BEND && bent === bend.get(p, own)',
    replace: 'isWide && bent !== NO_BEND && bent === bend.get(p, own)',
    test: courseTest,
  },
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'if (!isFree(p, next, own)) return',
    replace: 'if (isWide && !isFree(p, next, own)) return',
    test: courseTest,
  },
  // The arms do not meet; RIVER-3 holds for each; the fork bends each arm by the way it leaves.
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'isEmpty(p, cell) && (other < 0 || other === own)',
    replace: 'isEmpty(p, cell)',
    test,
  },
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'isEmpty(p, cell) && (other < 0 || other === own)',
    replace: 'isEmpty(p, cell)',
    test: courseTest,
  },
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'if (lifted) continue',
    replace: 'if (count.get(p, 0) > 1) continue',
    test,
  },
  {
    clause: 'RIVER2-2',
    file: course,
    find: bend,
    replace: bend.replace('bendOf(flow, exit)', 'at === own ? bendOf(flow, exit) : NO_BEND'),
    test,
  },
  {
    clause: 'RIVER2-2',
    file: course,
    find: 'if (!isFree(p, next, own)) return banFor(p, next, lifted)',
    replace: '',
    test,
  },

  // No figure; the next turn as well, and only that one; its scoring.
  { clause: 'RIVER2-3', file: './index.ts', find: "bare: { [VOLCANO]: 'RIVER2-3' }", replace: 'bare: {}', test },
  {
    clause: 'RIVER2-3',
    file: './index.ts',
    find: "bare: { [VOLCANO]: 'RIVER2-3' }",
    replace: "bare: { [VOLCANO]: 'RIVER2-3', [FORK]: 'RIVER2-3' }",
    test,
  },
  { clause: 'RIVER2-3', file: './index.ts', find: '>> 2 === volcano', replace: '>> 2 === -1', test },
  { clause: 'RIVER2-3', file: './index.ts', find: '>> 2 === volcano', replace: '>> 2 >= 0', test },
  {
    clause: 'RIVER2-3',
    file: ending,
    find: 'staysBy = staysOn(p) ?? staysBy',
    replace: 'if (seats !== 2) staysBy = staysOn(p) ?? staysBy',
    test,
  },
  {
    clause: 'RIVER2-3',
    file: `${game}/turn/scoring.ts`,
    find: 'scoreCompleted(tables, p, seats, tell)\n    for',
    replace:
      'if (tables.bareBy[tileShape.get(p, tileJustLaid.get(p, 0) - 1) >> 2] === null) scoreCompleted(tables, p, seats, tell)\n    for',
    test,
  },

  // The herd: off by default; its field; completed cities, one point each; the most farmers. Inn and volcano: nothing.
  { clause: 'RIVER2-4', file: './index.ts', find: "'2000': 'off'", replace: "'2000': 'on'", test },
  { clause: 'RIVER2-4', file: './index.ts', find: "'2016': 'off'", replace: "'2016': 'on'", test },
  { clause: 'RIVER2-4', file: './index.ts', find: "=== 'on'", replace: "=== 'off'", test },
  {
    clause: 'RIVER2-4',
    file: './pig-herd.ts',
    find: "sum.add('cities', cities, 1)",
    replace: "sum.add('cities', cities, 4)",
    test,
  },
  {
    clause: 'RIVER2-4',
    file: './pig-herd.ts',
    find: "sum.add('cities', cities, 1)",
    replace: "sum.add('cities', 1, 1)",
    test,
  },
  {
    clause: 'RIVER2-4',
    file: './pig-herd.ts',
    find: 'if (claimsOf(p, root, seat) === most)',
    replace: 'if (claimsOf(p, root, seat) > 0)',
    test,
  },
  { clause: 'RIVER2-4', file: './pig-herd.ts', find: 'seat < seats; seat++)', replace: 'seat < 1; seat++)', test },
  { clause: 'RIVER2-4', file: './pig-herd.ts', find: 'segments.findIndex(', replace: 'segments.findLastIndex(', test },
  { clause: 'RIVER2-4', file: './pig-herd.ts', find: ' || !isClaimed(p, root)', replace: '', test },
  { clause: 'RIVER2-4', file: './pig-herd.ts', find: 'if (cities === 0) continue', replace: '', test },
  { clause: 'RIVER2-4', file: `${game}/board/bordering.ts`, find: ' || !isComplete(p, cityRoot)', replace: '', test },
  {
    clause: 'RIVER2-4',
    file: './tiles.ts',
    find: "'field NNW WNW', 'symbol pig-herd'",
    replace: "'field NNW WNW'",
    test,
  },
  ...['BASE-12', 'BASE-23'].map((clause) => ({
    clause: 'RIVER2-4',
    file: `${game}/expansions/base/roads.ts`,
    find: road(clause),
    replace: road(clause).replace('1)', '2)'),
    test,
  })),

  // A city ends an arm.
  {
    clause: 'RIVER2-5',
    file: './tiles.ts',
    find: "'FCFW', 'city E', 'stream W'",
    replace: "'WCFW', 'city E', 'stream N W'",
    test,
  },
  { clause: 'RIVER2-5', file: course, find: 'count.set(p, 0, last)', replace: '', test },
  { clause: 'RIVER2-5', file: course, find: 'if (own !== last) write', replace: 'if (own > last) write', test },
  {
    clause: 'RIVER2-5',
    file: course,
    find: 'if (at !== own) return',
    replace: 'if (at !== own || own === 0) return',
    test,
  },
]
