/** Reports in files: read to go on from, merged, and written while games are played. */
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { attempt, demand, type Result, refuse } from '@bastide/kernel'
import { Failed, failure, failureOf, Misuse } from '../failure.ts'
import { readFile } from '../file.ts'
import { differenceOf, type Report, type Run, readReport } from './report.ts'
import { addTimes } from './timing.ts'

/** A million deals of two games take about 150 million bytes. */
const LARGEST_REPORT = 400_000_000

function refusedIn(path: string, result: Result<Report>): Report {
  if (result.ok) return result.value
  const why = failureOf(result)
  throw new Misuse({ ...why, reason: `${path} is no report to go on from: ${why.reason}` })
}

function readReportFile(path: string): Report {
  const text = readFile(path, LARGEST_REPORT)
  const parsed = attempt(() => {
    try {
      return JSON.parse(text) as unknown
    } catch (thrown) {
      return refuse('not-json', `it is not JSON: ${(thrown as Error).message}`)
    }
  })
  return refusedIn(path, parsed.ok ? readReport(parsed.value) : parsed)
}

export const reportIn = (path: string | undefined): Report | null =>
  path === undefined || !existsSync(path) ? null : readReportFile(path)

/** One report of several, which must have the same plan and no deal in common. */
export function mergeReports(reports: readonly Report[]): Result<Report> {
  return attempt(() => {
    const [first, ...others] = reports
    if (first === undefined) return refuse('nothing', 'there is no report to merge')
    for (const [i, { plan }] of others.entries()) {
      const difference = differenceOf(first.plan, plan)
      if (difference !== null)
        refuse('other-plan', `report ${i + 2} is of another match than the first: another ${difference}`)
    }
    const merged: Report = {
      plan: first.plan,
      runs: reports.flatMap(({ runs }) => runs),
      times: first.times.map((_, player) =>
        reports.map(({ times }) => times[player] as Report['times'][number]).reduce(addTimes),
      ),
      deals: reports
        .flatMap(({ deals }) => deals)
        .sort((one, other) => one.deal - other.deal || one.meeting - other.meeting),
    }
    const twice = merged.deals.find(
      ({ deal, meeting }, i) => merged.deals[i - 1]?.deal === deal && merged.deals[i - 1]?.meeting === meeting,
    )
    if (twice !== undefined) refuse('deal-twice', `deal ${twice.deal} is in two of the reports`)
    return merged
  })
}

export function mergeFiles(paths: readonly string[]): Report {
  const merged = mergeReports(paths.map(readReportFile))
  if (!merged.ok) throw new Misuse(failureOf(merged))
  return demand(merged)
}

/** Renamed into place: whoever is stopped in the middle of writing leaves the report before. */
export function writeReportFile(path: string, text: string): void {
  try {
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new Failed(failure('unwritable', `cannot write the report ${path} (${code})`), { cause: thrown })
  }
}

/** What decides how games go. Reports are in the repository, too, and change while games are played. */
const PLAYING_CODE = [':/packages', ':/apps/cli', ':/package-lock.json']

function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no git, or this is no clone.
    return null
  }
}

/** Where and by which program games are played. Git takes long, so it is asked only where a report is kept. */
export function thisRun(threads: number, shard: string | null, isKept: boolean): Run {
  return {
    commit: isKept ? git('rev-parse', 'HEAD') : null,
    changed: isKept && (git('status', '--porcelain', '--untracked-files=no', '--', ...PLAYING_CODE) ?? '') !== '',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    threads,
    shard,
  }
}
