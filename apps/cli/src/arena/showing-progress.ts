import type { Terminal } from '../command.ts'
import { barText } from './printing.ts'
import type { Report } from './report.ts'

/** More often nobody sees, and to count results takes time. */
const SHOWN_MS = 200

/** A bar on a terminal that has one. */
export function progressOn(terminal: Terminal): ((share: number, report: Report) => void) | undefined {
  const { bar } = terminal
  if (bar === undefined) return undefined
  let shown = 0
  return (share, report) => {
    if (Date.now() - shown < SHOWN_MS) return
    shown = Date.now()
    bar(barText(share, report))
  }
}
