/** One-line breaks of the card game's clauses; see scripts/mutants. Paths that begin with ./ are in this folder. */
const setup = './setup.rules.test.ts'
const round = './round.rules.test.ts'
const settling = './settling.rules.test.ts'
const ending = './ending.rules.test.ts'
const examples = './examples.rules.test.ts'

const cardFile = './cards/card.ts'
const rowFile = './cards/row.ts'
const seriesFile = './cards/series.ts'
const worthFile = './cards/worth.ts'
const animalsFile = './cards/animal-points.ts'
const setupFile = './setup.ts'
const openingFile = './turn/opening.ts'
const playingFile = './turn/playing.ts'
const turningFile = './turn/turning.ts'
const turningUpFile = './turn/turning-up.ts'
const settlingFile = './turn/settling.ts'
const choosingFile = './turn/choosing.ts'
const assigningFile = './turn/assigning.ts'
const scoringFile = './turn/scoring.ts'

// Breaks that contradict several clauses.
const addsOnly = { file: scoringFile, find: 'award(p, seat, sum * count)', replace: 'award(p, seat, sum)' }
const fiveAreTwelve = { file: animalsFile, find: '12, 14, 16, 18, 19]', replace: '12, 13, 15, 18, 19]' }
const shortSeries = { file: './cards/series-points.ts', find: '[0, 0, 5, 15, 30]', replace: '[0, 0, 4, 15, 30]' }
const winsWholeRow = {
  file: settlingFile,
  find: 'takeOut(p, row, 0, firstFollower(p, row) + 1)',
  replace: 'takeOut(p, row, firstFollower(p, row), 1)',
}
const topDown = {
  file: rowFile,
  find: 'for (let row = ROWS - 1; row >= 0; row--)',
  replace: 'for (let row = 0; row < ROWS; row++)',
}
const personsCountTwice = {
  file: scoringFile,
  find: 'if (numberOf(kindOn(word)) === 0 || isMisplaced(word, row, areJokersMisplaced)) continue',
  replace: 'if (numberOf(kindOn(word)) === 0) continue',
}

export default [
  {
    clause: 'CARD-1',
    file: cardFile,
    find: "sort: 'person-2', copies: 5",
    replace: "sort: 'person-2', copies: 6",
    test: setup,
  },
  {
    clause: 'CARD-1',
    file: cardFile,
    find: "sort: 'animal-joker', copies: 4",
    replace: "sort: 'animal-joker', copies: 3",
    test: setup,
  },
  {
    clause: 'CARD-1',
    file: './turn/drawing.ts',
    find: 'out.addWeighted(kind, copies)',
    replace: 'out.addWeighted(kind, 1)',
    test: setup,
  },
  {
    clause: 'CARD-1',
    file: './turn/drawing.ts',
    find: 'if (unseen.get(p, kind) === 0) refuse',
    replace: 'if (unseen.get(p, kind) < 0) refuse',
    test: setup,
  },
  {
    clause: 'CARD-1',
    file: './cards/hand.ts',
    find: 'kind++) left -= unseen.get(p, kind)',
    replace: 'kind++) left -= unseen.get(p, kind) + 1',
    test: setup,
  },

  {
    clause: 'CARD-2',
    file: './text/en.ts',
    find: "'card.red/animal': 'a sheep'",
    replace: "'card.red/animal': 'a pig'",
    test: setup,
  },

  { clause: 'CARD-3', file: openingFile, find: 'OPENING_CARDS = 10', replace: 'OPENING_CARDS = 9', test: setup },
  {
    clause: 'CARD-3',
    file: openingFile,
    find: 'else layCard(p, row, kind, UP, LAID_BY_NOBODY)',
    replace: 'else layCard(p, 3 - row, kind, UP, LAID_BY_NOBODY)',
    test: setup,
  },
  {
    clause: 'CARD-3',
    file: turningFile,
    find: 'awaitDecision(p, PUT, dealerOf(p))',
    replace: 'awaitDecision(p, PUT, (dealerOf(p) + 1) % seats)',
    test: setup,
  },

  {
    clause: 'CARD-4',
    file: setupFile,
    find: '3: { cards: 5, rounds: 8 }',
    replace: '3: { cards: 4, rounds: 10 }',
    test: setup,
  },
  {
    clause: 'CARD-4',
    file: './turn/dealing.ts',
    find: 'turnSeat.set(p, 0, (seat + 1) % seats)',
    replace: 'turnSeat.set(p, 0, (seat + seats - 1) % seats)',
    test: setup,
  },
  {
    clause: 'CARD-4',
    file: turningFile,
    find: 'turnSeat.set(p, 0, (dealerOf(p) + 1) % seats)',
    replace: 'turnSeat.set(p, 0, dealerOf(p))',
    test: setup,
  },

  { clause: 'CARD-5', file: setupFile, find: 'MOST_PLAYERS = 5', replace: 'MOST_PLAYERS = 6', test: setup },
  {
    clause: 'CARD-5',
    file: './compose.ts',
    find: 'dealerNow.set(origin, 0, options.dealer + 1)',
    replace: 'dealerNow.set(origin, 0, 1)',
    test: setup,
  },
  {
    clause: 'CARD-5',
    file: './turn/starting.ts',
    find: 'random.below(seats)',
    replace: 'random.below(seats - 1)',
    test: setup,
  },
  {
    clause: 'CARD-5',
    file: './turn/starting.ts',
    find: 'dealerNow.set(p, 0, seat + 1)',
    replace: 'dealerNow.set(p, 0, 1)',
    test: setup,
  },

  {
    clause: 'CARD-6',
    file: turningFile,
    find: 'const next = (turnSeat.get(p, 0) + 1) % seats',
    replace: 'const next = (turnSeat.get(p, 0) + seats - 1) % seats',
    test: round,
  },
  { clause: 'CARD-6', file: './compose.ts', find: 'pass: () => NO_ACTION', replace: 'pass: () => 0', test: round },
  {
    clause: 'CARD-6',
    file: playingFile,
    find: 'if (!isPlayable(p, seat, kind, isDown)) refuse',
    replace: 'if (kind < 0) refuse',
    test: round,
  },
  {
    clause: 'CARD-6',
    file: './cards/hand.ts',
    find: 'handSize.set(p, seat, handSize.get(p, seat) - 1)',
    replace: 'handSize.set(p, seat, handSize.get(p, seat))',
    test: round,
  },

  {
    clause: 'CARD-7',
    file: playingFile,
    find: 'if (isDown && !move.down) refuse',
    replace: 'if (isDown && move.down === undefined && kind < 0) refuse',
    test: round,
  },
  {
    clause: 'CARD-7',
    file: playingFile,
    find: '(isDown || colourOf(kind) === NO_COLOUR ? ROWS : 1)',
    replace: '(colourOf(kind) === NO_COLOUR ? ROWS : 1)',
    test: round,
  },
  {
    clause: 'CARD-7',
    file: playingFile,
    find: 'if (rowsFor(kind, isDown) === 1 && row !== colourOf(kind))',
    replace: 'if (row < 0)',
    test: round,
  },
  {
    clause: 'CARD-7',
    file: './move.ts',
    find: 'move.down && by !== viewer',
    replace: 'move.down && by === viewer',
    test: round,
  },
  {
    clause: 'CARD-7',
    file: './view.ts',
    find: 'lyingOf(word) === DOWN && by !== viewer',
    replace: 'lyingOf(word) === DOWN && viewer < 0',
    test: round,
  },

  {
    clause: 'CARD-8',
    file: rowFile,
    find: 'rowPlace.set(p, row * LONGEST_ROW + length, word)',
    replace: 'rowPlace.set(p, row * LONGEST_ROW + Math.max(0, length - 1), word)',
    test: round,
  },

  { clause: 'CARD-9', ...winsWholeRow, test: round },
  {
    clause: 'CARD-9',
    file: playingFile,
    find: 'if (!mayClaim(p, seat)) refuse',
    replace: 'if (seat < 0) refuse',
    test: round,
  },
  {
    clause: 'CARD-9',
    file: playingFile,
    find: 'if (handSize.get(p, seat) === 0) refuse',
    replace: 'if (handSize.get(p, seat) < 0) refuse',
    test: round,
  },

  {
    clause: 'CARD-10',
    file: turningFile,
    find: 'dealerNow.set(p, 0, lastClaimer.get(p, 0))',
    replace: 'dealerNow.set(p, 0, (dealerNow.get(p, 0) % seats) + 1)',
    test: round,
  },
  {
    clause: 'CARD-10',
    file: playingFile,
    find: 'lastClaimer.set(p, 0, seat + 1)',
    replace: 'lastClaimer.set(p, 0, lastClaimer.get(p, 0) || seat + 1)',
    test: round,
  },

  { clause: 'CARD-11', ...topDown, test: settling },
  {
    clause: 'CARD-11',
    file: rowFile,
    find: 'rowPlace.get(p, base + from))',
    replace: 'rowPlace.get(p, base + at + count))',
    test: settling,
  },
  {
    clause: 'CARD-11',
    file: turningUpFile,
    find: "refuse('another-card'",
    replace: "String('another-card'",
    test: settling,
  },
  {
    clause: 'CARD-17',
    file: turningUpFile,
    find: 'cardWord(kind, TURNED, seatOn(word))',
    replace: 'cardWord(kind, DOWN - 1, seatOn(word))',
    test: settling,
  },
  {
    clause: 'CARD-11',
    file: turningFile,
    find: 'hasClaimed.set(p, seat, 0)',
    replace: 'hasClaimed.set(p, seat, 1)',
    test: settling,
  },

  { clause: 'CARD-12', ...addsOnly, test: settling },

  { clause: 'CARD-13', ...fiveAreTwelve, test: settling },
  { clause: 'CARD-13', file: animalsFile, find: '?? nine', replace: '?? 19', test: settling },
  {
    clause: 'CARD-13',
    file: scoringFile,
    find: 'if (!(won & (1 << colour))) continue',
    replace: 'if (animals.get(p, seat * COLOURS.length + colour) === 0) continue',
    test: settling,
  },

  { clause: 'CARD-14', file: worthFile, find: 'LONELY_JOKER = 3', replace: 'LONELY_JOKER = 4', test: settling },
  {
    clause: 'CARD-14',
    file: assigningFile,
    find: 'let jokers = waitingJokers.get(p, seatOn(wordAt(p, row, end)))',
    replace: 'let jokers = 0',
    test: settling,
  },
  {
    clause: 'CARD-14',
    file: assigningFile,
    find: 'if (isAnimal(kind)) owned |= 1 << colourOf(kind)',
    replace: 'if (kind < 0) owned |= 1 << colourOf(kind)',
    test: settling,
  },
  {
    clause: 'CARD-14',
    file: assigningFile,
    find: 'joinedColours.set(p, 0, joinedColours.get(p, 0) | (1 << colour))',
    replace: 'joinedColours.set(p, 0, 0)',
    test: settling,
  },
  {
    clause: 'CARD-14',
    file: assigningFile,
    find: 'waitingJokers.set(p, seat, waitingJokers.get(p, seat) + 1)',
    replace: 'waitingJokers.set(p, seat, 0)',
    test: settling,
  },
  {
    clause: 'CARD-14',
    file: assigningFile,
    find: 'if (!(owned(p) & (1 << colour)))',
    replace: 'if (colour < 0)',
    test: settling,
  },

  {
    clause: 'CARD-15',
    file: scoringFile,
    find: 'if (!isBuilding(kind) && kind !== BUILDING_JOKER) continue',
    replace: 'if (!isBuilding(kind)) continue',
    test: settling,
  },
  {
    clause: 'CARD-15',
    file: './insight/seats.ts',
    find: 'chest: buildingsOf(p, seat),',
    replace: 'chest: 2 * buildingsOf(p, seat),',
    test: settling,
  },

  {
    clause: 'CARD-16',
    file: scoringFile,
    find: 'kind === DRAGON || kind === FAIRY',
    replace: 'kind === DRAGON',
    test: settling,
  },
  { clause: 'CARD-16', file: worthFile, find: 'TEN = 10', replace: 'TEN = 9', test: settling },

  { clause: 'CARD-17', ...personsCountTwice, test: settling },
  {
    clause: 'CARD-17',
    file: choosingFile,
    find: 'areJokersMisplaced && isJoker(kind) : colourOf(kind) !== row',
    replace: 'isJoker(kind) : colourOf(kind) !== row',
    test: settling,
  },
  {
    clause: 'CARD-17',
    file: choosingFile,
    find: ': colourOf(kind) !== row',
    replace: ': colourOf(kind) >= 0',
    test: settling,
  },
  {
    clause: 'CARD-17',
    file: choosingFile,
    find: 'isAnimal(kind) || isBuilding(kind) || isJoker(kind)',
    replace: 'isAnimal(kind) || isJoker(kind)',
    test: settling,
  },
  {
    clause: 'CARD-17',
    file: choosingFile,
    find: 'takeOut(p, row, at, 1)',
    replace: 'takeOut(p, row, 0, 1)',
    test: settling,
  },
  {
    clause: 'CARD-17',
    file: './compose.ts',
    find: "areJokersMisplaced: setup.options['face-down-jokers'] === 'misplaced'",
    replace: 'areJokersMisplaced: true',
    test: settling,
  },

  {
    clause: 'CARD-18',
    file: turningFile,
    find: 'roundNow.get(p, 0) === rounds',
    replace: 'roundNow.get(p, 0) > rounds',
    test: ending,
  },
  { clause: 'CARD-18', file: './turn/step.ts', find: "refuse('game-over'", replace: "refuse('not-now'", test: ending },

  { clause: 'CARD-19', ...shortSeries, test: ending },
  {
    clause: 'CARD-19',
    file: seriesFile,
    find: '(counts[colour] as number) < (counts[fewest] as number)',
    replace: '(counts[colour] as number) > (counts[fewest] as number)',
    test: ending,
  },
  {
    clause: 'CARD-19',
    file: './turn/ending.ts',
    find: 'award(p, seat, points)',
    replace: 'award(p, 0, points)',
    test: ending,
  },

  {
    clause: 'CARD-20',
    file: './compose.ts',
    find: ' * ABOVE_BUILDINGS + buildingsOf(p, seat)',
    replace: '',
    test: ending,
  },
  {
    clause: 'CARD-20',
    file: './compose.ts',
    find: 'ABOVE_BUILDINGS = 32',
    replace: 'ABOVE_BUILDINGS = 0',
    test: ending,
  },
  {
    clause: 'CARD-20',
    file: worthFile,
    find: 'for (let i = 0; i < CHEST; i++)',
    replace: 'for (let i = 0; i < CHEST - 1; i++)',
    test: ending,
  },

  {
    clause: 'CARD-21',
    file: scoringFile,
    find: '  scoreAnimals(plan, p, row, end, seat, tell)\n  scoreTens',
    replace: '  storeBuildings(p, row, end, seat, tell)\n  scoreTens',
    test: settling,
  },
  {
    clause: 'CARD-21',
    file: rowFile,
    find: 'for (let at = 0; at < length; at++) if (isFollower(wordAt(p, row, at))) return at',
    replace: 'for (let at = length - 1; at >= 0; at--) if (isFollower(wordAt(p, row, at))) return at',
    test: settling,
  },

  { clause: 'CARD-X1', ...addsOnly, test: examples },
  { clause: 'CARD-X2', ...fiveAreTwelve, test: examples },
  { clause: 'CARD-X3', ...personsCountTwice, test: examples },
  { clause: 'CARD-X4', ...shortSeries, test: examples },
  { clause: 'CARD-X5', ...winsWholeRow, test: examples },
]
