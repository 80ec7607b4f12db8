/** Tables of an arena's report for a terminal. */
import { printable } from '@bastide/kernel'
import type { Rating } from './ladder.ts'
import type { Report } from './report.ts'
import type { Tested } from './sprt.ts'
import { type Measured, type MeetingSummary, type PlayerSummary, summariesOf, timesOf } from './summary.ts'

type Row = readonly string[]

/** Columns as wide as their widest entry, two spaces apart; all but the first end at the right. */
function tableLines(rows: readonly Row[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  return rows.map((row) =>
    row
      .map((entry, column) =>
        column === 0 ? entry.padEnd(widths[0] as number) : entry.padStart(widths[column] as number),
      )
      .join('  ')
      .trimEnd(),
  )
}

const percent = (share: number): string => (100 * share).toFixed(1)
const signed = (value: number, digits = 0): string => {
  if (!Number.isFinite(value)) return value < 0 ? '-∞' : '+∞'
  const text = value.toFixed(digits)
  return Number(text) > 0 ? `+${text}` : text.replace(/^-(0(\.0*)?)$/, '$1')
}
const milliseconds = (time: number): string => `${time >= 100 ? time.toFixed(0) : time.toPrecision(3)} ms`
/** Half of an interval. One deal alone says nothing of how deals are spread. */
const spread = (half: number): string => (Number.isFinite(half) ? half.toFixed(1) : '∞')

const shareText = ({ value, low, high }: Measured): string => `${percent(value)} % (${percent(low)}–${percent(high)})`
const eloText = ({ value, low, high }: Measured): string => `${signed(value)} (${signed(low)} to ${signed(high)})`
const meanText = ({ value, high }: Measured): string => `${value.toFixed(1)} ± ${spread(high - value)}`
const marginText = ({ value, high }: Measured): string => `${signed(value, 1)} ± ${spread(high - value)}`

/** A command may be long, and untrusted where it comes from a report. */
const LONGEST_NAME = 40
const nameOf = (player: string): string =>
  printable(player.length > LONGEST_NAME ? `${player.slice(0, LONGEST_NAME - 1)}…` : player)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

function faultLines(name: string, { faults }: PlayerSummary): readonly string[] {
  return faults.map(
    ({ code, games, reason }) =>
      `${name} lost ${counted(games, 'game', 'games')} by itself (${code}): ${printable(reason)}`,
  )
}

export function meetingLines(report: Report, summary: MeetingSummary): readonly string[] {
  const { plan } = report
  const times = timesOf(report)
  const hasElo = summary.players.some(({ elo }) => elo !== null)
  const heading = ['player', 'won', 'shared', 'lost', 'share (95 %)', ...(hasElo ? ['Elo'] : [])]
  const rows = summary.players.map((one) => [
    nameOf(plan.players[one.player] as string),
    String(one.won),
    String(one.shared),
    String(one.lost),
    shareText(one.share),
    ...(one.elo === null ? [] : [eloText(one.elo)]),
    meanText(one.points),
    marginText(one.margin),
    milliseconds(times[one.player]?.mean ?? 0),
    milliseconds(times[one.player]?.percentile99 ?? 0),
  ])
  return [
    ...tableLines([[...heading, 'points', 'margin', 'a move', '99 %'], ...rows]),
    ...summary.players.flatMap((one) => faultLines(nameOf(plan.players[one.player] as string), one)),
  ]
}

/** How many games, and how to play them again. */
export function countLine(report: Report): string {
  const summaries = summariesOf(report)
  const sum = (of: (one: MeetingSummary) => number): number => summaries.reduce((so, one) => so + of(one), 0)
  const unfinished = sum((one) => one.unfinished)
  const games = counted(
    sum((one) => one.games),
    'game',
    'games',
  )
  const deals = report.plan.changesSeats
    ? ` in ${counted(
        sum((one) => one.deals),
        'deal',
        'deals',
      )}`
    : ''
  return `${games}${deals}, seed ${report.plan.seed}${unfinished === 0 ? '' : `; unfinished: ${unfinished}`}`
}

export function sprtLine({ elo0, elo1, llr, low, high, verdict, deals }: Tested): string {
  const bounds = `LLR ${llr.toFixed(2)}, bounds ${low.toFixed(2)} and ${high.toFixed(2)}`
  const hypotheses = `elo0 ${elo0}, elo1 ${elo1}`
  const after = `after ${counted(deals, 'deal', 'deals')}`
  return verdict === 'open'
    ? `SPRT (${hypotheses}): ${bounds}: no answer ${after}`
    : `SPRT (${hypotheses}): ${bounds}: ${verdict} accepted ${after}`
}

/** The ladder, best first. */
export function ladderLines({ plan, times, ...report }: Report, ratings: readonly Rating[]): readonly string[] {
  const whole = { plan, times, ...report }
  const took = timesOf(whole)
  const of = (player: number): readonly PlayerSummary[] =>
    summariesOf(whole).flatMap(({ players }) => players.filter((one) => one.player === player))
  const rows = plan.players
    .map((name, player) => ({ name, player, ...(ratings[player] as Rating) }))
    .sort((one, other) => other.elo - one.elo)
    .map(({ name, player, elo, interval }) => {
      const games = of(player).reduce((sum, { won, shared, lost }) => sum + won + shared + lost, 0)
      return [
        nameOf(name),
        elo.toFixed(0),
        `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}`,
        String(games),
        milliseconds(took[player]?.mean ?? 0),
        milliseconds(took[player]?.percentile99 ?? 0),
      ]
    })
  return tableLines([['player', 'rating', '95 %', 'games', 'a move', '99 %'], ...rows])
}

/** Every meeting in one line: who met whom, and what the first got. */
export function crossLines(report: Report): readonly string[] {
  const rows = summariesOf(report)
    .filter(({ games }) => games > 0)
    .map(({ players: [one, other], games }) => [
      `${nameOf(report.plan.players[one?.player as number] as string)} – ${nameOf(report.plan.players[other?.player as number] as string)}`,
      String(games),
      shareText((one as PlayerSummary).share),
      marginText((one as PlayerSummary).margin),
    ])
  return tableLines([['meeting', 'games', 'share of the first (95 %)', 'margin'], ...rows])
}

const BAR = 24

/** A line that is written again and again. */
export function barText(share: number, report: Report): string {
  const full = Math.round(BAR * share)
  const [first] = summariesOf({ ...report, plan: { ...report.plan, meetings: report.plan.meetings.slice(0, 1) } })
  const leading = first?.players[0]
  const so =
    report.plan.meetings.length > 1 || leading === undefined
      ? ''
      : `  ${nameOf(report.plan.players[leading.player] as string)} ${shareText(leading.share)}`
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent(share).padStart(5)} %  ${report.deals.length} deals${so}`
}
