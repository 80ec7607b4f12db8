/** One-line breaks of the dice game's clauses; see scripts/mutants. Paths that begin with ./ are in this folder. */
const setup = './setup.rules.test.ts'
const turn = './turn.rules.test.ts'
const points = './points.rules.test.ts'
const examples = './examples.rules.test.ts'

const tables = './faces.ts'
const faceFile = './dice/face.ts'
const diceSet = './dice/dice-set.ts'
const throwFile = './dice/throw.ts'
const city = './dice/city.ts'
const throwing = './turn/throwing.ts'
const deciding = './turn/deciding.ts'
const placing = './turn/placing.ts'
const scoring = './turn/scoring.ts'
const turning = './turn/turning.ts'
const starting = './turn/starting.ts'
const setupFile = './setup.ts'

// Breaks that contradict several clauses.
const neverDoubles = { file: scoring, find: '1 + isDoubled.get(p, 0)', replace: '1 + 0 * isDoubled.get(p, 0)' }
const openCitiesCount = {
  file: city,
  find: 'above[node] === node && openEdges[node] === 0',
  replace: 'above[node] === node',
}
const anyoneEnds = {
  file: deciding,
  find: 'knightsKept.get(p, 0) >= KNIGHTS_TO_END',
  replace: 'knightsKept.get(p, 0) >= 0',
}
const keepsNoKnight = { file: deciding, find: 'knightBefore.set(p, seat, 1)', replace: 'knightBefore.set(p, seat, 0)' }
const keepsCatapults = {
  file: throwing,
  find: 'if (face !== set.catapult) looseDice',
  replace: 'if (face >= 0) looseDice',
}

export default [
  {
    clause: 'DICE-1',
    file: tables,
    find: "['NEW', 'NE', 'N E', 'N S', KNIGHT, CATAPULT]",
    replace: "['NEW', 'NE', 'N E', 'NS', KNIGHT, CATAPULT]",
    test: setup,
  },
  { clause: 'DICE-1', file: tables, find: 'DICE = 9', replace: 'DICE = 8', test: setup },
  { clause: 'DICE-1', file: throwFile, find: 'random.below(6)', replace: 'random.below(5)', test: setup },
  {
    clause: 'DICE-1',
    file: throwFile,
    find: '(ways * (dice - i) * copies)',
    replace: '(ways * (dice - i))',
    test: setup,
  },
  { clause: 'DICE-1', file: faceFile, find: 'copies: known.copies + 1', replace: 'copies: 1', test: setup },
  {
    clause: 'DICE-1',
    file: faceFile,
    find: 'if (new Set(letters).size < letters.length) wrong',
    replace: 'if (letters.length > 4) wrong',
    test: setup,
  },
  {
    clause: 'DICE-1',
    file: faceFile,
    find: 'EDGES.map((_, rotation) => lookOf(parts, rotation))',
    replace: 'EDGES.map(() => lookOf(parts, 0))',
    test: setup,
  },

  { clause: 'DICE-2', file: tables, find: 'MOST_THROWS = 3', replace: 'MOST_THROWS = 4', test: turn },
  { clause: 'DICE-2', file: turning, find: 'throwsMade.set(p, 0, 0)', replace: 'throwsMade.set(p, 0, 1)', test: turn },
  {
    clause: 'DICE-2',
    file: deciding,
    find: '!isForced || !isLastThrow(p) ||',
    replace: '(!isForced && isLastThrow(p)) ||',
    test: turn,
  },

  { clause: 'DICE-3', ...keepsCatapults, test: turn },
  {
    clause: 'DICE-3',
    file: throwing,
    find: "seat: (seat + 1) % seats, points: 0, clause: 'DICE-3'",
    replace: "seat, points: 0, clause: 'DICE-3'",
    test: turn,
  },
  {
    clause: 'DICE-3',
    file: turning,
    find: 'catapultsGone.set(p, 0, 0)',
    replace: 'catapultsGone.set(p, 0, 1)',
    test: turn,
  },

  {
    clause: 'DICE-4',
    file: deciding,
    find: 'looseDice.set(p, set.knight, looseDice.get(p, set.knight) - 1)',
    replace: 'looseDice.set(p, set.knight, 0)',
    test: turn,
  },
  {
    clause: 'DICE-4',
    file: deciding,
    find: 'looseDice.set(p, face, looseDice.get(p, face) - 1)',
    replace: 'looseDice.set(p, face, looseDice.get(p, face))',
    test: turn,
  },
  {
    clause: 'DICE-4',
    file: placing,
    find: 'if (looseDice.get(p, face) === 0) refuse',
    replace: 'if (looseDice.get(p, face) < 0) refuse',
    test: turn,
  },
  {
    clause: 'DICE-4',
    file: deciding,
    find: 'diceInHand.set(p, 0, dice)',
    replace: 'diceInHand.set(p, 0, dice + knightsKept.get(p, 0))',
    test: turn,
  },

  {
    clause: 'DICE-5',
    file: './compose.ts',
    find: "isForced: options.forced === 'yes'",
    replace: 'isForced: false',
    test: turn,
  },
  {
    clause: 'DICE-5',
    file: './compose.ts',
    find: "options.forced === 'yes'",
    replace: "options.forced !== 'maybe'",
    test: turn,
  },
  { clause: 'DICE-5', file: deciding, find: '|| countPlacements(set, p) === 0', replace: '', test: turn },
  { clause: 'DICE-5', file: setupFile, find: "'DICE-5', 'no'", replace: "'DICE-5', 'yes'", test: setup },

  {
    clause: 'DICE-6',
    file: diceSet,
    find: '(asked === 2) === isCityOn',
    replace: '(asked === 2) !== isCityOn',
    test: turn,
  },
  { clause: 'DICE-6', file: diceSet, find: 'asked === 0 || (asked', replace: 'asked < 2 || (asked', test: turn },
  {
    clause: 'DICE-6',
    file: faceFile,
    find: '((part << rotation) | (part >> (4 - rotation)))',
    replace: '((part >> rotation) | (part << (4 - rotation)))',
    test: turn,
  },
  {
    clause: 'DICE-6',
    file: placing,
    find: "if (need === 0) refuse('not-beside'",
    replace: "if (cell < 0) refuse('not-beside'",
    test: turn,
  },
  {
    clause: 'DICE-6',
    file: placing,
    find: 'cell === MIDDLE && rotation === 0',
    replace: 'cell === MIDDLE',
    test: turn,
  },
  {
    clause: 'DICE-6',
    file: diceSet,
    find: 'firstAlike(face, rotation) === rotation && meets',
    replace: 'meets',
    test: turn,
  },
  { clause: 'DICE-6', file: './dice/cell.ts', find: 'FARTHEST = DICE', replace: 'FARTHEST = DICE - 2', test: turn },

  { clause: 'DICE-7', file: tables, find: 'KNIGHTS_TO_END = 3', replace: 'KNIGHTS_TO_END = 2', test: turn },
  { clause: 'DICE-7', ...anyoneEnds, test: turn },
  { clause: 'DICE-7', ...keepsNoKnight, test: turn },
  {
    clause: 'DICE-7',
    file: deciding,
    find: 'if (mayEnd(p)) out.add(END)',
    replace: 'if (mayEnd(p) && !isLastThrow(p)) out.add(END)',
    test: turn,
  },
  {
    clause: 'DICE-7',
    file: turning,
    find: 'knightsKept.set(p, 0, 0)',
    replace: 'knightsKept.set(p, 0, 3)',
    test: turn,
  },

  { clause: 'DICE-8', ...neverDoubles, test: turn },
  {
    clause: 'DICE-8',
    file: turning,
    find: 'knightBefore.set(p, seat, 0)',
    replace: 'knightBefore.set(p, seat, knightBefore.get(p, seat))',
    test: turn,
  },
  {
    clause: 'DICE-8',
    file: turning,
    find: 'isDoubled.set(p, 0, knightBefore.get(p, seat))',
    replace: 'isDoubled.set(p, 0, isDoubled.get(p, 0) | knightBefore.get(p, seat))',
    test: turn,
  },

  {
    clause: 'DICE-9',
    file: turning,
    find: 'if (other !== seat) dice -=',
    replace: 'if (other > seat) dice -=',
    test: turn,
  },
  {
    clause: 'DICE-9',
    file: turning,
    find: 'if (other !== seat) dice -=',
    replace: 'if (other >= 0) dice -=',
    test: turn,
  },
  {
    clause: 'DICE-9',
    file: turning,
    find: '(activeSeat.get(p, 0) + 1) % seats',
    replace: '(activeSeat.get(p, 0) + seats - 1) % seats',
    test: turn,
  },
  { clause: 'DICE-9', file: turning, find: '  takeUpDice(p)\n', replace: '', test: turn },
  { clause: 'DICE-9', file: starting, find: 'random.below(seats)', replace: 'random.below(seats - 1)', test: setup },
  {
    clause: 'DICE-9',
    file: starting,
    find: 'beginTurn(seats, p, seat)',
    replace: 'beginTurn(seats, p, 0)',
    test: setup,
  },

  { clause: 'DICE-10', ...openCitiesCount, test: points },
  {
    clause: 'DICE-10',
    file: city,
    find: '(diceOf[root] as number) | (1 << row)',
    replace: '(diceOf[root] as number) | (1 << (row + part))',
    test: points,
  },
  {
    clause: 'DICE-10',
    file: city,
    find: 'largest = Math.max(largest, countBits(diceOf[node] as number))',
    replace: 'largest += countBits(diceOf[node] as number)',
    test: points,
  },
  {
    clause: 'DICE-10',
    file: city,
    find: '(openEdges[root] as number) + (openEdges[joined] as number)',
    replace: 'openEdges[root] as number',
    test: points,
  },

  {
    clause: 'DICE-11',
    file: tables,
    find: '[0, 0, 0, 1, 3, 6, 10, 15, 21, 28]',
    replace: '[0, 0, 0, 1, 3, 6, 10, 15, 21, 27]',
    test: points,
  },
  { clause: 'DICE-11', file: tables, find: '[0, 0, 0, 1, 3, 6, 10', replace: '[0, 0, 1, 1, 3, 6, 10', test: points },
  {
    clause: 'DICE-11',
    file: faceFile,
    find: 'edgesOf(part) === 1 || isCorner(part)',
    replace: 'part > 0',
    test: setup,
  },

  { clause: 'DICE-12', file: deciding, find: '>= target', replace: '> target', test: points },
  { clause: 'DICE-12', file: setupFile, find: "'DICE-12', 42", replace: "'DICE-12', 43", test: setup },
  { clause: 'DICE-12', file: setupFile, find: "'DICE-12', 42", replace: "'DICE-12', 41", test: points },

  {
    clause: 'DICE-13',
    file: throwing,
    find: 'catapultsGone.get(p, 0) === DICE',
    replace: 'catapults === DICE',
    test: points,
  },
  {
    clause: 'DICE-13',
    file: throwing,
    find: 'catapultsGone.get(p, 0) === DICE',
    replace: 'catapultsGone.get(p, 0) >= DICE - 1',
    test: points,
  },
  {
    clause: 'DICE-13',
    file: './compose.ts',
    find: 'winnerOf(p) === seat ?',
    replace: 'winnerOf(p) === -1 ?',
    test: points,
  },
  {
    clause: 'DICE-13',
    file: turning,
    find: 'catapultsGone.set(p, 0, 0)',
    replace: 'catapultsGone.set(p, 0, catapultsGone.get(p, 0))',
    test: points,
  },

  {
    clause: 'DICE-14',
    file: deciding,
    find: '!isLastThrow(p) && countLoose(p) > 0',
    replace: '!isLastThrow(p)',
    test: turn,
  },
  { clause: 'DICE-14', file: deciding, find: 'clearLoose(p)\n  diceInHand', replace: 'diceInHand', test: turn },
  {
    clause: 'DICE-14',
    file: throwing,
    find: 'builtCount.get(p, 0) + knightsKept.get(p, 0) + countLoose(p) === 0',
    replace: 'countLoose(p) === 0',
    test: turn,
  },
  {
    clause: 'DICE-14',
    file: throwing,
    find: 'builtCount.get(p, 0) + knightsKept.get(p, 0) + countLoose(p) === 0',
    replace: 'countLoose(p) < 0',
    test: turn,
  },
  { clause: 'DICE-14', file: turning, find: '  clearLoose(p)\n', replace: '', test: turn },

  { clause: 'DICE-X1', ...openCitiesCount, test: examples },
  { clause: 'DICE-X1', ...keepsCatapults, test: examples },
  { clause: 'DICE-X1', file: tables, find: '[0, 0, 0, 1, 3, 6, 10', replace: '[0, 0, 0, 1, 3, 6, 9', test: examples },
  { clause: 'DICE-X2', ...neverDoubles, test: examples },
  { clause: 'DICE-X2', ...keepsNoKnight, test: examples },
]
