/** What was chosen but not confirmed, for as long as the tab is open: it outlives loading the page again. */
import type { Chosen } from './choosing.ts'

const KEY = 'bastide-chosen'

interface Kept {
  readonly table: string
  readonly version: number
  readonly chosen: Chosen
}

export function keepChoice(table: string, version: number, chosen: Chosen | null): void {
  try {
    if (chosen === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ table, version, chosen } satisfies Kept))
  } catch {
    // Storage is not available: the choice is made again.
  }
}

/** What was chosen at this version of a table. The table itself says whether it is still a choice. */
export function keptChoice(table: string, version: number): Chosen | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    return kept?.table === table && kept.version === version ? (kept.chosen ?? null) : null
  } catch {
    return null
  }
}
