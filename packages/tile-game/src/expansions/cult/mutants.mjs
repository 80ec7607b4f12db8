/**
 * One-line mutations of the clauses of Cult Places & Heretics; see scripts/mutants. Paths beginning with ./ are in
 * this folder.
 */
const game = 'packages/tile-game/src'
const test = './rules.test.ts'

const fittingFile = `${game}/board/fitting.ts`

const oneLess = { file: `${game}/board/surroundings.ts`, find: '8 - lacks(p, centre)', replace: '7 - lacks(p, centre)' }
const alwaysAll = { file: `${game}/board/surroundings.ts`, find: '8 - lacks(p, centre)', replace: '8' }
const noVeto = {
  file: './keeping-apart.ts',
  find: 'concerns: (kind) => middle[kind] !== NO_RIVALS',
  replace: 'concerns: () => false',
}
const staysInPlay = {
  file: './challenging.ts',
  find: "bringHome(tables, p, seats, rival, 'CULT-4', tell)",
  replace: 'bringHome(tables, p, 0, rival, "CULT-4", tell)',
}
const emptyPlaceBeats = { file: './challenging.ts', find: 'completed.wasClaimed[i] === 0 || ', replace: '' }
const onlyCultBeats = {
  file: './challenging.ts',
  find: "id === cultPlace.id || id === 'monastery'",
  replace: 'id === cultPlace.id',
}
const onlyMonasteryBeats = {
  file: './challenging.ts',
  find: "id === cultPlace.id || id === 'monastery'",
  replace: "id === 'monastery'",
}

export default [
  { clause: 'CULT-1', file: './index.ts', find: "'2000': 5, '2016': 5", replace: "'2000': 5, '2016': 6", test },
  { clause: 'CULT-1', file: './index.ts', find: 'id !== SIXTH || options', replace: 'id === SIXTH || options', test },
  { clause: 'CULT-1', file: './index.ts', find: '[id, 1]', replace: '[id, 2]', test },
  {
    clause: 'CULT-1',
    file: './cult-places.ts',
    find: "roles: { follower: 'heretic' }",
    replace: "roles: { follower: 'monk' }",
    test,
  },
  { clause: 'CULT-1', file: './cult-places.ts', find: "roles: { follower: 'heretic' }", replace: 'roles: {}', test },
  { clause: 'CULT-1', ...oneLess, test },
  { clause: 'CULT-1', file: `${game}/turn/returning.ts`, find: 'goHome(tables, p, row)\n', replace: '\n', test },
  {
    clause: 'CULT-1',
    file: './tiles.ts',
    find: "tile('cult/plain', 'FFFF'",
    replace: "tile('cult/plain', 'FRFF'",
    test,
  },

  { clause: 'CULT-2', ...noVeto, test },
  { clause: 'CULT-2', file: './keeping-apart.ts', find: '++rivals > 1', replace: '++rivals > 2', test },
  { clause: 'CULT-2', file: './keeping-apart.ts', find: '++rivals > 1', replace: '++rivals > 0', test },
  { clause: 'CULT-2', file: './keeping-apart.ts', find: ' || isBordered(p, beside, kind)', replace: '', test },
  {
    clause: 'CULT-2',
    file: './keeping-apart.ts',
    find: '|| isBordered(p, beside, kind)',
    replace: '|| !isBordered(p, beside, kind)',
    test,
  },
  {
    clause: 'CULT-2',
    file: './keeping-apart.ts',
    find: 'centreAt(p, beside, rival) >= 0 &&',
    replace: 'centreAt(p, beside, kind) >= 0 &&',
    test,
  },
  {
    clause: 'CULT-2',
    file: './keeping-apart.ts',
    find: 'i < 8; i++) if (centreAt',
    replace: 'i < 4; i++) if (centreAt',
    test,
  },
  {
    clause: 'CULT-2',
    file: './rivals.ts',
    find: '(kind === cult ? monastery : cult)',
    replace: '(kind === cult ? cult : monastery)',
    test,
  },
  {
    clause: 'CULT-2',
    file: './rivals.ts',
    find: 'return kind === cult || kind === monastery ? kind',
    replace: 'return kind === cult ? kind',
    test,
  },
  {
    clause: 'CULT-2',
    file: './rivals.ts',
    find: 'return kind === cult || kind === monastery ? kind',
    replace: 'return kind === monastery ? kind',
    test,
  },
  {
    clause: 'CULT-2',
    file: fittingFile,
    find: 'if (fitting.vetoes[kind] === null) return legal',
    replace: 'if (fitting.vetoes !== null) return legal',
    test,
  },
  {
    clause: 'CULT-2',
    file: fittingFile,
    find: 'if (fitting.vetoes[kind] === null) {',
    replace: 'if (fitting.vetoes !== null) {',
    test,
  },
  {
    clause: 'CULT-2',
    file: fittingFile,
    find: 'if (fitting.vetoes[kind] === null) return samplePlacement',
    replace: 'if (fitting.vetoes !== null) return samplePlacement',
    test,
  },
  {
    clause: 'CULT-2',
    file: fittingFile,
    find: ' && forbiddenBy(fitting, p, kind, cell, rotation) === null',
    replace: '',
    test,
  },
  {
    clause: 'CULT-2',
    file: `${game}/turn/placing.ts`,
    find: 'if (ban !== null)',
    replace: 'if (ban === "")',
    test,
  },

  { clause: 'CULT-3', ...onlyCultBeats, test },
  {
    clause: 'CULT-3',
    file: './challenging.ts',
    find: 'for (let j = 0; j < 8; j++)',
    replace: 'for (let j = 0; j < 3; j++)',
    test,
  },
  {
    clause: 'CULT-3',
    file: './challenging.ts',
    find: 'for (let j = 0; j < 8; j++)',
    replace: 'for (let j = 1; j < 8; j += 2)',
    test,
  },
  { clause: 'CULT-3', file: './challenging.ts', find: 'rivalOf(kind))', replace: 'kind)', test },
  { clause: 'CULT-3', ...staysInPlay, test },

  { clause: 'CULT-4', ...onlyCultBeats, test },
  { clause: 'CULT-4', ...onlyMonasteryBeats, test },
  { clause: 'CULT-4', ...staysInPlay, test },
  { clause: 'CULT-4', file: './challenging.ts', find: "'CULT-4', tell", replace: "'BASE-17', tell", test },
  {
    clause: 'CULT-4',
    file: `${game}/turn/scoring.ts`,
    find: '    scoreCompleted(tables, p, seats, tell)\n    for (const after of afters) after(p, tell)',
    replace: '    for (const after of afters) after(p, tell)\n    scoreCompleted(tables, p, seats, tell)',
    test,
  },

  { clause: 'CULT-5', ...oneLess, test },
  { clause: 'CULT-5', ...alwaysAll, test },
  {
    clause: 'CULT-5',
    file: './cult-places.ts',
    find: 'unfinished(p, root, sum)',
    replace: 'unfinishedNever(p, root, sum)',
    test,
  },
  {
    clause: 'CULT-5',
    file: `${game}/turn/scoring.ts`,
    find: '    if (isClaimed(p, root)) {',
    replace: '    if (isClaimed(p, root) && i === 0) {',
    test,
  },

  {
    clause: 'CULT-6',
    file: './tiles.ts',
    find: "'CFRF', 'cult', 'city N', 'road S'",
    replace: "'CFRF', 'cult', 'road S'",
    test,
  },
  {
    clause: 'CULT-6',
    file: './tiles.ts',
    find: "'CFRF', 'cult', 'city N', 'road S'",
    replace: "'CFRF', 'cult', 'city N'",
    test,
  },
  {
    clause: 'CULT-6',
    file: `${game}/turn/deploying.ts`,
    find: "name: 'deploy',",
    replace: "name: 'deploy',\n    repeats: true,",
    test,
  },

  { clause: 'CULT-7', ...emptyPlaceBeats, test },
  { clause: 'CULT-7', ...noVeto, test },
  {
    clause: 'CULT-7',
    file: fittingFile,
    find: 'if (fitting.vetoes[kind] === null) return fitsSomewhere',
    replace: 'if (fitting.vetoes !== null) return fitsSomewhere',
    test,
  },
]
