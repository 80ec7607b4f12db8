/**
 * One-line breaks of the clauses of the Count of Carcassonne; see scripts/mutants.mjs. Paths beginning with ./ are in this folder. What
 * needs a second expansion is in pairs/mutants.mjs.
 */
const game = 'packages/tile-game/src'
const test = './rules.test.ts'
const leaving = './leaving.rules.test.ts'

const quarterOrder = "['castle', 'market', 'smithy', 'cathedral']"
const noOwnPoints = { file: './entering.ts', find: 'paid !== 0 && (paid & own) === 0', replace: 'paid !== 0' }
const countIsNowhere = { file: './leaving.ts', find: 'quarter === NO_QUARTER || quarter === countAt.get(p, 0)', replace: 'quarter === NO_QUARTER' }
const leaveSlot = "{ slot: 'before-scoring', step: leaveRound(table, quarters) }"
const enterSlot = "{ slot: 'after-scoring', step: enter }"
const occupiedOption = "setup.options['count-entry'] === 'occupied'"
const seatInOrder = '(activeSeat.get(p, 0) + 1 + turn) % seats'
const anyUnfinished = 'quarter !== MARKET && (!fromAll || quarter === NO_QUARTER || isComplete(p, node))'

export default [
  { clause: 'COUNT-1', file: './index.ts', find: 'start: () => start', replace: 'start: () => start.slice(0, 11)', test },
  { clause: 'COUNT-1', file: './index.ts', find: 'copies: () => ({})', replace: "copies: () => ({ 'count/1': 2 })", test },
  { clause: 'COUNT-1', file: './tiles.ts', find: '(i % COLUMNS) - 2', replace: '(i % COLUMNS) - 1', test },
  { clause: 'COUNT-1', file: `${game}/compose.ts`, find: 'brings?.start?.(setup.edition) ?? []', replace: 'modules[0]?.start?.(setup.edition) ?? []', test },
  { clause: 'COUNT-1', file: './quarters.ts', find: quarterOrder, replace: "['market', 'castle', 'smithy', 'cathedral']", test },
  { clause: 'COUNT-1', file: './quarters.ts', find: 'role: ROLE, at: [0, 0], on })', replace: 'role: ROLE, at: [1, 0], on })', test },
  { clause: 'COUNT-1', file: './entering.ts', find: '(move.at[0] !== 0 || move.at[1] !== 0)', replace: 'move.at[0] !== 0 && move.at[1] !== 0', test },

  { clause: 'COUNT-2', ...noOwnPoints, test },
  { clause: 'COUNT-2', file: './entering.ts', find: 'paid !== 0 && (paid & own) === 0', replace: '(paid & own) === 0', test },
  { clause: 'COUNT-2', file: './entering.ts', find: 'paid |= completed.paid[i] as number', replace: 'paid = completed.paid[i] as number', test },
  { clause: 'COUNT-2', file: './entering.ts', find: '1 << activeSeat.get(p, 0)', replace: '1 << (1 - activeSeat.get(p, 0))', test },
  { clause: 'COUNT-2', file: './entering.ts', find: 'return hasAnyFigure(land, p, seat) ? seat : NOBODY', replace: 'return seat', test },
  { clause: 'COUNT-2', file: './entering.ts', find: 'i < completed.count; i++', replace: 'i < Math.min(completed.count, 1); i++', test },
  { clause: 'COUNT-2', file: './index.ts', find: enterSlot, replace: enterSlot.replace('after-scoring', 'before-scoring'), test },
  { clause: 'COUNT-2', file: './index.ts', find: enterSlot, replace: enterSlot.replace('after-scoring', 'before-final'), test },
  { clause: 'COUNT-2', file: './index.ts', find: leaveSlot, replace: leaveSlot.replace('before-scoring', 'after-scoring'), test },
  { clause: 'COUNT-2', file: './quarters.ts', find: 'supplyLeft.get(p, supply) - by', replace: 'supplyLeft.get(p, supply)', test },
  { clause: 'COUNT-2', file: './entering.ts', find: 'if (action === PASS) {', replace: 'if (action < PASS) {', test },

  { clause: 'COUNT-3', file: './entering.ts', find: 'mayEnter.put(p, 0, 0)', replace: 'mayEnter.put(p, 0, 1)', test },
  { clause: 'COUNT-3', file: './quarters.ts', find: 'inQuarter.get(p, row) + by', replace: '1', test },

  { clause: 'COUNT-4', file: './entering.ts', find: 'entered.put(p, 0, 1)', replace: 'entered.put(p, 0, quarter === 0 ? 0 : 1)', test },
  { clause: 'COUNT-4', file: './moving.ts', find: 'isOpen(quarter) && quarter !== countAt.get(p, 0)', replace: 'isOpen(quarter)', test },
  { clause: 'COUNT-4', file: './moving.ts', find: 'out.add(STAY)', replace: 'if (p === undefined) out.add(STAY)', test },
  { clause: 'COUNT-4', file: './moving.ts', find: 'countAt.put(p, 0, action - 1)', replace: 'countAt.put(p, 0, action % 4)', test },
  { clause: 'COUNT-4', file: './moving.ts', find: 'if (entered.get(p, 0) === 0) return NOBODY', replace: 'if (entered.get(p, 0) < 0) return NOBODY', test },
  { clause: 'COUNT-4', file: './moving.ts', find: 'if (quarter < 0) refuse', replace: 'if (quarter < -1) refuse', test },
  {
    clause: 'COUNT-4',
    file: './moving.ts',
    find: 'quarter < QUARTERS.length; quarter++) if (mayGo(p, quarter)) out',
    replace: 'quarter < 3; quarter++) if (mayGo(p, quarter)) out',
    test,
  },

  { clause: 'COUNT-5', file: './index.ts', find: leaveSlot, replace: leaveSlot.replace('before-scoring', 'after-scoring'), test: leaving },
  {
    clause: 'COUNT-5',
    file: './quarters.ts',
    find: "id === 'city', id === 'field', id === 'road'",
    replace: "id === 'road', id === 'field', id === 'city'",
    test: leaving,
  },
  { clause: 'COUNT-5', file: './quarters.ts', find: "goesOn === 'alone'", replace: "goesOn !== 'alone'", test: leaving },
  { clause: 'COUNT-5', file: './leaving.ts', find: seatInOrder, replace: '(activeSeat.get(p, 0) + turn) % seats', test: leaving },
  { clause: 'COUNT-5', file: './leaving.ts', find: seatInOrder, replace: '(activeSeat.get(p, 0) + 2 * seats - 1 - turn) % seats', test: leaving },
  { clause: 'COUNT-5', file: './leaving.ts', find: 'turn < seats; turn++', replace: 'turn < seats - 1; turn++', test: leaving },
  { clause: 'COUNT-5', file: './leaving.ts', find: 'if (!canAnswer(p, seat)) continue', replace: 'if (seat < 0) continue', test: leaving },
  { clause: 'COUNT-5', file: './leaving.ts', find: 'if (!canAnswer(p, seat)) continue', replace: 'if (!canAnswer(p, seat)) break', test: leaving },
  {
    clause: 'COUNT-5',
    file: './leaving.ts',
    find: 'stand(land, p, seat, figure, node)',
    replace: 'stand(land, p, seat, figure, node); asked.put(p, 0, asked.get(p, 0) + 1)',
    test: leaving,
  },
  { clause: 'COUNT-5', file: './leaving.ts', find: 'stand(land, p, seat, figure, node)', replace: 'void stand', test: leaving },
  {
    clause: 'COUNT-5',
    file: './leaving.ts',
    find: 'if (asked.get(p, 0) !== 0) asked.put(p, 0, 0)',
    replace: 'if (asked.get(p, 0) < 0) asked.put(p, 0, 0)',
    test: leaving,
  },
  { clause: 'COUNT-5', file: './leaving.ts', find: ' && waitingIn(p, seat, quarter, figure) > 0', replace: '', test: leaving },
  {
    clause: 'COUNT-5',
    file: './leaving.ts',
    find: 'if (!found.subarray(0, findFeatures(p)).includes(root))',
    replace: 'if (findFeatures(p) < 0)',
    test: leaving,
  },
  { clause: 'COUNT-5', file: './leaving.ts', find: 'for (let i = 0; i < features; i++) {', replace: 'for (let i = 0; i < 1; i++) {', test: leaving },
  {
    clause: 'COUNT-5',
    file: './leaving.ts',
    find: 'return 1 + figure * MOST_NODES + firstPlaceOf(p, root)',
    replace: 'return 1 + figure * MOST_NODES + node',
    test: leaving,
  },
  { clause: 'COUNT-5', file: `${game}/board/feature.ts`, find: 'at > firstAt || (at === firstAt && node > first)', replace: 'at < firstAt', test: leaving },

  { clause: 'COUNT-6', ...countIsNowhere, test: leaving },
  { clause: 'COUNT-6', file: './leaving.ts', find: 'quarterFor[kind] === countAt.get(p, 0))', replace: 'quarterFor[kind] === 0)', test: leaving },
  {
    clause: 'COUNT-6',
    file: './leaving.ts',
    find: 'quarter === NO_QUARTER || quarter === countAt.get(p, 0)',
    replace: 'quarter === NO_QUARTER || quarter === 0',
    test: leaving,
  },

  { clause: 'COUNT-7', file: './index.ts', find: "{ slot: 'before-final', step: endRound", replace: "{ slot: 'after-scoring', step: endRound", test: leaving },
  { clause: 'COUNT-7', file: './leaving.ts', find: anyUnfinished, replace: 'quarter === MARKET', test: leaving },
  { clause: 'COUNT-7', file: './leaving.ts', find: anyUnfinished, replace: 'quarter === NO_QUARTER', test: leaving },
  { clause: 'COUNT-7', ...countIsNowhere, test: leaving },
  { clause: 'COUNT-7', file: './leaving.ts', find: seatInOrder, replace: '(activeSeat.get(p, 0) + turn) % seats', test: leaving },
  { clause: 'COUNT-7', file: './leaving.ts', find: 'if (isOpen(p, node)) found', replace: 'if (isClaimed(p, node)) found', test: leaving },
  { clause: 'COUNT-7', file: './leaving.ts', find: 'if (isOpen(p, node)) found', replace: 'if (node >= 0) found', test: leaving },
  {
    clause: 'COUNT-7',
    file: `${game}/turn/turning.ts`,
    find: "[...inSlot('before-final'), finalScoring(land, seats, brought('finalScore')), gameOver]",
    replace: "[finalScoring(land, seats, brought('finalScore')), ...inSlot('before-final'), gameOver]",
    test: leaving,
  },
  {
    clause: 'COUNT-7',
    file: `${game}/turn/ending.ts`,
    find: 'if (pileLeft.get(p, 0) === 0) return',
    replace: 'if (pileLeft.get(p, 0) < 0) return',
    test: leaving,
  },

  { clause: 'COUNT-8', file: './quarters.ts', find: 'supplyLeft.get(p, supply) - by', replace: 'supplyLeft.get(p, supply)', test: leaving },
  { clause: 'COUNT-8', file: './quarters.ts', find: 'inQuarter.get(p, row) + by', replace: 'inQuarter.get(p, row) + 1', test: leaving },
  {
    clause: 'COUNT-8',
    file: './leaving.ts',
    find: 'asked.put(p, 0, asked.get(p, 0) + 1)',
    replace: 'asked.put(p, 0, asked.get(p, 0) + 1); if (waitingIn(p, seat, 0, 0) > 0) quarters.goOut(p, seat, 0, 0)',
    test: leaving,
  },

  { clause: 'COUNT-9', file: './leaving.ts', find: occupiedOption, replace: 'setup === undefined', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: occupiedOption, replace: 'setup !== undefined', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: '!fromAll || ', replace: '', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: '!fromAll || ', replace: 'p !== undefined || ', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: ' || isComplete(p, node))', replace: ')', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: 'if (isOpen(p, node)) found', replace: 'if (node >= 0) found', test: leaving },
  { clause: 'COUNT-9', file: './leaving.ts', find: 'if (isOpen(p, completed.roots[i] as number)) found', replace: 'if (p !== undefined) found', test: leaving },

  { clause: 'COUNT-10', file: `${game}/board/bordering.ts`, find: 'foundIn[cityRoot] === look || ', replace: '', test },
  { clause: 'COUNT-10', file: `${game}/board/bordering.ts`, find: '!isComplete(p, cityRoot)', replace: 'isComplete(p, cityRoot)', test },
  { clause: 'COUNT-10', file: `${game}/expansions/base/fields.ts`, find: 'points: 4, serving: claimsOf', replace: 'points: 3, serving: claimsOf', test },
  {
    clause: 'COUNT-10',
    file: `${game}/board/feature.ts`,
    find: 'if (countedIn[tile] !== count) {',
    replace: 'if (countedIn[tile] !== count && tile >= 12) {',
    test,
  },

  {
    clause: 'COUNT-12',
    file: `${game}/board/laying.ts`,
    find: 'if (word < TILE) continue',
    replace: 'if (word < TILE || (word & TILE_ROW) < 12) continue',
    test,
  },

  {
    clause: 'COUNT-13',
    file: './entering.ts',
    find: "if (countMoves === 'with-figure') countAt.put(p, 0, quarter)",
    replace: "if (countMoves === 'with-figure') countAt.put(p, 0, 3 - quarter)",
    test,
  },
  { clause: 'COUNT-13', file: './entering.ts', find: '(countAt.get(p, 0) + 1) % QUARTERS.length', replace: '(countAt.get(p, 0) + 3) % QUARTERS.length', test },
  { clause: 'COUNT-13', file: './entering.ts', find: "if (countMoves === 'player') entered.put", replace: "if (countMoves !== '') entered.put", test },
  { clause: 'COUNT-13', file: './entering.ts', find: "if (countMoves !== 'clockwise') return", replace: "if (countMoves === 'clockwise') return", test },
  { clause: 'COUNT-13', file: './index.ts', find: "['player', 'clockwise', 'with-figure']", replace: "['player', 'clockwise']", test },
  {
    clause: 'COUNT-13',
    file: './index.ts',
    find: "defaults: { '2000': 'player', '2016': 'player' }",
    replace: "defaults: { '2000': 'player', '2016': 'clockwise' }",
    test,
  },

  { clause: 'COUNT-X1', ...countIsNowhere, test: leaving },
  {
    clause: 'COUNT-X1',
    file: './leaving.ts',
    find: 'quarter === NO_QUARTER || quarter === countAt.get(p, 0)',
    replace: 'quarter === NO_QUARTER || quarter !== countAt.get(p, 0)',
    test: leaving,
  },
]
