/**
 * One-line mutations of the clauses of King & Robber Baron; see scripts/mutants. Paths beginning with ./ are in
 * this folder.
 */
const game = 'packages/tile-game/src'
const test = './rules.test.ts'

const inMarking = (find, replace) => ({ file: './marking.ts', find, replace })
const pays = (find, replace) => ({ file: './paying.ts', find, replace })
const equalMoves = inMarking(
  'if (size <= largest.get(p, marker)) continue',
  'if (size < largest.get(p, marker) || size === 0) continue',
)
const anyMoves = inMarking('if (size <= largest.get(p, marker)) continue', 'if (size === 0) continue')
const holderCannotRaise = inMarking(
  'largest.set(p, marker, size)\n      const seat = activeSeat.get(p, 0)\n      if (holder.get(p, marker) === seat + 1) continue\n',
  'const seat = activeSeat.get(p, 0)\n      if (holder.get(p, marker) === seat + 1) continue\n      largest.set(p, marker, size)\n',
)
const countsParts = {
  file: `${game}/board/feature.ts`,
  find: 'if (countedIn[tile] !== count) {',
  replace: 'if (count > 0) {',
}
const unfinishedToo = pays(
  '[kindOfNode(tables, p, node)] && isComplete(p, node)) features++',
  '[kindOfNode(tables, p, node)]) features++',
)
const anyFeature = pays('counted[marker]?.[kindOfNode(tables, p, node)] && ', '')
const paidAtTheEnd = pays("if (points === 'during-play') return () => {}", "if (points === 'never') return () => {}")
const onlyKing = pays(
  'sum.add(MARKERS[marker]?.counted as string, completedOf(p, marker), 1)',
  'sum.add(MARKERS[marker]?.counted as string, completedOf(p, 0), 1)',
)

export default [
  { clause: 'KING-1', ...anyMoves, test },
  { clause: 'KING-1', ...holderCannotRaise, test },
  { clause: 'KING-1', ...inMarking("name: 'king', of: 'city'", "name: 'king', of: 'road'"), test },
  { clause: 'KING-1', ...inMarking('const seat = activeSeat.get(p, 0)', 'const seat = 0'), test },
  {
    clause: 'KING-1',
    ...inMarking('size = Math.max(size, tilesOf(p, root))', 'size = completed.wasClaimed[i] ? 0 : tilesOf(p, root)'),
    test,
  },
  {
    clause: 'KING-1',
    ...inMarking('size = Math.max(size, tilesOf(p, root))', 'size = completed.wasClaimed[i] ? tilesOf(p, root) : 0'),
    test,
  },
  {
    clause: 'KING-1',
    file: `${game}/board/feature.ts`,
    find: '  let tiles = 0\n',
    replace: '  let tiles = pennantsOf(p, root)\n',
    test,
  },
  {
    clause: 'KING-1',
    ...inMarking('holder.set(p, marker, seat + 1)', 'if (holder.get(p, marker) === 0) holder.set(p, marker, seat + 1)'),
    test,
  },
  {
    clause: 'KING-1',
    file: './index.ts',
    find: 'columns.holder.get(p, marker) === 0 ? null',
    replace: 'columns.holder.get(p, marker) < 0 ? null',
    test,
  },

  { clause: 'KING-2', ...unfinishedToo, test },
  { clause: 'KING-2', ...anyFeature, test },
  { clause: 'KING-2', ...pays('completedOf(p, marker), 1)', 'completedOf(p, marker), 2)'), test },
  { clause: 'KING-2', ...pays("marker === 0 ? 'KING-2' : 'KING-3'", "'KING-3'"), test },
  {
    clause: 'KING-2',
    file: './index.ts',
    find: "'2000': 'each', '2016': 'each'",
    replace: "'2000': 'each', '2016': 'ten'",
    test,
  },
  {
    clause: 'KING-2',
    file: `${game}/turn/ending.ts`,
    find: '    scoreUnfinished(tables, p, seats, tell)\n    for (const finalScore of finalScores) finalScore(p, tell)\n',
    replace:
      '    for (const finalScore of finalScores) finalScore(p, tell)\n    scoreUnfinished(tables, p, seats, tell)\n',
    test,
  },

  { clause: 'KING-3', ...anyMoves, test },
  { clause: 'KING-3', ...holderCannotRaise, test },
  { clause: 'KING-3', ...unfinishedToo, test },
  { clause: 'KING-3', ...anyFeature, test },
  { clause: 'KING-3', ...onlyKing, test },
  { clause: 'KING-3', ...inMarking("name: 'robber', of: 'road'", "name: 'robber', of: 'city'"), test },
  { clause: 'KING-3', ...inMarking('marker < MARKERS.length; marker++', 'marker < 1; marker++'), test },
  { clause: 'KING-3', ...inMarking("counted: 'roads', clause: 'KING-3'", "counted: 'roads', clause: 'KING-1'"), test },
  { clause: 'KING-3', file: './index.ts', find: 'robber: holderOf(p, 1)', replace: 'robber: holderOf(p, 0)', test },

  { clause: 'KING-4', ...equalMoves, test },
  { clause: 'KING-4', ...inMarking('size = Math.max(size, tilesOf(p, root))', 'size = tilesOf(p, root)'), test },
  {
    clause: 'KING-4',
    ...inMarking('size = Math.max(size, tilesOf(p, root))', 'size = size || tilesOf(p, root)'),
    test,
  },
  { clause: 'KING-4', ...inMarking('size = Math.max(size, tilesOf(p, root))', 'size += tilesOf(p, root)'), test },

  { clause: 'KING-5', ...countsParts, test },
  {
    clause: 'KING-5',
    file: './tiles.ts',
    find: "'city E W', 'city N S', 'field, beside E N'",
    replace: "'city N E S W', 'field, beside E N'",
    test,
  },
  { clause: 'KING-5', file: './index.ts', find: '[id, 1]', replace: '[id, 2]', test },

  { clause: 'KING-6', ...pays('as string, 1, 10)', 'as string, 1, 15)'), test },
  {
    clause: 'KING-6',
    ...pays("if (points === 'ten') return tenEach(columns)", "if (points === 'tens') return tenEach(columns)"),
    test,
  },
  {
    clause: 'KING-6',
    ...pays("award(p, seat, sum, 'KING-6', tell)", "if (marker === 0) award(p, seat, sum, 'KING-6', tell)"),
    test,
  },

  { clause: 'KING-7', ...pays('held === MARKERS.length ? 20 : 15', '15'), test },
  { clause: 'KING-7', ...pays('held === MARKERS.length ? 20 : 15', '20'), test },
  { clause: 'KING-7', ...pays('if (held === 0) continue', 'if (held !== 1) continue'), test },
  { clause: 'KING-7', ...pays("if (points === 'fifteen') return", "if (points === 'forty') return"), test },

  { clause: 'KING-8', ...paidAtTheEnd, test },
  {
    clause: 'KING-8',
    ...inMarking(
      'if (isPaidAtOnce && features > 0) payHolder(p, marker, features, tell)',
      'if (isPaidAtOnce && features > 0) payHolder(p, marker, 1, tell)',
    ),
    test,
  },
  {
    clause: 'KING-8',
    ...inMarking('if (isPaidAtOnce && features > 0)', 'if (isPaidAtOnce && size > largest.get(p, marker))'),
    test,
  },
  { clause: 'KING-8', ...inMarking('if (isPaidAtOnce && features > 0)', 'if (isPaidAtOnce)'), test },
  {
    clause: 'KING-8',
    ...inMarking('const seat = holder.get(p, marker) - 1', 'const seat = activeSeat.get(p, 0)'),
    test,
  },
  {
    clause: 'KING-8',
    ...inMarking('const seat = holder.get(p, marker) - 1', 'const seat = holder.get(p, 0) - 1'),
    test,
  },
]
