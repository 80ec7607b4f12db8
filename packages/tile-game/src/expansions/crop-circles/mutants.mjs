/**
 * One-line mutations of the clauses of Crop Circles; see scripts/mutants. Paths beginning with ./ are in this
 * folder.
 */
const game = 'packages/tile-game/src'
const test = './rules.test.ts'

const chooseSlot = "{ slot: 'after-scoring', step: choosing(table, state) }"
const anyKind = {
  file: './circle.ts',
  find: 'node >= 0 && kindOfNode(tables, p, node) === circle',
  replace: 'node >= 0',
}
const activeFirst = {
  file: './answering.ts',
  find: '(activeSeat.get(p, 0) + 1 + turn) % seats',
  replace: '(activeSeat.get(p, 0) + turn) % seats',
}
const besideNobody = { file: './answering.ts', find: ' || rowAt(tables, p, seat, node) < 0', replace: '' }
const choiceFromNobody = { file: './choosing.ts', find: ' || !concernsAnybody(table, p, circle)', replace: '' }
const withoutSupply = {
  file: './answering.ts',
  find: 'supplyOf(p, seat, follower) > 0',
  replace: 'supplyOf(p, seat, follower) >= 0',
}
const nothingTaken = {
  file: './answering.ts',
  find: 'else goHome(tables, p, rowAt(tables, p, seat, node))',
  replace: 'else rowAt(tables, p, seat, node)',
}
const passInB = {
  file: './answering.ts',
  find: 'pass: (p) => (isAdding(p) ? PASS : NO_ACTION)',
  replace: 'pass: () => PASS',
}

export default [
  { clause: 'CROP-1', file: './index.ts', find: '[id, 1]', replace: '[id, 2]', test },
  { clause: 'CROP-1', file: './index.ts', find: chooseSlot, replace: chooseSlot.replace('after', 'before'), test },

  {
    clause: 'CROP-2',
    file: './choosing.ts',
    find: 'return activeSeat.get(p, 0)',
    replace: 'return (activeSeat.get(p, 0) + 1) % table.seats',
    test,
  },
  { clause: 'CROP-2', file: './choosing.ts', find: 'pass: () => NO_ACTION', replace: 'pass: () => 0', test },
  {
    clause: 'CROP-2',
    file: './choosing.ts',
    find: 'choice.set(p, 0, action + 1)',
    replace: 'choice.set(p, 0, 2 - action)',
    test,
  },
  { clause: 'CROP-2', file: './choosing.ts', find: 'i < CHOICES.length', replace: 'i < 1', test },

  {
    clause: 'CROP-3',
    file: './tiles.ts',
    find: "'field ENE ESE SSE SSW WSW WNW, beside N', 'symbol crop-circle:field'",
    replace: "'field ENE ESE SSE SSW WSW WNW, beside N', 'symbol crop-circle:road'",
    test,
  },
  {
    clause: 'CROP-3',
    file: './tiles.ts',
    find: "'field SSE SSW WSW WNW, beside N E', 'symbol crop-circle:city'",
    replace: "'field SSE SSW WSW WNW, beside N E', 'symbol crop-circle:road'",
    test,
  },
  { clause: 'CROP-3', ...anyKind, test },
  {
    clause: 'CROP-3',
    file: './answering.ts',
    find: 'if (node >= 0 && kindOfNode(tables, p, node) !== circle)',
    replace: 'if (node < -1)',
    test,
  },

  { clause: 'CROP-4', ...activeFirst, test },
  {
    clause: 'CROP-4',
    file: './answering.ts',
    find: '(activeSeat.get(p, 0) + 1 + turn) % seats',
    replace: '(activeSeat.get(p, 0) + 2 * seats - 1 - turn) % seats',
    test,
  },
  { clause: 'CROP-4', file: './answering.ts', find: 'turn < seats; turn++', replace: 'turn < seats - 1; turn++', test },
  { clause: 'CROP-4', file: './answering.ts', find: "turnClause: 'CROP-4',", replace: '', test },

  {
    clause: 'CROP-5',
    file: './answering.ts',
    find: 'if (isAdding(p)) out.add(PASS)',
    replace: 'if (!isAdding(p)) out.add(PASS)',
    test,
  },
  { clause: 'CROP-5', ...besideNobody, test },
  {
    clause: 'CROP-5',
    file: `${game}/board/piece.ts`,
    find: 'supplyLeft.get(p, at) - 1',
    replace: 'supplyLeft.get(p, at)',
    test,
  },
  { clause: 'CROP-5', file: './index.ts', find: chooseSlot, replace: chooseSlot.replace('after', 'before'), test },

  { clause: 'CROP-6', ...passInB, test },
  { clause: 'CROP-6', ...nothingTaken, test },
  { clause: 'CROP-6', file: './answering.ts', find: 'if (isAdding(p)) out.add(PASS)', replace: 'out.add(PASS)', test },
  { clause: 'CROP-6', ...besideNobody, test },

  { clause: 'CROP-7', ...choiceFromNobody, test },
  // A choice that nobody asked for.
  { clause: 'CROP-1', file: './choosing.ts', find: 'return NOT_YET', replace: 'return null', test },
  { clause: 'CROP-7', file: './index.ts', find: 'unasked: unchosen(table, state),', replace: '', test },
  {
    clause: 'CROP-7',
    file: './choosing.ts',
    find: 'concernsAnybody(table, p, circle) ? null : NOBODY_CONCERNED',
    replace: 'NOBODY_CONCERNED',
    test,
  },
  { clause: 'CROP-7', file: './choosing.ts', find: ' || tileInHand.get(p, 0) !== 0', replace: '', test },
  {
    clause: 'CROP-7',
    file: './answering.ts',
    find: 'if (!canAnswer(p, seat)) continue',
    replace: 'if (seat < 0) continue',
    test,
  },
  {
    clause: 'CROP-7',
    file: './answering.ts',
    find: 'if (!canAnswer(p, seat)) continue',
    replace: 'if (!canAnswer(p, seat)) break',
    test,
  },

  {
    clause: 'CROP-8',
    file: `${game}/board/feature.ts`,
    find: '(nodeClaims.get(p, root) >> (4 * seat)) & 15',
    replace: '(nodeClaims.get(p, root) >> (4 * seat)) & 15 && 1',
    test,
  },
  {
    clause: 'CROP-8',
    file: './answering.ts',
    find: 'if (!isRepeated(tables, p, seat, row)) out.add',
    replace: 'if (row >= 0) out.add',
    test,
  },
  {
    clause: 'CROP-8',
    file: './index.ts',
    find: "{ slot: 'after-scoring', step: answering(table, state) }",
    replace: "{ slot: 'before-scoring', step: answering(table, state) }",
    test,
  },

  { clause: 'CROP-9', ...withoutSupply, test },
  {
    clause: 'CROP-9',
    file: './index.ts',
    find: chooseSlot,
    replace: chooseSlot.replace('after-scoring', 'before-final'),
    test,
  },
  { clause: 'CROP-9', ...besideNobody, test },

  { clause: 'CROP-X1', ...activeFirst, test },
  { clause: 'CROP-X1', ...besideNobody, test },
  {
    clause: 'CROP-X1',
    file: './answering.ts',
    find: 'if (!canAnswer(p, seat)) continue',
    replace: 'if (seat < 0) continue',
    test,
  },

  { clause: 'CROP-X2', ...anyKind, test },
  { clause: 'CROP-X2', ...nothingTaken, test },
  {
    clause: 'CROP-X2',
    file: './answering.ts',
    find: 'if (!canAnswer(p, seat)) continue',
    replace: 'if (seat < 0) continue',
    test,
  },
]
