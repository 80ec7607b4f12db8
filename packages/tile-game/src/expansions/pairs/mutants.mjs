/** One-line breaks of what clauses say of two expansions together; see scripts/mutants.mjs. Paths beginning with ./ are in this folder. */
const game = 'packages/tile-game/src'

const abbotCult = './abbot-cult.test.ts'
const abbotCropCircles = './abbot-crop-circles.test.ts'
const kingRobberCount = './king-robber-count.test.ts'
const riverRiver2 = './river-river-2.test.ts'
const river2Abbot = './river-2-abbot.test.ts'

const challenger = "id === cultPlace.id || id === 'monastery'"

export default [
  { clause: 'ABBOT-2', file: './../abbot/index.ts', find: "(roles.follower ?? 'abbot')", replace: "'abbot'", test: abbotCult },
  {
    clause: 'ABBOT-5',
    file: `${game}/turn/returning.ts`,
    find: 'kind < land.figures.length',
    replace: 'kind < 1',
    test: abbotCult,
  },
  {
    clause: 'ABBOT-5',
    file: './../cult/challenging.ts',
    find: challenger,
    replace: 'id === cultPlace.id',
    test: abbotCult,
  },
  { clause: 'CULT-7', file: './../cult/challenging.ts', find: challenger, replace: `${challenger} || id === 'garden'`, test: abbotCult },
  {
    clause: 'CULT-7',
    file: './../cult/rivals.ts',
    find: 'return kind === cult || kind === monastery ? kind',
    replace: 'return kind !== cult && kind !== NO_RIVALS ? monastery : kind === cult ? kind',
    test: abbotCult,
  },
  { clause: 'CULT-7', file: './../abbot/taking-back.ts', find: 'goHome(land, p, row)\n', replace: '\n', test: abbotCult },
  {
    clause: 'ABBOT-7',
    file: './../crop-circles/circle.ts',
    find: 'node >= 0 && kindOfNode(land, p, node) === circle',
    replace: 'node >= 0',
    test: abbotCropCircles,
  },
  { clause: 'KING-2', file: './../king-robber/paying.ts', find: 'countsAs(kind, of)', replace: 'kind.id === of', test: kingRobberCount },
  {
    clause: 'KING-8',
    file: './../king-robber/paying.ts',
    find: "if (points === 'during-play') return () => {}",
    replace: "if (points === 'never') return () => {}",
    test: kingRobberCount,
  },
  // River and River II: one spring, no lake, the fork first, the volcano last.
  { clause: 'RIVER2-5', file: './river-river-2.ts', find: 'leftOut: [LAKE]', replace: 'leftOut: []', test: riverRiver2 },
  { clause: 'RIVER2-5', file: `${game}/compose.ts`, find: 'Math.max(bag[id] ?? 0, count)', replace: '(bag[id] ?? 0) + count', test: riverRiver2 },
  {
    clause: 'RIVER2-5',
    file: `${game}/stream/stages.ts`,
    find: 'parts.some(({ first }) => first.includes(tile.id))',
    replace: 'parts[0]?.first.includes(tile.id)',
    test: riverRiver2,
  },
  {
    clause: 'RIVER2-5',
    file: `${game}/stream/stages.ts`,
    find: 'parts.some(({ last }) => last.includes(tile.id)) ? LAST',
    replace: 'parts[0]?.last.includes(tile.id) ? LAST',
    test: riverRiver2,
  },
  // River II and the abbot: in the volcano's turn he stays where he is.
  {
    clause: 'RIVER2-3',
    file: `${game}/turn/deploying.ts`,
    find: 'if (land.bareBy[tileShape.get(p, row) >> 2] === null) extra.list',
    replace: 'extra.list',
    test: river2Abbot,
  },
  {
    clause: 'RIVER2-3',
    file: `${game}/turn/whole-turns.ts`,
    find: 'extra !== null && land.bareBy[kind] === null',
    replace: 'extra !== null',
    test: river2Abbot,
  },
  { clause: 'RIVER2-3', file: './../abbot/taking-back.ts', find: 'if (bareBy !== null) refuse', replace: "if (bareBy === '') refuse", test: river2Abbot },
  // Any river: its tiles lie before all others, and whatever happens, it ends.
  {
    clause: 'RIVER-6',
    file: `${game}/stream/stages.ts`,
    find: 'load(p, ORDINARY)',
    replace: 'load(p, MIDDLE)',
    test: './count-river-river-2.test.ts',
  },
]
