/** One-line breaks of the table's guards; see scripts/mutants. Paths beginning with ./ are in this folder. */
const deciding = './deciding.ts'
const course = './course.ts'
const state = './state.ts'
const clock = './clock.ts'
const takingBack = './taking-back.ts'
const revealing = './revealing.ts'
const lapsing = './lapsing.ts'
const time = './time.ts'
const table = './table.ts'
const opening = './opening.ts'
const reopening = './reopening.ts'
const json = 'packages/kernel/src/json-reading.ts'
const view = './view.ts'
const command = './command.ts'
const requests = './requests.ts'
const pausing = './pausing.ts'
const pauseLimits = './pause-limits.ts'
const aborting = './aborting.ts'
const standingIn = './standing-in.ts'
const staleness = './staleness.ts'
const naming = 'packages/kernel/src/naming.ts'

const decidingTest = './deciding.test.ts'
const clockTest = './clock.test.ts'
const takingBackTest = './taking-back.test.ts'
const revealingTest = './revealing.test.ts'
const lapsingTest = './lapsing.test.ts'
const limitsTest = './limits.test.ts'
const timeTest = './time.test.ts'
const tableTest = './table.test.ts'
const readingTest = './reading.test.ts'
const viewTest = './view.test.ts'
const fairPlay = './fair-play.ts'
const fairTest = './fair-play.test.ts'
const verifyingTest = './verifying-draws.test.ts'
const kernel = 'packages/kernel/src'
const links = `${kernel}/draw-links.ts`
const verifying = `${kernel}/verifying-draws.ts`
const pausingTest = './pausing.test.ts'
const abortingTest = './aborting.test.ts'
const standingInTest = './standing-in.test.ts'
const stalenessTest = './staleness.test.ts'
const daysTest = './days.test.ts'

const broken = (clause, test, file, find, replace) => ({ clause, file, find, replace, test })

export default [
  broken(
    'TABLE-1',
    decidingTest,
    table,
    "if (state !== null) refuse('already-open'",
    "if (false) refuse('already-open'",
  ),
  broken('TABLE-1', decidingTest, table, "refuse('not-open', 'the table is not open yet')", '{ events: [], state }'),
  broken(
    'TABLE-2',
    decidingTest,
    deciding,
    "if (by !== awaited) refuse('wrong-seat'",
    "if (by > 9) refuse('wrong-seat'",
  ),
  broken('TABLE-2', decidingTest, deciding, 'if (by >= state.rules.seats)', 'if (by > state.rules.seats)'),
  broken(
    'TABLE-3',
    decidingTest,
    deciding,
    "if (hasLeft(state, by)) refuse('resigned'",
    "if (by > 9) refuse('resigned'",
  ),
  broken(
    'TABLE-4',
    decidingTest,
    deciding,
    "command.do === 'look-at-clock' ? { events: [], state } :",
    "command.do === 'resign' ? { events: [], state } :",
  ),
  broken(
    'TABLE-4',
    decidingTest,
    deciding,
    "refuse('finished', 'the game is over')",
    "({ events: [{ is: 'resigned', by: 0, at: 0 }], state })",
  ),
  broken(
    'TABLE-5',
    decidingTest,
    deciding,
    'demand(actionOf(rules, position, move))',
    'rules.sample(position, by, { below: () => 0 })',
  ),
  broken(
    'TABLE-6',
    decidingTest,
    deciding,
    'make(course, by, action, linkToStore(course.state, by, action, link))',
    "happen(course, { is: 'played', by, move })",
  ),
  broken('TABLE-7', stalenessTest, staleness, 'seen < oldest || seen > version', 'seen < oldest'),
  broken(
    'TABLE-7',
    stalenessTest,
    staleness,
    "verb === 'play' ? (state?.sameSince ?? 0) : version",
    'state?.sameSince ?? 0',
  ),
  broken('TABLE-7', stalenessTest, staleness, "verb === 'play' ? (state?.sameSince ?? 0) : version", 'version'),
  broken('TABLE-7', stalenessTest, staleness, "'taken-back': true", "'taken-back': false"),
  broken('TABLE-7', stalenessTest, staleness, "'asked-pause': true", "'asked-pause': false"),
  broken('TABLE-7', stalenessTest, staleness, 'answered: false', 'answered: true'),

  broken(
    'TABLE-8',
    decidingTest,
    state,
    'if (rules.awaited(state.position) !== seatOf(event.by)) throw',
    'if (false) throw',
  ),
  broken('TABLE-8', decidingTest, state, "throw broken(state, 'it was open')", 'return {}'),
  broken('TABLE-8', decidingTest, state, "if (state.finished !== null) throw broken(state, 'the game was over')", ''),
  broken('TABLE-9', decidingTest, state, 'const position = copyOf(state.position)', 'const position = state.position'),
  broken(
    'TABLE-10',
    tableTest,
    course,
    'course.state = nextState(course.state, event)',
    'nextState(course.state, event)',
  ),
  broken(
    'TABLE-10',
    tableTest,
    state,
    'return after(state, event, moved(state, event, action, tell))',
    'return after(state, event, { ...moved(state, event, action, tell), draws: 0 })',
  ),
  broken(
    'TABLE-11',
    takingBackTest,
    course,
    'course.chance(rules, position, draws,',
    'course.chance(rules, position, course.state.moves.length,',
  ),
  broken(
    'TABLE-11',
    takingBackTest,
    course,
    'course.chance(rules, position, draws,',
    'course.chance(rules, position, course.state.version,',
  ),
  broken(
    'TABLE-11',
    takingBackTest,
    state,
    "draws: movers.filter((by) => by === 'chance').length",
    'draws: state.draws',
  ),
  broken('TABLE-12', decidingTest, course, 'else if (asked === null) playForAbsent(course)', ''),
  broken('TABLE-12', decidingTest, course, 'else if (isPlayedFor(course.state, awaited)) make', 'else if (false) make'),
  broken('TABLE-13', decidingTest, course, 'if (isAbandoned(course.state)) finish', 'if (false) finish'),
  broken('TABLE-13', decidingTest, course, "isBot: player.kind === 'bot'", 'isBot: false'),
  broken(
    'TABLE-13',
    decidingTest,
    course,
    'standings(rules, position, (seat) => hasLeft(course.state, seat))',
    'standings(rules, position)',
  ),

  broken('TABLE-14', takingBackTest, takingBack, 'isFree: to === movers.length - 1', 'isFree: true'),
  broken(
    'TABLE-15',
    takingBackTest,
    state,
    "seat !== by && plan.player.kind === 'human' &&",
    "seat === by + 1 && plan.player.kind === 'human' &&",
  ),
  broken(
    'TABLE-15',
    takingBackTest,
    course,
    'else if (asked.waitingFor.length === 0)',
    'else if (asked.waitingFor.length <= 1)',
  ),
  broken('TABLE-16', takingBackTest, requests, '(asked.by === by && !agrees)', 'asked.by === by'),
  broken('TABLE-16', takingBackTest, requests, 'asked.waitingFor.includes(by) ||', 'asked.by !== by ||'),
  broken('TABLE-17', revealingTest, takingBack, 'if (wasToldSince(state, to, by))', 'if (false)'),
  broken('TABLE-17', revealingTest, revealing, 'rules.redact(move, CHANCE, seat)', 'move'),
  broken('TABLE-17', revealingTest, revealing, 'index >= from && tellsApart', 'index > from + 1 && tellsApart'),
  broken('TABLE-17', revealingTest, revealing, '!rules.hasSecrets ||', ''),
  broken(
    'TABLE-17',
    revealingTest,
    revealing,
    'applyRedacted(rules, known, by, move, seat)',
    'applyRedacted(rules, known, by, move, 0)',
  ),
  broken('TABLE-18', takingBackTest, takingBack, 'possible.value.isFree ||', ''),
  broken('TABLE-18', revealingTest, takingBack, 'if (!possible.ok) return null', "if (!possible.ok) return 'ask'"),
  broken('TABLE-19', lapsingTest, deciding, 'if (!finishIfOver(course)) lapse(course)', 'finishIfOver(course)'),
  broken('TABLE-19', lapsingTest, course, 'course.at = Math.max(waits.until, course.state.at)', ''),
  broken('TABLE-19', lapsingTest, course, '(runsOutAt(clock) ?? Number.POSITIVE_INFINITY) <= waits.until', 'false'),
  broken('TABLE-19', lapsingTest, lapsing, 'plan.ms >= DAY', 'plan.ms > DAY'),
  broken('TABLE-19', lapsingTest, deciding, 'if (late !== null && course.state.finished === null) lapse(course)', ''),
  broken('TABLE-20', lapsingTest, deciding, '!mayAnswer(asked, by, false)', 'true'),
  broken('TABLE-20', lapsingTest, deciding, '!mayAnswer(asked, by, false)', 'false'),

  broken('TABLE-21', clockTest, state, 'asked === null || asked.by === due ||', 'true || asked.by === due ||'),
  broken('TABLE-21', clockTest, clock, 'clock.due === seat && clock.runs ?', 'clock.runs ?'),
  broken('TABLE-22', clockTest, clock, "plan.kind === 'game' && isFirstTime", "plan.kind === 'game'"),
  broken('TABLE-22', clockTest, clock, 'left[due] = leftOfLast(periods[due]) ?? plan.ms', 'left[due] = plan.ms'),
  broken('TABLE-22', clockTest, clock, 'left: isOwn ? left :', 'left: isOwn ? [] :'),
  broken(
    'TABLE-23',
    clockTest,
    deciding,
    "if (late !== null) happen(course, { is: 'ran-out', by: late })",
    'if (false) return decisionOf(course)',
  ),
  broken('TABLE-24', timeTest, time, 'Number.isFinite(now) && now <= LATEST ?', 'now <= LATEST ?'),
  broken('TABLE-24', timeTest, time, 'Number.isFinite(now) && now <= LATEST ?', 'Number.isFinite(now) ?'),
  broken('TABLE-24', clockTest, time, 'Math.max(last, Math.floor(now))', 'Math.floor(now)'),
  broken('TABLE-24', timeTest, view, 'const now = timeAfter(state.at, at)', 'const now = at'),
  broken('TABLE-25', lapsingTest, lapsing, 'Math.min(...times)', 'Math.max(...times)'),
  broken('TABLE-25', tableTest, clock, 'now >= end ?', 'now > end ?'),

  broken('TABLE-26', takingBackTest, requests, 'version >= MOST_EVENTS ?', 'version > 1e9 ?'),
  broken('TABLE-26', pausingTest, requests, 'version >= MOST_EVENTS ?', 'version > 1e9 ?'),
  broken('TABLE-27', limitsTest, course, 'moves.length < MOST_MOVES', 'moves.length < MOST_MOVES + 1'),
  broken('TABLE-27', limitsTest, deciding, 'if (!finishIfOver(course)) lapse(course)', 'lapse(course)'),
  broken('TABLE-28', readingTest, opening, "refuseAlike(names, 'seats')", ''),
  broken(
    'TABLE-28',
    readingTest,
    naming,
    "if (ONLY_BLANKS_AND_ACCENTS.test(name)) refuse('empty-name'",
    "if (name === '') refuse('empty-name'",
  ),
  broken('TABLE-28', readingTest, naming, "replace(BLANK, '')", "replace(/ /g, '')"),
  broken('TABLE-28', readingTest, naming, 'inLatin(name.toLowerCase(), SMALL)', 'name.toLowerCase()'),
  broken('TABLE-29', readingTest, opening, 'name: readText(fields.name', 'name: readName(fields.name'),
  broken('TABLE-30', readingTest, json, 'if (size > largest) refuse', 'if (size < 0) refuse'),
  broken('TABLE-30', readingTest, json, 'if (depth > DEEPEST) refuse', 'if (depth < 0) refuse'),
  broken('TABLE-30', readingTest, json, 'return copy(value, 0)', 'copy(value, 0); return value'),
  broken('TABLE-31', decidingTest, opening, 'if (!known.includes(aid))', 'if (false)'),
  broken('TABLE-31', readingTest, opening, 'LONGEST_CLOCK = 30', 'LONGEST_CLOCK = 31'),
  broken('TABLE-32', tableTest, reopening, 'demand(disputed(recorded, course.state) ?? accept(null))', ''),
  broken(
    'TABLE-33',
    viewTest,
    view,
    'rules.view(position, viewer, opening.aids, like?.game)',
    'rules.view(position, 0, opening.aids)',
  ),
  broken(
    'TABLE-33',
    viewTest,
    view,
    'rules.view(position, viewer, opening.aids, like?.game)',
    'rules.view(position, viewer)',
  ),

  broken('FAIR-1', fairTest, fairPlay, "refuse('link-missing', missing, { where: 'link' })", 'undefined'),
  broken('FAIR-1', fairTest, fairPlay, '!owed.isReplaced && !isRight(fair, owed, given)', 'false'),
  broken('FAIR-1', fairTest, fairPlay, 'if (!bringsOnDraw(table, by, action)) return undefined', ''),
  broken(
    'FAIR-1',
    fairTest,
    `${kernel}/hash-chain.ts`,
    'leadsBack(link, end, index + 1)',
    'leadsBack(link, end, index)',
  ),
  broken(
    'FAIR-1',
    fairTest,
    `${kernel}/hash-chain.ts`,
    'leadsBack(link, earlier.link, index - earlier.index)',
    'leadsBack(link, earlier.link, 0) || true',
  ),
  broken(
    'FAIR-2',
    fairTest,
    fairPlay,
    "const isBot = table.opening.seats[seat]?.player.kind !== 'human'",
    "const isBot = table.opening.seats[seat]?.player.kind === 'human'",
  ),
  broken(
    'FAIR-2',
    fairTest,
    fairPlay,
    'if (isBot || table.left.some((leaving) => leaving.seat === seat)) return null',
    '',
  ),
  broken(
    'FAIR-2',
    fairTest,
    fairPlay,
    'given === undefined ? given : refuse(',
    'given === given ? undefined : refuse(',
  ),
  broken(
    'FAIR-3',
    fairTest,
    fairPlay,
    'if (owed.isReplaced) return known?.link',
    'if (owed.isReplaced) return undefined',
  ),
  broken('FAIR-3', fairTest, fairPlay, 'from: fair.most', 'from: 0'),
  broken('FAIR-3', fairTest, fairPlay, 'steps: fair.steps.slice(0, to)', 'steps: fair.steps'),
  broken('FAIR-3', fairTest, fairPlay, 'most: Math.max(fair.most, draws)', 'most: draws'),
  broken('FAIR-4', verifyingTest, links, 'number > own && by !== seat', 'number > own'),
  broken('FAIR-4', fairTest, links, 'current !== undefined && !hasHadTurnSince(bringers, seat, current.from)', 'false'),
  broken('FAIR-4', verifyingTest, links, 'if (number >= CHAIN_LENGTH) return null', ''),
  broken('FAIR-5', fairTest, fairPlay, "if (lacksLink(table, fair)) throw broken('a draw lacks its link')", ''),
  broken('FAIR-5', fairTest, fairPlay, 'owed === null || !isRight(fair, owed, link)', 'owed === null'),
  broken('FAIR-5', fairTest, fairPlay, "if (link !== undefined) throw broken('draws use no links')", ''),
  broken(
    'FAIR-5',
    fairTest,
    state,
    "if (state.fair === null) throw broken(state, 'draws use no links')",
    'if (state.fair === null) return {}',
  ),
  broken(
    'FAIR-6',
    fairTest,
    `${kernel}/draw-proof.ts`,
    "if (!isRight) refuse('wrong-first-link'",
    "if (false) refuse('wrong-first-link'",
  ),
  broken('FAIR-6', fairTest, opening, "player.kind === 'bot' && fair.ends[seat] !== null", 'false'),
  broken('FAIR-7', fairTest, fairPlay, 'end === current || (end !== null && others.includes(end))', 'false'),
  broken('FAIR-7', fairTest, fairPlay, 'own.length >= MOST_LATER_CHAINS', 'own.length >= 1e9'),
  broken(
    'FAIR-7',
    fairTest,
    fairPlay,
    'end !== null && own.length >= MOST_LATER_CHAINS',
    'own.length >= MOST_LATER_CHAINS',
  ),
  broken('FAIR-8', verifyingTest, verifying, 'if (commitmentOf(secret) !== commitment)', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'canonical(promised[field]) !== canonical(proof[field])', 'false'),
  broken('FAIR-8', verifyingTest, verifying, 'if (by !== bringer)', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'else if (link !== this.#link)', 'else if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (fair !== action)', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (link === null && due !== null && !due.isReplaced)', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (!isLinkOf(end, revealed, this.#revealed.get(end)))', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (draws.length !== made)', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (from < (later[i - 1]?.from ?? 0))', 'if (false)'),
  broken('FAIR-8', verifyingTest, verifying, 'if (bot !== undefined && (ends', 'if (false && (ends'),
  broken(
    'FAIR-9',
    fairTest,
    table,
    'fair === null || finished === null || secret === undefined',
    'fair === null || secret === undefined',
  ),
  broken('TABLE-41', abortingTest, aborting, '!state.movers.includes(seat)', 'state.movers.length < 9'),
  broken('TABLE-41', abortingTest, aborting, "player.kind === 'human' &&", ''),
  broken('TABLE-41', abortingTest, aborting, '!hasLeft(state, seat) &&', ''),
  broken('TABLE-41', abortingTest, aborting, "why: 'aborted', standings: []", "why: 'resigned', standings: []"),
  broken('TABLE-41', abortingTest, state, 'asked: null, paused: null }', 'asked: null }'),
  broken('TABLE-42', abortingTest, command, "'look-at-clock': ['do']", "'look-at-clock': ['do'], end: ['do']"),
  broken(
    'TABLE-42',
    abortingTest,
    deciding,
    "if (command.do === 'end')",
    "if (command.do === 'end' && environment.now < 9)",
  ),
  broken('TABLE-43', pausingTest, requests, '{ by: event.by, waitingFor,', '{ by: event.by, waitingFor: [],'),
  broken('TABLE-43', pausingTest, requests, 'until: at + asked.ms', 'until: asked.ms'),
  broken('TABLE-43', pausingTest, requests, 'if (asked !== null) return isAskedAlready(asked)', ''),
  broken('TABLE-44', pausingTest, pausing, 'if (ms > longest)', 'if (ms > longest + 1)'),
  broken('TABLE-44', pausingTest, pauseLimits, 'isByDays(plan) ? LONGEST_PAUSE : HOUR', 'LONGEST_PAUSE'),
  broken('TABLE-44', pausingTest, pausing, 'else if (paused.by !== by)', 'else if (by > 9)'),
  broken('TABLE-44', pausingTest, state, 'paused: paused?.by === event.by ? null : paused', 'paused'),
  broken('TABLE-44', pausingTest, course, 'const waits = asked ?? paused', 'const waits = asked'),
  broken('TABLE-44', pausingTest, lapsing, ', paused?.until ?? null]', ']'),
  broken('TABLE-45', pausingTest, deciding, "if (paused !== null) refuse('paused'", "if (by > 9) refuse('paused'"),
  broken('TABLE-45', pausingTest, requests, 'if (paused !== null) return refusal', 'if (version > 1e9) return refusal'),
  broken('TABLE-45', pausingTest, state, 'const runs = paused === null && couldAct', 'const runs = couldAct'),
  broken('TABLE-45', pausingTest, course, 'if (course.state.paused !== null) return', ''),
  broken(
    'TABLE-46',
    pausingTest,
    requests,
    "{ what: 'take-back', ...asked, to: event.to }",
    "{ what: 'pause', ...asked, ms: 9 }",
  ),
  broken(
    'TABLE-47',
    standingInTest,
    course,
    'hasLeft(state, seat) && (state.opening.standIn ?? null) === null',
    'hasLeft(state, seat)',
  ),
  broken('TABLE-47', standingInTest, state, 'awaited === NOBODY || hasLeft(state, awaited) ?', 'awaited === NOBODY ?'),
  broken('TABLE-47', standingInTest, standingIn, 'move === null ? resignedAction(rules, position) :', ''),
  broken('TABLE-47', standingInTest, opening, "{ standIn: readBotId(fields.standIn, 'standIn') }", '{}'),
  broken('TABLE-48', standingInTest, standingIn, '!hasLeft(state, by) ||', ''),
  broken('TABLE-48', standingInTest, standingIn, '|| botOn(state, by) === null', ''),
  broken('TABLE-48', standingInTest, standingIn, '|| rules.awaited(position) !== by', ''),
  broken('TABLE-48', standingInTest, standingIn, 'state.asked !== null ||', ''),
  broken(
    'TABLE-48',
    standingInTest,
    command,
    "'look-at-clock': ['do']",
    "'look-at-clock': ['do'], 'stand-in': ['do', 'by', 'move']",
  ),
  broken('TABLE-50', standingInTest, './table.ts', '{ ...leaving, bot: standIn }', 'leaving'),
  broken('TABLE-50', standingInTest, './table.ts', '|| !hasPlayed', ''),
  broken('TABLE-49', daysTest, lapsing, 'isByDays(plan) ? DAY :', 'isByDays(plan) ? 2 * DAY :'),
  broken('TABLE-49', daysTest, lapsing, 'plan.ms >= DAY', 'plan.ms > 40 * DAY'),
  broken(
    'TABLE-49',
    daysTest,
    clock,
    'left[due] = leftOfLast(periods[due]) ?? plan.ms',
    'left[due] = Math.min(plan.ms, 2 ** 31 - 1) / 2',
  ),
]
