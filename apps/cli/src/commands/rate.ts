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
import { levelsOf, readPlayers } from '../arena/players.ts'
import { countLine, crossLines, ladderLines } from '../arena/printing.ts'
import { MOST_DEALS, type Report, reportText } from '../arena/report.ts'
import { reportIn, thisRun } from '../arena/report-file.ts'
import { ENOUGH_DEALS, forSoLong, inOrder, unitsFor } from '../arena/schedule.ts'
import { progressOn } from '../arena/showing-progress.ts'
import { ANCHOR, ANCHORED_AT, ladderOf, summariesOf, timesOf } from '../arena/summary.ts'
import { type Command, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { Misuse } from '../failure.ts'
import { gameOf } from '../setup.ts'

const QUICK_MINUTES = '10'
/** In a quick run everybody meets the next few of the list, which begins with the weakest: others win everything. */
const QUICK_REACH = 2
const MOST_MINUTES = 100_000

const OPTIONS = {
  ...SHARED_OPTIONS,
  players: { type: 'string' },
  pairs: { type: 'string', default: '100' },
  quick: { type: 'boolean' },
  minutes: { type: 'string' },
} as const

const HELP = [
  'usage: bastide rate [--quick] [--minutes N] [--pairs N] [--game ID] [--players A,B,…] [--edition 2000|2016]',
  '                    [--modules ID,…] [--setup FILE] [--seed N] [--limit N] [--threads N] [--report FILE]',
  '                    [--move-time MS] [--json]',
  '',
  'Rates players by a round robin at tables of two: every two of them meet, in pairs of games with the same draws and',
  `seats changed. Prints a ladder in Elo with intervals (95 %); ${ANCHOR} is rated ${ANCHORED_AT}, or the first player if it`,
  'does not play.',
  '',
  '  --quick           about ten minutes: everybody meets only the next two of the list, and all meetings last as long',
  `  --minutes N       so many minutes, all meetings as long, but none beyond ${ENOUGH_DEALS} pairs; instead of --pairs`,
  '  --pairs N         how many pairs every two play (default 100)',
  '  --game ID         which game (default tile)',
  '  --players A,B,…   who (default: a bot of each level, weakest first), as for arena',
  '  --edition E       2000 or 2016 (default)',
  '  --modules ID,…    modules to add to the base game',
  '  --setup FILE      a whole setup as JSON instead of --edition and --modules',
  '  --seed N          the same seed gives the same deals (default: a different one each time)',
  '  --limit N         abandons a longer game as unfinished',
  '  --threads N       how many games are played at once (default: all cores)',
  '  --report FILE     keeps a report there, as JSON, while games are played; if it is there, goes on from it',
  '  --move-time MS    a program that takes longer for a decision loses (default 5000)',
  '  --json            prints the report as JSON instead of tables',
].join('\n')

const readRate = (argv: readonly string[]) => readArguments(argv, OPTIONS, []).values
type Values = ReturnType<typeof readRate>

function readPlan(values: Values, before: Report | null): Plan {
  const game = gameOf(values.game)
  const players = readPlayers(game.id, values.players ?? levelsOf(game.id).join())
  if (players.length < 2) throw new Misuse('there is nothing to compare with: name two players or more')
  if (new Set(players).size !== players.length) throw new Misuse('a player is named twice')
  const setup = readSetup(game, values.setup, values.edition, values.modules)
  return {
    game: game.id,
    setup: wholeSetup(game, setup, 2),
    players,
    meetings: everyTwo(players.length, values.quick ? QUICK_REACH : players.length),
    changesSeats: true,
    seed: readSeed(values, before),
    limit: readLimit(values),
    moveTime: readMoveTime(values),
  }
}

const summaryOf = (report: Report) => ({
  ladder: ladderOf(report)?.map((rating, player) => ({ player: report.plan.players[player], ...rating })) ?? null,
  meetings: summariesOf(report),
  times: timesOf(report),
})

function print(report: Report, terminal: Terminal): void {
  const ladder = ladderOf(report)
  if (ladder !== null) for (const line of ladderLines(report, ladder)) terminal.out(line)
  else terminal.out('some have not met yet, so there is no ladder; start again with --report to go on')
  for (const line of ['', ...crossLines(report), '', countLine(report)]) terminal.out(line)
}

const A_MINUTE = 60_000

export const rate: Command = {
  name: 'rate',
  purpose: 'rates players by a round robin',
  help: HELP,
  async run(argv, terminal) {
    const values = readRate(argv)
    const deals = readCount(values.pairs, 'pairs', 1, MOST_DEALS)
    const minutes = values.minutes ?? (values.quick ? QUICK_MINUTES : undefined)
    const time = minutes === undefined ? null : readCount(minutes, 'minutes', 1, MOST_MINUTES) * A_MINUTE
    const before = reportIn(values.report)
    const plan = readPlan(values, before)
    expectSamePlan(values.report ?? '', before, plan)
    await expectPrograms(plan.players)
    const units = unitsFor(plan, deals, null)
    const played = before?.deals ?? []
    const threads = readThreads(values, units.length * gamesOf(plan), units.length)
    const showProgress = progressOn(terminal)
    const report = await playMatch({
      plan,
      run: thisRun(threads, null, (values.report ?? values.json) !== undefined),
      schedule: time === null ? inOrder(units, played) : forSoLong(plan, time, played, Date.now),
      before,
      sprt: null,
      keepsMoves: false,
      ...(showProgress === undefined ? {} : { showProgress }),
      file: values.report,
      summaryOf,
    })
    terminal.bar?.('')
    if (values.json) terminal.out(reportText(report, summaryOf(report)).trimEnd())
    else print(report, terminal)
    return OK
  },
}
