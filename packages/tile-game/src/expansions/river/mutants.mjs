/**
 * One-line mutations of the clauses of the River; see scripts/mutants. Paths beginning with ./ are in this folder.
 */
const game = 'packages/tile-game/src'
const course = `${game}/stream/course.ts`
const stages = `${game}/stream/stages.ts`
const kind = `${game}/stream/kind.ts`
const startTile = `${game}/start-tile/option.ts`
const stream = `${game}/stream/stream.ts`
const test = './rules.test.ts'
const streamTest = `${game}/stream/stream.test.ts`
const courseTest = `${game}/stream/course.test.ts`

const afterStraight = 'write(p, at, beyond(cell, exit), exit, bendOf(flow, exit))'
const ahead = 'if (!isFree(p, ahead, own)) return ahead'
const right = 'if (!isFree(p, right, own)) return right'
const left = 'if (!isFree(p, left, own)) return left'
const straight = "'stream E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW')"
const lake = "'stream W', 'field NNW NNE ENE ESE SSE SSW WSW WNW')"

export default [
  // The spring lies there at the start; the lake comes last; the others once each; the start tile is in the bag.
  {
    clause: 'RIVER-1',
    file: './index.ts',
    find: 'start: () => [{ tile: spring.id, at: [0, 0], turn: 0 }],',
    replace: '',
    test,
  },
  { clause: 'RIVER-1', file: './index.ts', find: 'last: [LAKE]', replace: 'last: []', test },
  { clause: 'RIVER-1', file: './index.ts', find: 'first: []', replace: 'first: [LAKE]', test },
  {
    clause: 'RIVER-1',
    file: './tiles.ts',
    find: "'river/straight': 2, 'river/curve': 2 }",
    replace: "'river/straight': 2 }",
    test,
  },
  {
    clause: 'RIVER-1',
    file: stages,
    find: 'if (!flows(tile)) return ORDINARY',
    replace: 'if (!flows(tile)) return MIDDLE',
    test,
  },
  { clause: 'RIVER-1', file: stages, find: 'loadFrom(p, stage.get(p, 0) + 1)', replace: 'loadFrom(p, ORDINARY)', test },
  {
    clause: 'RIVER-1',
    file: `${game}/compose.ts`,
    find: 'for (const { tile } of [...start, ...boxed]) bag[tile]',
    replace: "for (const { tile } of [{ tile: 'base/D' }, ...start, ...boxed]) bag[tile]",
    test,
  },
  { clause: 'RIVER-1', file: './index.ts', find: "'RIVER-1', 'bag'", replace: "'RIVER-1', 'box'", test },
  { clause: 'RIVER-1', file: startTile, find: "options[KEY] === 'box'", replace: "options[KEY] === ''", test },
  {
    clause: 'RIVER-1',
    file: `${game}/turn/ending.ts`,
    find: 'if (pileLeft.get(p, 0) === 0) return',
    replace: 'if (pileLeft.get(p, 0) <= 1) return',
    test,
  },

  // From the open end; with land sides that match.
  { clause: 'RIVER-2', file: course, find: 'if (own < 0) return NO_END', replace: 'if (own < 0) return null', test },
  {
    clause: 'RIVER-2',
    file: `${game}/board/fitting.ts`,
    find: 'let legal = fittingRotations(fitting.tables, p, kind, row)',
    replace: 'let legal = 15',
    test,
  },
  {
    clause: 'RIVER-2',
    file: stream,
    find: 'concerns: (kind) => flows(tables.faces[kind] as Tile)',
    replace: 'concerns: () => true',
    test,
  },
  {
    clause: 'RIVER-2',
    file: `${game}/turn/placing.ts`,
    find: 'const ban = forbiddenBy(fitting, p, kindInHand(p), cell, rotation)',
    replace: 'const ban = null',
    test,
  },

  // Bends: whatever bends the same way twice also lacks room, so bends show only in the state; a straight tile ends
  // one.
  {
    clause: 'RIVER-3',
    file: course,
    find: 'quarter === 1 ? RIGHT : quarter === 3 ? LEFT',
    replace: 'quarter === 3 ? RIGHT : quarter === 1 ? LEFT',
    test,
  },
  {
    clause: 'RIVER-3',
    file: course,
    find: afterStraight,
    replace: afterStraight.replace('bendOf(flow, exit)', 'bendOf(flow, exit) || bend.get(p, own)'),
    test,
  },
  {
    clause: 'RIVER-3',
    file: course,
    find: 'bent !== NO_BEND && bent === bend.get(p, own)',
    replace: 'bent !== NO_BEND',
    test,
  },
  // Room: what lies ahead, to both sides and beyond; for every open side.
  {
    clause: 'RIVER-3',
    file: course,
    find: 'isWide ? takenAhead(p, cell, exit, own) : NONE',
    replace: 'NONE',
    test,
  },
  { clause: 'RIVER-3', file: './index.ts', find: "'RIVER-3', 'wide'", replace: "'RIVER-3', 'printed'", test },
  { clause: 'RIVER-3', file: course, find: 'rank < 2', replace: 'rank < 1', test },
  { clause: 'RIVER-3', file: course, find: 'rank < 2', replace: 'rank < 3', test },
  { clause: 'RIVER-3', file: course, find: 'rank < 2', replace: 'rank < 1', test: streamTest },
  { clause: 'RIVER-3', file: course, find: right, replace: '', test: courseTest },
  { clause: 'RIVER-3', file: course, find: left, replace: '', test: courseTest },
  { clause: 'RIVER-3', file: course, find: ahead, replace: '', test: courseTest },
  {
    clause: 'RIVER-3',
    file: course,
    find: 'isEmpty(p, cell) && (other < 0 || other === own)',
    replace: 'isEmpty(p, cell)',
    test: courseTest,
  },
  {
    clause: 'RIVER-3',
    file: course,
    find: 'isEmpty(p, cell) && (other < 0 || other === own)',
    replace: 'other < 0 || other === own',
    test: courseTest,
  },
  {
    clause: 'RIVER-3',
    file: course,
    find: 'if (exit === ((flow + 2) & 3) || !flowsThrough(ofTile * 4 + rotation, exit)) continue',
    replace: 'if (exit === ((flow + 2) & 3)) continue',
    test,
  },

  // Which of the three it is.
  {
    clause: 'RIVER-3',
    file: course,
    find: 'return BENDS_AGAIN[bent] as Ban',
    replace: 'return NO_ROOM',
    test: courseTest,
  },
  {
    clause: 'RIVER-3',
    file: course,
    find: 'if (isEmpty(p, cell)) return lifted',
    replace: 'if (!isEmpty(p, cell)) return lifted',
    test: courseTest,
  },

  {
    clause: 'RIVER-4',
    file: kind,
    find: "roles: {}, rolesBy: 'RIVER-4'",
    replace: "roles: { follower: 'ferryman' }",
    test,
  },
  { clause: 'RIVER-4', file: kind, find: ", rolesBy: 'RIVER-4'", replace: '', test },
  { clause: 'RIVER-4', file: './tiles.ts', find: "'FWRW', 'monastery', 'road S'", replace: "'FWRW', 'road S'", test },

  {
    clause: 'RIVER-5',
    file: './tiles.ts',
    find: straight,
    replace: "'stream E W', 'field NNW NNE ENE WNW ESE SSE SSW WSW')",
    test,
  },
  {
    clause: 'RIVER-5',
    file: './tiles.ts',
    find: "'stream S W', 'field NNW ESE SSE WNW', 'field NNE ENE', 'field SSW WSW'",
    replace: "'stream S W', 'field NNW ESE SSE WNW SSW WSW', 'field NNE ENE'",
    test,
  },
  {
    clause: 'RIVER-5',
    file: './tiles.ts',
    find: lake,
    replace: "'stream W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW')",
    test,
  },
  {
    clause: 'RIVER-5',
    file: kind,
    find: "'field NNW NNE ENE ESE SSE SSW WSW WNW'",
    replace: "'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'",
    test,
  },

  // Set aside; back once one is laid; lifted; in force again; left open, with everything that belongs to the river, in
  // the same turn.
  {
    clause: 'RIVER-6',
    file: stream,
    find: '(stages.isOver(p) ? discard(p, kind, tell) : stages.setAside(p, kind, tell))',
    replace: 'discard(p, kind, tell)',
    test,
  },
  {
    clause: 'RIVER-6',
    file: stream,
    find: 'stages.isOver(p) ? discard(p, kind, tell) : stages.setAside',
    replace: 'stages.setAside',
    test,
  },
  { clause: 'RIVER-6', file: stages, find: 'goOn(p) {\n      takeBack(p)', replace: 'goOn(p) {', test },
  {
    clause: 'RIVER-6',
    file: stages,
    find: 'if (lifted.get(p, 0) !== 0) lifted.set(p, 0, 0)',
    replace: '',
    test: streamTest,
  },
  {
    clause: 'RIVER-6',
    file: stages,
    find: '|| !anyFitsIfLifted(p)) abandon(p, tell)',
    replace: '|| pileLeft.get(p, 0) === 0) abandon(p, tell)',
    test,
  },
  {
    clause: 'RIVER-6',
    file: stages,
    find: 'takeBack(p)\n        lifted.set(p, 0, 1)',
    replace: 'lifted.set(p, 0, 1)',
    test,
  },
  { clause: 'RIVER-6', file: stages, find: 'if (lifted.get(p, 0) !== 0) lifted.set(p, 0, 0)', replace: '', test },
  { clause: 'RIVER-6', file: course, find: 'if (lifted) continue', replace: '', test },
  {
    clause: 'RIVER-6',
    file: course,
    find: 'if (!isFree(p, next, own)) return banFor(p, next, lifted)',
    replace: 'if (!lifted && !isFree(p, next, own)) return banFor(p, next, lifted)',
    test: courseTest,
  },
  { clause: 'RIVER-6', file: stages, find: 'load(p, ORDINARY)', replace: 'loadFrom(p, stage.get(p, 0) + 1)', test },
  {
    clause: 'RIVER-6',
    file: stages,
    find: 'aside.get(p, kind) !== 0) aside.set(p, kind, 0)',
    replace: 'aside.get(p, kind) > 9) aside.set(p, kind, 0)',
    test,
  },
  {
    clause: 'RIVER-6',
    file: stages,
    find: 'isOver: (p) => stage.get(p, 0) === ORDINARY',
    replace: 'isOver: (p) => stage.get(p, 0) >= LAST',
    test,
  },
  {
    clause: 'RIVER-6',
    file: `${game}/turn/drawing.ts`,
    find: 'else unplaceable(p, kind, tell)',
    replace: 'else {\n        unplaceable(p, kind, tell)\n        activeSeat.set(p, 0, 0)\n      }',
    test,
  },
]
