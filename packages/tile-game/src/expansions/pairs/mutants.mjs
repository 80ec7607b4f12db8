/**
 * One-line mutations of what clauses say about two expansions together; see scripts/mutants. Paths beginning with
 * ./ are in this folder.
 */
const game = 'packages/tile-game/src'

const abbotCount = './abbot-count.test.ts'
const countCropCircles = './count-crop-circles.test.ts'
const countCult = './count-cult.test.ts'
const countKingRobber = './count-king-robber.test.ts'
const countRiver = './count-river.test.ts'
const countRiver2 = './count-river-2.test.ts'
const mix = './mix.rules.test.ts'
const abbotCult = './abbot-cult.test.ts'
const abbotCropCircles = './abbot-crop-circles.test.ts'
const kingRobberCount = './king-robber-count.test.ts'
const riverRiver2 = './river-river-2.test.ts'
const river2Abbot = './river-2-abbot.test.ts'

const challenger = "id === cultPlace.id || id === 'monastery'"
const leaveSlot = "{ slot: 'before-scoring', step: leaveRound(table, quarters) }"
const leavesTooLate = {
  file: './../count/index.ts',
  find: leaveSlot,
  replace: leaveSlot.replace('before-scoring', 'after-scoring'),
}
const onlyMonasteries = { file: './../count/quarters.ts', find: "goesOn === 'alone'", replace: "id === 'monastery'" }
const takesAnyFigure = {
  file: './../count/quarters.ts',
  find: 'open[quarter]?.[figure] as boolean',
  replace: 'figure >= 0',
}
const lastModules = 'cult, kingRobber, count, cropCircles]'

export default [
  {
    clause: 'ABBOT-2',
    file: './../abbot/index.ts',
    find: "(roles.follower ?? 'abbot')",
    replace: "'abbot'",
    test: abbotCult,
  },
  {
    clause: 'ABBOT-5',
    file: `${game}/turn/returning.ts`,
    find: 'kind < tables.figures.length',
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
  {
    clause: 'CULT-7',
    file: './../cult/challenging.ts',
    find: challenger,
    replace: `${challenger} || id === 'garden'`,
    test: abbotCult,
  },
  {
    clause: 'CULT-7',
    file: './../cult/rivals.ts',
    find: 'return kind === cult || kind === monastery ? kind',
    replace: 'return kind !== cult && kind !== NO_RIVALS ? monastery : kind === cult ? kind',
    test: abbotCult,
  },
  {
    clause: 'CULT-7',
    file: './../abbot/taking-back.ts',
    find: 'goHome(tables, p, row)\n',
    replace: '\n',
    test: abbotCult,
  },
  {
    clause: 'ABBOT-7',
    file: './../crop-circles/circle.ts',
    find: 'node >= 0 && kindOfNode(tables, p, node) === circle',
    replace: 'node >= 0',
    test: abbotCropCircles,
  },
  {
    clause: 'KING-2',
    file: './../king-robber/paying.ts',
    find: 'countsAs(kind, of)',
    replace: 'kind.id === of',
    test: kingRobberCount,
  },
  {
    clause: 'KING-8',
    file: './../king-robber/paying.ts',
    find: "if (points === 'during-play') return () => {}",
    replace: "if (points === 'never') return () => {}",
    test: kingRobberCount,
  },
  // River and River II: one spring, no lake, the fork first, the volcano last.
  {
    clause: 'RIVER2-5',
    file: './river-river-2.ts',
    find: 'leftOut: [LAKE]',
    replace: 'leftOut: []',
    test: riverRiver2,
  },
  {
    clause: 'RIVER2-5',
    file: `${game}/compose.ts`,
    find: 'Math.max(bag[id] ?? 0, count)',
    replace: '(bag[id] ?? 0) + count',
    test: riverRiver2,
  },
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
  // River II and the abbot: in the volcano's turn he may come home, or stays where he is.
  {
    clause: 'RIVER2-3',
    file: './river-2-abbot.ts',
    find: "options[KEY] === 'stays'",
    replace: "options[KEY] !== ''",
    test: river2Abbot,
  },
  {
    clause: 'RIVER2-3',
    file: './river-2-abbot.ts',
    find: "'2016': 'may-return'",
    replace: "'2016': 'stays'",
    test: river2Abbot,
  },
  { clause: 'RIVER2-3', file: './river-2-abbot.ts', find: "needs: ['river-2'],", replace: '', test: river2Abbot },
  { clause: 'RIVER2-3', file: './../order.ts', find: 'river2AndAbbot,', replace: '', test: river2Abbot },
  {
    clause: 'RIVER2-3',
    file: `${game}/turn/deploying.ts`,
    find: 'if (tables.idleBy[tileShape.get(p, row) >> 2] === null) extra.list',
    replace: 'extra.list',
    test: river2Abbot,
  },
  {
    clause: 'RIVER2-3',
    file: `${game}/turn/whole-turns.ts`,
    find: 'extra !== null && tables.idleBy[kind] === null',
    replace: 'extra !== null',
    test: river2Abbot,
  },
  {
    clause: 'RIVER2-3',
    file: './../abbot/taking-back.ts',
    find: 'if (idleBy !== null) refuse',
    replace: "if (idleBy === '') refuse",
    test: river2Abbot,
  },
  // Any river: its stages follow one another to the end, and its arms do not meet.
  {
    clause: 'RIVER-1',
    file: `${game}/stream/stages.ts`,
    find: 'loadFrom(p, stage.get(p, 0) + 1)',
    replace: 'loadFrom(p, ORDINARY)',
    test: './count-river-river-2.test.ts',
  },
  // Both rivers: the room that River II has in print.
  {
    clause: 'RIVER2-2',
    file: './../river-2/index.ts',
    find: "'RIVER2-2', 'printed'",
    replace: "'RIVER2-2', 'wide'",
    test: riverRiver2,
  },
  // The Count with a river: the start tile still stays in the box; the spring beside the city, and a warning.
  {
    clause: 'COUNT-1',
    file: './../count/index.ts',
    find: "'COUNT-1', 'box'",
    replace: "'COUNT-1', 'bag'",
    test: countRiver,
  },
  { clause: 'COUNT-11', file: './count-spring.ts', find: 'at: [2, -1]', replace: 'at: [2, 0]', test: countRiver },
  { clause: 'COUNT-11', file: './count-spring.ts', find: 'turn: 0', replace: 'turn: 1', test: countRiver },
  {
    clause: 'COUNT-11',
    file: './count-spring.ts',
    find: '[...city, ',
    replace: '[...city.slice(0, 11), ',
    test: countRiver,
  },
  { clause: 'COUNT-11', file: './count-river.ts', find: ", warning: 'COUNT-11'", replace: '', test: countRiver },
  { clause: 'COUNT-11', file: './../order.ts', find: 'countAndRiver,', replace: '', test: countRiver },
  { clause: 'COUNT-11', file: './count-spring.ts', find: 'at: [2, -1]', replace: 'at: [2, 0]', test: countRiver2 },
  { clause: 'COUNT-11', file: './count-river-2.ts', find: ", warning: 'COUNT-11'", replace: '', test: countRiver2 },
  {
    clause: 'COUNT-11',
    file: './../order.ts',
    find: 'countAndRiver, countAndRiver2',
    replace: 'countAndRiver',
    test: countRiver2,
  },
  {
    clause: 'COUNT-3',
    file: './../count/entering.ts',
    find: 'mayEnter.set(p, 0, 1)',
    replace: 'mayEnter.set(p, 0, activeSeat.get(p, 0) ^ 1)',
    test: countRiver2,
  },
  // The Count with the king: Carcassonne counts as a city; what the king earns during play lets nobody enter.
  { clause: 'COUNT-10', file: './../count/carcassonne.ts', find: "like: 'city', ", replace: '', test: countKingRobber },
  {
    clause: 'COUNT-2',
    file: './../king-robber/marking.ts',
    find: "award(p, seat, sum, 'KING-8', tell)",
    replace: "award(p, seat, sum, 'KING-8', tell); completed.paid[0] = (completed.paid[0] as number) | (1 << seat)",
    test: countKingRobber,
  },
  // The Count with cult places: the cathedral leads to them, and whoever comes from there takes part in the challenge.
  { clause: 'COUNT-5', ...onlyMonasteries, test: countCult },
  { clause: 'CULT-7', ...leavesTooLate, test: countCult },
  {
    clause: 'CULT-7',
    file: './../cult/challenging.ts',
    find: 'completed.wasClaimed[i] === 0 || ',
    replace: '',
    test: countCult,
  },
  // The Count with the abbot: only the cathedral, from there to monasteries and gardens, and no other way out.
  { clause: 'ABBOT-7', ...takesAnyFigure, test: abbotCount },
  { clause: 'ABBOT-7', ...onlyMonasteries, test: abbotCount },
  {
    clause: 'ABBOT-7',
    file: './../count/leaving.ts',
    find: '(tables.figures[figure]?.id as string) in (tables.kinds[kind]?.roles ?? {}) && ',
    replace: '',
    test: abbotCount,
  },
  {
    clause: 'ABBOT-7',
    file: './../../board/piece.ts',
    find: 'if (supplyOf(p, seat, figure) > 0) return true',
    replace: 'if (supplyOf(p, seat, 0) > 0) return true',
    test: abbotCount,
  },
  {
    clause: 'CROP-9',
    file: './../crop-circles/circle.ts',
    find: 'node >= 0 && kindOfNode',
    replace: 'node < 0 || kindOfNode',
    test: countCropCircles,
  },
  // All of them together.
  {
    clause: 'MIX-1',
    file: `${game}/stream/stages.ts`,
    find: 'loadFrom(p, stage.get(p, 0) + 1)',
    replace: 'loadFrom(p, ORDINARY + 1)',
    test: mix,
  },
  {
    clause: 'MIX-1',
    file: './../crop-circles/choosing.ts',
    find: 'i < CHOICES.length; i++',
    replace: 'i < 0; i++',
    test: mix,
  },
  { clause: 'MIX-1', file: `${game}/board/cell.ts`, find: 'MOST_TILES = 126', replace: 'MOST_TILES = 112', test: mix },
  {
    clause: 'MIX-2',
    file: './../order.ts',
    find: lastModules,
    replace: 'cult, kingRobber, cropCircles, count]',
    test: mix,
  },
  {
    clause: 'MIX-2',
    file: './../order.ts',
    find: lastModules,
    replace: 'kingRobber, cult, count, cropCircles]',
    test: mix,
  },
  { clause: 'MIX-2', ...leavesTooLate, test: mix },
  {
    clause: 'MIX-2',
    file: `${game}/turn/turning.ts`,
    find: "deploying(tables, extraOf(allHooks)),\n    ...inSlot('before-scoring'),",
    replace: "...inSlot('before-scoring'),\n    deploying(tables, extraOf(allHooks)),",
    test: mix,
  },
  {
    clause: 'MIX-3',
    file: './../crop-circles/index.ts',
    find: "{ slot: 'after-scoring', step: answering(table, state) }",
    replace: "{ slot: 'before-final', step: answering(table, state) }",
    test: mix,
  },
  {
    clause: 'MIX-3',
    file: `${game}/turn/ending.ts`,
    find: 'scoreUnfinished(tables, p, seats, tell)\n    for (const finalScore of finalScores) finalScore(p, tell)',
    replace: 'for (const finalScore of finalScores) finalScore(p, tell)\n    scoreUnfinished(tables, p, seats, tell)',
    test: mix,
  },
  {
    clause: 'MIX-3',
    file: './../order.ts',
    find: '[base, river, river2, abbot, cult, kingRobber',
    replace: '[base, kingRobber, river, river2, abbot, cult',
    test: mix,
  },
  {
    clause: 'MIX-3',
    file: './../order.ts',
    find: '[base, river, river2, abbot, cult, kingRobber',
    replace: '[river, river2, abbot, cult, kingRobber, base',
    test: mix,
  },
  {
    clause: 'MIX-3',
    file: './../count/index.ts',
    find: "{ slot: 'before-final', step: endRound",
    replace: "{ slot: 'after-scoring', step: endRound",
    test: mix,
  },
  {
    clause: 'MIX-4',
    file: './../base/fields.ts',
    find: "farmers === 'none' ? {} : { follower",
    replace: "farmers === '' ? {} : { follower",
    test: mix,
  },
  { clause: 'MIX-4', ...takesAnyFigure, test: mix },
  {
    clause: 'MIX-4',
    file: './../count/quarters.ts',
    find: 'open[quarter]?.includes(true) as boolean',
    replace: 'quarter >= 0',
    test: mix,
  },
  {
    clause: 'MIX-4',
    file: './../count/entering.ts',
    find: 'while (!quarters.isOpen(next))',
    replace: 'while (next < 0)',
    test: mix,
  },
  {
    clause: 'MIX-4',
    file: './../crop-circles/choosing.ts',
    find: ' || !concernsAnybody(table, p, circle)',
    replace: '',
    test: mix,
  },
  { clause: 'MIX-4', file: './../river-2/pig-herd.ts', find: ' || !isClaimed(p, root)', replace: '', test: mix },
]
