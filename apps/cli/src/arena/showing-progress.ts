import type { Terminal } from '../command.ts'
import { barText } from './printing.ts'
import type { Report } from './report.ts'

/** More often nobody sees. To count results takes time, so many of them are counted more seldom. */
const SHOWN_MS = 200
const COUNTING_SHARE = 0.02

/** A bar on a terminal that has one. */
export function progressOn(terminal: Terminal): ((share: number, report: Report) => void) | undefined {
  const { bar } = terminal
  if (bar === undefined) return undefined
  let next = 0
  return (share, report) => {
    const began = Date.now()
    if (began < next) return
    bar(barText(share, report))
    next = Date.now() + Math.max(SHOWN_MS, (Date.now() - began) / COUNTING_SHARE)
  }
}
