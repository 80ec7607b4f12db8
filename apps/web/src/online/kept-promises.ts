/**
 * What was promised about the draws of a table before its game began, kept on this device: the server's commitment and
 * the ends of all chains. Whoever checks the draws later compares them; a server's own word would prove nothing.
 */
import type { TableId } from '@bastide/wire'

export interface KeptPromise {
  readonly commitment: string
  readonly ends: readonly (string | null)[]
}

interface Kept {
  readonly table: TableId
  /** How many chains of this device are spent: their first link was revealed, and no game came of it. */
  readonly spent: number
  /** What was published when this device revealed a link; null while its chain is unknown to all others. */
  readonly promise: KeptPromise | null
}

const KEY = 'bastide-draw-promises'
/** Some 300 bytes each. */
const MOST_KEPT = 300
/** Where nothing can be saved, they last as long as the page, as the chains do. */
let inMemory: readonly Kept[] = []

function readAll(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return inMemory
  }
}

function isKept(found: unknown): found is Kept {
  const { table, spent, promise } = (found ?? {}) as Partial<Record<keyof Kept, unknown>>
  if (typeof table !== 'string' || !Number.isSafeInteger(spent)) return false
  if (promise === null) return true
  const { commitment, ends } = (promise ?? {}) as Partial<Record<keyof KeptPromise, unknown>>
  return typeof commitment === 'string' && Array.isArray(ends)
}

const keptOf = (table: TableId): Kept =>
  readAll().find((one) => one.table === table) ?? { table, spent: 0, promise: null }

function keep(kept: Kept): void {
  // Tables that were begun long ago go first.
  inMemory = [...readAll().filter(({ table }) => table !== kept.table), kept].slice(-MOST_KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory))
  } catch {
    // Then the page has it in memory.
  }
}

export const promiseFor = (table: TableId): KeptPromise | null => keptOf(table).promise
export const chainsSpent = (table: TableId): number => keptOf(table).spent

/** Before the first link is revealed: afterwards somebody could promise what suits him. */
export const keepPromise = (table: TableId, promise: KeptPromise): void => keep({ ...keptOf(table), promise })

/** Before somebody is ready: a chain whose first link others have seen is not used for another start. */
export function renewChain(table: TableId): void {
  const { spent, promise } = keptOf(table)
  if (promise !== null) keep({ table, spent: spent + 1, promise: null })
}
