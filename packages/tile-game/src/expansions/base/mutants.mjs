/**
 * One-line mutations of the base game's clauses; see scripts/mutants. Paths beginning with ./ are in this folder.
 */
const game = 'packages/tile-game/src'
const kernel = 'packages/kernel/src'

const setup = './setup.rules.test.ts'
const turn = './turn.rules.test.ts'
const completing = './completing.rules.test.ts'
const fields = './fields.rules.test.ts'
const ending = './ending.rules.test.ts'
const examples = './examples.rules.test.ts'

const scoringFile = `${game}/turn/scoring.ts`
const deployingFile = `${game}/turn/deploying.ts`
const drawingFile = `${game}/turn/drawing.ts`
const placingFile = `${game}/turn/placing.ts`
const turningFile = `${game}/turn/turning.ts`
const returningFile = `${game}/turn/returning.ts`
const endingFile = `${game}/turn/ending.ts`
const featureFile = `${game}/board/feature.ts`
const tablesFile = `${game}/board/tile-tables.ts`
const layingFile = `${game}/board/laying.ts`
const pieceFile = `${game}/board/piece.ts`
const playingFile = `${kernel}/playing.ts`

// Mutations that contradict several clauses.
const paysNeighbour = {
  file: scoringFile,
  find: 'award(p, seat, sum, clause, tell, feature)',
  replace: 'award(p, (seat + 1) % seats, sum, clause, tell, feature)',
}
const paysAnyFollower = {
  file: scoringFile,
  find: 'if (claimsOf(p, root, seat) !== most) continue',
  replace: 'if (claimsOf(p, root, seat) === 0) continue',
}
const paysOneOfTied = {
  file: scoringFile,
  find: 'if (sum.total > 0) paid |= 1 << seat',
  replace: 'break',
}
const scoresBeforeFollower = {
  file: turningFile,
  find: "deploying(tables, extraOf(allHooks)),\n    ...inSlot('before-scoring'),\n    scoring(tables, seats, brought('afterCompleted')),",
  replace:
    "...inSlot('before-scoring'),\n    scoring(tables, seats, brought('afterCompleted')),\n    deploying(tables, extraOf(allHooks)),",
}
const countsSegments = { file: featureFile, find: 'if (countedIn[tile] !== count) {', replace: 'if (count > 0) {' }
const roadTwice = { file: './roads.ts', find: "1)\n    return 'BASE-12'", replace: "2)\n    return 'BASE-12'" }
const smallMonastery = {
  file: `${game}/board/surroundings.ts`,
  find: '8 - lacks(p, centre)',
  replace: '7 - lacks(p, centre)',
}
const bigCity = { file: './cities.ts', find: 'isSmall ? 1 : 2', replace: 'isSmall ? 1 : 3' }
const dearPennants = {
  file: './cities.ts',
  find: "sum.add('pennants', pennantsOf(p, root), 1)",
  replace: "sum.add('pennants', pennantsOf(p, root), 2)",
}
const looksOnNewTileOnly = {
  file: deployingFile,
  find: 'isClaimed(p, rootOf(p, first + segment))',
  replace: 'isClaimed(p, first + segment)',
}
const staysAway = { file: pieceFile, find: 'supplyLeft.get(p, at) + 1', replace: 'supplyLeft.get(p, at)' }
const onlyRootGoesHome = { file: returningFile, find: 'rootOf(p, node) !== root', replace: 'node !== root' }
const openCitiesPay = { file: `${game}/board/bordering.ts`, find: ' || !isComplete(p, cityRoot)', replace: '' }
const anyFarmerTakesFour = {
  file: './fields.ts',
  find: 'isPaid: (serving, most) => serving === most',
  replace: 'isPaid: (serving) => serving > 0',
}
const lessThanFour = { file: './fields.ts', find: 'points: 4', replace: 'points: 3' }

export default [
  { clause: 'BASE-1', file: './index.ts', find: 'at: [0, 0], turn: 0', replace: 'at: [0, 0], turn: 1', test: setup },
  {
    clause: 'BASE-1',
    file: `${game}/compose.ts`,
    find: '(bag[tile] ?? 0) - 1',
    replace: '(bag[tile] ?? 0)',
    test: setup,
  },
  {
    clause: 'BASE-1',
    file: drawingFile,
    find: 'out.addWeighted(kind, copies)',
    replace: 'out.addWeighted(kind, 1)',
    test: setup,
  },
  { clause: 'BASE-1', file: drawingFile, find: 'ticket -= copies', replace: 'ticket -= copies + 1', test: setup },
  {
    clause: 'BASE-1',
    file: drawingFile,
    find: 'if (copiesLeft.get(p, kind) === 0) refuse',
    replace: 'if (copiesLeft.get(p, kind) < 0) refuse',
    test: setup,
  },
  { clause: 'BASE-1', file: './tiles.ts', find: "'base/X': 1", replace: "'base/X': 2", test: setup },

  { clause: 'BASE-2', file: './index.ts', find: "'2000': 7, '2016': 7", replace: "'2000': 7, '2016': 8", test: setup },
  { clause: 'BASE-2', file: `${game}/editions.ts`, find: 'MOST_PLAYERS = 5', replace: 'MOST_PLAYERS = 6', test: setup },
  {
    clause: 'BASE-2',
    file: pieceFile,
    find: 'supplyLeft.get(p, at) - 1',
    replace: 'supplyLeft.get(p, at)',
    test: setup,
  },

  {
    clause: 'BASE-3',
    file: endingFile,
    find: '(seat + 1) % seats',
    replace: '(seat + seats - 1) % seats',
    test: setup,
  },
  {
    clause: 'BASE-3',
    file: `${game}/compose.ts`,
    find: 'activeSeat.set(p, 0, starts)',
    replace: 'activeSeat.set(p, 0, 0)',
    test: setup,
  },
  {
    clause: 'BASE-3',
    file: `${game}/turn/starting.ts`,
    find: 'activeSeat.set(p, 0, seat)',
    replace: 'activeSeat.set(p, 0, 0)',
    test: setup,
  },
  {
    clause: 'BASE-3',
    file: `${game}/turn/starting.ts`,
    find: 'random.below(seats)',
    replace: 'random.below(seats - 1)',
    test: setup,
  },

  {
    clause: 'BASE-4',
    file: placingFile,
    find: 'if (move.place !== idInHand(p)) refuse',
    replace: "if (move.place === '') refuse",
    test: turn,
  },
  { clause: 'BASE-4', file: placingFile, find: 'pass: () => NO_ACTION', replace: 'pass: () => 0', test: turn },
  {
    clause: 'BASE-4',
    file: drawingFile,
    find: "kind: 'drawn', seat: activeSeat.get(p, 0)",
    replace: "kind: 'drawn', seat: activeSeat.get(p, 0) + 1",
    test: turn,
  },

  {
    clause: 'BASE-5',
    file: tablesFile,
    find: 'need += (letters.indexOf(edgeLetter(face, rotation, side)) + 1)',
    replace: 'need += (letters.indexOf(edgeLetter(face, rotation, 3 & (side + (side >> 1)))) + 1)',
    test: turn,
  },
  {
    clause: 'BASE-5',
    file: tablesFile,
    find: 'face.edges[(side - rotation) & 3]',
    replace: 'face.edges[(side + rotation) & 3]',
    test: turn,
  },
  {
    clause: 'BASE-5',
    file: layingFile,
    find: 'frontierNeed.get(p, word - 1) + (tables',
    replace: 'Number(tables',
    test: turn,
  },
  {
    clause: 'BASE-5',
    file: `${game}/board/map.ts`,
    find: 'return foundX === x && foundY === y ? cell : -1',
    replace: 'return cell',
    test: turn,
  },

  {
    clause: 'BASE-6',
    file: drawingFile,
    find: 'if (maySomewhere(fitting, p, kind))',
    replace: 'if (kind >= 0)',
    test: turn,
  },
  {
    clause: 'BASE-6',
    file: drawingFile,
    find: 'copiesLeft.set(p, kind, copiesLeft.get(p, kind) - 1)',
    replace: 'copiesLeft.set(p, kind, copiesLeft.get(p, kind))',
    test: turn,
  },
  {
    clause: 'BASE-6',
    file: `${game}/board/frontier.ts`,
    find: 'if (fits[ofKind + (words[frontierNeed.offset + row] as number)] !== 0) return true',
    replace: 'if (((fits[ofKind + (words[frontierNeed.offset + row] as number)] as number) & 14) !== 0) return true',
    test: turn,
  },

  {
    clause: 'BASE-7',
    file: deployingFile,
    find: 'if (move.at !== undefined && (',
    replace: 'if (move.at?.[0] === 9 && (',
    test: turn,
  },
  {
    clause: 'BASE-7',
    file: turningFile,
    find: 'deploying(tables, extraOf(allHooks)),',
    replace: 'deploying(tables, extraOf(allHooks)), deploying(tables, extraOf(allHooks)),',
    test: turn,
  },
  {
    clause: 'BASE-7',
    file: deployingFile,
    find: 'if (action !== PASS) deploy',
    replace: 'if (action > 1) deploy',
    test: turn,
  },
  { clause: 'BASE-7', file: deployingFile, find: 'out.add(PASS)', replace: 'out.clear()', test: turn },

  { clause: 'BASE-8', ...looksOnNewTileOnly, test: turn },
  {
    clause: 'BASE-8',
    file: deployingFile,
    find: 'if (isClaimed(p, rootOf(p, first + segment))) open ^= 1 << segment',
    replace: '',
    test: turn,
  },
  {
    clause: 'BASE-8',
    file: featureFile,
    find: '(nodeClaims.get(p, root) | nodeLateClaims.get(p, root)) !== 0',
    replace: 'nodeClaims.get(p, root) !== 0',
    test: turn,
  },

  {
    clause: 'BASE-9',
    file: deployingFile,
    find: 'if (supplyOf(p, seat, figure) === 0) return 0',
    replace: 'if (supplyOf(p, seat, figure) < 0) return 0',
    test: turn,
  },
  { clause: 'BASE-9', ...staysAway, test: turn },

  { clause: 'BASE-10', ...paysNeighbour, test: turn },
  { clause: 'BASE-10', ...scoresBeforeFollower, test: turn },
  {
    clause: 'BASE-10',
    file: scoringFile,
    find: 'if (isComplete(p, root) && !alreadyFound(root, count))',
    replace: 'if (!alreadyFound(root, count))',
    test: turn,
  },

  { clause: 'BASE-11', ...scoresBeforeFollower, test: turn },
  { clause: 'BASE-11', ...staysAway, test: turn },

  { clause: 'BASE-12', ...roadTwice, test: completing },
  {
    clause: 'BASE-12',
    file: featureFile,
    find: 'if (closed !== 0) nodeExtent',
    replace: 'if (closed > 2) nodeExtent',
    test: completing,
  },
  { clause: 'BASE-12', ...countsSegments, test: completing },

  { clause: 'BASE-13', ...bigCity, test: completing },
  { clause: 'BASE-13', ...countsSegments, test: completing },
  {
    clause: 'BASE-13',
    file: './cities.ts',
    find: "sum.add('pennants', pennantsOf(p, root), each)",
    replace: "sum.add('pennants', pennantsOf(p, root), 1)",
    test: completing,
  },
  { clause: 'BASE-13', file: scoringFile, find: ' && !alreadyFound(root, count)', replace: '', test: completing },

  {
    clause: 'BASE-14',
    file: './cities.ts',
    find: 'tiles === 2 && smallCity',
    replace: 'tiles <= 3 && smallCity',
    test: completing,
  },
  {
    clause: 'BASE-14',
    file: './cities.ts',
    find: "sum.add('pennants', pennantsOf(p, root), each)",
    replace: "sum.add('pennants', pennantsOf(p, root), 2)",
    test: completing,
  },
  {
    clause: 'BASE-14',
    file: './index.ts',
    find: "'2000': 2, '2016': 4",
    replace: "'2000': 4, '2016': 4",
    test: completing,
  },

  { clause: 'BASE-15', ...smallMonastery, test: completing },
  {
    clause: 'BASE-15',
    file: layingFile,
    find: 'if (word < TILE) continue',
    replace: 'if (word < TILE || i === 2) continue',
    test: completing,
  },
  {
    clause: 'BASE-15',
    file: scoringFile,
    find: 'around = centresCompleted.get(p, 0);',
    replace: 'around = centresCompleted.get(p, 0) & ~(1 << 6);',
    test: completing,
  },
  {
    clause: 'BASE-15',
    file: layingFile,
    find: 'nodeExtent.init(p, ownCentre, empty)',
    replace: 'nodeExtent.init(p, ownCentre, Math.max(1, empty))',
    test: completing,
  },

  { clause: 'BASE-16', ...paysAnyFollower, test: completing },
  { clause: 'BASE-16', ...paysOneOfTied, test: completing },
  {
    clause: 'BASE-16',
    file: featureFile,
    find: 'if (claims > most) most = claims',
    replace: 'if (claims > most) most = 1',
    test: completing,
  },

  { clause: 'BASE-17', file: returningFile, find: ' || rootOf(p, node) !== root', replace: '', test: completing },
  { clause: 'BASE-17', ...onlyRootGoesHome, test: completing },
  {
    clause: 'BASE-17',
    file: scoringFile,
    find: "bringHome(tables, p, seats, root, 'BASE-17', tell)",
    replace: "bringHome(tables, p, 1, root, 'BASE-17', tell)",
    test: completing,
  },

  {
    clause: 'BASE-18',
    file: tablesFile,
    find: 'kind.complete === undefined ? 0 : 1',
    replace: 'kind.roles === undefined ? 0 : 1',
    test: completing,
  },

  {
    clause: 'BASE-19',
    file: scoringFile,
    find: 'around &= around - 1) {',
    replace: 'around = 0) {',
    test: completing,
  },
  {
    clause: 'BASE-19',
    file: scoringFile,
    find: 'completed.count = count',
    replace: 'completed.count = Math.min(1, count)',
    test: completing,
  },
  { clause: 'BASE-19', ...paysNeighbour, test: completing },

  {
    clause: 'BASE-20',
    file: scoringFile,
    find: 'if (isClaimed(p, root)) {',
    replace: 'if (root >= 0) {',
    test: completing,
  },
  {
    clause: 'BASE-20',
    file: `${game}/board/bordering.ts`,
    find: '!isComplete(p, cityRoot)',
    replace: 'isComplete(p, cityRoot)',
    test: completing,
  },

  {
    clause: 'BASE-21',
    file: layingFile,
    find: 'join(p, first + near, theirFirst + theirFar, 0)',
    replace: 'join(p, first + near, theirFirst + theirNear, 0)',
    test: fields,
  },
  {
    clause: 'BASE-21',
    file: featureFile,
    find: 'nodeClaims.set(p, big, nodeClaims.get(p, big) + claims)',
    replace: 'nodeClaims.set(p, big, nodeClaims.get(p, big))',
    test: fields,
  },
  {
    clause: 'BASE-21',
    file: './tiles.ts',
    find: "'FCFC', 'city E W, pennant', 'field NNW NNE, beside E', 'field SSE SSW, beside E'",
    replace: "'FCFC', 'city E W, pennant', 'field NNW NNE SSE SSW, beside E'",
    test: fields,
  },

  {
    clause: 'BASE-22',
    file: drawingFile,
    find: 'return pileLeft.get(p, 0) === 0 ?',
    replace: 'return pileLeft.get(p, 0) <= 1 ?',
    test: ending,
  },
  {
    clause: 'BASE-22',
    file: endingFile,
    find: 'scoreUnfinished(tables, p, seats, tell)\n    for (const finalScore of finalScores) finalScore(p, tell)',
    replace: 'for (const finalScore of finalScores) finalScore(p, tell)\n    scoreUnfinished(tables, p, seats, tell)',
    test: ending,
  },

  { clause: 'BASE-23', ...dearPennants, test: ending },
  {
    clause: 'BASE-23',
    file: `${game}/board/surroundings.ts`,
    find: '8 - lacks(p, centre)',
    replace: '7 - lacks(p, centre)',
    test: ending,
  },
  {
    clause: 'BASE-23',
    file: './roads.ts',
    find: "1)\n    return 'BASE-23'",
    replace: "2)\n    return 'BASE-23'",
    test: ending,
  },
  {
    clause: 'BASE-23',
    file: endingFile,
    find: 'scoreFeature(tables, p, seats, root, false, tell)',
    replace: 'scoreFeature(tables, p, seats, root, true, tell)',
    test: ending,
  },
  {
    clause: 'BASE-23',
    file: endingFile,
    find: 'if (kindOfNode(tables, p, root) === kind) scoreFeature',
    replace: 'if (kindOfNode(tables, p, root) === kind && kind > 0) scoreFeature',
    test: ending,
  },
  { clause: 'BASE-23', ...paysAnyFollower, test: ending },

  { clause: 'BASE-24', ...lessThanFour, test: fields },
  { clause: 'BASE-24', ...anyFarmerTakesFour, test: fields },
  { clause: 'BASE-24', ...openCitiesPay, test: fields },
  {
    clause: 'BASE-24',
    file: './fields.ts',
    find: 'serving: claimsOf,',
    replace: 'serving: (p, root, seat) => (claimsOf(p, root, seat) === mostClaims(p, root) ? 1 : 0),',
    test: fields,
  },
  {
    clause: 'BASE-24',
    file: './fields.ts',
    find: 'if (served[i] === cityRoot) return count',
    replace: 'if (served[i] === -1) return count',
    test: fields,
  },

  {
    clause: 'BASE-25',
    file: './fields.ts',
    find: "sum.add('cities', cities, 3)",
    replace: "sum.add('cities', cities, 4)",
    test: fields,
  },
  {
    clause: 'BASE-25',
    file: './fields.ts',
    find: "sum.add('cities', cities, 3)",
    replace: "sum.add('cities', 1, 3)",
    test: fields,
  },
  {
    clause: 'BASE-25',
    file: './fields.ts',
    find: 'claimsOf(p, root, seat) === most)',
    replace: 'claimsOf(p, root, seat) > 0)',
    test: fields,
  },
  {
    clause: 'BASE-25',
    file: `${game}/board/bordering.ts`,
    find: 'foundIn[cityRoot] === look || ',
    replace: '',
    test: fields,
  },
  { clause: 'BASE-25', ...openCitiesPay, test: fields },

  {
    clause: 'BASE-26',
    file: playingFile,
    find: 'one.merit > other.merit',
    replace: 'one.merit >= other.merit',
    test: ending,
  },
  {
    clause: 'BASE-26',
    file: playingFile,
    find: 'one.merit > other.merit',
    replace: 'one.merit < other.merit',
    test: ending,
  },

  {
    clause: 'BASE-27',
    file: './fields.ts',
    find: "farmers === 'none' ? {}",
    replace: "farmers === '' ? {}",
    test: fields,
  },
  {
    clause: 'BASE-27',
    file: './fields.ts',
    find: "['city-4', 'city-3', 'field-3', 'none']",
    replace: "['city-4', 'field-3', 'none']",
    test: fields,
  },
  {
    clause: 'BASE-27',
    file: './index.ts',
    find: "'2000': 'city-4', '2016': 'field-3'",
    replace: "'2000': 'city-4', '2016': 'city-4'",
    test: fields,
  },
  { clause: 'BASE-27', file: './index.ts', find: 'choices: [2, 4]', replace: 'choices: [2, 3, 4]', test: fields },

  {
    clause: 'BASE-28',
    file: './fields.ts',
    find: 'isPaid: (serving) => serving > 0',
    replace: 'isPaid: (serving, most) => serving === most',
    test: fields,
  },
  {
    clause: 'BASE-28',
    file: './fields.ts',
    find: 'claimsOf(p, root, seat) === mostClaims(p, root) ? 1 : 0',
    replace: 'claimsOf(p, root, seat) > 0 ? 1 : 0',
    test: fields,
  },
  { clause: 'BASE-28', file: './fields.ts', find: 'points: 3', replace: 'points: 4', test: fields },

  { clause: 'BASE-29', file: deployingFile, find: 'pass: () => PASS', replace: 'pass: () => 1', test: ending },
  {
    clause: 'BASE-29',
    file: playingFile,
    find: 'return options.action(0)',
    replace: 'return options.action(options.length - 1)',
    test: ending,
  },
  { clause: 'BASE-29', file: `${game}/editions.ts`, find: 'LEAST_SEATS = 1', replace: 'LEAST_SEATS = 2', test: ending },

  { clause: 'BASE-X1', ...roadTwice, test: examples },
  { clause: 'BASE-X2', ...bigCity, test: examples },
  {
    clause: 'BASE-X2',
    file: './cities.ts',
    find: 'tiles === 2 && smallCity',
    replace: 'tiles === 3 && smallCity',
    test: examples,
  },
  { clause: 'BASE-X3', ...paysOneOfTied, test: examples },
  { clause: 'BASE-X4', ...smallMonastery, test: examples },
  { clause: 'BASE-X5', ...dearPennants, test: examples },
  {
    clause: 'BASE-X5',
    file: `${game}/board/surroundings.ts`,
    find: '8 - lacks(p, centre)',
    replace: 'lacks(p, centre)',
    test: examples,
  },
  { clause: 'BASE-X6', ...lessThanFour, test: examples },
  { clause: 'BASE-X6', ...anyFarmerTakesFour, test: examples },
  { clause: 'BASE-X6', ...openCitiesPay, test: examples },
  { clause: 'BASE-X7', ...paysOneOfTied, test: examples },
  { clause: 'BASE-X8', ...paysAnyFollower, test: examples },
  { clause: 'BASE-X8', ...onlyRootGoesHome, test: examples },
  { clause: 'BASE-X9', ...dearPennants, test: examples },
  { clause: 'BASE-X9', ...paysAnyFollower, test: examples },
  { clause: 'BASE-X10', ...looksOnNewTileOnly, test: examples },
  { clause: 'BASE-X11', ...scoresBeforeFollower, test: examples },
  { clause: 'BASE-X11', ...staysAway, test: examples },
]
