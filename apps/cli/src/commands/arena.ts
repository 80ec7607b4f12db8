import { botsOf } from '@bastide/bots'
import { BOT_WORDS } from '@bastide/bots/words'
import { GAMES } from '@bastide/catalog'
import { MOST_MOVES } from '@bastide/kernel'
import {
  expectPrograms,
  expectSamePlan,
  readLimit,
  readMoveTime,
  readSeed,
  readSetup,
  readThreads,
  SHARED_OPTIONS,
  wholeSetup,
} from '../arena/asking.ts'
import { playMatch } from '../arena/match.ts'
import { everyTwo, gamesOf, type Plan } from '../arena/plan.ts'
import { readPlayers } from '../arena/players.ts'
import { countLine, crossLines, ladderLines, meetingLines, sprtLine } from '../arena/printing.ts'
import { MOST_DEALS, type Report, reportText } from '../arena/report.ts'
import { mergeFiles, reportIn, thisRun, writeReportFile } from '../arena/report-file.ts'
import { inOrder, type Shard, unitsFor } from '../arena/schedule.ts'
import { seatLines } from '../arena/seat-table.ts'
import { progressOn } from '../arena/showing-progress.ts'
import type { Hypotheses } from '../arena/sprt.ts'
import { ladderOf, sprtOf, summariesOf, timesOf } from '../arena/summary.ts'
import { GameTeller, makeFolder } from '../arena/telling-games.ts'
import { type Command, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { Misuse } from '../failure.ts'
import { gameOf } from '../setup.ts'

const OPTIONS = {
  ...SHARED_OPTIONS,
  games: { type: 'string' },
  pairs: { type: 'string' },
  players: { type: 'string', default: 'random,random' },
  'round-robin': { type: 'boolean' },
  shard: { type: 'string' },
  merge: { type: 'boolean' },
  sprt: { type: 'string' },
  story: { type: 'boolean' },
  save: { type: 'string' },
} as const

const HELP = [
  'usage: bastide arena [--game ID] [--games N | --pairs N] [--players A,B,…] [--round-robin] [--edition 2000|2016]',
  '                     [--modules ID,…] [--setup FILE] [--seed N] [--limit N] [--threads N] [--sprt ELO0,ELO1]',
  '                     [--report FILE] [--shard K/N] [--move-time MS] [--story] [--save FOLDER] [--json]',
  '       bastide arena --merge FILE… [--report FILE] [--sprt ELO0,ELO1] [--json]',
  '',
  'Plays games between players and prints who won and the scores. With --pairs all change seats and meet the same',
  'draws again, and intervals (95 %), Elo, margins and times are printed, too. A move that is timed is all that a seat',
  'decides in a row.',
  '',
  `  --game ID         which game (default tile); there are ${GAMES.map(({ id }) => id).join(', ')}`,
  '  --games N         how many (default 100)',
  '  --pairs N         so many deals instead: each is played as often as there are seats, everybody once in every seat',
  '  --players A,B,…   one per seat (default random,random); for the tile game:',
  ...botsOf('tile').map((id) => `                      ${id.padEnd(20)}${BOT_WORDS.en.bots[id]?.says ?? ''}`),
  '                    for the other games the levels without styles;',
  '                    NAME@1s gives a bot so much time for a turn, NAME@50000 so many outcomes to judge;',
  '                    or cmd:COMMAND, a program that speaks docs/bot-protocol.md (a comma in it is written \\,)',
  '  --round-robin     every two of the players meet at a table of two; prints a ladder, as `bastide rate` does',
  '  --edition E       2000 or 2016 (default)',
  '  --modules ID,…    modules to add to the base game',
  '  --setup FILE      a whole setup as JSON instead of --edition and --modules',
  '  --seed N          the same seed plays the same games (default: a different one each time)',
  `  --limit N         abandons a longer game as unfinished (default ${MOST_MOVES})`,
  '  --threads N       how many games are played at once (default: all cores; one for fewer than ten games)',
  '  --sprt E0,E1      stops as soon as it is clear whether the first player is better by E1 Elo or only by E0, wrong in',
  '                    one of twenty cases; plays at most --pairs deals (default 20000)',
  '  --report FILE     keeps a report there, as JSON, while games are played; if it is there, goes on from it',
  '  --shard K/N       plays only every Nth deal, from the Kth on: one of N machines, all with the same --seed',
  '  --merge FILE…     plays nothing: puts the reports of shards together',
  '  --move-time MS    a program that takes longer for a decision loses (default 5000); bots have limits of their own',
  '  --story           prints the story of each game',
  '  --save FOLDER     writes a record of each game into this folder, which is created if its parent exists',
  '  --json            prints the report as JSON instead of tables',
].join('\n')

const LARGEST_ELO = 1_000

function readSprt(text: string | undefined): Hypotheses | null {
  if (text === undefined) return null
  const [elo0, elo1] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : []
  if (elo0 === undefined || elo1 === undefined || !(elo0 < elo1) || Math.max(-elo0, elo1) > LARGEST_ELO)
    throw new Misuse(`--sprt takes two numbers of Elo, the smaller first, such as 0,10, not '${text}'`)
  return { elo0, elo1 }
}

function readShard(text: string | undefined): Shard | null {
  if (text === undefined) return null
  const [number, of] = /^\d{1,6}\/\d{1,6}$/.test(text) ? text.split('/').map(Number) : []
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new Misuse(`--shard takes a number out of how many, such as 2/5, not '${text}'`)
  return { number, of }
}

function readArena(argv: readonly string[], operands: readonly string[]) {
  const { values, positionals } = readArguments(argv, OPTIONS, operands)
  return { values, positionals }
}
type Values = ReturnType<typeof readArena>['values']

const MOST_GAMES = 1_000_000
const MOST_SEQUENTIAL = '20000'

/** How many deals, and whether seats are changed. */
function readDeals({ games, pairs, sprt, 'round-robin': robin }: Values): { deals: number; changesSeats: boolean } {
  if (games !== undefined && pairs !== undefined) throw new Misuse('either --games or --pairs')
  if (games === undefined && (pairs ?? sprt ?? robin) !== undefined) {
    const count = pairs ?? (sprt === undefined ? '100' : MOST_SEQUENTIAL)
    return { deals: readCount(count, 'pairs', 1, MOST_DEALS), changesSeats: true }
  }
  return { deals: readCount(games ?? '100', 'games', 1, MOST_GAMES), changesSeats: false }
}

function readPlan(values: Values, before: Report | null, changesSeats: boolean): Plan {
  const game = gameOf(values.game)
  const players = readPlayers(game.id, values.players)
  const robin = values['round-robin'] === true
  if (robin && players.length < 2) throw new Misuse('a round robin takes two players or more')
  if (values.sprt !== undefined && players.length !== 2) throw new Misuse('--sprt compares two players')
  const setup = readSetup(game, values.setup, values.edition, values.modules)
  return {
    game: game.id,
    setup: wholeSetup(game, setup, robin ? 2 : players.length),
    players,
    meetings: robin ? everyTwo(players.length) : [[...players.keys()]],
    changesSeats,
    seed: readSeed(values, before),
    limit: readLimit(values),
    moveTime: readMoveTime(values),
  }
}

/** What a report says for readers. */
const summaryOf = (sprt: Hypotheses | null) => (report: Report) => ({
  meetings: summariesOf(report),
  times: timesOf(report),
  ...(sprt === null ? {} : { sprt: sprtOf(report, sprt) }),
})

function print(report: Report, sprt: Hypotheses | null, terminal: Terminal): void {
  const summaries = summariesOf(report)
  const [only] = summaries
  const ladder = summaries.length > 1 ? ladderOf(report) : null
  if (summaries.length > 1) for (const line of crossLines(report)) terminal.out(line)
  else if (report.plan.changesSeats && only !== undefined)
    for (const line of meetingLines(report, only)) terminal.out(line)
  else for (const line of seatLines(report)) terminal.out(line)
  if (ladder !== null) for (const line of ['', ...ladderLines(report, ladder), '']) terminal.out(line)
  if (sprt !== null) terminal.out(sprtLine(sprtOf(report, sprt)))
}

function merge(files: readonly string[], values: Values, terminal: Terminal): number {
  const sprt = readSprt(values.sprt)
  const report = mergeFiles(files)
  const text = reportText(report, summaryOf(sprt)(report))
  if (values.report !== undefined) writeReportFile(values.report, text)
  if (values.json) terminal.out(text.trimEnd())
  else {
    print(report, sprt, terminal)
    terminal.out(countLine(report))
  }
  return OK
}

async function play(values: Values, terminal: Terminal): Promise<number> {
  const { deals, changesSeats } = readDeals(values)
  const before = reportIn(values.report)
  const plan = readPlan(values, before, changesSeats)
  const sprt = readSprt(values.sprt)
  const shard = readShard(values.shard)
  if (sprt !== null && shard !== null) throw new Misuse('a shard cannot see the whole test: give --sprt to --merge')
  if (values.json && values.story) throw new Misuse('either --json or --story')
  expectSamePlan(values.report ?? '', before, plan)
  if (values.save !== undefined) makeFolder(values.save)
  await expectPrograms(plan.players)
  const units = unitsFor(plan, deals, shard)
  const had = new Set(before?.deals.map(({ meeting, deal }) => `${meeting} ${deal}`))
  const toPlay = units.filter(({ meeting, deal }) => !had.has(`${meeting} ${deal}`))
  const tellsStory = values.story === true
  const teller = new GameTeller(plan, toPlay, { tellsStory, folder: values.save }, terminal)
  const showProgress = tellsStory ? undefined : progressOn(terminal)
  const threads = readThreads(values, toPlay.length * gamesOf(plan), toPlay.length)
  const report = await playMatch({
    plan,
    run: thisRun(threads, values.shard ?? null, (values.report ?? values.json) !== undefined),
    schedule: inOrder(units, before?.deals ?? []),
    before,
    sprt,
    keepsMoves: tellsStory || values.save !== undefined,
    heard: (deal) => teller.hear(deal),
    ...(showProgress === undefined ? {} : { showProgress }),
    file: values.report,
    summaryOf: summaryOf(sprt),
  })
  terminal.bar?.('')
  if (values.json) terminal.out(reportText(report, summaryOf(sprt)(report)).trimEnd())
  else {
    if (units.length * gamesOf(plan) > 1 || !tellsStory) print(report, sprt, terminal)
    terminal.out(countLine(report))
  }
  return OK
}

export const arena: Command = {
  name: 'arena',
  purpose: 'plays games between players',
  help: HELP,
  run(argv, terminal) {
    const isMerge = argv.includes('--merge')
    const { values, positionals } = readArena(argv, isMerge ? ['FILE…'] : [])
    return isMerge ? merge(positionals, values, terminal) : play(values, terminal)
  },
}
